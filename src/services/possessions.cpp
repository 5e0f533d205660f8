#include "services/possessions.h"

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
    default: return std::nullopt;
    }
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

bool canBeCarried(RecordKind item)
{
    return item == RecordKind::Accessory || stateKindOf(item).has_value();
}

void copyPossessions(EncounterStore& store, const std::vector<Possession>& things, Owner owner)
{
    std::map<RecordId, RecordId> copies;
    for (Possession thing : things) {
        const RecordId original = thing.id;
        thing.id = 0;
        thing.character = owner.character;
        thing.combatant = owner.combatant;
        thing.mountedOn = copies.contains(thing.mountedOn) ? copies[thing.mountedOn] : 0;
        copies[original] = store.insert(thing);
    }
}

}  // namespace hitspread
