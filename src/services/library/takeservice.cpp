#include "services/library/takeservice.h"

#include "services/library/libraryservice.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/entrytitle.h"
#include "services/undo/logwriter.h"

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

/// The things of a character, what is mounted behind what it is mounted on.
std::vector<Possession> kitOf(Campaign& campaign, RecordId character)
{
    std::vector<Possession> all = campaign.encounters().possessionsOfCharacter(character);
    std::stable_partition(all.begin(), all.end(), [](const Possession& thing) { return thing.mountedOn == 0; });
    return all;
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

bool areAlike(const AnyRecord& a, const AnyRecord& b)
{
    return a.isNull() || b.isNull() ? a.isNull() == b.isNull() : differences({}, a, b).empty();
}

/// Whether two kits are the same but for the numbers of their campaigns: thing by thing its values and state, what is loaded, and what it
/// is mounted on.
bool isSameKit(Campaign& here, RecordId mine, Campaign& there, RecordId other)
{
    const std::vector<Possession> own = kitOf(here, mine);
    const std::vector<Possession> foreign = kitOf(there, other);
    const auto placeIn = [](const std::vector<Possession>& kit, RecordId thing) {
        return std::ranges::find(kit, thing, &Possession::id) - kit.begin();
    };
    const auto loaded = [](Campaign& campaign, const Possession& thing) {
        return thing.ammunition == 0 ? AnyRecord()
                                     : campaign.library().load({RecordKind::Ammunition, thing.ammunition}).record;
    };
    return std::ranges::equal(own, foreign, [&](const Possession& a, const Possession& b) {
        return a.kind == b.kind && areAlike(a.state, b.state)
            && areAlike(here.library().load({a.kind, a.item}).record, there.library().load({b.kind, b.item}).record)
            && areAlike(loaded(here, a), loaded(there, b))
            && placeIn(own, a.mountedOn) == placeIn(foreign, b.mountedOn);
    });
}

/// Value for value, a character with the same things in the kit.
bool isSame(Campaign& into, const StoredRecord& present, Campaign& from, const StoredRecord& wanted)
{
    const RecordKind kind = present.record.declaration().kind;
    return differences({kind, present.id}, present, wanted).empty()
        && (kind != RecordKind::Character || isSameKit(into, present.id, from, wanted.id));
}

constexpr std::size_t kMostOfOneName = 100;

/// The record here of this kind, system and very name (a search does not tell case apart): one that is the same, else the first; nothing:
/// there is none.
std::optional<StoredRecord> counterpartIn(Campaign& into, Campaign& from, const StoredRecord& wanted)
{
    LibraryQuery query{.kind = wanted.record.declaration().kind, .system = wanted.system};
    query.filters = {{{"name", {}}, Comparison::Equal, recordName(wanted.record)}};
    query.limit = kMostOfOneName;
    std::optional<StoredRecord> first;
    for (StoredRecord& found : into.library().page(query)) {
        if (recordName(found.record) != recordName(wanted.record))
            continue;
        if (isSame(into, found, from, wanted))
            return std::move(found);
        if (!first)
            first = std::move(found);
    }
    return first;
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
        requirePlainTexts(copy.record, name);
        const FieldDeclaration* plan = copy.record.declaration().find("bodyPlan");
        if (plan && !m_plans.find(plan->text(copy.record.data())))
            refuse<Reason::NoBodyPlan>(Site(name).at("bodyPlan"), plan->text(copy.record.data()), m_plans.ids());
        copy.sample = false;
        copy.removed = false;
        return copy;
    }

    RecordRef brought(RecordRef record, const StoredRecord& wanted)
    {
        const std::optional<StoredRecord> present = counterpartIn(m_into, m_from, wanted);
        if (!present)
            return inserted(record, wanted);
        const RecordRef there{record.kind, present->id};
        if (isSame(m_into, *present, m_from, wanted))
            return there;
        // What came with this very taking is nobody's own yet: two of one name in the other file stay two.
        if (m_made.contains(there))
            return inserted(record, renamed(wanted));
        if (m_taken == NameTaken::UseMine)
            return there;
        return m_taken == NameTaken::Replace ? replaced(record, *present, wanted) : inserted(record, renamed(wanted));
    }

    /// Only what comes itself brings along what it refers to.
    void bringReferred(RecordRef record)
    {
        for (const RecordRef& other : referredTo(m_from, record))
            (void)bring(other);
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
        bringReferred(record);
        const RecordRef here{record.kind, m_into.library().insert(wanted)};
        m_made.insert(here);
        (void)bringKit(record, here);
        m_changes.push_back(arrivalOf(m_into, here));
        m_names.push_back(recordName(wanted.record));
        return here;
    }

    RecordRef replaced(RecordRef record, const StoredRecord& present, const StoredRecord& wanted)
    {
        bringPortrait(wanted);
        bringReferred(record);
        StoredRecord after = wanted;
        after.id = present.id;
        after.sample = present.sample;
        const RecordRef here{record.kind, present.id};
        m_made.insert(here);
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
        std::map<RecordId, RecordId> numbers;
        for (Possession thing : kitOf(m_from, from.id)) {
            const RecordId original = thing.id;
            thing.id = 0;
            thing.character = here.id;
            thing.item = bring({thing.kind, thing.item}).id;
            thing.ammunition = thing.ammunition == 0 ? 0 : bring({RecordKind::Ammunition, thing.ammunition}).id;
            // A file of a stranger may mount a part on what is not in this kit.
            if (thing.mountedOn != 0 && !numbers.contains(thing.mountedOn))
                throw Failure(ProblemCode::DamagedCampaign, recordName(m_into.load({thing.kind, thing.item})));
            thing.mountedOn = thing.mountedOn == 0 ? 0 : numbers[thing.mountedOn];
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
    std::set<RecordRef> m_made;  ///< records here that this taking made or replaced
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
        const std::optional<StoredRecord> present = counterpartIn(m_into, m_from, wanted);
        if (present && isSame(m_into, *present, m_from, wanted))
            continue;
        if (present)
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
            LogWriter(m_into, m_clock).enter(std::move(entry));
    });
    return here;
}

}  // namespace hitspread
