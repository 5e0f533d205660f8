#include "services/undo/logwalk.h"

#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/logreader.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <functional>
#include <ranges>
#include <utility>

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

const std::vector<LogTouch>& LogWalk::touchesOf(Elsewhere& elsewhere, RecordRef record)
{
    const auto [known, isNew] = elsewhere.touches.try_emplace(record);
    if (isNew)
        known->second = m_campaign.log().touchesElsewhere(elsewhere.scope, record);
    return known->second;
}

/// What a fight made must be there again before the library changes it again: making it anew would write over that.
void LogWalk::requireMade(Elsewhere& elsewhere, const LogEntry& entry)
{
    if (elsewhere.scope.kind != ScopeKind::Library)
        return;
    for (const LoggedChange& change : entry.changes) {
        if (change.field.empty())
            continue;
        const std::vector<LogTouch>& touches = touchesOf(elsewhere, change.record);
        if (std::ranges::none_of(touches, [](const LogTouch& touch) { return touch.field.empty(); }))
            continue;
        const bool isMade = std::ranges::any_of(touches, [&standing = allOf(elsewhere)](const LogTouch& touch) {
            return touch.field.empty() && std::ranges::binary_search(standing, touch.entry, std::ranges::greater());
        });
        if (!isMade)
            throw Failure(ProblemCode::OutOfDate, change.record);
    }
}

const std::vector<EntryId>& LogWalk::allOf(Elsewhere& elsewhere)
{
    if (!elsewhere.all)
        elsewhere.all = m_campaign.log().inForceElsewhere(elsewhere.scope, 0);
    return *elsewhere.all;
}

/// The newest entry of another scope that builds on what a change left; 0: none. Within its own scope nothing is in force any
/// more that is younger than what is taken back. On what an entry made even an older one builds: it was put in force again after
/// another entry had made the same anew. And who makes a record anew does not build on what was changed in it.
EntryId LogWalk::laterChange(Elsewhere& elsewhere, const LoggedChange& change, EntryId after)
{
    const bool isMaking = change.field.empty() && std::holds_alternative<std::monostate>(change.before);
    if (elsewhere.inForce.empty() && !isMaking)
        return 0;
    for (const LogTouch& touch : touchesOf(elsewhere, change.record)) {
        if (touch.entry <= after && !isMaking)
            break;
        const bool isOfIt = change.field.empty() || (touch.field == change.field && touch.element == change.element)
            || (touch.field.empty() && m_campaign.log().line(touch.entry).kind != EntryKind::Create);
        const std::vector<EntryId>& standing = isMaking ? allOf(elsewhere) : elsewhere.inForce;
        if (isOfIt && std::ranges::binary_search(standing, touch.entry, std::ranges::greater()))
            return touch.entry;
    }
    return 0;
}

/// Names the entry that stands in the way before anything of this one is touched.
void LogWalk::requireFree(Elsewhere& elsewhere, const LogEntry& entry)
{
    for (const LoggedChange& change : entry.changes) {
        if (const EntryId later = laterChange(elsewhere, change, entry.id); later != 0) {
            const LogEntry builder = m_campaign.log().line(later);
            throw Failure(
                ProblemCode::BuiltUpon, entry.title,
                builder.scope.kind == ScopeKind::Library
                    ? because<Reason::LaterInLibrary>(builder.title, later)
                    : because<Reason::LaterInFight>(builder.title, later,
                                                    m_campaign.encounters().encounter(builder.scope.encounter).name));
        }
    }
}

EntryId LogWalk::note(Scope scope, EntryKind kind, EntryId target)
{
    LogEntry entry;
    entry.scope = scope;
    entry.kind = kind;
    entry.target = target;
    entry.title = m_campaign.log().line(target).title;
    return LogWriter(m_campaign, m_clock).note(std::move(entry));
}

EntryId LogWalk::to(Scope scope, EntryId place)
{
    const LogWay way = wayBetween(m_campaign.log(), m_campaign.log().head(scope), place);
    EntryId last = 0;
    ChangeWriter writer(m_campaign, scope.encounter);
    Elsewhere elsewhere{.scope = scope};
    if (!way.back.empty()) {
        elsewhere.inForce = m_campaign.log().inForceElsewhere(scope, way.back.back());
        last = note(scope, EntryKind::Undo, way.back.back());
    }
    LogReader back(m_campaign.log(), way.back);
    for (std::size_t i = 0; i < way.back.size(); ++i) {
        const LogEntry entry = back.next();
        requireFree(elsewhere, entry);
        writer.stepBack(entry.changes);
        m_campaign.changes().tell(scope, entry.changes);
    }
    if (!way.back.empty())
        m_campaign.log().setHead(scope, m_campaign.log().parent(way.back.back()));
    if (!way.forth.empty())
        last = note(scope, EntryKind::Redo, place);
    LogReader forth(m_campaign.log(), {way.forth.rbegin(), way.forth.rend()});
    for (std::size_t i = 0; i < way.forth.size(); ++i) {
        const LogEntry entry = forth.next();
        requireMade(elsewhere, entry);
        writer.stepForth(entry.changes);
        m_campaign.changes().tell(scope, entry.changes);
    }
    writer.save();
    m_campaign.log().setHead(scope, place);
    return last;
}

}  // namespace hitspread
