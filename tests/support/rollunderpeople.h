#pragma once

#include "rules/rollunder/fighters.h"

// Those of the worked fights of 3d6 roll-under, by the columns of their tables.
namespace hitspread::rollunder::test {

inline Fighter person(const char* name, std::int32_t hp, std::int32_t dx, std::int32_t ht, std::int32_t speed,
                      std::int32_t move)
{
    Fighter one;
    one.character.name = name;
    one.character.hpMax = hp;
    one.character.dx = dx;
    one.character.ht = ht;
    one.character.basicSpeed = speed;
    one.character.move = move;
    return one;
}

inline Weapon weapon(const char* name, WeaponKind kind, std::int32_t count, std::int32_t bonus, DamageType type)
{
    Weapon one;
    one.name = name;
    one.skill = name;
    one.kind = kind;
    one.damageDice = count;
    one.damageBonus = bonus;
    one.damageType = type;
    return one;
}

inline void give(Fighter& who, const Weapon& thing, std::int32_t skill, Held held = Held::Right)
{
    arm(who, thing, held);
    who.character.skills.set(thing.name, skill);
}

}  // namespace hitspread::rollunder::test
