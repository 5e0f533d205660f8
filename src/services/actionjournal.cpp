#include "services/actionjournal.h"

#include "rules/systems/registry.h"
#include "services/conditionservice.h"
#include "services/groundservice.h"
#include "services/groupaction.h"
#include "services/journal.h"
#include "services/problem.h"
#include "services/recordvalues.h"
#include "services/rowvalue.h"

#include <algorithm>
#include <iterator>

namespace hitspread {

namespace {

/// Collects before/after facts per record, field and element: a later fact about the same value extends the earlier one.
class ChangeList {
public:
    explicit ChangeList(const ActionRecord& action) : m_action(action), m_declaration(declarationOf(action)) {}

    void add(std::uint8_t part, std::uint16_t element, std::uint16_t field, std::uint16_t index, std::int32_t before,
             std::int32_t after, std::int32_t step)
    {
        const auto bound = std::ranges::find_if(m_action.bindings, [&](const BoundPart& binding) {
            return binding.part == part && binding.element == element;
        });
        if (bound == m_action.bindings.end())
            refuse<Reason::NotOfCampaign>({SiteKind::Place, m_declaration.parts[part].id});
        // What lies there is gone afterwards, whatever was made of it.
        if (bound->record.kind == RecordKind::Lying)
            return;
        const std::string_view fieldId = m_declaration.parts[part].record->fields[field].id;
        const auto known = std::ranges::find_if(changes, [&](const LoggedChange& change) {
            return change.record == bound->record && change.field == fieldId && change.element == index;
        });
        if (known != changes.end()) {
            known->after = std::int64_t{after};
            known->step = step;
            return;
        }
        LoggedChange change;
        change.record = bound->record;
        change.field = fieldId;
        change.element = index;
        change.before = std::int64_t{before};
        change.after = std::int64_t{after};
        change.step = step;
        changes.push_back(std::move(change));
    }

    std::vector<LoggedChange> changes;

private:
    const ActionRecord& m_action;
    const ActionDeclaration& m_declaration;
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

LogEntry entryFor(RecordId encounter, const ActionRecord& action, EntryKind kind, const std::string& title)
{
    LogEntry entry = entryOf({ScopeKind::Encounter, encounter}, kind, title);
    entry.action = std::make_shared<const ActionRecord>(action);
    return entry;
}

}  // namespace

std::vector<LoggedChange> changesOf(Campaign& campaign, RecordId encounter, const ActionRecord& action)
{
    std::vector<LoggedChange> changes = changesOf(action);
    addTime(campaign, encounter, action, changes);
    return changes;
}

EntryId ActionJournal::enter(RecordId encounter, const ActionRecord& action, const std::string& title)
{
    LogEntry entry = entryFor(encounter, action, EntryKind::Action, title);
    entry.changes = changesOf(m_campaign, encounter, action);
    addGone(m_campaign, action, entry.changes);
    ChangeWriter writer(m_campaign);
    writer.complete(entry.changes);
    writer.write(entry.changes);
    return Journal(m_campaign, m_clock).enter(std::move(entry));
}

EntryId ActionJournal::noteDrop(RecordId encounter, const ActionRecord& action, const std::string& title,
                                const std::string& reason)
{
    LogEntry entry = entryFor(encounter, action, EntryKind::Drop, title);
    entry.reason = reason;
    return Journal(m_campaign, m_clock).note(std::move(entry));
}

}  // namespace hitspread
