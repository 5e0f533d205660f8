#pragma once

#include "rules/core/trace/resolution.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/vocabulary.h"
#include "support/findings.h"

#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

namespace hitspread::percentile::test {

using support::changed;
using support::happened;
using support::kNoValue;
using support::valueOf;

/// An answer of one die, or a choice for what offers one.
struct Given {
    Query query;
    int value = 0;
    std::uint16_t index = 0;
};

inline bool isChoice(Query query)
{
    return query == Query::DefenceKind || query == Query::DefenceDodge || query == Query::DefenceBlock
        || query == Query::DefenceParry || query == Query::CriticalLocation || query == Query::FumbleTake;
}

/// Resolves with these answers and nothing else; damage dice are one.
inline Resolution resolved(const Input& input, const std::vector<Given>& answers)
{
    Request request;
    request.input = input;
    for (const Given& given : answers) {
        const QuestionKey key{static_cast<std::uint16_t>(given.query), given.index};
        if (isChoice(given.query)) {
            request.answers.put(Answer::ofChoice(key, given.value, Origin::Given));
            continue;
        }
        const auto face = static_cast<std::uint8_t>(given.value);
        request.answers.put(Answer::ofFaces(key, std::span(&face, 1), Origin::Given));
    }
    return resolve(request);
}

inline Weapon sword()
{
    Weapon weapon;
    weapon.name = "Sword";
    weapon.skill = "Sword";
    weapon.kind = WeaponKind::Melee;
    weapon.damageSides = 10;
    return weapon;
}

inline Weapon pistol()
{
    Weapon weapon;
    weapon.name = "Pistol";
    weapon.skill = "Pistols";
    weapon.damageSides = 10;
    return weapon;
}

/// A blow: sword 55 and DEX 48 against a parry of 60 and DEX 40 (PCT-V03, PCT-V04); the target cannot dodge these blows.
inline Attack blow(int rating = 55)
{
    Attack attack;
    attack.attacker.dex = 48;
    attack.attacker.meleeSkills.set("Sword", rating);
    attack.weapon = sword();
    attack.weapon.mayDodge = false;
    attack.target.dex = 40;
    attack.target.meleeSkills.set("Sword", 60);
    attack.targetWeapon.push_back(sword());
    attack.targetWeaponState.resize(1);
    return attack;
}

/// A shot: pistols 67 (PCT-V10) at somebody with Dodge 50 and DEX 40 who holds nothing.
inline Attack shot(int rating = 67)
{
    Attack attack;
    attack.attacker.dex = 48;
    attack.attacker.rangedSkills.set("Pistols", rating);
    attack.weapon = pistol();
    attack.target.dex = 40;
    attack.target.dodge = 50;
    return attack;
}

}  // namespace hitspread::percentile::test
