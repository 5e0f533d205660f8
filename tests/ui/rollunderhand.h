#pragma once

#include "attackhand.h"
#include "rules/systems/rollunder/records.h"
#include "rules/systems/rollunder/vocabulary.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace hitspread::support {

/// One of those who fight by 3d6 roll-under, and what he has.
struct Duellist {
    rollunder::Character who;
    Side side = Side::Players;
    std::vector<rollunder::Weapon> weapons{};
    std::vector<rollunder::Armour> armour{};
};

/// DR of some places, by their ids.
inline rollunder::Resistance drOf(std::initializer_list<std::pair<rollunder::Location, int>> places)
{
    rollunder::Resistance dr = rollunder::kNoResistance;
    for (const auto& [place, points] : places)
        dr[static_cast<std::size_t>(place)] = points;
    return dr;
}

inline rollunder::Weapon weaponOf(const char* name, const char* skill, rollunder::WeaponKind kind, int dice, int bonus,
                                  rollunder::DamageType type)
{
    rollunder::Weapon weapon;
    weapon.name = name;
    weapon.skill = skill;
    weapon.kind = kind;
    weapon.damageDice = dice;
    weapon.damageBonus = bonus;
    weapon.damageType = type;
    return weapon;
}

inline rollunder::Armour shieldOf(const char* name, int db)
{
    rollunder::Armour shield;
    shield.name = name;
    shield.shield = true;
    shield.db = db;
    return shield;
}

/// Bela with a spear, Arden and Corrin with shields, Dask with a knife; Esme with a bow, Ferro with a pistol.
inline std::vector<Duellist> sixDuellists()
{
    using rollunder::DamageType;
    using rollunder::Location;
    using rollunder::WeaponKind;
    /// Of the columns of their table: HP, DX, HT, Basic Speed in thousandths, Move.
    const auto person = [](const char* name, int hp, int dx, int ht, int speed, int move) {
        rollunder::Character who;
        who.name = name;
        who.hpMax = hp;
        who.dx = dx;
        who.ht = ht;
        who.basicSpeed = speed;
        who.move = move;
        return who;
    };
    Duellist bela{person("Bela", 10, 13, 10, 6000, 6), Side::Players};
    bela.who.skills.set("Spear", 13);
    bela.who.dr = drOf({{Location::Torso, 1}});
    bela.weapons = {weaponOf("Spear", "Spear", WeaponKind::Melee, 1, 2, DamageType::Impaling)};
    bela.weapons[0].reach = rollunder::reachBit(1) | rollunder::reachBit(2);
    bela.weapons[0].twoHanded = true;

    Duellist arden{person("Arden", 12, 12, 11, 5750, 5), Side::Players};
    arden.who.skills.set("Broadsword", 14);
    arden.who.skills.set("Shield", 12);
    arden.who.dr = drOf({{Location::Torso, 2}, {Location::Skull, 2}, {Location::RightLeg, 1}, {Location::LeftLeg, 1}});
    arden.weapons = {weaponOf("Broadsword", "Broadsword", WeaponKind::Melee, 1, 2, DamageType::Cutting)};
    arden.armour = {shieldOf("Large shield", 2)};

    Duellist corrin{person("Corrin", 13, 11, 12, 5750, 5), Side::Opponents};
    corrin.who.skills.set("Axe", 12);
    corrin.who.skills.set("Shield", 11);
    corrin.who.dr = drOf({{Location::Torso, 3}, {Location::Vitals, 3}, {Location::Skull, 3}});
    corrin.weapons = {weaponOf("Axe", "Axe", WeaponKind::Melee, 1, 4, DamageType::Cutting)};
    corrin.armour = {shieldOf("Small shield", 1)};

    Duellist dask{person("Dask", 9, 12, 10, 5250, 5), Side::Opponents};
    dask.who.skills.set("Knife", 13);
    dask.weapons = {weaponOf("Knife", "Knife", WeaponKind::Melee, 1, -1, DamageType::Impaling)};

    Duellist esme{person("Esme", 10, 12, 11, 5750, 5), Side::Players};
    esme.who.skills.set("Bow", 14);
    esme.who.skills.set("Acrobatics", 12);
    esme.weapons = {weaponOf("Bow", "Bow", WeaponKind::Bow, 1, 1, DamageType::Impaling)};
    esme.weapons[0].accuracy = 2;
    esme.weapons[0].twoHanded = true;

    Duellist ferro{person("Ferro", 12, 11, 12, 5500, 5), Side::Opponents};
    ferro.who.skills.set("Pistol", 12);
    ferro.who.dr = drOf({{Location::Torso, 2}});
    ferro.weapons = {weaponOf("Pistol", "Pistol", WeaponKind::Firearm, 2, 0, DamageType::Piercing)};
    ferro.weapons[0].accuracy = 2;
    return {bela, arden, corrin, dask, esme, ferro};
}

/// Puts them into a fight of their own, before its first turn. Storage thread.
inline RecordId makeBridge(CampaignServices& services)
{
    const auto kept = [&services](const AnyRecord& record) {
        StoredRecord stored;
        stored.system = "rollunder";
        stored.record = record;
        return services.library.create(stored);
    };
    const RecordId fight = services.encounters.create("rollunder", "Toll bridge", "atTheTable");
    for (const Duellist& one : sixDuellists()) {
        const RecordId id = kept(AnyRecord(rollunder::characterRecord, &one.who));
        for (const rollunder::Weapon& weapon : one.weapons)
            (void)services.kits.give(id, {RecordKind::Weapon, kept(AnyRecord(rollunder::weaponRecord, &weapon))});
        for (const rollunder::Armour& armour : one.armour)
            (void)services.kits.give(id, {RecordKind::Armour, kept(AnyRecord(rollunder::armourRecord, &armour))});
        (void)services.encounters.add(fight, id, one.who.name, one.side);
    }
    return fight;
}

/// The fight of those six is on show.
inline void openBridge(Program& program)
{
    if (!program.waitForFight())
        qFatal("no fight");
    program.gateway.run(
        &program.window, [](CampaignServices& services) { return makeBridge(services); },
        [&program](RecordId fight) { program.window.fight().open(fight); });
    const bool there = waitUntil([&] { return program.window.fight().snapshot().combatants.size() == 6; });
    if (!there || !program.settle())
        qFatal("nobody is there");
}

inline QuestionKey askedOf(rollunder::Query query, int index = 0)
{
    return {static_cast<std::uint16_t>(query), static_cast<std::uint16_t>(index)};
}

inline const rollunder::Condition& standsAs(Program& program, const char* name)
{
    return standsAs<rollunder::Condition>(program, name);
}

}  // namespace hitspread::support
