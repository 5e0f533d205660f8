#include "support/fakestage.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "services/fight/combatantnames.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"

namespace hitspread::support {

namespace {

template <typename Record>
RecordId add(Campaign& campaign, const RecordDeclaration& declaration, const std::function<void(Record&)>& fill)
{
    StoredRecord stored;
    stored.system = "threed";
    stored.record = AnyRecord(declaration);
    fill(stored.record.as<Record>());
    return campaign.library().insert(stored);
}

/// Puts somebody with his kit into a fight past the log: he belongs to the beginning.
void enter(Campaign& campaign, RecordId fight, RecordId person, const char* name, RecordId weapon, RecordId rounds,
           RecordId vest, RecordId frags)
{
    Combatant combatant;
    combatant.encounter = fight;
    combatant.character = person;
    combatant.name = name;
    combatant.badge = badgeOf(combatant.name);
    combatant.condition = AnyRecord(threed::conditionRecord);
    combatant.id = campaign.encounters().insert(combatant);
    Possession carried;
    carried.combatant = combatant.id;
    carried.item = weapon;
    carried.ammunition = rounds;
    carried.state = AnyRecord(threed::weaponStateRecord);
    (void)campaign.encounters().insert(carried);
    Possession worn;
    worn.combatant = combatant.id;
    worn.kind = RecordKind::Armour;
    worn.item = vest;
    worn.position = 1;
    worn.state = AnyRecord(threed::armourStateRecord);
    (void)campaign.encounters().insert(worn);
    Possession grenades;
    grenades.combatant = combatant.id;
    grenades.kind = RecordKind::Grenade;
    grenades.item = frags;
    grenades.position = 2;
    grenades.state = AnyRecord(threed::itemStateRecord);
    grenades.state.as<threed::ItemState>().count = 3;
    (void)campaign.encounters().insert(grenades);
}

/// Two fights of the same two people, who carry a carbine and three grenades and wear a vest each.
void fillWithFights(Campaign& campaign)
{
    const RecordId weapon = add<threed::Weapon>(campaign, threed::weaponRecord, [](threed::Weapon& carbine) {
        carbine.name = "Carbine";
        carbine.skill = "rifle";
    });
    const RecordId rounds = add<threed::Ammunition>(campaign, threed::ammunitionRecord, [](threed::Ammunition& round) {
        round.name = "Standard";
        round.penetration = 7;
        round.damage = 11;
        round.armourDamage = 3;
    });
    const RecordId vest = add<threed::Armour>(campaign, threed::armourRecord, [](threed::Armour& armour) {
        armour.name = "Vest";
        armour.pv = 6;
        armour.idMax.fill(9);
    });
    const RecordId frags = add<threed::Grenade>(campaign, threed::grenadeRecord, [](threed::Grenade& grenade) {
        grenade.name = "Frag";
        grenade.damage = 8;
    });
    const FixedClock clock;
    EncounterService encounters(campaign, clock);
    const RecordId fights[]{encounters.create("threed", "Gate", "recommended"),
                            encounters.create("threed", "Pier", "")};
    for (const char* name : {"Ines", "Odile"}) {
        const RecordId person = add<threed::Character>(campaign, threed::characterRecord, [&](threed::Character& who) {
            who.name = name;
            who.bodyPlan = "human";
            who.skills.set("rifle", 9);
        });
        for (const RecordId fight : fights)
            enter(campaign, fight, person, name, weapon, rounds, vest, frags);
    }
}

}  // namespace

FakeStage::FakeStage() : FakeStage(fillWithFights) {}

FakeStage::FakeStage(const std::function<void(Campaign&)>& fill)
{
    fill(*m_live);
    m_origin = m_live->fork();
}

}  // namespace hitspread::support
