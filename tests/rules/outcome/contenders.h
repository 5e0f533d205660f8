#pragma once

#include "rules/core/trace/resolution.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/vocabulary.h"
#include "support/findings.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace hitspread::outcome::test {

using support::changed;
using support::happened;
using support::isFree;
using support::isRefusedAs;
using support::kNoValue;
using support::valueOf;

/// An outcome of four fate dice, or a choice for what offers one.
struct Given {
    Query query;
    int value = 0;
    std::uint16_t index = 0;
};

inline bool isChoice(Query query)
{
    switch (query) {
    case Query::DefenceKind:
    case Query::ResistKind:
    case Query::Dodge:
    case Query::Parry:
    case Query::ResistPhysique:
    case Query::ResistUnarmed:
    case Query::AttackBeyond:
    case Query::DefenceBeyond:
    case Query::CheckBeyond:
    case Query::Dies: return true;
    default: return false;
    }
}

/// Four faces from 1 (-1) to 3 (+1) that come to an outcome.
inline std::array<std::uint8_t, 4> fate(int outcome)
{
    std::array<std::uint8_t, 4> faces{2, 2, 2, 2};
    for (std::size_t i = 0; outcome != 0 && i < faces.size(); ++i) {
        faces[i] = outcome > 0 ? 3 : 1;
        outcome += outcome > 0 ? -1 : 1;
    }
    return faces;
}

/// Resolves with these answers and nothing else.
inline Resolution resolved(const Input& input, const std::vector<Given>& answers)
{
    Request request;
    request.input = input;
    for (const Given& given : answers) {
        const QuestionKey key{static_cast<std::uint16_t>(given.query), given.index};
        if (isChoice(given.query))
            request.answers.put(Answer::ofChoice(key, given.value, Origin::Given));
        else
            request.answers.put(Answer::ofFaces(key, fate(given.value), Origin::Given, -1));
    }
    return resolve(request);
}

inline Weapon pistol()
{
    Weapon weapon;
    weapon.name = "Pistol";
    weapon.damageBonus = 3;  // printed
    weapon.modes = bit(Mode::Single) | bit(Mode::Burst) | bit(Mode::Automatic) | bit(Mode::Buckshot);
    return weapon;
}

inline Weapon blade()
{
    Weapon weapon;
    weapon.name = "Blade";
    weapon.kind = WeaponKind::Melee;
    return weapon;
}

/// A shot with Ranged +3 at somebody who has declared nothing but a blow, so that nobody is asked for a defence (OUT-E06).
inline Attack shot()
{
    Attack attack;
    attack.attacker.ranged = 3;
    attack.weapon = pistol();
    attack.targetCondition.plan.add({Plan::Strike, 0, 1, 0});
    return attack;
}

/// Melee +3 against Melee +2 (OUT-V01); the target is no dodger.
inline Attack blow()
{
    Attack attack;
    attack.attacker.melee = 3;
    attack.weapon = blade();
    attack.target.melee = 2;
    attack.target.physique = -1;
    attack.targetWeapon.push_back(blade());
    attack.targetWeaponState.resize(1);
    return attack;
}

inline Armour shield()
{
    Armour armour;
    armour.name = "Shield";
    armour.shield = true;
    return armour;
}

/// With a shield carried so.
inline void giveShield(std::vector<Armour>& items, std::vector<ArmourState>& states, Carried carried = Carried::Worn,
                       Arm arm = Arm::Left)
{
    items.push_back(shield());
    states.push_back({carried, arm});
}

}  // namespace hitspread::outcome::test
