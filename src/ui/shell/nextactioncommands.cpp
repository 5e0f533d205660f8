#include "ui/shell/nextactioncommands.h"

#include "models/fight/groundhazards.h"
#include "models/fight/targets.h"
#include "models/history/tracemodel.h"
#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackwindows.h"
#include "ui/commands/windowactions.h"
#include "ui/shell/actioncommands.h"
#include "ui/shell/activecard.h"
#include "ui/shell/quickchoice.h"
#include "ui/shell/targetpanel.h"
#include "ui/shell/turncommands.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/labels/longwords.h"

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QShortcut>
#include <QStatusBar>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

/// As its button is called whether it is refused or not, so that the row keeps its width.
QString briefWords(const QuickAction& action, const ActionsFacet* facet)
{
    return facet && !action.plans.empty() ? facet->words(action.plans.front(), {}, {}).brief : readWords(action.title);
}

QString withKey(const QString& words, const QKeySequence& key)
{
    return words + QStringLiteral("   ") + key.toString(QKeySequence::NativeText);
}

Icon iconFor(ActionPlan::Kind kind, Icon attack)
{
    switch (kind) {
    case ActionPlan::Kind::Action: return Icon::Rifle;
    case ActionPlan::Kind::Attack: return Icon::Melee;
    case ActionPlan::Kind::Declare: return Icon::Stance;
    case ActionPlan::Kind::Another: return Icon::Person;
    case ActionPlan::Kind::Next: return Icon::Next;
    case ActionPlan::Kind::Gear: return Icon::Person;
    case ActionPlan::Kind::Dice: return Icon::Dice;
    case ActionPlan::Kind::Undo: return Icon::Undo;
    case ActionPlan::Kind::Return: return Icon::Person;
    case ActionPlan::Kind::Set: break;
    }
    return attack;
}

}  // namespace

NextActionCommands::NextActionCommands(Fight& fight, const ApplicationStyle& style, const Parts& parts,
                                       QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_style(style),
      m_parts(parts),
      m_window(window),
      m_next(new NextAction(
          fight, [this] { return attackOrder(); }, this))
{
    connect(parts.actions.fire, &QAction::triggered, this, [this] { fireAt(m_parts.stage.walkedHex()); });
    m_odds = parts.actions.add(QStringLiteral("odds"), tr("What to expect of the attack"), QKeySequence(Qt::Key_H),
                               std::nullopt);
    connect(m_odds, &QAction::triggered, this, [this] { fireAt(m_parts.stage.walkedHex(), true); });
    window.addAction(m_odds);
    connect(&parts.card, &ActiveCard::primaryAsked, this, &NextActionCommands::press);
    connect(&parts.turns, &TurnCommands::dueAsked, this, [this] {
        const std::optional<ActionOffer> primary = leading().primary;
        if (!m_next->isCurrent() || (primary && primary->plan.isDue))
            press();
    });
    window.installEventFilter(this);
    connect(&parts.stage, &TargetPanel::hexChosen, this, [this](Hex hex) { fireAt(hex); });
    connect(&parts.windows, &AttackWindows::actionAsked, this, &NextActionCommands::carryOut);
    QAction* initiative = parts.actions.add(QStringLiteral("initiative"), tr("Set initiative"), QKeySequence(Qt::Key_I),
                                            std::nullopt);
    connect(initiative, &QAction::triggered, &parts.card, &ActiveCard::editInitiative);
    parts.actions.menus().fight->addAction(initiative);
    window.addAction(initiative);
    connect(m_next, &NextAction::changed, this, &NextActionCommands::hear);
    connect(&fight, &Fight::changed, this, &NextActionCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &NextActionCommands::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, &NextActionCommands::refresh);
    refresh();
}

bool NextActionCommands::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &m_window || event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<const QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == 0 && !key->isAutoRepeat();
    // A field has been entered by it, a box opened.
    const QWidget* focus = m_window.focusWidget();
    const bool isTaken = qobject_cast<const QLineEdit*>(focus) || qobject_cast<const QComboBox*>(focus);
    if (!isEnter || !isPlain || isTaken)
        return QObject::eventFilter(watched, event);
    // Enter too many passes nobody over: going on has keys of its own.
    const std::optional<ActionOffer> primary = leading().primary;
    if (primary && primary->plan.kind == ActionPlan::Kind::Next && m_fight.whyNothingBegins().isEmpty()
        && !m_fight.snapshot().pending)
        m_window.statusBar()->showMessage(
            tr("%1 goes on.").arg(m_parts.turns.next()->shortcut().toString(QKeySequence::NativeText)), 10000);
    else
        press();
    return true;
}

std::optional<ActionOrder> NextActionCommands::attackOrder() const
{
    const auto attack = m_fight.isLoaded() ? primaryAttackOf(m_fight.snapshot().encounter.system) : std::nullopt;
    if (!attack || !m_fight.active())
        return std::nullopt;
    ActionOrder order;
    order.action = std::string(attack->action);
    order.encounter = m_fight.snapshot().encounter.id;
    order.actor = m_fight.active()->combatant.id;
    order.target = m_fight.target() ? m_fight.target()->combatant.id : 0;
    order.weapon = m_fight.weapon();
    return order;
}

/// Why the attack's command opens no window at all; what the rules refuse is said in the window, with what can be done about it.
QString NextActionCommands::refusal() const
{
    if (QString why = m_fight.whyNothingBegins(); !why.isEmpty())
        return why;
    if (!m_fight.active())
        return tr("Nobody is there to act.");
    const QString name = text::visible(m_fight.active()->combatant.name);
    if (m_fight.active()->combatant.away)
        return tr("%1 is away.").arg(name);
    if (!m_fight.target())
        return tr("Choose a target first: Ctrl+click a combatant.");
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const auto attack = primaryAttackOf(m_fight.snapshot().encounter.system);
    const ActionDeclaration* action = attack && system ? system->action(attack->action) : nullptr;
    const bool takesWeapon = action && std::ranges::any_of(action->parts, [](const PartDeclaration& part) {
                                 return part.role == Role::Actor && part.record->kind == RecordKind::Weapon;
                             });
    // Hands that serve as well are always there.
    if (takesWeapon && std::ranges::any_of(system->bareHands(), [](const AnyRecord& hand) {
            return hand.declaration().kind == RecordKind::Weapon;
        }))
        return {};
    return takesWeapon && m_fight.weapon() == 0 ? tr("%1 carries no weapon.").arg(name) : QString();
}

void NextActionCommands::fireAt(std::optional<Hex> hex, bool withOdds)
{
    const std::optional<ActionOrder> order = attackOrder();
    if (!order || m_parts.windows.resumePending())
        return;
    if (const QString why = refusal(); !why.isEmpty())
        return Q_EMIT refused(why,
                              m_fight.whyNothingBegins().isEmpty() && m_fight.target()
                                  && !m_fight.active()->combatant.away && m_fight.weapon() == 0);
    if (const QString why = m_parts.attacks.whyNotLoaded(); !why.isEmpty())
        return Q_EMIT refused(why, true);
    m_parts.windows.start({.order = *order, .aim = hex, .odds = withOdds});
}

void NextActionCommands::openSheet()
{
    if (m_fight.active())
        Q_EMIT sheetAsked(m_fight.active()->combatant.id);
}

QStringList NextActionCommands::attackWords(const PrimaryAttack& attack) const
{
    const QString title = readWords(attack.title);
    if (!m_fight.target())
        return {title};
    const Combatant& target = m_fight.target()->combatant;
    QStringList words;
    for (const std::string& whom : {target.name, target.badge})
        words << withKey(attack.at.arg(text::visible(whom)), attack.key);
    return words << withKey(title, attack.key);
}

QStringList NextActionCommands::wordsOf(const ActionOffer& offer) const
{
    const bool isNext = offer.plan.kind == ActionPlan::Kind::Next;
    const ActionTitle words = isNext ? nextWords(m_fight) : offer.words;
    // The key that goes on leads to what is due, too.
    if (!isNext && !offer.plan.isDue)
        return {words.full, words.brief};
    const QKeySequence key = m_parts.turns.next()->shortcut();
    return {withKey(words.full, key), withKey(words.brief, key)};
}

NextActions NextActionCommands::leading() const
{
    NextActions actions = m_next->actions();
    if (m_fight.isLoaded())
        leadIntoThePhase(m_fight, actions);
    return actions;
}

/// What lies there and is due comes before whatever anybody does.
std::optional<Hazard> NextActionCommands::dueOnGround() const
{
    const std::vector<Hazard> all = m_fight.isLoaded() ? hazardsOf(m_fight.snapshot()) : std::vector<Hazard>();
    return !all.empty() && all.front().isDue ? std::optional(all.front()) : std::nullopt;
}

NextActionCommands::Shown NextActionCommands::shown(const std::optional<PrimaryAttack>& attack) const
{
    if (!attack)
        return {{tr("Fire")}, refusal(), {}};
    if (QString why = m_fight.whyNothingBegins(); !why.isEmpty() || !m_fight.active())
        return {attackWords(*attack), refusal(), {}};
    if (const auto& pending = m_fight.snapshot().pending)
        return {{tr("Show the dice"), tr("Dice")},
                {},
                tr("Dice wait to be applied: %1", "who does what to whom").arg(partiesOf(pending->action))};
    if (const auto due = dueOnGround())
        return {{tr("%1 goes off").arg(due->name), tr("Goes off")}, {}, {}};
    const NextActions actions = leading();
    return {actions.primary ? wordsOf(*actions.primary) : attackWords(*attack),
            {},
            actions.against.join(QLatin1Char('\n'))};
}

void NextActionCommands::refresh()
{
    const bool isLoaded = m_fight.isLoaded();
    const auto attack = isLoaded ? primaryAttackOf(m_fight.snapshot().encounter.system) : std::nullopt;
    const QString why = refusal();
    if (attack)
        m_parts.actions.setAttack(attack->title, attack->key, attack->icon);
    for (QAction* action : {m_parts.actions.fire, m_odds})
        action->setEnabled(attack && why.isEmpty());
    WindowActions::explain(*m_odds, why);
    m_parts.actions.fire->setStatusTip(why);
    // Words of a moment ago are no promise: they stay until the answer comes, and are not acted on before.
    if (!m_next->isCurrent() && !m_shown.isEmpty())
        return;
    const Shown now = shown(attack);
    const std::optional<ActionOffer> primary = leading().primary;
    const Icon icon = m_fight.snapshot().pending ? Icon::Dice
        : dueOnGround()                          ? Icon::Grenade
        : primary                                ? iconFor(primary->plan.kind, Icon::Fire)
        : attack                                 ? attack->icon
                                                 : Icon::Fire;
    m_shown = now.texts.first();
    m_parts.card.setPrimary(now.texts, now.refusal, icon);
    m_parts.card.setAgainst(breakable(now.against));
    QStringList warnings;
    if (!m_next->actions().primary && !m_fight.snapshot().pending && !m_fight.snapshot().encounter.between)
        warnings << targetWarning(m_fight.snapshot(), m_fight.choice().active, m_fight.choice().target);
    // Quietly: the order is the game master's.
    if (isLoaded && !m_fight.snapshot().pending)
        warnings << outOfTurnWords(m_fight);
    warnings.removeAll(QString());
    m_parts.card.setWarning(breakable(warnings.join(QLatin1Char('\n'))));
    refreshQuick();
}

void NextActionCommands::makeQuick(const QuickAction& quick)
{
    const QString id = QString::fromUtf8(quick.id);
    QAction* action = m_parts.actions.add(QStringLiteral("quick_") + id, quick.title, QKeySequence(quick.key), {});
    // A key that is held down does it once.
    action->setAutoRepeat(false);
    connect(action, &QAction::triggered, this, [this, id] { takeQuick(id); });
    m_window.addAction(action);
    const WindowMenus& menus = m_parts.actions.menus();
    menus.attack->insertAction(menus.actions->menuAction(), action);
    m_quick.emplace(id, action);
    // A key that does nothing says why: its button alone would, and nobody looks there.
    auto* idle = new QShortcut(QKeySequence(quick.key), &m_window);
    connect(idle, &QShortcut::activated, this,
            [this, action] { m_window.statusBar()->showMessage(action->statusTip(), 10000); });
    m_idle.emplace(id, idle);
}

void NextActionCommands::refreshQuick()
{
    /// What stands side by side in one row.
    struct Row {
        QList<QAction*> actions;
        QStringList words;
    };
    Row alone;
    Row choice;
    QStringList refusals;
    int held = -1;
    const bool isBetween = m_fight.snapshot().encounter.between;
    for (const QuickOffer& quick : isBetween ? std::vector<QuickOffer>() : m_next->actions().quick) {
        const QString id = QString::fromUtf8(quick.action.id);
        if (!m_quick.contains(id))
            makeQuick(quick.action);
        QAction* action = m_quick.at(id);
        const QString why = m_fight.whyNothingBegins();
        const bool isOpen = why.isEmpty() && (quick.offer || m_fight.snapshot().pending);
        const bool isChoice = !quick.action.among.empty();
        action->setEnabled(isOpen);
        WindowActions::explain(*action, why.isEmpty() ? quick.against : why);
        const QString words = quick.offer ? quick.offer->words.brief
            : isChoice ? briefWords(quick.action, facetsOf(m_fight.snapshot().encounter.system).actions)
                       : readWords(quick.action.title);
        if (!isChoice) {
            alone.actions << action;
            alone.words << withKey(words, action->shortcut());
            continue;
        }
        const CombatantView* who = m_fight.active();
        if (who && quick.action.holds && quick.action.holds(who->combatant.condition))
            held = static_cast<int>(choice.actions.size());
        choice.actions << action;
        choice.words << words;
        refusals << (isOpen ? QString() : action->toolTip());
    }
    for (const auto& [id, action] : m_quick) {
        const bool isThere = alone.actions.contains(action) || choice.actions.contains(action);
        action->setVisible(isThere);
        if (!isThere)
            action->setEnabled(false);
        m_idle.at(id)->setEnabled(isThere && !action->isEnabled() && !action->statusTip().isEmpty());
    }
    m_parts.card.setQuick(alone.actions, alone.words);
    m_parts.card.choice().show(m_fight.active() ? choice.actions : QList<QAction*>(), choice.words, refusals, held);
}

/// The answer is there: what was pressed meanwhile is done if it is still what it was.
void NextActionCommands::hear()
{
    refresh();
    const QString pressed = std::exchange(m_pressed, {});
    const std::optional<Struck> struck = std::exchange(m_struck, {});
    if (!pressed.isEmpty() && pressed == m_shown)
        press();
    else if (struck && struck == struckOf(struck->action))
        takeQuick(struck->action);
}

void NextActionCommands::press()
{
    if (m_parts.windows.resumePending())
        return;
    if (!m_next->isCurrent()) {
        m_pressed = m_shown;
        return;
    }
    if (const auto due = dueOnGround(); due && m_fight.whyNothingBegins().isEmpty() && m_fight.active())
        return m_parts.attacks.goOff(due->lying);
    if (const auto primary = leading().primary)
        return carryOut(*primary);
    fireAt(m_parts.stage.walkedHex());
}

const QuickOffer* NextActionCommands::quickCalled(const QString& id) const
{
    const auto& all = m_next->actions().quick;
    const auto quick = std::ranges::find(all, id.toStdString(), [](const QuickOffer& one) { return one.action.id; });
    return quick == all.end() ? nullptr : &*quick;
}

std::optional<NextActionCommands::Struck> NextActionCommands::struckOf(const QString& id) const
{
    const QuickOffer* quick = quickCalled(id);
    return quick && quick->offer ? std::optional(Struck{id, quick->offer->plan.id, quick->offer->order.actor})
                                 : std::nullopt;
}

void NextActionCommands::takeQuick(const QString& id)
{
    if (m_parts.windows.resumePending())
        return;
    if (!m_next->isCurrent()) {
        m_struck = struckOf(id);
        return;
    }
    const QuickOffer* quick = quickCalled(id);
    if (!quick || !quick->offer)
        return;
    m_declaring = !quick->action.among.empty();
    carryOut(ActionOffer(*quick->offer));
    m_declaring = false;
}

/// Declaring goes round the table: on to the next in the list who stands and has not declared anything.
void NextActionCommands::goToUndeclared(RecordId from, const std::vector<Holds>& declarations)
{
    const std::vector<CombatantView>& all = m_fight.snapshot().combatants;
    const auto at = std::ranges::find(all, from, [](const CombatantView& who) { return who.combatant.id; })
        - all.begin();
    for (std::ptrdiff_t step = 1; step < std::ssize(all); ++step) {
        const CombatantView& who = all[static_cast<std::size_t>((at + step) % std::ssize(all))];
        const bool hasDeclared = std::ranges::any_of(declarations,
                                                     [&who](Holds holds) { return holds(who.combatant.condition); });
        if (!hasDeclared && isStanding(m_fight.snapshot(), who))
            return m_fight.setActive(who.combatant.id);
    }
}

void NextActionCommands::carryOut(const ActionOffer& offer)
{
    switch (offer.plan.kind) {
    case ActionPlan::Kind::Next: return m_parts.turns.next()->trigger();
    case ActionPlan::Kind::Dice: return static_cast<void>(m_parts.windows.resumePending());
    case ActionPlan::Kind::Another:
        m_fight.setActive(offer.order.actor);
        return m_parts.windows.start(AttackStart{.order = offer.order, .settings = offer.plan.settings});
    case ActionPlan::Kind::Declare: return m_parts.windows.start(AttackStart{.order = offer.order});
    // What is declared about an action is declared in its window.
    case ActionPlan::Kind::Set:
    case ActionPlan::Kind::Attack:
        // Whoever can does it, where who acts is not meant.
        if (offer.plan.by == ActionPlan::By::Another)
            m_fight.setActive(offer.order.actor);
        // Whom he holds is meant whoever else is in view.
        if (offer.order.target != 0)
            m_fight.setTarget(offer.order.target);
        return m_parts.windows.start(AttackStart{.order = offer.order, .settings = offer.plan.settings});
    case ActionPlan::Kind::Gear:
        if (m_fight.snapshot().find(offer.order.actor))
            Q_EMIT sheetAsked(offer.order.actor);
        return;
    case ActionPlan::Kind::Undo:
    case ActionPlan::Kind::Return: return goBack(m_fight, offer);
    case ActionPlan::Kind::Action: break;
    }
    std::vector<Holds> declarations;
    for (const QuickOffer& quick : m_next->actions().quick) {
        if (m_declaring && !quick.action.among.empty() && quick.action.holds)
            declarations.push_back(quick.action.holds);
    }
    m_next->outdate();
    doAtOnce(m_fight, this, offer, [this, offer, declarations](Done done) {
        if (done == Done::Yes && !declarations.empty())
            goToUndeclared(offer.order.actor, declarations);
        if (done == Done::Asks)
            m_parts.windows.start(AttackStart{.order = offer.order, .settings = offer.plan.settings});
        if (done != Done::Yes)
            m_next->ask();
    });
}

}  // namespace hitspread
