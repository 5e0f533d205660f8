#include <QTest>

#include "property/requests.h"
#include "rules/core/dice/dice.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "support/testclass.h"

#include <rapidcheck.h>

#include <algorithm>
#include <limits>

using namespace hitspread;

namespace {

/// Recomputes one operation from its name alone; written apart from the program's own evaluation.
std::int32_t recomputed(const Step& step)
{
    const auto a = static_cast<long long>(step.operands[0].value);
    const auto b = static_cast<long long>(step.operands[1].value);
    const auto c = static_cast<long long>(step.operands[2].value);
    const auto whole = [](long long top, long long bottom) {
        return bottom < 1 ? 0 : (top >= 0 ? top / bottom : -((-top + bottom - 1) / bottom));
    };
    const auto clamped = [](long long value) {
        return static_cast<std::int32_t>(std::clamp<long long>(value, std::numeric_limits<std::int32_t>::min(),
                                                               std::numeric_limits<std::int32_t>::max()));
    };
    switch (step.operation) {
    case Operation::Take:
    case Operation::LookUp: return clamped(a);
    case Operation::Add: return clamped(a + b);
    case Operation::Subtract: return clamped(a - b);
    case Operation::Multiply: return clamped(a * b);
    case Operation::DivideDown: return clamped(whole(a, b));
    case Operation::DivideUp: return clamped(-whole(-a, b));
    case Operation::Minimum: return clamped(a < b ? a : b);
    case Operation::Maximum: return clamped(a > b ? a : b);
    case Operation::AtLeast: return a >= b;
    case Operation::Above: return a > b;
    case Operation::Equal: return a == b;
    case Operation::Choose: return clamped(a != 0 ? b : c);
    case Operation::Both: return a != 0 && b != 0;
    case Operation::Either: return a != 0 || b != 0;
    case Operation::Walk: {
        constexpr std::array<std::array<int, 2>, 7> steps{
            {{0, 0}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}}};
        Hex hex = unpack(step.operands[0].value);
        if (b < 1 || b > 6)
            return step.operands[0].value;
        hex.column = static_cast<std::int16_t>(hex.column
                                               + steps[static_cast<std::size_t>(b)][0] * static_cast<int>(c));
        hex.halfRow = static_cast<std::int16_t>(hex.halfRow
                                                + steps[static_cast<std::size_t>(b)][1] * static_cast<int>(c));
        return pack(hex);
    }
    case Operation::Locate: {
        const Hex hex = unpack(step.operands[0].value);
        const auto cells = plan()->cells();
        const auto cell = std::ranges::find(cells, hex, &BodyCell::hex);
        return cell == cells.end() ? -1 : cell->location;
    }
    case Operation::Apart: {
        const Hex from = unpack(step.operands[0].value);
        const Hex to = unpack(step.operands[1].value);
        const int dx = std::abs(from.column - to.column);
        const int dy = std::abs(from.halfRow - to.halfRow);
        return dx + std::max(0, (dy - dx) / 2);
    }
    }
    return 0;
}

/// Quantities of the 3D System whose number may stand without parts, as a line that only takes it. Everything else shows what it
/// is made of.
constexpr std::array kLeaves{
    // Dice, and choices of whoever acts.
    "burst.rolled", "aim.die", "harm.rolled", "initiative.rollOff", "throw.direction", "blast.direction",
    "blast.distance", "blast.penetrationDie", "deviation.direction", "deviation.spent", "throw.spent", "bullet.target",
    "bullet.influenced", "bullet.lost", "parry.divided", "regeneration.location",
    // Declared for the action, or written on a sheet, a weapon or a round; what a condition holds.
    "deviation.aim", "deviation.covered", "deviation.spread", "recoil.rating", "recoil.limit", "penetration.rating",
    "damage.rating", "armour.id", "armour.pv", "armour.loss", "effect.threshold", "shot.stance", "shot.aims",
    "prepare.aims", "aim.bonus", "string.shots", "evade.acrobatics", "blast.rating", "blast.impact", "harm.amount",
    "harm.hex", "harm.location", "harm.locations", "aid.openWounds", "bleeding.wounds", "split.pool", "healing.amount",
    "shift.pv", "ammunition.left", "suppression.until", "turn.shooters", "sheet.pv", "sheet.oneHandLimit",
    // Read off a table of the rules, or counted on the body.
    "shot.band", "throw.band", "throw.scatter", "shot.shotsPerAction", "jam.threshold", "aim.scope", "effect.state",
    "sheet.state", "pattern.size", "pattern.locations", "pattern.location", "pattern.hexes", "blow.bruises",
    "turn.placed", "sheet.phaseActions", "prepare.cost", "prepare.actionsLeft", "recovery.needed", "healing.phases",
    "aid.damage", "cover.penetrated", "regeneration.due", "knockback.damage", "deviation.handling",
    "sheet.dodgeModifier"};

/// The first line of a finding that takes a bare number though it is no leaf; empty: there is none.
std::string withoutParts(const System& system, const Findings& findings)
{
    for (const Step& step : findings.steps) {
        const std::string_view id = system.quantities()[step.key.quantity].id;
        // Every test begins with its dice and its basic target number.
        const bool begins = id.ends_with(".dice") || id.ends_with(".base");
        if (step.operation == Operation::Take && step.operands[0].step < 0 && !begins
            && std::ranges::find(kLeaves, id) == kLeaves.end())
            return std::string(id) + " = " + std::to_string(step.value);
    }
    return {};
}

}  // namespace

/// What must hold for every system and every request, whatever the rules are.
class PropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameAnswersSameResult();
    void aCheckerThatKnowsNoRulesAgrees();
    void everyNumberHasItsParts();
    void changesFollowFromTheRequestAndKeepBounds();
    void recordingChangesNothing();
    void everyOverrideIsUsedOrListed();
    void answersFitTheirQuestions();
};

void PropertyTest::sameAnswersSameResult()
{
    QVERIFY(rc::check([] {
        const Input input = someAcceptedInput();
        const auto seed = *rc::gen::arbitrary<std::uint64_t>();
        SeededAnswerer first(seed);
        const Findings rolled = resolvedBy(input, first);
        TapeAnswerer tape(rolled.answers);
        const Findings replayed = resolvedBy(input, tape);
        RC_ASSERT(rolled.steps == replayed.steps);
        RC_ASSERT(rolled.changes == replayed.changes);
        RC_ASSERT(rolled.answers == replayed.answers);
    }));
}

void PropertyTest::aCheckerThatKnowsNoRulesAgrees()
{
    QVERIFY(rc::check([] {
        const Input input = someAcceptedInput();
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        const Findings findings = resolvedBy(input, seed);
        for (std::size_t i = 0; i < findings.steps.size(); ++i) {
            const Step& step = findings.steps[i];
            for (const Term& operand : step.operands) {
                RC_ASSERT(operand.step < static_cast<std::int32_t>(i));
                if (operand.step >= 0) {
                    const Step& other = findings.steps[static_cast<std::size_t>(operand.step)];
                    const auto named = [&](const Step& one) {
                        return std::string(input.system().quantities()[one.key.quantity].id) + "["
                            + std::to_string(one.key.index) + "]";
                    };
                    if (other.value != operand.value)
                        RC_FAIL(named(step) + " takes " + std::to_string(operand.value) + " from " + named(other)
                                + ", which is " + std::to_string(other.value));
                }
            }
            RC_ASSERT(recomputed(step) == step.computed);
            RC_ASSERT(step.value == step.computed);
            RC_ASSERT(std::size_t{step.key.quantity} < input.system().quantities().size());
            RC_ASSERT(std::size_t{step.rule} < input.system().rules().size());
        }
    }));
}

void PropertyTest::everyNumberHasItsParts()
{
    QVERIFY(rc::check([] {
        Input input = someInput();
        while (input.system().id() != "threed")
            input = someInput();
        RC_PRE(input.validate(plan().get()).empty());
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        const std::string bare = withoutParts(input.system(), resolvedBy(input, seed));
        if (!bare.empty())
            RC_FAIL("a bare number: " + bare);
    }));
}

void PropertyTest::changesFollowFromTheRequestAndKeepBounds()
{
    QVERIFY(rc::check([] {
        const Input input = someAcceptedInput();
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        const Findings findings = resolvedBy(input, seed);
        const Input changed = after(input, findings);
        const void* data = changed.data();
        for (const PartDeclaration& part : changed.action().parts) {
            for (std::size_t element = 0; element < part.count(data); ++element) {
                for (const FieldFault& fault : faultsOf(*part.record, part.peek(data, element)))
                    RC_FAIL(std::string(part.id)
                                .append(".")
                                .append(fault.field)
                                .append(" = ")
                                .append(std::to_string(fault.value)));
            }
        }
        for (const Change& change : findings.changes)
            RC_ASSERT(change.step >= -1 && change.step < static_cast<std::int32_t>(findings.steps.size()));
    }));
}

void PropertyTest::recordingChangesNothing()
{
    QVERIFY(rc::check([] {
        const Input input = someAcceptedInput();
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        const Findings findings = resolvedBy(input, seed);
        // Without anywhere to record, the rules must ask exactly the same questions.
        class Counting final : public Answerer {
        public:
            explicit Counting(const Answers& answers) : m_tape(answers) {}
            bool answer(const Question& question, Answer& answer) override
            {
                ++asked;
                return m_tape.answer(question, answer);
            }
            std::size_t asked = 0;

        private:
            TapeAnswerer m_tape;
        };
        Counting counting(findings.answers);
        RC_ASSERT(!resolveInto(input, plan().get(), {}, counting, nullptr));
        RC_ASSERT(counting.asked == findings.answers.all().size());
    }));
}

void PropertyTest::everyOverrideIsUsedOrListed()
{
    QVERIFY(rc::check([] {
        Request request;
        request.input = someAcceptedInput();
        request.plan = plan();
        const auto number = *rc::gen::arbitrary<std::uint64_t>();
        SeededAnswerer seed(number);
        const Findings plain = resolvedBy(request.input, seed);
        RC_PRE(!plain.steps.empty());
        const Step& chosen =
            plain.steps[static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(plain.steps.size())))];
        request.overrides.push_back({chosen.key, *rc::gen::inRange(-20, 60), "because"});
        request.overrides.push_back({{static_cast<std::uint16_t>(60000), 0}, 1, "no such step"});
        SeededAnswerer again(number);
        const Resolution ruled = resolve(request, &again);
        RC_ASSERT(ruled.isFinished());
        const Step* step = findStep(ruled.findings.steps, chosen.key);
        RC_ASSERT(step != nullptr);
        RC_ASSERT(step->overridden && step->value == request.overrides.front().value);
        RC_ASSERT(ruled.idleOverrides == std::vector<std::size_t>{1});
    }));
}

void PropertyTest::answersFitTheirQuestions()
{
    QVERIFY(rc::check([] {
        Question question;
        question.key = {*rc::gen::inRange<std::uint16_t>(0, 100), *rc::gen::inRange<std::uint16_t>(0, 50)};
        question.dice = static_cast<std::uint8_t>(*rc::gen::inRange(1, static_cast<int>(kMostDice) + 1));
        question.sides = static_cast<std::uint8_t>(*rc::gen::element(4, 6, 8, 10, 20, 100));
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        Answer answer;
        RC_ASSERT(seed.answer(question, answer));
        RC_ASSERT(fits(answer, question));
        answer.faces[0] = static_cast<std::uint8_t>(question.sides + 1);
        RC_ASSERT(!fits(answer, question));
    }));
}

HITSPREAD_TEST(PropertyTest)
#include "property_test.moc"
