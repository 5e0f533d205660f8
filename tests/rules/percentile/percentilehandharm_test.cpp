#include "percentile/fighters.h"
#include "rules/core/odds/effects.h"
#include "rules/systems/percentile/manualharm.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::percentile::test;

namespace {

/// 7 points on somebody of 20 Health with 2 of armour on his head and a cap of 1.
Harm handHarm()
{
    Harm harm;
    harm.options.points = 7;
    harm.options.round = 3;
    HarmTarget& who = harm.targets.emplace_back();
    who.character.healthMax = 20;
    who.character.armour[0] = 2;
    Armour cap;
    cap.points[0] = 1;
    who.armour = {cap};
    who.armourState = {ArmourState{}};
    return harm;
}

int lost(const Resolution& resolution, std::size_t place = 0)
{
    return changed(resolution, Harm::kAction, "targets.condition", "healthLost", place);
}

}  // namespace

/// Damage the game master types (PCT-29 to PCT-31).
class PercentileHandHarmTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void amounts_data();
    void amounts();
    void placeByTheTable();
    void noPlace();
    void severalAtOnce();
    void nothingIsRefused();
};

void PercentileHandHarmTest::amounts_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<bool>("armour");
    QTest::addColumn<bool>("modified");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, HarmPlace place, bool armour, bool modified, int expected) {
        QTest::newRow(name) << static_cast<int>(place) << armour << modified << expected;
    };
    row("PCT-31 as typed, less 3 of armour", harmAt(Location::Head), true, false, 4);
    row("PCT-31 armour does not count", harmAt(Location::Head), false, false, 7);
    row("PCT-30 a head doubles: 14 - 3", harmAt(Location::Head), true, true, 11);
    row("PCT-30 an arm halves: 3.5, rounded up", harmAt(Location::LeftArm), true, true, 4);
    row("PCT-31 an arm without armour", harmAt(Location::LeftArm), true, false, 7);
}

void PercentileHandHarmTest::amounts()
{
    QFETCH(int, place);
    QFETCH(bool, armour);
    QFETCH(bool, modified);
    QFETCH(int, expected);
    Harm harm = handHarm();
    harm.options.place = static_cast<HarmPlace>(place);
    harm.options.armour = armour;
    harm.options.modified = modified;
    const Resolution resolution = resolved(Input(harm), {});
    QVERIFY(resolution.isFinished());
    QCOMPARE(lost(resolution), expected);
    QCOMPARE(valueOf(resolution, Quantity::HarmLocation), place - static_cast<int>(kUnplaced));
    QCOMPARE(changed(resolution, Harm::kAction, "targets.condition", "woundRounds"), 3);
}

/// 40 is the abdomen (PCT-D23).
void PercentileHandHarmTest::placeByTheTable()
{
    const Resolution open = resolved(Input(handHarm()), {});
    QVERIFY(!open.isFinished());
    const Resolution resolution = resolved(Input(handHarm()), {{Query::HitLocation, 40}});
    QCOMPARE(valueOf(resolution, Quantity::HarmLocation), static_cast<int>(Location::Abdomen));
    QCOMPARE(lost(resolution), 7);
}

/// Health alone: no armour, no wound, as nothing says where it would be.
void PercentileHandHarmTest::noPlace()
{
    Harm harm = handHarm();
    harm.options.place = HarmPlace::Nowhere;
    harm.options.points = 25;
    const Resolution resolution = resolved(Input(harm), {});
    QCOMPARE(lost(resolution), 25);
    QCOMPARE(valueOf(resolution, Quantity::Out), 1);
    QCOMPARE(changed(resolution, Harm::kAction, "targets.condition", "woundCount"), kNoValue);
}

/// PCT-29, PCT-31: 7 points on each, each at a location of his own by the table, with what he wears there: 5 is the head (3 of armour),
/// 40 the abdomen. What befalls the one does not befall the other.
void PercentileHandHarmTest::severalAtOnce()
{
    Harm harm = handHarm();
    harm.targets.push_back(harm.targets.front());
    harm.targets[1].condition.healthLost = 14;
    const Resolution open = resolved(Input(harm), {{Query::HitLocation, 5}});
    QVERIFY(open.open);
    QCOMPARE(open.open->key.index, std::uint16_t{1});
    const Resolution resolution = resolved(Input(harm), {{Query::HitLocation, 5}, {Query::HitLocation, 40, 1}});
    QVERIFY(resolution.isFinished());
    QCOMPARE(lost(resolution), 4);
    QCOMPARE(lost(resolution, 1), 21);
    QCOMPARE(valueOf(resolution, Quantity::Out), 0);
    QCOMPARE(valueOf(resolution, Quantity::Out, 1), 1);
    QCOMPARE(effectsOf(resolution.findings.events, 0).damage, 4);
    QCOMPARE(effectsOf(resolution.findings.events, 1).damage, 7);
}

void PercentileHandHarmTest::nothingIsRefused()
{
    Harm harm = handHarm();
    harm.options.points = 0;
    QCOMPARE(refusalsOf(harm, nullptr).size(), 1U);
    QCOMPARE(refusalsOf(harm, nullptr).front().code, static_cast<std::uint16_t>(RefusalCode::NothingHarms));
    harm.options.points = 1;
    QVERIFY(refusalsOf(harm, nullptr).empty());
    harm.targets.clear();
    QCOMPARE(refusalsOf(harm, nullptr).front().code, static_cast<std::uint16_t>(RefusalCode::NobodyHarmed));
}

HITSPREAD_TEST(PercentileHandHarmTest)
#include "percentilehandharm_test.moc"
