#include "services/fight/conditionservice.h"

#include "rules/core/time/conditionfacet.h"
#include "rules/systems/registry.h"
#include "services/fight/encounterservice.h"
#include "services/fight/groundservice.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/turn/turnorder.h"
#include "services/turn/turnservice.h"
#include "services/undo/entrytitle.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hitspread {

namespace {

std::string titleOf(const std::string& condition, const std::vector<Combatant>& bearers)
{
    std::vector<std::string> names;
    names.reserve(bearers.size());
    for (const Combatant& bearer : bearers)
        names.push_back(bearer.name);
    return hitspread::titleOf(names) + ": " + condition;
}

/// The changes after which a condition goes on like this; with nothing left it is over and taken from who had it.
void leave(Campaign& campaign, const Possession& condition, const Lasting& after, std::vector<LoggedChange>& changes)
{
    if (after.left != 0) {
        std::ranges::move(
            differences({RecordKind::Lasting, condition.id}, condition.state, AnyRecord(lastingRecord, &after)),
            std::back_inserter(changes));
        return;
    }
    changes.push_back(departureOf(campaign, {RecordKind::Possession, condition.id}));
}

}  // namespace

std::vector<LoggedChange> countedDown(Campaign& campaign, RecordId encounter, const PhaseStep& step)
{
    std::vector<LoggedChange> changes;
    const std::vector<Possession> conditions = campaign.encounters().conditionsIn(encounter);
    if (conditions.empty())
        return burntDown(campaign, encounter, step);
    const Encounter fight = campaign.encounters().encounter(encounter);
    const System* system = findSystem(fight.system);
    const RoundTime round = system ? roundTimeOf(fight, *system) : RoundTime{};
    const std::vector<Combatant> present = presentIn(campaign, encounter);
    for (const Possession& thing : conditions) {
        const auto& lasting = thing.state.as<Lasting>();
        const RecordId whose = lasting.anchor != 0 ? lasting.anchor : thing.combatant;
        if (std::ranges::find(present, whose, &Combatant::id) != present.end())
            leave(campaign, thing, afterStep(lasting, step, round), changes);
    }
    std::ranges::move(burntDown(campaign, encounter, step), std::back_inserter(changes));
    return changes;
}

std::vector<LoggedChange> restedFrom(Campaign& campaign, RecordId encounter, std::int32_t hours)
{
    std::vector<LoggedChange> changes;
    const std::vector<Combatant> present = presentIn(campaign, encounter);
    for (const Possession& thing : campaign.encounters().conditionsIn(encounter)) {
        if (std::ranges::find(present, thing.combatant, &Combatant::id) != present.end())
            leave(campaign, thing, afterHours(thing.state.as<Lasting>(), hours), changes);
    }
    std::ranges::move(burntOut(campaign, encounter, hours), std::back_inserter(changes));
    return changes;
}

std::set<RecordId> keptFromActing(RecordCache& library, const std::vector<Possession>& conditions)
{
    std::set<RecordId> who;
    for (const Possession& thing : conditions) {
        const StoredRecord& condition = library.load({thing.kind, thing.item});
        const System* system = findSystem(condition.system);
        if (system && system->conditions() && system->conditions()->preventsActing(condition.record))
            who.insert(thing.combatant);
    }
    return who;
}

Lasting ConditionService::usual(RecordId condition)
{
    const StoredRecord record = m_campaign.library().load({RecordKind::ConditionTemplate, condition});
    const System* system = findSystem(record.system);
    const AnyRecord state = system ? system->freshState(RecordKind::Lasting, record.record) : AnyRecord();
    return state.isNull() ? Lasting() : state.as<Lasting>();
}

std::vector<RecordId> ConditionService::put(const std::vector<RecordId>& combatants, RecordId condition,
                                            const Lasting& lasting)
{
    const std::vector<Combatant> bearers = ofOneFight(m_campaign, combatants);
    if (bearers.empty())
        return {};
    const RecordRef reference{RecordKind::ConditionTemplate, condition};
    const StoredRecord record = m_campaign.library().load(reference);
    const std::string name = recordName(record.record);
    const RecordId encounter = bearers.front().encounter;
    if (record.removed)
        throw Failure(ProblemCode::NotFound, name);
    if (record.system != m_campaign.encounters().encounter(encounter).system)
        refuse<Reason::AnotherSystem>(name);
    std::vector<RecordId> ids;
    m_campaign.atomically([&] {
        ids = put(bearers, reference, lasting,
                  entryOf({ScopeKind::Encounter, encounter}, EntryKind::Create, titleOf(name, bearers)));
    });
    return ids;
}

std::vector<RecordId> ConditionService::put(const std::vector<RecordId>& combatants, const std::string& name,
                                            const Lasting& lasting)
{
    const std::vector<Combatant> bearers = ofOneFight(m_campaign, combatants);
    if (bearers.empty())
        return {};
    const std::string wanted = requiredName(name, Reason::ConditionNeedsName);
    const Encounter fight = m_campaign.encounters().encounter(bearers.front().encounter);
    const System* system = findSystem(fight.system);
    const RecordDeclaration* declaration = system ? system->record(RecordKind::ConditionTemplate) : nullptr;
    if (!declaration)
        throw Failure(ProblemCode::NotFound, {SiteKind::RuleSystem, fight.system});
    StoredRecord plain;
    plain.system = fight.system;
    plain.record = AnyRecord(*declaration);
    nameField(*declaration)->setText(plain.record.data(), wanted);
    requireSound(plain.record, wanted);
    std::vector<RecordId> ids;
    m_campaign.atomically([&] {
        LoggedChange made;
        made.record = {RecordKind::ConditionTemplate, m_campaign.library().insert(plain)};
        made.after = m_campaign.snapshot(made.record);
        LogEntry entry = entryOf({ScopeKind::Encounter, fight.id}, EntryKind::Create, titleOf(wanted, bearers));
        entry.changes.push_back(made);
        ids = put(bearers, made.record, lasting, std::move(entry));
    });
    return ids;
}

/// Rounds are counted from the phase they are put on in (PCT-D42).
std::vector<RecordId> ConditionService::put(const std::vector<Combatant>& bearers, RecordRef condition, Lasting lasting,
                                            LogEntry entry)
{
    const RecordId encounter = bearers.front().encounter;
    requireAnchor(encounter, lasting);
    lasting.phase = lasting.unit == TimeUnit::Rounds ? m_campaign.encounters().encounter(encounter).phase : 1;
    std::vector<RecordId> ids;
    for (const Combatant& bearer : bearers) {
        Possession had;
        had.combatant = bearer.id;
        had.kind = condition.kind;
        had.item = condition.id;
        had.state = AnyRecord(lastingRecord, &lasting);
        for (const Possession& other : m_campaign.encounters().possessionsOfCombatant(bearer.id))
            had.position = std::max(had.position, other.position + 1);
        ids.push_back(m_campaign.encounters().insert(had));
        entry.changes.push_back(arrivalOf(m_campaign, {RecordKind::Possession, ids.back()}));
    }
    LogWriter(m_campaign, m_clock).enter(std::move(entry));
    return ids;
}

EntryId ConditionService::set(const std::vector<Term>& terms)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry;
        std::vector<std::string> titles;
        std::vector<RecordId> bearers;
        for (const Term& term : terms) {
            const Possession condition = conditionOf(term.possession);
            const Combatant bearer = m_campaign.encounters().combatant(condition.combatant);
            bearers.push_back(bearer.id);
            Lasting wanted = term.lasting;
            // A minute that has begun is no part of an hour, nor of a time that begins or ends.
            const auto& known = condition.state.as<Lasting>();
            if (wanted.unit != known.unit || wanted.left == kNoEntry || known.left == kNoEntry)
                wanted.elapsed = 0;
            if (wanted.unit != known.unit || known.left == kNoEntry)
                wanted.phase = m_campaign.encounters().encounter(bearer.encounter).phase;
            if (wanted.unit != TimeUnit::Rounds || wanted.left == kNoEntry)
                wanted.phase = 1;
            requireAnchor(bearer.encounter, wanted);
            std::vector<LoggedChange> changes = differences({RecordKind::Lasting, term.possession}, condition.state,
                                                            AnyRecord(lastingRecord, &wanted));
            if (changes.empty())
                continue;
            entry.scope = {ScopeKind::Encounter, bearer.encounter};
            titles.push_back(titleOf(nameOf(condition), {bearer}));
            std::ranges::move(changes, std::back_inserter(entry.changes));
        }
        (void)ofOneFight(m_campaign, bearers);
        if (entry.changes.empty())
            return;
        entry.kind = EntryKind::Edit;
        entry.title = hitspread::titleOf(titles);
        ChangeWriter(m_campaign).write(entry.changes);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

EntryId ConditionService::lift(const std::vector<RecordId>& possessions)
{
    if (possessions.empty())
        return 0;
    std::vector<std::string> names;
    std::vector<RecordId> bearers;
    for (const RecordId id : possessions) {
        const Possession condition = conditionOf(id);
        bearers.push_back(condition.combatant);
        names.push_back(titleOf(nameOf(condition), {m_campaign.encounters().combatant(condition.combatant)}));
    }
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry = entryOf({ScopeKind::Encounter, ofOneFight(m_campaign, bearers).front().encounter},
                                 EntryKind::Remove, hitspread::titleOf(names));
        for (const RecordId possession : possessions)
            entry.changes.push_back(departureOf(m_campaign, {RecordKind::Possession, possession}));
        ChangeWriter(m_campaign).write(entry.changes);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

Possession ConditionService::conditionOf(RecordId possession)
{
    Possession found = m_campaign.encounters().possession(possession);
    if (found.kind != RecordKind::ConditionTemplate)
        refuse<Reason::NoCondition>(RecordRef{RecordKind::Possession, possession});
    return found;
}

std::string ConditionService::nameOf(const Possession& condition)
{
    const StoredRecord record = m_campaign.library().load({condition.kind, condition.item});
    return recordName(record.record);
}

void ConditionService::requireAnchor(RecordId encounter, const Lasting& lasting)
{
    requireSound(AnyRecord(lastingRecord, &lasting), "condition");
    if (lasting.anchor == 0)
        return;
    const Combatant anchor = m_campaign.encounters().combatant(lasting.anchor);
    if (anchor.encounter != encounter)
        refuse<Reason::InAnotherFight>(anchor.name);
}

}  // namespace hitspread
