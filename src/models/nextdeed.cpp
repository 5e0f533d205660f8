#include "models/nextdeed.h"

#include "models/deedcures.h"
#include "models/deedtrial.h"
#include "models/fightpeople.h"
#include "models/fightsteps.h"
#include "models/fightturn.h"
#include "models/phaseorder.h"
#include "models/presentturn.h"
#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "services/turnorder.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

struct NextWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::NextDeed)
};

/// What he has said he will do comes before the attack that he could make, and before all that could be done instead of it. Where nothing of
/// it can be done, what stands against the first is cured rather than what stands against the attack.
void leadThroughWhatIsMeant(DeedTrial& trial, const ActionOrder& attack, NextDeeds& deeds)
{
    const std::vector<DeedPlan> meant = trial.meant();
    for (const DeedPlan& plan : meant) {
        if (std::optional<DeedOffer> offer = trial.offer(plan, attack.weapon)) {
            deeds.primary = std::move(offer);
            deeds.against.clear();
            return;
        }
    }
    if (meant.empty() || deeds.against.isEmpty())
        return;
    const DeedPlan first = trial.filledIn(meant.front(), attack.weapon);
    const ActionOrder order = trial.orderFor(first, attack.weapon);
    const std::optional<Problem> why = trial.against(order, first.settings);
    std::vector<DeedOffer> offers = why ? allCures(trial, order, *why) : std::vector<DeedOffer>();
    // What has just been found not to be had is no cure.
    std::erase_if(offers, [&attack](const DeedOffer& offer) {
        return offer.plan.kind == DeedPlan::Kind::Attack && offer.plan.action == attack.action;
    });
    if (!offers.empty()) {
        deeds.primary = std::move(offers.front());
        deeds.against = sentencesFor(*why);
    }
}

/// What falls due comes before what he means, and takes no opponent.
void leadToWhatIsDue(DeedTrial& trial, const ActionOrder& attack, NextDeeds& deeds)
{
    const std::optional<DeedPlan> plan = trial.due();
    std::optional<DeedOffer> offer = plan ? trial.offer(*plan, attack.weapon) : std::nullopt;
    if (!offer)
        return;
    deeds.primary = std::move(offer);
    if (attack.target == 0)
        deeds.against.clear();
}

/// Why a key does nothing: what stands against it with the thing in use, and with another one of his that is refused for another reason.
QString whyIdle(DeedTrial& trial, const QuickDeed& deed, RecordId used)
{
    const DeedPlan first = trial.filledIn(deed.plans.front(), used);
    const std::optional<Problem> why = trial.against(trial.orderFor(first, used), first.settings);
    if (!why)
        return {};
    QStringList words = sentencesFor(*why);
    for (const DeedPlan& plan : deed.plans) {
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

NextDeeds deedsFor(CampaignServices& services, const ActionOrder& attack)
{
    DeedTrial trial(services, attack);
    NextDeeds deeds;
    const std::optional<Problem> why = attack.target != 0 ? trial.againstWindow(attack) : std::nullopt;
    const bool isUnarmed = why && why->code == ProblemCode::NotFound && why->where.kind == SiteKind::WeaponOf;
    if (isUnarmed && trial.facet()) {
        for (const DeedPlan& plan : trial.facet()->unarmed()) {
            for (const RecordId thing : trial.thingsFor(plan)) {
                if (!deeds.primary)
                    deeds.primary = trial.offer(plan, thing);
            }
        }
    }
    if (why && !deeds.primary) {
        std::vector<DeedOffer> offers = allCures(trial, attack, *why);
        deeds.against = sentencesFor(*why);
        // What nothing cures here is for somebody else, or for later.
        offers.push_back({.plan = {.kind = DeedPlan::Kind::Next}, .words = {}});
        deeds.primary = offers.front();
        deeds.cures = std::move(offers);
    }
    // A standing opponent would be the target by himself.
    if (attack.target == 0) {
        deeds.primary = DeedOffer{.plan = {.kind = DeedPlan::Kind::Next}, .words = {}};
        deeds.against << NextWords::tr("No opponent stands; Ctrl+click a combatant to choose a target.");
    }
    leadThroughWhatIsMeant(trial, attack, deeds);
    leadToWhatIsDue(trial, attack, deeds);
    if (!trial.facet())
        return deeds;
    for (QuickDeed& deed : trial.facet()->quick()) {
        QuickOffer quick{std::move(deed), std::nullopt, {}};
        for (const DeedPlan& plan : quick.deed.plans) {
            if (!quick.offer)
                quick.offer = trial.firstOffer(plan, attack.weapon);
        }
        if (!quick.offer)
            quick.against = whyIdle(trial, quick.deed, attack.weapon);
        deeds.quick.push_back(std::move(quick));
    }
    return deeds;
}

namespace {

/// In the window it is made in; he says all he will do there.
DeedOffer declarationOf(const Fight& fight, const CombatantView& who, std::string_view action)
{
    ActionOrder order{.action = std::string(action), .encounter = fight.snapshot().encounter.id};
    order.actor = who.combatant.id;
    order.target = fight.choice().target;
    return {{.kind = DeedPlan::Kind::Declare, .id = action, .action = action},
            {NextWords::tr("%1 declares").arg(text::visible(who.combatant.name)), NextWords::tr("Declare")},
            order};
}

}  // namespace

void leadIntoThePhase(const Fight& fight, NextDeeds& deeds)
{
    const FightSnapshot& now = fight.snapshot();
    const System* system = findSystem(now.encounter.system);
    if (!system || !system->time() || now.combatants.empty())
        return;
    const TurnView view = presentTurn(fight, *system);
    const std::string_view declaration = system->time()->declaration();
    const CombatantView* who = fight.active();
    if (who && !declaration.empty() && !view.undeclared.empty()) {
        deeds.against.clear();
        deeds.primary = isDeclaring(view, who->combatant.id)
            ? declarationOf(fight, *who, declaration)
            : DeedOffer{.plan = {.kind = DeedPlan::Kind::Next}, .words = {}};
    }
    // Going on would end the phase, and with it the Action he holds: taking it comes first.
    const bool isLast = who && view.acting.empty()
        && std::ranges::find(view.holding, who->combatant.id, &TurnPlace::combatant) != view.holding.end();
    const auto taken = std::ranges::find(deeds.cures, DeedPlan::Kind::Action,
                                         [](const DeedOffer& offer) { return offer.plan.kind; });
    if (isLast && taken != deeds.cures.end() && deeds.primary && deeds.primary->plan.kind == DeedPlan::Kind::Next) {
        deeds.primary = *taken;
        deeds.against = {NextWords::tr("%1 holds an action and loses it when the phase ends.")
                             .arg(text::visible(who->combatant.name))};
    }
    if (view.isRunning)
        return;
    deeds.primary = DeedOffer{.plan = {.kind = DeedPlan::Kind::Next}, .words = {}};
    deeds.against.prepend(NextWords::tr("Nobody has a place in the order yet; what is done now costs no action."));
}

bool isAnythingDue(const FightSnapshot& fight, RecordId who)
{
    const CombatantView* one = fight.find(who);
    const DeedsFacet* deeds = facetsOf(fight.encounter.system).deeds;
    return one && deeds && !one->combatant.away && deeds->due(one->character.record, one->combatant.condition);
}

std::optional<DeedOffer> endOfTurn(const Fight& fight, const TurnView& view)
{
    const FightSnapshot& now = fight.snapshot();
    const RecordId active = fight.choice().active;
    const auto own = std::ranges::find(view.acting, active, &TurnPlace::combatant);
    const bool isHis = own != view.acting.end() && (own == view.acting.begin() || own->standing.hasActed);
    if (!endsTurns(now.encounter.system) || !isHis)
        return std::nullopt;
    const std::string_view ending = facetsOf(now.encounter.system).deeds->ending;
    return DeedOffer{{.action = ending}, {}, {std::string(ending), now.encounter.id, active}};
}

QString outOfTurnWords(const Fight& fight)
{
    constexpr qsizetype kMostNamed = 3;
    const FightSnapshot& now = fight.snapshot();
    const System* system = findSystem(now.encounter.system);
    if (!system || !system->time())
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

bool endsTurns(const std::string& system)
{
    const DeedsFacet* facet = facetsOf(system).deeds;
    return facet && !facet->ending.empty();
}

RecordId followingTurn(const Fight& fight, const TurnView& view)
{
    const RecordId active = fight.choice().active;
    const RecordId next = followingIn(view, active, fight.turn().asked());
    if (next != 0 || !endsTurns(fight.snapshot().encounter.system) || view.acting.empty())
        return next;
    const RecordId first = view.acting.front().combatant;
    return first == active ? 0 : first;
}

DeedWords nextWords(const Fight& fight)
{
    const FightSnapshot& now = fight.snapshot();
    const System* system = findSystem(now.encounter.system);
    if (!system)
        return {};
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

void goBack(Fight& fight, const DeedOffer& offer)
{
    if (offer.plan.kind == DeedPlan::Kind::Return)
        fight.people().setAway({offer.order.actor}, false);
    else
        fight.steps().undo();
}

void doAtOnce(Fight& fight, QObject* context, const DeedOffer& offer, std::function<void(Done)> then)
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

NextDeed::NextDeed(Fight& fight, std::function<std::optional<ActionOrder>()> attack, QObject* parent)
    : QObject(parent), m_fight(fight), m_attack(std::move(attack))
{
    connect(&fight, &Fight::changed, this, &NextDeed::hear);
    connect(&fight, &Fight::choiceChanged, this, &NextDeed::ask);
}

/// What was written and what will be bears on no deed, and what others are and have neither.
void NextDeed::hear(const FightChange& change)
{
    constexpr unsigned kOfNoDeed = FightChange::Log | FightChange::Place | FightChange::Foreseen | FightChange::Values;
    const FightChoice choice = m_fight.choice();
    if (!isCurrent() || change.has(FightChange::Anything & ~kOfNoDeed) || change.isAbout(choice.active)
        || change.isAbout(choice.target))
        ask();
}

/// Changes come in twos and threes: they are asked about once, and not again while an answer is on its way.
void NextDeed::ask()
{
    ++m_asked;
    if (!std::exchange(m_isSending, true))
        QMetaObject::invokeMethod(this, &NextDeed::send, Qt::QueuedConnection);
}

void NextDeed::send()
{
    const unsigned number = m_asked;
    const auto take = [this, number](NextDeeds deeds) {
        m_deeds = std::move(deeds);
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
            return services.campaign.atOneMoment([&] { return deedsFor(services, attack); });
        },
        take,
        // Who is gone by now is asked about no more.
        [take](const Problem&) { take({}); });
}

}  // namespace hitspread
