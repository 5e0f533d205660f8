#include "services/undo/whatifservice.h"

#include "services/library/recordname.h"
#include "services/refusal/problem.h"
#include "services/undo/logwalk.h"

#include <algorithm>

namespace hitspread {

namespace {

Scope scopeOf(RecordId encounter)
{
    return {ScopeKind::Encounter, encounter};
}

/// Joins the changes along a way to what they are together, each value once, in the order they were first touched.
class Together {
public:
    void add(LoggedChange change)
    {
        const auto known = std::ranges::find_if(m_changes, [&](const LoggedChange& one) {
            return one.record == change.record && one.field == change.field && one.element == change.element;
        });
        if (known == m_changes.end())
            m_changes.push_back(std::move(change));
        else
            known->after = std::move(change.after);
    }

    [[nodiscard]] std::vector<LoggedChange> different() &&
    {
        std::erase_if(m_changes, [](const LoggedChange& change) { return change.before == change.after; });
        // A row that came or went says all that stands in it.
        std::vector<RecordRef> rows;
        for (const LoggedChange& change : m_changes) {
            if (change.field.empty())
                rows.push_back(change.record);
        }
        std::erase_if(m_changes, [&rows](const LoggedChange& change) {
            return !change.field.empty() && std::ranges::find(rows, change.record) != rows.end();
        });
        return std::move(m_changes);
    }

private:
    std::vector<LoggedChange> m_changes;
};

}  // namespace

void WhatIfService::requireNoneWaits(RecordId encounter)
{
    if (m_campaign.log().pending(encounter))
        throw Failure(ProblemCode::PendingExists, m_campaign.encounters().encounter(encounter).name);
}

LogMark WhatIfService::markOf(RecordId encounter, RecordId mark)
{
    const std::vector<LogMark> marks = m_campaign.log().marks(encounter);
    const auto found = std::ranges::find(marks, mark, &LogMark::id);
    if (found == marks.end())
        throw Failure(ProblemCode::NotFound, {SiteKind::Mark, mark});
    return *found;
}

RecordId WhatIfService::begin(RecordId encounter, EntryId from, const std::string& name)
{
    requirePlain(name, {SiteKind::Place, "name"});
    RecordId mark = 0;
    m_campaign.atomically([&] {
        requireNoneWaits(encounter);
        mark = m_campaign.log().setMark({0, encounter, m_campaign.log().head(scopeOf(encounter)), from, name});
        (void)LogWalk(m_campaign, m_clock).to(scopeOf(encounter), from);
    });
    return mark;
}

std::vector<WhatIf> WhatIfService::running(RecordId encounter)
{
    const EntryId here = m_campaign.log().head(scopeOf(encounter));
    std::vector<WhatIf> all;
    for (LogMark& mark : m_campaign.log().marks(encounter)) {
        // Whoever went back further than where trying began tries nothing any more.
        const std::size_t steps = wayBetween(m_campaign.log(), mark.origin, here).forth.size();
        all.push_back({std::move(mark), steps});
    }
    return all;
}

std::vector<LoggedChange> WhatIfService::differences(RecordId encounter, RecordId mark)
{
    LogStore& log = m_campaign.log();
    const LogWay way = wayBetween(log, markOf(encounter, mark).entry, log.head(scopeOf(encounter)));
    Together together;
    for (const EntryId id : way.back) {
        std::vector<LoggedChange> changes = log.entry(id).changes;
        for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
            std::swap(change->before, change->after);
            together.add(*change);
        }
    }
    for (auto id = way.forth.rbegin(); id != way.forth.rend(); ++id) {
        for (const LoggedChange& change : log.entry(*id).changes)
            together.add(change);
    }
    return std::move(together).different();
}

void WhatIfService::keep(RecordId encounter, RecordId mark)
{
    m_campaign.atomically([&] { m_campaign.log().removeMark(markOf(encounter, mark).id); });
}

void WhatIfService::drop(RecordId encounter, RecordId mark)
{
    m_campaign.atomically([&] {
        requireNoneWaits(encounter);
        (void)LogWalk(m_campaign, m_clock).to(scopeOf(encounter), markOf(encounter, mark).entry);
        bool inner = false;
        for (const LogMark& one : m_campaign.log().marks(encounter)) {
            inner = inner || one.id == mark;
            if (inner)
                m_campaign.log().removeMark(one.id);
        }
    });
}

}  // namespace hitspread
