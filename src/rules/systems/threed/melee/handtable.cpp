#include "rules/systems/threed/melee/handtable.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/melee/blows.h"
#include "rules/systems/threed/melee/readyworked.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

constexpr std::int32_t kScatter = 6;               // 3D-GREN-09
constexpr std::int32_t kHandTableDropPerBand = 3;  // 3D-GREN-11

std::int32_t toHit(const WielderInput& in, std::string_view skill, std::int32_t weapon)
{
    const ShotOptions plain;
    AttackInput attackInput{.options = plain};
    attackInput.skill = in.who.skills.rank(skill);
    attackInput.weapon = weapon;
    attackInput.wounds = openWounds(in.condition);
    attackInput.form = in.switches.formCombat;
    return readyToHit(attackInput);
}

}  // namespace

HandTable meleeTable(const MeleeWeapon& weapon, const WielderInput& in)
{
    HandTable table;
    table.toHit = toHit(in, weapon.skill, weapon.toHit);
    table.handling = std::max(0, weapon.handling);
    table.penetration = weapon.penetration;
    table.damage = weapon.damage + strengthBonus(in.who, weapon.skill);
    table.armourDamage = weapon.armourDamage;
    table.bruises = bruises(weapon, WantedDamage::AsWeapon);
    // What is part of the body is always at hand.
    table.drawActions = weapon.natural ? 0 : drawCost(weapon.holster);
    return table;
}

HandTable thrownTable(const ThrownWeapon& weapon, const WielderInput& in)
{
    HandTable table;
    table.toHit = toHit(in, weapon.skill, weapon.toHit);
    table.handling = std::max(0, weapon.handling);
    table.penetration = weapon.penetration;
    table.damage = weapon.damage + strengthBonus(in.who.str);
    table.armourDamage = weapon.armourDamage;
    table.bruises = weapon.damageKind == DamageKind::Bruising;
    table.drawActions = drawCost(weapon.holster);
    for (int band = 0; band < static_cast<int>(kBands); ++band) {
        const auto at = static_cast<std::size_t>(band);
        table.reach[at] = bandReach(band, weapon.range);
        table.spread[at] = hitSpread({table.handling, ShotType::Aimed, band});
    }
    return table;
}

HandTable grenadeTable(const Grenade& grenade, const WielderInput& in)
{
    HandTable table;
    table.toHit = toHit(in, throwingSkill(grenade), 0);
    table.handling = kScatter;
    table.penetration = grenade.penetration;
    table.damage = grenade.damage;
    table.armourDamage = grenade.armourDamage;
    table.bruises = grenade.kind == GrenadeKind::Blast;
    table.drawActions = 1;
    for (int band = 0; band < static_cast<int>(kBands); ++band) {
        const auto at = static_cast<std::size_t>(band);
        table.reach[at] = bandReach(band, grenade.range);
        table.spread[at] = kHandTableDropPerBand * band;
    }
    return table;
}

std::int32_t blastZoneAt(const Grenade& grenade, std::int32_t metres)
{
    const Values values;
    return blastZoneAt(values, grenade, metres).value;
}

}  // namespace hitspread::threed
