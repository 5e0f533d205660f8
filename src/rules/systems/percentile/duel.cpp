#include "rules/systems/percentile/duel.h"

#include "rules/core/derivation.h"
#include "rules/core/stateledger.h"
#include "rules/core/tableroll.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/vocabulary.h"

#include <algorithm>
#include <array>
#include <span>

namespace hitspread::percentile {

namespace {

constexpr std::array<std::string_view, 4> kRefusals{"duelsOff", "nobodyThere", "unequalSides", "outOfTheFight"};

/// One side of one pair.
struct Duellist {
    const Character& character;
    const Condition& condition;
    const Weapon& weapon;
    int side;  ///< 0: A, 1: B
    int pair;
    std::uint8_t conditionPart;  ///< where his condition stands among the action's parts
};

template <typename Name>
Name of(Name nameOfSideA, const Duellist& duellist)
{
    return static_cast<Name>(static_cast<int>(nameOfSideA) + duellist.side);
}

[[gnu::always_inline]] inline Term derive(Derivation& derivation, const Duellist& who, Quantity ofSideA, Rule rule,
                                          Operation operation, Term a, Term b = {}, Term c = {})
{
    return derivation.derive(of(ofSideA, who), rule, operation, a, b, c, who.pair);
}

/// Whom one side strikes: side B are the targets, side A are told apart by their pair.
Subject struckBy(const Duellist& who)
{
    return who.side == 0 ? Subject().target(who.pair) : Subject().layer(who.pair);
}

/// The number needed on the d10: the rating of the weapon's own skill (PCT-41) divided by 10, rounded to the nearest, .5 up
/// (PCT-34). A skill nobody has is rated 0.
Term targetNumber(Derivation& derivation, const Duellist& who)
{
    const Term rating = derive(derivation, who, Quantity::RatingA, Rule::Rule41, Operation::Take,
                               who.character.skills.rank(who.weapon.skill));
    const Term rounded = derive(derivation, who, Quantity::RoundedA, Rule::Rule34, Operation::Add, rating, 5);
    return derive(derivation, who, Quantity::TargetA, Rule::Rule34, Operation::DivideDown, rounded, 10);
}

/// At or under the number is a hit; strictly under with the other switch (PCT-35, PCT-D30). A 1 or a 10 is nothing special:
/// there is no critical result (PCT-37).
Term hits(Derivation& derivation, const Duellist& who, Term target, Term die, DuelHit rule)
{
    const Operation compared = rule == DuelHit::AtOrUnder ? Operation::AtLeast : Operation::Above;
    const Term hit = derive(derivation, who, Quantity::HitA, Rule::Rule35, compared, target, die);
    derivation.state(hit.holds() ? EventKind::Hit : EventKind::Missed, struckBy(who), {die.value, hit.step}, target);
    return hit;
}

[[nodiscard]] std::int32_t highestHit(Term target, DuelHit rule)
{
    return rule == DuelHit::AtOrUnder ? target.value : target.value - 1;
}

/// What a d10 of a duel is told apart by: each die that hits from every other, as the other side's may be lower, the same or higher
/// (PCT-36, PCT-39), and all that miss from none.
class DieClasses {
public:
    DieClasses(std::int32_t highestHit, std::int32_t sides) : m_highestHit(highestHit), m_sides(sides) {}

    [[nodiscard]] std::span<const std::int32_t> everyHit()
    {
        for (std::int32_t face = 1; face <= m_highestHit; ++face)
            put(face);
        return closed();
    }
    /// The same beside a die that lies there.
    [[nodiscard]] std::span<const std::int32_t> beside(std::int32_t other)
    {
        for (const std::int32_t face : {std::min(other - 1, m_highestHit), std::min(other, m_highestHit), m_highestHit})
            put(face);
        return closed();
    }

private:
    void put(std::int32_t face)
    {
        const std::int32_t last = m_count == 0 ? 0 : m_highest[m_count - 1];
        if (face > last && face < m_sides)
            m_highest[m_count++] = face;
    }
    [[nodiscard]] std::span<const std::int32_t> closed()
    {
        m_highest[m_count++] = m_sides;
        return std::span(m_highest).first(m_count);
    }

    std::int32_t m_highestHit;
    std::int32_t m_sides;
    std::array<std::int32_t, 11> m_highest{};
    std::size_t m_count = 0;
};

/// Both dice equal and both of them hits (PCT-36).
Term doubles(Derivation& derivation, int pair, Term dieA, Term dieB, Term hitA, Term hitB)
{
    const bool bothHit = hitA.holds() && hitB.holds();
    return derivation.derive(Quantity::Doubles, Rule::Rule36, bothHit ? Operation::Equal : Operation::Both,
                             bothHit ? dieA : hitA, bothHit ? dieB : hitB, {}, pair);
}

constexpr int kNone = 0;
constexpr int kHalf = 1;
constexpr int kFull = 2;

/// The harm one side does: none for a miss; full when only this side hits (PCT-40) or on doubles (PCT-36); else full for the
/// better roll and half for the other (PCT-38), the lower die being the better one (PCT-39).
Term share(Derivation& derivation, const Duellist& who, Term die, Term otherDie, Term hit, Term otherHit,
           Term isDoubles)
{
    const auto alone = [&] {
        return derive(derivation, who, Quantity::ShareA, Rule::Rule40, Operation::Choose, hit, kFull, kNone);
    };
    if (!hit.holds() || !otherHit.holds())
        return alone();
    if (isDoubles.holds())
        return derive(derivation, who, Quantity::ShareA, Rule::Rule36, Operation::Take, kFull);
    const bool isBetter = die.value < otherDie.value;
    return derive(derivation, who, Quantity::ShareA, isBetter ? Rule::Rule39 : Rule::Rule38, Operation::Take,
                  isBetter ? kFull : kHalf);
}

/// The damage modifier in halves of where the blow lands (PCT-30): of the row that was rolled, or where a ruling puts it elsewhere, of
/// the first row of that location; a table that has none of it leaves the row that was rolled.
std::int32_t modifier(const OnTable& locations, const TableRoll& placed, Term location)
{
    const auto isThere = [&](const TableRow& row) { return row.cells[locationcolumn::kLocation] == location.value; };
    const auto row = std::ranges::find_if(locations.table.rows, isThere);
    if (isThere(placed.row) || row == locations.table.rows.end())
        return placed.cell(locationcolumn::kDamage);
    return row->cells[locationcolumn::kDamage];
}

/// A ruling may put any number where a location stands: the nearest that has armour.
std::size_t armourPlace(Term location)
{
    return static_cast<std::size_t>(std::clamp(location.value, 0, static_cast<std::int32_t>(kLocations) - 1));
}

/// What one side does to the other: place by table (PCT-29, PCT-D34), weapon dice and bonus (PCT-31), times the location's
/// modifier (PCT-30) and the share, rounded once with .5 up, less armour, not below 0 (PCT-D22, PCT-D39).
Term harm(Derivation& derivation, const Duellist& who, const Duellist& other, Term share, const OnTable& locations)
{
    const TableRoll placed = derivation.rollOn(of(Query::LocationA, who), Rule::Rule29, 1, 100, locations, who.pair);
    const Term location = derive(derivation, who, Quantity::LocationA, Rule::Rule29, Operation::LookUp,
                                 placed.cell(locationcolumn::kLocation), placed.rolled, placed.number);

    std::int32_t dice = 0;
    if (who.weapon.damageDice > 0)
        dice = derivation
                   .roll(of(Query::DamageA, who), Rule::Rule31, who.weapon.damageDice, who.weapon.damageSides,
                         RollUse::Sum, who.pair)
                   .sum();
    const Term rolled = derive(derivation, who, Quantity::DiceA, Rule::Rule31, Operation::Add, dice,
                               who.weapon.damageBonus);
    const Term onPlace = derive(derivation, who, Quantity::PlacedA, Rule::Rule30, Operation::Multiply, rolled,
                                modifier(locations, placed, location));
    const Term shared = derive(derivation, who, Quantity::HalvedA, Rule::Rule38, Operation::Multiply, onPlace, share);
    constexpr int kQuarters = 4;
    const Term raised = derive(derivation, who, Quantity::RaisedA, Rule::Rule31, Operation::Add, shared, kQuarters / 2);
    const Term rounded = derive(derivation, who, Quantity::RoundA, Rule::Rule31, Operation::DivideDown, raised,
                                kQuarters);
    const Term armoured = derive(derivation, who, Quantity::ArmourA, Rule::Rule31, Operation::Subtract, rounded,
                                 other.character.armour[armourPlace(location)]);
    const Term damage = derive(derivation, who, Quantity::DamageA, Rule::Rule31, Operation::Maximum, armoured, 0);
    const Subject struck = struckBy(who).location(static_cast<int>(armourPlace(location)));
    derivation.state(EventKind::Landed, struck, causedBy(location));
    if (!damage.holds())
        derivation.state(EventKind::ArmourHeld, struck, causedBy(armoured));
    derivation.state(EventKind::Through, struck, damage);
    return damage;
}

/// Health after the duel; 0 or less is out of the fight (PCT-D29).
void suffer(Derivation& derivation, const Duellist& who, Term damage)
{
    const Term health = derive(derivation, who, Quantity::HealthA, Rule::Rule31, Operation::Subtract,
                               who.character.healthMax - who.condition.healthLost, damage);
    derive(derivation, who, Quantity::OutA, Rule::Rule31, Operation::AtLeast, 0, health);
    StateLedger<Condition> condition(who.condition);
    condition.set<&Condition::healthLost>(who.condition.healthLost + damage.value, health);
    condition.commit(derivation, who.conditionPart, static_cast<std::size_t>(who.pair));
}

void resolvePair(const Duellist& a, const Duellist& b, const Switches& switches, Derivation& derivation)
{
    const DuelHit rule = switches.duelHit;
    const OnTable locations = declare::on<&Switches::hitLocations>(switches);
    const Term targetA = targetNumber(derivation, a);
    const Term targetB = targetNumber(derivation, b);
    constexpr int kSides = 10;
    const std::int32_t firstDie = derivation
                                      .rollOn(Query::DieA, Rule::Rule34, 1, kSides,
                                              DieClasses(highestHit(targetA, rule), kSides).everyHit(), a.pair)
                                      .sum();
    const std::int32_t secondDie = derivation
                                       .rollOn(Query::DieB, Rule::Rule34, 1, kSides,
                                               DieClasses(highestHit(targetB, rule), kSides).beside(firstDie), b.pair)
                                       .sum();
    const Term dieA = derive(derivation, a, Quantity::DieA, Rule::Rule34, Operation::Take, firstDie);
    const Term dieB = derive(derivation, b, Quantity::DieA, Rule::Rule34, Operation::Take, secondDie);
    const Term hitA = hits(derivation, a, targetA, dieA, rule);
    const Term hitB = hits(derivation, b, targetB, dieB, rule);
    const Term isDoubles = doubles(derivation, a.pair, dieA, dieB, hitA, hitB);
    const Term shareA = share(derivation, a, dieA, dieB, hitA, hitB, isDoubles);
    const Term shareB = share(derivation, b, dieB, dieA, hitB, hitA, isDoubles);
    // Both suffer together: neither's harm depends on what the other did.
    const Term byA = shareA.holds() ? harm(derivation, a, b, shareA, locations) : Term{};
    const Term byB = shareB.holds() ? harm(derivation, b, a, shareB, locations) : Term{};
    suffer(derivation, a, byB);
    suffer(derivation, b, byA);
}

bool isOut(const Character& character, const Condition& condition)
{
    return character.healthMax - condition.healthLost <= 0;
}

}  // namespace

std::span<const std::string_view> refusalIds()
{
    return kRefusals;
}

std::vector<Refusal> refusalsOf(const Duel& duel, const BodyPlan*)
{
    std::vector<Refusal> refusals;
    const auto refuse = [&](RefusalCode code, Rule rule, std::string_view part, std::size_t element, std::size_t value,
                            std::size_t bound) {
        refusals.push_back({static_cast<std::uint16_t>(code),
                            static_cast<std::uint16_t>(rule),
                            part,
                            element,
                            {},
                            static_cast<std::int32_t>(value),
                            static_cast<std::int32_t>(bound)});
    };
    if (!duel.switches.duel)
        refuse(RefusalCode::DuelsOff, Rule::Rule32, "switches", 0, 0, 0);
    if (duel.sideA.empty())
        refuse(RefusalCode::NobodyThere, Rule::Rule33, "sideA", 0, 0, 1);
    if (duel.sideA.size() != duel.sideB.size())
        refuse(RefusalCode::UnequalSides, Rule::Rule33, "sideB", 0, duel.sideB.size(), duel.sideA.size());
    for (std::size_t i = 0; i < duel.sideA.size(); ++i) {
        if (i < duel.conditionA.size() && isOut(duel.sideA[i], duel.conditionA[i]))
            refuse(RefusalCode::OutOfTheFight, Rule::Rule33, "sideA", i, 0, 0);
    }
    for (std::size_t i = 0; i < duel.sideB.size(); ++i) {
        if (i < duel.conditionB.size() && isOut(duel.sideB[i], duel.conditionB[i]))
            refuse(RefusalCode::OutOfTheFight, Rule::Rule33, "sideB", i, 0, 0);
    }
    return refusals;
}

void resolveAction(const Duel& duel, Derivation& derivation)
{
    static const Condition unhurt;
    static const Weapon bare;
    const auto elementOr = [](const auto& list, std::size_t i, const auto& fallback) -> const auto&
    {
        return i < list.size() ? list[i] : fallback;
    };
    for (std::size_t i = 0; i < duel.sideA.size(); ++i) {
        const int pair = static_cast<int>(i);
        const Duellist a{duel.sideA[i], elementOr(duel.conditionA, i, unhurt),   elementOr(duel.weaponA, i, bare), 0,
                         pair,          kDuelParts.position<&Duel::conditionA>()};
        const Duellist b{duel.sideB[i], elementOr(duel.conditionB, i, unhurt),   elementOr(duel.weaponB, i, bare), 1,
                         pair,          kDuelParts.position<&Duel::conditionB>()};
        resolvePair(a, b, duel.switches, derivation);
    }
}

}  // namespace hitspread::percentile
