#include "models/library/library.h"

#include "models/library/librarycolumns.h"
#include "rules/systems/registry.h"
#include "services/library/librarykinds.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"

#include <utility>

namespace hitspread {

namespace {

constexpr Scope kScope{ScopeKind::Library, 0};

/// Lets `alter` write into copies of records as they were read, and stores what it wrote as one step: what became another value by it, and what it
/// says, is compared with what stands there, the rest is left as it is.
template <typename Alter>
void alterAll(CampaignServices& services, const std::vector<StoredRecord>& asRead, Alter alter)
{
    std::vector<RecordEdit> altered;
    altered.reserve(asRead.size());
    for (const StoredRecord& read : asRead) {
        RecordEdit edit{read, read};
        edit.wanted.record = read.record.cloned();
        alter(edit);
        altered.push_back(std::move(edit));
    }
    services.library.updateAll(altered);
}

/// Both sides of an edit of a record of the library, which need hold nothing else.
RecordEdit editOf(CampaignServices& services, RecordRef record, const AnyRecord& before, const AnyRecord& after)
{
    RecordEdit edit{services.library.load(record), {}};
    edit.wanted = edit.asRead;
    edit.asRead.record = before;
    edit.wanted.record = after;
    return edit;
}

LibrarySummary summarize(CampaignServices& services, const System& system)
{
    LibrarySummary summary;
    for (const RecordKind kind : kLibraryKinds) {
        if (system.record(kind))
            summary.counts[kind] = services.library.count({.kind = kind, .system = std::string(system.id())});
    }
    for (SavedSearch& search : services.library.savedSearches()) {
        if (search.query.system.empty() || search.query.system == system.id())
            summary.searches.push_back(std::move(search));
    }
    summary.undoable = services.history.undoable(kScope);
    summary.redoable = services.history.redoable(kScope);
    return summary;
}

}  // namespace

std::span<const RecordKind> libraryKinds()
{
    return kLibraryKinds;
}

std::size_t LibrarySummary::total() const
{
    std::size_t all = 0;
    for (const auto& [kind, count] : counts)
        all += count;
    return all;
}

Library::Library(CampaignGateway& gateway, QObject* parent)
    : QObject(parent), m_gateway(gateway), m_system(systems().front())
{
    connect(&gateway, &CampaignGateway::changed, this, [this](const CampaignChange& change) {
        if (change.scope.kind != ScopeKind::Library || std::exchange(m_isStale, true))
            return;
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_isStale)
                    reload();
            },
            Qt::QueuedConnection);
    });
}

text::Naming Library::naming() const
{
    return m_names && &m_names->system() == m_system ? *m_names : text::Naming::usual(*m_system);
}

void Library::setNaming(const std::optional<text::Naming>& names)
{
    const text::Naming before = naming();
    m_names = names;
    if (naming() != before)
        Q_EMIT renamed();
}

void Library::setSystem(const std::string& id)
{
    const System* system = findSystem(id);
    if (!system || system == m_system)
        return;
    m_system = system;
    Q_EMIT systemChanged();
    reload();
}

template <typename Work>
void Library::carryOut(Work work)
{
    const auto failed = [this](const Problem& what) {
        Q_EMIT problem(what);
        reload();
    };
    m_gateway.run(
        this, std::move(work), [this] { reload(); }, failed);
}

void Library::create(const StoredRecord& record, Made made)
{
    m_gateway.run(
        this,
        [record](CampaignServices& services) {
            StoredRecord named = record;
            if (const FieldDeclaration* field = nameField(record.record.declaration())) {
                named.record = record.record.cloned();
                field->setText(named.record.data(),
                               freeName(services.library, record, field->text(record.record.data())));
            }
            return services.library.create(named);
        },
        [this, made = std::move(made)](RecordId id) {
            if (made)
                made({id});
            reload();
        },
        [this](const Problem& what) { Q_EMIT problem(what); });
}

void Library::duplicate(const std::vector<RecordRef>& records, Made made)
{
    m_gateway.run(
        this, [records](CampaignServices& services) { return services.library.duplicateAll(records); },
        [this, made = std::move(made)](const std::vector<RecordId>& ids) {
            if (made)
                made(ids);
            reload();
        },
        [this](const Problem& what) { Q_EMIT problem(what); });
}

void Library::remove(const std::vector<RecordRef>& records)
{
    carryOut([records](CampaignServices& services) { services.library.removeAll(records); });
}

void Library::change(const std::vector<StoredRecord>& asRead, const std::string& field, std::size_t element,
                     const LoggedValue& value)
{
    carryOut([=](CampaignServices& services) {
        alterAll(services, asRead, [&](RecordEdit& edit) {
            const FieldDeclaration* declared = edit.wanted.record.declaration().find(field);
            if (!declared)
                return;
            setValue(*declared, edit.wanted.record.data(), element, value);
            edit.said = {field, static_cast<std::uint16_t>(element)};
        });
    });
}

void Library::changeBy(const std::vector<StoredRecord>& asRead, const std::string& field, std::size_t element,
                       std::int32_t by)
{
    carryOut([=](CampaignServices& services) {
        alterAll(services, asRead, [&](RecordEdit& edit) {
            const AnyRecord& record = edit.wanted.record;
            const FieldDeclaration* declared = record.declaration().find(field);
            const auto now = declared ? entryOf(*declared, record, element) : std::nullopt;
            if (now)
                setValue(*declared, edit.wanted.record.data(), element, LoggedValue(*now + by));
        });
    });
}

void Library::setTags(const StoredRecord& asRead, const std::vector<std::string>& tags)
{
    carryOut([=](CampaignServices& services) {
        alterAll(services, {asRead}, [&](RecordEdit& edit) { edit.wanted.tags = tags; });
    });
}

void Library::changeTags(const std::vector<RecordRef>& records, const std::vector<std::string>& added,
                         const std::vector<std::string>& removed)
{
    carryOut([=](CampaignServices& services) {
        std::vector<StoredRecord> asRead;
        asRead.reserve(records.size());
        for (const RecordRef record : records)
            asRead.push_back(services.library.load(record));
        alterAll(services, asRead, [&](RecordEdit& edit) {
            std::vector<std::string>& tags = edit.wanted.tags;
            std::erase_if(
                tags, [&removed](const std::string& tag) { return std::ranges::find(removed, tag) != removed.end(); });
            for (const std::string& tag : added) {
                if (std::ranges::find(tags, tag) == tags.end())
                    tags.push_back(tag);
            }
        });
    });
}

void Library::edit(RecordRef record, const AnyRecord& before, const AnyRecord& after)
{
    carryOut([record, before = before.cloned(), after = after.cloned()](CampaignServices& services) {
        services.library.updateAll(std::array{editOf(services, record, before, after)});
    });
}

void Library::edit(RecordRef record, const AnyRecord& before, const AnyRecord& after, std::function<void()> done,
                   CampaignGateway::Failed refused)
{
    m_gateway.run(
        this,
        [record, before = before.cloned(), after = after.cloned()](CampaignServices& services) {
            services.library.updateAll(std::array{editOf(services, record, before, after)});
        },
        [this, done = std::move(done)] {
            done();
            reload();
        },
        [this, refused = std::move(refused)](const Problem& what) {
            refused(what);
            reload();
        });
}

void Library::saveSearch(const SavedSearch& search)
{
    carryOut([search](CampaignServices& services) { (void)services.library.saveSearch(search); });
}

void Library::removeSearch(RecordId search)
{
    carryOut([search](CampaignServices& services) { services.library.removeSearch(search); });
}

void Library::undo()
{
    carryOut([](CampaignServices& services) { services.history.undo(kScope); });
}

void Library::redo()
{
    carryOut([](CampaignServices& services) { services.history.redo(kScope); });
}

void Library::reload()
{
    m_isStale = false;
    if (!m_gateway.isOpen())
        return;
    ++m_loads;
    const int load = m_loads;
    const System& system = *m_system;
    m_gateway.run(
        this, [&system](CampaignServices& services) { return summarize(services, system); },
        [this, load](LibrarySummary summary) {
            if (load != m_loads)
                return;
            m_summary = std::move(summary);
            Q_EMIT summarized();
        },
        [this](const Problem& what) { Q_EMIT problem(what); });
    Q_EMIT changed();
}

}  // namespace hitspread
