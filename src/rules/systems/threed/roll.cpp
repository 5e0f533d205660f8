#include "rules/systems/threed/roll.h"

#include "rules/core/trace/derivation.h"

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

/// What a named modifier is about while it is told: its number, where anybody is told.
Derivation::Element numbered(Derivation& derivation, int number)
{
    return derivation.about(derivation.subject().layer(std::min(number, Subject::kMostLayer)));
}
int numbered(const Values&, int)
{
    return 0;
}

template <typename D>
[[gnu::always_inline]] inline void addNamed(D& derivation, Running& running, const Test& test)
{
    int onRoll = 0;
    int onTarget = 0;
    const auto add = [&](Rule rule, std::int32_t value, bool isOnTarget) {
        const int number = isOnTarget ? onTarget++ : onRoll++;
        [[maybe_unused]] const auto modifier = numbered(derivation, number);
        if (isOnTarget)
            running.onTarget(derivation, line(test.first, Line::TargetModifier), rule, value, number);
        else
            running.onRoll(derivation, line(test.first, Line::Modifier), rule, value, number);
    };
    const auto addAll = [&](const Ranks* modifiers, Rule rule, bool isOnTarget) {
        if (!modifiers)
            return;
        for (const auto& [name, value] : modifiers->entries)
            add(rule, value, isOnTarget);
    };
    addAll(test.rollModifiers, Rule::Skl04, false);
    addAll(test.targetModifiers, Rule::Skl03, true);
    addAll(test.modifiersOfKind, Rule::Skl04, false);
    for (const TestModifier& modifier : test.more)
        add(modifier.rule, modifier.value, modifier.onTarget);
}

/// Total and target number of a test with these dice, before the total is halved.
template <typename D>
[[gnu::always_inline]] inline Running counted(D& derivation, const Test& test, Term dice)
{
    const auto at = [&](Line which) { return line(test.first, which); };
    const bool stat = test.kind == TestKind::Stat;
    const Rule rule = stat ? Rule::Skl05 : Rule::Skl01;
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
    add(Line::Wounds, Rule::Wnd08, -test.wounds);
    add(Line::UnderFire, Rule::Fire01, test.underFire);
    add(Line::Pending, test.pending.rule, test.pending.penalty);
    if (test.difficultyOnTarget)
        running.onTarget(derivation, at(Line::Difficulty), Rule::Skl03, test.difficulty);
    else
        running.onRoll(derivation, at(Line::Difficulty), Rule::Skl04, test.difficulty);
    addNamed(derivation, running, test);
    return running;
}

/// The dice of a test of which nothing but success counts: the same arithmetic without them tells what they must come to.
[[gnu::noinline]] const Answer& thrownAgainst(Derivation& derivation, const Test& test)
{
    const Values values;
    const Running bare = counted(values, test, 0);
    const std::int32_t target = sane(bare.target.value) * (test.halvedBy ? 2 : 1);
    return derivation.rollAgainst(test.query, test.rule, 3, 6, target - sane(bare.total.value));
}

/// The lines of a test with these faces. What a success is worth is derived where it is used or told: whether there is one nobody can
/// foresee, least of all the processor.
template <typename D>
[[gnu::always_inline]] inline TestResult derived(D& derivation, const Test& test, Faces faces, bool isWorthTold)
{
    const auto at = [&](Line which) { return line(test.first, which); };
    const bool stat = test.kind == TestKind::Stat;
    const Rule rule = stat ? Rule::Skl05 : Rule::Skl01;

    TestResult result;
    result.faces = faces;
    const Term dice = derivation.derive(at(Line::Dice), Rule::Skl06, Operation::Take, faces.sum());
    const Running running = counted(derivation, test, dice);

    result.total = test.halvedBy
        ? derivation.derive(at(Line::Total), *test.halvedBy, Operation::DivideDown, running.total, 2)
        : derivation.derive(at(Line::Total), rule, Operation::Take, running.total);
    const Term target = derivation.derive(at(Line::Target), rule, Operation::Take, running.target);
    result.success = derivation.derive(at(Line::Success), rule, Operation::AtLeast, result.total, target);
    result.margin = derivation.derive(at(Line::Margin), rule, Operation::Subtract, result.total, target);
    if (isWorthTold && result.success.holds()) {
        const std::int32_t limit = stat ? kStatCritical : kSkillCritical;
        const Term excess = positiveDifference(derivation, at(Line::Excess), test.excessRule, result.total, limit);
        result.sdv = derivation.derive(at(Line::Sdv), test.excessRule, Operation::Add, faces.success, excess);
    }
    return result;
}

/// The same where it is told: apart, so that what is only calculated stays short.
[[gnu::noinline]] TestResult told(Derivation& derivation, const Test& test, Faces faces, bool isWorthTold)
{
    return derived(derivation, test, faces, isWorthTold);
}

}  // namespace

TestResult roll(Derivation& derivation, const Test& test)
{
    const Answer& dice = test.passOrFail ? thrownAgainst(derivation, test)
                                         : derivation.roll(test.query, test.rule, 3, 6, test.use);
    const Faces faces = labelled(dice);
    const bool isTold = derivation.isRecording() && test.use == RollUse::Faces;
    if (derivation.isTelling())
        return told(derivation, test, faces, isTold || test.needsSdv);
    const Values values;
    return derived(values, test, faces, test.needsSdv);
}

}  // namespace hitspread::threed
