#include "rules/systems/threed/bullet.h"

#include "rules/systems/threed/blows.h"
#include "rules/systems/threed/knockback.h"
#include "rules/systems/threed/parts.h"
#include "rules/systems/threed/ratings.h"
#include "rules/systems/threed/recoil.h"
#include "rules/systems/threed/tracks.h"

namespace hitspread::threed {

Blow blowOf(Derivation& derivation, const Shot& shot, const Person& target, const Faces& faces)
{
    const Ammunition& ammunition = shot.ammunition;
    Blow blow;
    const Term pen = penetrationRating(derivation, ammunition, hasSilencer(shot.accessories));
    // mutate 3D-CMB-03: faces.penetration -> faces.damage
    const Term die = faces.penetration;
    // mutate 3D-PEN-01: Operation::Add -> Operation::Subtract
    blow.penetration = derivation.derive(Quantity::PenetrationValue, Rule::Pen01, Operation::Add, pen, die);
    const Term dam = damageRating(derivation, ammunition);
    // mutate 3D-CMB-02: faces.damage -> faces.penetration
    // mutate 3D-DAM-01: Operation::Add -> Operation::Subtract
    blow.damage = derivation.derive(Quantity::DamageValue, Rule::Dam01, Operation::Add, dam, faces.damage);
    if (ammunition.kinetic)
        blow.damage = naturallyHalved(derivation, target, blow.damage);
    blow.armourDamage = armourDamage(ammunition);
    blow.ignoresReduction = ammunition.ignoresReduction;
    return blow;
}

Strike strikeLocation(Derivation& derivation, const Shot& shot, Person& target, std::size_t location, bool covered,
                      Blow& blow)
{
    static const std::uint8_t armourPart = partIndex(shotAction, "armour.state");
    const ShotOptions& options = shot.options;
    Strike result;
    if (covered && !passCover(derivation, {options.coverPv, options.coverId}, shot.switches, blow)) {
        derivation.derive(Quantity::DamageThrough, Rule::Pen05, Operation::Take, 0);
        return result;
    }
    const Worn worn{shot.armour, shot.armourState};
    const Impact impact = strike(derivation, target, worn, location, blow, armourPart);
    result.reached = true;
    result.penetrated = impact.penetrated;
    result.damage = blow.damage;
    result.through = impact.through;
    // mutate 3D-WND-02: target.phys() -> target.phys() + 1
    result.threshold = derivation.derive(Quantity::EffectThreshold, Rule::Wnd02, Operation::Take, target.phys());
    Hit hit;
    hit.location = location;
    hit.through = impact.through;
    hit.damage = blow.damage;
    hit.penetration = blow.penetration;
    // Damage ruled through an armour that stopped the shot marks the body like any other.
    hit.penetrated = impact.penetrated || impact.through.value > 0;
    hit.bruising = shot.ammunition.bruising;
    hit.canStick = shot.ammunition.type != AmmunitionType::Shot;
    hit.round = options.round;
    applyHit(derivation, target, hit, result.threshold);
    return result;
}

void knockBackBy(Derivation& derivation, const Shot& shot, Person& target, const Strike& strike)
{
    const bool before = shot.switches.knockDamage == KnockDamageRule::BeforeArmour;
    knockBack(derivation, target, before ? strike.damage : strike.through, strike.threshold);
}

}  // namespace hitspread::threed
