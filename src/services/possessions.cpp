#include "services/possessions.h"

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
