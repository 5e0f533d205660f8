#include "rules/core/dice/tableroll.h"
#include "rules/systems/twod6/harm.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

/// A place is rolled at most twice (TD-84).
constexpr int kPlaceRolls = 2;

/// What two dice came to, row and column.
struct Cell {
    Term first;
    Term second;
};

/// The two dice of one try; steps of the second are told apart from those of the first.
Location rolledPlace(Derivation& derivation, const Switches& switches, int attempt, Cell& cell)
{
    const Query query = attempt == 0 ? Query::Place : Query::PlaceAgain;
    const Rule rule = attempt == 0 ? Rule::Rule81 : Rule::Rule84;
    const Answer& dice = derivation.rollCell(query, rule, 6, declare::on<&Switches::places>(switches).field);
    const std::int32_t row = dice.faces[0];
    const std::int32_t column = dice.faces[1];
    const auto part = derivation.part(attempt, kPlaceRolls);
    cell.first = derivation.derive(Quantity::PlaceFirst, rule, Operation::Take, row);
    cell.second = derivation.derive(Quantity::PlaceSecond, rule, Operation::Take, column);
    const Location place = placeAt(switches, std::clamp(cell.first.value, 1, 6), std::clamp(cell.second.value, 1, 6));
    const Term rolled = derivation.derive(Quantity::PlaceRolled, rule, Operation::Take,
                                          static_cast<std::int32_t>(place));
    return static_cast<Location>(std::clamp<std::int32_t>(rolled.value, 0, kLocations - 1));
}

Term criticalBy(Derivation& derivation, const Cell& cell)
{
    return derivation.derive(Quantity::PlaceCritical, Rule::Rule82, Operation::Equal, cell.first, cell.second);
}

/// An aimed hit lands where it was aimed; whether it is critical is rolled only where the house says so (TD-83, TD-D22).
Term aimedCritical(Derivation& derivation, const Switches& switches, bool mayBeCritical)
{
    if (!switches.aimedCritical || !mayBeCritical)
        return {};
    const Answer& dice = derivation.roll(Query::AimedCritical, Rule::Rule82, 2, 6);
    const std::int32_t row = dice.faces[0];
    const std::int32_t column = dice.faces[1];
    const Term first = derivation.derive(Quantity::PlaceFirst, Rule::Rule82, Operation::Take, row);
    return criticalBy(derivation,
                      {first, derivation.derive(Quantity::PlaceSecond, Rule::Rule82, Operation::Take, column)});
}

Location struckAt(Derivation& derivation, Location location, Rule rule)
{
    const Term where = derivation.derive(Quantity::PlaceStruck, rule, Operation::Take,
                                         static_cast<std::int32_t>(location));
    const auto place = static_cast<Location>(std::clamp<std::int32_t>(where.value, 0, kLocations - 1));
    derivation.state(EventKind::Landed, derivation.subject().location(static_cast<int>(place)), causedBy(where));
    return place;
}

}  // namespace

Place placeOf(Derivation& derivation, const Switches& switches, const PlaceWay& way)
{
    Place place;
    if (way.aimed) {
        place.critical = aimedCritical(derivation, switches, way.mayBeCritical);
        place.location = struckAt(derivation, *way.aimed, Rule::Rule83);
        return place;
    }
    Cell cell;
    Location location = rolledPlace(derivation, switches, 0, cell);
    if (isIn(way.covered, location)) {
        derivation.derive(Quantity::PlaceCovered, Rule::Rule84, Operation::Take, 1);
        location = rolledPlace(derivation, switches, 1, cell);
    }
    if (way.mayBeCritical)
        place.critical = criticalBy(derivation, cell);
    place.location = struckAt(derivation, location, Rule::Rule81);
    return place;
}

Term rollDamage(Derivation& derivation, const Character& who, const Weapon& weapon)
{
    constexpr int kSides = 6;
    const std::int32_t sum = weapon.damageDice > 0
        ? derivation.roll(Query::Damage, Rule::Rule85, weapon.damageDice, kSides, RollUse::Sum).sum()
        : 0;
    Term damage = derivation.derive(Quantity::DamageRoll, Rule::Rule85, Operation::Take, sum);
    if (weapon.damageBonus != 0)
        damage = derivation.derive(Quantity::DamageBonus, Rule::Rule85, Operation::Add, damage, weapon.damageBonus);
    if (weapon.natural)
        damage = derivation.derive(Quantity::DamageBuild, Rule::Rule86, Operation::Add, damage, who.bld);
    return derivation.derive(Quantity::DamageSum, Rule::Rule87, Operation::Maximum, damage, 0);
}

}  // namespace hitspread::twod6
