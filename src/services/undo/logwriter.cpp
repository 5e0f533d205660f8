#include "services/undo/logwriter.h"

#include <utility>

namespace hitspread {

EntryId LogWriter::append(LogEntry entry)
{
    entry.time = m_clock.now();
    entry.parent = m_campaign.log().head(entry.scope);
    if (entry.scope.kind == ScopeKind::Encounter) {
        const FightClock now = m_campaign.encounters().clock(entry.scope.encounter);
        entry.round = now.round;
        entry.phase = now.phase;
    }
    const EntryId id = m_campaign.log().append(entry);
    m_campaign.changes().tell(entry.scope, entry.changes);
    return id;
}

LogEntry entryOf(Scope scope, EntryKind kind, std::string title)
{
    LogEntry entry;
    entry.scope = scope;
    entry.kind = kind;
    entry.title = std::move(title);
    return entry;
}

LoggedChange arrivalOf(Campaign& campaign, RecordRef record)
{
    LoggedChange change;
    change.record = record;
    change.after = campaign.snapshot(record);
    return change;
}

LoggedChange arrivalOf(Campaign& campaign, const StoredRecord& record)
{
    LoggedChange change;
    change.record = {record.record.declaration().kind, record.id};
    change.after = campaign.snapshotOfNew(record);
    return change;
}

LoggedChange departureOf(Campaign& campaign, RecordRef record)
{
    LoggedChange change;
    change.record = record;
    change.before = campaign.snapshot(record);
    return change;
}

EntryId LogWriter::enter(LogEntry entry)
{
    const Scope scope = entry.scope;
    const EntryId id = append(std::move(entry));
    m_campaign.log().setHead(scope, id);
    return id;
}

EntryId LogWriter::note(LogEntry entry)
{
    return append(std::move(entry));
}

}  // namespace hitspread
