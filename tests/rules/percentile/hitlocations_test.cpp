#include <QTest>

#include "rules/core/dice/tableroll.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/vocabulary.h"
#include "support/testclass.h"

#include <array>
#include <map>
#include <optional>

using namespace hitspread;
using namespace hitspread::percentile;

namespace {

/// A duellist with 100 in his only skill against one who cannot hit: A hits for sure.
Duel sureHit()
{
    Duel duel;
    duel.sideA.resize(1);
    duel.sideB.resize(1);
    duel.sideA[0].character.skills.set("Pistols", 100);
    duel.sideA[0].weapon.skill = "Pistols";
    return duel;
}

Answer locationDie(Query query, int face, std::uint16_t side = 0)
{
    const auto value = static_cast<std::uint8_t>(face);
    return Answer::ofFaces({static_cast<std::uint16_t>(query), side}, std::span(&value, 1), Origin::Given);
}

Resolution struck(const Duel& duel, int location, int damage, std::optional<int> ruled = {})
{
    Request request;
    request.input = duel;
    if (ruled)
        request.overrides.push_back(
            {{static_cast<std::uint16_t>(Quantity::HarmLocation), 0}, *ruled, "it hit elsewhere"});
    for (const Answer& answer : {locationDie(Query::DuelDie, 5), locationDie(Query::DuelDie, 5, 1),
                                 locationDie(Query::DuelLocation, location), locationDie(Query::DuelDamage, damage)})
        request.answers.put(answer);
    return resolve(request);
}

std::int32_t valueIn(const Resolution& resolution, Quantity quantity)
{
    const Step* step = findStep(resolution.findings.steps, {static_cast<std::uint16_t>(quantity), 0});
    return step ? step->value : -999;
}

}  // namespace

/// The hit location table of the house (PCT-29, PCT-30, PCT-D23) and tables put in its place.
class HitLocationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void houseTable_data();
    void houseTable();
    void ownTable();
    void stepShowsTheRow();
    void rulingOnThePlace_data();
    void rulingOnThePlace();
    void questionNamesTheTable();
    void oddsOfEachLocation();
    void oddsAreTheSameRowByRow();
};

void HitLocationsTest::houseTable_data()
{
    QTest::addColumn<int>("rolled");
    QTest::addColumn<Location>("location");
    QTest::addColumn<int>("damage");  // of 5 points
    // The first and the last result of each row.
    QTest::newRow("PCT-29 head begins") << 1 << Location::Head << 10;
    QTest::newRow("PCT-29 head ends") << 10 << Location::Head << 10;
    QTest::newRow("PCT-29 chest begins") << 11 << Location::Chest << 5;
    QTest::newRow("PCT-29 chest ends") << 36 << Location::Chest << 5;
    QTest::newRow("PCT-29 abdomen begins") << 37 << Location::Abdomen << 5;
    QTest::newRow("PCT-29 abdomen ends") << 52 << Location::Abdomen << 5;
    QTest::newRow("PCT-30 right arm begins") << 53 << Location::RightArm << 3;
    QTest::newRow("PCT-30 right arm ends") << 64 << Location::RightArm << 3;
    QTest::newRow("PCT-30 left arm begins") << 65 << Location::LeftArm << 3;
    QTest::newRow("PCT-30 left arm ends") << 76 << Location::LeftArm << 3;
    QTest::newRow("PCT-30 right leg begins") << 77 << Location::RightLeg << 3;
    QTest::newRow("PCT-30 right leg ends") << 88 << Location::RightLeg << 3;
    QTest::newRow("PCT-30 left leg begins") << 89 << Location::LeftLeg << 3;
    QTest::newRow("PCT-30 left leg ends") << 100 << Location::LeftLeg << 3;
}

void HitLocationsTest::houseTable()
{
    QFETCH(int, rolled);
    const Resolution resolution = struck(sureHit(), rolled, 5);
    QTEST(static_cast<Location>(valueIn(resolution, Quantity::HarmLocation)), "location");
    QTEST(int{valueIn(resolution, Quantity::HarmDamage)}, "damage");
}

void HitLocationsTest::ownTable()
{
    Duel duel = sureHit();
    // PCT-30: the house may set three times the damage in the head, and none in a leg.
    duel.switches.hitLocations = {{locationRow(1, 50, Location::Head, 6), locationRow(51, 100, Location::LeftLeg, 0)}};
    QCOMPARE(valueIn(struck(duel, 50, 4), Quantity::HarmDamage), 12);
    QCOMPARE(valueIn(struck(duel, 51, 4), Quantity::HarmDamage), 0);
    QCOMPARE(static_cast<Location>(valueIn(struck(duel, 51, 4), Quantity::HarmLocation)), Location::LeftLeg);
    // Armour is that of the location of the table.
    duel.sideB[0].character.armour[static_cast<std::size_t>(Location::Head)] = 5;
    QCOMPARE(valueIn(struck(duel, 11, 4), Quantity::HarmDamage), 7);
}

void HitLocationsTest::stepShowsTheRow()
{
    const Resolution resolution = struck(sureHit(), 40, 4);
    const Step* step = findStep(resolution.findings.steps, {static_cast<std::uint16_t>(Quantity::HarmLocation), 0});
    QVERIFY(step);
    QCOMPARE(step->operation, Operation::LookUp);
    QCOMPARE(step->operands[1].value, 40);
    QCOMPARE(step->operands[2].value, 3);
    QCOMPARE(step->computed, static_cast<std::int32_t>(Location::Abdomen));
}

void HitLocationsTest::rulingOnThePlace_data()
{
    QTest::addColumn<int>("ruled");
    QTest::addColumn<int>("damage");  // of 5 points that were rolled to hit the right arm, which has armour 2
    QTest::newRow("PCT-30 the head doubles") << static_cast<int>(Location::Head) << 10;
    QTest::newRow("PCT-30 the chest has armour 1") << static_cast<int>(Location::Chest) << 4;
    QTest::newRow("PCT-30 where it was rolled") << static_cast<int>(Location::RightArm) << 1;
    // The row that was rolled, the armour of the last location.
    QTest::newRow("PCT-30 no location at all") << 60 << 3;
}

void HitLocationsTest::rulingOnThePlace()
{
    QFETCH(int, ruled);
    Duel duel = sureHit();
    duel.sideB[0].character.armour[static_cast<std::size_t>(Location::Chest)] = 1;
    duel.sideB[0].character.armour[static_cast<std::size_t>(Location::RightArm)] = 2;
    QTEST(int{valueIn(struck(duel, 53, 5, ruled), Quantity::HarmDamage)}, "damage");
}

void HitLocationsTest::questionNamesTheTable()
{
    Request request;
    request.input = sureHit();
    request.answers.put(locationDie(Query::DuelDie, 5));
    request.answers.put(locationDie(Query::DuelDie, 5, 1));
    const Resolution resolution = resolve(request);
    QVERIFY(resolution.open);
    QVERIFY(resolution.open->key == QuestionKey{static_cast<std::uint16_t>(Query::DuelLocation)});
    QVERIFY(resolution.open->table == switchesRecord.find("hitLocations"));
    // Other rolls are on no table.
    request.answers = {};
    QVERIFY(!resolve(request).open->table);
}

void HitLocationsTest::oddsOfEachLocation()
{
    Answers fixed;
    for (const Answer& answer :
         {locationDie(Query::DuelDie, 5), locationDie(Query::DuelDie, 5, 1), locationDie(Query::DuelDamage, 5)})
        fixed.put(answer);
    TapeAnswerer tape(fixed);
    Request request;
    request.input = sureHit();
    std::map<Location, std::uint64_t> ways;
    int runs = 0;
    Findings findings;
    Enumerator::forEach(
        [&](Enumerator& enumerator) {
            ChainAnswerer chain({&tape, &enumerator});
            QVERIFY(!resolveInto(request.input, nullptr, {}, chain, &findings));
            const Step* step = findStep(findings.steps, {static_cast<std::uint16_t>(Quantity::HarmLocation), 0});
            ways[static_cast<Location>(step->value)] += static_cast<std::uint64_t>(enumerator.ways().value_or(0));
            ++runs;
        },
        {.classes = true});
    QCOMPARE(runs, 7);  // rows, not faces
    const std::map<Location, std::uint64_t> spans{
        {Location::Head, 10},    {Location::Chest, 26},    {Location::Abdomen, 16}, {Location::RightArm, 12},
        {Location::LeftArm, 12}, {Location::RightLeg, 12}, {Location::LeftLeg, 12}};
    QVERIFY(ways == spans);
}

/// The odds of a duel's damage row by row are those face by face, whatever the table.
void HitLocationsTest::oddsAreTheSameRowByRow()
{
    Duel duel = sureHit();
    for (const Table& table :
         {tableOf(kHitLocations.shipped()),
          Table{{locationRow(1, 1, Location::Head, 20), locationRow(2, 2, Location::Chest, 0),
                 locationRow(3, 99, Location::Head, 3), locationRow(100, 100, Location::LeftLeg, 1)}}}) {
        duel.switches.hitLocations = table;
        const Input input = duel;
        const auto odds = [&](bool classes) {
            std::map<std::int32_t, double> chances;
            Findings findings;
            Enumerator::forEach(
                [&](Enumerator& enumerator) {
                    QVERIFY(!resolveInto(input, nullptr, {}, enumerator, &findings));
                    const Step* step = findStep(findings.steps, {static_cast<std::uint16_t>(Quantity::HarmDamage), 0});
                    chances[step->value] += enumerator.probability();
                },
                {.classes = classes});
            return chances;
        };
        const std::map<std::int32_t, double> faces = odds(false);
        const std::map<std::int32_t, double> rows = odds(true);
        QCOMPARE(rows.size(), faces.size());
        for (const auto& [damage, chance] : faces)
            QVERIFY(qAbs(rows.at(damage) - chance) < 1e-12);
    }
}

HITSPREAD_TEST(HitLocationsTest)
#include "hitlocations_test.moc"
