#include "rules/core/input.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/percentile/clash.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;

/// Parts that actions get from bundles: logs count them by their order, and changes find a member an action inherits.
class TestBundles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsKeepTheirOrder_data();
    void partsKeepTheirOrder();
    void inheritedMembersAreFound();
};

void TestBundles::partsKeepTheirOrder_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("ids");
    QTest::newRow("attack") << QStringLiteral("outcome")
                            << QStringLiteral("options attacker attacker.condition weapon weapon.state attackerArmour "
                                              "attackerArmour.state target target.condition targetWeapon "
                                              "targetWeapon.state armour armour.state switches bound bound.condition");
    QTest::newRow("clash") << QStringLiteral("percentile")
                           << QStringLiteral("options attacker attacker.condition weapon weapon.state attackerArmour "
                                             "attackerArmour.state target target.condition targetWeapon "
                                             "targetWeapon.state armour armour.state switches beside beside.condition "
                                             "beside.worn beside.worn.state");
}

void TestBundles::partsKeepTheirOrder()
{
    QFETCH(const QString, system);
    QFETCH(const QString, ids);
    const ActionDeclaration& action = system == QStringLiteral("outcome") ? outcome::Attack::kAction
                                                                          : percentile::Clash::kAction;
    QStringList found;
    for (const PartDeclaration& part : action.parts)
        found << QString::fromUtf8(part.id.data(), static_cast<qsizetype>(part.id.size()));
    QCOMPARE(found.join(u' '), ids);
}

void TestBundles::inheritedMembersAreFound()
{
    outcome::Attack attack;
    attack.target.name = "Cass";
    attack.armour.resize(2);
    attack.armour[1].points = 3;
    Input input(std::move(attack));
    const auto parts = input.action().parts;
    const std::uint8_t target = outcome::kAttackParts.position<&outcome::Attack::target>();
    const std::uint8_t armour = outcome::kAttackParts.position<&outcome::Attack::armour>();
    QCOMPARE(parts[target].id, std::string_view("target"));
    QCOMPARE(static_cast<const outcome::Character*>(parts[target].peek(input.data(), 0))->name, std::string("Cass"));
    QCOMPARE(parts[armour].count(input.data()), std::size_t{2});
    QCOMPARE(static_cast<const outcome::Armour*>(parts[armour].peek(input.data(), 1))->points, 3);
}

HITSPREAD_TEST(TestBundles)
#include "bundles_test.moc"
