#include "services/turn/turnservice.h"

#include "rules/systems/registry.h"
#include "services/action/actionservice.h"
#include "services/action/groupaction.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/recordcache.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"
#include "services/undo/actionlogwriter.h"
#include "services/undo/historyservice.h"
#include "services/undo/logwriter.h"

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
    RecordCache library(campaign.library());
    const std::set<RecordId> kept = keptFromActing(library, campaign.encounters().conditionsIn(encounter.id));
    for (const Combatant& combatant : present) {
        const StoredRecord& character = library.load({RecordKind::Character, combatant.character});
        all.push_back(placeOf(encounter, system, combatant, character.record, kept));
    }
    return all;
}

/// Whether a phase has begun for anybody; who may act in it says nothing about that.
bool isRunning(Campaign& campaign, const Encounter& encounter, const System& system,
               const std::vector<Combatant>& present)
{
    RecordCache library(campaign.library());
    return std::ranges::any_of(present, [&](const Combatant& combatant) {
        const StoredRecord& character = library.load({RecordKind::Character, combatant.character});
        return system.time()
            && system.time()->standing(character.record, combatant.condition, encounter.switches).hasStarted;
    });
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

std::optional<PhaseStep> phaseStepOf(const ActionRecord& action)
{
    const RoundFacet* time = action.request.input.system().time();
    return time ? time->stepOf(action.request.input) : std::nullopt;
}

TurnView TurnService::view(RecordId encounter)
{
    const Encounter fight = m_campaign.encounters().encounter(encounter);
    const System& system = systemOfFight(fight);
    return turnOf(fight, system, places(m_campaign, fight, system, presentIn(m_campaign, encounter)));
}

bool TurnService::hasRules(RecordId encounter)
{
    return systemOfFight(m_campaign.encounters().encounter(encounter)).time() != nullptr;
}

ActionRecord TurnService::prepare(RecordId encounter)
{
    return m_campaign.atOneMoment([&] {
        const Encounter fight = m_campaign.encounters().encounter(encounter);
        const System& system = systemOfFight(fight);
        const std::vector<Combatant> present = presentIn(m_campaign, encounter);
        const PhaseStep step{isRunning(m_campaign, fight, system, present), true, fight.round, fight.phase};
        ActionRecord action = bound(encounter, *system.time(), step, present);
        reuseDice(action, encounter, step);
        return action;
    });
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
    return m_campaign.atOneMoment(
        [&] { return foreseen(m_campaign.encounters().encounter(encounter), presentIn(m_campaign, encounter)); });
}

std::vector<Foreseen> TurnService::foreseen(const Encounter& fight, const std::vector<Combatant>& present)
{
    std::vector<Foreseen> all;
    const RecordId encounter = fight.id;
    const System& system = systemOfFight(fight);
    const PhaseStep end{true, false, fight.round, fight.phase};
    if (const RoundFacet* time = system.time()) {
        if (!isRunning(m_campaign, fight, system, present))
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
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

}  // namespace hitspread
