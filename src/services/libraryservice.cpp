#include "services/libraryservice.h"

#include "services/journal.h"
#include "services/problem.h"
#include "services/recordvalues.h"

namespace hitspread {

namespace {

std::string titleOf(const StoredRecord& record)
{
    const FieldDeclaration* name = record.record.declaration().find("name");
    return name ? name->text(record.record.data()) : std::string(record.record.declaration().id);
}

LogEntry entryFor(EntryKind kind, const StoredRecord& record)
{
    LogEntry entry;
    entry.scope = {ScopeKind::Library, 0};
    entry.kind = kind;
    entry.title = titleOf(record);
    return entry;
}

}  // namespace

std::vector<LibraryRow> LibraryService::list(const LibraryQuery& query)
{
    return m_campaign.library().list(query);
}

std::size_t LibraryService::count(const LibraryQuery& query)
{
    return m_campaign.library().count(query);
}

StoredRecord LibraryService::load(RecordRef record)
{
    return m_campaign.library().load(record);
}

RecordId LibraryService::create(const StoredRecord& record)
{
    requireSound(record.record, titleOf(record));
    RecordId id = 0;
    m_campaign.atomically([&] {
        id = m_campaign.library().insert(record);
        const RecordRef reference{record.record.declaration().kind, id};
        LogEntry entry = entryFor(EntryKind::Create, record);
        LoggedChange change;
        change.record = reference;
        change.after = m_campaign.snapshot(reference);
        entry.changes.push_back(std::move(change));
        Journal(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

EntryId LibraryService::update(const StoredRecord& record)
{
    requireSound(record.record, titleOf(record));
    const RecordRef reference{record.record.declaration().kind, record.id};
    EntryId id = 0;
    m_campaign.atomically([&] {
        const StoredRecord before = m_campaign.library().load(reference);
        LogEntry entry = entryFor(EntryKind::Edit, record);
        entry.changes = differences(reference, before.record, record.record);
        if (entry.changes.empty())
            return;
        m_campaign.library().update(record);
        id = Journal(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

RecordId LibraryService::duplicate(RecordRef record)
{
    StoredRecord copy = m_campaign.library().load(record);
    copy.record = copy.record.cloned();
    copy.sample = false;
    return create(copy);
}

EntryId LibraryService::remove(RecordRef record)
{
    EntryId id = 0;
    m_campaign.atomically([&] {
        const StoredRecord before = m_campaign.library().load(record);
        LogEntry entry = entryFor(EntryKind::Remove, before);
        LoggedChange change;
        change.record = record;
        change.before = m_campaign.snapshot(record);
        entry.changes.push_back(std::move(change));
        m_campaign.library().remove(record);
        id = Journal(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

}  // namespace hitspread
