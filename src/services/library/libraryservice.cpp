#include "services/library/libraryservice.h"

#include "services/fight/combatantnames.h"
#include "services/library/imagefile.h"
#include "services/library/possessions.h"
#include "services/library/recordedits.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/entrytitle.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace hitspread {

namespace {

constexpr std::string_view kBodyPlan = "bodyPlan";
constexpr std::size_t kMostTags = 50;
constexpr std::size_t kMostBytesOfATag = 100;

std::string titleOf(const StoredRecord& record)
{
    const FieldDeclaration* name = record.record.declaration().find("name");
    return name ? name->text(record.record.data()) : std::string(record.record.declaration().id);
}

RecordRef referenceTo(const StoredRecord& record)
{
    return {record.record.declaration().kind, record.id};
}

LogEntry libraryEntry(EntryKind kind, std::string title)
{
    LogEntry entry;
    entry.scope = {ScopeKind::Library, 0};
    entry.kind = kind;
    entry.title = std::move(title);
    return entry;
}

LoggedChange wholeChange(RecordRef record, LoggedValue before, LoggedValue after)
{
    LoggedChange change;
    change.record = record;
    change.before = std::move(before);
    change.after = std::move(after);
    return change;
}

void requireTags(const std::vector<std::string>& tags, const std::string& title)
{
    const Site where = Site(title).at("tags");
    if (tags.size() > kMostTags)
        refuse<Reason::TooManyTags>(where, tags.size(), kMostTags);
    for (auto tag = tags.begin(); tag != tags.end(); ++tag) {
        if (tag->empty() || tag->size() > kMostBytesOfATag || tag->find_first_of("\r\n") != std::string::npos)
            refuse<Reason::NotATag>(where, *tag, kMostBytesOfATag);
        if (std::find(tags.begin(), tag, *tag) != tag)
            refuse<Reason::TagTwice>(where, *tag);
    }
}

/// With its name on one line, which is how lists, sheets and paper write it.
StoredRecord withPlainName(const StoredRecord& record)
{
    StoredRecord plain = record;
    const FieldDeclaration* field = nameField(record.record.declaration());
    if (!field)
        return plain;
    const std::string name = field->text(record.record.data());
    if (std::string line = onOneLine(name); line != name) {
        plain.record = record.record.cloned();
        field->setText(plain.record.data(), std::move(line));
    }
    return plain;
}

/// What is to be other than it was read, and what is said to be as it is: that is held against what is stored by now as well.
std::vector<LoggedChange> editsIn(const RecordEdit& edit)
{
    const RecordRef reference = referenceTo(edit.wanted);
    std::vector<LoggedChange> edits = differences(reference, edit.asRead, edit.wanted);
    const FieldDeclaration* field = edit.said ? edit.wanted.record.declaration().find(edit.said->field) : nullptr;
    if (!field)
        return edits;
    LoggedChange said;
    said.record = reference;
    said.field = field->id;
    said.element = edit.said->element;
    said.before = valueOf(*field, edit.asRead.record.data(), said.element);
    said.after = valueOf(*field, edit.wanted.record.data(), said.element);
    if (said.before == said.after)
        edits.push_back(std::move(said));
    return edits;
}

void requireName(const StoredRecord& record)
{
    const FieldDeclaration* field = nameField(record.record.declaration());
    if (field && isBlank(field->text(record.record.data())))
        refuse<Reason::HasNoName>({SiteKind::Place, record.record.declaration().id});
}

void requireSoundRecord(const StoredRecord& record)
{
    const std::string title = titleOf(record);
    requireSound(record.record, title);
    requirePlainTexts(record.record, title);
    requireTags(record.tags, title);
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

std::vector<StoredRecord> LibraryService::page(const LibraryQuery& query)
{
    return m_campaign.library().page(query);
}

StoredRecord LibraryService::load(RecordRef record)
{
    return m_campaign.library().load(record);
}

std::vector<LibraryHit> LibraryService::find(const std::string& search, const std::string& system, std::size_t limit)
{
    return m_campaign.library().find(search, system, limit);
}

std::vector<KindHits> LibraryService::hits(const std::string& search, const std::string& system)
{
    return m_campaign.library().hits(search, system);
}

std::optional<SearchSuggestion> LibraryService::suggestion(const LibraryQuery& query)
{
    return m_campaign.library().suggestion(query);
}

std::vector<std::string> LibraryService::tags(RecordKind kind)
{
    return m_campaign.library().tags(kind);
}

std::vector<RecordUse> LibraryService::usedBy(RecordRef record)
{
    return m_campaign.library().usedBy(record);
}

StoredRecord LibraryService::inLibrary(RecordRef record)
{
    StoredRecord stored = m_campaign.library().load(record);
    if (stored.removed)
        throw Failure(ProblemCode::NotFound, titleOf(stored));
    return stored;
}

void LibraryService::requirePlan(const StoredRecord& record) const
{
    const FieldDeclaration* field = record.record.declaration().find(kBodyPlan);
    const std::string plan = field ? field->text(record.record.data()) : std::string();
    if (m_plans.find(plan))
        return;
    refuse<Reason::NoBodyPlan>(Site(titleOf(record)).at(kBodyPlan), plan, m_plans.ids());
}

StoredRecord LibraryService::checked(const StoredRecord& wanted) const
{
    StoredRecord record = withPlainName(wanted);
    requireSoundRecord(record);
    requireName(record);
    requirePlan(record);
    return record;
}

RecordId LibraryService::create(const StoredRecord& wanted)
{
    StoredRecord record = checked(wanted);
    m_campaign.atomically([&] {
        record.id = m_campaign.library().insert(record);
        LogEntry entry = libraryEntry(EntryKind::Create, titleOf(record));
        entry.changes.push_back(arrivalOf(m_campaign, record));
        LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return record.id;
}

EntryId LibraryService::update(const StoredRecord& asRead, const StoredRecord& wanted)
{
    const RecordEdit edit{asRead, wanted};
    return updateAll({&edit, 1});
}

EntryId LibraryService::updateAll(std::span<const RecordEdit> edits)
{
    std::vector<RecordEdit> records;
    std::ranges::transform(edits, std::back_inserter(records), [](const RecordEdit& edit) {
        return RecordEdit{edit.asRead, withPlainName(edit.wanted), edit.said};
    });
    for (const RecordEdit& edit : records)
        requireSoundRecord(edit.wanted);
    EntryId id = 0;
    // Each value is held against what stands there; that others changed something else is no reason to refuse it.
    m_campaign.writesByValue();
    m_campaign.atomically([&] {
        LogEntry entry = libraryEntry(EntryKind::Edit, {});
        std::vector<std::string> names;
        for (const RecordEdit& edit : records) {
            const RecordRef reference = referenceTo(edit.wanted);
            const StoredRecord now = inLibrary(reference);
            StoredRecord record = now;
            applyEdits(record, editsIn(edit));
            std::vector<LoggedChange> changes = differences(reference, now, record);
            if (changes.empty())
                continue;
            requireSoundRecord(record);
            // Who has an unknown one from elsewhere may still be renamed.
            if (std::ranges::find(changes, kBodyPlan, &LoggedChange::field) != changes.end())
                requirePlan(record);
            // Likewise: one that came without a name may still be edited.
            if (std::ranges::find(changes, "name", &LoggedChange::field) != changes.end())
                requireName(record);
            names.push_back(titleOf(record));
            entry.changes.insert(entry.changes.end(), std::make_move_iterator(changes.begin()),
                                 std::make_move_iterator(changes.end()));
            m_campaign.library().update(record);
        }
        if (entry.changes.empty())
            return;
        entry.title = titleOf(names);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

RecordId LibraryService::duplicate(RecordRef record)
{
    return duplicateAll({&record, 1}).front();
}

std::set<std::string> LibraryService::namesOf(RecordKind kind, const std::string& system)
{
    LibraryQuery all{.kind = kind, .system = system};
    all.limit = m_campaign.library().count(all);
    std::set<std::string> names;
    for (const LibraryRow& row : m_campaign.library().list(all))
        names.insert(row.name);
    return names;
}

std::vector<RecordId> LibraryService::duplicateAll(std::span<const RecordRef> records)
{
    std::vector<RecordId> ids;
    if (records.empty())
        return ids;
    m_campaign.atomically([&] {
        LogEntry entry = libraryEntry(EntryKind::Create, {});
        std::vector<std::string> names;
        std::map<std::pair<RecordKind, std::string>, std::set<std::string>> taken;
        for (const RecordRef& record : records) {
            StoredRecord copy = inLibrary(record);
            copy.sample = false;
            if (const FieldDeclaration* name = copy.record.declaration().find("name")) {
                const auto [known, isNew] = taken.try_emplace({record.kind, copy.system});
                if (isNew)
                    known->second = namesOf(record.kind, copy.system);
                copy.record = copy.record.cloned();
                const std::string called = nameOfAnother(titleOf(copy), known->second,
                                                         static_cast<std::size_t>(name->maximum));
                setValue(*name, copy.record.data(), 0, called);
                known->second.insert(called);
            }
            const RecordRef reference{record.kind, m_campaign.library().insert(copy)};
            if (record.kind == RecordKind::Character)
                copyPossessions(m_campaign.encounters(), m_campaign.encounters().possessionsOfCharacter(record.id),
                                {.character = reference.id});
            entry.changes.push_back(wholeChange(reference, {}, m_campaign.snapshot(reference)));
            names.push_back(titleOf(copy));
            ids.push_back(reference.id);
        }
        entry.title = titleOf(names);
        LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return ids;
}

EntryId LibraryService::remove(RecordRef record)
{
    return removeAll({&record, 1});
}

EntryId LibraryService::removeAll(std::span<const RecordRef> records)
{
    EntryId id = 0;
    if (records.empty())
        return id;
    m_campaign.atomically([&] {
        LogEntry entry = libraryEntry(EntryKind::Remove, {});
        std::vector<std::string> names;
        for (const RecordRef& record : records) {
            names.push_back(titleOf(inLibrary(record)));
            entry.changes.push_back(wholeChange(record, m_campaign.snapshot(record), {}));
            m_campaign.library().remove(record);
        }
        entry.title = titleOf(names);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

EntryId LibraryService::setPortrait(RecordId character, std::span<const std::byte> image)
{
    if (!image.empty())
        requireImage(image);
    const RecordRef reference{RecordKind::Character, character};
    EntryId id = 0;
    m_campaign.atomically([&] {
        const StoredRecord before = inLibrary(reference);
        StoredRecord after = before;
        after.portrait = image.empty() ? std::string{} : m_campaign.library().keepImage(image);
        LogEntry entry = libraryEntry(EntryKind::Edit, titleOf(after));
        entry.changes = differences(reference, before, after);
        if (entry.changes.empty())
            return;
        m_campaign.library().update(after);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

std::vector<std::byte> LibraryService::portrait(RecordId character)
{
    const std::string digest = m_campaign.library().load({RecordKind::Character, character}).portrait;
    return digest.empty() ? std::vector<std::byte>{} : m_campaign.library().image(digest);
}

std::vector<SavedSearch> LibraryService::savedSearches()
{
    return m_campaign.library().savedSearches();
}

RecordId LibraryService::saveSearch(const SavedSearch& search)
{
    if (search.name.find_first_not_of(" \t\n\r") == std::string::npos)
        refuse<Reason::HasNoName>({SiteKind::Place, "search"});
    RecordId id = 0;
    m_campaign.atomically([&] {
        LoggedValue before;
        if (search.id != 0)
            before = m_campaign.snapshot({RecordKind::SavedSearch, search.id});
        id = m_campaign.library().saveSearch(search);
        const RecordRef reference{RecordKind::SavedSearch, id};
        LogEntry entry = libraryEntry(search.id == 0 ? EntryKind::Create : EntryKind::Edit, search.name);
        entry.changes.push_back(wholeChange(reference, std::move(before), m_campaign.snapshot(reference)));
        LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

EntryId LibraryService::removeSearch(RecordId search)
{
    const RecordRef reference{RecordKind::SavedSearch, search};
    const std::vector<SavedSearch> all = m_campaign.library().savedSearches();
    const auto leaving = std::ranges::find(all, search, &SavedSearch::id);
    if (leaving == all.end())
        throw Failure(ProblemCode::NotFound, reference);
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry = libraryEntry(EntryKind::Remove, leaving->name);
        entry.changes.push_back(wholeChange(reference, m_campaign.snapshot(reference), {}));
        m_campaign.library().removeSearch(search);
        id = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

}  // namespace hitspread
