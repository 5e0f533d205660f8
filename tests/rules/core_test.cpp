#include "rules/core/body/bodyplan.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/dice/answerdice.h"
#include "rules/core/dice/decision.h"
#include "rules/core/dice/dice.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;

using Faces = std::vector<std::uint8_t>;

/// The rule-free core: hexes, dice, enumeration, declarations.
class CoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hexesRoundTripThroughPacking();
    void seededDiceAreTheSameEverywhere();
    void seededDiceDependOnTheKeyOnly();
    void enumeratorCountsThreeDice_data();
    void enumeratorCountsThreeDice();
    void answersOnOtherDice_data();
    void answersOnOtherDice();
    void diceOfASum_data();
    void diceOfASum();
    void optionsBestFirst();
    void newRecordsAreAtTheirFallbacks();
    void inputsAreValues();
    void partsNestIntoKnownParts();
    void listsInsideLists();
    void planFaults_data();
    void planFaults();
};

void CoreTest::hexesRoundTripThroughPacking()
{
    for (std::int16_t column = -999; column <= 999; column = static_cast<std::int16_t>(column + 37)) {
        for (std::int16_t row = -999; row <= 999; row = static_cast<std::int16_t>(row + 41)) {
            const Hex hex{column, row};
            QVERIFY(unpack(pack(hex)) == hex);
        }
    }
}

void CoreTest::seededDiceAreTheSameEverywhere()
{
    // SplitMix64 reference output for state 1234567 (published test values).
    RandomStream stream(1234567);
    QCOMPARE(stream.next(), 6457827717110365317ULL);
    QCOMPARE(stream.next(), 3203168211198807973ULL);
    QCOMPARE(stream.next(), 9817491932198370423ULL);
}

void CoreTest::seededDiceDependOnTheKeyOnly()
{
    SeededAnswerer first(7);
    SeededAnswerer second(7);
    Question attack;
    attack.key = {1, 0};
    attack.dice = 3;
    attack.sides = 6;
    Question direction = attack;
    direction.key = {2, 0};
    direction.dice = 1;
    Answer a;
    Answer b;
    QVERIFY(first.answer(attack, a));
    QVERIFY(second.answer(direction, b));
    QVERIFY(second.answer(attack, b));
    QVERIFY(a == b);
    QVERIFY(fits(a, attack));
}

void CoreTest::enumeratorCountsThreeDice_data()
{
    QTest::addColumn<bool>("sumOnly");
    QTest::newRow("faces") << false;
    QTest::newRow("sum") << true;
}

void CoreTest::enumeratorCountsThreeDice()
{
    QFETCH(bool, sumOnly);
    std::array<std::uint64_t, 19> ways{};
    Enumerator::forEach([&](Enumerator& enumerator) {
        Question question;
        question.key = {1, 0};
        question.dice = 3;
        question.sides = 6;
        question.use = sumOnly ? RollUse::Sum : RollUse::Faces;
        Answer answer;
        QVERIFY(enumerator.answer(question, answer));
        QVERIFY(fits(answer, question));
        QVERIFY(enumerator.total() == WideCount{216});
        ways[static_cast<std::size_t>(answer.sum())] += static_cast<std::uint64_t>(enumerator.ways().value_or(0));
    });
    const std::array<std::uint64_t, 19> expected{0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1};
    QVERIFY(ways == expected);
}

/// Answers to a question of four dice that show −1, 0 and 1; what they are kept as, and what they show.
void CoreTest::answersOnOtherDice_data()
{
    QTest::addColumn<Faces>("faces");
    QTest::addColumn<int>("lowest");
    QTest::addColumn<bool>("fit");
    QTest::addColumn<Faces>("onSigns");  ///< the faces as places on such dice
    QTest::addColumn<int>("sum");        ///< of those that fit

    QTest::newRow("− 0 + +") << Faces{1, 2, 3, 3} << -1 << true << Faces{1, 2, 3, 3} << 1;
    QTest::newRow("four minus") << Faces{1, 1, 1, 1} << -1 << true << Faces{1, 1, 1, 1} << -4;
    QTest::newRow("one has not fallen") << Faces{1, 0, 3, 3} << -1 << false << Faces{1, 0, 3, 3} << 0;
    QTest::newRow("no face beyond +") << Faces{1, 2, 3, 4} << -1 << false << Faces{1, 2, 3, 4} << 0;
    QTest::newRow("ones of dice that count from 1") << Faces{1, 1, 1, 1} << 1 << true << Faces{3, 3, 3, 3} << 4;
    QTest::newRow("a 2 of them") << Faces{1, 1, 1, 2} << 1 << false << Faces{3, 3, 3, 4} << 0;
    QTest::newRow("dice from 0") << Faces{1, 2, 1, 1} << 0 << true << Faces{2, 3, 2, 2} << 1;
    QTest::newRow("dice from −2, at −2") << Faces{1, 2, 3, 4} << -2 << false << Faces{0, 1, 2, 3} << 0;
    QTest::newRow("dice from −2, at −1") << Faces{2, 2, 3, 4} << -2 << true << Faces{1, 1, 2, 3} << -1;
    QTest::newRow("three dice") << Faces{1, 2, 3} << -1 << false << Faces{1, 2, 3} << 0;
}

void CoreTest::answersOnOtherDice()
{
    QFETCH(Faces, faces);
    QFETCH(int, lowest);
    QFETCH(bool, fit);
    QFETCH(Faces, onSigns);
    const Question question{.key = {7, 0}, .use = RollUse::Sum, .dice = 4, .sides = 3, .lowest = -1};
    const Answer answer = Answer::ofFaces(question.key, faces, Origin::Typed, static_cast<std::int8_t>(lowest));
    QCOMPARE(fits(answer, question), fit);
    const Answer on = answer.on(-1);
    QVERIFY(on == Answer::ofFaces(question.key, onSigns, Origin::Typed, -1));
    Answers given;
    given.put(answer);
    Answer told;
    QCOMPARE(TapeAnswerer(given).answer(question, told), fit);
    if (!fit)
        return;
    QVERIFY(told == on);
    QTEST(told.sum(), "sum");
}

void CoreTest::diceOfASum_data()
{
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("lowest");
    QTest::addColumn<int>("sum");
    QTest::addColumn<Faces>("faces");

    QTest::newRow("four signs, nothing") << 3 << -1 << 0 << Faces{2, 2, 2, 2};
    QTest::newRow("four signs, 1") << 3 << -1 << 1 << Faces{3, 2, 2, 2};
    QTest::newRow("four signs, 4") << 3 << -1 << 4 << Faces{3, 3, 3, 3};
    QTest::newRow("four signs, −3") << 3 << -1 << -3 << Faces{1, 1, 1, 2};
    QTest::newRow("four signs, −4") << 3 << -1 << -4 << Faces{1, 1, 1, 1};
    QTest::newRow("from 0 to 9, 12") << 10 << 0 << 12 << Faces{10, 4, 1, 1};
    QTest::newRow("d6, 4") << 6 << 1 << 4 << Faces{1, 1, 1, 1};
    QTest::newRow("d6, 13") << 6 << 1 << 13 << Faces{6, 5, 1, 1};
    QTest::newRow("from −5 to −3, −14") << 3 << -5 << -14 << Faces{1, 3, 3, 3};
}

void CoreTest::diceOfASum()
{
    QFETCH(int, sides);
    QFETCH(int, lowest);
    QFETCH(int, sum);
    QFETCH(Faces, faces);
    const Question roll{.key = {7, 2},
                        .use = RollUse::Sum,
                        .dice = 4,
                        .sides = static_cast<std::uint8_t>(sides),
                        .lowest = static_cast<std::int8_t>(lowest)};
    const Answer answer = diceOfSum(roll, sum, Origin::Typed);
    QVERIFY(answer == Answer::ofFaces(roll.key, faces, Origin::Typed, roll.lowest));
    QVERIFY(fits(answer, roll));
    QCOMPARE(answer.sum(), sum);
}

void CoreTest::optionsBestFirst()
{
    const std::array put{Option{1, 40}, Option{2, 60, Barrier{}}, Option{3, 55}, Option{4, 40}, Option{0, -1}};
    std::vector<std::int32_t> ids;
    for (const Option& one : bestFirst(put))
        ids.push_back(one.id);
    QCOMPARE(ids, (std::vector<std::int32_t>{3, 1, 4, 0}));
}

void CoreTest::newRecordsAreAtTheirFallbacks()
{
    for (const System* system : systems()) {
        for (const RecordDeclaration* record : system->records()) {
            const std::shared_ptr<void> fresh = record->make();
            const AnyRecord atFallback(*record);
            for (const FieldDeclaration& field : record->fields) {
                if (!field.isNumeric())
                    continue;
                for (std::size_t element = 0; element < field.extent; ++element)
                    QVERIFY2(field.number(fresh.get(), element) == field.number(atFallback.data(), element),
                             std::string(record->id).append(".").append(field.id).c_str());
            }
            QVERIFY2(faultsOf(*record, atFallback.data()).empty(), std::string(record->id).c_str());
        }
    }
}

void CoreTest::inputsAreValues()
{
    QVERIFY(Input().isEmpty());
    for (const System* system : systems()) {
        for (const ActionDeclaration* action : system->actions()) {
            Input input(*action);
            const Input copy = input;
            QVERIFY(&copy.action() == action && copy.data() != input.data());
            const void* data = input.data();
            const Input moved = std::move(input);
            QVERIFY(moved.data() == data && &moved.action() == action);
            QVERIFY(input.isEmpty());  // NOLINT(bugprone-use-after-move): that is the question
            QVERIFY(Input(input).isEmpty());
            input = copy;
            QVERIFY(!input.isEmpty() && input.data() != copy.data());
        }
    }
}

void CoreTest::partsNestIntoKnownParts()
{
    for (const System* system : systems()) {
        for (const ActionDeclaration* action : system->actions()) {
            Input input(*action);
            QVERIFY(&input.action() == action);
            QVERIFY(&input.system() == system);
            for (const PartDeclaration& part : action->parts) {
                const auto dot = part.id.find('.');
                if (dot != std::string_view::npos)
                    QVERIFY(action->find(part.id.substr(0, dot)) != nullptr);
                void* data = input.data();
                if (part.isInner())
                    part.resizeIn(data, 0, 1);
                else
                    part.resize(data, 1);
                QCOMPARE(part.count(data), std::size_t{1});
                QVERIFY(faultsOf(*part.record, part.at(data, 0)).empty());
            }
        }
    }
}

namespace {

struct OneSide {
    threed::Character who;
    std::vector<threed::Armour> armour;
};
struct Sides {
    std::vector<OneSide> targets;
};

}  // namespace

void CoreTest::listsInsideLists()
{
    constexpr std::size_t kMost = 4;
    const PartDeclaration who = declare::each<&Sides::targets, &OneSide::who>("targets", threed::characterRecord,
                                                                              Role::Target, kMost);
    const PartDeclaration armour = declare::inner<&Sides::targets, &OneSide::armour>(
        "targets.armour", threed::armourRecord, Role::Target, kMost);
    Sides sides;
    who.resize(&sides, 3);
    armour.resizeIn(&sides, 0, 2);
    armour.resizeIn(&sides, 2, 1);
    QVERIFY(armour.isInner() && !who.isInner());
    QCOMPARE(who.count(&sides), std::size_t{3});
    QCOMPARE(armour.count(&sides), std::size_t{3});
    QCOMPARE(armour.firstIn(&sides, 2), std::size_t{2});
    QCOMPARE(armour.ownerOf(&sides, 1), std::size_t{0});
    QCOMPARE(armour.ownerOf(&sides, 2), std::size_t{2});
    QCOMPARE(armour.at(&sides, 2), static_cast<void*>(&sides.targets[2].armour[0]));
    QCOMPARE(armour.peek(&sides, 1), static_cast<const void*>(&sides.targets[0].armour[1]));
    QCOMPARE(who.at(&sides, 1), static_cast<void*>(&sides.targets[1].who));
}

using PlanKind = PlanFault::Kind;

void CoreTest::planFaults_data()
{
    QTest::addColumn<std::vector<BodyCell>>("cells");
    QTest::addColumn<PlanFault>("fault");
    const BodyCell head{{0, 0}, 0, Piece::Skull};
    const BodyCell chest{{0, 2}, 1, Piece::Chest};
    const auto row = [](const char* name, std::vector<BodyCell> cells, PlanFault fault) {
        QTest::newRow(name) << std::move(cells) << fault;
    };
    row("no hex", {}, {PlanKind::Empty});
    row("an odd hex", {head, chest, {{1, 2}, 1}}, {PlanKind::OddHex, {1, 2}});
    row("a hex twice", {head, chest, {{0, 2}, 0}}, {PlanKind::HexTwice, {0, 2}});
    row("a location that is not there", {head, chest, {{0, 4}, 2}}, {PlanKind::NoSuchLocation, {0, 4}});
    row("a location without hexes", {head}, {PlanKind::LocationEmpty, {}, 1});
    row("a location in two pieces", {head, chest, {{0, 6}, 1}}, {PlanKind::LocationApart, {}, 1});
    row("a figure in two pieces", {head, {{0, 4}, 1}}, {PlanKind::FigureApart});
    std::vector<BodyCell> high{head};
    for (std::int16_t i = 1; i <= PlanFault::kMostHalfRows / 2; ++i)
        high.push_back({{0, static_cast<std::int16_t>(2 * i)}, 1});
    row("129 half-rows", high, {PlanKind::TooLarge});
}

/// 3D-LOC-02, A-025: what is wrong with a plan is data.
void CoreTest::planFaults()
{
    QFETCH(const std::vector<BodyCell>, cells);
    BodyPlan::Data data;
    data.locations = {"head", "chest"};
    data.cells = cells;
    const auto fault = BodyPlan::faultOf(data);
    QVERIFY(fault);
    QTEST(*fault, "fault");
}

HITSPREAD_TEST(CoreTest)
#include "core_test.moc"
