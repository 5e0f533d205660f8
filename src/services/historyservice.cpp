#include "services/historyservice.h"

#include "services/journal.h"
#include "services/problem.h"
#include "services/recordvalues.h"

namespace hitspread {

std::vector<LogEntry> HistoryService::list(const LogQuery& query)
{
    return m_campaign.log().list(query);
}

LogEntry HistoryService::entry(EntryId id)
{
    return m_campaign.log().entry(id);
}

EntryId HistoryService::undoable(Scope scope)
{
    return m_campaign.log().head(scope);
}

EntryId HistoryService::redoable(Scope scope)
{
    return m_campaign.log().lastChild(scope, m_campaign.log().head(scope));
}

EntryId HistoryService::undo(Scope scope)
{
    const EntryId head = undoable(scope);
    if (head == 0)
        throw Failure(ProblemCode::NothingToUndo, {});
    const LogEntry undone = m_campaign.log().entry(head);
    // Name the entry that stands in the way before touching anything.
    for (const LoggedChange& change : undone.changes) {
        const EntryId later = m_campaign.log().laterChange(change, head);
        if (later != 0) {
            const LogEntry builder = m_campaign.log().entry(later);
            throw Failure(ProblemCode::BuiltUpon, undone.title, {builder.title, std::to_string(later)});
        }
    }
    EntryId note = 0;
    m_campaign.atomically([&] {
        ChangeWriter(m_campaign).takeBack(undone.changes);
        LogEntry entry;
        entry.scope = scope;
        entry.kind = EntryKind::Undo;
        entry.target = head;
        entry.title = undone.title;
        note = Journal(m_campaign, m_clock).note(std::move(entry));
        m_campaign.log().setHead(scope, undone.parent);
    });
    return note;
}

EntryId HistoryService::redo(Scope scope)
{
    const EntryId next = redoable(scope);
    if (next == 0)
        throw Failure(ProblemCode::NothingToRedo, {});
    const LogEntry redone = m_campaign.log().entry(next);
    EntryId note = 0;
    m_campaign.atomically([&] {
        ChangeWriter(m_campaign).write(redone.changes);
        LogEntry entry;
        entry.scope = scope;
        entry.kind = EntryKind::Redo;
        entry.target = next;
        entry.title = redone.title;
        note = Journal(m_campaign, m_clock).note(std::move(entry));
        m_campaign.log().setHead(scope, next);
    });
    return note;
}

}  // namespace hitspread
