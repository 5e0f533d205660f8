#include "services/library/possessions.h"

#include "rules/systems/registry.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"

#include <algorithm>
#include <map>

namespace hitspread {

std::optional<RecordKind> stateKindOf(RecordKind item)
{
    switch (item) {
    case RecordKind::Weapon: return RecordKind::WeaponState;
    case RecordKind::Armour: return RecordKind::ArmourState;
    case RecordKind::MeleeWeapon:
    case RecordKind::ThrownWeapon:
    case RecordKind::Grenade: return RecordKind::ItemState;
    case RecordKind::ConditionTemplate: return RecordKind::Lasting;
    default: return std::nullopt;
    }
}

std::optional<RecordKind> stateKindOf(const Possession& possession)
{
    return possession.encounter != 0 ? RecordKind::Lying : stateKindOf(possession.kind);
}

bool isWeapon(RecordKind item)
{
    return item == RecordKind::Weapon || item == RecordKind::MeleeWeapon || item == RecordKind::ThrownWeapon
        || item == RecordKind::Grenade;
}

std::optional<RecordKind> weaponKindOf(const ActionDeclaration& action, Role side)
{
    const auto found = std::ranges::find_if(
        action.parts, [&](const PartDeclaration& part) { return part.role == side && isWeapon(part.record->kind); });
    return found == action.parts.end() ? std::nullopt : std::optional(found->record->kind);
}

bool isOfGround(const System& system, std::string_view action)
{
    return system.ground() && system.ground()->action() == action;
}

bool canBeCarried(RecordKind item)
{
    // A condition is had, not carried: it belongs to no kit.
    return item == RecordKind::Accessory || (item != RecordKind::ConditionTemplate && stateKindOf(item));
}

unsigned handsOn(const Possession& possession, const AnyRecord& thing)
{
    const AnyRecord& state = possession.state;
    const FieldDeclaration* drawn = state.isNull() ? nullptr : state.declaration().find("drawn");
    if (!drawn)
        return 0;
    // Of a blade there is always the one.
    const FieldDeclaration* count = state.declaration().find("count");
    if (possession.kind != RecordKind::MeleeWeapon && count && count->number(state.data(), 0) == 0)
        return 0;
    const FieldDeclaration* natural = thing.isNull() ? nullptr : thing.declaration().find("natural");
    if (natural && natural->number(thing.data(), 0) != 0)
        return 0;
    return static_cast<unsigned>(drawn->number(state.data(), 0));
}

namespace {

/// How many of its numbers are other than usual.
std::size_t peculiarities(const AnyRecord& record)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(record.declaration().fields, [&record](const FieldDeclaration& field) {
            return field.isNumeric() && field.number(record.data(), 0) != field.fallback;
        }));
}

}  // namespace

RecordId loadFor(Campaign& campaign, RecordRef weapon)
{
    constexpr std::string_view kCalibre = "calibre";
    if (weapon.kind != RecordKind::Weapon)
        return 0;
    const StoredRecord record = campaign.library().load(weapon);
    const System* system = findSystem(record.system);
    const RecordDeclaration* rounds = system ? system->record(RecordKind::Ammunition) : nullptr;
    const FieldDeclaration* calibre = record.record.declaration().find(kCalibre);
    if (!rounds || !rounds->find(kCalibre) || !calibre || calibre->text(record.record.data()).empty())
        return 0;
    LibraryQuery query;
    query.kind = RecordKind::Ammunition;
    query.system = record.system;
    constexpr std::size_t kMostCompared = 20;
    query.limit = kMostCompared;
    query.filters = {{{std::string(kCalibre), {}}, Comparison::Equal, calibre->text(record.record.data())}};
    RecordId plainest = 0;
    std::size_t least = 0;
    for (const LibraryRow& row : campaign.library().list(query)) {
        const std::size_t special = peculiarities(campaign.library().load({RecordKind::Ammunition, row.id}).record);
        if (plainest != 0 && special >= least)
            continue;
        plainest = row.id;
        least = special;
    }
    return plainest;
}

AnyRecord freshStateOf(RecordRef item, const StoredRecord& thing)
{
    const auto kind = stateKindOf(item.kind);
    const System* system = findSystem(thing.system);
    if (!system)
        throw Failure(ProblemCode::NotFound, {SiteKind::RuleSystem, thing.system});
    return kind ? system->freshState(*kind, thing.record) : AnyRecord();
}

Possession freshPossession(Campaign& campaign, const std::string& system, RecordRef item)
{
    const StoredRecord thing = campaign.library().load(item);
    const FieldDeclaration* field = thing.record.declaration().find("name");
    const std::string name = field ? field->text(thing.record.data()) : spelled(Site(item));
    if (thing.removed)
        throw Failure(ProblemCode::NotFound, name);
    if (!canBeCarried(item.kind))
        refuse<Reason::CannotBeCarried>(name);
    if (thing.system != system)
        refuse<Reason::AnotherSystem>(name);
    Possession possession;
    possession.kind = item.kind;
    possession.item = item.id;
    possession.ammunition = loadFor(campaign, item);
    possession.state = freshStateOf(item, thing);
    return possession;
}

void requireRoom(Campaign& campaign, const std::vector<LoggedChange>& changes)
{
    for (const LoggedChange& change : changes) {
        const auto* wanted = std::get_if<std::int64_t>(&change.after);
        if (change.record.kind != RecordKind::WeaponState || !wanted)
            continue;
        const Possession weapon = campaign.encounters().possession(change.record.id);
        const StoredRecord record = campaign.library().load({weapon.kind, weapon.item});
        const System* system = findSystem(record.system);
        const AnyRecord full = system ? system->freshState(RecordKind::WeaponState, record.record) : AnyRecord();
        const FieldDeclaration* rounds = full.isNull() ? nullptr : full.declaration().find(change.field);
        if (!rounds || !rounds->isFullWhenNew)
            continue;
        // Where nobody counts them there is no most.
        const std::int32_t most = rounds->number(full.data(), 0);
        if (most == kNoEntry || *wanted <= most)
            continue;
        const FieldDeclaration* name = record.record.declaration().find("name");
        refuse<Reason::OverLimit>(name ? Site(name->text(record.record.data())) : Site(change.record), *wanted, most);
    }
}

std::vector<Possession> conditionsOf(EncounterStore& store, RecordId combatant)
{
    std::vector<Possession> all = store.possessionsOfCombatant(combatant);
    std::erase_if(all, [](const Possession& thing) { return thing.kind != RecordKind::ConditionTemplate; });
    return all;
}

std::map<RecordId, RecordId> copyPossessions(EncounterStore& store, const std::vector<Possession>& things, Owner owner)
{
    std::map<RecordId, RecordId> copies;
    for (Possession thing : things) {
        const RecordId original = thing.id;
        thing.id = 0;
        thing.character = owner.character;
        thing.combatant = owner.combatant;
        thing.encounter = owner.encounter;
        thing.mountedOn = thing.mountedOn != 0 && copies.contains(thing.mountedOn) ? copies[thing.mountedOn] : 0;
        copies[original] = store.insert(thing);
    }
    return copies;
}

}  // namespace hitspread
