#include "models/deedtrial.h"

#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "services/possessions.h"
#include "services/recordname.h"
#include "services/turnorder.h"
#include "services/turnservice.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <utility>

namespace hitspread {

namespace {

struct TrialWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::NextDeed)
};

DeedWords wordsOf(DeedPlan::Kind kind)
{
    switch (kind) {
    case DeedPlan::Kind::Gear: return {TrialWords::tr("Open the sheet"), TrialWords::tr("Open the sheet")};
    case DeedPlan::Kind::Dice: return {TrialWords::tr("Show the dice"), TrialWords::tr("Show the dice")};
    default: return {};
    }
}

bool isOpen(const DeedPlan& plan, const Problem& why)
{
    return !why.refusals.empty() && std::ranges::all_of(why.refusals, [&plan](const Refusal& refusal) {
        return std::ranges::find(plan.despite, refusal.code) != plan.despite.end();
    });
}

}  // namespace

DeedTrial::DeedTrial(CampaignServices& services, ActionOrder order)
    : m_services(services),
      m_binder(services.actions.binder()),
      m_order(std::move(order)),
      m_system(services.campaign.encounters().encounter(m_order.encounter).system),
      m_facet(facetsOf(m_system).deeds)
{}

std::vector<DeedPlan> DeedTrial::meant() const
{
    const auto who = m_facet ? combatantOf(m_order.actor) : std::nullopt;
    return who ? m_facet->meant(who->condition) : std::vector<DeedPlan>();
}

std::optional<DeedPlan> DeedTrial::due() const
{
    const auto who = m_facet ? combatantOf(m_order.actor) : std::nullopt;
    return who ? m_facet->due(m_services.campaign.load({RecordKind::Character, who->character}), who->condition)
               : std::nullopt;
}

std::variant<ActionRecord, Problem> DeedTrial::rehearsed(const ActionOrder& order,
                                                         const std::vector<ActionSetting>& settings)
{
    try {
        return m_services.actions.rehearsed(m_binder, order, settings).action;
    } catch (const Failure& failure) {
        return failure.problem();
    }
}

std::optional<Problem> DeedTrial::against(const ActionOrder& order, const std::vector<ActionSetting>& settings)
{
    std::variant<ActionRecord, Problem> found = rehearsed(order, settings);
    auto* problem = std::get_if<Problem>(&found);
    return problem ? std::optional(std::move(*problem)) : std::nullopt;
}

std::optional<Problem> DeedTrial::againstWindow(const ActionOrder& order)
{
    std::optional<Problem> why = against(order);
    const bool isByRules = why && m_facet && std::erase_if(why->refusals, m_facet->isForWindow) > 0;
    return isByRules && why->refusals.empty() ? std::nullopt : why;
}

ActionOrder DeedTrial::orderFor(const DeedPlan& plan, RecordId weapon) const
{
    ActionOrder order{.action = std::string(plan.action), .encounter = m_order.encounter, .actor = m_order.actor};
    const System* system = findSystem(m_system);
    const ActionDeclaration* declared = system ? system->action(plan.action) : nullptr;
    if (declared && (declared->involves(Role::Target) || declared->namesSomebody()))
        order.target = plan.toFirst ? firstToAct() : plan.toWhom.empty() ? m_order.target : namedBy(plan.toWhom);
    order.weapon = weapon;
    return order;
}

DeedPlan DeedTrial::filledIn(DeedPlan plan, RecordId weapon)
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

std::vector<RecordId> DeedTrial::thingsFor(const DeedPlan& plan) const
{
    std::vector<RecordId> things;
    if (plan.with == DeedPlan::With::InBothHands) {
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

std::optional<DeedOffer> DeedTrial::offer(const DeedPlan& meant, RecordId weapon)
{
    const DeedPlan plan = filledIn(meant, weapon);
    if (plan.kind == DeedPlan::Kind::Set)
        return DeedOffer{plan, m_facet->words(plan, thingOf(weapon), ActionRecord{}), m_order};
    if (plan.kind != DeedPlan::Kind::Action && plan.kind != DeedPlan::Kind::Attack)
        return DeedOffer{plan, wordsOf(plan.kind), m_order};
    const ActionOrder order = orderFor(plan, weapon);
    const std::variant<ActionRecord, Problem> found = rehearsed(order, plan.settings);
    const auto* action = std::get_if<ActionRecord>(&found);
    if (!action && !isOpen(plan, std::get<Problem>(found)))
        return std::nullopt;
    return DeedOffer{plan, m_facet->words(plan, thingOf(weapon), action ? *action : ActionRecord{}), order};
}

std::vector<RecordId> DeedTrial::othersThan(RecordId used, const DeedPlan& plan) const
{
    std::vector<RecordId> things = plan.with == DeedPlan::With::Used ? std::vector<RecordId>() : thingsFor(plan);
    std::erase_if(things, [used](RecordId thing) { return thing == 0 || thing == used; });
    return things;
}

std::optional<DeedOffer> DeedTrial::firstOffer(const DeedPlan& plan, RecordId used)
{
    if (plan.with == DeedPlan::With::Used)
        return offer(plan, used);
    std::optional<DeedOffer> found;
    for (const RecordId thing : othersThan(used, plan)) {
        if (!found)
            found = offer(plan, thing);
    }
    return found;
}

std::vector<DeedOffer> DeedTrial::others(const DeedPlan& plan)
{
    constexpr std::size_t kMostOthers = 3;
    std::vector<std::pair<std::pair<bool, int>, DeedOffer>> found;
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
    std::vector<DeedOffer> offers;
    for (auto& [place, offer] : found) {
        if (offers.size() < kMostOthers)
            offers.push_back(std::move(offer));
    }
    return offers;
}

RecordId DeedTrial::whomOf(const Refusal& refusal) const
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

std::optional<DeedOffer> DeedTrial::offerAbout(const DeedPlan& plan, RecordId named)
{
    const auto whom = combatantOf(named);
    if (!whom)
        return std::nullopt;
    std::vector<Combatant> doers{*whom};
    if (plan.by == DeedPlan::By::Another) {
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
            return DeedOffer{plan, m_facet->words(plan, text::visible(whom->name), *action), order};
    }
    return std::nullopt;
}

std::optional<DeedOffer> DeedTrial::atHand(const DeedPlan& plan)
{
    if (m_order.target == m_order.actor || metresTo(m_order.actor) > plan.within)
        return std::nullopt;
    for (const RecordId thing : thingsFor(plan)) {
        std::optional<DeedOffer> found = thing != 0 ? offer(plan, thing) : std::nullopt;
        if (found)
            return found;
    }
    return std::nullopt;
}

int DeedTrial::metresTo(RecordId who)
{
    if (who == m_order.target)
        return 0;
    const auto metres = m_order.target != 0 ? m_services.campaign.encounters().distance(who, m_order.target)
                                            : std::nullopt;
    return metres.value_or(std::numeric_limits<int>::max());
}

RecordId DeedTrial::namedBy(std::string_view id) const
{
    const auto who = combatantOf(m_order.actor);
    const FieldDeclaration* field = who ? who->condition.declaration().find(id) : nullptr;
    const RecordId named = field ? field->number(who->condition.data(), 0) : 0;
    return combatantOf(named) ? named : 0;
}

RecordId DeedTrial::firstToAct() const
{
    const System* system = findSystem(m_system);
    if (!system)
        return 0;
    const Encounter encounter = m_services.campaign.encounters().encounter(m_order.encounter);
    const std::vector<CombatantView> all = m_services.encounters.combatants(m_order.encounter);
    const TurnView turn = turnOf(encounter, *system, placesOf(encounter, *system, all));
    return turn.acting.empty() ? 0 : turn.acting.front().combatant;
}

std::optional<Combatant> DeedTrial::combatantOf(RecordId id) const
{
    const std::vector<Combatant> all = m_services.campaign.encounters().combatants(m_order.encounter);
    const auto found = std::ranges::find(all, id, &Combatant::id);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

AnyRecord DeedTrial::recordOf(RecordId thing)
{
    if (thing == 0)
        return {};
    const Possession possession = m_services.campaign.encounters().possession(thing);
    return m_services.campaign.load({possession.kind, possession.item});
}

QString DeedTrial::thingOf(RecordId weapon)
{
    return weapon == 0 ? QString() : text::visible(recordName(recordOf(weapon)));
}

}  // namespace hitspread
