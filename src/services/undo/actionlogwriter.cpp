#include "services/undo/actionlogwriter.h"

#include "rules/systems/registry.h"
#include "services/action/groupaction.h"
#include "services/fight/conditionservice.h"
#include "services/fight/groundservice.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace hitspread {

namespace {

/// Collects before/after facts per record, field and element: a later fact about the same value extends the earlier one.
class ChangeList {
public:
    explicit ChangeList(const ActionRecord& action) : m_declaration(declarationOf(action))
    {
        for (const BoundPart& bound : action.bindings)
            m_bound.try_emplace({bound.part, bound.element}, bound.record);
    }

    void add(std::uint8_t part, std::uint16_t element, std::uint16_t field, std::uint16_t index, std::int32_t before,
             std::int32_t after, std::int32_t step)
    {
        const auto bound = m_bound.find({part, element});
        if (bound == m_bound.end())
            refuse<Reason::NotOfCampaign>({SiteKind::Place, m_declaration.parts[part].id});
        const RecordRef record = bound->second;
        // What lies there is gone afterwards, whatever was made of it.
        if (record.kind == RecordKind::Lying)
            return;
        const std::string_view fieldId = m_declaration.parts[part].record->fields[field].id;
        const auto [known, isNew] = m_places.try_emplace({record, fieldId, index}, changes.size());
        if (!isNew) {
            changes[known->second].after = std::int64_t{after};
            changes[known->second].step = step;
            return;
        }
        LoggedChange change;
        change.record = record;
        change.field = fieldId;
        change.element = index;
        change.before = std::int64_t{before};
        change.after = std::int64_t{after};
        change.step = step;
        changes.push_back(std::move(change));
    }

    std::vector<LoggedChange> changes;

private:
    const ActionDeclaration& m_declaration;
    std::map<std::pair<std::uint8_t, std::uint16_t>, RecordRef> m_bound;  ///< by part and element
    std::map<std::tuple<RecordRef, std::string_view, std::uint16_t>, std::size_t> m_places;
};

}  // namespace

std::vector<LoggedChange> changesOf(const ActionRecord& action)
{
    ChangeList list(action);
    for (const Adjustment& adjustment : action.adjustments)
        list.add(adjustment.part, adjustment.element, adjustment.field, adjustment.index, adjustment.before,
                 adjustment.after, -1);
    for (const Change& change : action.findings.changes)
        list.add(change.part, change.element, change.field, change.index, change.before, change.after, change.step);
    std::erase_if(list.changes, [](const LoggedChange& change) { return change.before == change.after; });
    return std::move(list.changes);
}

namespace {

/// Passing from one phase to the next moves the encounter's clock on, too, and what people have for a time goes on less long.
void addTime(Campaign& campaign, RecordId encounter, const ActionRecord& action, std::vector<LoggedChange>& changes)
{
    if (const auto rest = restOf(action))
        std::ranges::move(restedFrom(campaign, encounter, rest->allHours()), std::back_inserter(changes));
    const System& system = action.request.input.system();
    const RoundFacet* time = system.time();
    const auto step = time ? time->stepOf(action.request.input) : std::nullopt;
    if (!step)
        return;
    const int phases = system.round().phases;
    std::ranges::move(rowvalue::clockChanges(encounter, *step, phases), std::back_inserter(changes));
    std::ranges::move(countedDown(campaign, encounter, *step), std::back_inserter(changes));
}

/// What lay about and went off is there no more.
void addGone(Campaign& campaign, const ActionRecord& action, std::vector<LoggedChange>& changes)
{
    for (const BoundPart& bound : action.bindings) {
        if (bound.record.kind == RecordKind::Lying)
            changes.push_back(goneFromGround(campaign, bound.record.id));
    }
}

/// Whoever gets hold of somebody is where that one stands.
void addMeetings(Campaign& campaign, RecordId encounter, const ActionRecord& action, std::vector<LoggedChange>& changes)
{
    const RecordDeclaration* state = action.request.input.system().record(RecordKind::Condition);
    std::vector<LoggedChange> meetings;
    for (const LoggedChange& change : changes) {
        const FieldDeclaration* field = state && change.record.kind == RecordKind::Condition ? state->find(change.field)
                                                                                             : nullptr;
        const auto* whom = field && field->joins ? std::get_if<std::int64_t>(&change.after) : nullptr;
        if (whom && *whom != 0)
            std::ranges::move(rowvalue::meeting(campaign, encounter, change.record.id, *whom),
                              std::back_inserter(meetings));
    }
    std::ranges::move(meetings, std::back_inserter(changes));
}

LogEntry entryFor(RecordId encounter, ActionRecord action, EntryKind kind, const std::string& title)
{
    LogEntry entry = entryOf({ScopeKind::Encounter, encounter}, kind, title);
    forgetUnnamed(action);
    action.said.reset();
    entry.action = std::make_shared<const ActionRecord>(std::move(action));
    return entry;
}

}  // namespace

std::vector<LoggedChange> changesOf(Campaign& campaign, RecordId encounter, const ActionRecord& action)
{
    std::vector<LoggedChange> changes = changesOf(action);
    addTime(campaign, encounter, action, changes);
    return changes;
}

std::vector<LoggedChange> ActionLogWriter::changesIn(ChangeWriter& writer, RecordId encounter,
                                                     const ActionRecord& action)
{
    std::vector<LoggedChange> changes = changesOf(m_campaign, encounter, action);
    addGone(m_campaign, action, changes);
    addMeetings(m_campaign, encounter, action, changes);
    writer.complete(changes);
    return changes;
}

std::vector<LoggedChange> ActionLogWriter::wouldChange(RecordId encounter, const ActionRecord& action)
{
    ChangeWriter writer(m_campaign, encounter);
    return changesIn(writer, encounter, action);
}

EntryId ActionLogWriter::enter(RecordId encounter, ActionRecord action, const std::string& title)
{
    LogEntry entry = entryFor(encounter, std::move(action), EntryKind::Action, title);
    ChangeWriter writer(m_campaign, encounter);
    entry.changes = changesIn(writer, encounter, *entry.action);
    writer.write(entry.changes);
    return LogWriter(m_campaign, m_clock).enter(std::move(entry));
}

EntryId ActionLogWriter::noteDrop(RecordId encounter, const ActionRecord& action, const std::string& title,
                                  const std::string& reason)
{
    LogEntry entry = entryFor(encounter, action, EntryKind::Drop, title);
    entry.reason = reason;
    return LogWriter(m_campaign, m_clock).note(std::move(entry));
}

}  // namespace hitspread
