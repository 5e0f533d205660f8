#include "ui/systems/percentile/dueldialog.h"

#include "models/digest.h"
#include "ui/attack/actionodds.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/oddsplace.h"
#include "ui/odds/oddspanel.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/verdict/attackverdict.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/windowroom.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread::percentile {

namespace {
constexpr int kDuelDialogLow = 760;
}

DuelDialog::DuelDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent, AttackLog* log)
    : ActionDialog(fight, style, parent, log),
      m_verdict(new AttackVerdict(*m_presenter, style, this)),
      m_odds(new ActionOdds(*m_presenter, this, this)),
      m_oddsPlace(new OddsPlace(*m_presenter, *m_odds, preferences, style, *this))
{
    setObjectName(QStringLiteral("duelDialog"));
    setHands({.dice = this, .keys = this});
    setDropWords(tr("Drop this duel:"));
    const int percent = style.theme().textPercent();
    setMinimumWithinScreen(*this, QSize(880, 560) * percent / 100);
    resizeWithinScreen(*this, QSize(1060, 760) * percent / 100);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::kLarge, space::kSmall, space::kMedium, space::kSmall);
    head->addStretch(1);
    head->addWidget(&m_odds->button());
    column->addLayout(head);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(1);
    halves->addWidget(makeHalf(0), 1);
    halves->addWidget(makeHalf(1), 1);
    column->addLayout(halves, 1);
    auto* result = new QVBoxLayout;
    result->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, 0);
    result->addWidget(m_verdict);
    column->addLayout(result);
    layOut(*middle);
    m_foot->primary()->setObjectName(QStringLiteral("duelPrimary"));
    connect(m_presenter, &AttackPresenter::changed, this, &DuelDialog::refresh);
    connect(m_odds, &ActionOdds::toggled, this, &DuelDialog::refresh);
}

QWidget* DuelDialog::makeHalf(int side)
{
    Half& half = m_halves[static_cast<std::size_t>(side)];
    half.area = new QScrollArea(this);
    half.area->setWidgetResizable(true);
    half.area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLook(*half.area, "ground", QStringLiteral("surface"));
    auto* box = new QWidget(half.area);
    box->setAttribute(Qt::WA_StyledBackground);
    setLook(*box, "ground", QStringLiteral("surface"));
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(space::kLarge, space::kMedium, space::kMedium, space::kMedium);
    column->setSpacing(space::kSmall);
    half.name = new QLabel(box);
    setLook(*half.name, "textRole", QStringLiteral("name"));
    half.name->setWordWrap(true);
    half.weapon = new QComboBox(box);
    half.weapon->setObjectName(side == 0 ? QStringLiteral("leftWeapon") : QStringLiteral("rightWeapon"));
    half.weapon->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    half.weapon->setMinimumContentsLength(12);
    half.dice = new DicePanel(*m_presenter, m_style, box);
    half.dice->setSide(side);
    half.steps = new ExplanationPanel(m_style, box);
    half.steps->model().setSide(side);
    half.steps->setRulingsAllowed(true);
    column->addWidget(half.name);
    column->addWidget(half.weapon);
    column->addWidget(half.dice);
    // Before the dice fall there is room in place of the steps.
    if (side == 1) {
        m_oddsPlace->panel().setAimable(false);
        column->addWidget(&m_oddsPlace->panel());
    }
    column->addWidget(half.steps, 1);
    connect(half.weapon, &QComboBox::activated, this, &DuelDialog::begin);
    connectDice(*half.dice);
    connect(half.dice, &DicePanel::steppedBack, this, &DuelDialog::focusDice);
    connectSteps(*half.steps);
    leaveEnterTo(*half.steps);
    half.area->setWidget(box);
    return half.area;
}

bool DuelDialog::focusDice()
{
    // The question asked first decides whose die comes next.
    return m_halves[0].dice->focusOpen() || m_halves[1].dice->focusOpen();
}

bool DuelDialog::takeOwnKey(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_H || event.modifiers() != Qt::NoModifier)
        return false;
    if (const QString why = m_odds->refusal(); !why.isEmpty())
        m_foot->warn(why);
    m_odds->toggle();
    return true;
}

bool DuelDialog::stepBack()
{
    return m_halves[0].dice->stepBack() && focusDice();
}

bool DuelDialog::holdsDice(const QWidget* widget) const
{
    return std::ranges::any_of(m_halves, [widget](const Half& half) { return half.dice->isAncestorOf(widget); });
}

void DuelDialog::fill(QComboBox& weapons, const CombatantView& who)
{
    const QSignalBlocker quiet(&weapons);
    weapons.clear();
    for (const WeaponDigest& weapon : weaponsOf(m_fight.snapshot().encounter.system, who))
        weapons.addItem(tr("%1 · %2").arg(weapon.name, weapon.detail), QVariant::fromValue(weapon.possession));
}

void DuelDialog::startWith(const AttackStart& start)
{
    m_action = start.order.action;
    if (start.odds)
        m_odds->setWanted(true);
    if (const auto& pending = m_fight.snapshot().pending)
        return resume(*pending);
    const CombatantView* left = m_fight.active();
    const CombatantView* right = m_fight.target();
    if (!left || !right)
        return;
    showPair(*left, *right);
    QComboBox& weapon = *m_halves[0].weapon;
    weapon.setCurrentIndex(qMax(0, weapon.findData(QVariant::fromValue(m_fight.weapon()))));
    begin();
}

void DuelDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    const CombatantView* left = m_fight.snapshot().find(pending.action.actor);
    const CombatantView* right = m_fight.snapshot().find(pending.action.target);
    if (!left || !right)
        return;
    m_action = pending.action.action;
    showPair(*left, *right);
    m_presenter->resume(pending);
}

void DuelDialog::showPair(const CombatantView& left, const CombatantView& right)
{
    m_halves[0].name->setText(QString::fromStdString(left.combatant.name));
    m_halves[1].name->setText(QString::fromStdString(right.combatant.name));
    for (const Half& half : m_halves) {
        half.weapon->setAccessibleName(tr("Weapon, %1").arg(half.name->text()));
        half.steps->setTitle(tr("Steps, %1").arg(half.name->text()));
    }
    fill(*m_halves[0].weapon, left);
    fill(*m_halves[1].weapon, right);
    setWindowTitle(tr("Duel: %1 and %2 - Hitspread").arg(m_halves[0].name->text(), m_halves[1].name->text()));
    open();
}

void DuelDialog::begin()
{
    if (!m_fight.active() || !m_fight.target())
        return;
    ActionOrder order;
    order.action = m_action;
    order.encounter = m_fight.snapshot().encounter.id;
    order.actor = m_fight.active()->combatant.id;
    order.target = m_fight.target()->combatant.id;
    order.weapon = m_halves[0].weapon->currentData().toLongLong();
    order.targetWeapon = m_halves[1].weapon->currentData().toLongLong();
    m_presenter->begin(order);
}

void DuelDialog::refresh()
{
    const bool finished = m_presenter->isFinished();
    const bool fallen = m_presenter->hasFallen();
    for (const Half& half : m_halves) {
        half.weapon->setEnabled(!fallen);
        half.steps->setEmptyText(emptyWords(tr("Both roll at once. Roll or type the dice.")));
        half.steps->setAction(finished || fallen ? m_presenter->action() : ActionRecord{});
    }
    m_odds->ask();
    m_oddsPlace->show(*m_halves[1].steps);
    // Later: new tiles are shown, and so counted, once the event in hand is over.
    QMetaObject::invokeMethod(this, &DuelDialog::alignDice, Qt::QueuedConnection);
    m_foot->setState({finished, m_presenter->isReady(), fallen, false, m_presenter->complaints()});
    if (!fallen && m_presenter->complaints().isEmpty())
        m_foot->hint(tr("R rolls for both, digits type the dice."));
    if (!m_presenter->complaints().isEmpty())
        m_problem->show(m_presenter->complaints().join(QLatin1Char(' ')));
}

void DuelDialog::alignDice()
{
    // As high as the other side's, so that the steps begin on one line.
    int highest = 0;
    for (const Half& half : m_halves)
        highest = qMax(highest, half.dice->neededHeight());
    for (const Half& half : m_halves) {
        half.dice->setMinimumHeight(highest);
        half.steps->fitInto(*half.area);
    }
}

void DuelDialog::resizeEvent(QResizeEvent* event)
{
    const bool low = height() < kDuelDialogLow;
    for (const Half& half : m_halves)
        half.dice->setCompact(low);
    QMetaObject::invokeMethod(this, &DuelDialog::alignDice, Qt::QueuedConnection);
    m_verdict->setMostLines(low ? 2 : 6);
    AttackDialog::resizeEvent(event);
}

}  // namespace hitspread::percentile
