#include "rules/systems/twod6/monitor.h"
#include "support/testclass.h"
#include "twod6/fighters.h"
#include "twod6/marked.h"

#include <QTest>

#include <cmath>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

Character ofBuild(std::int32_t bld)
{
    Character who;
    who.bld = bld;
    return who;
}
/// Somebody whose clock runs.
Condition deteriorating(std::int32_t lethal)
{
    Condition condition;
    mark(condition, lethal, lethal);
    condition.saveIn = kRoundsPerMinute;
    return condition;
}

}  // namespace

/// The Condition Monitor as pure functions.
class TwoD6MonitorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attributes_data();
    void attributes();
    void boxes_data();
    void boxes();
    void marks_data();
    void marks();
    void heals_data();
    void heals();
    void reads_data();
    void reads();
    void savesOfLines_data() { onlyRow("TD-96"); }
    void savesOfLines();
    void buildSaves_data();
    void buildSaves();
    void intervals_data() { onlyRow("TD-114 TD-D27 TD-E07"); }
    void intervals();
    void weeks_data();
    void weeks();
    void savesAreRolled_data() { onlyRow("TD-D63 TD-D71"); }
    void savesAreRolled();
    void forecast_data();
    void forecast();
    void forecastEndsAfterThree_data() { onlyRow("TD-D63"); }
    void forecastEndsAfterThree();
};

void TwoD6MonitorTest::attributes_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::newRow("TD-D40 BLD, whose lines end at 24 boxes") << QByteArray("bld");
    QTest::newRow("TD-D40 REF") << QByteArray("ref");
    QTest::newRow("TD-D40 ITN") << QByteArray("itn");
}

void TwoD6MonitorTest::attributes()
{
    QFETCH(QByteArray, field);
    const auto named = std::ranges::find(characterRecord.fields, std::string_view(field.constData()),
                                         &FieldDeclaration::id);
    QVERIFY(named != characterRecord.fields.end());
    QCOMPARE(named->minimum, 1);
    QCOMPARE(named->maximum, 12);
}

void TwoD6MonitorTest::boxes_data()
{
    QTest::addColumn<int>("bld");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("all");
    QTest::newRow("TD-92: BLD 1") << 1 << 2 << 6;
    QTest::newRow("TD-E04: BLD 5") << 5 << 10 << 30;
    QTest::newRow("TD-92: BLD 8") << 8 << 16 << 48;
}

void TwoD6MonitorTest::boxes()
{
    QFETCH(int, bld);
    QTEST(boxesPerLine(bld), "line");
    QTEST(boxesOf(bld), "all");
}

void TwoD6MonitorTest::marks_data()
{
    QTest::addColumn<int>("bld");
    QTest::addColumn<Monitor>("before");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("bruise");
    QTest::addColumn<Monitor>("after");
    QTest::newRow("TD-93: the first boxes") << 5 << Monitor{0, 0} << 0 << 4 << Monitor{0, 4};
    QTest::newRow("TD-93: Lethal fills, too") << 5 << Monitor{0, 0} << 4 << 0 << Monitor{4, 4};
    QTest::newRow("TD-94: on into the next line") << 5 << Monitor{0, 8} << 0 << 5 << Monitor{0, 13};
    QTest::newRow("TD-99: Lethal writes over Bruise") << 5 << Monitor{0, 5} << 3 << 0 << Monitor{3, 5};
    QTest::newRow("TD-99: and past it") << 6 << Monitor{0, 5} << 9 << 0 << Monitor{9, 9};
    QTest::newRow("TD-E05 TD-D42: the next Lethal is box 6") << 5 << Monitor{5, 14} << 1 << 0 << Monitor{6, 14};
    QTest::newRow("TD-E05 TD-D42: the next Bruise is box 15") << 5 << Monitor{5, 14} << 0 << 1 << Monitor{5, 15};
    QTest::newRow("TD-V13") << 5 << Monitor{5, 14} << 3 << 0 << Monitor{8, 14};
    QTest::newRow("TD-V14: Bruise beyond the last box") << 2 << Monitor{0, 10} << 0 << 5 << Monitor{3, 12};
    QTest::newRow("TD-98: boxes that are Lethal are skipped") << 2 << Monitor{4, 12} << 0 << 2 << Monitor{6, 12};
    QTest::newRow("TD-V15: the last box") << 2 << Monitor{11, 12} << 1 << 0 << Monitor{12, 12};
    QTest::newRow("TD-95: no more than there are") << 2 << Monitor{10, 10} << 9 << 0 << Monitor{12, 12};
    QTest::newRow("TD-98: by Bruise alone") << 2 << Monitor{0, 12} << 0 << 40 << Monitor{12, 12};
}

void TwoD6MonitorTest::marks()
{
    QFETCH(int, bld);
    QFETCH(Monitor, before);
    QFETCH(int, lethal);
    QFETCH(int, bruise);
    QFETCH(Monitor, after);
    const Monitor now = marked(marked(before, DamageType::Lethal, lethal, bld), DamageType::Bruise, bruise, bld);
    QCOMPARE(now.lethal, after.lethal);
    QCOMPARE(now.filled, after.filled);
}

void TwoD6MonitorTest::heals_data()
{
    QTest::addColumn<Monitor>("before");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("bruise");
    QTest::addColumn<Monitor>("after");
    QTest::newRow("TD-116: Bruise") << Monitor{7, 25} << 0 << 5 << Monitor{7, 20};
    QTest::newRow("TD-D25: no more than there is") << Monitor{7, 10} << 0 << 5 << Monitor{7, 7};
    QTest::newRow("TD-D25: Lethal takes its box along") << Monitor{7, 10} << 5 << 0 << Monitor{2, 5};
    QTest::newRow("TD-D25: all Lethal there is") << Monitor{3, 10} << 5 << 0 << Monitor{0, 7};
}

void TwoD6MonitorTest::heals()
{
    QFETCH(Monitor, before);
    QFETCH(int, lethal);
    QFETCH(int, bruise);
    QFETCH(Monitor, after);
    constexpr std::int32_t kBld = 5;  // 30 boxes
    const Monitor now = healed(healed(before, DamageType::Lethal, lethal, kBld), DamageType::Bruise, bruise, kBld);
    QCOMPARE(now.lethal, after.lethal);
    QCOMPARE(now.filled, after.filled);
}

void TwoD6MonitorTest::reads_data()
{
    QTest::addColumn<int>("bld");
    QTest::addColumn<Monitor>("monitor");
    QTest::addColumn<int>("factor");
    QTest::addColumn<int>("line");
    QTest::newRow("TD-D27: no Lethal, no Wound Factor") << 5 << Monitor{0, 14} << 0 << 1;
    QTest::newRow("TD-100: the first box") << 5 << Monitor{1, 1} << 1 << 0;
    QTest::newRow("TD-102: the last box of a line") << 5 << Monitor{1, 9} << 1 << 0;
    QTest::newRow("TD-V16: L 10") << 5 << Monitor{10, 10} << 1 << 1;
    QTest::newRow("TD-V16: L 11") << 5 << Monitor{11, 11} << 2 << 1;
    QTest::newRow("TD-V16: L 21") << 5 << Monitor{21, 21} << 3 << 2;
    QTest::newRow("TD-E06") << 5 << Monitor{5, 14} << 1 << 1;
    QTest::newRow("TD-D26: no box is free") << 2 << Monitor{3, 12} << 1 << 3;
    QTest::newRow("TD-D26: one is") << 2 << Monitor{3, 11} << 1 << 2;
}

void TwoD6MonitorTest::reads()
{
    QFETCH(int, bld);
    QFETCH(Monitor, monitor);
    QTEST(woundFactor(monitor, bld), "factor");
    QTEST(static_cast<int>(lineOf(monitor, bld)), "line");
    QCOMPARE(isFull(monitor, bld), lineOf(monitor, bld) == Line::Full);
}

/// TD-96.
void TwoD6MonitorTest::savesOfLines()
{
    const Switches switches;
    QCOMPARE(saveOf(switches, Line::Good), 3);
    QCOMPARE(saveOf(switches, Line::Fair), 5);
    QCOMPARE(saveOf(switches, Line::Poor), 7);
}

void TwoD6MonitorTest::buildSaves_data()
{
    QTest::addColumn<int>("base");
    QTest::addColumn<int>("factor");
    QTest::addColumn<int>("bld");
    QTest::addColumn<int>("number");
    QTest::newRow("TD-D30: BLD 1") << 12 << 1 << 1 << 11;
    QTest::newRow("TD-D30: BLD 5") << 12 << 1 << 5 << 7;
    QTest::newRow("TD-D30: BLD 8") << 12 << 1 << 8 << 4;
    QTest::newRow("TD-D63: 18 - 2 x BLD 5") << 18 << 2 << 5 << 8;
    QTest::newRow("TD-D63: equal at BLD 6") << 18 << 2 << 6 << 6;
}

void TwoD6MonitorTest::buildSaves()
{
    QFETCH(int, base);
    QFETCH(int, factor);
    QFETCH(int, bld);
    Switches switches;
    switches.saveBase = base;
    switches.saveFactor = factor;
    QTEST(buildSave(ofBuild(bld), switches), "number");
}

/// A try each (WF) minutes, a minute at least (TD-114, TD-D27, TD-E07).
void TwoD6MonitorTest::intervals()
{
    QCOMPARE(wakingInterval(0), 6);
    QCOMPARE(wakingInterval(1), 6);
    QCOMPARE(wakingInterval(2), 12);
    QCOMPARE(wakingInterval(3), 18);
}

void TwoD6MonitorTest::weeks_data()
{
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("bld");
    QTest::addColumn<int>("weeks");
    QTest::newRow("TD-E09") << 23 << 5 << 3;
    QTest::newRow("TD-119: just two") << 20 << 5 << 2;
    QTest::newRow("TD-119: one more point") << 21 << 5 << 3;
    QTest::newRow("TD-119: none") << 0 << 5 << 0;
    QTest::newRow("TD-119: Rook") << 15 << 6 << 2;
}

void TwoD6MonitorTest::weeks()
{
    QFETCH(int, lethal);
    QFETCH(int, bld);
    QTEST(weeksOfRest(lethal, bld), "weeks");
}

/// TD-D63, TD-D71.
void TwoD6MonitorTest::savesAreRolled()
{
    Switches switches;
    QVERIFY(!isSaveRolled(switches, 0));
    QVERIFY(isSaveRolled(switches, 1));
    switches.deterioration = Deterioration::FromWoundTwo;
    QVERIFY(!isSaveRolled(switches, 1));
    QVERIFY(isSaveRolled(switches, 2));
    switches.deterioration = Deterioration::EndsAfterThree;
    QVERIFY(isSaveRolled(switches, 1));
}

void TwoD6MonitorTest::forecast_data()
{
    QTest::addColumn<int>("bld");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("minutes");
    QTest::addColumn<double>("chance");
    // L 11 of 12, save 12 - 2 + 3 = 13: no roll reaches it.
    QTest::newRow("TD-112: certain") << 2 << 11 << 1 << 1.0;
    // L 17 of 18, save 12: all but a twelve kill.
    QTest::newRow("TD-112: thirty-five of 36") << 3 << 17 << 1 << 35.0 / 36;
    // The same twice.
    QTest::newRow("TD-111: another minute") << 3 << 17 << 2 << 1 - 1.0 / 36 / 36;
    // L 16 of 18, save 12: ten and less lose two or more.
    QTest::newRow("TD-112: by how much it failed") << 3 << 16 << 1 << 33.0 / 36;
    QTest::newRow("TD-110: no minute, no save") << 3 << 17 << 0 << 0.0;
}

void TwoD6MonitorTest::forecast()
{
    QFETCH(int, bld);
    QFETCH(int, lethal);
    QFETCH(int, minutes);
    QFETCH(double, chance);
    const double found = chanceOfDeath(ofBuild(bld), deteriorating(lethal), {}, minutes);
    QVERIFY2(std::abs(found - chance) < 1e-12, qPrintable(QString::number(found)));
    Condition stable = deteriorating(lethal);
    stable.saveIn = kNoEntry;
    QCOMPARE(chanceOfDeath(ofBuild(bld), stable, {}, minutes), 0.0);
}

/// Two made already: with one more it is over (TD-D63).
void TwoD6MonitorTest::forecastEndsAfterThree()
{
    Switches switches;
    switches.deterioration = Deterioration::EndsAfterThree;
    Condition condition = deteriorating(17);
    condition.savesMade = 2;
    const double found = chanceOfDeath(ofBuild(3), condition, switches, 100);
    QVERIFY2(std::abs(found - 35.0 / 36) < 1e-12, qPrintable(QString::number(found)));
}

HITSPREAD_TEST(TwoD6MonitorTest)

#include "twod6monitor_test.moc"
