#include "rules/systems/threed/harm/stress.h"

#include "rules/core/trace/derivation.h"

#include <algorithm>

namespace hitspread::threed {

std::int32_t underFirePenalty(Derivation& derivation, Person& person)
{
    Ledger& ledger = person.ledger;
    if (!isUnderFire(person.switches, ledger->shooters))
        return 0;
    if (ledger->underFirePenalty != kNoEntry)
        return ledger->underFirePenalty;
    Test test{.first = Quantity::UnderFireDice, .query = Query::UnderFireDice, .rule = Rule::Fire02};
    test.rank = person.character.cool;
    test.wounds = ledger.openWounds();
    const TestResult result = roll(derivation, test);
    const Term penalty = derivation.derive(Quantity::UnderFireValue, Rule::Fire02, Operation::Add, kUnderFirePenalty,
                                           relief(sane(result.total.value)));
    ledger.set<&Condition::underFirePenalty>(std::clamp(penalty.value, kUnderFirePenalty, 0), penalty);
    return penalty.value;
}

std::int32_t stressPenalty(Derivation& derivation, const Person& person, std::int32_t penalty)
{
    if (penalty == 0 || !person.switches.underFire)
        return penalty;
    Test test{.first = Quantity::StressDice, .query = Query::StressDice, .rule = Rule::Fire05};
    test.rank = person.character.cool;
    test.wounds = person.ledger.openWounds();
    const std::int32_t above = std::max(0, sane(roll(derivation, test).total.value) - kStatTarget);
    const Term reduced = derivation.derive(Quantity::StressValue, Rule::Fire05, Operation::Add, penalty, above);
    return derivation.derive(Quantity::StressValue, Rule::Fire05, Operation::Minimum, reduced, 0).value;
}

Term keepsNerve(Derivation& derivation, Person& person)
{
    Test test{.first = Quantity::AimNerveDice, .query = Query::AimNerveDice, .rule = Rule::Fire03, .passOrFail = true};
    test.rank = person.character.cool;
    test.penalty = kUnderFirePenalty * person.ledger->shooters;
    test.wounds = person.ledger.openWounds();
    return roll(derivation, test).success;
}

QuickDraw quickDraw(Derivation& derivation, Person& person, std::int32_t underFire)
{
    const bool skilled = has(person.character, advantage::quickDraw);
    QuickDraw draw;
    draw.penalised = !(skilled && person.switches.quickDrawSaves == QuickDrawSavesRule::All);
    if (draw.penalised && person.ledger->initiative != kNoEntry) {
        const std::int32_t before = person.ledger->initiative;
        const Term left = derivation.derive(Quantity::ShotInitiative, Rule::Draw04, Operation::Subtract, before, 3);
        person.ledger.set<&Condition::initiative>(std::max(left.value, -99), left);
    }
    Term drawn = 1;
    if (!skilled) {
        Test test{
            .first = Quantity::QuickDrawDice, .query = Query::QuickDrawDice, .rule = Rule::Draw03, .passOrFail = true};
        test.rank = person.character.dex;
        test.wounds = person.ledger.openWounds();
        test.underFire = underFire;
        test.pending = movementPenalty(person.ledger.before);
        drawn = roll(derivation, test).success;
    }
    draw.inTime = derivation.derive(Quantity::ShotDrawn, Rule::Draw03, Operation::Take, drawn).holds();
    return draw;
}

namespace {

Term jamThreshold(Derivation& derivation, const Weapon& weapon, std::int32_t bullets, JamFormulaRule formula)
{
    constexpr std::int32_t kLeast = 4;
    const auto derive = [&](Quantity quantity, Operation operation, Term a, Term b) {
        return derivation.derive(quantity, Rule::Jam03, operation, a, b);
    };
    if (weapon.maxBulletsPerRound == kNoEntry || bullets <= weapon.maxBulletsPerRound)
        return derive(Quantity::JamThreshold, Operation::Take, kLeast, {});
    const Term excess = derive(Quantity::JamExcess, Operation::Subtract, bullets, weapon.maxBulletsPerRound);
    const Term raised = formula == JamFormulaRule::ExcessMinusFactor
        ? positiveDifference(derivation, Quantity::JamThreshold, Rule::Jam03, excess, weapon.jammingFactor)
        : derive(Quantity::JamThreshold, Operation::Subtract, weapon.jammingFactor, excess);
    return derive(Quantity::JamThreshold, Operation::Add, raised, kLeast);
}

}  // namespace

Term jams(Derivation& derivation, const Weapon& weapon, std::int32_t bullets, JamFormulaRule formula, Term dice)
{
    const Term threshold = jamThreshold(derivation, weapon, bullets, formula);
    if (dice.value == 3)
        return derivation.derive(Quantity::JamJammed, Rule::Jam01, Operation::Equal, dice, 3);
    return derivation.derive(Quantity::JamJammed, Rule::Jam03, Operation::Above, threshold, dice);
}

}  // namespace hitspread::threed
