#include "percentile/fighters.h"
#include "rules/core/body/freelocation.h"
#include "rules/core/system.h"
#include "rules/systems/percentile/system.h"
#include "support/humanplan.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::percentile::test;

namespace {

std::size_t hexesOf(const BodyPlan& plan, Location location)
{
    return static_cast<std::size_t>(
        std::ranges::count(plan.cells(), static_cast<std::uint8_t>(location), &BodyCell::location));
}

}  // namespace

/// Locations as house rules cut, name and add them (section 1.d, PCT-29).
class PercentileBodyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void houseCut_data();
    void houseCut();
    void regroupedPiecesGoAlong();
    void theSameCutIsTheSameBody();
    void ownNames();
    void addedLocationIsHit();
    void freedLocation();
    void onlyWhatLostItsNameIsFreed();
};

void PercentileBodyTest::houseCut_data()
{
    QTest::addColumn<int>("piece");
    QTest::addColumn<int>("location");
    const auto row = [](const char* name, Piece piece, Location location) {
        QTest::newRow(name) << static_cast<int>(piece) << static_cast<int>(location);
    };
    row("skull", Piece::Skull, Location::Head);
    row("eyes", Piece::Eyes, Location::Head);
    row("face", Piece::Face, Location::Head);
    row("neck", Piece::Neck, Location::Head);
    row("chest", Piece::Chest, Location::Chest);
    row("vitals", Piece::Vitals, Location::Chest);
    row("abdomen", Piece::Abdomen, Location::Abdomen);
    row("groin", Piece::Groin, Location::Abdomen);
    row("right arm", Piece::RightArm, Location::RightArm);
    row("right hand", Piece::RightHand, Location::RightArm);
    row("left arm", Piece::LeftArm, Location::LeftArm);
    row("left hand", Piece::LeftHand, Location::LeftArm);
    row("right leg", Piece::RightLeg, Location::RightLeg);
    row("right foot", Piece::RightFoot, Location::RightLeg);
    row("left leg", Piece::LeftLeg, Location::LeftLeg);
    row("left foot", Piece::LeftFoot, Location::LeftLeg);
}

void PercentileBodyTest::houseCut()
{
    QFETCH(int, piece);
    QFETCH(int, location);
    QCOMPARE(int{bodyCut({}).locations[static_cast<std::size_t>(piece)]}, location);
}

void PercentileBodyTest::regroupedPiecesGoAlong()
{
    Switches switches;
    switches.bodyPieces.rows[6] = pieceRow(Piece::LeftHand, Piece::LeftHand, Location::Chest);
    const auto usual = bodyFor(system(), support::humanPlan());
    const auto cut = bodyFor(system(), support::humanPlan(), &switches);
    QVERIFY(hexesOf(*usual, Location::LeftArm) > 0);
    for (const BodyCell& cell : cut->cells()) {
        const int before = usual->locationAt(cell.hex);
        const int wanted = cell.piece == Piece::LeftHand ? static_cast<int>(Location::Chest) : before;
        QCOMPARE(int{cell.location}, wanted);
    }
    QVERIFY(hexesOf(*cut, Location::LeftArm) < hexesOf(*usual, Location::LeftArm));
    // Cut anew by the usual rules it is as it was.
    const auto again = bodyFor(system(), cut);
    for (const BodyCell& cell : again->cells())
        QCOMPARE(int{cell.location}, usual->locationAt(cell.hex));
}

void PercentileBodyTest::theSameCutIsTheSameBody()
{
    const auto usual = bodyFor(system(), support::humanPlan());
    const Switches switches;
    QCOMPARE(bodyFor(system(), usual, &switches).get(), usual.get());
}

void PercentileBodyTest::ownNames()
{
    Switches switches;
    switches.locationNames.set("Snout", 1);
    switches.locationNames.set("Tail", 8);
    const std::vector<std::string> names = system().body()->cut(&switches).names;
    QCOMPARE(names[0], std::string("Snout"));
    QCOMPARE(names[1], std::string());
    QCOMPARE(names[7], std::string("Tail"));
    QCOMPARE(system().body()->cut(nullptr).names[0], std::string());
    QCOMPARE(system().body()->usualLocations(), 7U);
}

/// 95 to 100 is a tail: 8 points, one and a half times, less 2 of armour there.
void PercentileBodyTest::addedLocationIsHit()
{
    Attack attack = shot();
    attack.switches.hitLocations.rows.back().upTo = 94;
    attack.switches.hitLocations.rows.push_back(locationRow(95, 100, Location::Own1, 3));
    attack.target.armour[7] = 2;
    const Resolution resolution = resolved(
        Input(attack),
        {{Query::AttackDie, 40}, {Query::DefenceDodge, 0}, {Query::HitLocation, 97}, {Query::HitDamage, 8}});
    QCOMPARE(valueOf(resolution, Quantity::HarmLocation), 7);
    QCOMPARE(changed(resolution, Attack::kAction, "target.condition", "healthLost"), 10);
    attack.options.called = Called::Own1;
    attack.switches.calledOwn[0] = -35;
    const Resolution called = resolved(Input(attack), {{Query::AttackDie, 40}});
    QCOMPARE(valueOf(called, Quantity::AttackRating), 67 - 35);
}

/// What a location had goes back to the house values, result by result; what a game master has changed elsewhere stays.
void PercentileBodyTest::freedLocation()
{
    const Switches house;
    Switches switches;
    switches.locationNames.set("Tail", 8);
    // 11-36 is the chest, here worth three halves; 85-94 is a tail, out of both legs, and so is 5, out of the head.
    switches.hitLocations.rows = {
        locationRow(1, 4, Location::Head, 4),      locationRow(5, 5, Location::Own1, 3),
        locationRow(6, 10, Location::Head, 4),     locationRow(11, 36, Location::Chest, 3),
        locationRow(37, 52, Location::Abdomen, 2), locationRow(53, 64, Location::RightArm, 1),
        locationRow(65, 76, Location::LeftArm, 1), locationRow(77, 84, Location::RightLeg, 1),
        locationRow(85, 94, Location::Own1, 3),    locationRow(95, 100, Location::LeftLeg, 1)};
    switches.bodyPieces.rows.back() = pieceRow(Piece::LeftFoot, Piece::LeftFoot, Location::Own1);
    switches.criticalLocations = kHouseCritical | bit(Location::Own1) | bit(Location::LeftLeg);
    switches.calledOwn[0] = -35;
    switches.calledOwn[1] = -5;
    freeLocation(system(), &switches, static_cast<std::size_t>(Location::Own1));
    Table expected = house.hitLocations;
    expected.rows[1].cells[locationcolumn::kDamage] = 3;
    QVERIFY(switches.hitLocations == expected);
    QVERIFY(switches.bodyPieces == house.bodyPieces);
    QCOMPARE(switches.criticalLocations, kHouseCritical | bit(Location::LeftLeg));
    QCOMPARE(switches.calledOwn[0], -20);
    QCOMPARE(switches.calledOwn[1], -5);
}

void PercentileBodyTest::onlyWhatLostItsNameIsFreed()
{
    Switches before;
    before.locationNames.set("Tail", 8);
    before.locationNames.set("Wing", 9);
    before.locationNames.set("Snout", 1);
    before.bodyPieces.rows.back() = pieceRow(Piece::LeftFoot, Piece::LeftFoot, Location::Own1);
    before.bodyPieces.rows[9] = pieceRow(Piece::RightFoot, Piece::RightFoot, Location::Own2);
    // Called otherwise it keeps what it has, and the head has a name of its own or not.
    Switches after = before;
    after.locationNames.set("Tail", 0);
    after.locationNames.set("Stinger", 8);
    after.locationNames.set("Snout", 0);
    freeUnnamed(system(), &before, &after);
    QVERIFY(after.bodyPieces == before.bodyPieces);
    after.locationNames.set("Wing", 0);
    freeUnnamed(system(), &before, &after);
    QVERIFY(after.bodyPieces.rows[9] == pieceRow(Piece::RightFoot, Piece::RightFoot, Location::RightLeg));
    QVERIFY(after.bodyPieces.rows[10] == pieceRow(Piece::LeftFoot, Piece::LeftFoot, Location::Own1));
}

HITSPREAD_TEST(PercentileBodyTest)
#include "percentilebody_test.moc"
