#include "ui/sheet/bodypanel.h"

#include "ui/diagram/bodypictures.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/trackboxes.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace hitspread {

BodyPanel::BodyPanel(SheetPresenter& presenter, QWidget* parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_view(new BodyView(this)),
      m_track(new TrackBoxes(this)),
      m_trackName(new QLabel(this)),
      m_trackText(new QLabel(this)),
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
    m_track->setObjectName(QStringLiteral("sheetTrack"));
    m_track->setTheme(presenter.style().theme());
    setLook(*m_trackName, "textRole", QStringLiteral("section"));
    setLook(*m_state, "textRole", QStringLiteral("secondary"));
    setLook(*m_armour, "textRole", QStringLiteral("secondary"));
    m_armour->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, space::kSmall);
    foot->setSpacing(space::kTiny);
    auto* track = new QHBoxLayout;
    track->addWidget(m_trackName);
    // The number stands behind the last box, not at the far edge.
    m_track->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    track->addWidget(m_track, 1);
    track->addWidget(m_trackText);
    track->addStretch();
    foot->addLayout(track);
    auto* words = new QHBoxLayout;
    words->addWidget(m_state, 1);
    words->addWidget(m_armour, 1);
    foot->addLayout(words);
    column->addLayout(foot);
    connect(&presenter.style(), &ApplicationStyle::themeChanged, m_view, &BodyView::setTheme);
    connect(&presenter.style(), &ApplicationStyle::themeChanged, m_track, &TrackBoxes::setTheme);
    connect(&presenter, &SheetPresenter::opened, this, [this] { m_isNew = true; });
    connect(&presenter, &SheetPresenter::derivedChanged, this, &BodyPanel::refresh);
    connect(m_view, &BodyView::stageFitted, this, &BodyPanel::tellHint);
    connect(m_view, &BodyView::hitBoxChosen, this, &BodyPanel::markLocation);
    connect(m_track, &TrackBoxes::shownLeftChanged, this, &BodyPanel::tellTrack);
    connect(m_track, &TrackBoxes::wanted, this, [this](int left) {
        const SheetPanels* panels = m_presenter.panels();
        if (panels && m_presenter.condition())
            m_presenter.mark(
                panels->trackLeft(m_presenter.character().record(), m_presenter.condition()->record(), left));
    });
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
    m_trackName->setText(m_digest.trackName);
    m_track->setAccessibleName(m_digest.trackName);
    m_track->setTrack(m_digest.track, m_digest.mostTrack, view.who.combatant.id);
    // What happened before is no change of this sheet: it is true from the first moment.
    if (std::exchange(m_isNew, false)) {
        m_view->skipMotion();
        m_track->skipMotion();
    }
    m_track->setEditable(view.isInFight() && m_presenter.panels());
    setTabOrder(m_view, m_track);
    tellTrack(m_track->shownLeft());
    QStringList state;
    for (const Chip& chip : m_digest.chips)
        state << chip.text;
    m_state->setText(state.isEmpty() ? m_digest.posture : state.join(QStringLiteral(" · ")));
    QStringList worn;
    for (const CombatantView::Item& item : view.who.armour) {
        if (const FieldDeclaration* name = item.record.record.declaration().find("name"))
            worn << QString::fromStdString(name->text(item.record.record.data()));
    }
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
    else
        m_hint->setText(tr("no room for boxes here: mark Hits under Condition"));
}

void BodyPanel::tellTrack(int left)
{
    m_trackText->setText(m_digest.mostTrack > 0 ? tr("%1 of %2 left").arg(left).arg(m_digest.mostTrack) : QString());
}

void BodyPanel::markLocation(int location, int box)
{
    const SheetPanels* panels = m_presenter.panels();
    const auto index = static_cast<std::size_t>(location);
    if (!panels || !m_presenter.condition() || index >= m_digest.locations.size())
        return;
    const int hits = leftAfterClick(box, m_digest.locations[index].hits);
    m_presenter.mark(
        panels->hitsLeft(m_presenter.character().record(), m_presenter.condition()->record(), index, hits));
}

}  // namespace hitspread
