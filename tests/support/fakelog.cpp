#include "support/fakecampaign.h"

#include "services/problem.h"
#include "support/fakecopies.h"

#include <algorithm>
#include <ranges>

namespace hitspread::support {

using fakes::found;

EntryId FakeLog::append(const LogEntry& entry)
{
    m_state.entries.push_back(entry);
    m_state.entries.back().id = static_cast<EntryId>(m_state.entries.size());
    return m_state.entries.back().id;
}

LogEntry FakeLog::entry(EntryId id)
{
    if (id < 1 || static_cast<std::size_t>(id) > m_state.entries.size())
        throw Failure(ProblemCode::NotFound, "log entry");
    return m_state.entries[static_cast<std::size_t>(id) - 1];
}

std::vector<LogEntry> FakeLog::list(const LogQuery& query)
{
    std::vector<LogEntry> all;
    for (auto entry = m_state.entries.rbegin(); entry != m_state.entries.rend() && all.size() < query.limit; ++entry) {
        if (entry->scope == query.scope && entry->title.find(query.search) != std::string::npos)
            all.push_back(*entry);
    }
    return all;
}

EntryId FakeLog::head(Scope scope)
{
    return m_state.heads[scope];
}

void FakeLog::setHead(Scope scope, EntryId entry)
{
    m_state.heads[scope] = entry;
}

std::vector<EntryId> FakeLog::inForce(Scope scope, EntryId downTo)
{
    std::vector<EntryId> standing;
    for (EntryId at = head(scope); at != 0 && at >= downTo; at = parent(at))
        standing.push_back(at);
    return standing;
}

EntryId FakeLog::lastChild(Scope scope, EntryId parent)
{
    // What was in force last, newest first; the way to the first of them that rests on `parent` begins with its child.
    for (const LogEntry& word : std::views::reverse(m_state.entries)) {
        if (word.scope != scope || word.kind == EntryKind::Undo || word.kind == EntryKind::Drop)
            continue;
        EntryId at = word.kind == EntryKind::Redo ? word.target : word.id;
        while (at != 0 && entry(at).parent != parent)
            at = entry(at).parent;
        if (at != 0)
            return at;
    }
    return 0;
}

bool FakeLog::isInForce(const LogEntry& entry) const
{
    const auto head = m_state.heads.find(entry.scope);
    EntryId at = head == m_state.heads.end() ? 0 : head->second;
    while (at != 0 && at != entry.id)
        at = m_state.entries[static_cast<std::size_t>(at) - 1].parent;
    return at == entry.id;
}

EntryId FakeLog::laterChange(const LoggedChange& change, EntryId after)
{
    EntryId latest = 0;
    for (const LogEntry& entry : m_state.entries) {
        if (entry.id <= after || entry.kind == EntryKind::Undo || entry.kind == EntryKind::Redo || !isInForce(entry))
            continue;
        const bool touches = std::ranges::any_of(entry.changes, [&](const LoggedChange& other) {
            return other.record == change.record
                && (change.field.empty() || other.field.empty()
                    || (other.field == change.field && other.element == change.element));
        });
        if (touches)
            latest = entry.id;
    }
    return latest;
}

RecordId FakeLog::savePending(const PendingAction& pending)
{
    PendingAction kept = pending;
    if (kept.id == 0)
        kept.id = ++m_state.lastId;
    m_state.pending[kept.id] = kept;
    return kept.id;
}

std::optional<PendingAction> FakeLog::pending(RecordId encounter)
{
    for (const auto& [id, pending] : m_state.pending) {
        if (pending.encounter == encounter)
            return pending;
    }
    return std::nullopt;
}

void FakeLog::removePending(RecordId id)
{
    m_state.pending.erase(id);
}

std::vector<LogMark> FakeLog::marks(RecordId encounter)
{
    std::vector<LogMark> all;
    for (const auto& [id, mark] : m_state.marks) {
        if (mark.encounter == encounter)
            all.push_back(mark);
    }
    return all;
}

RecordId FakeLog::setMark(const LogMark& mark)
{
    const auto isMarkable = [&](EntryId id) {
        return id == 0 || (entry(id).scope == Scope{ScopeKind::Encounter, mark.encounter} && !isNote(entry(id).kind));
    };
    const bool isTaken = std::ranges::any_of(m_state.marks, [&](const auto& other) {
        return other.first != mark.id && other.second.encounter == mark.encounter && other.second.name == mark.name;
    });
    if (mark.name.empty() || isTaken || !isMarkable(mark.entry) || !isMarkable(mark.origin))
        throw Failure(ProblemCode::BadInput, mark.name);
    if (mark.id != 0)
        (void)found(m_state.marks, mark.id, "mark");
    LogMark kept = mark;
    if (kept.id == 0)
        kept.id = ++m_state.lastId;
    m_state.marks[kept.id] = kept;
    return kept.id;
}

void FakeLog::removeMark(RecordId id)
{
    m_state.marks.erase(id);
}

}  // namespace hitspread::support
