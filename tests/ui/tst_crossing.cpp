#include "rules/systems/threed/person.h"
#include "support/testclass.h"
#include "ui/attack/attackpanels.h"

#include <QTest>

using namespace hitspread;
using threed::Condition;

namespace {

constexpr RecordId kGunner = 1;
constexpr RecordId kOther = 2;
constexpr RecordId kGoer = 3;

CombatantView fighter(RecordId id, const char* name, const Condition& condition = {})
{
    CombatantView view;
    view.combatant.id = id;
    view.combatant.name = name;
    view.combatant.condition = AnyRecord(threed::conditionRecord, &condition);
    return view;
}

ActionRecord suppression(RecordId gunner, RecordId weapon)
{
    ActionRecord action;
    action.action = "suppress";
    action.actor = gunner;
    action.bindings.push_back({0, 0, {RecordKind::WeaponState, weapon}});
    return action;
}

Condition keeping(std::int32_t value, std::int32_t bullets)
{
    Condition condition;
    condition.zoneValue = value;
    condition.zoneBullets = bullets;
    return condition;
}

Condition crossedBy(Condition condition, const char* name)
{
    condition.crossers.add({threed::nameHash(name)});
    return condition;
}

}  // namespace

/// Which area under fire a combatant is offered to cross: what the log tells against what the gunners still keep.
class TestCrossing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offered_data();
    void offered();
    void theOneAskedFor_data();
    void theOneAskedFor();
};

void TestCrossing::offered_data()
{
    QTest::addColumn<Condition>("gunner");
    QTest::addColumn<Condition>("other");
    QTest::addColumn<int>("goer");
    QTest::addColumn<int>("actor");  // 0: nothing is offered
    QTest::addColumn<QString>("told");
    const Condition none;
    const QString nothing = QStringLiteral("No area is under fire");
    QTest::newRow("3D-SUP-01 as the gunner keeps it") << keeping(7, 5) << none << 3 << 1 << QString();
    QTest::newRow("3D-SUP-01 of two the newer") << keeping(7, 5) << keeping(4, 2) << 3 << 2 << QString();
    QTest::newRow("3D-SUP-01 A-065 one that has ended is not offered") << none << none << 3 << 0 << nothing;
    QTest::newRow("3D-SUP-01 A-065 one that has ended hides no other") << keeping(7, 5) << none << 3 << 1 << QString();
    QTest::newRow("3D-SUP-02 A-065 once in a phase")
        << crossedBy(keeping(7, 5), "Goer") << none << 3 << 0 << QStringLiteral("once is enough");
    QTest::newRow("3D-SUP-02 A-065 somebody else's test is his own")
        << crossedBy(keeping(7, 5), "Somebody") << none << 3 << 1 << QString();
    QTest::newRow("3D-SUP-02 A-065 each area has its own test")
        << keeping(7, 5) << crossedBy(keeping(4, 2), "Goer") << 3 << 1 << QString();
    QTest::newRow("nobody crosses his own") << keeping(7, 5) << none << 1 << 0 << QStringLiteral("own fire");
    QTest::newRow("behind his own there may be another's") << keeping(7, 5) << keeping(4, 2) << 2 << 1 << QString();
}

void TestCrossing::offered()
{
    QFETCH(Condition, gunner);
    QFETCH(Condition, other);
    QFETCH(int, goer);
    QFETCH(int, actor);
    QFETCH(QString, told);
    const std::vector<CombatantView> fighters{fighter(kGunner, "Gunner", gunner), fighter(kOther, "Other", other),
                                              fighter(kGoer, "Goer")};
    const std::vector<ActionRecord> past{suppression(kOther, 22), suppression(kGunner, 11)};
    const Crossing crossing = attackPanelsOf("threed").crossings->crossing(past, fighters, goer, 0);
    QVERIFY2(told.isEmpty() ? crossing.refusal.isEmpty() : crossing.refusal.contains(told),
             qPrintable(crossing.refusal));
    QCOMPARE(crossing.start.order.actor, RecordId(actor));
    if (actor == 0)
        return;
    QCOMPARE(crossing.start.order.action, std::string("evade"));
    QCOMPARE(crossing.start.order.target, RecordId(goer));
    QCOMPARE(crossing.start.order.weapon, RecordId(11 * actor));
    const Condition& kept = actor == kGunner ? gunner : other;
    QCOMPARE(crossing.start.settings.size(), std::size_t(2));
    QCOMPARE(crossing.start.settings[0].value, kept.zoneValue);
    QCOMPARE(crossing.start.settings[1].value, kept.zoneBullets);
}

void TestCrossing::theOneAskedFor_data()
{
    QTest::addColumn<Condition>("gunner");
    QTest::addColumn<int>("whose");
    QTest::addColumn<int>("actor");  // 0: nothing is offered
    QTest::newRow("3D-SUP-01 the newer of two") << keeping(7, 5) << 2 << 2;
    QTest::newRow("3D-SUP-01 the older, though there is a newer") << keeping(7, 5) << 1 << 1;
    QTest::newRow("3D-SUP-01 A-065 his has ended, and no other takes its place") << Condition() << 1 << 0;
    QTest::newRow("3D-SUP-02 A-065 tested against once, and no other takes its place")
        << crossedBy(keeping(7, 5), "Goer") << 1 << 0;
}

/// Where several keep an area under fire, the one whose line was chosen is crossed, or none.
void TestCrossing::theOneAskedFor()
{
    QFETCH(Condition, gunner);
    QFETCH(int, whose);
    QFETCH(int, actor);
    const std::vector<CombatantView> fighters{fighter(kGunner, "Gunner", gunner),
                                              fighter(kOther, "Other", keeping(4, 2)), fighter(kGoer, "Goer")};
    const std::vector<ActionRecord> past{suppression(kOther, 22), suppression(kGunner, 11)};
    const Crossing crossing = attackPanelsOf("threed").crossings->crossing(past, fighters, kGoer, whose);
    QCOMPARE(crossing.start.order.actor, RecordId(actor));
    QCOMPARE(crossing.refusal.isEmpty(), actor != 0);
    if (actor != 0)
        QCOMPARE(crossing.start.settings[0].value, actor == kGunner ? gunner.zoneValue : 4);
}

HITSPREAD_TEST(TestCrossing)
#include "tst_crossing.moc"
