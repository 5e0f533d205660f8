#include "ui/systems/threed/nearlist.h"

#include "models/fight.h"
#include "models/play/attackpresenter.h"
#include "models/targets.h"
#include "text/echo.h"
#include "ui/attack/optionrow.h"
#include "ui/fields/numberfield.h"
#include "ui/systems/threed/rangeguess.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/morebutton.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace hitspread::threed {

namespace {
constexpr int kNearListBadge = 20;
constexpr int kNearListMost = 9999;  ///< metres, as the field of the rules
}  // namespace

NearList::NearList(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_style(style),
      m_asked(new QLabel(this)),
      m_more(new MoreButton(tr("Out of reach, or out of the fight"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(OptionRow::dotRoom(*this), 4, 0, 0);
    column->setSpacing(4);
    auto* title = new QLabel(tr("Who is near, and how far from it"), this);
    setLook(*title, "textRole", QStringLiteral("section"));
    title->setWordWrap(true);
    column->addWidget(title);
    m_more->setObjectName(QStringLiteral("nearMore"));
    m_asked->setObjectName(QStringLiteral("apartAsked"));
    m_asked->setWordWrap(true);
    setLook(*m_asked, "tone", QStringLiteral("warn"));
    m_asked->hide();
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addWidget(m_asked);
    connect(m_more, &MoreButton::toggled, this, &NearList::fold);
    connect(&presenter, &AttackPresenter::ready, this, &NearList::takeSaid);
    connect(&presenter, &AttackPresenter::refused, this, [this] {
        m_isOnItsWay = false;
        m_said.clear();
    });
    connect(&presenter, &AttackPresenter::changed, this, &NearList::refresh);
    // Whoever is called otherwise by now, is out of it, or stands elsewhere.
    connect(&presenter.fight(), &Fight::changed, this, &NearList::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        m_shown.clear();
        refresh();
    });
    refresh();
}

void NearList::setReach(int metres)
{
    m_reach = metres;
    refresh();
}

std::optional<std::size_t> NearList::placeOf(RecordId who) const
{
    const auto& targets = m_presenter.options().targets();
    const auto at = std::ranges::find(targets, who);
    return at == targets.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - targets.begin()));
}

std::optional<int> NearList::apartOf(RecordId who) const
{
    const auto place = placeOf(who);
    if (auto path = place ? m_presenter.options().path(kApart) : std::nullopt) {
        path->element = static_cast<std::uint16_t>(*place);
        return isApartGuessed(m_presenter, *place) ? std::nullopt : std::optional(m_presenter.options().number(*path));
    }
    if (const auto said = m_said.find(who); said != m_said.end())
        return said->second;
    const auto& known = m_presenter.fight().snapshot().distances;
    const auto found = known.find(std::minmax(m_presenter.order().target, who));
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

/// Whom it was thrown at first, then opponents of whoever throws, his own side and himself; behind each who is out of the fight.
std::vector<NearList::Shown> NearList::people() const
{
    const FightSnapshot& fight = m_presenter.fight().snapshot();
    const ActionOrder& order = m_presenter.order();
    const CombatantView* actor = fight.find(order.actor);
    std::vector<Shown> all;
    for (const CombatantView& view : fight.combatants) {
        const RecordId id = view.combatant.id;
        if (view.combatant.away && !placeOf(id))
            continue;
        Shown shown;
        shown.id = id;
        shown.name = text::visible(view.combatant.name);
        shown.face = faceOf(&view.combatant);
        shown.out = outWords(fight, view);
        shown.isDead = isDead(fight, view);
        shown.isFoe = actor && view.combatant.side != actor->combatant.side;
        const auto known = fight.distances.find(std::minmax(order.target, id));
        shown.isFar = known != fight.distances.end() && known->second > m_reach;
        shown.face.faded = !shown.out.isEmpty();
        all.push_back(std::move(shown));
    }
    std::ranges::stable_sort(all, {}, [&](const Shown& one) {
        return std::tuple(one.id != order.target, one.isDead || one.isFar, !one.out.isEmpty(), !one.isFoe,
                          one.id == order.actor);
    });
    return all;
}

void NearList::refresh()
{
    if (!m_presenter.isReady())
        return;
    if (const std::vector<Shown> now = people(); now != m_shown)
        rebuild(now);
    QStringList unknown;
    for (const Row& row : m_rows) {
        showRow(row);
        const auto place = placeOf(row.id);
        if (place && isApartGuessed(m_presenter, *place))
            unknown << text::visible(m_presenter.fight().snapshot().find(row.id)->combatant.name);
    }
    fold();
    // What is not known counts as no distance at all, which is the worst: nobody is to overlook that.
    m_asked->setText(tr("Nobody has said how far from it: %1. As long as that is so it is 0 m.")
                         .arg(unknown.join(QStringLiteral(", "))));
    m_asked->setVisible(!unknown.isEmpty() && !m_presenter.dice().hasFallen());
}

void NearList::rebuild(const std::vector<Shown>& people)
{
    m_shown = people;
    if (m_box) {
        m_box->hide();
        // One of its parts may have been pressed just now.
        m_box->deleteLater();
    }
    m_rows.clear();
    m_box = new QWidget(this);
    auto* grid = new QGridLayout(m_box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(OptionRow::kGap);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    for (const Shown& who : people)
        addRow(who);
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_box);
    m_box->show();
}

void NearList::addRow(const Shown& who)
{
    const int line = static_cast<int>(m_rows.size());
    const RecordId id = who.id;
    const QString called = who.out.isEmpty() ? who.name : tr("%1 (%2)", "name, dead or out").arg(who.name, who.out);
    Row row{.id = id,
            .isAsked = who.isFoe && who.out.isEmpty(),
            .isFolded = who.isDead || who.isFar,
            .check = new QCheckBox(m_box),
            .name = new QPushButton(withoutMnemonic(called), m_box),
            .apart = new NumberField(m_box)};
    row.check->setObjectName(QStringLiteral("near%1").arg(line));
    row.check->setAccessibleName(tr("%1 is near").arg(who.name));
    row.check->setProperty("combatant", QVariant::fromValue(id));
    row.name->setObjectName(QStringLiteral("nearName%1").arg(line));
    row.name->setAutoDefault(false);
    row.name->setCheckable(true);
    row.name->setFocusPolicy(Qt::ClickFocus);
    row.name->setProperty("segment", QStringLiteral("row"));
    row.name->setIcon(
        badgePixmap(who.face, m_style.theme(), m_style.theme().scaled(kNearListBadge), devicePixelRatioF()));
    row.name->setToolTip(tr("Show %1 on the stage; the options below are for %1").arg(who.name));
    row.apart->setObjectName(QStringLiteral("nearApart%1").arg(line));
    row.apart->setUnit(tr("m"));
    row.apart->setMayBeEmpty(true);
    row.apart->setRange(0, kNearListMost);
    row.apart->setPlaceholderText(tr("? m"));
    row.apart->setAccessibleName(tr("%1: metres from it").arg(who.name));
    connect(
        row.check, &QCheckBox::clicked, this, [this, id](bool on) { tick(id, on); }, Qt::QueuedConnection);
    connect(
        row.name, &QPushButton::clicked, this,
        [this, id] {
            const auto place = placeOf(id);
            if (place)
                m_presenter.options().viewTarget(*place);
            else
                tick(id, true);
            refresh();
        },
        Qt::QueuedConnection);
    connect(row.apart, &NumberField::entered, this, [this, id](auto metres) { say(id, metres); });
    auto* grid = static_cast<QGridLayout*>(m_box->layout());
    grid->addWidget(row.check, line, 0);
    grid->addWidget(row.name, line, 1);
    grid->addWidget(row.apart, line, 2);
    m_rows.push_back(row);
}

void NearList::showRow(const Row& row)
{
    const auto place = placeOf(row.id);
    const bool isFirst = place == std::size_t{0};
    row.check->setChecked(place || m_said.contains(row.id));
    // Whom it was thrown at, and whoever stood there when the dice fell.
    row.check->setEnabled(!isFirst && !(place && m_presenter.dice().hasFallen()));
    row.name->setChecked(place && *place == m_presenter.options().targetInView());
    row.apart->setNumber(apartOf(row.id));
}

void NearList::fold()
{
    bool hasFolded = false;
    for (const Row& row : m_rows) {
        const bool isBehind = row.isFolded && !placeOf(row.id);
        hasFolded = hasFolded || isBehind;
        for (QWidget* part :
             {static_cast<QWidget*>(row.check), static_cast<QWidget*>(row.name), static_cast<QWidget*>(row.apart)})
            part->setVisible(!isBehind || m_more->isChecked());
    }
    m_more->setVisible(hasFolded);
}

void NearList::tick(RecordId who, bool on)
{
    const auto place = placeOf(who);
    if (place.has_value() == on || place == std::size_t{0})
        return refresh();
    ActionOrder order = m_presenter.order();
    if (on && order.otherTargets.size() + 1 >= m_most) {
        m_said.erase(who);
        refresh();
        return Q_EMIT full();
    }
    if (on)
        order.otherTargets.push_back(who);
    else
        std::erase(order.otherTargets, who);
    m_isOnItsWay = true;
    m_presenter.begin(order);
}

void NearList::say(RecordId who, std::optional<std::int32_t> metres)
{
    m_justSaid = metres ? who : 0;
    const auto place = placeOf(who);
    auto path = place ? m_presenter.options().path(kApart) : std::nullopt;
    if (path) {
        path->element = static_cast<std::uint16_t>(*place);
        return metres ? m_presenter.options().setNumber(*path, *metres) : m_presenter.options().reset(*path);
    }
    if (!metres)
        return;
    m_said[who] = *metres;
    tick(who, true);
}

void NearList::takeSaid()
{
    m_isOnItsWay = false;
    // Each becomes an option of the action: what is set changes the targets of nobody.
    for (const auto& [who, metres] : std::exchange(m_said, {})) {
        const auto place = placeOf(who);
        auto path = place ? m_presenter.options().path(kApart) : std::nullopt;
        if (!path)
            continue;
        path->element = static_cast<std::uint16_t>(*place);
        m_presenter.options().setNumber(*path, metres);
    }
    refresh();
    QMetaObject::invokeMethod(this, &NearList::arrived, Qt::QueuedConnection);
}

bool NearList::isUnknown(const Row& row) const
{
    return row.isAsked && !row.isFolded && row.id != m_presenter.order().target && !apartOf(row.id)
        && row.apart->isEnabled();
}

bool NearList::focus(const Row& row)
{
    row.apart->setFocus(Qt::OtherFocusReason);
    row.apart->selectAll();
    return true;
}

bool NearList::focusUnknown()
{
    const auto found = std::ranges::find_if(m_rows, [this](const Row& row) { return isUnknown(row); });
    return found != m_rows.end() && focus(*found);
}

bool NearList::focusNextUnknown()
{
    const RecordId last = std::exchange(m_justSaid, 0);
    const auto from = std::ranges::find(m_rows, last, &Row::id);
    if (last == 0 || from == m_rows.end() || !from->apart->hasFocus())
        return false;
    const auto found = std::find_if(from, m_rows.end(), [this](const Row& row) { return isUnknown(row); });
    return found != m_rows.end() && focus(*found);
}

}  // namespace hitspread::threed
