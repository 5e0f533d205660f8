#include "rules/systems/twod6/grapple.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

constexpr std::uint16_t kGrapplerElement = 1;

/// TD-V22: BLD 4 with Unarmed 6 and Running 5 against BLD 6 with Acrobatics 7, a round running.
Grapple grappleOf(Mode mode = Mode::None, int metres = 0)
{
    Grapple grapple;
    Fighter& who = grapple.character.emplace_back(somebody(4));
    who.character.skills.set(std::string(kUnarmed), 6);
    who.character.skills.set(std::string(kRunningSkill), 5);
    who.condition.inRound = true;
    Fighter& whom = grapple.target.emplace_back(somebody(6));
    whom.character.skills.set(std::string(kAcrobatics), 7);
    whom.condition.inRound = true;
    grapple.options.mode = mode;
    grapple.options.metres = metres;
    return grapple;
}

/// It hits with this damage die; the fall check shows these faces.
std::vector<Given> wrestles(int damage, int first = 6, int second = 6)
{
    return {two(Query::AttackDice, 6, 6), one(Query::Damage, damage),
            choice(Query::FallSkill, WrestlingSkill::Acrobatics), two(Query::FallDice, first, second)};
}

int grappleNumberOf(const Grapple& grapple)
{
    return valueOf(resolved(grapple, {two(Query::AttackDice, 1, 1)}), Quantity::AttackNumber);
}

/// Who is held by number 2; BLD 4 against 6, Acrobatics 7, Unarmed 9.
Escape escaping()
{
    Escape escape;
    escape.character.bld = 4;
    escape.character.skills.set(std::string(kAcrobatics), 7);
    escape.character.skills.set(std::string(kUnarmed), 9);
    escape.condition.inRound = true;
    escape.condition.heldBy.add({2});
    escape.target.bld = 6;
    escape.targetCondition.holding = 1;
    return escape;
}

Release releasing()
{
    Release release;
    release.condition.inRound = true;
    release.condition.holding = 2;
    release.targetCondition.heldBy.add({1});
    return release;
}

}  // namespace

/// Grapples, tackles and holds (TD-59, TD-71 to TD-79).
class TwoD6GrappleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void damage_data() { onlyRow("TD-V22 TD-72 TD-73 TD-74 TD-86"); }
    void damage();
    void charge_data();
    void charge();
    void name_data();
    void name();
    void armour_data() { onlyRow("TD-D19"); }
    void armour();
    void missed_data() { onlyRow("TD-73 TD-28"); }
    void missed();
    void rows_data();
    void rows();
    void tackles_data();
    void tackles();
    void refused_data();
    void refused();
    void reaches_data();
    void reaches();
    void fallNumber_data() { onlyRow("TD-V23 TD-75 TD-D19"); }
    void fallNumber();
    void falls_data();
    void falls();
    void noFall_data();
    void noFall();
    void holds_data();
    void holds();
    void dropsOut_data() { onlyRow("TD-97 TD-D50 TD-D71"); }
    void dropsOut();
    void limps_data() { onlyRow("TD-D60"); }
    void limps();
    void escapeNumber_data();
    void escapeNumber();
    void escapes_data();
    void escapes();
    void escapeRefused_data() { onlyRow("TD-77 TD-78"); }
    void escapeRefused();
    void releases_data() { onlyRow("TD-77 TD-D09"); }
    void releases();
};

/// V22, TD-73, TD-74, TD-86: 3 + 4 + 2 Bruise to the defender, his BLD to the attacker, no place, no critical, nobody's senses.
void TwoD6GrappleTest::damage()
{
    const Grapple grapple = grappleOf(Mode::Run, 27);
    QVERIFY(isFree(grapple));
    const Resolution resolution = resolved(grapple, wrestles(3));
    QVERIFY(resolution.isFinished());
    QCOMPARE(valueOf(resolution, Quantity::GrappleCharge), 2);
    QCOMPARE(valueOf(resolution, Quantity::GrappleBack, kGrapplerElement), 6);
    QVERIFY(!resolution.findings.answers.find({static_cast<std::uint16_t>(Query::Place), 0}));
    QVERIFY(!resolution.findings.answers.find({static_cast<std::uint16_t>(Query::ConsciousnessDice), 0}));
    const Grapple now = after(grapple, resolution);
    QCOMPARE(now.target[0].condition.filled, 9);
    QCOMPARE(now.character[0].condition.filled, 6);
    QCOMPARE(now.target[0].condition.lethal + now.character[0].condition.lethal, 0);
    QVERIFY(happened(resolution, EventKind::Hit));
}

void TwoD6GrappleTest::charge_data()
{
    QTest::addColumn<int>("metres");
    QTest::addColumn<int>("filled");
    QTest::newRow("TD-72 0 m") << 0 << 5;
    QTest::newRow("TD-72 9 m") << 9 << 5;
    QTest::newRow("TD-72 10 m") << 10 << 6;
    QTest::newRow("TD-72 19 m") << 19 << 6;
    QTest::newRow("TD-72 40 m") << 40 << 9;
}

void TwoD6GrappleTest::charge()
{
    QFETCH(int, metres);
    const Grapple grapple = grappleOf(metres == 0 ? Mode::None : Mode::Run, metres);
    QVERIFY(isFree(grapple));
    QTEST(int{after(grapple, resolved(grapple, wrestles(1))).target[0].condition.filled}, "filled");
}

void TwoD6GrappleTest::name_data()
{
    QTest::addColumn<int>("metres");
    QTest::addColumn<bool>("tackle");
    QTest::newRow("TD-71 TD-D19 9 m: barely moved, a grapple") << 9 << false;
    QTest::newRow("TD-71 TD-D19 10 m: a tackle") << 10 << true;
}

void TwoD6GrappleTest::name()
{
    QFETCH(int, metres);
    QTEST(isTackle(metres), "tackle");
}

/// TD-D19: armour on the torso counts for both, that of a leg for neither.
void TwoD6GrappleTest::armour()
{
    Grapple grapple = grappleOf();
    clothe(grapple.target[0], test::armour(1, 2));
    clothe(grapple.character[0], test::armour(1, 2));
    const Grapple now = after(grapple, resolved(grapple, wrestles(5)));
    QCOMPARE(now.target[0].condition.filled, 4);
    QCOMPARE(now.character[0].condition.filled, 3);
    Grapple legs = grappleOf();
    clothe(legs.target[0], test::armour(1, 2, bitOf(Location::LeftLeg)));
    QCOMPARE(after(legs, resolved(legs, wrestles(5))).target[0].condition.filled, 9);
}

/// TD-73: at a miss nobody is hurt or held; it was rolled against him (TD-28).
void TwoD6GrappleTest::missed()
{
    const Grapple grapple = grappleOf();
    const Resolution resolution = resolved(grapple, {two(Query::AttackDice, 1, 3)});
    QVERIFY(resolution.isFinished());
    QVERIFY(happened(resolution, EventKind::Missed));
    const Grapple now = after(grapple, resolution);
    QCOMPARE(now.target[0].condition.filled + now.character[0].condition.filled, 0);
    QVERIFY(!isHeld(now.target[0].condition));
    QCOMPARE(now.character[0].condition.holding, 0);
    QVERIFY(now.target[0].condition.rolledAgainst);
    QCOMPARE(now.character[0].condition.kinds, bitOf(ActionKind::Combat));
}

void TwoD6GrappleTest::rows_data()
{
    QTest::addColumn<Grapple>("grapple");
    QTest::addColumn<int>("number");
    const auto row = [](const char* name, int number, auto change) {
        Grapple grapple = grappleOf();
        // Without a row of its own: who has walked.
        grapple.target[0].condition.movement = Movement::Walked;
        change(grapple, grapple.character[0].condition, grapple.target[0].condition);
        QTest::newRow(name) << grapple << number;
    };
    using G = Grapple;
    using C = Condition;
    row("TD-61 the level", 6, [](G&, C&, C&) {});
    row("TD-62a stationary", 5, [](G&, C&, C& target) { target.movement = Movement::Stationary; });
    row("TD-62b a ranged attack this round", 5, [](G&, C&, C& target) { target.shot = true; });
    row("TD-62c higher", 8, [](G&, C&, C& target) { target.elevation = 1; });
    row("TD-62d ran", 7, [](G&, C&, C& target) { target.movement = Movement::Ran; });
    row("TD-62e sprinted", 8, [](G&, C&, C& target) { target.movement = Movement::Sprinted; });
    row("TD-62f evading", 9, [](G&, C&, C& target) { target.movement = Movement::Evaded; });
    row("TD-62g TD-D12 all-out", 4, [](G&, C&, C& target) { target.allOut = true; });
    row("TD-62h concealed", 7, [](G&, C&, C& target) { target.concealed = true; });
    row("TD-63a walked", 7, [](G& grapple, C&, C&) {
        grapple.options.mode = Mode::Walk;
        grapple.options.metres = 5;
    });
    row("TD-63b ran", 8, [](G& grapple, C&, C&) {
        grapple.options.mode = Mode::Run;
        grapple.options.metres = 25;
    });
    row("TD-63c sprinted", 9, [](G& grapple, C&, C&) {
        grapple.options.mode = Mode::Sprint;
        grapple.options.metres = 25;
    });
    row("TD-63d all-out", 4, [](G& grapple, C&, C&) { grapple.options.allOut = true; });
    row("TD-63e from above", 4, [](G&, C& attacker, C&) { attacker.elevation = 1; });
    row("TD-63g drew this round", 8, [](G&, C& attacker, C&) { attacker.drew = true; });
    row("TD-63k partial darkness", 7, [](G& grapple, C&, C&) { grapple.options.light = Light::PartialDarkness; });
    row("TD-63l total darkness", 8, [](G& grapple, C&, C&) { grapple.options.light = Light::TotalDarkness; });
    row("TD-42 a modifier by name", 4, [](G& grapple, C&, C&) { grapple.options.rollModifiers.set("Ice", -2); });
    row("TD-D04 nobody taught him", 10, [](G& grapple, C&, C&) { grapple.character[0].character.skills = {}; });
    row("TD-19 how he moved before his turn is over", 6,
        [](G&, C& attacker, C&) { attacker.movement = Movement::Ran; });
}

void TwoD6GrappleTest::rows()
{
    QFETCH(Grapple, grapple);
    QVERIFY(isFree(grapple));
    QTEST(grappleNumberOf(grapple), "number");
}

void TwoD6GrappleTest::tackles_data()
{
    QTest::addColumn<Grapple>("grapple");
    QTest::addColumn<bool>("complex");
    QTest::addColumn<int>("charge");
    QTest::newRow("TD-59 TD-D10 with a run") << grappleOf(Mode::Run, 25) << false << 2;
    QTest::newRow("TD-59 TD-D10 with a sprint, although it is Complex") << grappleOf(Mode::Sprint, 40) << true << 4;
    Grapple moved = grappleOf();
    Condition& now = moved.character[0].condition;
    now.begun = now.acted = now.complexTaken = true;
    now.kinds = bitOf(ActionKind::Movement);
    now.movement = Movement::Sprinted;
    now.metres = 30;
    QTest::newRow("TD-D10 after a sprint of the same turn") << moved << true << 3;
    Grapple ran = grappleOf();
    Condition& then = ran.character[0].condition;
    then.begun = true;
    then.simple = 1;
    then.kinds = bitOf(ActionKind::Movement);
    then.movement = Movement::Ran;
    then.metres = 27;
    QTest::newRow("TD-19 after a run of the same turn") << ran << false << 2;
}

void TwoD6GrappleTest::tackles()
{
    QFETCH(Grapple, grapple);
    QVERIFY(isFree(grapple));
    const Resolution resolution = resolved(grapple, wrestles(3));
    QTEST(valueOf(resolution, Quantity::GrappleCharge), "charge");
    const Condition now = after(grapple, resolution).character[0].condition;
    QTEST(now.complexTaken, "complex");
    QVERIFY(now.acted);
    QCOMPARE(now.kinds, bitOf(ActionKind::Movement) | bitOf(ActionKind::Combat));
}

void TwoD6GrappleTest::refused_data()
{
    QTest::addColumn<Grapple>("grapple");
    QTest::addColumn<RefusalCode>("expected");
    const auto row = [](const char* name, RefusalCode expected, auto change) {
        Grapple grapple = grappleOf();
        change(grapple, grapple.character[0].condition, grapple.target[0].condition);
        QTest::newRow(name) << grapple << expected;
    };
    using G = Grapple;
    using C = Condition;
    row("TD-71 nobody", RefusalCode::NobodyAttacked, [](G& grapple, C&, C&) { grapple.target.clear(); });
    row("TD-77 him already", RefusalCode::AlreadyHeld, [](G&, C& attacker, C& target) {
        attacker.holding = kUsualTarget;
        target.heldBy.add({kUsualActor});
    });
    row("TD-D54 somebody else already", RefusalCode::AlreadyHolds, [](G&, C& attacker, C&) { attacker.holding = 9; });
    row("TD-D54 more hold him than he has limbs", RefusalCode::HoldersFull, [](G&, C&, C& target) {
        for (std::int32_t holder = 11; !target.heldBy.isFull(); ++holder)
            target.heldBy.add({holder});
    });
    row("TD-77 who is held", RefusalCode::ActorHeld, [](G&, C& attacker, C&) { attacker.heldBy.add({9}); });
    row("TD-24 too far", RefusalCode::MovesTooFar, [](G& grapple, C&, C&) {
        grapple.options.mode = Mode::Sprint;
        grapple.options.metres = 999;
    });
    row("TD-D52 who lies runs nowhere", RefusalCode::ActorProne, [](G& grapple, C& attacker, C&) {
        attacker.prone = true;
        grapple.options.mode = Mode::Run;
    });
    row("TD-17 after an attack", RefusalCode::KindSpent, [](G&, C& attacker, C&) {
        attacker.begun = true;
        attacker.simple = 1;
        attacker.kinds = bitOf(ActionKind::Combat);
    });
    row("TD-16 after an Evade", RefusalCode::ComplexTaken, [](G&, C& attacker, C&) {
        attacker.begun = attacker.acted = attacker.complexTaken = true;
        attacker.kinds = bitOf(ActionKind::Movement);
        attacker.movement = Movement::Evaded;
    });
    row("TD-D10 a sprint and two attacks", RefusalCode::ComplexTaken, [](G&, C& attacker, C&) {
        attacker.begun = attacker.acted = attacker.complexTaken = true;
        attacker.kinds = bitOf(ActionKind::Movement) | bitOf(ActionKind::Combat);
        attacker.movement = Movement::Sprinted;
    });
    row("TD-16 readied, moving and grappling", RefusalCode::SimpleSpent, [](G& grapple, C& attacker, C&) {
        attacker.begun = true;
        attacker.simple = 1;
        attacker.kinds = bitOf(ActionKind::Handling);
        grapple.options.mode = Mode::Walk;
    });
}

void TwoD6GrappleTest::refused()
{
    QFETCH(Grapple, grapple);
    QFETCH(RefusalCode, expected);
    QVERIFY(isRefusedAs(grapple, expected));
}

void TwoD6GrappleTest::reaches_data()
{
    QTest::addColumn<Grapple>("grapple");
    QTest::addColumn<int>("needed");
    const auto row = [](const char* name, int needed, Mode mode, int metres, int distance, auto change) {
        Grapple grapple = grappleOf(mode, metres);
        grapple.options.distance = distance;
        change(grapple.character[0].condition);
        QTest::newRow(name) << grapple << needed;
    };
    const auto walkedFifteen = [](Condition& who) {
        who.movement = Movement::Walked;
        who.metres = 15;
        who.simple = 1;
        who.kinds = bitOf(ActionKind::Movement);
    };
    const auto plain = [](Condition&) {};
    row("TD-59 nobody has said how far: adjacent", 0, Mode::None, 0, kNoEntry, plain);
    row("TD-59 2 m: adjacent", 0, Mode::None, 0, 2, plain);
    row("TD-59 3 m: not adjacent", 1, Mode::None, 0, 3, plain);
    row("TD-59 TD-71 17 m and no run-up", 15, Mode::None, 0, 17, plain);
    row("TD-59 TD-71 17 m and 14 m of it", 15, Mode::Run, 14, 17, plain);
    row("TD-59 TD-71 17 m and 15 m of it", 0, Mode::Run, 15, 17, plain);
    row("TD-59 TD-D49 walked up in the same turn", 0, Mode::None, 0, 17, [&](Condition& who) {
        walkedFifteen(who);
        who.begun = true;
    });
    row("TD-59 TD-D11 walked in the turn before", 15, Mode::None, 0, 17, [](Condition& who) {
        who.movement = Movement::Walked;
        who.metres = 15;
    });
}

/// Who is out of reach is told how many metres it takes; 0: he reaches him.
void TwoD6GrappleTest::reaches()
{
    QFETCH(Grapple, grapple);
    QFETCH(int, needed);
    const std::vector<Refusal> refusals = refusalsOf(grapple, nullptr);
    if (needed == 0) {
        QVERIFY(refusals.empty());
        return;
    }
    QCOMPARE(refusals.size(), std::size_t{1});
    QVERIFY(static_cast<RefusalCode>(refusals[0].code) == RefusalCode::GrappleApart);
    QCOMPARE(refusals[0].value, grapple.options.distance);
    QCOMPARE(refusals[0].bound, needed);
}

/// V23, TD-75, TD-D19: BLD 6 against BLD 4 with Acrobatics 7: 9. The defender chooses, at best what is better.
void TwoD6GrappleTest::fallNumber()
{
    Grapple grapple = grappleOf();
    grapple.character[0].character.bld = 6;
    grapple.target[0].character.bld = 4;
    grapple.target[0].character.skills.set(std::string(kUnarmed), 5);
    QCOMPARE(valueOf(resolved(grapple, wrestles(1)), Quantity::FallNumber), 9);
    const Resolution unanswered = resolved(
        grapple, {two(Query::AttackDice, 6, 6), one(Query::Damage, 1), two(Query::FallDice, 6, 6)});
    QCOMPARE(valueOf(unanswered, Quantity::FallNumber), 7);
    grapple.options.defenceModifiers.set("Slime", 2);
    QCOMPARE(valueOf(resolved(grapple, wrestles(1)), Quantity::FallNumber), 11);
}

void TwoD6GrappleTest::falls_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<bool>("fallen");
    // Acrobatics 7 + 4 - 6 = 5.
    QTest::newRow("TD-75 5 against 5: both stand") << 4 << false;
    QTest::newRow("TD-76 4 against 5: both fall") << 3 << true;
}

void TwoD6GrappleTest::falls()
{
    QFETCH(int, first);
    const Grapple grapple = grappleOf();
    const Resolution resolution = resolved(grapple, wrestles(1, first, 1));
    const Grapple now = after(grapple, resolution);
    QTEST(now.target[0].condition.prone, "fallen");
    QTEST(now.character[0].condition.prone, "fallen");
    QTEST(happened(resolution, EventKind::Down), "fallen");
    // The hold stands either way.
    QVERIFY(isHeldBy(now.target[0].condition, kUsualActor));
}

void TwoD6GrappleTest::noFall_data()
{
    QTest::addColumn<bool>("attacker");
    QTest::newRow("TD-D55 the defender lies already") << false;
    QTest::newRow("TD-D55 the attacker lies already") << true;
}

void TwoD6GrappleTest::noFall()
{
    QFETCH(bool, attacker);
    Grapple grapple = grappleOf();
    (attacker ? grapple.character : grapple.target)[0].condition.prone = true;
    const Resolution resolution = resolved(grapple, {two(Query::AttackDice, 6, 6), one(Query::Damage, 1)});
    QVERIFY(resolution.isFinished());
    const Grapple now = after(grapple, resolution);
    QCOMPARE(now.character[0].condition.prone, attacker);
    QCOMPARE(now.target[0].condition.prone, !attacker);
    QVERIFY(isHeldBy(now.target[0].condition, kUsualActor));
}

void TwoD6GrappleTest::holds_data()
{
    QTest::addColumn<int>("elevation");
    QTest::newRow("TD-77 TD-79 up to him") << 2;
    QTest::newRow("TD-77 TD-79 down to him") << -1;
}

/// The hold, in one place; an Evade movement of the defender is lost (TD-D48).
void TwoD6GrappleTest::holds()
{
    QFETCH(int, elevation);
    Grapple grapple = grappleOf();
    grapple.options.who = 11;
    grapple.options.whom = 12;
    grapple.options.allOut = true;
    Condition& target = grapple.target[0].condition;
    target.movement = Movement::Evaded;
    target.evadeOpen = true;
    target.elevation = elevation;
    const Grapple now = after(grapple, resolved(grapple, wrestles(1)));
    QCOMPARE(now.character[0].condition.holding, 12);
    QVERIFY(isHeldBy(now.target[0].condition, 11));
    QVERIFY(!now.target[0].condition.evadeOpen);
    QCOMPARE(now.character[0].condition.elevation, elevation);
    QVERIFY(now.character[0].condition.allOut);
}

/// TD-97, TD-D50, TD-D71: a defender knocked out by it falls alone, and is held; an attacker who drops out holds nobody.
void TwoD6GrappleTest::dropsOut()
{
    Grapple grapple = grappleOf();
    mark(grapple.target[0].condition, 0, 35);
    grapple.target[0].condition.holding = 9;
    Bound& third = grapple.bound.emplace_back();
    third.condition.heldBy.add({kUsualTarget});
    const Resolution out = resolved(grapple, {two(Query::AttackDice, 6, 6), one(Query::Damage, 1)});
    QVERIFY(out.isFinished());
    const Grapple now = after(grapple, out);
    QVERIFY(now.target[0].condition.unconscious && now.target[0].condition.prone);
    QVERIFY(!now.character[0].condition.prone);
    QVERIFY(isHeldBy(now.target[0].condition, kUsualActor));
    QCOMPARE(now.target[0].condition.holding, 0);
    QVERIFY(!isHeld(now.bound[0].condition));

    Grapple weak = grappleOf();
    mark(weak.character[0].condition, 0, 20);
    const Resolution alone = resolved(weak, {two(Query::AttackDice, 6, 6), one(Query::Damage, 1)});
    QVERIFY(alone.isFinished());
    const Grapple then = after(weak, alone);
    QVERIFY(then.character[0].condition.unconscious);
    QCOMPARE(then.character[0].condition.holding, 0);
    QVERIFY(!isHeld(then.target[0].condition));
    QVERIFY(!then.target[0].condition.prone);
}

/// TD-D60: a movement on an Incapacitated leg costs Bruise here, too; who drops out by it does not get there.
void TwoD6GrappleTest::limps()
{
    Grapple grapple = grappleOf(Mode::Walk, 5);
    hurt(grapple.character[0].condition, Location::LeftLeg, Wound::Incapacitated);
    QVERIFY(isFree(grapple));
    QCOMPARE(after(grapple, resolved(grapple, {two(Query::AttackDice, 1, 1)})).character[0].condition.filled, 1);
    mark(grapple.character[0].condition, 0, 23);
    const Resolution out = resolved(grapple, {});
    QVERIFY(out.isFinished());
    QVERIFY(after(grapple, out).character[0].condition.unconscious);
}

void TwoD6GrappleTest::escapeNumber_data()
{
    QTest::addColumn<bool>("fallen");
    QTest::addColumn<WrestlingSkill>("skill");
    QTest::addColumn<int>("number");
    QTest::newRow("TD-78 Acrobatics 7 + 6 - 4") << false << WrestlingSkill::Acrobatics << 9;
    QTest::newRow("TD-78 Unarmed Combat 9 + 6 - 4") << false << WrestlingSkill::Unarmed << 11;
    QTest::newRow("TD-78 V23 on the ground + 2") << true << WrestlingSkill::Acrobatics << 11;
}

void TwoD6GrappleTest::escapeNumber()
{
    QFETCH(bool, fallen);
    QFETCH(WrestlingSkill, skill);
    Escape escape = escaping();
    escape.targetCondition.prone = fallen;  // one of them counts (TD-D55)
    QTEST(valueOf(resolved(escape, {choice(Query::EscapeSkill, skill), two(Query::EscapeDice, 1, 1)}),
                  Quantity::EscapeNumber),
          "number");
}

void TwoD6GrappleTest::escapes_data()
{
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("free");
    QTest::newRow("TD-78 9 against 9: free") << 3 << true;
    QTest::newRow("TD-D19 8 against 9: the hold stays") << 2 << false;
}

/// TD-77, TD-D54: one try for each of several holders, a whole round each.
void TwoD6GrappleTest::escapes()
{
    QFETCH(int, second);
    QFETCH(bool, free);
    Escape escape = escaping();
    escape.condition.heldBy.add({5});
    QVERIFY(isFree(escape));
    const Resolution resolution = resolved(
        escape, {choice(Query::EscapeSkill, WrestlingSkill::Acrobatics), two(Query::EscapeDice, 6, second)});
    QVERIFY(resolution.isFinished());
    const Escape now = after(escape, resolution);
    QCOMPARE(isHeldBy(now.condition, 2), !free);
    QCOMPARE(now.targetCondition.holding, free ? 0 : 1);
    QVERIFY(isHeldBy(now.condition, 5));
    QVERIFY(now.condition.complexTaken);
    QCOMPARE(happened(resolution, EventKind::Succeeded), free);
}

void TwoD6GrappleTest::escapeRefused()
{
    Escape escape = escaping();
    escape.options.whom = 7;
    QVERIFY(isRefusedAs(escape, RefusalCode::NotHeldByHim));
    escape = escaping();
    escape.condition.begun = true;
    escape.condition.simple = 1;
    QVERIFY(isRefusedAs(escape, RefusalCode::ComplexTooLate));
    Release release = releasing();
    release.options.whom = 7;
    QVERIFY(isRefusedAs(release, RefusalCode::NotHeldByHim));
}

/// TD-77, TD-D09: letting go is Incidental.
void TwoD6GrappleTest::releases()
{
    Release release = releasing();
    release.condition.begun = release.condition.acted = release.condition.complexTaken = true;
    QVERIFY(isFree(release));
    const Release now = after(release, resolved(release, {}));
    QCOMPARE(now.condition.holding, 0);
    QVERIFY(!isHeld(now.targetCondition));
    QCOMPARE(now.condition.simple, 0);
}

HITSPREAD_TEST(TwoD6GrappleTest)

#include "twod6grapple_test.moc"
