#include "services/actionservice.h"

#include "rules/systems/registry.h"
#include "rules/systems/resolution.h"
#include "services/journal.h"
#include "services/problem.h"
#include "services/recordvalues.h"
#include "services/rowvalue.h"

#include <algorithm>

namespace hitspread {

namespace {

const ActionDeclaration& declarationOf(const ActionRecord& action)
{
    const System& system = systemOf(action.request.input);
    return system.actions()[system.actionOf(action.request.input)];
}

/// Field ranges first, then what the rules forbid: a Failure for the first group that has faults.
void requireResolvable(const ActionRecord& action)
{
    const System& system = systemOf(action.request.input);
    const void* data = system.actionData(action.request.input);
    for (const PartDeclaration& part : declarationOf(action).parts) {
        for (std::size_t element = 0; element < part.count(data); ++element) {
            const AnyRecord record(*part.record, part.peek(data, element));
            requireSound(record, std::string(part.id));
        }
    }
    const std::vector<Refusal> refusals = system.validate(action.request.input, action.request.plan.get());
    if (refusals.empty())
        return;
    throw Failure(
        Problem{ProblemCode::Refused, std::string(refusals.front().part), {}, std::string(system.id()), refusals});
}

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
            throw Failure(ProblemCode::BadInput, std::string(m_declaration.parts[part].id),
                          {"not a record of this campaign"});
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

/// Passing from one phase to the next moves the encounter's clock on, too.
void addTime(const PendingAction& pending, std::vector<LoggedChange>& changes)
{
    const System& system = systemOf(pending.action.request.input);
    const RoundFacet* time = system.time();
    const auto step = time ? time->stepOf(pending.action.request.input) : std::nullopt;
    if (!step)
        return;
    for (LoggedChange& change : rowvalue::clockChanges(pending.encounter, *step, system.round().phases))
        changes.push_back(std::move(change));
}

LogEntry entryFor(const PendingAction& pending, EntryKind kind, const std::string& title)
{
    LogEntry entry;
    entry.scope = {ScopeKind::Encounter, pending.encounter};
    entry.kind = kind;
    entry.title = title;
    entry.action = std::make_shared<const ActionRecord>(pending.action);
    return entry;
}

}  // namespace

ActionRecord ActionService::prepare(const ActionOrder& order)
{
    return Binder(m_campaign, m_plans).bind(order);
}

ActionService::Resolved ActionService::resolved(ActionRecord action, Answerer* further)
{
    requireResolvable(action);
    Resolution resolution = resolve(action.request, further);
    for (const Answer& answer : resolution.findings.answers.all())
        action.request.answers.put(answer);
    action.findings = std::move(resolution.findings);
    action.idleOverrides = std::move(resolution.idleOverrides);
    return {std::move(action), resolution.open};
}

void ActionService::requireTurn(const PendingAction& pending)
{
    const auto waiting = m_campaign.log().pending(pending.encounter);
    if (waiting && waiting->id != pending.id)
        throw Failure(ProblemCode::PendingExists, m_campaign.encounters().encounter(pending.encounter).name);
}

RecordId ActionService::keep(const PendingAction& pending)
{
    RecordId id = 0;
    m_campaign.atomically([&] {
        requireTurn(pending);
        id = m_campaign.log().savePending(pending);
    });
    return id;
}

std::optional<PendingAction> ActionService::pending(RecordId encounter)
{
    return m_campaign.log().pending(encounter);
}

EntryId ActionService::apply(const PendingAction& pending, const std::string& title)
{
    // What is applied is what the rules say now: never a result that an open question left incomplete.
    const Resolved again = resolved(pending.action);
    if (again.open)
        throw Failure(ProblemCode::BadInput, pending.action.action, {"a question is still open"});
    PendingAction finished = pending;
    finished.action = again.action;
    EntryId id = 0;
    m_campaign.atomically([&] {
        requireTurn(pending);
        LogEntry entry = entryFor(finished, EntryKind::Action, title);
        entry.changes = changesOf(finished.action);
        addTime(finished, entry.changes);
        ChangeWriter writer(m_campaign);
        writer.complete(entry.changes);
        writer.write(entry.changes);
        id = Journal(m_campaign, m_clock).enter(std::move(entry));
        if (pending.id != 0)
            m_campaign.log().removePending(pending.id);
    });
    return id;
}

EntryId ActionService::drop(const PendingAction& pending, const std::string& title, const std::string& reason)
{
    if (reason.find_first_not_of(" \t\n\r") == std::string::npos)
        throw Failure(ProblemCode::NoReason, title);
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry = entryFor(pending, EntryKind::Drop, title);
        entry.reason = reason;
        id = Journal(m_campaign, m_clock).note(std::move(entry));
        if (pending.id != 0)
            m_campaign.log().removePending(pending.id);
    });
    return id;
}

}  // namespace hitspread
