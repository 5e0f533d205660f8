#include "services/journal.h"

namespace hitspread {

EntryId Journal::append(LogEntry entry)
{
    entry.time = m_clock.now();
    entry.parent = m_campaign.log().head(entry.scope);
    if (entry.scope.kind == ScopeKind::Encounter) {
        const FightClock now = m_campaign.encounters().clock(entry.scope.encounter);
        entry.round = now.round;
        entry.phase = now.phase;
    }
    const EntryId id = m_campaign.log().append(entry);
    std::vector<RecordRef> records;
    for (const LoggedChange& change : entry.changes)
        records.push_back(change.record);
    m_campaign.tell(entry.scope, records);
    return id;
}

EntryId Journal::enter(LogEntry entry)
{
    const Scope scope = entry.scope;
    const EntryId id = append(std::move(entry));
    m_campaign.log().setHead(scope, id);
    return id;
}

EntryId Journal::note(LogEntry entry)
{
    return append(std::move(entry));
}

}  // namespace hitspread
