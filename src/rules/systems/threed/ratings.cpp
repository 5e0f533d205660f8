#include "rules/systems/threed/ratings.h"

#include "rules/core/trace/derivation.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

Term multiplied(Derivation& derivation, Quantity quantity, Term rating, Multiplier multiplier)
{
    if (multiplier == Multiplier::One)
        return rating;
    const Operation operation = multiplier == Multiplier::Half ? Operation::DivideDown : Operation::Multiply;
    // Half is rounded down; double is twice (3D-AMMO-03).
    return derivation.derive(quantity, Rule::Ammo03, operation, rating, 2);
}

Term increased(Derivation& derivation, Quantity quantity, Term rating, std::int32_t by)
{
    return by == 0 ? rating : derivation.derive(quantity, Rule::Ammo01, Operation::Add, rating, by);
}

}  // namespace

Term penetrationRating(Derivation& derivation, const Ammunition& ammunition, bool silencer, std::int32_t divisor)
{
    Term rating = derivation.derive(Quantity::PenetrationRating, Rule::Pen01, Operation::Take, ammunition.penetration);
    rating = multiplied(derivation, Quantity::PenetrationTimes, rating, ammunition.penetrationTimes);
    rating = increased(derivation, Quantity::PenetrationPlus, rating, ammunition.penetrationPlus);
    if (ammunition.type == AmmunitionType::Slug)
        rating = derivation.derive(Quantity::PenetrationSlug, Rule::Shot03, Operation::Multiply, rating, 2);
    if (divisor > 1)
        rating = derivation.derive(Quantity::PenetrationShot, Rule::Shot02, Operation::DivideDown, rating, divisor);
    if (silencer)
        rating = derivation.derive(Quantity::PenetrationSilencer, Rule::Pen02, Operation::Subtract, rating, 1);
    return derivation.derive(Quantity::PenetrationFinal, Rule::Ammo02, Operation::Maximum, rating, 0);
}

Term damageRating(Derivation& derivation, const Ammunition& ammunition, std::int32_t divisor)
{
    Term rating = derivation.derive(Quantity::DamageRating, Rule::Dam01, Operation::Take, ammunition.damage);
    rating = multiplied(derivation, Quantity::DamageTimes, rating, ammunition.damageTimes);
    rating = increased(derivation, Quantity::DamagePlus, rating, ammunition.damagePlus);
    if (divisor > 1)
        rating = derivation.derive(Quantity::DamageShot, Rule::Shot02, Operation::DivideDown, rating, divisor);
    // All of it before any die is added, and not below 0 (3D-AMMO-02).
    return derivation.derive(Quantity::DamageFinal, Rule::Ammo02, Operation::Maximum, rating, 0);
}

std::int32_t armourDamage(const Ammunition& ammunition)
{
    if (ammunition.armourDamage == kNoEntry)
        return kNoEntry;
    return std::max(0, times(ammunition.armourDamage, ammunition.armourDamageTimes) + ammunition.armourDamagePlus);
}

}  // namespace hitspread::threed
