#include "services/logwalk.h"

#include "services/journal.h"
#include "services/problem.h"
#include "services/recordvalues.h"

#include <ranges>

namespace hitspread {

LogWay wayBetween(LogStore& log, EntryId from, EntryId to)
{
    LogWay way;
    // An entry is younger than what it rests on, so that the younger of the two is never what both rest on.
    while (from != to) {
        EntryId& younger = from > to ? from : to;
        (from > to ? way.back : way.forth).push_back(younger);
        younger = log.parent(younger);
    }
    return way;
}

/// Names the entry that stands in the way before anything of this one is touched.
void LogWalk::requireFree(const LogEntry& entry)
{
    for (const LoggedChange& change : entry.changes) {
        const EntryId later = m_campaign.log().laterChange(change, entry.id);
        if (later != 0) {
            const LogEntry builder = m_campaign.log().entry(later);
            throw Failure(ProblemCode::BuiltUpon, entry.title, {builder.title, std::to_string(later)});
        }
    }
}

EntryId LogWalk::note(Scope scope, EntryKind kind, EntryId target)
{
    LogEntry entry;
    entry.scope = scope;
    entry.kind = kind;
    entry.target = target;
    entry.title = m_campaign.log().entry(target).title;
    return Journal(m_campaign, m_clock).note(std::move(entry));
}

EntryId LogWalk::to(Scope scope, EntryId place)
{
    const LogWay way = wayBetween(m_campaign.log(), m_campaign.log().head(scope), place);
    EntryId last = 0;
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
    return last;
}

}  // namespace hitspread
