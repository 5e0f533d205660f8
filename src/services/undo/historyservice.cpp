#include "services/undo/historyservice.h"

#include "services/refusal/problem.h"
#include "services/undo/logwalk.h"
#include "services/undo/pendingdiceguard.h"

#include <algorithm>
#include <functional>

namespace hitspread {

std::vector<LogEntry> HistoryService::list(const LogQuery& query)
{
    std::vector<LogEntry> entries = m_campaign.log().list(query);
    if (entries.empty())
        return entries;
    const std::vector<EntryId> standing = m_campaign.log().inForce(query.scope, entries.back().id);
    for (LogEntry& entry : entries)
        entry.inForce = std::ranges::binary_search(standing, entry.id, std::ranges::greater());
    return entries;
}

LogEntry HistoryService::entry(EntryId id)
{
    return m_campaign.log().entry(id);
}

std::shared_ptr<const ActionRecord> HistoryService::action(EntryId id)
{
    return m_campaign.log().action(id);
}

std::vector<EntryId> HistoryService::inForce(Scope scope)
{
    return m_campaign.log().inForce(scope, 0);
}

EntryId HistoryService::undoable(Scope scope)
{
    return m_campaign.log().head(scope);
}

EntryId HistoryService::redoable(Scope scope)
{
    return m_campaign.log().lastChild(scope, m_campaign.log().head(scope));
}

EntryId HistoryService::newest(Scope scope)
{
    EntryId place = m_campaign.log().head(scope);
    while (const EntryId next = m_campaign.log().lastChild(scope, place))
        place = next;
    return place;
}

EntryId HistoryService::undo(Scope scope)
{
    return walk(scope, [&] {
        const EntryId head = undoable(scope);
        if (head == 0)
            throw Failure(ProblemCode::NothingToUndo, Site());
        return m_campaign.log().parent(head);
    });
}

EntryId HistoryService::redo(Scope scope)
{
    return walk(scope, [&] {
        const EntryId next = redoable(scope);
        if (next == 0)
            throw Failure(ProblemCode::NothingToRedo, Site());
        return next;
    });
}

void HistoryService::requirePlace(Scope scope, EntryId place)
{
    if (place == 0)
        return;
    const LogEntry entry = m_campaign.log().line(place);
    if (entry.scope != scope || isNote(entry.kind))
        throw Failure(ProblemCode::NotFound, {SiteKind::LogEntry, place});
}

EntryId HistoryService::moveTo(Scope scope, EntryId place)
{
    return walk(scope, [&] {
        requirePlace(scope, place);
        return place;
    });
}

/// Where to is asked within the transaction: what another program did a moment ago would be taken back with it, and nobody told.
EntryId HistoryService::walk(Scope scope, const std::function<EntryId()>& place)
{
    EntryId last = 0;
    m_campaign.atomically([&] {
        const PendingDiceGuard waiting(m_campaign, scope);
        last = LogWalk(m_campaign, m_clock).to(scope, place());
        waiting.requireEverything();
    });
    return last;
}

}  // namespace hitspread
