#include "support/fakecampaign.h"

#include "services/refusal/problem.h"
#include "support/fakecopies.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace hitspread::support {

using fakes::found;

EntryId FakeLog::append(const LogEntry& entry)
{
    auto kept = std::make_shared<LogEntry>(entry);
    kept->id = static_cast<EntryId>(m_state.entries.size()) + 1;
    m_state.entries.push_back(std::move(kept));
    return m_state.entries.back()->id;
}

const LogEntry& FakeLog::at(EntryId id) const
{
    if (id < 1 || static_cast<std::size_t>(id) > m_state.entries.size())
        throw Failure(ProblemCode::NotFound, "log entry");
    return *m_state.entries[static_cast<std::size_t>(id) - 1];
}

LogEntry FakeLog::entry(EntryId id)
{
    return at(id);
}

std::shared_ptr<const ActionRecord> FakeLog::action(EntryId id)
{
    return at(id).action;
}

std::vector<LogEntry> FakeLog::entries(std::span<const EntryId> ids)
{
    std::vector<LogEntry> all;
    for (const EntryId id : ids) {
        all.push_back(at(id));
        all.back().action.reset();
    }
    return all;
}

std::vector<LogEntry> FakeLog::list(const LogQuery& query)
{
    std::vector<LogEntry> all;
    const std::size_t older = query.before == 0 ? m_state.entries.size() : static_cast<std::size_t>(query.before - 1);
    for (std::size_t i = std::min(older, m_state.entries.size()); i > 0; --i) {
        const auto& entry = m_state.entries[i - 1];
        if (all.size() >= query.limit || entry->id <= query.after)
            break;
        const bool isOfKind = query.kinds.empty() || std::ranges::find(query.kinds, entry->kind) != query.kinds.end();
        if (entry->scope == query.scope && isOfKind && entry->title.find(query.search) != std::string::npos)
            all.push_back(*entry);
        if (!all.empty() && all.back().action)
            all.back().actionId = all.back().action->action;
    }
    return all;
}

EntryId FakeLog::head(Scope scope)
{
    return m_state.heads[scope];
}

std::map<Scope, EntryId> FakeLog::heads()
{
    std::map<Scope, EntryId> all = m_state.heads;
    std::erase_if(all, [](const auto& head) { return head.second == 0; });
    return all;
}

void FakeLog::setHead(Scope scope, EntryId entry)
{
    m_state.heads[scope] = entry;
}

std::vector<EntryId> FakeLog::inForce(Scope scope, EntryId downTo)
{
    std::vector<EntryId> standing;
    for (EntryId id = head(scope); id != 0 && id >= downTo; id = parent(id))
        standing.push_back(id);
    return standing;
}

EntryId FakeLog::lastChild(Scope scope, EntryId parent)
{
    // What was in force last, newest first; the way to the first of them that rests on `parent` begins with its child.
    for (auto entry = m_state.entries.rbegin(); entry != m_state.entries.rend(); ++entry) {
        const auto& word = *entry;
        if (word->scope != scope || word->kind == EntryKind::Undo || word->kind == EntryKind::Drop)
            continue;
        EntryId child = word->kind == EntryKind::Redo ? word->target : word->id;
        while (child != 0 && at(child).parent != parent)
            child = at(child).parent;
        if (child != 0)
            return child;
    }
    return 0;
}

std::vector<EntryId> FakeLog::inForceElsewhere(Scope scope, EntryId after)
{
    std::vector<EntryId> standing;
    for (const auto& [other, head] : m_state.heads) {
        for (EntryId id = other == scope ? 0 : head; id > after; id = at(id).parent)
            standing.push_back(id);
    }
    std::ranges::sort(standing, std::ranges::greater());
    return standing;
}

std::vector<LogTouch> FakeLog::touchesElsewhere(Scope scope, RecordRef record)
{
    indexTouches();
    std::vector<LogTouch> touches;
    const auto& all = m_touches[record];
    for (auto touched = all.rbegin(); touched != all.rend(); ++touched) {
        if (touched->first != scope)
            touches.push_back(touched->second);
    }
    return touches;
}

/// Walks of ten thousand steps ask for every record: reading the whole log each time would take minutes.
void FakeLog::indexTouches()
{
    const auto isStale = [this] {
        return m_indexed.size() > m_state.entries.size() || m_indexed.back() != m_state.entries[m_indexed.size() - 1];
    };
    while (!m_indexed.empty() && isStale()) {
        for (const LoggedChange& change : m_indexed.back()->changes)
            m_touches[change.record].pop_back();
        m_indexed.pop_back();
    }
    for (std::size_t i = m_indexed.size(); i < m_state.entries.size(); ++i) {
        const LogEntry& entry = *m_state.entries[i];
        for (const LoggedChange& change : entry.changes)
            m_touches[change.record].push_back({entry.scope, {entry.id, change.field, change.element}});
        m_indexed.push_back(m_state.entries[i]);
    }
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
