#include "rules/systems/twod6/harm.h"

#include "rules/systems/twod6/manualharm.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

#include <optional>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

/// One blow at somebody, and what came of it.
class Struck {
public:
    Struck(const Blow& blow, Location location, const Fighter& whom, const std::vector<Given>& answers = {},
           const Switches& switches = {})
        : m_whom(whom), m_victim(m_whom, Subject().target(0), 0)
    {
        Answers tape;
        for (const Given& given : answers) {
            const QuestionKey key{static_cast<std::uint16_t>(given.query), given.index};
            if (given.faces.empty())
                tape.put(Answer::ofChoice(key, given.choice, Origin::Given));
            else
                tape.put(Answer::ofFaces(key, given.faces, Origin::Given));
        }
        TapeAnswerer given(tape);
        PresetAnswerer presets;
        ChainAnswerer chain({&given, &presets});
        Derivation derivation(chain, nullptr, {}, &m_findings);
        taken = strike(derivation, blow, location, m_victim, switches).value;
    }
    [[nodiscard]] const Condition& condition() const { return m_victim.condition(); }
    [[nodiscard]] std::int32_t pool(int piece = 0) const { return m_victim.poolOf(piece); }
    [[nodiscard]] bool hasAsked(Query query) const
    {
        return m_findings.answers.find({static_cast<std::uint16_t>(query), 0}) != nullptr;
    }
    [[nodiscard]] int valueOf(Quantity quantity) const
    {
        const Step* step = lastStep(m_findings.steps, {static_cast<std::uint16_t>(quantity), 0});
        return step ? step->value : kNoValue;
    }

    std::int32_t taken = 0;

private:
    Fighter m_whom;
    FighterLedger m_victim;
    Findings m_findings;
};

Blow lethal(std::int32_t points)
{
    return {.damage = points};
}
Blow bruise(std::int32_t points)
{
    return {.damage = points, .type = DamageType::Bruise};
}
Given faints()
{
    return two(Query::ConsciousnessDice, 1, 1);
}
Fighter marked(std::int32_t bld, std::int32_t lethal, std::int32_t filled)
{
    Fighter who = somebody(bld);
    mark(who.condition, lethal, filled);
    return who;
}

}  // namespace

/// What a blow does, step by step.
class TwoD6HarmTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reducesDamage_data();
    void reducesDamage();
    void armourOfPlaceAndKind_data();
    void armourOfPlaceAndKind();
    void poolIsOneOverAllPlaces_data() { onlyRow("TD-D58"); }
    void poolIsOneOverAllPlaces();
    void largestFractionCounts_data() { onlyRow("TD-D24 TD-D71"); }
    void largestFractionCounts();
    void marks_data();
    void marks();
    void dies_data() { onlyRow("TD-95 TD-D50 TD-D71"); }
    void dies();
    void fullMonitorTakesSenses_data() { onlyRow("TD-97 TD-D26 TD-D57"); }
    void fullMonitorTakesSenses();
    void rolls_data();
    void rolls();
    void saveOfTheLine_data();
    void saveOfTheLine();
    void noRollWhileOut_data() { onlyRow("TD-101 TD-104"); }
    void noRollWhileOut();
    void cosh_data();
    void cosh();
    void faintingEndsWhatHeDoes_data() { onlyRow("TD-103 TD-114 TD-D50"); }
    void faintingEndsWhatHeDoes();
    void clock_data() { onlyRow("TD-109 TD-D31 TD-D57 TD-D63"); }
    void clock();
    void aimAndTreatmentEnd_data() { onlyRow("TD-48 TD-D16 TD-D62"); }
    void aimAndTreatmentEnd();
    void proposals_data();
    void proposals();
    void answersToProposals_data();
    void answersToProposals();
    void disabledLimbs_data() { onlyRow("TD-107 TD-D60"); }
    void disabledLimbs();
    void disabledArmDrops_data() { onlyRow("TD-D60"); }
    void disabledArmDrops();
    void incapacitatedHead_data() { onlyRow("TD-108 TD-D61"); }
    void incapacitatedHead();
};

void TwoD6HarmTest::reducesDamage_data()
{
    QTest::addColumn<Blow>("blow");
    QTest::addColumn<Armour>("piece");
    QTest::addColumn<Rounding>("rounding");
    QTest::addColumn<int>("taken");
    QTest::addColumn<int>("pool");
    const Armour none = armour(0, 1);
    const Armour half = armour(1, 2);
    const Armour pool = armour(1, 2, bitOf(Location::Torso), 3);
    const Armour plate = armour(3, 4, bitOf(Location::Torso), 4);
    const Armour empty = armour(1, 2, bitOf(Location::Torso), 0);
    Blow critical = lethal(9);
    critical.critical = 1;
    Blow vane = lethal(10);
    vane.critical = 1;
    Blow cosh = bruise(9);
    cosh.cosh = true;
    Blow bare = lethal(9);
    bare.armour = false;
    const auto row = [](const char* name, const Blow& blow, const Armour& piece, Rounding rounding, int taken,
                        int left) { QTest::newRow(name) << blow << piece << rounding << taken << left; };
    row("TD-87: as it is", lethal(9), none, Rounding::Floor, 9, kNoEntry);
    row("TD-V10: doubled", critical, none, Rounding::Floor, 18, kNoEntry);
    row("TD-V11: a half", lethal(9), half, Rounding::Floor, 4, kNoEntry);
    row("TD-88 TD-V11: three quarters", lethal(9), armour(3, 4), Rounding::Floor, 2, kNoEntry);
    row("TD-V11: a quarter", lethal(9), armour(1, 4), Rounding::Floor, 6, kNoEntry);
    row("TD-D23: nearest", lethal(9), half, Rounding::Nearest, 5, kNoEntry);
    row("TD-D23: nearest, of a quarter", lethal(9), armour(3, 4), Rounding::Nearest, 2, kNoEntry);
    row("TD-D23: up", lethal(9), armour(3, 4), Rounding::Ceil, 3, kNoEntry);
    row("TD-V12: the pool after the fraction", lethal(9), pool, Rounding::Floor, 1, 0);
    row("TD-90: a pool that is not used up", lethal(4), pool, Rounding::Floor, 0, 1);
    row("TD-D24: nothing of a pool of 0", lethal(9), empty, Rounding::Floor, 9, 0);
    row("TD-D24: doubled before armour", vane, plate, Rounding::Floor, 1, 0);
    row("TD-67: a cosh halves", cosh, none, Rounding::Floor, 4, kNoEntry);
    row("TD-D24: halved and then through armour", cosh, half, Rounding::Floor, 2, kNoEntry);
    row("TD-D23: two separate roundings", cosh, half, Rounding::Ceil, 3, kNoEntry);
    row("TD-88: no armour counts", bare, half, Rounding::Floor, 9, kNoEntry);
    row("TD-87: never below nothing", lethal(-2), none, Rounding::Floor, 0, kNoEntry);
}

void TwoD6HarmTest::reducesDamage()
{
    QFETCH(Blow, blow);
    QFETCH(Armour, piece);
    QFETCH(Rounding, rounding);
    Fighter who = somebody(12);
    clothe(who, piece);
    Switches switches;
    switches.rounding = rounding;
    const Struck struck(blow, Location::Torso, who, {stays()}, switches);
    QTEST(struck.taken, "taken");
    QTEST(struck.pool(), "pool");
}

void TwoD6HarmTest::armourOfPlaceAndKind_data()
{
    QTest::addColumn<Location>("location");
    QTest::addColumn<DamageType>("type");
    QTest::addColumn<int>("taken");
    QTest::newRow("TD-89: where it is") << Location::Torso << DamageType::Lethal << 2;
    QTest::newRow("TD-89: beside it") << Location::LeftArm << DamageType::Lethal << 4;
    QTest::newRow("TD-89: against another kind") << Location::Torso << DamageType::Bruise << 4;
}

void TwoD6HarmTest::armourOfPlaceAndKind()
{
    QFETCH(Location, location);
    QFETCH(DamageType, type);
    Fighter who = somebody();
    Armour vest = armour(1, 2);
    vest.types = bitOf(DamageType::Lethal);
    clothe(who, vest);
    QTEST(Struck({.damage = 4, .type = type}, location, who, {stays()}).taken, "taken");
}

/// TD-D58.
void TwoD6HarmTest::poolIsOneOverAllPlaces()
{
    Fighter who = somebody();
    clothe(who, armour(1, 2, kEverywhere, 5));
    who.armourState[0].poolLeft = 2;
    const Struck struck(lethal(6), Location::LeftLeg, who, {stays()});
    QCOMPARE(struck.taken, 1);
    QCOMPARE(struck.pool(), 0);
}

/// TD-D24, TD-D71.
void TwoD6HarmTest::largestFractionCounts()
{
    Fighter who = somebody();
    clothe(who, armour(1, 2));
    clothe(who, armour(3, 4));
    QCOMPARE(Struck(lethal(8), Location::Torso, who, {stays()}).taken, 2);
    Fighter tied = somebody();
    clothe(tied, armour(1, 2));
    clothe(tied, armour(1, 2, bitOf(Location::Torso), 3));
    const Struck struck(lethal(8), Location::Torso, tied, {stays()});
    QCOMPARE(struck.taken, 1);
    QCOMPARE(struck.pool(1), 0);
}

void TwoD6HarmTest::marks_data()
{
    QTest::addColumn<Fighter>("whom");
    QTest::addColumn<Blow>("blow");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("filled");
    QTest::newRow("TD-91: Lethal") << somebody() << lethal(4) << 4 << 4;
    QTest::newRow("TD-91: Bruise") << somebody() << bruise(4) << 0 << 4;
    QTest::newRow("TD-93 TD-99 TD-V13") << marked(5, 5, 14) << lethal(3) << 8 << 14;
    QTest::newRow("TD-98 TD-V14") << marked(2, 0, 10) << bruise(5) << 3 << 12;
    QTest::newRow("TD-95 TD-V15") << marked(2, 11, 11) << lethal(1) << 12 << 12;
}

void TwoD6HarmTest::marks()
{
    QFETCH(Fighter, whom);
    QFETCH(Blow, blow);
    const Struck struck(blow, Location::Torso, whom, {stays()});
    QTEST(struck.condition().lethal, "lethal");
    QTEST(struck.condition().filled, "filled");
}

/// Nothing is rolled or proposed for the dead (TD-95, TD-D50, TD-D71).
void TwoD6HarmTest::dies()
{
    Fighter who = marked(2, 8, 8);
    who.condition.saveIn = 3;
    who.condition.holding = 4;
    who.condition.heldBy.add({5});
    const Struck struck(lethal(6), Location::LeftArm, who);
    const Condition& now = struck.condition();
    QVERIFY(now.dead);
    QVERIFY(now.prone);
    QCOMPARE(now.saveIn, kNoEntry);
    QCOMPARE(now.wakeIn, kNoEntry);
    QCOMPARE(now.holding, 0);
    QVERIFY(!isHeld(now));
    QVERIFY(!struck.hasAsked(Query::ConsciousnessDice));
    QVERIFY(!struck.hasAsked(Query::Proposal));
}

/// TD-97, TD-D26, TD-D57.
void TwoD6HarmTest::fullMonitorTakesSenses()
{
    const Struck struck(bruise(5), Location::Head, marked(2, 0, 10));
    const Condition& now = struck.condition();
    QVERIFY(now.unconscious);
    QVERIFY(!now.dead);
    QVERIFY(!struck.hasAsked(Query::ConsciousnessDice));
    QCOMPARE(now.saveIn, 6);
    QCOMPARE(now.wakeIn, 6);
}

void TwoD6HarmTest::rolls_data()
{
    QTest::addColumn<Blow>("blow");
    QTest::addColumn<Location>("location");
    QTest::addColumn<bool>("rolls");
    Blow held = lethal(1);
    Blow cosh = bruise(1);
    cosh.cosh = true;
    Blow limp = lethal(0);
    QTest::newRow("TD-101: Lethal anywhere") << held << Location::LeftLeg << true;
    QTest::newRow("TD-101: Bruise on the head") << bruise(1) << Location::Head << true;
    QTest::newRow("TD-101: Bruise elsewhere") << bruise(4) << Location::Torso << false;
    QTest::newRow("TD-D28: no damage taken") << limp << Location::Head << false;
    QTest::newRow("TD-D28: a cosh on the head at 0 points") << cosh << Location::Head << true;
    QTest::newRow("TD-D29: a cosh elsewhere") << cosh << Location::Torso << false;
}

void TwoD6HarmTest::rolls()
{
    QFETCH(Blow, blow);
    QFETCH(Location, location);
    QTEST(Struck(blow, location, somebody(), {stays()}).hasAsked(Query::ConsciousnessDice), "rolls");
}

void TwoD6HarmTest::saveOfTheLine_data()
{
    QTest::addColumn<int>("filled");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("unconscious");
    QTest::newRow("TD-102: GOOD, 3") << 8 << 2 << false;
    QTest::newRow("TD-103: GOOD, 2") << 8 << 1 << true;
    QTest::newRow("TD-E06: FAIR, 5") << 13 << 4 << false;
    QTest::newRow("TD-E06: FAIR, 4") << 13 << 3 << true;
    QTest::newRow("TD-102: the line after the mark, 4") << 9 << 3 << true;
    QTest::newRow("TD-102: POOR, 7") << 25 << 6 << false;
    QTest::newRow("TD-102: POOR, 6") << 25 << 5 << true;
}

void TwoD6HarmTest::saveOfTheLine()
{
    QFETCH(int, filled);
    QFETCH(int, second);
    const Struck struck(bruise(1), Location::Head, marked(5, 0, filled), {two(Query::ConsciousnessDice, 1, second)});
    QTEST(struck.condition().unconscious, "unconscious");
}

void TwoD6HarmTest::noRollWhileOut()
{
    Fighter out = somebody();
    out.condition.unconscious = true;
    const Struck struck(lethal(3), Location::Head, out);
    QCOMPARE(struck.condition().lethal, 3);
    QVERIFY(!struck.hasAsked(Query::ConsciousnessDice));
}

void TwoD6HarmTest::cosh_data()
{
    QTest::addColumn<Cosh>("way");
    QTest::addColumn<int>("damage");
    QTest::addColumn<int>("number");
    QTest::newRow("TD-68: as printed") << Cosh::AsPrinted << 8 << 3;
    QTest::newRow("TD-D56: by what it marked") << Cosh::BySeverity << 8 << 7;
    QTest::newRow("TD-D56: two at least") << Cosh::BySeverity << 2 << 5;
}

void TwoD6HarmTest::cosh()
{
    QFETCH(Cosh, way);
    QFETCH(int, damage);
    Switches switches;
    switches.cosh = way;
    Blow blow = bruise(damage);
    blow.cosh = true;
    const Struck struck(blow, Location::Head, somebody(), {stays()}, switches);
    QTEST(struck.valueOf(Quantity::ConsciousnessNumber), "number");
}

/// TD-103, TD-114, TD-D50.
void TwoD6HarmTest::faintingEndsWhatHeDoes()
{
    Fighter who = marked(5, 11, 11);
    who.condition.holding = 3;
    who.condition.allOut = true;
    who.condition.movement = Movement::Evaded;
    who.condition.evadeOpen = true;
    const Struck struck(lethal(1), Location::LeftArm, who, {faints()});
    const Condition& now = struck.condition();
    QVERIFY(now.unconscious);
    QVERIFY(now.prone);
    QVERIFY(!now.allOut);
    QVERIFY(!now.evadeOpen);
    QCOMPARE(now.holding, 0);
    QCOMPARE(now.movement, Movement::Stationary);
    QCOMPARE(now.wakeIn, 12);
}

/// TD-109, TD-D31, TD-D57, TD-D63.
void TwoD6HarmTest::clock()
{
    QCOMPARE(Struck(lethal(1), Location::Torso, somebody(), {stays()}).condition().saveIn, 6);
    QCOMPARE(Struck(bruise(1), Location::Torso, somebody()).condition().saveIn, kNoEntry);
    Fighter running = marked(5, 2, 2);
    running.condition.saveIn = 2;
    QCOMPARE(Struck(lethal(1), Location::Torso, running, {stays()}).condition().saveIn, 2);
    Fighter stable = marked(5, 2, 2);
    stable.condition.stabilised = true;
    const Struck anew(lethal(1), Location::Torso, stable, {stays()});
    QVERIFY(!anew.condition().stabilised);
    QCOMPARE(anew.condition().saveIn, 6);
    QVERIFY(Struck(bruise(1), Location::Torso, stable).condition().stabilised);
}

/// By one point at least (TD-48, TD-D16, TD-D62).
void TwoD6HarmTest::aimAndTreatmentEnd()
{
    Fighter who = somebody();
    who.condition.aimAt = who.condition.treats = 3;
    who.condition.aimRounds = who.condition.treatRounds = 2;
    const Struck hurt(bruise(1), Location::Torso, who);
    QCOMPARE(hurt.condition().aimRounds, 0);
    QCOMPARE(hurt.condition().treatRounds, 0);
    const Struck unhurt(bruise(0), Location::Torso, who);
    QCOMPARE(unhurt.condition().aimRounds, 2);
    QCOMPARE(unhurt.condition().treatRounds, 2);
}

void TwoD6HarmTest::proposals_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<Location>("location");
    QTest::addColumn<Wound>("now");
    QTest::addColumn<Wound>("proposed");
    const auto row = [](const char* name, int points, Location location, Wound now, Wound proposed) {
        QTest::newRow(name) << points << location << now << proposed;
    };
    row("TD-105: too little", 9, Location::LeftArm, Wound::Ok, Wound::Ok);
    row("TD-D36: twice BLD", 10, Location::LeftArm, Wound::Ok, Wound::Incapacitated);
    row("TD-D36: less than three times", 14, Location::RightLeg, Wound::Ok, Wound::Incapacitated);
    row("TD-D36: three times", 15, Location::RightLeg, Wound::Ok, Wound::Disabled);
    row("TD-D36: the Head, too", 15, Location::Head, Wound::Ok, Wound::Disabled);
    row("TD-D36: never the Torso", 40, Location::Torso, Wound::Ok, Wound::Incapacitated);
    row("TD-D60: a second one disables", 10, Location::LeftArm, Wound::Incapacitated, Wound::Disabled);
    row("TD-D60: a small second one does not", 9, Location::LeftArm, Wound::Incapacitated, Wound::Ok);
    row("TD-D71: the Head by three times only", 14, Location::Head, Wound::Incapacitated, Wound::Ok);
    row("TD-D71: the Head by three times", 15, Location::Head, Wound::Incapacitated, Wound::Disabled);
    row("TD-D36: the Torso once", 20, Location::Torso, Wound::Incapacitated, Wound::Ok);
    row("TD-107: nothing after Disabled", 40, Location::LeftArm, Wound::Disabled, Wound::Ok);
}

void TwoD6HarmTest::proposals()
{
    QFETCH(int, points);
    QFETCH(Location, location);
    QFETCH(Wound, now);
    QTEST(proposedWound(points, 5, location, now, {}), "proposed");
}

void TwoD6HarmTest::answersToProposals_data()
{
    QTest::addColumn<Location>("location");
    QTest::addColumn<int>("answer");
    QTest::addColumn<Wound>("wound");
    QTest::newRow("TD-D69: a limb if nobody says anything") << Location::LeftLeg << -1 << Wound::Incapacitated;
    QTest::newRow("TD-D69: not the Head") << Location::Head << -1 << Wound::Ok;
    QTest::newRow("TD-D69: not the Torso") << Location::Torso << -1 << Wound::Ok;
    QTest::newRow("TD-105: declined") << Location::LeftLeg << 0 << Wound::Ok;
    QTest::newRow("TD-105: confirmed") << Location::Torso << 1 << Wound::Incapacitated;
}

/// Bruise counts as well as Lethal, with what goes past the monitor (TD-D69).
void TwoD6HarmTest::answersToProposals()
{
    QFETCH(Location, location);
    QFETCH(int, answer);
    QFETCH(Wound, wound);
    std::vector<Given> answers{stays()};
    if (answer >= 0)
        answers.push_back(choice(Query::Proposal, answer));
    const Struck struck(bruise(10), location, somebody(), answers);
    QCOMPARE(woundAt(struck.condition(), location), wound);
    const Struck beyond(bruise(10), location, marked(5, 0, 28), answers);
    QCOMPARE(woundAt(beyond.condition(), location), wound);
}

/// TD-107, TD-D60.
void TwoD6HarmTest::disabledLimbs()
{
    const std::vector<Given> answers{stays(), confirms()};
    const Struck leg(lethal(15), Location::RightLeg, somebody(), answers);
    QVERIFY(leg.condition().prone);
    QVERIFY(!leg.condition().unconscious);
    const Struck limps(lethal(10), Location::RightLeg, somebody(), answers);
    QVERIFY(!limps.condition().prone);
    const Struck useless(lethal(15), Location::RightArm, somebody(), answers);
    QVERIFY(!useless.condition().prone);
    QCOMPARE(woundAt(useless.condition(), Location::RightArm), Wound::Disabled);
}

/// Only that arm (TD-D60).
void TwoD6HarmTest::disabledArmDrops()
{
    Harm harm;
    arm(harm.targets.emplace_back(somebody()), pistol());
    harm.options.points = 15;
    harm.options.location = Location::RightArm;
    const std::vector<Given> answers{stays(), confirms()};
    QCOMPARE(changed(resolved(harm, answers), harm, "targets.weapons.state", "dropped"), 1);
    harm.options.location = Location::LeftArm;
    QCOMPARE(changed(resolved(harm, answers), harm, "targets.weapons.state", "dropped"), kNoValue);
}

/// TD-108, TD-D61.
void TwoD6HarmTest::incapacitatedHead()
{
    Fighter who = somebody();
    who.condition.mayAct = true;
    const Struck struck(bruise(10), Location::Head, who, {stays(), confirms()});
    QVERIFY(struck.condition().unconscious);
    QVERIFY(!struck.condition().mayAct);
    QVERIFY(isLaidUp(struck.condition()));
}

HITSPREAD_TEST(TwoD6HarmTest)

#include "twod6harm_test.moc"
