#pragma once

#include "rules/core/trace/resolution.h"
#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/person.h"
#include "rules/systems/twod6/vocabulary.h"
#include "support/findings.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hitspread::twod6::test {

using support::changed;
using support::happened;
using support::isFree;
using support::isRefusedAs;
using support::kNoValue;
using support::valueOf;

/// The rules that a test without rows of data holds: its one row is named after them.
inline void onlyRow(const char* rules)
{
    QTest::addColumn<int>("row");
    QTest::newRow(rules) << 0;
}

/// Faces of a roll, or a choice.
struct Given {
    Query query = Query::AttackDice;
    std::vector<std::uint8_t> faces;
    int choice = -1;
    std::uint16_t index = 0;
};
inline Given dice(Query query, std::vector<std::uint8_t> faces, std::uint16_t index = 0)
{
    return {query, std::move(faces), -1, index};
}
inline Given one(Query query, int face, std::uint16_t index = 0)
{
    return dice(query, {static_cast<std::uint8_t>(face)}, index);
}
/// Two dice, the first and the second.
inline Given two(Query query, int first, int second, std::uint16_t index = 0)
{
    return dice(query, {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)}, index);
}
template <typename Kind>
Given choice(Query query, Kind kind, std::uint16_t index = 0)
{
    return {query, {}, static_cast<int>(kind), index};
}
/// What the game master says to a proposed wound.
inline Given confirms(std::uint16_t index = 0)
{
    return choice(Query::Proposal, 1, index);
}
inline Given declines(std::uint16_t index = 0)
{
    return choice(Query::Proposal, 0, index);
}

/// What a roll to hit shows that always does, or never.
inline Given hits()
{
    return two(Query::AttackDice, 6, 6);
}
inline Given misses()
{
    return two(Query::AttackDice, 1, 1);
}
/// He stays conscious.
inline Given stays(std::uint16_t index = 0)
{
    return two(Query::ConsciousnessDice, 6, 6, index);
}

/// Resolves with these answers; other choices take their preset, other dice stay open.
inline Resolution resolved(const Input& input, const std::vector<Given>& answers)
{
    Request request;
    request.input = input;
    for (const Given& given : answers) {
        const QuestionKey key{static_cast<std::uint16_t>(given.query), given.index};
        if (given.faces.empty())
            request.answers.put(Answer::ofChoice(key, given.choice, Origin::Given));
        else
            request.answers.put(Answer::ofFaces(key, given.faces, Origin::Given));
    }
    PresetAnswerer presets;
    return resolve(request, &presets);
}

/// Whether the resolution waits for that answer.
inline bool isOpenAt(const Resolution& resolution, Query query, std::uint16_t index = 0)
{
    return resolution.open && resolution.open->key == QuestionKey{static_cast<std::uint16_t>(query), index};
}

/// Whether it was asked, and answered.
inline bool hasAsked(const Resolution& resolution, Query query, std::uint16_t index = 0)
{
    return resolution.findings.answers.find({static_cast<std::uint16_t>(query), index}) != nullptr;
}

/// The action after all that the resolution changes.
template <typename Action>
Action after(Action action, const Resolution& resolution)
{
    for (const Change& change : resolution.findings.changes) {
        const PartDeclaration& part = Action::kAction.parts[change.part];
        part.record->fields[change.field].setNumber(part.at(&action, change.element), change.index, change.after);
    }
    return action;
}

inline Weapon gun(std::string_view skill, std::int32_t diceOfDamage, std::int32_t bonus, std::int32_t shortRange,
                  std::int32_t mediumRange, std::int32_t longRange, std::int32_t shots)
{
    Weapon weapon;
    weapon.name = skill;
    weapon.skill = skill;
    weapon.kind = WeaponKind::Ranged;
    weapon.damageDice = diceOfDamage;
    weapon.damageBonus = bonus;
    weapon.shortRange = shortRange;
    weapon.mediumRange = mediumRange;
    weapon.longRange = longRange;
    weapon.shots = shots;
    return weapon;
}
/// The one weapon that is printed, 2d6+3 (TD-E03); ranges are those of fight A.
inline Weapon heavyPistol()
{
    return gun("Pistol", 2, 3, 10, 25, 50, 6);
}
inline Weapon pistol()
{
    return gun("Pistol", 2, 0, 10, 20, 40, 8);
}
inline Weapon rifle()
{
    Weapon weapon = gun("Rifle", 3, 0, 30, 80, 200, 5);
    weapon.twoHanded = true;
    return weapon;
}
inline Weapon smg()
{
    Weapon weapon = gun("SMG", 2, 1, 15, 40, 80, 9);
    weapon.burst = true;
    return weapon;
}
inline Weapon launcher()
{
    Weapon weapon = gun("Launcher", 3, 0, 20, 50, 100, 3);
    weapon.area = 1;
    return weapon;
}
inline Weapon knife()
{
    Weapon weapon;
    weapon.name = weapon.skill = "Knife";
    weapon.damageBonus = 2;
    return weapon;
}
inline Weapon club()
{
    Weapon weapon;
    weapon.name = weapon.skill = "Club";
    weapon.damageBonus = 2;
    weapon.damageType = DamageType::Bruise;
    weapon.cosh = true;
    return weapon;
}
inline Armour armour(std::int32_t stops, std::int32_t outOf, std::int32_t locations = bitOf(Location::Torso),
                     std::int32_t pool = kNoEntry)
{
    Armour piece;
    piece.name = "Armour";
    piece.stops = stops;
    piece.outOf = outOf;
    piece.locations = locations;
    piece.pool = pool;
    return piece;
}

inline Fighter somebody(std::int32_t bld = 5, std::int32_t ref = 5, std::int32_t itn = 5)
{
    Fighter who;
    who.character.bld = bld;
    who.character.ref = ref;
    who.character.itn = itn;
    return who;
}
/// A weapon with its skill, full, in his right hand, or both where it takes them.
inline void arm(Fighter& who, const Weapon& weapon, std::int32_t level = 6, Held held = Held::Right)
{
    who.character.skills.set(weapon.skill, level);
    who.weapons.push_back(weapon);
    const bool usesBoth = weapon.twoHanded && held != Held::Stowed;
    who.weaponStates.push_back({.held = usesBoth ? Held::Both : held, .shotsLeft = weapon.shots});
}
inline void clothe(Fighter& who, const Armour& piece)
{
    who.armour.push_back(piece);
    who.armourState.push_back({.poolLeft = piece.pool});
}
inline void mark(Condition& condition, std::int32_t lethal, std::int32_t filled)
{
    condition.lethal = lethal;
    condition.filled = filled;
}
inline void hurt(Condition& condition, Location location, Wound wound)
{
    condition.wounds[static_cast<std::size_t>(location)] = wound;
}

/// Level 6 with a weapon in the right hand against BLD 5 who stands still, nothing else.
inline Attack attackWith(const Weapon& weapon, std::int32_t level = 6)
{
    Attack attack;
    Fighter& attacker = attack.character.emplace_back(somebody());
    arm(attacker, weapon, level);
    attack.weapon = attacker.weapons[0];
    attack.weaponState = attacker.weaponStates[0];
    attack.target.push_back(somebody());
    return attack;
}
/// A pistol at five metres, which is short range: the number is level - 1.
inline Attack shot(std::int32_t level = 6)
{
    Attack attack = attackWith(pistol(), level);
    attack.options.distance = 5;
    return attack;
}
/// A knife at arm's length: the number is level - 1.
inline Attack blow(std::int32_t level = 6)
{
    return attackWith(knife(), level);
}
/// A cosh from behind, with 1d6 + 2.
inline Attack coshing(std::int32_t level = 6)
{
    Attack attack = attackWith(club(), level);
    attack.options.cosh = true;
    attack.options.from = From::Rear;
    return attack;
}
/// One near the target, a metre away, in close proximity.
inline Fighter& addNear(Attack& attack, const Fighter& who, std::int32_t number)
{
    attack.target.push_back(who);
    attack.nearOptions.resize(attack.target.size());
    attack.nearOptions.back() = {.number = number, .metres = 1, .close = true};
    return attack.target.back();
}

/// The number of an attack, whatever is rolled.
inline int numberOf(const Attack& attack)
{
    return valueOf(resolved(attack, {two(Query::AttackDice, 1, 1)}), Quantity::AttackNumber);
}

/// An attack that hits the torso with these faces; he stays conscious.
inline Resolution hit(const Attack& attack, std::vector<std::uint8_t> damage, std::vector<Given> more = {})
{
    more.push_back(two(Query::AttackDice, 6, 6));
    more.push_back(two(Query::Place, 4, 2));
    more.push_back(dice(Query::Damage, std::move(damage)));
    more.push_back(two(Query::ConsciousnessDice, 6, 6));
    return resolved(attack, more);
}

}  // namespace hitspread::twod6::test
