#include "services/takeservice.h"

#include "services/entrytitle.h"
#include "services/journal.h"
#include "services/libraryservice.h"
#include "services/possessions.h"
#include "services/problem.h"
#include "services/recordname.h"
#include "services/recordvalues.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>

namespace hitspread {

namespace {

/// Of what is asked for; what a kit refers to may have been taken out of the library, and is there all the same.
void requireInLibrary(Campaign& campaign, std::span<const RecordRef> records)
{
    for (const RecordRef& record : records) {
        if (const StoredRecord stored = campaign.library().load(record); stored.removed)
            throw Failure(ProblemCode::NotFound, recordName(stored.record));
    }
}

/// A kit as far as it can be told without the numbers of its campaign: names and states, in order.
std::vector<std::string> kitLines(Campaign& campaign, RecordId character)
{
    std::vector<std::string> lines;
    for (const Possession& thing : campaign.encounters().possessionsOfCharacter(character)) {
        std::string line = recordName(campaign.library().load({thing.kind, thing.item}).record);
        if (thing.ammunition != 0)
            line += '\n' + recordName(campaign.library().load({RecordKind::Ammunition, thing.ammunition}).record);
        lines.push_back(line + (thing.mountedOn != 0 ? "\nmounted" : ""));
    }
    return lines;
}

/// Ammunition of the calibre of a firearm.
std::vector<RecordRef> roundsFor(Campaign& campaign, RecordRef weapon)
{
    std::vector<RecordRef> all;
    if (loadFor(campaign, weapon) == 0)
        return all;
    const StoredRecord record = campaign.library().load(weapon);
    const FieldDeclaration* calibre = record.record.declaration().find("calibre");
    LibraryQuery query{.kind = RecordKind::Ammunition, .system = record.system};
    query.filters = {{{"calibre", {}}, Comparison::Equal, calibre->text(record.record.data())}};
    query.limit = campaign.library().count(query);
    for (const LibraryRow& row : campaign.library().list(query))
        all.push_back({RecordKind::Ammunition, row.id});
    return all;
}

/// What a record brings along.
std::vector<RecordRef> referredTo(Campaign& campaign, RecordRef record)
{
    std::vector<RecordRef> all;
    if (record.kind == RecordKind::Weapon)
        all = roundsFor(campaign, record);
    if (record.kind != RecordKind::Character)
        return all;
    for (const Possession& thing : campaign.encounters().possessionsOfCharacter(record.id)) {
        all.push_back({thing.kind, thing.item});
        if (thing.ammunition != 0)
            all.push_back({RecordKind::Ammunition, thing.ammunition});
    }
    return all;
}

constexpr std::size_t kMostOfOneName = 100;

/// The first record here of this kind, system and very name (a search does not tell case apart); nothing: there is none.
std::optional<StoredRecord> namedIn(Campaign& campaign, const StoredRecord& wanted)
{
    LibraryQuery query{.kind = wanted.record.declaration().kind, .system = wanted.system};
    query.filters = {{{"name", {}}, Comparison::Equal, recordName(wanted.record)}};
    query.limit = kMostOfOneName;
    for (StoredRecord& found : campaign.library().page(query)) {
        if (recordName(found.record) == recordName(wanted.record))
            return std::move(found);
    }
    return std::nullopt;
}

/// Value for value, a character with the same things in the kit.
bool isSame(Campaign& into, const StoredRecord& present, Campaign& from, const StoredRecord& wanted)
{
    const RecordKind kind = present.record.declaration().kind;
    return differences({kind, present.id}, present, wanted).empty()
        && (kind != RecordKind::Character || kitLines(into, present.id) == kitLines(from, wanted.id));
}

/// One taking, inside a transaction of the campaign that takes.
class Taking {
public:
    Taking(Campaign& from, Campaign& into, const BodyPlans& plans, const Clock& clock, NameTaken taken)
        : m_from(from), m_into(into), m_library(into, plans, clock), m_plans(plans), m_taken(taken)
    {}

    /// The record as it is here from now on; brought at most once.
    RecordRef bring(RecordRef record)
    {
        if (const auto known = m_here.find(record); known != m_here.end())
            return known->second;
        for (const RecordRef& other : referredTo(m_from, record))
            (void)bring(other);
        const RecordRef here = brought(record, soundCopyOf(record));
        m_here.emplace(record, here);
        return here;
    }

    [[nodiscard]] LogEntry entry() const
    {
        LogEntry entry = entryOf({ScopeKind::Library, 0}, EntryKind::Create, titleOf(m_names));
        entry.changes = m_changes;
        return entry;
    }

private:
    [[nodiscard]] StoredRecord soundCopyOf(RecordRef record)
    {
        StoredRecord copy = m_from.library().load(record);
        const std::string name = recordName(copy.record);
        requireSound(copy.record, name);
        const FieldDeclaration* plan = copy.record.declaration().find("bodyPlan");
        if (plan && !m_plans.find(plan->text(copy.record.data())))
            refuse<Reason::NoBodyPlan>(Site(name).at("bodyPlan"), plan->text(copy.record.data()), m_plans.ids());
        copy.sample = false;
        copy.removed = false;
        return copy;
    }

    RecordRef brought(RecordRef record, const StoredRecord& wanted)
    {
        const std::optional<StoredRecord> present = namedIn(m_into, wanted);
        if (!present)
            return inserted(record, wanted);
        if (m_taken == NameTaken::UseMine || isSame(m_into, *present, m_from, wanted))
            return {record.kind, present->id};
        return m_taken == NameTaken::Replace ? replaced(record, *present, wanted) : inserted(record, renamed(wanted));
    }

    [[nodiscard]] StoredRecord renamed(const StoredRecord& wanted)
    {
        StoredRecord other = wanted;
        other.record = wanted.record.cloned();
        nameField(other.record.declaration())
            ->setText(other.record.data(), freeName(m_library, wanted, recordName(wanted.record)));
        return other;
    }

    void bringPortrait(const StoredRecord& wanted)
    {
        if (!wanted.portrait.empty())
            (void)m_into.library().keepImage(m_from.library().image(wanted.portrait));
    }

    RecordRef inserted(RecordRef record, const StoredRecord& wanted)
    {
        bringPortrait(wanted);
        const RecordRef here{record.kind, m_into.library().insert(wanted)};
        (void)bringKit(record, here);
        m_changes.push_back(arrivalOf(m_into, here));
        m_names.push_back(recordName(wanted.record));
        return here;
    }

    RecordRef replaced(RecordRef record, const StoredRecord& present, const StoredRecord& wanted)
    {
        bringPortrait(wanted);
        StoredRecord after = wanted;
        after.id = present.id;
        after.sample = present.sample;
        const RecordRef here{record.kind, present.id};
        std::ranges::move(differences(here, present, after), std::back_inserter(m_changes));
        m_into.library().update(after);
        dropKit(here);
        for (const RecordId thing : bringKit(record, here))
            m_changes.push_back(arrivalOf(m_into, {RecordKind::Possession, thing}));
        m_names.push_back(recordName(wanted.record));
        return here;
    }

    /// Parts first, so that undo, which goes backwards, has the weapon there before they are mounted on it again.
    void dropKit(RecordRef character)
    {
        if (character.kind != RecordKind::Character)
            return;
        std::vector<Possession> all = m_into.encounters().possessionsOfCharacter(character.id);
        std::stable_partition(all.begin(), all.end(), [](const Possession& thing) { return thing.mountedOn != 0; });
        for (const Possession& thing : all) {
            const RecordRef leaving{RecordKind::Possession, thing.id};
            m_changes.push_back(departureOf(m_into, leaving));
            m_into.encounters().removePossession(thing.id);
        }
    }

    /// The things of a character, each behind what it is mounted on.
    std::vector<RecordId> bringKit(RecordRef from, RecordRef here)
    {
        std::vector<RecordId> brought;
        if (from.kind != RecordKind::Character)
            return brought;
        std::vector<Possession> all = m_from.encounters().possessionsOfCharacter(from.id);
        std::stable_partition(all.begin(), all.end(), [](const Possession& thing) { return thing.mountedOn == 0; });
        std::map<RecordId, RecordId> numbers;
        for (Possession thing : all) {
            const RecordId original = thing.id;
            thing.id = 0;
            thing.character = here.id;
            thing.item = bring({thing.kind, thing.item}).id;
            thing.ammunition = thing.ammunition == 0 ? 0 : bring({RecordKind::Ammunition, thing.ammunition}).id;
            thing.mountedOn = thing.mountedOn == 0 ? 0 : numbers.at(thing.mountedOn);
            numbers[original] = m_into.encounters().insert(thing);
            brought.push_back(numbers[original]);
        }
        return brought;
    }

    Campaign& m_from;
    Campaign& m_into;
    LibraryService m_library;
    const BodyPlans& m_plans;
    NameTaken m_taken;
    std::map<RecordRef, RecordRef> m_here;
    std::vector<LoggedChange> m_changes;
    std::vector<std::string> m_names;
};

}  // namespace

std::vector<LibraryHit> TakeService::clashes(std::span<const RecordRef> records)
{
    requireInLibrary(m_from, records);
    std::vector<LibraryHit> found;
    std::set<RecordRef> seen;
    std::vector<RecordRef> open(records.begin(), records.end());
    while (!open.empty()) {
        const RecordRef record = open.back();
        open.pop_back();
        if (!seen.insert(record).second)
            continue;
        const StoredRecord wanted = m_from.library().load(record);
        const std::optional<StoredRecord> present = namedIn(m_into, wanted);
        if (present && !isSame(m_into, *present, m_from, wanted))
            found.push_back({record.kind, {record.id, recordName(wanted.record), wanted.system, {}, false}});
        std::ranges::move(referredTo(m_from, record), std::back_inserter(open));
    }
    return found;
}

std::vector<RecordRef> TakeService::take(std::span<const RecordRef> records, NameTaken taken)
{
    requireInLibrary(m_from, records);
    std::vector<RecordRef> here;
    m_into.atomically([&] {
        Taking taking(m_from, m_into, m_plans, m_clock, taken);
        for (const RecordRef& record : records)
            here.push_back(taking.bring(record));
        LogEntry entry = taking.entry();
        if (!entry.changes.empty())
            Journal(m_into, m_clock).enter(std::move(entry));
    });
    return here;
}

}  // namespace hitspread
