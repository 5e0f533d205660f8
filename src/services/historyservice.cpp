#include "services/historyservice.h"

#include "services/journal.h"
#include "services/problem.h"
#include "services/recordvalues.h"

#include <algorithm>
#include <ranges>

namespace hitspread {

namespace {

/// The way from one place of a log to another over the last entry both rest on.
struct Way {
    std::vector<EntryId> back;   ///< to take back, newest first
    std::vector<EntryId> forth;  ///< to put in force then, newest first
};

Way wayBetween(LogStore& log, EntryId from, EntryId to)
{
    Way way;
    // An entry is younger than what it rests on, so that the younger of the two is never what both rest on.
    while (from != to) {
        EntryId& younger = from > to ? from : to;
        (from > to ? way.back : way.forth).push_back(younger);
        younger = log.parent(younger);
    }
    return way;
}

}  // namespace

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
    const EntryId head = undoable(scope);
    if (head == 0)
        throw Failure(ProblemCode::NothingToUndo, {});
    return moveTo(scope, m_campaign.log().parent(head));
}

EntryId HistoryService::redo(Scope scope)
{
    const EntryId next = redoable(scope);
    if (next == 0)
        throw Failure(ProblemCode::NothingToRedo, {});
    return moveTo(scope, next);
}

void HistoryService::requirePlace(Scope scope, EntryId place)
{
    if (place == 0)
        return;
    const LogEntry entry = m_campaign.log().entry(place);
    if (entry.scope != scope || isNote(entry.kind))
        throw Failure(ProblemCode::NotFound, "log entry " + std::to_string(place));
}

/// Names the entry that stands in the way before anything of this one is touched.
void HistoryService::requireFree(const LogEntry& entry)
{
    for (const LoggedChange& change : entry.changes) {
        const EntryId later = m_campaign.log().laterChange(change, entry.id);
        if (later != 0) {
            const LogEntry builder = m_campaign.log().entry(later);
            throw Failure(ProblemCode::BuiltUpon, entry.title, {builder.title, std::to_string(later)});
        }
    }
}

EntryId HistoryService::note(Scope scope, EntryKind kind, EntryId target)
{
    LogEntry entry;
    entry.scope = scope;
    entry.kind = kind;
    entry.target = target;
    entry.title = m_campaign.log().entry(target).title;
    return Journal(m_campaign, m_clock).note(std::move(entry));
}

EntryId HistoryService::moveTo(Scope scope, EntryId place)
{
    requirePlace(scope, place);
    const Way way = wayBetween(m_campaign.log(), m_campaign.log().head(scope), place);
    EntryId last = 0;
    m_campaign.atomically([&] {
        ChangeWriter writer(m_campaign);
        if (!way.back.empty())
            last = note(scope, EntryKind::Undo, way.back.back());
        for (const EntryId id : way.back) {
            const LogEntry entry = m_campaign.log().entry(id);
            requireFree(entry);
            writer.takeBack(entry.changes);
            m_campaign.log().setHead(scope, entry.parent);
        }
        if (!way.forth.empty())
            last = note(scope, EntryKind::Redo, place);
        for (const EntryId id : std::views::reverse(way.forth)) {
            writer.write(m_campaign.log().entry(id).changes);
            m_campaign.log().setHead(scope, id);
        }
    });
    return last;
}

}  // namespace hitspread
