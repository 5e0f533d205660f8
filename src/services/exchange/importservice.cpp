#include "services/exchange/importservice.h"

#include "services/exchange/exportedrecord.h"
#include "services/library/imagefile.h"
#include "services/library/libraryservice.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/entrytitle.h"
#include "services/undo/logwriter.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace hitspread {

namespace {

const std::string kKit = "kit: ";

/// Ends a transaction from within without a trace.
struct ImportStopped {};

using Shelf = std::pair<RecordKind, std::string>;

/// What the library holds of the kinds and systems a source has, by name.
class Shelves {
public:
    explicit Shelves(LibraryStore& library) : m_library(library) {}

    [[nodiscard]] const std::vector<StoredRecord>& named(const Shelf& shelf, const std::string& name)
    {
        static const std::vector<StoredRecord> none;
        const auto [place, isNew] = m_shelves.try_emplace(shelf);
        if (isNew) {
            std::vector<StoredRecord> all = wholeKind(m_library, shelf.first, shelf.second);
            for (StoredRecord& record : all) {
                const std::string called = recordName(record.record);
                place->second[called].push_back(std::move(record));
            }
        }
        const auto found = place->second.find(name);
        return found == place->second.end() ? none : found->second;
    }

private:
    LibraryStore& m_library;
    std::map<Shelf, std::map<std::string, std::vector<StoredRecord>>> m_shelves;
};

std::vector<LibraryRow> rowsOn(LibraryStore& library, const Shelf& shelf)
{
    LibraryQuery all{.kind = shelf.first, .system = shelf.second};
    all.limit = library.count(all);
    return library.list(all);
}

const FieldDeclaration* nameIn(const ImportedRow& row)
{
    return nameField(*row.declaration);
}

std::string givenName(const ImportedRow& row)
{
    const FieldDeclaration* field = nameIn(row);
    const auto given = std::ranges::find_if(
        row.values, [&](const GivenValue& one) { return &row.declaration->fields[one.field] == field; });
    const auto* text = given == row.values.end() ? nullptr : std::get_if<std::string>(&given->value);
    return text ? onOneLine(*text) : std::string();
}

/// Whether nothing stands in it that would say anything.
bool isBlankRow(const ImportedRow& row)
{
    return row.faults.empty() && !row.portrait && (!row.tags || row.tags->empty())
        && std::ranges::all_of(row.values, [](const GivenValue& one) {
               const auto* text = std::get_if<std::string>(&one.value);
               const auto* number = std::get_if<std::int64_t>(&one.value);
               const auto* ranks = std::get_if<Ranks>(&one.value);
               return (text && isBlank(*text)) || (ranks && ranks->entries.empty())
                   || (number && (*number == kNoEntry || *number == 0));
           });
}

void putInto(const ImportedRow& row, StoredRecord& record)
{
    record.record = record.record.cloned();
    for (const GivenValue& one : row.values) {
        const FieldDeclaration& field = row.declaration->fields[one.field];
        setValue(field, record.record.data(), one.element, one.value);
    }
    if (row.tags)
        record.tags = *row.tags;
}

/// Called as the library calls the things: on one line.
std::vector<ExchangedThing> namedAsKept(std::vector<ExchangedThing> kit)
{
    for (ExchangedThing& thing : kit) {
        thing.name = onOneLine(thing.name);
        thing.ammunition = onOneLine(thing.ammunition);
    }
    return kit;
}

RecordRef referenceTo(const StoredRecord& record)
{
    return {record.record.declaration().kind, record.id};
}

/// Of what is chosen, in its order.
std::vector<std::string> namesOf(const ImportPlan& plan)
{
    std::vector<std::string> names;
    for (const PlannedRow& row : plan.rows) {
        if (row.isChosen)
            names.push_back(row.name);
    }
    return names;
}

/// The records some changes are of, each once where it stands together.
std::vector<RecordRef> recordsOf(std::span<const LoggedChange> changes)
{
    std::vector<RecordRef> all;
    for (const LoggedChange& change : changes) {
        if (all.empty() || all.back() != change.record)
            all.push_back(change.record);
    }
    return all;
}

void takeFault(const Failure& failure, PlannedRow& planned)
{
    const Problem& problem = failure.problem();
    if (problem.code != ProblemCode::BadInput || problem.causes.empty())
        throw Failure(problem);
    planned.faults.push_back({problem.where.member, problem.causes.front()});
}

}  // namespace

std::size_t ImportPlan::count(ImportVerdict verdict) const
{
    return static_cast<std::size_t>(std::ranges::count(rows, verdict, &PlannedRow::verdict));
}

std::size_t ImportPlan::chosen() const
{
    return static_cast<std::size_t>(std::ranges::count(rows, true, &PlannedRow::isChosen));
}

void ImportService::takePortrait(const std::vector<std::byte>& image, PlannedRow& planned)
{
    std::string& digest = planned.record.portrait;
    if (image.empty()) {
        digest.clear();
        return;
    }
    requireImage(image);
    if (digest.empty() || m_campaign.library().image(digest) != image)
        planned.portrait = image;
}

PlannedRow ImportService::planned(const ImportedRow& row, std::span<const StoredRecord> there)
{
    PlannedRow planned;
    planned.line = row.line;
    planned.faults = row.faults;
    planned.name = givenName(row);
    const auto blame = [&](Cause why) { planned.faults.push_back({std::string(nameIn(row)->id), std::move(why)}); };
    if (isBlank(planned.name))
        blame(because<Reason::HasNoName>());
    else if (there.size() > 1)
        blame(because<Reason::SeveralOfNameInLibrary>());
    const bool isThere = there.size() == 1;
    StoredRecord before;
    before.record = AnyRecord(*row.declaration);
    before.system = row.system;
    before.extra = row.extra;
    if (isThere)
        before = there.front();
    planned.record = before;
    try {
        putInto(row, planned.record);
        // Of a row that is faulty already no second fault is told of the same.
        if (planned.faults.empty())
            planned.record = LibraryService(m_campaign, m_plans, m_clock).checked(planned.record);
        if (row.portrait)
            takePortrait(*row.portrait, planned);
    } catch (const Failure& failure) {
        takeFault(failure, planned);
    }
    planned.changes = differences({row.declaration->kind, planned.record.id}, before, planned.record);
    const bool isSame = planned.changes.empty() && planned.portrait.empty();
    planned.verdict = !isThere ? ImportVerdict::New : isSame ? ImportVerdict::Same : ImportVerdict::Changed;
    return planned;
}

ImportPlan ImportService::plan(std::span<const ImportedRow> rows, const Progress& progress)
{
    ImportPlan plan;
    plan.rows.reserve(rows.size());
    Shelves shelves(m_campaign.library());
    std::map<std::pair<Shelf, std::string>, const PlannedRow*> called;
    for (const ImportedRow& row : rows) {
        if (progress && !progress(plan.rows.size(), rows.size()))
            return {};
        PlannedRow& one = plan.rows.emplace_back();
        one.line = row.line;
        one.faults = row.faults;
        if (!row.declaration) {
            one.verdict = ImportVerdict::Faulty;
            continue;
        }
        if (isBlankRow(row))
            continue;
        const std::string name = givenName(row);
        one = planned(row, shelves.named({row.declaration->kind, row.system}, name));
        const auto [first, isFirst] = called.try_emplace({{row.declaration->kind, row.system}, name}, &one);
        if (!isFirst && !isBlank(name))
            one.faults.push_back({std::string(nameIn(row)->id), because<Reason::NamedInLine>(first->second->line)});
        if (one.verdict == ImportVerdict::New)
            one.kit = namedAsKept(row.kit);
        if (!one.faults.empty())
            one.verdict = ImportVerdict::Faulty;
    }
    for (PlannedRow& one : plan.rows) {
        for (const ExchangedThing& thing : one.kit) {
            // With the same source comes what is nowhere yet; what is wrong there does not come.
            const auto isThere = [&](RecordKind kind, const std::string& name) {
                const Shelf shelf{kind, one.record.system};
                const auto row = called.find({shelf, name});
                const bool comes = row != called.end() && row->second->verdict != ImportVerdict::Faulty;
                return comes || shelves.named(shelf, name).size() == 1;
            };
            const bool isLoaded = thing.ammunition.empty() || isThere(RecordKind::Ammunition, thing.ammunition);
            if (isLoaded && isThere(thing.kind, thing.name))
                continue;
            one.faults.push_back(
                {kKit + (isLoaded ? thing.name : thing.ammunition), because<Reason::RefersToNothing>()});
            one.verdict = ImportVerdict::Faulty;
        }
        one.isChosen = one.verdict == ImportVerdict::New || one.verdict == ImportVerdict::Changed;
    }
    return plan;
}

ImportOutcome ImportService::apply(const ImportPlan& plan, const Progress& progress)
{
    ImportOutcome outcome;
    if (plan.chosen() == 0)
        return outcome;
    // Each value is held against what stands there.
    m_campaign.writesByValue();
    try {
        m_campaign.atomically([&] { outcome = applied(plan, progress); });
    } catch (const ImportStopped&) {
        return {};
    }
    return outcome;
}

/// Somebody else may have taken in the same meanwhile, or deleted what is to be changed.
void ImportService::requireAsPlanned(const ImportPlan& plan)
{
    struct Present {
        std::set<std::string> names;
        std::set<RecordId> numbers;
    };
    std::map<Shelf, Present> shelves;
    for (const PlannedRow& row : plan.rows) {
        if (!row.isChosen)
            continue;
        const auto [shelf, isNew] = shelves.try_emplace({row.record.record.declaration().kind, row.record.system});
        Present& present = shelf->second;
        if (isNew) {
            for (LibraryRow& one : rowsOn(m_campaign.library(), shelf->first)) {
                present.numbers.insert(one.id);
                present.names.insert(std::move(one.name));
            }
        }
        const bool isAsPlanned = row.record.id == 0 ? !present.names.contains(row.name)
                                                    : present.numbers.contains(row.record.id);
        if (!isAsPlanned)
            throw Failure(ProblemCode::OutOfDate, row.name);
    }
}

ImportOutcome ImportService::applied(const ImportPlan& plan, const Progress& progress)
{
    requireAsPlanned(plan);
    ImportOutcome outcome;
    const std::size_t all = plan.chosen();
    LogEntry entry = entryOf({ScopeKind::Library, 0}, EntryKind::Create, titleOf(namesOf(plan)));
    std::vector<Fresh> fresh = takeIn(plan, entry.changes);
    outcome.added = fresh.size();
    outcome.changed = all - fresh.size();
    std::size_t done = outcome.changed;
    if (outcome.changed > 0) {
        entry.kind = EntryKind::Edit;
        ChangeWriter(m_campaign).write(entry.changes);
    }
    for (Fresh& one : fresh) {
        if (progress && !progress(done++, all))
            throw ImportStopped();
        one.record.id = m_campaign.library().insert(one.record);
    }
    giveKits(fresh);
    entry.changes.reserve(entry.changes.size() + fresh.size());
    for (const Fresh& one : fresh)
        entry.changes.push_back(one.row->kit.empty() ? arrivalOf(m_campaign, one.record)
                                                     : arrivalOf(m_campaign, referenceTo(one.record)));
    outcome.records = recordsOf(entry.changes);
    if (all > 0)
        outcome.entry = LogWriter(m_campaign, m_clock).enter(std::move(entry));
    auto made = fresh.begin();
    outcome.rows.reserve(plan.rows.size());
    for (const PlannedRow& row : plan.rows)
        outcome.rows.push_back(row.record.id != 0 || !row.isChosen ? row.record.id : (made++)->record.id);
    return outcome;
}

std::vector<ImportService::Fresh> ImportService::takeIn(const ImportPlan& plan, std::vector<LoggedChange>& changes)
{
    std::vector<Fresh> fresh;
    for (const PlannedRow& row : plan.rows) {
        if (!row.isChosen)
            continue;
        const bool isNew = row.record.id == 0;
        if (!isNew)
            changes.insert(changes.end(), row.changes.begin(), row.changes.end());
        StoredRecord record = withPicture(row, changes);
        if (isNew)
            fresh.push_back({std::move(record), &row});
    }
    return fresh;
}

StoredRecord ImportService::withPicture(const PlannedRow& row, std::vector<LoggedChange>& changes)
{
    StoredRecord record = row.record;
    if (row.portrait.empty())
        return record;
    record.portrait = m_campaign.library().keepImage(row.portrait);
    if (record.id != 0)
        std::ranges::move(differences(referenceTo(record), row.record, record), std::back_inserter(changes));
    return record;
}

void ImportService::giveKits(std::span<const Fresh> fresh)
{
    std::map<Shelf, std::map<std::string, RecordId>> numbers;
    for (const Fresh& one : fresh) {
        if (one.row->kit.empty())
            continue;
        const std::string& system = one.record.system;
        giveKit(m_campaign, one.record.id, one.row->kit, [&](RecordKind kind, const std::string& name) {
            const auto [shelf, isNew] = numbers.try_emplace({kind, system});
            if (isNew) {
                for (const LibraryRow& there : rowsOn(m_campaign.library(), shelf->first))
                    shelf->second.emplace(there.name, there.id);
            }
            const auto found = shelf->second.find(name);
            if (found == shelf->second.end())
                throw Failure(ProblemCode::NotFound, name);
            return found->second;
        });
    }
}

}  // namespace hitspread
