#include "models/nextaction/nextaction.h"

#include "models/fight/fightpeople.h"
#include "models/fight/fightsteps.h"
#include "models/nextaction/actioncures.h"
#include "models/nextaction/ordertrial.h"
#include "models/systemview.h"
#include "models/turn/fightturn.h"
#include "models/turn/phaseorder.h"
#include "models/turn/presentturn.h"
#include "rules/systems/registry.h"
#include "services/turn/turnorder.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

struct NextWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::NextAction)
};

/// What he has said he will do comes before the attack that he could make, and before all that could be done instead of it. Where nothing of
/// it can be done, what stands against the first is cured rather than what stands against the attack.
void leadThroughWhatIsMeant(OrderTrial& trial, const ActionOrder& attack, NextActions& actions)
{
    const std::vector<ActionPlan> meant = trial.meant();
    for (const ActionPlan& plan : meant) {
        if (std::optional<ActionOffer> offer = trial.offer(plan, attack.weapon)) {
            actions.primary = std::move(offer);
            actions.against.clear();
            return;
        }
    }
    if (meant.empty() || actions.against.isEmpty())
        return;
    const ActionPlan first = trial.filledIn(meant.front(), attack.weapon);
    const ActionOrder order = trial.orderFor(first, attack.weapon);
    const std::optional<Problem> why = trial.against(order, first.settings);
    std::vector<ActionOffer> offers = why ? allCures(trial, order, *why) : std::vector<ActionOffer>();
    // What has just been found not to be had is no cure.
    std::erase_if(offers, [&attack](const ActionOffer& offer) {
        return offer.plan.kind == ActionPlan::Kind::Attack && offer.plan.action == attack.action;
    });
    if (!offers.empty()) {
        actions.primary = std::move(offers.front());
        actions.against = sentencesFor(*why);
    }
}

/// What falls due comes before what he means, and takes no opponent.
void leadToWhatIsDue(OrderTrial& trial, const ActionOrder& attack, NextActions& actions)
{
    const std::optional<ActionPlan> plan = trial.due();
    std::optional<ActionOffer> offer = plan ? trial.offer(*plan, attack.weapon) : std::nullopt;
    if (!offer)
        return;
    actions.primary = std::move(offer);
    if (attack.target == 0)
        actions.against.clear();
}

/// Why a key does nothing: what stands against it with the thing in use, and with another one of his that is refused for another reason.
QString whyIdle(OrderTrial& trial, const QuickAction& action, RecordId used)
{
    const ActionPlan first = trial.filledIn(action.plans.front(), used);
    const std::optional<Problem> why = trial.against(trial.orderFor(first, used), first.settings);
    if (!why)
        return {};
    QStringList words = sentencesFor(*why);
    for (const ActionPlan& plan : action.plans) {
        for (const RecordId thing : trial.othersThan(used, plan)) {
            const std::optional<Problem> other = trial.against(trial.orderFor(plan, thing), plan.settings);
            const bool isOther = other && !other->refusals.empty() && !why->refusals.empty()
                && other->refusals.front().code != why->refusals.front().code;
            if (isOther)
                return (words << NextWords::tr("%1: %2", "a thing, why it cannot be used")
                                     .arg(trial.thingOf(thing), sentencesFor(*other).join(QLatin1Char(' '))))
                    .join(QLatin1Char(' '));
        }
    }
    return words.join(QLatin1Char(' '));
}

}  // namespace

NextActions actionsFor(CampaignServices& services, const ActionOrder& attack)
{
    OrderTrial trial(services, attack);
    NextActions actions;
    const std::optional<Problem> why = attack.target != 0 ? trial.againstWindow(attack) : std::nullopt;
    const bool isUnarmed = why && why->code == ProblemCode::NotFound && why->where.kind == SiteKind::WeaponOf;
    if (isUnarmed && trial.facet()) {
        for (const ActionPlan& plan : trial.facet()->unarmed()) {
            for (const RecordId thing : trial.thingsFor(plan)) {
                if (!actions.primary)
                    actions.primary = trial.offer(plan, thing);
            }
        }
    }
    if (why && !actions.primary) {
        std::vector<ActionOffer> offers = allCures(trial, attack, *why);
        actions.against = sentencesFor(*why);
        // What nothing cures here is for somebody else, or for later.
        offers.push_back({.plan = {.kind = ActionPlan::Kind::Next}, .words = {}});
        actions.primary = offers.front();
        actions.cures = std::move(offers);
    }
    // A standing opponent would be the target by himself.
    if (attack.target == 0) {
        actions.primary = ActionOffer{.plan = {.kind = ActionPlan::Kind::Next}, .words = {}};
        actions.against << NextWords::tr("No opponent stands; Ctrl+click a combatant to choose a target.");
    }
    leadThroughWhatIsMeant(trial, attack, actions);
    leadToWhatIsDue(trial, attack, actions);
    if (!trial.facet())
        return actions;
    for (QuickAction& action : trial.facet()->quick()) {
        QuickOffer quick{std::move(action), std::nullopt, {}};
        for (const ActionPlan& plan : quick.action.plans) {
            if (!quick.offer)
                quick.offer = trial.firstOffer(plan, attack.weapon);
        }
        if (!quick.offer)
            quick.against = whyIdle(trial, quick.action, attack.weapon);
        actions.quick.push_back(std::move(quick));
    }
    return actions;
}

namespace {

/// In the window it is made in; he says all he will do there.
ActionOffer declarationOf(const Fight& fight, const CombatantView& who, std::string_view action)
{
    ActionOrder order{.action = std::string(action), .encounter = fight.snapshot().encounter.id};
    order.actor = who.combatant.id;
    order.target = fight.choice().target;
    return {{.kind = ActionPlan::Kind::Declare, .id = action, .action = action},
            {NextWords::tr("%1 declares").arg(text::visible(who.combatant.name)), NextWords::tr("Declare")},
            order};
}

}  // namespace

void leadIntoThePhase(const Fight& fight, NextActions& actions)
{
    const FightSnapshot& now = fight.snapshot();
    const System* system = findSystem(now.encounter.system);
    if (!system || now.combatants.empty())
        return;
    if (now.encounter.between) {
        actions = {};
        actions.primary = ActionOffer{.plan = {.kind = ActionPlan::Kind::Next}, .words = {}};
        return;
    }
    if (!system->time())
        return;
    const TurnView view = presentTurn(fight, *system);
    const std::string_view declaration = system->time()->declaration();
    const CombatantView* who = fight.active();
    if (who && !declaration.empty() && !view.undeclared.empty()) {
        actions.against.clear();
        actions.primary = isDeclaring(view, who->combatant.id)
            ? declarationOf(fight, *who, declaration)
            : ActionOffer{.plan = {.kind = ActionPlan::Kind::Next}, .words = {}};
    }
    // Going on would end the phase, and with it the Action he holds: taking it comes first.
    const bool isLast = who && view.acting.empty()
        && std::ranges::find(view.holding, who->combatant.id, &TurnPlace::combatant) != view.holding.end();
    const auto taken = std::ranges::find(actions.cures, ActionPlan::Kind::Action,
                                         [](const ActionOffer& offer) { return offer.plan.kind; });
    if (isLast && taken != actions.cures.end() && actions.primary
        && actions.primary->plan.kind == ActionPlan::Kind::Next) {
        actions.primary = *taken;
        actions.against = {NextWords::tr("%1 holds an action and loses it when the phase ends.")
                               .arg(text::visible(who->combatant.name))};
    }
    if (view.isRunning)
        return;
    actions.primary = ActionOffer{.plan = {.kind = ActionPlan::Kind::Next}, .words = {}};
    actions.against.prepend(NextWords::tr("Nobody has a place in the order yet; what is done now costs no action."));
}

bool isAnythingDue(const FightSnapshot& fight, RecordId who)
{
    const CombatantView* one = fight.find(who);
    const ActionsFacet* actions = facetsOf(fight.encounter.system).actions;
    return one && actions && !one->combatant.away && actions->due(one->character.record, one->combatant.condition);
}

std::optional<ActionOffer> endOfTurn(const Fight& fight, const TurnView& view)
{
    const FightSnapshot& now = fight.snapshot();
    const RecordId active = fight.choice().active;
    const auto own = std::ranges::find(view.acting, active, &TurnPlace::combatant);
    const bool isHis = own != view.acting.end() && (own == view.acting.begin() || own->standing.hasActed);
    const std::string_view ending = endingOfTurns(now.encounter.system);
    if (ending.empty() || !isHis)
        return std::nullopt;
    return ActionOffer{{.action = ending}, {}, {std::string(ending), now.encounter.id, active}};
}

QString outOfTurnWords(const Fight& fight)
{
    constexpr qsizetype kMostNamed = 3;
    const FightSnapshot& now = fight.snapshot();
    const System* system = findSystem(now.encounter.system);
    if (!system || !system->time() || now.encounter.between)
        return {};
    const TurnView view = presentTurn(fight, *system);
    const auto own = std::ranges::find(view.acting, fight.choice().active, &TurnPlace::combatant);
    if (!view.isRunning || !view.undeclared.empty() || own == view.acting.end())
        return {};
    QStringList names;
    for (auto place = view.acting.begin(); place != own; ++place) {
        const CombatantView* other = now.find(place->combatant);
        if (const QString name = other ? text::visible(other->combatant.name) : QString();
            !name.isEmpty() && !names.contains(name))
            names << name;
    }
    if (names.isEmpty())
        return {};
    if (names.size() == 1)
        return NextWords::tr("%1 acts first.").arg(names.first());
    if (names.size() > kMostNamed)
        return NextWords::tr("%1 and %n more act first.", nullptr, static_cast<int>(names.size() - 1))
            .arg(names.first());
    const QString last = names.takeLast();
    return NextWords::tr("%1 and %2 act first.").arg(names.join(NextWords::tr(", ")), last);
}

std::string_view endingOfTurns(std::string_view system)
{
    const ActionsFacet* actions = facetsOf(system).actions;
    return actions ? actions->ending : std::string_view();
}

RecordId followingTurn(const Fight& fight, const TurnView& view)
{
    const RecordId active = fight.choice().active;
    const RecordId next = followingIn(view, active, fight.turn().asked());
    if (next != 0 || endingOfTurns(fight.snapshot().encounter.system).empty() || view.acting.empty())
        return next;
    const RecordId first = view.acting.front().combatant;
    return first == active ? 0 : first;
}

ActionTitle nextWords(const Fight& fight)
{
    const FightSnapshot& now = fight.snapshot();
    const System* system = findSystem(now.encounter.system);
    if (!system)
        return {};
    if (now.encounter.between) {
        const QString words = system->rest() ? NextWords::tr("Let time pass…") : NextWords::tr("New fight…");
        return {words, words};
    }
    const TurnView view = presentTurn(fight, *system);
    const RecordId next = view.isRunning ? followingTurn(fight, view) : 0;
    const CombatantView* who = now.find(next);
    if (who && isDeclaring(view, next))
        return {NextWords::tr("Next to declare: %1").arg(text::visible(who->combatant.name)), NextWords::tr("Next")};
    if (who)
        return {NextWords::tr("Next: %1").arg(text::visible(who->combatant.name)), NextWords::tr("Next")};
    if (view.isRunning && endOfTurn(fight, view))
        return {NextWords::tr("End the turn"), NextWords::tr("End the turn")};
    if (system->time() && !view.isRunning) {
        const QString begin = system->round().hasPhases() ? NextWords::tr("Begin the phase")
                                                          : NextWords::tr("Begin the round");
        return {begin, begin};
    }
    const QString end = system->round().hasPhases() ? NextWords::tr("End the phase") : NextWords::tr("End the round");
    const std::size_t left = view.isRunning ? view.acting.size() + view.losing().size() : 0;
    return {left == 0       ? end
                : left == 1 ? NextWords::tr("%1: 1 still has an action").arg(end)
                            : NextWords::tr("%1: %2 still have actions").arg(end, QString::number(left)),
            end};
}

void goBack(Fight& fight, const ActionOffer& offer)
{
    if (offer.plan.kind == ActionPlan::Kind::Return)
        fight.people().setAway({offer.order.actor}, false);
    else
        fight.steps().undo();
}

void doAtOnce(Fight& fight, QObject* context, const ActionOffer& offer, std::function<void(Done)> then)
{
    fight.gateway().run(
        context,
        [order = offer.order, settings = offer.plan.settings, snapshot = fight.snapshot()](CampaignServices& services) {
            const ActionService::Resolved done = services.actions.rehearsed(order, settings);
            if (!done.open)
                services.actions.apply({0, order.encounter, done.action},
                                       passingTitle(snapshot, done.action).toStdString());
            return done.open ? Done::Asks : Done::Yes;
        },
        [&fight, then](Done done) {
            if (done == Done::Yes)
                fight.reload();
            then(done);
        },
        [&fight, then](const Problem& problem) {
            Q_EMIT fight.gateway().problem(problem);
            then(Done::Refused);
        });
}

NextAction::NextAction(Fight& fight, std::function<std::optional<ActionOrder>()> attack, QObject* parent)
    : QObject(parent), m_fight(fight), m_attack(std::move(attack))
{
    connect(&fight, &Fight::changed, this, &NextAction::hear);
    connect(&fight, &Fight::choiceChanged, this, &NextAction::ask);
}

/// What was written and what will be bears on no action, and what others are and have neither.
void NextAction::hear(const FightChange& change)
{
    constexpr unsigned kOfNoAction = FightChange::Log | FightChange::Place | FightChange::Foreseen
        | FightChange::Values;
    const FightChoice choice = m_fight.choice();
    if (!isCurrent() || change.has(FightChange::CommandPalette & ~kOfNoAction) || change.isAbout(choice.active)
        || change.isAbout(choice.target))
        ask();
}

/// Changes come in twos and threes: they are asked about once, and not again while an answer is on its way.
void NextAction::ask()
{
    ++m_asked;
    if (!std::exchange(m_isSending, true))
        QMetaObject::invokeMethod(this, &NextAction::send, Qt::QueuedConnection);
}

void NextAction::send()
{
    const unsigned number = m_asked;
    const auto take = [this, number](NextActions actions) {
        m_actions = std::move(actions);
        m_answered = number;
        m_isSending = false;
        if (number != m_asked)
            return ask();
        Q_EMIT changed();
    };
    const std::optional<ActionOrder> attack = m_attack();
    if (!attack || !m_fight.gateway().isOpen())
        return take({});
    m_fight.gateway().run(
        this,
        [attack = *attack](CampaignServices& services) {
            return services.campaign.atOneMoment([&] { return actionsFor(services, attack); });
        },
        take,
        // Who is gone by now is asked about no more.
        [take](const Problem&) { take({}); });
}

}  // namespace hitspread
