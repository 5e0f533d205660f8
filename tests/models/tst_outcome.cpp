#include <QTest>

#include "models/history/changelines.h"
#include "models/history/tracemodel.h"
#include "models/systems/threed/threedfacets.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/harm/firstaid.h"
#include "rules/systems/threed/harm/treatment.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "support/testclass.h"
#include "support/threed.h"

using namespace hitspread;
using namespace hitspread::threed;
using support::Given;
using support::Tape;

/// The one line that says what an action came to.
class TestOutcome : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBulletIsTold();
    void whatArmourTakesAltogetherIsNoLess();
    void noBulletHits();
    void aBlowThatIsFendedOff();
    void whatCareCameTo_data();
    void whatCareCameTo();
    void aTreatmentTellsWhatComesBack();
    void bleedingIsToldByName();
    void aRollOffIsToldByItsFaces();

private:
    /// As an action of the log.
    template <typename Action, typename Dice>
    static ActionRecord recorded(const char* id, const Action& action, const Dice& dice)
    {
        ActionRecord record;
        record.system = "threed";
        record.action = id;
        record.request.input = action;
        record.findings = support::resolved(action, dice);
        return record;
    }

    template <typename Action, typename Dice>
    static QString told(const Action& action, const Dice& dice)
    {
        ActionRecord record;
        record.request.input = action;
        record.findings = support::resolved(action, dice);
        return threed::resultWordsOf(record);
    }
};

/// Three bullets, each 10 + 3: Torso, Torso, Abdomen (2 hexes further down each).
void TestOutcome::everyBulletIsTold()
{
    Volley volley = support::someVolley();
    volley.options.mode = Mode::Burst;
    volley.targets[0].character.name = "Brann";
    QCOMPARE(told(volley, Tape{}), QStringLiteral("3 of 3 hit · Brann: 39 damage"));
    volley.targets[0].character.hitsMax.fill(13);
    QVERIFY(told(volley, Tape{}).endsWith(QStringLiteral(", dead")));
    volley.weapon.burstLength = 9;
    // Straight down, the sixth and all after it pass between the legs.
    QCOMPARE(told(volley, Tape{}).section(QStringLiteral(" · "), 0, 0), QStringLiteral("5 of 9 hit"));
}

/// PEN 63 against PV 38: 13 less half of it is 6 below nothing (3D-DAM-02).
void TestOutcome::whatArmourTakesAltogetherIsNoLess()
{
    Volley volley = support::someVolley();
    volley.options.mode = Mode::Burst;
    volley.ammunition.penetration = 60;
    VolleyTarget& target = volley.targets[0];
    target.character.name = "Brann";
    support::wear(target, 38, 40);
    QCOMPARE(told(volley, Tape{}), QStringLiteral("3 of 3 hit · Brann: 0 damage"));
}

void TestOutcome::noBulletHits()
{
    Volley volley = support::someVolley();
    volley.options.mode = Mode::Burst;
    volley.targets[0].options.aimHex = {9, 9};
    QCOMPARE(told(volley, Tape{}), QStringLiteral("0 of 3 hit"));
}

void TestOutcome::aBlowThatIsFendedOff()
{
    Melee melee = support::someMelee();
    melee.options.targetUnaware = false;
    melee.parryWeapon[0].damage = 20;
    QCOMPARE(told(melee, Given{{Query::AttackDice, {4, 3, 5}}}), QStringLiteral("parried"));
    const Given dodged{{Query::AttackDice, {4, 3, 3}},
                       {Query::ReactionParry, {0}},
                       {Query::ReactionDodge, {1}},
                       {Query::DodgeDice, {6, 3, 3}}};
    QCOMPARE(told(melee, dodged), QStringLiteral("dodged"));
}

/// Paramedic 6 against 13 (3D-SKL-01); as many points as there are open wounds close one (3D-AID-02), a failure does 1 point of damage
/// (3D-AID-03).
void TestOutcome::whatCareCameTo_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("die");
    QTest::addColumn<QString>("words");
    const auto close = static_cast<int>(Aid::CloseWound);
    const auto bullet = static_cast<int>(Aid::ExtractBullet);
    QTest::newRow("3D-AID-02") << close << 4 << QStringLiteral("wound closed: left arm");
    QTest::newRow("3D-AID-02 one point too few") << close << 1 << QStringLiteral("no wound closed");
    QTest::newRow("3D-AID-03") << close << 0 << QStringLiteral("no wound closed, 1 damage to left arm");
    // Taking it out does at least 1 point of damage (3D-AID-05).
    QTest::newRow("3D-AID-04 3D-AID-05") << bullet << 6 << QStringLiteral("bullet taken out, 1 damage to torso");
}

void TestOutcome::whatCareCameTo()
{
    QFETCH(int, what);
    QFETCH(int, die);
    FirstAid aid;
    aid.medic.name = "Odile";
    aid.medic.skills.set("paramedic", 6);
    aid.patient.name = "Tomas";
    aid.options.what = static_cast<Aid>(what);
    Condition& patient = aid.patientCondition;
    patient.stuck = {{}};
    patient.wounds = {{Location::LeftArm, 0, true}, {Location::LeftArm, 0, true}};
    if (die == 0)
        aid.medic.skills.set("paramedic", 1);
    const ActionRecord record = recorded("aid", aid, Given{{Query::AidDice, {die == 0 ? 1 : die, 4, 5}}});
    QTEST(threed::resultWordsOf(record), "words");
    // The history names what was done and both who are in it.
    QFETCH(QString, words);
    QCOMPARE(hitspread::titleOf(record), QStringLiteral("Odile → Tomas: First aid, ") + words);
}

/// 3D-HEAL-01: Healing 4 gives 2 Hits for a point of Flux, two phases later.
void TestOutcome::aTreatmentTellsWhatComesBack()
{
    Treatment treatment;
    treatment.healer.ebonHealerRank = 4;
    treatment.options.flux = 1;
    QCOMPARE(threed::resultWordsOf(recorded("treat", treatment, Given{})),
             QStringLiteral("gives back 2 Hits, torso, phases until then: 2"));
}

/// 3D-WND-03: the fifth round after one wound takes a Hit where it is; 24 Incap of which 6 are gone, 10 Hits of the arm of which 5 are.
void TestOutcome::bleedingIsToldByName()
{
    PhaseChange change;
    change.members.resize(2);
    change.members[0].character.name = "Ines";
    change.members[1].character.name = "Bo";
    change.options = {true, true, 7, 3};
    Condition& ines = change.members[0].condition;
    ines.wounds = {{Location::LeftArm, 0, true}};
    ines.bleedingRound = 2;
    ines.bleedingCounter = 4;
    ines.damage[static_cast<std::size_t>(Location::LeftArm)] = 5;
    ines.standardTotal = 6;
    const ActionRecord record = recorded("phase", change, Given{});
    QCOMPARE(hitspread::titleOf(record), QStringLiteral("Round 8, phase 1 · Ines bleeds: 18 → 17, left arm 5 → 4"));
    change.members[0].condition = {};
    QCOMPARE(hitspread::titleOf(recorded("phase", change, Given{})), QStringLiteral("Round 8, phase 1"));
}

/// two who are equal in everything roll 5 and 5, then again.
void TestOutcome::aRollOffIsToldByItsFaces()
{
    PhaseChange change;
    change.members.resize(2);
    change.options = {false, true, 1, 1};
    const ActionRecord record = recorded("phase", change,
                                         Tape{{{Query::RollOffDice, 0}, {5}},
                                              {{Query::RollOffDice, 1}, {5}},
                                              {{Query::RollOffDice, 200}, {6}},
                                              {{Query::RollOffDice, 201}, {2}}});
    TraceModel trace;
    trace.setAction(record);
    QStringList told;
    for (int row = 0; row < trace.rowCount(); ++row) {
        const TraceModel::Line& line = *trace.lineAt(row);
        if (line.step && line.step->key.quantity == static_cast<std::uint16_t>(Quantity::InitiativeRollOff))
            told << line.operand + line.value;
    }
    QCOMPARE(told,
             (QStringList{QStringLiteral("5"), QStringLiteral("5"), QStringLiteral("5, 6"), QStringLiteral("5, 2")}));
    const std::vector<ChangeLine> changes = changeLines(record);
    QVERIFY(!changes.empty());
    for (const ChangeLine& line : changes)
        QVERIFY2(!line.words.what.contains(QStringLiteral("Roll-off")), qPrintable(line.words.what));
}

HITSPREAD_TEST(TestOutcome)
#include "tst_outcome.moc"
