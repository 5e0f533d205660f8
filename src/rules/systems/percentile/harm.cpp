#include "rules/systems/percentile/harm.h"

#include "rules/core/dice/tableroll.h"

#include <algorithm>

namespace hitspread::percentile {

namespace {

/// The damage modifier in halves of where the blow lands (PCT-30): of the row that was rolled, or where it lands elsewhere, of the first
/// row of that location; a table that has none of it leaves the damage as `other`.
std::int32_t modifier(const Table& locations, const TableRow* rolled, Term location, std::int32_t other)
{
    const auto isThere = [&](const TableRow& row) { return row.cells[locationcolumn::kLocation] == location.value; };
    if (rolled && isThere(*rolled))
        return rolled->cells[locationcolumn::kDamage];
    const auto row = std::ranges::find_if(locations.rows, isThere);
    return row == locations.rows.end() ? other : row->cells[locationcolumn::kDamage];
}

/// A ruling may put any number where a location stands: the nearest that has armour.
std::size_t armourPlace(Term location)
{
    return static_cast<std::size_t>(std::clamp(location.value, 0, static_cast<std::int32_t>(kLocations) - 1));
}

class Blow {
public:
    Blow(Derivation& derivation, const HarmQueries& queries, const Hit& hit, const Victim& victim,
         const Switches& switches)
        : m_derivation(derivation), m_queries(queries), m_hit(hit), m_victim(victim), m_switches(switches)
    {}

    [[nodiscard]] Harmed strike();

private:
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}, Term c = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b, c);
    }
    void place();
    [[nodiscard]] Term points();

    Derivation& m_derivation;
    const HarmQueries& m_queries;
    const Hit& m_hit;
    const Victim& m_victim;
    const Switches& m_switches;
    Term m_location;
    std::int32_t m_modifier = kFullShare;
};

void Blow::place()
{
    const OnTable locations = declare::on<&Switches::hitLocations>(m_switches);
    if (m_hit.called) {
        m_location = derive(Quantity::HarmLocation, m_hit.calledRule, Operation::Take,
                            static_cast<std::int32_t>(*m_hit.called));
        m_modifier = modifier(locations.table, nullptr, m_location, kFullShare);
        return;
    }
    const TableRoll placed = m_derivation.rollOn(m_queries.location, Rule::Rule29, 1, 100, locations);
    m_location = derive(Quantity::HarmLocation, Rule::Rule29, Operation::LookUp, placed.cell(locationcolumn::kLocation),
                        placed.rolled, placed.number);
    m_modifier = modifier(locations.table, &placed.row, m_location, placed.cell(locationcolumn::kDamage));
}

/// What it does before armour.
Term Blow::points()
{
    const Weapon& weapon = m_hit.weapon;
    std::int32_t dice = 0;
    if (weapon.damageDice > 0)
        dice = m_derivation.roll(m_queries.damage, Rule::Rule31, weapon.damageDice, weapon.damageSides, RollUse::Sum)
                   .sum();
    Term points = derive(Quantity::HarmDice, Rule::Rule31, Operation::Add, dice, weapon.damageBonus);
    if (m_hit.isDoubled)
        points = derive(Quantity::HarmDoubled, Rule::Rule11, Operation::Multiply, points, 2);
    const Term onPlace = derive(Quantity::HarmPlaced, Rule::Rule30, Operation::Multiply, points,
                                m_hit.isModified ? m_modifier : kFullShare);
    const Term shared = derive(Quantity::HarmHalved, m_hit.shareRule, Operation::Multiply, onPlace, m_hit.share);
    constexpr int kQuarters = 4;
    const Term raised = derive(Quantity::HarmRaised, Rule::Rule31, Operation::Add, shared, kQuarters / 2);
    return derive(Quantity::HarmRounded, Rule::Rule31, Operation::DivideDown, raised, kQuarters);
}

Harmed Blow::strike()
{
    place();
    const std::size_t place = armourPlace(m_location);
    const Subject struck = m_victim.subject.location(static_cast<int>(place));
    m_derivation.state(EventKind::Landed, struck, causedBy(m_location));
    const Term rounded = points();
    const Term armoured = derive(Quantity::HarmArmour, Rule::Rule31, Operation::Subtract, rounded,
                                 armourAt(m_victim.character.armour, m_victim.armour, m_victim.armourState, place));
    const Term damage = derive(Quantity::HarmDamage, Rule::Rule31, Operation::Maximum, armoured, 0);
    if (!damage.holds())
        m_derivation.state(EventKind::ArmourHeld, struck, causedBy(armoured));
    m_derivation.state(EventKind::Through, struck, damage);
    return {m_location, damage};
}

/// Health and whether he is out, as his own steps.
void takeHealth(Derivation& derivation, Term damage, const Victim& victim)
{
    Ledger& ledger = victim.ledger;
    Term health = derivation.derive(Quantity::Health, Rule::Rule31, Operation::Subtract,
                                    healthOf(victim.character, *ledger), damage);
    // What is told is what is kept.
    const std::int32_t least = victim.character.healthMax - kMostHealthLost;
    if (health.value < least)
        health = derivation.derive(Quantity::Health, Rule::Rule31, Operation::Maximum, health, least);
    derivation.derive(Quantity::Out, Rule::Rule31, Operation::AtLeast, 0, health);
    ledger.set<&Condition::healthLost>(victim.character.healthMax - health.value, health);
}

}  // namespace

std::int32_t damageHalvesAt(const Table& locations, Location location)
{
    return modifier(locations, nullptr, static_cast<std::int32_t>(location), kFullShare);
}

Harmed harm(Derivation& derivation, const HarmQueries& queries, const Hit& hit, const Victim& victim,
            const Switches& switches)
{
    return Blow(derivation, queries, hit, victim, switches).strike();
}

Term woundLevel(Derivation& derivation, Term damage, std::int32_t healthMax, const Switches& switches)
{
    const auto derive = [&](Quantity quantity, Operation operation, Term a, Term b = {}, Term c = {}) {
        return derivation.derive(quantity, Rule::Rule31, operation, a, b, c);
    };
    const Term hundredfold = derive(Quantity::WoundHundred, Operation::Multiply, damage, 100);
    const Term percent = derive(Quantity::WoundPercent, Operation::DivideUp, hundredfold, healthMax);
    // What leaves anything of all his Health takes less than all of it, however little that is.
    const bool takesAll = damage.value >= healthMax;
    const Term share = derive(Quantity::WoundShare, Operation::Minimum, percent, takesAll ? 100 : 99);
    const Table& table = switches.woundLevels;
    const std::size_t row = table.rowOf(share.value);
    return derive(Quantity::WoundLevel, Operation::LookUp, table.rows[row].cells[0], share,
                  static_cast<std::int32_t>(row) + 1);
}

Term suffer(Derivation& derivation, const Harmed& harmed, const Victim& victim, std::int32_t round,
            const Switches& switches)
{
    const Derivation::Element his = victim.suffering(derivation);
    const std::int32_t most = victim.character.healthMax;
    const Term level = woundLevel(derivation, harmed.damage, most, switches);
    if (harmed.damage.holds()) {
        const auto place = armourPlace(harmed.location);
        derivation.state(EventKind::Wounded, victim.subject.location(static_cast<int>(place)), harmed.damage, most);
        victim.ledger.wound({static_cast<Location>(place), std::clamp(harmed.damage.value, 0, 9999),
                             static_cast<WoundLevel>(std::clamp(level.value, 0, 5)), round},
                            level);
    }
    takeHealth(derivation, harmed.damage, victim);
    return level;
}

void loseHealth(Derivation& derivation, Term damage, const Victim& victim)
{
    const Derivation::Element his = victim.suffering(derivation);
    takeHealth(derivation, damage, victim);
}

std::optional<std::int32_t> leastDamageOf(WoundLevel level, std::int32_t healthMax, const Switches& switches)
{
    for (std::int32_t damage = 1; damage <= healthMax; ++damage) {
        NoAnswerer nobody;
        Derivation silent(nobody, nullptr, {}, nullptr);
        if (woundLevel(silent, damage, healthMax, switches).value == static_cast<std::int32_t>(level))
            return damage;
    }
    return std::nullopt;
}

}  // namespace hitspread::percentile
