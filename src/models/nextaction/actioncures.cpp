#include "models/nextaction/actioncures.h"

#include "rules/systems/registry.h"
#include "services/undo/logwalk.h"
#include "text/echo.h"
#include "text/problems.h"
#include "text/refusalwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace hitspread {

namespace {

struct CureWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::NextAction)
};

/// Which action takes which reason away that is no system's own.
constexpr std::array kReasonCures{
    std::pair{Reason::ConditionHinders, ActionPlan::Kind::Next},
    std::pair{Reason::Away, ActionPlan::Kind::Next},
    std::pair{Reason::WrongWeapon, ActionPlan::Kind::Gear},
    std::pair{Reason::HasNoMore, ActionPlan::Kind::Gear},
    std::pair{Reason::AmmunitionOfAnotherSystem, ActionPlan::Kind::Gear},
};

/// What the cures of one refusal are done with; nothing: it is somebody else's to cure.
std::optional<RecordId> weaponOf(const ActionOrder& order, const Problem& why, const Refusal& refusal)
{
    const System* system = findSystem(why.system);
    const ActionDeclaration* action = system ? system->action(order.action) : nullptr;
    const PartDeclaration* part = action ? action->find(refusal.part) : nullptr;
    if (!part || part->role == Role::Target)
        return std::nullopt;
    return refusal.part.starts_with("offHand") ? order.offHandWeapon : order.weapon;
}

/// What stands against an order that is no rule.
std::vector<ActionPlan> cures(const Problem& why)
{
    const bool lacksGear = why.code == ProblemCode::NotFound
        && (why.where.kind == SiteKind::AmmunitionOf || why.where.kind == SiteKind::WeaponOf);
    if (lacksGear)
        return {{.kind = ActionPlan::Kind::Gear}};
    if (why.code == ProblemCode::PendingExists)
        return {{.kind = ActionPlan::Kind::Dice}};
    std::vector<ActionPlan> plans;
    for (const Cause& cause : why.causes) {
        const auto found = std::ranges::find(kReasonCures, cause.reason, &std::pair<Reason, ActionPlan::Kind>::first);
        if (found != kReasonCures.end())
            plans.push_back({.kind = found->second});
    }
    return plans;
}

void add(std::vector<ActionOffer>& offers, std::optional<ActionOffer> offer)
{
    const auto isSame = [&offer](const ActionOffer& known) {
        return known.plan.kind == offer->plan.kind && known.plan.id == offer->plan.id
            && known.order.weapon == offer->order.weapon && known.order.actor == offer->order.actor;
    };
    if (offer && std::ranges::none_of(offers, isSame))
        offers.push_back(std::move(*offer));
}

/// What is done about somebody whom what is refused would befall; once, for the first of several.
void addAbout(OrderTrial& trial, const Refusal& refusal, std::vector<ActionOffer>& offers)
{
    for (const ActionPlan& plan : trial.facet()->cures(refusal)) {
        const auto isSame = [&plan](const ActionOffer& known) { return known.plan.id == plan.id; };
        if (plan.by == ActionPlan::By::Doer || std::ranges::any_of(offers, isSame))
            continue;
        add(offers,
            plan.by == ActionPlan::By::Nobody ? trial.offer(plan, 0) : trial.offerAbout(plan, trial.whomOf(refusal)));
    }
}

void addCures(OrderTrial& trial, const ActionPlan& plan, RecordId weapon, std::vector<ActionOffer>& offers)
{
    if (plan.within > 0)
        return add(offers, trial.atHand(plan));
    if (plan.with != ActionPlan::With::Used) {
        for (const RecordId thing : trial.thingsFor(plan))
            add(offers, thing != 0 ? trial.offer(plan, thing) : std::nullopt);
        return;
    }
    if (plan.kind != ActionPlan::Kind::Another)
        return add(offers, trial.offer(plan, weapon));
    for (ActionOffer& offer : trial.others(plan))
        add(offers, std::move(offer));
}

}  // namespace

QStringList sentencesFor(const Problem& why)
{
    const System* system = findSystem(why.system);
    if (!system || why.refusals.empty())
        return {text::sentenceFor(why)};
    QStringList all;
    for (const text::SaidRefusal& said : text::saidOnce(*system, why.refusals))
        all << text::asSentence(said.words);
    return all;
}

std::vector<ActionOffer> allCures(OrderTrial& trial, const ActionOrder& refused, const Problem& why)
{
    std::vector<ActionOffer> offers;
    for (const ActionPlan& plan : cures(why))
        add(offers, trial.offer(plan, refused.weapon));
    for (const Refusal& refusal : why.refusals) {
        if (!trial.facet())
            continue;
        const std::optional<RecordId> weapon = weaponOf(refused, why, refusal);
        if (!weapon)
            addAbout(trial, refusal, offers);
        for (const ActionPlan& plan : weapon ? trial.facet()->cures(refusal) : std::vector<ActionPlan>())
            addCures(trial, plan, *weapon, offers);
    }
    return offers;
}

namespace {

/// Whether the fight has no more what an order needs of it.
bool isOfTheFight(const Problem& why)
{
    constexpr std::array kReasons{Reason::Away, Reason::LeftFight, Reason::HasNoMore, Reason::ConditionHinders};
    return std::ranges::any_of(why.causes, [&kReasons](const Cause& cause) {
        return std::ranges::find(kReasons, cause.reason) != kReasons.end();
    });
}

/// Whoever is away comes back, if it is he who stands against it.
void addReturns(CampaignServices& services, const ActionOrder& refused, const Problem& why,
                std::vector<ActionOffer>& offers)
{
    std::vector<RecordId> people{refused.actor, refused.target};
    for (const auto* others : {&refused.otherActors, &refused.otherTargets})
        people.insert(people.end(), others->begin(), others->end());
    for (const Combatant& one : services.campaign.encounters().combatants(refused.encounter)) {
        const bool isMeant = why.where.name == one.name && std::ranges::find(people, one.id) != people.end();
        if (!one.away || !isMeant)
            continue;
        const QString words = CureWords::tr("%1 comes back").arg(text::visible(one.name));
        offers.push_back({.plan = {.kind = ActionPlan::Kind::Return, .id = "return"},
                          .words = {words, words},
                          .order = {.action = {}, .encounter = refused.encounter, .actor = one.id}});
    }
}

/// The last step is taken back, where that gives back what is needed.
void addUndo(CampaignServices& services, const ActionOrder& refused, std::vector<ActionOffer>& offers)
{
    const Scope scope{ScopeKind::Encounter, refused.encounter};
    LogEntry entry;
    try {
        services.campaign.rehearse([&] {
            const EntryId last = services.history.undoable(scope);
            if (last == 0)
                return;
            entry = services.campaign.log().line(last);
            (void)LogWalk(services.campaign, services.clock).to(scope, services.campaign.log().parent(last));
            (void)services.actions.rehearsed(refused);
        });
    } catch (const Failure& failure) {
        // What the rules say against it then is another matter.
        if (failure.problem().code != ProblemCode::Refused)
            return;
    }
    if (entry.id == 0)
        return;
    const QString words = CureWords::tr("Undo: %1").arg(text::visible(entry.title));
    offers.push_back(
        {.plan = {.kind = ActionPlan::Kind::Undo, .id = "undo"}, .words = {words, words}, .order = refused});
}

}  // namespace

std::vector<ActionOffer> curesFor(CampaignServices& services, const ActionOrder& refused, const Problem& why)
{
    std::vector<ActionOffer> offers;
    if (isOfTheFight(why)) {
        addReturns(services, refused, why, offers);
        addUndo(services, refused, offers);
    }
    OrderTrial trial(services, refused);
    std::ranges::move(allCures(trial, refused, why), std::back_inserter(offers));
    // Going on is for who cannot act himself; the one he acts on is not back by it.
    const bool isAnothers = std::ranges::any_of(offers, [&refused](const ActionOffer& offer) {
        return offer.plan.kind == ActionPlan::Kind::Return && offer.order.actor != refused.actor;
    });
    if (isAnothers)
        std::erase_if(offers, [](const ActionOffer& offer) { return offer.plan.kind == ActionPlan::Kind::Next; });
    // What is done about somebody else keeps the order in which it is said.
    std::stable_partition(offers.begin(), offers.end(), [](const ActionOffer& offer) {
        return offer.plan.kind == ActionPlan::Kind::Action || offer.plan.kind == ActionPlan::Kind::Set
            || offer.plan.by != ActionPlan::By::Doer;
    });
    return offers;
}

}  // namespace hitspread
