#include <QTest>

#include "models/systems/threed/threedoutcome.h"
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
    void noBulletHits();
    void aBlowThatIsFendedOff();

private:
    template <typename Action, typename Dice>
    static QString told(const Action& action, const Dice& dice)
    {
        ActionRecord record;
        record.request.input.action = action;
        record.findings = support::resolved(action, dice);
        return outcomeOf(record);
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

QTEST_GUILESS_MAIN(TestOutcome)
#include "tst_outcome.moc"
