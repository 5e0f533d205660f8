#include "rules/systems/twod6/gear.h"

#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

#include <optional>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

constexpr int kNone = -1;

template <typename Value>
int numberIn(const std::optional<Value>& value)
{
    return value ? static_cast<int>(*value) : kNone;
}

WeaponState heldIn(Held held)
{
    return {.held = held};
}

}  // namespace

/// What weapons and armour come to (TD-30 to TD-33, TD-85, TD-86, TD-88 to TD-90).
class TwoD6GearTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bands_data();
    void bands();
    void hands_data();
    void hands();
    void inHand_data();
    void inHand();
    void bareHands_data() { onlyRow("TD-86 TD-91 TD-D39"); }
    void bareHands();
    void protection_data();
    void protection();
    void counts_data();
    void counts();
};

void TwoD6GearTest::bands_data()
{
    QTest::addColumn<Weapon>("weapon");
    QTest::addColumn<int>("metres");
    QTest::addColumn<int>("band");
    const auto row = [](const char* name, const Weapon& weapon, int metres, std::optional<Band> band) {
        QTest::newRow(name) << weapon << metres << numberIn(band);
    };
    row("TD-30 TD-32 next to him", pistol(), 0, Band::Short);
    row("TD-D15 10 m of 10", pistol(), 10, Band::Short);
    row("TD-32 11 m", pistol(), 11, Band::Medium);
    row("TD-D15 20 m of 20", pistol(), 20, Band::Medium);
    row("TD-32 21 m", pistol(), 21, Band::Long);
    row("TD-D15 40 m of 40", pistol(), 40, Band::Long);
    row("TD-D15 beyond", pistol(), 41, std::nullopt);
    Weapon thrown = pistol();
    thrown.mediumRange = thrown.longRange = kNoEntry;
    row("TD-32 only a short range", thrown, 11, std::nullopt);
}

void TwoD6GearTest::bands()
{
    QFETCH(Weapon, weapon);
    QFETCH(int, metres);
    QTEST(numberIn(bandOf(weapon, metres)), "band");
}

void TwoD6GearTest::hands_data()
{
    QTest::addColumn<Weapon>("weapon");
    QTest::addColumn<Held>("held");
    QTest::addColumn<Hand>("dominant");
    QTest::addColumn<int>("arms");
    QTest::addColumn<bool>("off");
    const int left = bitOf(Location::LeftArm);
    const int right = bitOf(Location::RightArm);
    QTest::newRow("TD-44d right, right-handed") << pistol() << Held::Right << Hand::Right << right << false;
    QTest::newRow("TD-44d left, right-handed") << pistol() << Held::Left << Hand::Right << left << true;
    QTest::newRow("TD-44d right, left-handed") << pistol() << Held::Right << Hand::Left << right << true;
    QTest::newRow("TD-44d left, left-handed") << pistol() << Held::Left << Hand::Left << left << false;
    QTest::newRow("TD-44d both hands") << pistol() << Held::Both << Hand::Right << (left | right) << false;
    QTest::newRow("TD-D71 a two-handed weapon in one")
        << rifle() << Held::Right << Hand::Right << (left | right) << false;
}

void TwoD6GearTest::hands()
{
    QFETCH(Weapon, weapon);
    QFETCH(Held, held);
    QFETCH(Hand, dominant);
    QTEST(int{armsOf(weapon, heldIn(held))}, "arms");
    QTEST(isOffHand(heldIn(held), dominant), "off");
}

void TwoD6GearTest::inHand_data()
{
    QTest::addColumn<Held>("held");
    QTest::addColumn<bool>("dropped");
    QTest::addColumn<bool>("expected");
    QTest::newRow("TD-14 in the right hand") << Held::Right << false << true;
    QTest::newRow("TD-14 stowed") << Held::Stowed << false << false;
    QTest::newRow("TD-13 dropped") << Held::Right << true << false;
}

void TwoD6GearTest::inHand()
{
    QFETCH(Held, held);
    QFETCH(bool, dropped);
    QTEST(isInHand({.held = held, .dropped = dropped}), "expected");
}

/// TD-86, TD-91, TD-D39: one die and BLD, Bruise, by Unarmed Combat.
void TwoD6GearTest::bareHands()
{
    Character who;
    who.bld = 4;
    who.skills.set(std::string(kUnarmed), 7);
    QVERIFY(isMelee(fist()));
    QCOMPARE(fist().damageDice, 1);
    QCOMPARE(damageBonusOf(who, fist()), 4);
    QCOMPARE(fist().damageType, DamageType::Bruise);
    QCOMPARE(weaponLevel(who, {}, fist()), 7);
    QCOMPARE(damageBonusOf(who, heavyPistol()), 3);
    QCOMPARE(weaponLevel(who, {}, heavyPistol()), 10);
    who.skills.set("Pistol", 5);
    QCOMPARE(weaponLevel(who, {}, heavyPistol()), 5);
}

void TwoD6GearTest::protection_data()
{
    QTest::addColumn<Armour>("piece");
    QTest::addColumn<ArmourState>("state");
    QTest::addColumn<Location>("location");
    QTest::addColumn<DamageType>("type");
    QTest::addColumn<bool>("expected");
    const Armour vest = armour(1, 2);
    const Armour plate = armour(1, 2, bitOf(Location::Torso), 4);
    Armour soft = armour(1, 2);
    soft.types = bitOf(DamageType::Bruise);
    const auto row = [](const char* name, const Armour& piece, const ArmourState& state, Location location,
                        DamageType type,
                        bool expected) { QTest::newRow(name) << piece << state << location << type << expected; };
    using enum DamageType;
    row("TD-89 its place", vest, {}, Location::Torso, Lethal, true);
    row("TD-89 another place", vest, {}, Location::Head, Lethal, false);
    row("TD-89 its kind", soft, {}, Location::Torso, Bruise, true);
    row("TD-89 another kind", soft, {}, Location::Torso, Lethal, false);
    row("TD-88 not worn", vest, {.unready = true}, Location::Torso, Lethal, false);
    row("TD-90 a new pool", plate, {}, Location::Torso, Lethal, true);
    row("TD-90 the last point of it", plate, {.poolLeft = 1}, Location::Torso, Lethal, true);
    row("TD-90 TD-D24 an empty pool", plate, {.poolLeft = 0}, Location::Torso, Lethal, false);
}

void TwoD6GearTest::protection()
{
    QFETCH(Armour, piece);
    QFETCH(ArmourState, state);
    QFETCH(Location, location);
    QFETCH(DamageType, type);
    QTEST(protects(piece, state, location, type), "expected");
}

void TwoD6GearTest::counts_data()
{
    QTest::addColumn<std::vector<Armour>>("items");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("expected");
    const std::int32_t torso = bitOf(Location::Torso);
    using Items = std::vector<Armour>;
    const int full = kNoEntry;
    QTest::newRow("TD-D24 none") << Items{armour(1, 2, bitOf(Location::Head))} << full << kNone;
    QTest::newRow("TD-D24 the largest fraction") << Items{armour(1, 2), armour(3, 4), armour(1, 4)} << full << 1;
    QTest::newRow("TD-D24 a tie: the larger pool")
        << Items{armour(1, 2, torso, 3), armour(2, 4, torso, 4)} << full << 1;
    QTest::newRow("TD-D24 as much as is left of it") << Items{armour(1, 2, torso, 5), armour(1, 2, torso, 4)} << 3 << 1;
    QTest::newRow("TD-D71 no pool counts as 0") << Items{armour(1, 2), armour(1, 2, torso, 1)} << full << 1;
    QTest::newRow("TD-D24 one that still works") << Items{armour(3, 4, torso, 5), armour(1, 4)} << 0 << 1;
}

/// On the torso, against Lethal; of the pool of the first so much is left.
void TwoD6GearTest::counts()
{
    QFETCH(std::vector<Armour>, items);
    QFETCH(int, first);
    const std::vector<ArmourState> states{{.poolLeft = first}};
    QTEST(numberIn(armourAt(items, states, Location::Torso, DamageType::Lethal)), "expected");
}

HITSPREAD_TEST(TwoD6GearTest)

#include "twod6gear_test.moc"
