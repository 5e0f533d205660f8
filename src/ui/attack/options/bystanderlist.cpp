#include "ui/attack/options/bystanderlist.h"

#include "models/fight/fight.h"
#include "models/fight/targets.h"
#include "models/play/attackpresenter.h"
#include "text/echo.h"
#include "ui/attack/options/optionrow.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"
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

namespace hitspread {

namespace {
constexpr int kNearListBadge = 20;
constexpr int kNearListMost = 9999;  ///< metres, as the field of the rules

/// Where a field is declared of each target.
std::optional<FieldPath> optionOfEach(const AttackPresenter& presenter, std::string_view field, std::size_t place)
{
    if (!presenter.isReady())
        return std::nullopt;
    for (const PartDeclaration& part : presenter.declaration().parts) {
        if (part.role != Role::Declared || !part.many || !part.record->find(field))
            continue;
        auto path = presenter.options().path(part.id, field);
        if (path)
            path->element = static_cast<std::uint16_t>(place);
        return path;
    }
    return std::nullopt;
}
}  // namespace

std::optional<FieldPath> apartPath(const AttackPresenter& presenter, std::size_t place)
{
    return optionOfEach(presenter, "apart", place);
}

bool isApartGuessed(const AttackPresenter& presenter, std::size_t place)
{
    const auto& targets = presenter.options().targets();
    const auto path = apartPath(presenter, place);
    if (place == 0 || place >= targets.size() || !path)
        return false;
    return !presenter.options().isChanged(*path)
        && !presenter.fight().snapshot().distances.contains(std::minmax(targets.front(), targets[place]));
}

BystanderList::BystanderList(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent, To to)
    : QWidget(parent),
      m_presenter(presenter),
      m_style(style),
      m_to(to),
      m_title(new QLabel(this)),
      m_asked(new QLabel(this)),
      m_more(new MoreButton(to == To::Blast ? tr("Out of reach, or out of the fight") : tr("Who else is near"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(OptionRow::dotRoom(*this), 4, 0, 0);
    column->setSpacing(4);
    m_title->setText(to == To::Blast ? tr("Who is near, and how far from it")
                                     : tr("Who is near, and how far from the target"));
    setLook(*m_title, "textRole", QStringLiteral("section"));
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    m_more->setObjectName(QStringLiteral("nearMore"));
    m_asked->setObjectName(QStringLiteral("apartAsked"));
    m_asked->setWordWrap(true);
    setLook(*m_asked, "tone", QStringLiteral("warn"));
    m_asked->hide();
    // What folds everybody out stays where it is; who is out of reach stands at the end of the others.
    column->insertWidget(to == To::Blast ? 1 : 0, m_more, 0, Qt::AlignLeft);
    m_boxAt = to == To::Blast ? 1 : 2;
    column->addWidget(m_asked);
    connect(m_more, &MoreButton::toggled, this, &BystanderList::fold);
    connect(&presenter, &AttackPresenter::ready, this, &BystanderList::takeSaid);
    connect(&presenter, &AttackPresenter::refused, this, [this] {
        m_isOnItsWay = false;
        m_said.clear();
    });
    connect(&presenter, &AttackPresenter::changed, this, &BystanderList::refresh);
    // Whoever is called otherwise by now, is out of it, or stands elsewhere.
    connect(&presenter.fight(), &Fight::changed, this, &BystanderList::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        m_shown.clear();
        refresh();
    });
    refresh();
}

void BystanderList::setReach(int metres)
{
    m_reach = metres;
    refresh();
}

std::optional<std::size_t> BystanderList::placeOf(RecordId who) const
{
    const auto& targets = m_presenter.options().targets();
    const auto at = std::ranges::find(targets, who);
    return at == targets.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - targets.begin()));
}

std::optional<int> BystanderList::apartOf(RecordId who) const
{
    const auto place = placeOf(who);
    if (const auto path = place ? apartPath(m_presenter, *place) : std::nullopt) {
        return isApartGuessed(m_presenter, *place) ? std::nullopt : std::optional(m_presenter.options().number(*path));
    }
    if (const auto said = m_said.find(who); said != m_said.end())
        return said->second;
    const auto& known = m_presenter.fight().snapshot().distances;
    const auto found = known.find(std::minmax(m_presenter.order().target, who));
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

/// Whom it was thrown at first, then opponents of whoever throws, his own side and himself; behind each who is out of the fight.
std::vector<BystanderList::Shown> BystanderList::people() const
{
    const FightSnapshot& fight = m_presenter.fight().snapshot();
    const ActionOrder& order = m_presenter.order();
    const CombatantView* actor = fight.find(order.actor);
    std::vector<Shown> all;
    for (const CombatantView& view : fight.combatants) {
        const RecordId id = view.combatant.id;
        // Who is attacked himself stands elsewhere in the window.
        const bool isElsewhere = (m_to == To::Target && id == order.target) || (m_withoutActor && id == order.actor);
        if ((view.combatant.away && !placeOf(id)) || isElsewhere)
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

void BystanderList::refresh()
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
    // Who is near was asked before the dice; above them the list would only push them out of sight.
    const bool hasFallen = m_presenter.dice().hasFallen();
    if (m_to == To::Target && hasFallen && !m_hadFallen)
        m_more->setChecked(false);
    m_hadFallen = hasFallen;
    fold();
    // What is not known counts as no distance at all, which is the worst: nobody is to overlook that.
    m_asked->setText(unknownWords(unknown));
    m_asked->setVisible(!unknown.isEmpty() && !hasFallen);
}

/// An optional distance is not taken for none.
QString BystanderList::unknownWords(const QStringList& names) const
{
    const QString all = names.join(QStringLiteral(", "));
    const auto path = apartPath(m_presenter, 0);
    if (!path || !m_presenter.options().fieldAt(*path).optional)
        return tr("Nobody has said how far from it: %1. As long as that is so it is 0 m.").arg(all);
    return m_to == To::Blast
        ? tr("Nobody has said how far from it: %1. Whether it reaches them is asked.").arg(all)
        : tr("Nobody has said how far from the target: %1. As long as that is so a burst does not reach them.")
              .arg(all);
}

void BystanderList::setFlag(std::string_view field, const QString& words, const QString& help)
{
    m_flag = field;
    m_flagWords = words;
    m_flagHelp = help;
}

std::optional<FieldPath> BystanderList::flagPath(std::size_t place) const
{
    return m_flag.empty() ? std::nullopt : optionOfEach(m_presenter, m_flag, place);
}

QCheckBox* BystanderList::makeFlag(const Shown& who, int line)
{
    auto* flag = new QCheckBox(m_flagWords, m_box);
    flag->setObjectName(QStringLiteral("nearFlag%1").arg(line));
    flag->setAccessibleName(tr("%1: %2", "name, what is ticked of him").arg(who.name, m_flagWords));
    flag->setToolTip(m_flagHelp);
    const RecordId id = who.id;
    connect(
        flag, &QCheckBox::clicked, this,
        [this, id](bool on) {
            const auto place = placeOf(id);
            if (const auto path = place ? flagPath(*place) : std::nullopt)
                m_presenter.options().setNumber(*path, on ? 1 : 0);
        },
        Qt::QueuedConnection);
    static_cast<QGridLayout*>(m_box->layout())->addWidget(flag, line + 1, 3);
    return flag;
}

void BystanderList::rebuild(const std::vector<Shown>& people)
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
    m_head = new QLabel(tr("near", "above the ticks"), m_box);
    m_head->setObjectName(QStringLiteral("nearHead"));
    setLook(*m_head, "textRole", QStringLiteral("secondary"));
    grid->addWidget(m_head, 0, 0, 1, 2);
    for (const Shown& who : people)
        addRow(who);
    static_cast<QVBoxLayout*>(layout())->insertWidget(m_boxAt, m_box);
    m_box->show();
}

void BystanderList::addRow(const Shown& who)
{
    const int line = static_cast<int>(m_rows.size());
    const RecordId id = who.id;
    const QString called = who.out.isEmpty() ? who.name : tr("%1 (%2)", "name, dead or out").arg(who.name, who.out);
    Row row{.id = id,
            .isAsked = who.isFoe && who.out.isEmpty(),
            .isFolded = m_to == To::Target || who.isDead || who.isFar,
            .check = new QCheckBox(m_box),
            .name = new QPushButton(withoutMnemonic(called), m_box),
            .apart = new NumberField(m_box)};
    row.check->setObjectName(QStringLiteral("near%1").arg(line));
    row.check->setAccessibleName(tr("%1 is near").arg(who.name));
    row.check->setToolTip(row.check->accessibleName());
    row.check->setProperty("combatant", QVariant::fromValue(id));
    row.name->setObjectName(QStringLiteral("nearName%1").arg(line));
    row.name->setAutoDefault(false);
    row.name->setCheckable(m_to == To::Blast);
    row.name->setFocusPolicy(Qt::ClickFocus);
    row.name->setProperty("segment", QStringLiteral("row"));
    row.name->setIcon(
        badgePixmap(who.face, m_style.theme(), m_style.theme().scaled(kNearListBadge), devicePixelRatioF()));
    row.name->setToolTip(m_to == To::Blast ? tr("Show %1 on the stage; the options below are for %1").arg(who.name)
                                           : tr("%1 is near the target, or not").arg(who.name));
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
            if (place && m_to == To::Blast)
                m_presenter.options().viewTarget(*place);
            else
                tick(id, !place);
            refresh();
        },
        Qt::QueuedConnection);
    connect(row.apart, &NumberField::entered, this, [this, id](auto metres) { say(id, metres); });
    auto* grid = static_cast<QGridLayout*>(m_box->layout());
    grid->addWidget(row.check, line + 1, 0);
    grid->addWidget(row.name, line + 1, 1);
    grid->addWidget(row.apart, line + 1, 2);
    if (!m_flag.empty())
        row.flag = makeFlag(who, line);
    m_rows.push_back(row);
}

void BystanderList::showRow(const Row& row)
{
    const auto place = placeOf(row.id);
    const bool isFirst = place == std::size_t{0};
    row.check->setChecked(place || m_said.contains(row.id));
    // Whom it was thrown at, and whoever stood there when the dice fell.
    row.check->setEnabled(!isFirst && !(place && m_presenter.dice().hasFallen()));
    row.name->setChecked(place && *place == m_presenter.options().targetInView());
    row.apart->setNumber(apartOf(row.id));
    const auto flag = place && row.flag ? flagPath(*place) : std::nullopt;
    if (row.flag)
        row.flag->setEnabled(flag && !m_presenter.dice().hasFallen());
    if (row.flag)
        row.flag->setChecked(flag && m_presenter.options().number(*flag) != 0);
}

void BystanderList::fold()
{
    bool hasFolded = false;
    bool hasShown = m_more->isChecked();
    for (const Row& row : m_rows) {
        const bool isBehind = row.isFolded && !placeOf(row.id);
        hasFolded = hasFolded || isBehind;
        hasShown = hasShown || !isBehind;
        for (QWidget* part : {static_cast<QWidget*>(row.check), static_cast<QWidget*>(row.name),
                              static_cast<QWidget*>(row.apart), static_cast<QWidget*>(row.flag)}) {
            if (part)
                part->setVisible(!isBehind || m_more->isChecked());
        }
    }
    m_more->setVisible(hasFolded);
    m_title->setVisible(hasShown || m_to == To::Blast);
    if (m_head)
        m_head->setVisible(hasShown);
}

void BystanderList::tick(RecordId who, bool on)
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

void BystanderList::say(RecordId who, std::optional<std::int32_t> metres)
{
    m_justSaid = metres ? who : 0;
    const auto place = placeOf(who);
    const auto path = place ? apartPath(m_presenter, *place) : std::nullopt;
    if (path)
        return metres ? m_presenter.options().setNumber(*path, *metres) : m_presenter.options().reset(*path);
    if (!metres)
        return;
    m_said[who] = *metres;
    tick(who, true);
}

void BystanderList::takeSaid()
{
    m_isOnItsWay = false;
    // Each becomes an option of the action: what is set changes the targets of nobody.
    for (const auto& [who, metres] : std::exchange(m_said, {})) {
        const auto place = placeOf(who);
        const auto path = place ? apartPath(m_presenter, *place) : std::nullopt;
        if (!path)
            continue;
        m_presenter.options().setNumber(*path, metres);
    }
    refresh();
    QMetaObject::invokeMethod(this, &BystanderList::arrived, Qt::QueuedConnection);
}

bool BystanderList::isUnknown(const Row& row) const
{
    return row.isAsked && !row.isFolded && row.id != m_presenter.order().target && !apartOf(row.id)
        && row.apart->isEnabled();
}

bool BystanderList::focus(const Row& row)
{
    row.apart->setFocus(Qt::OtherFocusReason);
    row.apart->selectAll();
    return true;
}

bool BystanderList::focusUnknown()
{
    const auto found = std::ranges::find_if(m_rows, [this](const Row& row) { return isUnknown(row); });
    return found != m_rows.end() && focus(*found);
}

bool BystanderList::focusNextUnknown()
{
    const RecordId last = std::exchange(m_justSaid, 0);
    const auto from = std::ranges::find(m_rows, last, &Row::id);
    if (last == 0 || from == m_rows.end() || !from->apart->hasFocus())
        return false;
    const auto found = std::find_if(from, m_rows.end(), [this](const Row& row) { return isUnknown(row); });
    return found != m_rows.end() && focus(*found);
}

}  // namespace hitspread
