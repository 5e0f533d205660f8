#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/derivation.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/vocabulary.h"
#include "support/humanplan.h"
#include "support/testclass.h"
#include "support/threed.h"

#include <QTest>

#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <stop_token>
#include <vector>

using namespace hitspread;

namespace {

Question dice(std::uint16_t name, int count, int sides, RollUse use)
{
    Question question;
    question.key = {name, 0};
    question.dice = static_cast<std::uint8_t>(count);
    question.sides = static_cast<std::uint8_t>(sides);
    question.use = use;
    return question;
}

Question choice(std::uint16_t name, int minimum, int maximum, int preset)
{
    Question question;
    question.key = {name, 0};
    question.kind = QuestionKind::Choice;
    question.minimum = minimum;
    question.maximum = maximum;
    question.preset = preset;
    return question;
}

std::int32_t ask(Answerer& answerer, const Question& question)
{
    Answer answer;
    answer.key = question.key;
    answer.kind = question.kind;
    if (!answerer.answer(question, answer))
        qFatal("an enumerator answers everything");
    return question.kind == QuestionKind::Roll ? answer.sum() : answer.choice;
}

std::int32_t askClass(Answerer& answerer, const Question& question, std::span<const std::int32_t> highest)
{
    Answer answer;
    if (!answerer.answerClass(question, highest, answer) || !fits(answer, question))
        qFatal("an enumerator answers everything");
    return answer.sum();
}

/// How often each number of changes, each Hits total and each field changed comes about, as a comparison of two walks.
std::map<std::vector<std::int32_t>, double> outcomes(const Input& input, bool classes, std::uint64_t& runs)
{
    std::map<std::vector<std::int32_t>, double> found;
    Findings findings;
    runs = 0;
    const auto plan = support::humanPlan();
    Enumerator::forEach(
        [&](Enumerator& enumerator) {
            ++runs;
            if (resolveInto(input, plan.get(), {}, enumerator, &findings, classes ? Keep::Outcome : Keep::Everything))
                qFatal("a question stayed open");
            std::vector<std::int32_t> key;
            for (const Change& change : findings.changes)
                key.insert(key.end(), {change.part, change.element, change.field, change.index, change.after});
            found[key] += enumerator.probability();
        },
        {.classes = classes});
    return found;
}

}  // namespace

/// Walking through all dice: classes, choices made for a goal, limits, and weights of any size.
class EnumeratorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void classesWeighWhatTheyHold();
    void classesAreNotMergedUnasked();
    void classesLeaveTheOddsOfAShot();
    void classesLeaveTheOddsOfADuel();
    void pairsOfADuelDoNotHangTogether();
    void whatComesToTheSameGoesOnOnce();
    void mergedDiceOfAnotherKindHaveNoWays();
    void onlyTheFirstQuestionsAreToldApart();
    void rulingsSeparateEverySum();
    void choicesAreGivenOrPreset();
    void bestKnowsWhatFellAndNothingElse();
    void bestTakesThePresetOfEquals();
    void weightsOfAnySize();
    void tooManyIsSaid();
    void stopIsHeard();
};

void EnumeratorTest::classesWeighWhatTheyHold()
{
    // 3d6: 10 or less in 108 ways, up to 15 in 98, above in 10.
    const std::array<std::int32_t, 3> highest{10, 15, 18};
    std::map<std::int32_t, WideCount> ways;
    double probability = 0;
    Enumerator::forEach(
        [&](Enumerator& enumerator) {
            const std::int32_t sum = askClass(enumerator, dice(1, 3, 6, RollUse::Sum), highest);
            ways[sum] += enumerator.ways().value_or(0);
            probability += enumerator.probability();
        },
        {.classes = true});
    QVERIFY((ways == std::map<std::int32_t, WideCount>{{10, 108}, {15, 98}, {18, 10}}));
    QVERIFY(std::abs(probability - 1) < 1e-12);
}

void EnumeratorTest::classesAreNotMergedUnasked()
{
    const std::array<std::int32_t, 2> highest{10, 18};
    int runs = 0;
    Enumerator::forEach([&](Enumerator& enumerator) {
        (void)askClass(enumerator, dice(1, 3, 6, RollUse::Sum), highest);
        ++runs;
    });
    QCOMPARE(runs, 16);
}

void EnumeratorTest::classesLeaveTheOddsOfAShot()
{
    threed::Shot shot = support::someShot();
    shot.target.phys = 8;
    shot.ammunition.damage = 20;
    std::uint64_t all = 0;
    std::uint64_t merged = 0;
    const auto expected = outcomes(shot, false, all);
    const auto found = outcomes(shot, true, merged);
    QCOMPARE(found.size(), expected.size());
    for (const auto& [key, probability] : expected)
        QVERIFY(std::abs(found.at(key) - probability) < 1e-12);
    QVERIFY2(merged * 4 < all, qPrintable(QStringLiteral("%1 of %2").arg(merged).arg(all)));
}

void EnumeratorTest::classesLeaveTheOddsOfADuel()
{
    percentile::Duel duel;
    duel.sideA.resize(1);
    duel.sideB.resize(1);
    duel.switches.duel = true;
    duel.sideA[0].character.skills.set("sword", 60);
    duel.sideA[0].weapon.skill = "sword";
    duel.sideA[0].weapon.damageDice = 1;
    duel.sideA[0].weapon.damageSides = 4;
    duel.sideA[0].character.healthMax = 30;
    duel.sideB[0].character.healthMax = 30;
    std::uint64_t all = 0;
    std::uint64_t merged = 0;
    const auto expected = outcomes(duel, false, all);
    const auto found = outcomes(duel, true, merged);
    QCOMPARE(found.size(), expected.size());
    for (const auto& [key, probability] : expected)
        QVERIFY(std::abs(found.at(key) - probability) < 1e-12);
    // Seven rows instead of a hundred faces.
    QVERIFY2(merged * 10 < all, qPrintable(QStringLiteral("%1 of %2").arg(merged).arg(all)));
}

void EnumeratorTest::pairsOfADuelDoNotHangTogether()
{
    percentile::Duel duel;
    duel.switches.duel = true;
    for (auto* side : {&duel.sideA, &duel.sideB}) {
        side->resize(2);
        for (std::size_t i = 0; i < side->size(); ++i) {
            side->at(i).character.healthMax = 30;
            side->at(i).character.skills.set("knife", i == 0 ? 30 : 10);
            side->at(i).weapon.skill = "knife";
            side->at(i).weapon.damageDice = 0;
            side->at(i).weapon.damageBonus = 3;
        }
    }
    std::uint64_t runs = 0;
    const auto both = outcomes(duel, true, runs);
    // Both of the first pair are hurt in 3 × 49 ways; in 7 × 49, were its dice told apart by who rolled lower.
    QVERIFY2(runs < 15'000, qPrintable(QString::number(runs)));
    percentile::Duel first = duel;
    first.sideA.resize(1);
    first.sideB.resize(1);
    const auto alone = outcomes(first, false, runs);
    std::map<std::vector<std::int32_t>, double> ofFirst;
    for (const auto& [changes, probability] : both) {
        std::vector<std::int32_t> his;
        for (std::size_t i = 0; i < changes.size(); i += 5) {
            if (changes[i + 1] == 0)
                his.insert(his.end(), changes.begin() + static_cast<std::ptrdiff_t>(i),
                           changes.begin() + static_cast<std::ptrdiff_t>(i) + 5);
        }
        ofFirst[his] += probability;
    }
    QCOMPARE(ofFirst.size(), alone.size());
    for (const auto& [key, probability] : alone)
        QVERIFY(std::abs(ofFirst.at(key) - probability) < 1e-12);
}

void EnumeratorTest::whatComesToTheSameGoesOnOnce()
{
    // Two dice of which only counts whether they show the same, and a third.
    std::map<std::pair<bool, std::int32_t>, WideCount> ways;
    double probability = 0;
    Enumerator::forEach(
        [&](Enumerator& enumerator) {
            const bool isDouble = ask(enumerator, dice(1, 1, 6, RollUse::Faces))
                == ask(enumerator, dice(2, 1, 6, RollUse::Faces));
            const std::array<std::int32_t, 1> numbers{isDouble ? 1 : 0};
            enumerator.tellApart({1, 0}, numbers);
            const std::int32_t third = ask(enumerator, dice(3, 1, 3, RollUse::Faces));
            const auto [place, isNew] = ways.try_emplace({isDouble, third}, enumerator.ways().value_or(0));
            QVERIFY(isNew);
            QVERIFY(enumerator.total() == WideCount{108});
            probability += enumerator.probability();
        },
        {.classes = true});
    QVERIFY(std::abs(probability - 1) < 1e-12);
    QCOMPARE(ways.size(), std::size_t{6});
    for (const auto& [key, count] : ways)
        QVERIFY(count == WideCount{key.first ? 6U : 30U});
}

void EnumeratorTest::mergedDiceOfAnotherKindHaveNoWays()
{
    double probability = 0;
    int runs = 0;
    Enumerator::forEach(
        [&](Enumerator& enumerator) {
            if (ask(enumerator, dice(1, 1, 6, RollUse::Faces)) == 6)
                ask(enumerator, dice(2, 1, 4, RollUse::Faces));
            enumerator.tellApart({1, 0}, {});
            QVERIFY(!enumerator.ways());
            QVERIFY(!enumerator.total());
            probability += enumerator.probability();
            ++runs;
        },
        {.classes = true});
    QCOMPARE(runs, 1);
    QVERIFY(std::abs(probability - 1) < 1e-12);
}

void EnumeratorTest::onlyTheFirstQuestionsAreToldApart()
{
    // What fell before the question it names may count: nothing is merged. Nor for the best of a goal, nor where all is to be walked.
    const auto runsOf = [](const Enumerator::Plan& plan, std::uint16_t from) {
        int runs = 0;
        Enumerator::forEach(
            [&](Enumerator& enumerator) {
                ask(enumerator, dice(1, 1, 6, RollUse::Faces));
                ask(enumerator, dice(2, 1, 6, RollUse::Faces));
                enumerator.tellApart({from, 0}, {});
                ++runs;
            },
            plan);
        return runs;
    };
    QCOMPARE(runsOf({.classes = true}, 1), 1);
    QCOMPARE(runsOf({.classes = true}, 2), 36);
    QCOMPARE(runsOf({}, 1), 36);
}

void EnumeratorTest::rulingsSeparateEverySum()
{
    // A ruling may stand anywhere between the dice and what they decide, so nothing is known of what they must come to.
    const std::array<std::int32_t, 2> highest{10, 18};
    const std::array<Override, 1> rulings{Override{{1, 0}, 3, {}}};
    for (const bool ruled : {false, true}) {
        int runs = 0;
        Enumerator::forEach(
            [&](Enumerator& enumerator) {
                Derivation derivation(enumerator, nullptr,
                                      ruled ? std::span<const Override>(rulings) : std::span<const Override>{},
                                      nullptr);
                (void)derivation.rollOn(threed::Query{}, threed::Rule{}, 3, 6, highest);
                ++runs;
            },
            {.classes = true});
        QCOMPARE(runs, ruled ? 16 : 2);
    }
}

void EnumeratorTest::choicesAreGivenOrPreset()
{
    Answers given;
    given.put(Answer::ofChoice({2, 0}, 4, Origin::Chosen));
    given.put(Answer::ofChoice({3, 0}, 9, Origin::Chosen));
    int runs = 0;
    Enumerator::forEach(
        [&](Enumerator& enumerator) {
            ++runs;
            QCOMPARE(ask(enumerator, choice(1, 0, 5, 3)), 3);
            QCOMPARE(ask(enumerator, choice(2, 0, 5, 3)), 4);
            // What does not fit is as if nobody had given it.
            QCOMPARE(ask(enumerator, choice(3, 0, 5, 3)), 3);
        },
        {.given = &given});
    QCOMPARE(runs, 1);
}

void EnumeratorTest::bestKnowsWhatFellAndNothingElse()
{
    // First one of two games: a die, or 3 for certain. Who took the die may keep it or throw it away for 4.
    const auto goal = [](Enumerator& enumerator) -> double {
        if (ask(enumerator, choice(1, 0, 1, 0)) == 0)
            return 3;
        const std::int32_t face = ask(enumerator, dice(2, 1, 6, RollUse::Sum));
        return ask(enumerator, choice(3, 0, 1, 0)) == 0 ? face : 4;
    };
    const Enumerator::Best best = Enumerator::best(goal, {});
    QVERIFY(best.end == Enumerator::End::Complete);
    // Four times 4, a 5 and a 6.
    QVERIFY(std::abs(best.value - 27.0 / 6) < 1e-12);
    QCOMPARE(best.choices.all().size(), std::size_t{1});
    QCOMPARE(best.choices.find({1, 0})->choice, 1);
}

void EnumeratorTest::bestTakesThePresetOfEquals()
{
    const auto goal = [](Enumerator& enumerator) -> double {
        const std::int32_t first = ask(enumerator, choice(1, 0, 4, 2));
        return first == ask(enumerator, choice(2, 0, 4, 3)) ? 1 : 1 - 0.1 * (first == 4 ? 1 : 0);
    };
    const Enumerator::Best best = Enumerator::best(goal, {});
    QCOMPARE(best.value, 1.0);
    QCOMPARE(best.choices.find({1, 0})->choice, 2);
    QCOMPARE(best.choices.find({2, 0})->choice, 3);
}

void EnumeratorTest::weightsOfAnySize()
{
    // 6^26 is beyond 64 bits, 100^20 beyond 128.
    for (const bool fits : {true, false}) {
        double probability = 0;
        bool hasCount = true;
        Enumerator::forEach([&](Enumerator& enumerator) {
            (void)ask(enumerator, fits ? dice(1, 13, 6, RollUse::Sum) : dice(1, 20, 100, RollUse::Sum));
            if (fits)
                (void)ask(enumerator, dice(2, 13, 6, RollUse::Sum));
            probability += enumerator.probability();
            hasCount = hasCount && enumerator.total().has_value();
        });
        QVERIFY(std::abs(probability - 1) < 1e-12);
        QCOMPARE(hasCount, fits);
    }
}

void EnumeratorTest::tooManyIsSaid()
{
    int runs = 0;
    const auto run = [&](Enumerator& enumerator) {
        (void)ask(enumerator, dice(1, 3, 6, RollUse::Faces));
        ++runs;
    };
    QVERIFY(Enumerator::forEach(run, {.most = 216}) == Enumerator::End::Complete);
    QCOMPARE(runs, 216);
    runs = 0;
    QVERIFY(Enumerator::forEach(run, {.most = 215}) == Enumerator::End::TooMany);
    QCOMPARE(runs, 215);
    const auto goal = [&](Enumerator& enumerator) {
        run(enumerator);
        return 0.0;
    };
    QVERIFY(Enumerator::best(goal, {.most = 10}).end == Enumerator::End::TooMany);
}

void EnumeratorTest::stopIsHeard()
{
    std::stop_source source;
    int runs = 0;
    const auto end = Enumerator::forEach(
        [&](Enumerator& enumerator) {
            (void)ask(enumerator, dice(1, 3, 6, RollUse::Faces));
            if (++runs == 7)
                source.request_stop();
        },
        {.stop = source.get_token()});
    QVERIFY(end == Enumerator::End::Stopped);
    QCOMPARE(runs, 7);
}

HITSPREAD_TEST(EnumeratorTest)
#include "enumerator_test.moc"
