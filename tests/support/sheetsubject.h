#pragma once

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/switches.h"
#include "services/library/sheetservice.h"
#include "support/humanplan.h"

namespace hitspread::support {

template <typename T>
StoredRecord stored(const RecordDeclaration& declaration, const T& record)
{
    StoredRecord result;
    result.system = "threed";
    result.record = AnyRecord(declaration, &record);
    return result;
}

/// Somebody of the 3D System in the third round of a fight, lightly hurt, with a scoped carbine and a vest.
class SheetBuilder {
public:
    SheetBuilder()
    {
        character.name = "Ada Quint";
        character.player = "Berta";
        character.species = "Islander";
        character.skills.set("rifle", 6);
        character.skills.set("marksman", 3);
        character.skills.set("weaponsMaintenance", 2);
        character.skills.set("dodge", 4);
        character.advantages.set("quickDraw", 1);
        character.notes = "Owes the ferryman.";
        condition.damage[2] = 3;
        condition.standardTotal = 3;
        condition.bruisingTotal = 2;
        condition.wounds = {{threed::Location::Abdomen, 2, true}};
        condition.initiative = 34;
        condition.actionsLeft = 0;
        condition.aims = 2;
        weapon("Kestrel carbine", "5.6 mm ball", 30, 21);
        armour("Sailcloth vest", 6, {0, 12, 8, 0, 0, 0, 0});
    }

    threed::WeaponState& weapon(const std::string& name, const std::string& ammunitionName, int magazine, int rounds)
    {
        threed::Weapon weapon;
        weapon.name = name;
        weapon.weaponClass = "Carbine";
        weapon.skill = "rifle";
        weapon.calibre = "5.6 mm";
        weapon.range = 40;
        weapon.recoil = 6;
        weapon.accuracy = 1;
        weapon.magazine = magazine;
        threed::Ammunition ammunition;
        ammunition.name = ammunitionName;
        ammunition.penetration = 9;
        ammunition.damage = 12;
        ammunition.armourDamage = 2;
        threed::Accessory scope;
        scope.name = "Tin telescope";
        scope.kind = threed::AccessoryKind::Scope;
        scope.designBand = 1;
        scope.bestBonus = 2;
        threed::WeaponState state;
        state.rounds = rounds;
        CombatantView::Item item;
        item.possession.state = AnyRecord(threed::weaponStateRecord, &state);
        item.record = stored(threed::weaponRecord, weapon);
        item.ammunition = stored(threed::ammunitionRecord, ammunition);
        item.accessories = {stored(threed::accessoryRecord, scope)};
        weapons.push_back(std::move(item));
        return weapons.back().possession.state.as<threed::WeaponState>();
    }

    void armour(const std::string& name, int pv, const std::array<std::int32_t, threed::kLocations>& id)
    {
        threed::Armour armour;
        armour.name = name;
        armour.pv = pv;
        armour.idMax = id;
        const threed::ArmourState state;
        CombatantView::Item item;
        item.possession.state = AnyRecord(threed::armourStateRecord, &state);
        item.record = stored(threed::armourRecord, armour);
        worn.push_back(std::move(item));
    }

    [[nodiscard]] SheetSubject subject() const
    {
        SheetSubject subject;
        subject.system = "threed";
        subject.who.combatant.name = character.name;
        subject.who.combatant.condition = AnyRecord(threed::conditionRecord, &condition);
        subject.who.character = stored(threed::characterRecord, character);
        subject.who.weapons = weapons;
        subject.who.armour = worn;
        subject.switches = AnyRecord(threed::switchesRecord, &switches);
        subject.profile = "recommended";
        subject.plan = humanPlan();
        Encounter encounter;
        encounter.name = "Salt Stairs";
        encounter.round = 3;
        encounter.phase = 3;
        subject.encounter = encounter;
        return subject;
    }

    threed::Character character;
    threed::Condition condition;
    threed::Switches switches;
    std::vector<CombatantView::Item> weapons;
    std::vector<CombatantView::Item> worn;
};

/// The same with more of everything than one page holds. Each thing bears a word of its own.
inline SheetBuilder overfilled()
{
    SheetBuilder builder;
    builder.character.name = "Maximiliana Brunhilde von und zu Hohenfels-Aschenbroedel, called the Unbreakable";
    for (int i = 0; i < 30; ++i)
        builder.character.skills.set("craft" + std::to_string(i), i % 12);
    for (int i = 0; i < 20; ++i)
        builder.character.advantages.set("gift" + std::to_string(i), 1 + i % 3);
    for (int i = 0; i < 12; ++i)
        builder.character.stats.set("trait" + std::to_string(i), i);
    builder.character.hitsMax = {45, 60, 99, 31, 30, 40, 50};
    builder.character.incapMax = 150;
    builder.character.dia = builder.character.phys = builder.character.cool = 30;
    builder.character.additionalActions = 4;
    for (int i = 0; i < 6; ++i)
        builder.weapon("Arm" + std::to_string(i) + " repeating carbine", "load" + std::to_string(i), 40 + 60 * i,
                       30 + 60 * i);
    builder.armour("Boiler plate", 14, {60, 90, 70, 50, 50, 40, 40});
    builder.armour("Chain shirt", 9, {0, 20, 20, 10, 10, 0, 0});
    for (int i = 0; i < 12; ++i) {
        if (i > 0)  // one he has already
            builder.condition.wounds.add({});
        threed::Wound& wound = builder.condition.wounds[static_cast<std::size_t>(i)];
        wound.open = i % 3 != 0;
        wound.round = static_cast<std::int16_t>(100 + i);
    }
    for (int i = 0; i < 6; ++i)
        builder.condition.stuck.add({static_cast<std::int16_t>(70 + i), 0, false});
    for (int i = 0; i < 400; ++i)
        builder.character.notes += " word" + std::to_string(i);
    return builder;
}

}  // namespace hitspread::support
