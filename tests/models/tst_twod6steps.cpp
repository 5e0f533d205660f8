#include "models/history/tracemodel.h"
#include "rules/systems/twod6/attack.h"
#include "rules/twod6/fighters.h"
#include "support/testclass.h"

#include <QTest>

namespace hitspread::twod6::test {

/// How steps of 2d6 personal combat are read from top to bottom.
class TestTwoD6Steps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCoshIsHalvedInALineOfItsOwn_data();
    void aCoshIsHalvedInALineOfItsOwn();
};

void TestTwoD6Steps::aCoshIsHalvedInALineOfItsOwn_data()
{
    QTest::addColumn<bool>("isClad");
    QTest::addColumn<QString>("taken");
    QTest::newRow("TD-67 TD-D24 bareheaded") << false << u"2"_qs;
    QTest::newRow("TD-67 TD-D24 in a helmet") << true << u"1"_qs;
}

/// 4 + 1 halved is 2, of which half passes a helmet: whatever bounds what is marked, each halving is told.
void TestTwoD6Steps::aCoshIsHalvedInALineOfItsOwn()
{
    QFETCH(bool, isClad);
    Weapon cudgel = club();
    cudgel.damageDice = 1;
    cudgel.damageBonus = 1;
    Attack attack = attackWith(cudgel, 5);
    attack.target = {somebody()};
    if (isClad)
        clothe(attack.target[0], armour(1, 2, bitOf(Location::Head)));
    attack.options.cosh = true;
    attack.options.called = calledAt(Location::Head);
    attack.options.from = From::Rear;
    ActionRecord record;
    record.system = "twod6";
    record.action = Attack::kAction.id;
    record.request.input = attack;
    record.findings = resolved(record.request.input, {hits(), one(Query::Damage, 4), stays()}).findings;
    TraceModel trace;
    trace.setAction(record);
    QStringList lines;
    for (int row = 0; row < trace.rowCount(); ++row)
        lines << trace.lineAt(row)->label + u'|' + trace.lineAt(row)->operand + u'|' + trace.lineAt(row)->value;
    const QString all = lines.join(u'\n');
    QVERIFY2(lines.contains(u"Halved, cosh|÷ 2 = 2.5 →|2"_qs), qPrintable(all));
    QCOMPARE(lines.contains(u"Past the armour|2 ÷ 2|1"_qs), isClad);
    const auto marked = lines.filter(u"Points marked|"_qs);
    QCOMPARE(marked.size(), 1);
    QTEST(marked.front().section(u'|', 2), "taken");
}

}  // namespace hitspread::twod6::test

using TestTwoD6Steps = hitspread::twod6::test::TestTwoD6Steps;
HITSPREAD_TEST(TestTwoD6Steps)

#include "tst_twod6steps.moc"
