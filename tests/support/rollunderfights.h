#pragma once

#include "rules/systems/rollunder/records.h"
#include "services/combatantnames.h"
#include "services/encounterservice.h"
#include "support/fakecampaign.h"

#include <string>

namespace hitspread::support {

namespace detail {

template <typename Record>
RecordId keepRollUnder(Campaign& campaign, const RecordDeclaration& declaration, const Record& record)
{
    StoredRecord stored;
    stored.system = "rollunder";
    stored.record = AnyRecord(declaration, &record);
    return campaign.library().insert(stored);
}

inline void carry(Campaign& campaign, RecordId combatant, RecordKind kind, RecordId item, int position,
                  const AnyRecord& state)
{
    Possession thing;
    thing.combatant = combatant;
    thing.kind = kind;
    thing.item = item;
    thing.position = position;
    thing.state = state;
    (void)campaign.encounters().insert(thing);
}

}  // namespace detail

/// Two fights of the same two by 3d6 roll-under, past the log: both have a blade, a bow on the back, a shield and a mail shirt.
inline void fillWithRollUnderFights(Campaign& campaign)
{
    using namespace rollunder;
    const auto keep = [&campaign](const RecordDeclaration& declaration, const auto& record) {
        return detail::keepRollUnder(campaign, declaration, record);
    };
    Weapon blade;
    blade.name = "Blade";
    blade.skill = "Sword";
    blade.damageBonus = 1;
    blade.damageType = DamageType::Cutting;
    Weapon bow;
    bow.name = "Bow";
    bow.skill = "Bow";
    bow.kind = WeaponKind::Bow;
    bow.twoHanded = true;
    bow.accuracy = 2;
    Armour shield;
    shield.name = "Shield";
    shield.shield = true;
    shield.db = 2;
    Armour mail;
    mail.name = "Mail";
    mail.dr[static_cast<std::size_t>(Location::Torso)] = 2;
    const RecordId bladeId = keep(weaponRecord, blade);
    const RecordId bowId = keep(weaponRecord, bow);
    const RecordId shieldId = keep(armourRecord, shield);
    const RecordId mailId = keep(armourRecord, mail);
    const FixedClock clock;
    EncounterService encounters(campaign, clock);
    const RecordId fights[]{encounters.create("rollunder", "Weir", "atTheTable"),
                            encounters.create("rollunder", "Mill race", "printedSheet")};
    for (const char* name : {"Bela", "Corrin"}) {
        Character who;
        who.name = name;
        who.hpMax = 40;
        who.skills.set("Sword", 13);
        who.skills.set("Bow", 12);
        who.skills.set("Acrobatics", 11);
        const RecordId person = keep(characterRecord, who);
        for (const RecordId fight : fights) {
            Combatant combatant;
            combatant.encounter = fight;
            combatant.character = person;
            combatant.name = name;
            combatant.badge = badgeOf(combatant.name);
            combatant.condition = AnyRecord(conditionRecord);
            combatant.id = campaign.encounters().insert(combatant);
            detail::carry(campaign, combatant.id, RecordKind::Weapon, bladeId, 0, AnyRecord(weaponStateRecord));
            const WeaponState stowed{.held = Held::Stowed};
            detail::carry(campaign, combatant.id, RecordKind::Weapon, bowId, 1, AnyRecord(weaponStateRecord, &stowed));
            detail::carry(campaign, combatant.id, RecordKind::Armour, shieldId, 2, AnyRecord(armourStateRecord));
            detail::carry(campaign, combatant.id, RecordKind::Armour, mailId, 3, AnyRecord(armourStateRecord));
        }
    }
}

}  // namespace hitspread::support
