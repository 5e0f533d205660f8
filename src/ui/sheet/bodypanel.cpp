#include "ui/sheet/bodypanel.h"

#include "services/library/recordname.h"
#include "text/echo.h"
#include "ui/diagram/bodypictures.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/trackboxes.h"
#include "ui/widgets/tracklook.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

BodyPanel::BodyPanel(SheetPresenter& presenter, QWidget* parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_view(new BodyView(this)),
      m_foot(new QVBoxLayout),
      m_state(new QLabel(this)),
      m_armour(new QLabel(this)),
      m_hint(new QLabel(this))
{
    setLook(*this, "ground", QStringLiteral("surface"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, space::kSmall);
    auto* title = new QLabel(tr("Body and armour"), this);
    setLook(*title, "textRole", QStringLiteral("heading"));
    setLook(*m_hint, "textRole", QStringLiteral("secondary"));
    head->addWidget(title);
    head->addStretch(1);
    head->addWidget(m_hint);
    column->addLayout(head);
    m_hint->setObjectName(QStringLiteral("sheetBodyHint"));
    m_view->setObjectName(QStringLiteral("sheetBody"));
    m_view->setAccessibleName(tr("Body of the character"));
    m_view->setTheme(presenter.style().theme());
    column->addWidget(m_view, 1);
    setLook(*m_state, "textRole", QStringLiteral("secondary"));
    setLook(*m_armour, "textRole", QStringLiteral("secondary"));
    m_armour->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_foot->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, space::kSmall);
    m_foot->setSpacing(space::kTiny);
    auto* words = new QHBoxLayout;
    words->addWidget(m_state, 1);
    words->addWidget(m_armour, 1);
    m_foot->addLayout(words);
    column->addLayout(m_foot);
    connect(&presenter.style(), &ApplicationStyle::themeChanged, m_view, &BodyView::setTheme);
    connect(&presenter, &SheetPresenter::opened, this, [this] { m_isNew = true; });
    connect(&presenter, &SheetPresenter::derivedChanged, this, &BodyPanel::refresh);
    connect(m_view, &BodyView::stageFitted, this, &BodyPanel::tellHint);
    connect(m_view, &BodyView::hitBoxChosen, this, &BodyPanel::markLocation);
}

DigestSource BodyPanel::source() const
{
    DigestSource source = sourceOf(m_presenter.sheet().view().who, m_presenter.sheet().view().switches);
    source.character = m_presenter.character().record();
    if (m_presenter.condition())
        source.condition = m_presenter.condition()->record();
    return source;
}

void BodyPanel::refresh()
{
    const SheetView& view = m_presenter.sheet().view();
    m_digest = digestOf(view.character().system, source());
    BodyPicture picture = bodypicture::ofDigest(view.plan, m_digest);
    picture.rose = false;
    picture.boxesMatter = true;
    m_view->setPicture(picture, view.who.combatant.id);
    tellHint();
    refreshTracks();
    // What happened before is no change of this sheet: it is true from the first moment.
    if (std::exchange(m_isNew, false)) {
        m_view->skipMotion();
        for (const Track& track : m_tracks)
            track.boxes->skipMotion();
    }
    QStringList state;
    for (const Chip& chip : m_digest.chips)
        state << chip.text;
    m_state->setText(state.isEmpty() ? m_digest.posture : state.join(QStringLiteral(" · ")));
    QStringList worn;
    for (const CombatantView::Item& item : view.who.armour)
        worn << text::visible(recordName(item.record.record));
    m_armour->setText(worn.join(QStringLiteral(", ")));
}

void BodyPanel::tellHint()
{
    if (!m_presenter.sheet().isLoaded())
        return;
    const SheetView& view = m_presenter.sheet().view();
    const StageLayout& stage = m_view->bodyScene().stageLayout();
    if (!view.plan)
        m_hint->setText(tr("no such body plan; leave it empty for the usual one"));
    else if (!view.isInFight())
        m_hint->setText(tr("in no fight: unhurt, nothing to mark"));
    else if (stage.callouts && stage.form == CalloutForm::Full)
        m_hint->setText(tr("click a box to mark or heal up to it"));
    else if (std::ranges::any_of(m_digest.locations, [](const LocationDigest& one) { return one.mostHits > 0; }))
        m_hint->setText(tr("no room for boxes here: mark Hits under Condition"));
    else
        m_hint->setText(tr("harm is not kept by location here: mark it under Condition"));
}

void BodyPanel::addTrack()
{
    const std::size_t place = m_tracks.size();
    Track track;
    track.row = new QWidget(this);
    track.name = new QLabel(track.row);
    track.boxes = new TrackBoxes(track.row);
    track.number = new QLabel(track.row);
    track.boxes->setObjectName(QStringLiteral("sheetTrack") + (place == 0 ? QString() : QString::number(place + 1)));
    track.boxes->setTheme(m_presenter.style().theme());
    setLook(*track.name, "textRole", QStringLiteral("section"));
    auto* line = new QHBoxLayout(track.row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(track.name);
    // The number stands behind the last box, not at the far edge.
    track.boxes->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    line->addWidget(track.boxes, 1);
    line->addWidget(track.number);
    line->addStretch();
    m_foot->insertWidget(static_cast<int>(place), track.row);
    connect(&m_presenter.style(), &ApplicationStyle::themeChanged, track.boxes, &TrackBoxes::setTheme);
    connect(track.boxes, &TrackBoxes::shownLeftChanged, track.number, [this, number = track.number, place](int left) {
        if (place < m_digest.tracks.size())
            number->setText(trackNumber(m_digest.tracks[place], left));
    });
    connect(track.boxes, &TrackBoxes::wanted, this, [this, place](int left) {
        if (place < m_digest.tracks.size())
            mark(m_digest.tracks[place].lost, m_digest.tracks[place].most, left);
    });
    m_tracks.push_back(track);
}

void BodyPanel::refreshTracks()
{
    const SheetView& view = m_presenter.sheet().view();
    while (m_tracks.size() < m_digest.tracks.size())
        addTrack();
    QWidget* before = m_view;
    for (const Track& track : m_tracks) {
        setTabOrder(before, track.boxes);
        before = track.boxes;
    }
    for (std::size_t i = 0; i < m_tracks.size(); ++i) {
        const bool isThere = i < m_digest.tracks.size() && m_digest.tracks[i].most > 0;
        m_tracks[i].row->setVisible(isThere);
        if (!isThere)
            continue;
        const TrackDigest& track = m_digest.tracks[i];
        m_tracks[i].name->setText(track.name);
        TrackBoxes& boxes = *m_tracks[i].boxes;
        boxes.setVisible(track.boxes);
        boxes.setAccessibleName(track.name);
        showTrack(boxes, track, view.who.combatant.id);
        boxes.setEditable(view.isInFight() && !track.lost.field.empty());
        m_tracks[i].number->setText(trackNumber(track, boxes.shownLeft()));
    }
}

void BodyPanel::markLocation(int location, int box)
{
    const auto index = static_cast<std::size_t>(location);
    if (index >= m_digest.locations.size())
        return;
    const LocationDigest& marked = m_digest.locations[index];
    mark(marked.lost, marked.mostHits, leftAfterClick(box, marked.hits));
}

void BodyPanel::mark(const LostField& lost, int most, int left)
{
    RecordBinder* condition = m_presenter.condition();
    const auto field = condition ? condition->declaration().indexOf(lost.field) : std::nullopt;
    if (field)
        m_presenter.mark(
            {{{*field, static_cast<std::uint16_t>(lost.element)}, std::int64_t{lost.valueFor(most, left)}}});
}

}  // namespace hitspread
