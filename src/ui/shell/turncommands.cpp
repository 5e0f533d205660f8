#include "ui/shell/turncommands.h"

#include "models/fight/fight.h"
#include "models/nextaction/nextaction.h"
#include "models/turn/fightturn.h"
#include "models/turn/phaseorder.h"
#include "models/turn/presentturn.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/labels.h"
#include "ui/commands/windowactions.h"
#include "ui/commands/windowmenus.h"
#include "ui/shell/actioncommands.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QShortcut>

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace hitspread {

namespace {

/// Whether a round of this fight is cut into phases; without a fight as most are.
bool hasPhases(const Fight& fight)
{
    return text::hasPhases(findSystem(fight.snapshot().encounter.system));
}

/// Round, phase, and whether it has begun.
std::tuple<int, int, bool> momentOf(const TurnView& view)
{
    return {view.round, view.phase, view.isRunning};
}

/// Who would lose Actions if the phase ended now: those still to act, then those who hold one (3D-TURN-08). Whose turn is done at once has
/// had it with its first action.
QString stillToAct(const TurnView& view, const std::string& system)
{
    QStringList names;
    for (const TurnPlace& place : view.acting) {
        if (endingOfTurns(system).empty() || !place.standing.hasActed)
            names << text::visible(place.name);
    }
    for (const TurnPlace& place : view.losing())
        names << TurnCommands::tr("%1 (held)").arg(text::visible(place.name));
    return names.join(QStringLiteral(", "));
}

QString lossOf(const QString& names)
{
    return names.isEmpty() ? QString() : TurnCommands::tr("Actions left, lost when it ends: %1").arg(names);
}

/// Whether nobody can act in the phase that runs, and nothing falls due as it ends.
bool isIdle(CampaignServices& services, RecordId encounter, const TurnView& view)
{
    return view.isRunning && view.acting.empty() && view.holding.empty() && services.turns.foreseen(encounter).empty();
}

/// What one key has passed.
struct Passed {
    bool asks = false;   ///< the next one takes dice, or is refused: that is looked at in its window
    int count = 0;       ///< phases that have ended
    QStringList over{};  ///< those among them in which nobody could act and that nobody has looked at
};

/// Ends the phase that runs, and those behind it in which nobody can act, so many at most. Storage thread. Throws what stands against
/// the first.
Passed passPhases(CampaignServices& services, FightSnapshot fight, int most, bool isUnseen)
{
    const RecordId encounter = fight.encounter.id;
    Passed passed;
    while (passed.count < most) {
        const TurnView view = services.turns.view(encounter);
        if (passed.count > 0 && !isIdle(services, encounter, view))
            break;
        try {
            const ActionService::Resolved passing = ActionService::resolved(services.turns.prepare(encounter));
            passed.asks = passing.open.has_value();
            if (passed.asks)
                break;
            services.actions.apply({0, encounter, passing.action}, passingTitle(fight, passing.action).toStdString());
        } catch (const Failure&) {
            if (passed.count == 0)
                throw;
            passed.asks = true;
            break;
        }
        if (isUnseen || passed.count > 0)
            passed.over << text::moment(findSystem(fight.encounter.system), view.round, view.phase);
        ++passed.count;
        // What was foreseen is over; nothing was of the next one.
        fight.foreseen.clear();
    }
    return passed;
}

}  // namespace

TurnCommands::TurnCommands(Fight& fight, ActionCommands& attacks, const ApplicationStyle& style,
                           const WindowMenus& menus, QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_attacks(attacks),
      m_style(style),
      m_next(make("next", tr("Next"),
                  tr("The next one acts, then who holds an action; when nobody is left, the next phase"),
                  QKeySequence(Qt::Key_E))),
      m_end(make("endPhase", tr("&End the phase…"), tr("Goes on to the next phase, whoever has actions left"),
                 QKeySequence(Qt::SHIFT | Qt::Key_E)))
{
    QAction* first = menus.fight->actions().value(0);
    menus.fight->insertActions(first, {m_next, m_end});
    menus.fight->insertSeparator(first);
    window.addActions({m_next, m_end});
    connect(m_next, &QAction::triggered, this, [this] {
        // Where nobody fights, days are what goes on.
        if (m_fight.snapshot().encounter.between)
            return Q_EMIT timeAsked();
        ask(&TurnCommands::goOn);
    });
    connect(m_end, &QAction::triggered, this, [this] { ask(&TurnCommands::endPhase); });
    connect(&attacks, &ActionCommands::declared, this, [this] { ask(&TurnCommands::declareOn); });
    connect(&attacks, &ActionCommands::phasePassed, this, [this] { ask(&TurnCommands::beginAfterDice); });
    fight.follow(FightChange::Fights | FightChange::People | FightChange::Access | FightChange::Pending, this,
                 &TurnCommands::refresh);
    connect(&fight, &Fight::changed, this, [this] {
        m_isPassing = false;
        calm();
    });
    connect(&fight, &Fight::leaving, this, [this] { m_goesOn = false; });
    connect(&fight, &Fight::choiceChanged, this, &TurnCommands::refresh);
    connect(&fight, &Fight::choiceChanged, this, &TurnCommands::calm);
    connect(&style, &ApplicationStyle::themeChanged, this, &TurnCommands::refresh);
    refresh();
}

void TurnCommands::goOnBySpace(QWidget& place)
{
    auto* space = new QShortcut(QKeySequence(Qt::Key_Space), &place);
    space->setContext(Qt::WidgetShortcut);
    space->setAutoRepeat(false);
    connect(space, &QShortcut::activated, m_next, &QAction::trigger);
}

QAction* TurnCommands::make(const char* name, const QString& text, const QString& help, const QKeySequence& key)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QStringLiteral("action_") + QLatin1String(name));
    action->setShortcut(key);
    // Held down it would end what nobody has looked at.
    action->setAutoRepeat(false);
    action->setToolTip(tr("%1 (%2)").arg(help, key.toString(QKeySequence::NativeText)));
    return action;
}

void TurnCommands::refresh()
{
    showIcon(*m_next, iconOf(Icon::Next, m_style.theme()));
    m_end->setText(hasPhases(m_fight) ? tr("&End the phase…") : tr("&End the round…"));
    const bool isBetween = m_fight.snapshot().encounter.between;
    m_next->setIconText(isBetween ? nextWords(m_fight).full : m_next->text());
    const QString why = !m_fight.isLoaded() ? tr("No fight is open.")
        : m_fight.active()                  ? m_fight.whyNothingBegins()
                                            : tr("Nobody is there to act.");
    for (QAction* action : {m_next, m_end}) {
        action->setEnabled(why.isEmpty());
        WindowActions::explain(*action, why);
    }
    if (isBetween && why.isEmpty()) {
        m_end->setEnabled(false);
        WindowActions::explain(*m_end, tr("Between fights there are no rounds."));
    }
}

void TurnCommands::ask(void (TurnCommands::*then)(const Turn&))
{
    const RecordId encounter = m_fight.snapshot().encounter.id;
    m_fight.gateway().run(
        this,
        [encounter, warned = m_warning ? m_warning->words : QString()](CampaignServices& services) {
            const TurnView view = services.turns.view(encounter);
            return Turn{view, services.turns.hasRules(encounter), isIdle(services, encounter, view), warned};
        },
        [this, encounter, then](const Turn& turn) {
            const Encounter& shown = m_fight.snapshot().encounter;
            // Another fight may have come into view.
            if (encounter != shown.id || !m_fight.active())
                return;
            if (turn.view.round == shown.round && turn.view.phase == shown.phase)
                return (this->*then)(turn);
            // The key was pressed twice; else another program went on, and nobody here has looked at the phase that runs.
            if (!m_isPassing)
                Q_EMIT m_fight.gateway().problem(
                    Failure(ProblemCode::BadInput, shown.name, because<Reason::ChangedMeanwhile>()).problem());
        });
}

void TurnCommands::goOn(const Turn& turn)
{
    const FightSnapshot& fight = m_fight.snapshot();
    if (turn.view.isRunning && isAnythingDue(fight, m_fight.active()->combatant.id))
        return Q_EMIT dueAsked();
    if (const RecordId next = turn.view.isRunning ? following(turn.view) : 0; next != 0)
        return goTo(next, turn.view);
    // Whoever was left out on the way has it before the phase ends.
    const auto due = std::ranges::find_if(
        turn.view.acting, [&fight](const TurnPlace& place) { return isAnythingDue(fight, place.combatant); });
    if (turn.view.isRunning && due != turn.view.acting.end())
        return m_fight.setActive(due->combatant);
    // The last one's turn is over before the phase is.
    if (turn.view.isRunning && endOfTurn(m_fight, turn.view))
        return goTo(m_fight.active()->combatant.id, turn.view);
    if (!turn.hasRules)
        return count();
    const QString names = turn.view.isRunning ? stillToAct(turn.view, m_fight.snapshot().encounter.system) : QString();
    const Warning now{m_fight.snapshot().encounter.id, m_fight.snapshot().undoable,
                      (hasPhases(m_fight)
                           ? tr("Still with an action: %1. %2 once more ends the phase, and these actions are lost.")
                           : tr("Still with an action: %1. %2 once more ends the round, and these actions are lost."))
                          .arg(names, m_next->shortcut().toString(QKeySequence::NativeText))};
    // It counts only where it was said before the key was pressed.
    if (!names.isEmpty() && (m_warning != now || turn.warned != now.words)) {
        m_warning = now;
        return Q_EMIT warned(now.words);
    }
    calm();
    m_goesOn = true;
    passAtOnce(turn.view, round(), lossOf(names));
}

/// Where all of a turn is done at once, whoever has it gives up what is left of it.
void TurnCommands::goTo(RecordId next, const TurnView& view)
{
    const std::optional<ActionOffer> end = endOfTurn(m_fight, view);
    if (!end)
        return m_fight.setActive(next);
    doAtOnce(m_fight, this, *end, [this, next](Done done) {
        if (done == Done::Yes)
            m_fight.setActive(next);
    });
}

int TurnCommands::round() const
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    return system ? system->round().phases : 1;
}

/// Somebody else acts, or the phase has ended: the same key does something else now.
void TurnCommands::calm()
{
    if (const auto warning = std::exchange(m_warning, std::nullopt))
        Q_EMIT calmed(warning->words);
}

RecordId TurnCommands::following(const TurnView& view)
{
    TurnView seen = view;
    leaveDeclaring(m_fight, seen);
    const RecordId next = followingTurn(m_fight, seen);
    // Nobody else declares: what others have not said they do not say any more.
    if (!seen.undeclared.empty() && declaringAfter(seen, m_fight.active()->combatant.id) == 0)
        m_fight.turn().goPastDeclaring();
    // Who has an Action of his own is not asked for one he holds.
    const bool hasOwn = std::ranges::find(view.acting, next, &TurnPlace::combatant) != view.acting.end();
    if (next != 0)
        m_fight.turn().setAsked(hasOwn ? 0 : next);
    return next;
}

void TurnCommands::endPhase(const Turn& turn)
{
    if (!turn.hasRules)
        return count();
    m_goesOn = false;
    const QString names = turn.view.isRunning ? stillToAct(turn.view, m_fight.snapshot().encounter.system) : QString();
    if (names.isEmpty())
        return passAtOnce(turn.view, 1);
    m_attacks.passPhase(lossOf(names));
}

void TurnCommands::count()
{
    if (m_isPassing)
        return;
    const RecordId encounter = m_fight.snapshot().encounter.id;
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const PhaseStep step{true, true, m_fight.snapshot().encounter.round, m_fight.snapshot().encounter.phase};
    const auto [round, phase] = step.after(system ? system->round().phases : 1);
    m_isPassing = true;
    m_fight.gateway().run(
        this,
        [encounter, title = text::moment(system, round, phase).toStdString()](CampaignServices& services) {
            return services.turns.count(encounter, title);
        },
        [this](EntryId) {
            m_fight.reload();
            ask(&TurnCommands::begin);
        },
        [this](const Problem& problem) {
            m_isPassing = false;
            Q_EMIT m_fight.gateway().problem(problem);
        });
}

void TurnCommands::passAtOnce(const TurnView& seen, int most, const QString& lost, bool isUnseen)
{
    m_isPassing = true;
    const auto isInView = [this, encounter = m_fight.snapshot().encounter.id] {
        return m_fight.snapshot().encounter.id == encounter;
    };
    m_fight.gateway().run(
        this,
        [moment = momentOf(seen), most, isUnseen,
         fight = m_fight.snapshot()](CampaignServices& services) -> std::optional<Passed> {
            // The key was pressed twice: what ends now would be a phase nobody has looked at.
            if (momentOf(services.turns.view(fight.encounter.id)) != moment)
                return std::nullopt;
            return passPhases(services, fight, most, isUnseen);
        },
        [this, lost, isInView](std::optional<Passed> passed) {
            m_goesOn = m_goesOn && passed && passed->asks;
            if (!passed || !isInView())
                return;
            if (passed->asks && passed->count == 0) {
                m_isPassing = false;
                return m_attacks.passPhase(lost);
            }
            m_fight.reload();
            if (!passed->over.isEmpty())
                Q_EMIT told(tr("Passed over, as nobody could act: %1").arg(passed->over.join(QStringLiteral(" · "))));
            ask(passed->asks ? &TurnCommands::openPassing : &TurnCommands::begin);
        },
        // What stands against it is said where it can be looked at.
        [this, lost, isInView](const Problem&) {
            m_isPassing = m_goesOn = false;
            if (isInView())
                m_attacks.passPhase(lost);
        });
}

void TurnCommands::openPassing(const Turn& turn)
{
    begin(turn);
    m_attacks.passPhase({});
}

void TurnCommands::beginAfterDice(const Turn& turn)
{
    if (std::exchange(m_goesOn, false) && turn.isEmpty)
        return passAtOnce(turn.view, round(), {}, true);
    begin(turn);
}

/// Before anybody has acted the next one declares, then the first one acts; later whoever declared goes on himself.
void TurnCommands::declareOn(const Turn& turn)
{
    TurnView view = turn.view;
    leaveDeclaring(m_fight, view);
    const auto hasActed = [](const TurnPlace& place) { return place.standing.hasActed; };
    if (!view.isRunning || m_fight.turn().isPastDeclaring() || std::ranges::any_of(view.declaring, hasActed))
        return;
    if (const RecordId next = declaringAfter(view, m_fight.active()->combatant.id); next != 0) {
        m_fight.setActive(next);
        return m_attacks.declare();
    }
    m_fight.turn().goPastDeclaring();
    if (!view.acting.empty())
        m_fight.setActive(view.acting.front().combatant);
}

void TurnCommands::begin(const Turn& turn)
{
    m_fight.turn().setAsked(0);
    if (!turn.view.undeclared.empty())
        m_fight.setActive(turn.view.undeclared.front().combatant);
    else if (!turn.view.acting.empty())
        m_fight.setActive(turn.view.acting.front().combatant);
}

}  // namespace hitspread
