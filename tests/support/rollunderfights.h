#pragma once

#include "rules/systems/rollunder/records.h"
#include "services/fight/encounterservice.h"
#include "support/fakecampaign.h"
#include "support/pastlog.h"

namespace hitspread::support {

/// Two fights of the same two by 3d6 roll-under, past the log: both have a blade, a bow on the back, a shield and a mail shirt.
inline void fillWithRollUnderFights(Campaign& campaign)
{
    using namespace rollunder;
    const auto keep = [&campaign](const RecordDeclaration& declaration, const auto& record) {
        return keepPastLog(campaign, "rollunder", declaration, record);
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
    const WeaponState stowed{.held = Held::Stowed};
    const std::vector<Carried> kit{
        {{RecordKind::Weapon, keep(weaponRecord, blade)}, AnyRecord(weaponStateRecord)},
        {{RecordKind::Weapon, keep(weaponRecord, bow)}, AnyRecord(weaponStateRecord, &stowed)},
        {{RecordKind::Armour, keep(armourRecord, shield)}, AnyRecord(armourStateRecord)},
        {{RecordKind::Armour, keep(armourRecord, mail)}, AnyRecord(armourStateRecord)},
    };
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
        for (const RecordId fight : fights)
            (void)enterPastLog(campaign, fight, person, name, conditionRecord, kit);
    }
}

}  // namespace hitspread::support
