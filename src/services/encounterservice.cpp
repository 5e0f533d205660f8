#include "services/encounterservice.h"

#include "rules/systems/registry.h"
#include "services/combatantnames.h"
#include "services/entrytitle.h"
#include "services/journal.h"
#include "services/possessions.h"
#include "services/problem.h"
#include "services/profileservice.h"
#include "services/recordvalues.h"
#include "services/rowvalue.h"

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kMostNewcomers = 99;

LogEntry encounterEntry(RecordId encounter, EntryKind kind, std::string title)
{
    LogEntry entry;
    entry.scope = {ScopeKind::Encounter, encounter};
    entry.kind = kind;
    entry.title = std::move(title);
    return entry;
}

}  // namespace

void fillItems(Campaign& campaign, const std::vector<Possession>& possessions, CombatantView& view)
{
    for (const Possession& possession : possessions) {
        if (possession.kind == RecordKind::Accessory && possession.mountedOn != 0)
            continue;
        CombatantView::Item item;
        item.possession = possession;
        item.record = campaign.library().load({possession.kind, possession.item});
        if (possession.ammunition != 0)
            item.ammunition = campaign.library().load({RecordKind::Ammunition, possession.ammunition});
        for (const Possession& mounted : possessions) {
            if (mounted.kind != RecordKind::Accessory || mounted.mountedOn != possession.id)
                continue;
            item.accessories.push_back(campaign.library().load({RecordKind::Accessory, mounted.item}));
            item.mounted.push_back(mounted.id);
        }
        std::vector<CombatantView::Item>& list = possession.kind == RecordKind::Weapon ? view.weapons
            : possession.kind == RecordKind::Armour                                    ? view.armour
            : possession.kind == RecordKind::Accessory                                 ? view.loose
                                                                                       : view.others;
        list.push_back(std::move(item));
    }
}

std::vector<Encounter> EncounterService::encounters()
{
    return m_campaign.encounters().encounters();
}

RecordId EncounterService::create(const std::string& system, const std::string& name, const std::string& profile)
{
    const System* rules = findSystem(system);
    if (!rules)
        throw Failure(ProblemCode::NotFound, "rule system " + system);
    return create(system, name, ProfileView{profile, true, builtInSwitches(*rules, profile)});
}

RecordId EncounterService::create(const std::string& system, const std::string& name, const ProfileView& profile)
{
    if (!findSystem(system))
        throw Failure(ProblemCode::NotFound, "rule system " + system);
    if (name.empty())
        throw Failure(ProblemCode::BadInput, "name", {"an encounter needs a name"});
    Encounter encounter;
    encounter.system = system;
    encounter.name = name;
    encounter.profile = profile.name;
    encounter.switches = profile.switches;
    RecordId id = 0;
    m_campaign.atomically([&] { id = m_campaign.encounters().insert(encounter); });
    return id;
}

std::vector<CombatantView> EncounterService::combatants(RecordId encounter)
{
    std::vector<CombatantView> views;
    for (const Combatant& combatant : m_campaign.encounters().combatants(encounter))
        views.push_back(view(combatant.id));
    return views;
}

CombatantView EncounterService::view(RecordId combatant)
{
    CombatantView view;
    view.combatant = m_campaign.encounters().combatant(combatant);
    view.character = m_campaign.library().load({RecordKind::Character, view.combatant.character});
    fillItems(m_campaign, m_campaign.encounters().possessionsOfCombatant(combatant), view);
    return view;
}

RecordId EncounterService::add(RecordId encounter, RecordId character, const std::string& name, Side side)
{
    return insert(encounter, character, side, [&name](const auto&) { return std::vector{name}; }).front();
}

std::vector<RecordId> EncounterService::add(RecordId encounter, const Newcomers& newcomers)
{
    if (newcomers.count < 1 || newcomers.count > kMostNewcomers)
        throw Failure(ProblemCode::BadInput, newcomers.name, {"so many cannot come at once", "add 1 to 99"});
    return insert(encounter, newcomers.character, newcomers.side, [&newcomers](const auto& present) {
        return namesOfNewcomers(newcomers.name, newcomers.count, present);
    });
}

std::vector<RecordId> EncounterService::insert(
    RecordId encounter, RecordId character, Side side,
    const std::function<std::vector<std::string>(const std::vector<std::string>&)>& namesAmong)
{
    const Encounter fight = m_campaign.encounters().encounter(encounter);
    const System* system = findSystem(fight.system);
    const RecordDeclaration* condition = system ? system->record(RecordKind::Condition) : nullptr;
    if (!condition)
        throw Failure(ProblemCode::NotFound, "rule system " + fight.system);
    const StoredRecord source = m_campaign.library().load({RecordKind::Character, character});
    const std::vector<Combatant> present = m_campaign.encounters().combatants(encounter);
    std::vector<std::string> takenNames;
    Combatant combatant;
    for (const Combatant& other : present) {
        takenNames.push_back(other.name);
        combatant.position = std::max(combatant.position, other.position + 1);
    }
    const std::vector<std::string> names = namesAmong(takenNames);
    const std::string title = titleOf(names);
    if (source.removed)
        throw Failure(ProblemCode::NotFound, title);
    if (source.system != fight.system)
        throw Failure(ProblemCode::BadInput, title, {"the character belongs to another rule system"});
    if (std::ranges::any_of(names, &std::string::empty))
        throw Failure(ProblemCode::BadInput, "name", {"a combatant needs a name"});

    combatant.encounter = encounter;
    combatant.character = character;
    combatant.side = side;
    combatant.condition = AnyRecord(*condition);
    std::vector<RecordId> ids;
    m_campaign.atomically([&] {
        LogEntry entry = encounterEntry(encounter, EntryKind::Create, title);
        const std::vector<Possession> kit = m_campaign.encounters().possessionsOfCharacter(character);
        for (const std::string& name : names) {
            combatant.name = name;
            combatant.badge = badgeOf(name);
            ids.push_back(m_campaign.encounters().insert(combatant));
            ++combatant.position;
            copyPossessions(m_campaign.encounters(), kit, {.combatant = ids.back()});
            LoggedChange change;
            change.record = {RecordKind::Condition, ids.back()};
            change.after = m_campaign.snapshot(change.record);
            entry.changes.push_back(std::move(change));
        }
        Journal(m_campaign, m_clock).enter(std::move(entry));
    });
    return ids;
}

EntryId EncounterService::remove(const std::vector<RecordId>& combatants)
{
    if (combatants.empty())
        return 0;
    const RecordId encounter = m_campaign.encounters().combatant(combatants.front()).encounter;
    const auto waiting = m_campaign.log().pending(encounter);
    std::vector<std::string> names;
    for (const RecordId id : combatants) {
        const Combatant leaving = m_campaign.encounters().combatant(id);
        if (leaving.encounter != encounter)
            throw Failure(ProblemCode::BadInput, leaving.name, {"he is in another fight", "take him out of that one"});
        if (waiting && (waiting->action.actor == id || waiting->action.target == id))
            throw Failure(ProblemCode::PendingExists, leaving.name);
        names.push_back(leaving.name);
    }
    EntryId entryId = 0;
    m_campaign.atomically([&] {
        LogEntry entry = encounterEntry(encounter, EntryKind::Remove, titleOf(names));
        for (const RecordId id : combatants) {
            LoggedChange change;
            change.record = {RecordKind::Condition, id};
            change.before = m_campaign.snapshot(change.record);
            entry.changes.push_back(std::move(change));
            m_campaign.encounters().removeCombatant(id);
        }
        entryId = Journal(m_campaign, m_clock).enter(std::move(entry));
    });
    return entryId;
}

EntryId EncounterService::setSide(const std::vector<RecordId>& combatants, Side side)
{
    LogEntry entry;
    std::vector<std::string> names;
    for (const RecordId id : combatants) {
        const Combatant combatant = m_campaign.encounters().combatant(id);
        if (!names.empty() && combatant.encounter != entry.scope.encounter)
            throw Failure(ProblemCode::BadInput, combatant.name,
                          {"he is in another fight", "change the side of those of one fight"});
        entry.scope = {ScopeKind::Encounter, combatant.encounter};
        names.push_back(combatant.name);
        if (combatant.side != side)
            entry.changes.push_back(rowvalue::joining(combatant, side));
    }
    entry.title = titleOf(names);
    return edit(std::move(entry));
}

EntryId EncounterService::edit(LogEntry entry)
{
    if (entry.changes.empty())
        return 0;
    entry.kind = EntryKind::Edit;
    EntryId id = 0;
    m_campaign.atomically([&] {
        ChangeWriter(m_campaign).write(entry.changes);
        id = Journal(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

EntryId EncounterService::setByHand(RecordId encounter, const std::vector<LoggedChange>& changes,
                                    const std::string& reason, const std::string& title)
{
    if (changes.empty())
        return 0;
    if (reason.find_first_not_of(" \t\n\r") == std::string::npos)
        throw Failure(ProblemCode::NoReason, changes.front().field);
    EntryId id = 0;
    m_campaign.atomically([&] {
        LogEntry entry = encounterEntry(encounter, EntryKind::Edit, title.empty() ? changes.front().field : title);
        entry.reason = reason;
        entry.changes = changes;
        ChangeWriter writer(m_campaign);
        writer.complete(entry.changes);
        requireRoom(m_campaign, entry.changes);
        writer.write(entry.changes);
        id = Journal(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

std::vector<StoredRecord> EncounterService::loadsFor(RecordId possession)
{
    constexpr std::size_t kMost = 1000;
    const Possession weapon = m_campaign.encounters().possession(possession);
    const StoredRecord record = m_campaign.library().load({weapon.kind, weapon.item});
    const FieldDeclaration* calibre = record.record.declaration().find("calibre");
    if (!calibre || calibre->text(record.record.data()).empty())
        return {};
    LibraryQuery query;
    query.kind = RecordKind::Ammunition;
    query.system = record.system;
    query.limit = kMost;
    std::vector<StoredRecord> loads;
    for (const LibraryRow& row : m_campaign.library().list(query)) {
        StoredRecord load = m_campaign.library().load({RecordKind::Ammunition, row.id});
        const FieldDeclaration* own = load.record.declaration().find("calibre");
        if (own && own->text(load.record.data()) == calibre->text(record.record.data()))
            loads.push_back(std::move(load));
    }
    return loads;
}

EntryId EncounterService::setDistances(const std::vector<Apart>& distances)
{
    LogEntry entry;
    std::vector<std::string> titles;
    for (const Apart& apart : distances) {
        const Combatant one = m_campaign.encounters().combatant(apart.a);
        const Combatant other = m_campaign.encounters().combatant(apart.b);
        entry.scope = {ScopeKind::Encounter, one.encounter};
        if (apart.metres && *apart.metres < 0)
            throw Failure(ProblemCode::BadInput, "distance",
                          {std::to_string(*apart.metres) + " m is not allowed; 0 to 99999"});
        LoggedChange change = rowvalue::parting(m_campaign, one.id, other.id, apart.metres);
        if (change.before == change.after)
            continue;
        entry.changes.push_back(std::move(change));
        titles.push_back(one.name + " – " + other.name + ": "
                         + (apart.metres ? std::to_string(*apart.metres) + " m" : std::string("?")));
    }
    entry.title = titleOf(titles);
    return edit(std::move(entry));
}

}  // namespace hitspread
