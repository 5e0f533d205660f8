#include "services/turnservice.h"

#include "rules/systems/registry.h"
#include "services/actionjournal.h"
#include "services/actionservice.h"
#include "services/conditionservice.h"
#include "services/encounterservice.h"
#include "services/groupaction.h"
#include "services/historyservice.h"
#include "services/journal.h"
#include "services/problem.h"
#include "services/readonce.h"
#include "services/recordname.h"
#include "services/recordvalues.h"
#include "services/rowvalue.h"

#include <algorithm>

namespace hitspread {

namespace {

const System& systemOfFight(const Encounter& encounter)
{
    const System* system = findSystem(encounter.system);
    if (!system)
        throw Failure(ProblemCode::NotFound, {SiteKind::RuleSystem, encounter.system});
    return *system;
}

/// Everybody who is there; without a facet nobody has Actions to count.
std::vector<TurnPlace> places(Campaign& campaign, const Encounter& encounter, const System& system,
                              const std::vector<Combatant>& present)
{
    std::vector<TurnPlace> all;
    const RoundFacet* time = system.time();
    ReadOnce library(campaign.library());
    const std::set<RecordId> kept = keptFromActing(library, campaign.encounters().conditionsIn(encounter.id));
    for (const Combatant& combatant : present) {
        TurnPlace place{combatant.id, combatant.name, {}};
        if (time)
            place.standing = time->standing(library.load({RecordKind::Character, combatant.character}).record,
                                            combatant.condition);
        if (kept.contains(combatant.id))
            place.standing.isActive = false;
        all.push_back(std::move(place));
    }
    return all;
}

bool comesBefore(TurnOrder order, const Standing& a, const Standing& b)
{
    switch (order) {
    case TurnOrder::Descending: return a.keys > b.keys;
    case TurnOrder::Ascending: return a.keys < b.keys;
    case TurnOrder::List: break;
    }
    return false;
}

/// Stable: who is equal throughout stays in the order of the list.
void sortBy(TurnOrder order, std::vector<TurnPlace>& places, bool byPasses)
{
    std::ranges::stable_sort(places, [&](const TurnPlace& a, const TurnPlace& b) {
        if (byPasses && a.standing.taken != b.standing.taken)
            return a.standing.taken < b.standing.taken;
        return comesBefore(order, a.standing, b.standing);
    });
}

bool isRunning(const std::vector<TurnPlace>& places)
{
    return std::ranges::any_of(places, [](const TurnPlace& place) { return place.standing.hasStarted; });
}

std::vector<RecordRef> boundRecords(const ActionRecord& action)
{
    std::vector<RecordRef> records;
    for (const BoundPart& bound : action.bindings)
        records.push_back(bound.record);
    return records;
}

}  // namespace

std::vector<Combatant> presentIn(Campaign& campaign, RecordId encounter)
{
    std::vector<Combatant> present = campaign.encounters().combatants(encounter);
    std::erase_if(present, [](const Combatant& combatant) { return combatant.away; });
    return present;
}

void putInOrder(const System& system, std::vector<CombatantView>& combatants)
{
    struct Place {
        bool hasRolled = true;
        Standing standing;
        CombatantView view;
    };
    std::vector<Place> places;
    for (CombatantView& view : combatants) {
        Place place;
        if (system.time())
            place.standing = system.time()->standing(view.character.record, view.combatant.condition);
        place.hasRolled = std::ranges::find(place.standing.keys, kNoEntry) == place.standing.keys.end();
        place.view = std::move(view);
        places.push_back(std::move(place));
    }
    std::ranges::stable_sort(places, [order = system.round().acting](const Place& a, const Place& b) {
        if (a.hasRolled != b.hasRolled)
            return a.hasRolled;
        return a.hasRolled && comesBefore(order, a.standing, b.standing);
    });
    std::ranges::transform(places, combatants.begin(), [](Place& place) { return std::move(place.view); });
}

std::optional<PhaseStep> phaseStepOf(const ActionRecord& action)
{
    const RoundFacet* time = action.request.input.system().time();
    return time ? time->stepOf(action.request.input) : std::nullopt;
}

TurnView TurnService::view(RecordId encounter)
{
    const Encounter fight = m_campaign.encounters().encounter(encounter);
    const System& system = systemOfFight(fight);
    const std::vector<TurnPlace> all = places(m_campaign, fight, system, presentIn(m_campaign, encounter));
    TurnView view;
    view.round = fight.round;
    view.phase = fight.phase;
    view.isRunning = isRunning(all);
    for (const TurnPlace& place : all) {
        if (!place.standing.isActive)
            continue;
        if (place.standing.left > 0)
            view.acting.push_back(place);
        if (place.standing.held > 0)
            view.holding.push_back(place);
        if (system.round().declaring)
            view.declaring.push_back(place);
    }
    sortBy(system.round().acting, view.acting, true);
    sortBy(system.round().acting, view.holding, false);
    if (system.round().declaring)
        sortBy(*system.round().declaring, view.declaring, false);
    return view;
}

bool TurnService::hasRules(RecordId encounter)
{
    return systemOfFight(m_campaign.encounters().encounter(encounter)).time() != nullptr;
}

ActionRecord TurnService::prepare(RecordId encounter)
{
    const Encounter fight = m_campaign.encounters().encounter(encounter);
    const System& system = systemOfFight(fight);
    const std::vector<Combatant> present = presentIn(m_campaign, encounter);
    const PhaseStep step{isRunning(places(m_campaign, fight, system, present)), true, fight.round, fight.phase};
    ActionRecord action = bound(encounter, *system.time(), step, present);
    reuseDice(action, encounter, step);
    return action;
}

ActionRecord TurnService::bound(RecordId encounter, const RoundFacet& time, const PhaseStep& step,
                                const std::vector<Combatant>& present)
{
    ActionRecord action = boundForAll(m_campaign, m_plans, encounter, time.action(), present);
    time.setStep(action.request.input, step);
    return action;
}

void TurnService::reuseDice(ActionRecord& action, RecordId encounter, const PhaseStep& step)
{
    HistoryService history(m_campaign, m_clock);
    const EntryId undone = history.redoable({ScopeKind::Encounter, encounter});
    if (undone == 0)
        return;
    const LogEntry entry = history.entry(undone);
    if (entry.kind != EntryKind::Action || !entry.action)
        return;
    if (phaseStepOf(*entry.action) == step && boundRecords(*entry.action) == boundRecords(action))
        action.request.answers = entry.action->request.answers;
}

/// What cannot be passed (too many people, a value out of range) is said when it is passed: until then the fight is shown all the same.
std::vector<LoggedChange> TurnService::endOfPhase(RecordId encounter, const RoundFacet& time, const PhaseStep& end,
                                                  const std::vector<Combatant>& present)
{
    try {
        // Where a die decides, nothing can be said yet.
        return changesOf(ActionService::resolved(bound(encounter, time, end, present)).action);
    } catch (const Failure&) {
        return {};
    }
}

std::vector<Foreseen> TurnService::foreseen(RecordId encounter)
{
    std::vector<Foreseen> all;
    const Encounter fight = m_campaign.encounters().encounter(encounter);
    const System& system = systemOfFight(fight);
    const PhaseStep end{true, false, fight.round, fight.phase};
    if (const RoundFacet* time = system.time()) {
        const std::vector<Combatant> present = presentIn(m_campaign, encounter);
        if (!isRunning(places(m_campaign, fight, system, present)))
            return all;
        for (LoggedChange& change : endOfPhase(encounter, *time, end, present)) {
            if (change.record.kind == RecordKind::Condition
                && std::ranges::find(time->announced(), change.field) != time->announced().end())
                all.push_back({change.record.id, change, {}});
        }
    }
    for (const LoggedChange& change : countedDown(m_campaign, encounter, end)) {
        const bool goesOff = change.record.kind == RecordKind::Lying && change.after == LoggedValue(std::int64_t{0});
        if (!change.field.empty() && !goesOff)
            continue;
        const Possession thing = m_campaign.encounters().possession(change.record.id);
        all.push_back({thing.combatant, change, recordName(m_campaign.load({thing.kind, thing.item}))});
    }
    return all;
}

EntryId TurnService::count(RecordId encounter, const std::string& title)
{
    const Encounter fight = m_campaign.encounters().encounter(encounter);
    const PhaseStep step{true, true, fight.round, fight.phase};
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry = entryOf({ScopeKind::Encounter, encounter}, EntryKind::Edit, title);
        const int phases = systemOfFight(fight).round().phases;
        entry.changes = rowvalue::clockChanges(encounter, step, phases);
        std::ranges::move(countedDown(m_campaign, encounter, step), std::back_inserter(entry.changes));
        ChangeWriter writer(m_campaign);
        writer.complete(entry.changes);
        writer.write(entry.changes);
        id = Journal(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

}  // namespace hitspread
