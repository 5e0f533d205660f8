#include "rules/systems/threed/roll.h"

namespace hitspread::threed {

namespace {

/// The lines of a test in the order of HS_TEST.
enum class Line : std::uint16_t {
    Dice,
    Stat,
    Penalty,
    Wounds,
    UnderFire,
    Pending,
    Difficulty,
    Modifier,
    Total,
    Base,
    TargetModifier,
    Target,
    Success,
    Margin,
    Excess,
    Sdv
};

Quantity line(Quantity first, Line line)
{
    return static_cast<Quantity>(static_cast<std::uint16_t>(first) + static_cast<std::uint16_t>(line));
}

void addNamed(Derivation& derivation, Running& running, const Test& test)
{
    int index = 0;
    if (test.rollModifiers) {
        for (const auto& [name, value] : test.rollModifiers->entries)
            // mutate 3D-SIT-01: value, index++ -> -value, index++
            running.onRoll(derivation, line(test.first, Line::Modifier), Rule::Skl04, value, index++);
    }
    index = 0;
    if (test.targetModifiers) {
        for (const auto& [name, value] : test.targetModifiers->entries)
            running.onTarget(derivation, line(test.first, Line::TargetModifier), Rule::Skl03, value, index++);
    }
    int onRoll = test.rollModifiers ? static_cast<int>(test.rollModifiers->entries.size()) : 0;
    for (const TestModifier& modifier : test.more) {
        if (modifier.onTarget)
            running.onTarget(derivation, line(test.first, Line::TargetModifier), modifier.rule, modifier.value,
                             index++);
        else
            running.onRoll(derivation, line(test.first, Line::Modifier), modifier.rule, modifier.value, onRoll++);
    }
}

}  // namespace

Faces labelled(const Answer& answer)
{
    // mutate 3D-SKL-06: answer.faces[0] -> answer.faces[2]
    return {answer.faces[0], answer.faces[1], answer.faces[2]};
}

void Running::onRoll(Derivation& derivation, Quantity quantity, Rule rule, std::int32_t modifier, int index)
{
    if (modifier != 0)
        // mutate 3D-SKL-04: Operation::Add -> Operation::Subtract
        total = derivation.derive(quantity, rule, Operation::Add, total, modifier, {}, index);
}

void Running::onTarget(Derivation& derivation, Quantity quantity, Rule rule, std::int32_t modifier, int index)
{
    if (modifier != 0)
        // mutate 3D-SKL-03: Operation::Subtract -> Operation::Add
        target = derivation.derive(quantity, rule, Operation::Subtract, target, modifier, {}, index);
}

TestResult roll(Derivation& derivation, const Test& test)
{
    const auto at = [&](Line which) { return line(test.first, which); };
    const bool stat = test.kind == TestKind::Stat;
    const Rule rule = stat ? Rule::Skl05 : Rule::Skl01;

    TestResult result;
    result.faces = labelled(derivation.roll(test.query, test.rule, 3, 6, test.use));
    const Term dice = derivation.derive(at(Line::Dice), Rule::Skl06, Operation::Take, result.faces.sum());
    Running running;
    running.total = derivation.derive(at(Line::Stat), rule, Operation::Add, dice, test.rank);
    running.target = derivation.derive(at(Line::Base), rule, Operation::Take, stat ? kStatTarget : kSkillTarget);
    const auto add = [&](Line which, Rule why, std::int32_t modifier) {
        if (test.modifiersOnTarget)
            running.onTarget(derivation, at(which), why, modifier);
        else
            running.onRoll(derivation, at(which), why, modifier);
    };
    add(Line::Penalty, test.rule, test.penalty);
    // mutate 3D-WND-08: -test.wounds -> test.wounds
    add(Line::Wounds, Rule::Wnd08, -test.wounds);
    add(Line::UnderFire, Rule::Fire01, test.underFire);
    add(Line::Pending, test.pending.rule, test.pending.penalty);
    if (test.difficultyOnTarget)
        running.onTarget(derivation, at(Line::Difficulty), Rule::Skl03, test.difficulty);
    else
        running.onRoll(derivation, at(Line::Difficulty), Rule::Skl04, test.difficulty);
    addNamed(derivation, running, test);

    result.total = test.halvedBy
        ? derivation.derive(at(Line::Total), *test.halvedBy, Operation::DivideDown, running.total, 2)
        : derivation.derive(at(Line::Total), rule, Operation::Take, running.total);
    const Term target = derivation.derive(at(Line::Target), rule, Operation::Take, running.target);
    result.success = derivation.derive(at(Line::Success), rule, Operation::AtLeast, result.total, target);
    result.margin = derivation.derive(at(Line::Margin), rule, Operation::Subtract, result.total, target);
    // What a success is worth is mostly told, not used; whether there is one nobody can foresee, least of all the processor.
    const bool isTold = derivation.isRecording() && test.use == RollUse::Faces;
    if ((isTold || test.needsSdv) && result.success.holds()) {
        const std::int32_t limit = stat ? kStatCritical : kSkillCritical;
        const Term excess = positiveDifference(derivation, at(Line::Excess), test.excessRule, result.total, limit);
        result.sdv = derivation.derive(at(Line::Sdv), test.excessRule, Operation::Add, result.faces.success, excess);
    }
    return result;
}

}  // namespace hitspread::threed
