#pragma once

#include "rules/core/trace/resolution.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/defence.h"
#include "rules/systems/rollunder/person.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "support/findings.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hitspread::rollunder::test {

using support::changed;
using support::happened;
using support::isFree;
using support::isRefusedAs;
using support::kNoValue;
using support::valueOf;

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
/// Three dice that show a sum.
inline Given three(Query query, int sum, std::uint16_t index = 0)
{
    std::vector<std::uint8_t> faces(3, 1);
    for (int left = sum - 3, i = 0; left > 0; ++i) {
        const int more = std::min(left, 5);
        faces[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(1 + more);
        left -= more;
    }
    return {query, faces, -1, index};
}
inline Given one(Query query, int face, std::uint16_t index = 0)
{
    return {query, {static_cast<std::uint8_t>(face)}, -1, index};
}
template <typename Kind>
Given choice(Query query, Kind kind, std::uint16_t index = 0)
{
    return {query, {}, static_cast<int>(kind), index};
}
inline Given defends(DefenceKind kind)
{
    return choice(Query::DefenceKind, kind);
}
inline Given undefended()
{
    return defends(DefenceKind::None);
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

/// Why an option of a decision is not to be had, -1: it is, -2: it was not put.
inline int barrierOf(const Resolution& resolution, Query query, int option)
{
    for (const OfferedOption& put : resolution.findings.options) {
        if (put.decision.name == static_cast<std::uint16_t>(query) && put.option.id == option)
            return put.option.barrier ? put.option.barrier->refusal : -1;
    }
    return -2;
}
inline int worthOf(const Resolution& resolution, Query query, int option)
{
    for (const OfferedOption& put : resolution.findings.options) {
        if (put.decision.name == static_cast<std::uint16_t>(query) && put.option.id == option && !put.option.barrier)
            return put.option.worth;
    }
    return kNoValue;
}

/// The house rules of the profile "Printed sheet".
inline Switches printedSheet()
{
    Switches switches;
    switches.acrobaticRoll = false;
    switches.retreatsPerTurn = kNoEntry;
    switches.bonusesCount = false;
    switches.posturesCount = false;
    switches.offHand = 0;
    switches.stunned = 0;
    switches.placesCount = false;
    return switches;
}

inline Weapon sword()
{
    Weapon weapon;
    weapon.name = "Sword";
    weapon.skill = "Sword";
    weapon.damageType = DamageType::Cutting;
    return weapon;
}
inline Weapon pistol()
{
    Weapon weapon;
    weapon.name = "Pistol";
    weapon.skill = "Guns";
    weapon.kind = WeaponKind::Firearm;
    weapon.damageType = DamageType::Piercing;
    weapon.damageDice = 2;
    return weapon;
}
inline Weapon thrownKnife(bool isSmall)
{
    Weapon weapon;
    weapon.name = "Knife";
    weapon.skill = "Throwing";
    weapon.kind = WeaponKind::Thrown;
    weapon.smallThrown = isSmall;
    return weapon;
}
inline Armour shield(std::int32_t db)
{
    Armour armour;
    armour.name = "Shield";
    armour.shield = true;
    armour.db = db;
    return armour;
}
inline void arm(Fighter& who, const Weapon& weapon, Held held = Held::Right)
{
    who.weapons.push_back(weapon);
    who.weaponStates.push_back({.held = held});
}
inline void giveShield(Fighter& who, std::int32_t db, Hand arm = Hand::Left)
{
    who.armour.push_back(shield(db));
    who.armourState.push_back({.arm = arm});
}
inline void setDr(Resistance& dr, Location location, std::int32_t points)
{
    dr[static_cast<std::size_t>(location)] = points;
}

/// Skill 12 against somebody with a sword, skill 13, Move 5, HP 10: a blow at the torso.
inline Attack blow(std::int32_t skill = 12)
{
    Attack attack;
    attack.attacker.skills.set("Sword", skill);
    attack.weapon = sword();
    Fighter& target = attack.target.emplace_back();
    target.character.skills.set("Sword", 13);
    arm(target, sword());
    return attack;
}
/// Skill 12 with a pistol, at nobody who is known to be any distance away.
inline Attack shot(std::int32_t skill = 12)
{
    Attack attack = blow();
    attack.attacker.skills.set("Guns", skill);
    attack.weapon = pistol();
    return attack;
}

/// The number of an attack, whatever is rolled.
inline int numberOf(const Attack& attack)
{
    return valueOf(resolved(attack, {three(Query::AttackDice, 10), undefended()}), Quantity::AttackNumber);
}

/// An attack that hits without being critical, and is answered so.
inline Resolution answered(const Attack& attack, std::vector<Given> answers)
{
    answers.push_back(three(Query::AttackDice, 5));
    answers.push_back(
        dice(Query::Damage, std::vector<std::uint8_t>(static_cast<std::size_t>(attack.weapon.damageDice), 1)));
    return resolved(attack, answers);
}
/// The number of a defence.
inline int defenceOf(const Attack& attack, DefenceKind kind, const std::vector<Given>& more = {})
{
    std::vector<Given> answers = more;
    answers.push_back(defends(kind));
    answers.push_back(three(Query::DefenceDice, 11));
    return valueOf(answered(attack, answers), Quantity::DefenceNumber);
}

}  // namespace hitspread::rollunder::test
