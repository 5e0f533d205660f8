#include "services/encounterservice.h"

#include "rules/systems/registry.h"
#include "services/journal.h"
#include "services/possessions.h"
#include "services/problem.h"
#include "services/recordvalues.h"

#include <algorithm>

namespace hitspread {

namespace {

AnyRecord switchesFor(const System& system, const std::string& profileId)
{
    const RecordDeclaration* declaration = system.record(RecordKind::Switches);
    if (!declaration)
        return {};
    AnyRecord switches(*declaration);
    const auto profiles = system.profiles();
    const auto profile = std::ranges::find(profiles, profileId, &Profile::id);
    if (profile == profiles.end())
        return switches;
    for (const Profile::Setting& setting : profile->settings) {
        if (const FieldDeclaration* field = declaration->find(setting.switchId))
            field->setNumber(switches.data(), 0, setting.value);
    }
    return switches;
}

std::string badgeFor(const std::string& name)
{
    std::string badge;
    bool atStart = true;
    for (const char letter : name) {
        if (atStart && letter != ' ' && badge.size() < 2 && static_cast<unsigned char>(letter) < 0x80)
            badge += letter;
        atStart = letter == ' ';
    }
    return badge;
}

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
        if (possession.kind == RecordKind::Accessory)
            continue;
        CombatantView::Item item;
        item.possession = possession;
        item.record = campaign.library().load({possession.kind, possession.item});
        if (possession.ammunition != 0)
            item.ammunition = campaign.library().load({RecordKind::Ammunition, possession.ammunition});
        for (const Possession& mounted : possessions) {
            if (mounted.kind == RecordKind::Accessory && mounted.mountedOn == possession.id)
                item.accessories.push_back(campaign.library().load({RecordKind::Accessory, mounted.item}));
        }
        std::vector<CombatantView::Item>& list = possession.kind == RecordKind::Weapon ? view.weapons
            : possession.kind == RecordKind::Armour                                    ? view.armour
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
    if (name.empty())
        throw Failure(ProblemCode::BadInput, "name", {"an encounter needs a name"});
    Encounter encounter;
    encounter.system = system;
    encounter.name = name;
    encounter.profile = profile;
    encounter.switches = switchesFor(*rules, profile);
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
    const Encounter fight = m_campaign.encounters().encounter(encounter);
    const System* system = findSystem(fight.system);
    const RecordDeclaration* condition = system ? system->record(RecordKind::Condition) : nullptr;
    if (!condition)
        throw Failure(ProblemCode::NotFound, "rule system " + fight.system);
    const StoredRecord template_ = m_campaign.library().load({RecordKind::Character, character});
    if (template_.removed)
        throw Failure(ProblemCode::NotFound, name);
    if (template_.system != fight.system)
        throw Failure(ProblemCode::BadInput, name, {"the character belongs to another rule system"});

    Combatant combatant;
    combatant.encounter = encounter;
    combatant.character = character;
    combatant.name = name;
    combatant.badge = badgeFor(name);
    combatant.side = side;
    combatant.condition = AnyRecord(*condition);
    m_campaign.atomically([&] {
        combatant.position = static_cast<int>(m_campaign.encounters().combatants(encounter).size());
        combatant.id = m_campaign.encounters().insert(combatant);
        copyPossessions(m_campaign.encounters(), m_campaign.encounters().possessionsOfCharacter(character),
                        {.combatant = combatant.id});
        LoggedChange change;
        change.record = {RecordKind::Condition, combatant.id};
        change.after = m_campaign.snapshot(change.record);
        LogEntry entry = encounterEntry(encounter, EntryKind::Create, name);
        entry.changes.push_back(std::move(change));
        Journal(m_campaign, m_clock).enter(std::move(entry));
    });
    return combatant.id;
}

EntryId EncounterService::remove(RecordId combatant)
{
    const Combatant leaving = m_campaign.encounters().combatant(combatant);
    EntryId id = 0;
    m_campaign.atomically([&] {
        LoggedChange change;
        change.record = {RecordKind::Condition, combatant};
        change.before = m_campaign.snapshot(change.record);
        LogEntry entry = encounterEntry(leaving.encounter, EntryKind::Remove, leaving.name);
        entry.changes.push_back(std::move(change));
        m_campaign.encounters().removeCombatant(combatant);
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

void EncounterService::setDistance(RecordId a, RecordId b, int metres)
{
    if (metres < 0 || metres > 99999)
        throw Failure(ProblemCode::BadInput, "distance", {std::to_string(metres) + " m is not allowed; 0 to 99999"});
    m_campaign.atomically([&] { m_campaign.encounters().setDistance(a, b, metres); });
}

}  // namespace hitspread
