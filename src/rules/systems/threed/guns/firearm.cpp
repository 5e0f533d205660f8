#include "rules/systems/threed/guns/firearm.h"

#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/melee/readyworked.h"
#include "rules/systems/threed/ratings.h"

namespace hitspread::threed {

namespace {

std::int32_t toHit(const FirearmInput& in, ShotType type, int band, std::int32_t excess)
{
    const ShotOptions plain;
    AttackInput attackInput{.options = plain};
    attackInput.skill = in.shooter.skills.rank(in.weapon.skill);
    attackInput.type = type;
    attackInput.weapon = in.weapon.toHit;
    attackInput.range = in.switches.rangeToHit[static_cast<std::size_t>(band)];
    attackInput.recoilExcess = excess;
    attackInput.wounds = openWounds(in.condition);
    attackInput.form = in.switches.formCombat;
    return readyToHit(attackInput);
}

ShotLine line(const FirearmInput& in, ShotType type, bool stance, bool rest)
{
    ShotLine result{.type = type, .stance = stance, .rest = rest};
    result.recoil = effectiveRecoil({in.weapon.recoil, bafflingOf(in.accessories), stance, rest});
    const std::int32_t counted = semiAutoRecoil(in.weapon, result.recoil, in.switches).value;
    result.shotsPerAction = semiAutoShots(in.shooter.str, counted);
    const std::int32_t limit = recoilLimit(in.shooter.str, false, in.switches.oneHandLimit);
    for (int band = 0; band < static_cast<int>(kBands); ++band) {
        const auto at = static_cast<std::size_t>(band);
        result.toHit[at] = toHit(in, type, band, recoilExcess(result.recoil, limit));
        result.spread[at] = hitSpread(spreadInput(in.weapon, type, band, result.recoil, in.switches));
    }
    return result;
}

void holdInOneHand(const FirearmInput& in, FirearmTable& table)
{
    const std::int32_t recoil = table.lines[0].recoil;
    const auto excess = [&](bool oneHanded) {
        return recoilExcess(recoil, recoilLimit(in.shooter.str, oneHanded, in.switches.oneHandLimit));
    };
    table.bruising = recoilBruising(excess(false));
    table.oneHandToHit = excess(false) - excess(true);
    table.oneHandBruising = recoilBruising(excess(true));
}

}  // namespace

FirearmTable firearmTable(const FirearmInput& in)
{
    FirearmTable table;
    const ShotType unaimed = shotType(0, has(in.shooter, advantage::rapidFire));
    table.lines = {line(in, ShotType::Aimed, false, false), line(in, ShotType::Aimed, true, false),
                   line(in, ShotType::Aimed, true, true), line(in, unaimed, false, false)};
    const Accessory* scope = scopeOf(in.accessories);
    table.hasScope = scope != nullptr;
    for (int band = 0; band < static_cast<int>(kBands); ++band) {
        const auto at = static_cast<std::size_t>(band);
        table.reach[at] = bandReach(band, in.weapon.range);
        table.scope[at] = scope ? scopeBonus(*scope, in.state.scopeSetting, band) : 0;
    }
    holdInOneHand(in, table);
    if (in.ammunition) {
        Silent silent;
        table.penetration = penetrationRating(silent.derivation(), *in.ammunition, hasSilencer(in.accessories)).value;
        table.damage = damageRating(silent.derivation(), *in.ammunition).value;
        table.armourDamage = armourDamage(*in.ammunition);
    }
    return table;
}

}  // namespace hitspread::threed
