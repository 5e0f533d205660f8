#include "models/nextaction/ordertrial.h"

#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/turn/turnorder.h"
#include "services/turn/turnservice.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <utility>

namespace hitspread {

namespace {

struct TrialWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::NextAction)
};

ActionTitle wordsOf(ActionPlan::Kind kind)
{
    switch (kind) {
    case ActionPlan::Kind::Gear: return {TrialWords::tr("Open the sheet"), TrialWords::tr("Open the sheet")};
    case ActionPlan::Kind::Dice: return {TrialWords::tr("Show the dice"), TrialWords::tr("Show the dice")};
    default: return {};
    }
}

bool isOpen(const ActionPlan& plan, const Problem& why)
{
    return !why.refusals.empty() && std::ranges::all_of(why.refusals, [&plan](const Refusal& refusal) {
        return std::ranges::find(plan.despite, refusal.code) != plan.despite.end();
    });
}

}  // namespace

OrderTrial::OrderTrial(CampaignServices& services, ActionOrder order)
    : m_services(services),
      m_binder(services.actions.binder()),
      m_order(std::move(order)),
      m_system(services.campaign.encounters().encounter(m_order.encounter).system),
      m_facet(facetsOf(m_system).actions)
{}

std::vector<ActionPlan> OrderTrial::meant() const
{
    const auto who = m_facet ? combatantOf(m_order.actor) : std::nullopt;
    return who ? m_facet->meant(who->condition) : std::vector<ActionPlan>();
}

std::optional<ActionPlan> OrderTrial::due() const
{
    const auto who = m_facet ? combatantOf(m_order.actor) : std::nullopt;
    return who ? m_facet->due(m_services.campaign.load({RecordKind::Character, who->character}), who->condition)
               : std::nullopt;
}

std::variant<ActionRecord, Problem> OrderTrial::rehearsed(const ActionOrder& order,
                                                          const std::vector<ActionSetting>& settings)
{
    try {
        return m_services.actions.rehearsed(m_binder, order, settings).action;
    } catch (const Failure& failure) {
        return failure.problem();
    }
}

std::optional<Problem> OrderTrial::against(const ActionOrder& order, const std::vector<ActionSetting>& settings)
{
    std::variant<ActionRecord, Problem> found = rehearsed(order, settings);
    auto* problem = std::get_if<Problem>(&found);
    return problem ? std::optional(std::move(*problem)) : std::nullopt;
}

std::optional<Problem> OrderTrial::againstWindow(const ActionOrder& order)
{
    std::optional<Problem> why = against(order);
    const bool isByRules = why && m_facet && std::erase_if(why->refusals, m_facet->isForWindow) > 0;
    return isByRules && why->refusals.empty() ? std::nullopt : why;
}

ActionOrder OrderTrial::orderFor(const ActionPlan& plan, RecordId weapon) const
{
    ActionOrder order{.action = std::string(plan.action), .encounter = m_order.encounter, .actor = m_order.actor};
    const System* system = findSystem(m_system);
    const ActionDeclaration* declared = system ? system->action(plan.action) : nullptr;
    if (declared && (declared->involves(Role::Target) || declared->namesSomebody()))
        order.target = plan.toFirst ? firstToAct() : plan.toWhom.empty() ? m_order.target : namedBy(plan.toWhom);
    order.weapon = weapon;
    return order;
}

ActionPlan OrderTrial::filledIn(ActionPlan plan, RecordId weapon)
{
    if (!plan.more)
        return plan;
    if (const auto who = combatantOf(m_order.actor)) {
        const AnyRecord held = recordOf(weapon);
        const std::vector<ActionSetting> more = plan.more({who->condition, held, m_order.target});
        plan.settings.insert(plan.settings.end(), more.begin(), more.end());
    }
    plan.more = {};
    return plan;
}

std::vector<RecordId> OrderTrial::thingsFor(const ActionPlan& plan) const
{
    std::vector<RecordId> things;
    if (plan.with == ActionPlan::With::InBothHands) {
        constexpr unsigned kBoth = 3;
        for (const Possession& thing : m_services.campaign.encounters().possessionsOfCombatant(m_order.actor)) {
            if (handsOn(thing, m_services.campaign.load({thing.kind, thing.item})) == kBoth)
                things.push_back(thing.id);
        }
        return things;
    }
    const System* system = findSystem(m_system);
    const ActionDeclaration* declared = system ? system->action(plan.action) : nullptr;
    for (const Possession& thing : m_services.campaign.encounters().possessionsOfCombatant(m_order.actor)) {
        const auto takes = [&thing](const PartDeclaration& part) {
            return part.role == Role::Actor && !part.isInner() && part.record->kind == thing.kind;
        };
        if (declared && std::ranges::any_of(declared->parts, takes))
            things.push_back(thing.id);
    }
    things.push_back(0);
    return things;
}

std::optional<ActionOffer> OrderTrial::offer(const ActionPlan& meant, RecordId weapon)
{
    const ActionPlan plan = filledIn(meant, weapon);
    if (plan.kind == ActionPlan::Kind::Set)
        return ActionOffer{plan, m_facet->words(plan, thingOf(weapon), ActionRecord{}), m_order};
    if (plan.kind != ActionPlan::Kind::Action && plan.kind != ActionPlan::Kind::Attack)
        return ActionOffer{plan, wordsOf(plan.kind), m_order};
    const ActionOrder order = orderFor(plan, weapon);
    const std::variant<ActionRecord, Problem> found = rehearsed(order, plan.settings);
    const auto* action = std::get_if<ActionRecord>(&found);
    if (!action && !isOpen(plan, std::get<Problem>(found)))
        return std::nullopt;
    return ActionOffer{plan, m_facet->words(plan, thingOf(weapon), action ? *action : ActionRecord{}), order};
}

std::vector<RecordId> OrderTrial::othersThan(RecordId used, const ActionPlan& plan) const
{
    std::vector<RecordId> things = plan.with == ActionPlan::With::Used ? std::vector<RecordId>() : thingsFor(plan);
    std::erase_if(things, [used](RecordId thing) { return thing == 0 || thing == used; });
    return things;
}

std::optional<ActionOffer> OrderTrial::firstOffer(const ActionPlan& plan, RecordId used)
{
    if (plan.with == ActionPlan::With::Used)
        return offer(plan, used);
    std::optional<ActionOffer> found;
    for (const RecordId thing : othersThan(used, plan)) {
        if (!found)
            found = offer(plan, thing);
    }
    return found;
}

std::vector<ActionOffer> OrderTrial::others(const ActionPlan& plan)
{
    constexpr std::size_t kMostOthers = 3;
    std::vector<std::pair<std::pair<bool, int>, ActionOffer>> found;
    const std::vector<Combatant> all = m_services.campaign.encounters().combatants(m_order.encounter);
    const auto actor = std::ranges::find(all, m_order.actor, &Combatant::id);
    for (const Combatant& other : all) {
        if (actor == all.end() || other.id == actor->id || other.away || other.side != actor->side)
            continue;
        ActionOrder order = m_order;
        order.actor = other.id;
        order.weapon = order.offHandWeapon = 0;
        const std::optional<Problem> why = against(order);
        if (why && !isOpen(plan, *why))
            continue;
        const QString words = TrialWords::tr("%1 does it").arg(text::visible(other.name));
        found.push_back({{why.has_value(), metresTo(other.id)}, {plan, {words, words}, order}});
    }
    std::ranges::stable_sort(found, {}, [](const auto& one) { return one.first; });
    std::vector<ActionOffer> offers;
    for (auto& [place, offer] : found) {
        if (offers.size() < kMostOthers)
            offers.push_back(std::move(offer));
    }
    return offers;
}

RecordId OrderTrial::whomOf(const Refusal& refusal) const
{
    const System* system = findSystem(m_system);
    const ActionDeclaration* action = system ? system->action(m_order.action) : nullptr;
    const PartDeclaration* part = action ? action->find(refusal.part) : nullptr;
    if (!part || part->role != Role::Target)
        return 0;
    // Of everybody there is one each.
    if (system->rest() && system->rest()->action() == action->id) {
        const std::vector<Combatant> present = presentIn(m_services.campaign, m_order.encounter);
        return refusal.element < present.size() ? present[refusal.element].id : 0;
    }
    return refusal.element == 0 ? m_order.target : 0;
}

std::optional<ActionOffer> OrderTrial::offerAbout(const ActionPlan& plan, RecordId named)
{
    const auto whom = combatantOf(named);
    if (!whom)
        return std::nullopt;
    std::vector<Combatant> doers{*whom};
    if (plan.by == ActionPlan::By::Another) {
        doers = presentIn(m_services.campaign, m_order.encounter);
        std::erase_if(doers, [named](const Combatant& one) { return one.id == named; });
        std::ranges::stable_sort(doers, {}, [&](const Combatant& one) {
            return std::pair(one.id != m_order.actor, one.side != whom->side);
        });
    }
    for (const Combatant& doer : doers) {
        ActionOrder order{.action = std::string(plan.action), .encounter = m_order.encounter, .actor = doer.id};
        if (doer.id != named)
            order.target = named;
        const std::variant<ActionRecord, Problem> found = rehearsed(order, plan.settings);
        if (const auto* action = std::get_if<ActionRecord>(&found))
            return ActionOffer{plan, m_facet->words(plan, text::visible(whom->name), *action), order};
    }
    return std::nullopt;
}

std::optional<ActionOffer> OrderTrial::atHand(const ActionPlan& plan)
{
    if (m_order.target == m_order.actor || metresTo(m_order.actor) > plan.within)
        return std::nullopt;
    for (const RecordId thing : thingsFor(plan)) {
        std::optional<ActionOffer> found = thing != 0 ? offer(plan, thing) : std::nullopt;
        if (found)
            return found;
    }
    return std::nullopt;
}

int OrderTrial::metresTo(RecordId who)
{
    if (who == m_order.target)
        return 0;
    const auto metres = m_order.target != 0 ? m_services.campaign.encounters().distance(who, m_order.target)
                                            : std::nullopt;
    return metres.value_or(std::numeric_limits<int>::max());
}

RecordId OrderTrial::namedBy(std::string_view id) const
{
    const auto who = combatantOf(m_order.actor);
    const FieldDeclaration* field = who ? who->condition.declaration().find(id) : nullptr;
    const RecordId named = field ? field->number(who->condition.data(), 0) : 0;
    return combatantOf(named) ? named : 0;
}

RecordId OrderTrial::firstToAct() const
{
    const System* system = findSystem(m_system);
    if (!system)
        return 0;
    const Encounter encounter = m_services.campaign.encounters().encounter(m_order.encounter);
    const std::vector<CombatantView> all = m_services.encounters.combatants(m_order.encounter);
    const TurnView turn = turnOf(encounter, *system, placesOf(encounter, *system, all));
    return turn.acting.empty() ? 0 : turn.acting.front().combatant;
}

std::optional<Combatant> OrderTrial::combatantOf(RecordId id) const
{
    std::vector<Combatant> found = m_services.encounters.rows(m_order.encounter, {id});
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

AnyRecord OrderTrial::recordOf(RecordId thing)
{
    if (thing == 0)
        return {};
    const Possession possession = m_services.campaign.encounters().possession(thing);
    return m_services.campaign.load({possession.kind, possession.item});
}

QString OrderTrial::thingOf(RecordId weapon)
{
    return weapon == 0 ? QString() : text::visible(recordName(recordOf(weapon)));
}

}  // namespace hitspread
