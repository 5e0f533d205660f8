#include <QTest>

#include <limits>

#include "rules/core/odds/effects.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/changed.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/vocabulary.h"
#include "rules/systems/registry.h"
#include "support/humanplan.h"
#include "support/testclass.h"

using namespace hitspread;
using namespace hitspread::percentile;

namespace {

Duel oneAgainstOne(int ratingA, int ratingB)
{
    Duel duel;
    duel.sideA.resize(1);
    duel.sideB.resize(1);
    duel.sideA[0].character.skills.set("Throw knife", ratingA);
    duel.sideA[0].weapon.skill = "Throw knife";
    duel.sideB[0].character.skills.set("Pistols", ratingB);
    duel.sideB[0].weapon.skill = "Pistols";
    return duel;
}

Answer die(Query query, int face, std::uint16_t side = 0)
{
    const auto value = static_cast<std::uint8_t>(face);
    return Answer::ofFaces({static_cast<std::uint16_t>(query), side}, std::span(&value, 1), Origin::Given);
}

/// Value of one side's quantity when the two dice show these; hits land on the chest (30) for 4 points.
int duelValueOf(std::pair<Quantity, std::uint16_t> ofSide, const Duel& duel, int dieA, int dieB, int location = 30,
                int damage = 4)
{
    Request request;
    request.input = duel;
    for (const Answer& answer :
         {die(Query::DuelDie, dieA), die(Query::DuelDie, dieB, 1), die(Query::DuelLocation, location),
          die(Query::DuelLocation, location, 1), die(Query::DuelDamage, damage), die(Query::DuelDamage, damage, 1)})
        request.answers.put(answer);
    const Resolution resolution = resolve(request);
    const Step* step = findStep(resolution.findings.steps, {static_cast<std::uint16_t>(ofSide.first), ofSide.second});
    return step ? step->value : -999;
}

/// Dice 2 and 3 against 4 and 7: both hit, A better; place and damage are the same for both.
Resolution exchanged(const Duel& duel, int location, int damage)
{
    Request request;
    request.input = duel;
    for (const Answer& answer :
         {die(Query::DuelDie, 2), die(Query::DuelDie, 3, 1), die(Query::DuelLocation, location),
          die(Query::DuelLocation, location, 1), die(Query::DuelDamage, damage), die(Query::DuelDamage, damage, 1)})
        request.answers.put(answer);
    return resolve(request);
}

}  // namespace

/// The duel (PCT-32 to PCT-41); expected values from the sheet's own example and the decisions.
class DuelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rounds_data();
    void rounds();
    void targets_data();
    void targets();
    void facesThatHit_data();
    void facesThatHit();
    void damage_data();
    void damage();
    void ratings_data();
    void ratings();
    void woundsAreNoted_data();
    void woundsAreNoted();
    void olderDuelsGoOnAsTheyWere();
    void takesActions_data();
    void takesActions();
    void refusals_data();
    void refusals();
    void extremes_data();
    void extremes();
    void nothingElseIsAsked();
    void proceduresOfTheSheet();
    void severalPairsAtOnce();
    void rulingsBeyondAllNumbers_data();
    void rulingsBeyondAllNumbers();
    void oddsAreExact();
    void bodyIsCut_data();
    void bodyIsCut();
    void bodyIsCutOnce();
};

void DuelTest::rounds_data()
{
    QTest::addColumn<int>("dieA");
    QTest::addColumn<int>("dieB");
    QTest::addColumn<bool>("strict");
    QTest::addColumn<int>("shareA");
    QTest::addColumn<int>("shareB");
    QTest::newRow("PCT-40 only B hits") << 6 << 3 << false << 0 << 2;
    QTest::newRow("PCT-40 only A hits") << 1 << 8 << false << 2 << 0;
    QTest::newRow("PCT-36 doubles") << 4 << 4 << false << 2 << 2;
    QTest::newRow("PCT-36 equal but A misses") << 6 << 6 << false << 0 << 2;
    QTest::newRow("PCT-38 D32 the second does half") << 2 << 3 << false << 2 << 1;
    QTest::newRow("PCT-39 lower die, not larger margin") << 3 << 2 << false << 1 << 2;
    QTest::newRow("PCT-35 D30 equal to the number hits") << 4 << 9 << false << 2 << 0;
    QTest::newRow("PCT-35 D30 strictly under") << 4 << 9 << true << 0 << 0;
    QTest::newRow("PCT-37 a one is an ordinary hit") << 1 << 2 << false << 2 << 1;
    QTest::newRow("PCT-37 D34 a ten is an ordinary miss") << 10 << 10 << false << 0 << 0;
}

void DuelTest::rounds()
{
    QFETCH(int, dieA);
    QFETCH(int, dieB);
    QFETCH(bool, strict);
    Duel duel = oneAgainstOne(37, 67);
    duel.switches.duelHit = strict ? DuelHit::StrictlyUnder : DuelHit::AtOrUnder;
    QTEST(duelValueOf({Quantity::DuelShare, 0}, duel, dieA, dieB), "shareA");
    QTEST(duelValueOf({Quantity::DuelShare, 1}, duel, dieA, dieB), "shareB");
}

void DuelTest::targets_data()
{
    QTest::addColumn<int>("ratingA");
    QTest::addColumn<int>("ratingB");
    QTest::addColumn<int>("targetA");
    QTest::addColumn<int>("targetB");
    QTest::newRow("PCT-34 37 and 67") << 37 << 67 << 4 << 7;
    QTest::newRow("PCT-34 35 and 34") << 35 << 34 << 4 << 3;
    QTest::newRow("PCT-34 D33 4 and 95") << 4 << 95 << 0 << 10;
    QTest::newRow("PCT-41 each side its own skill") << 20 << 80 << 2 << 8;
}

void DuelTest::targets()
{
    QFETCH(int, ratingA);
    QFETCH(int, ratingB);
    const Duel duel = oneAgainstOne(ratingA, ratingB);
    QTEST(duelValueOf({Quantity::DuelTarget, 0}, duel, 9, 9), "targetA");
    QTEST(duelValueOf({Quantity::DuelTarget, 1}, duel, 9, 9), "targetB");
}

void DuelTest::facesThatHit_data()
{
    QTest::addColumn<int>("target");
    QTest::addColumn<bool>("strict");
    QTest::addColumn<int>("faces");
    QTest::newRow("PCT-35 D30 at or under 4") << 4 << false << 4;
    QTest::newRow("PCT-35 D30 strictly under 4") << 4 << true << 3;
    QTest::newRow("PCT-35 D33 0 cannot hit") << 0 << false << 0;
    QTest::newRow("PCT-35 D33 0 cannot hit strictly") << 0 << true << 0;
    QTest::newRow("PCT-35 D33 10 always hits") << 10 << false << 10;
    QTest::newRow("PCT-35 D33 10 hits on 1 to 9 strictly") << 10 << true << 9;
    QTest::newRow("PCT-35 D33 20 always hits") << 20 << true << 10;
}

/// What is foretold is what the dice do.
void DuelTest::facesThatHit()
{
    QFETCH(int, target);
    QFETCH(bool, strict);
    const DuelHit rule = strict ? DuelHit::StrictlyUnder : DuelHit::AtOrUnder;
    QTEST(hittingFaces(target, rule), "faces");
    Duel duel = oneAgainstOne(10 * target, 0);
    duel.switches.duelHit = rule;
    int hits = 0;
    for (int face = 1; face <= kDuelSides; ++face)
        hits += duelValueOf({Quantity::DuelHit, 0}, duel, face, 10);
    QTEST(hits, "faces");
}

void DuelTest::damage_data()
{
    QTest::addColumn<int>("location");
    QTest::addColumn<int>("rolled");
    QTest::addColumn<int>("armour");
    QTest::addColumn<int>("damageA");
    QTest::addColumn<int>("damageB");
    // A does full, B half (dice 2 and 3).
    QTest::newRow("chest") << 30 << 4 << 0 << 4 << 2;
    QTest::newRow("half of five is rounded up") << 30 << 5 << 0 << 5 << 3;
    QTest::newRow("head doubles") << 10 << 4 << 0 << 8 << 4;
    QTest::newRow("first of the chest") << 11 << 4 << 0 << 4 << 2;
    QTest::newRow("arm halves, rounded once") << 53 << 5 << 0 << 3 << 1;
    QTest::newRow("last of the leg") << 100 << 6 << 0 << 3 << 2;
    QTest::newRow("PCT-31 D39 armour after rounding") << 30 << 4 << 3 << 1 << 0;
}

void DuelTest::damage()
{
    QFETCH(int, location);
    QFETCH(int, rolled);
    QFETCH(int, armour);
    Duel duel = oneAgainstOne(37, 67);
    duel.sideA[0].character.armour.fill(armour);
    duel.sideB[0].character.armour.fill(armour);
    QTEST(duelValueOf({Quantity::HarmDamage, 0}, duel, 2, 3, location, rolled), "damageA");
    QTEST(duelValueOf({Quantity::HarmDamage, 1}, duel, 2, 3, location, rolled), "damageB");
    // The same points worn as a layer.
    for (Duellist* who : {&duel.sideA[0], &duel.sideB[0]}) {
        who->character.armour.fill(0);
        who->armour.resize(1);
        who->armour[0].points.fill(armour);
    }
    QTEST(duelValueOf({Quantity::HarmDamage, 0}, duel, 2, 3, location, rolled), "damageA");
    QTEST(duelValueOf({Quantity::HarmDamage, 1}, duel, 2, 3, location, rolled), "damageB");
}

/// The rating an attack with the weapon has (PCT-D10); DEX 52.
void DuelTest::ratings_data()
{
    QTest::addColumn<Weapon>("weapon");
    QTest::addColumn<int>("unarmed");
    QTest::addColumn<int>("target");
    Weapon unknown;
    unknown.kind = WeaponKind::Melee;
    unknown.skill = "Halberd";
    Weapon shoves;
    shoves.skill = "Throw knife";
    shoves.rollsOn = RollsOn::Dex;
    QTest::newRow("PCT-34 D10 trained hands") << fist() << 63 << 6;
    QTest::newRow("PCT-34 D10 hands by DEX") << fist() << kNoEntry << 5;
    QTest::newRow("PCT-34 D10 no fitting skill in melee: DEX") << unknown << 63 << 5;
    QTest::newRow("PCT-34 D10 the weapon rolls on DEX") << shoves << 63 << 5;
    Weapon knife;
    knife.kind = WeaponKind::Thrown;
    knife.skill = "Knife";
    QTest::newRow("PCT-34 PCT-D40 thrown: the ranged one of two of a name") << knife << 63 << 3;
    knife.kind = WeaponKind::Melee;
    QTest::newRow("PCT-34 PCT-D40 in hand: the melee one") << knife << 63 << 7;
}

void DuelTest::ratings()
{
    QFETCH(Weapon, weapon);
    QFETCH(int, unarmed);
    Duel duel = oneAgainstOne(37, 67);
    duel.sideA[0].character.dex = 52;
    duel.sideA[0].character.unarmed = unarmed;
    duel.sideA[0].character.meleeSkills.set("Knife", 70);
    duel.sideA[0].character.rangedSkills.set("Knife", 30);
    duel.sideA[0].weapon = weapon;
    QTEST(duelValueOf({Quantity::DuelTarget, 0}, duel, 9, 9), "target");
}

/// PCT-31, PCT-D29, PCT-D39: as of any hit; 20 Health, A does all of it and B half (dice 2 and 3).
void DuelTest::woundsAreNoted_data()
{
    QTest::addColumn<int>("location");
    QTest::addColumn<int>("rolled");
    QTest::addColumn<QStringList>("ofA");
    QTest::addColumn<QStringList>("ofB");
    // Place, damage, level, round.
    QTest::newRow("PCT-31 D39 5 and 3: light both")
        << 30 << 5 << QStringList{u"chest"_qs, u"3"_qs, u"light"_qs, u"7"_qs}
        << QStringList{u"chest"_qs, u"5"_qs, u"light"_qs, u"7"_qs};
    QTest::newRow("PCT-31 D39 the head: 12 critical, 6 serious")
        << 5 << 6 << QStringList{u"head"_qs, u"6"_qs, u"serious"_qs, u"7"_qs}
        << QStringList{u"head"_qs, u"12"_qs, u"critical"_qs, u"7"_qs};
    QTest::newRow("PCT-31 D39 half of 1 in a leg: nothing, not even a scratch")
        << 90 << 1 << QStringList() << QStringList{u"leftLeg"_qs, u"1"_qs, u"scratch"_qs, u"7"_qs};
}

void DuelTest::woundsAreNoted()
{
    QFETCH(int, location);
    QFETCH(int, rolled);
    Duel duel = oneAgainstOne(37, 67);
    duel.options.round = 7;
    const Resolution resolution = exchanged(duel, location, rolled);
    QVERIFY(resolution.isFinished());
    const auto woundOf = [&](std::string_view part) {
        Condition condition;
        for (const Change& change : resolution.findings.changes) {
            if (Duel::kAction.parts[change.part].id == part)
                conditionRecord.fields[change.field].setNumber(&condition, change.index, change.after);
        }
        if (condition.wounds.isEmpty())
            return QStringList();
        const Wound& wound = condition.wounds[0];
        const auto word = [](std::string_view id) { return QString::fromLatin1(id.data(), qsizetype(id.size())); };
        return QStringList{word(kLocationIds[static_cast<std::size_t>(wound.location)]), QString::number(wound.damage),
                           word(kWoundLevels[static_cast<std::size_t>(wound.level)]), QString::number(wound.round)};
    };
    QTEST(woundOf("sideA.condition"), "ofA");
    QTEST(woundOf("sideB.condition"), "ofB");
    // Side B are the targets; side A is told by its pair.
    QFETCH(QStringList, ofA);
    QCOMPARE(effectsOfActor(resolution.findings.events, 0).wounds, ofA.isEmpty() ? 0 : 1);
    QCOMPARE(effectsOf(resolution.findings.events, 0).wounds, 1);
}

/// Of before rules version 4: no wounds, and the skill of the weapon alone.
void DuelTest::olderDuelsGoOnAsTheyWere()
{
    Input input = oneAgainstOne(37, 67);
    input.keepVersion(3);
    const Resolution resolution = exchanged(input.get<Duel>(), 30, 4);
    QVERIFY(resolution.isFinished());
    QCOMPARE(resolution.findings.changes.size(), std::size_t{2});
    QVERIFY(!findStep(resolution.findings.steps, {static_cast<std::uint16_t>(Quantity::WoundLevel), 0}));
    Input hands = oneAgainstOne(37, 67);
    hands.get<Duel>().sideA[0].weapon = fist();
    hands.get<Duel>().sideA[0].character.unarmed = 63;
    hands.keepVersion(3);
    QCOMPARE(duelValueOf({Quantity::DuelTarget, 0}, hands.get<Duel>(), 9, 9), 0);
    hands.get<Duel>().options.round = 1;
    hands.keepVersion(4);
    QCOMPARE(duelValueOf({Quantity::DuelTarget, 0}, hands.get<Duel>(), 9, 9), 6);
}

/// PCT-02, PCT-D34: it stands in place of steps 2 to 4, so it is what a duellist does in his round, whoever hits; without a round there is
/// nothing to take. The game master may let it take none; one of before rules version 5 took none.
void DuelTest::takesActions_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<bool>("takes");
    QTest::addColumn<int>("version");
    QTest::addColumn<int>("changed");
    QTest::newRow("PCT-02 the one of the round") << 1 << true << 5 << 0;
    QTest::newRow("PCT-02 no round runs") << kNoEntry << true << 5 << kNoEntry;
    QTest::newRow("PCT-02 the game master says so") << 1 << false << 5 << 1;
    QTest::newRow("PCT-02 an older duel") << 1 << true << 4 << 1;
}

void DuelTest::takesActions()
{
    QFETCH(int, left);
    QFETCH(bool, takes);
    QFETCH(int, version);
    Input input = oneAgainstOne(37, 67);
    auto& duel = input.get<Duel>();
    duel.sideA[0].condition.actionsLeft = left;
    duel.sideB[0].condition.actionsLeft = left;
    duel.options.takesActions = takes;
    input.keepVersion(version);
    // 9 against 4, 3 against 7: the one misses.
    Request request;
    request.input = input;
    for (const Answer& answer : {die(Query::DuelDie, 9), die(Query::DuelDie, 3, 1), die(Query::DuelLocation, 30, 1),
                                 die(Query::DuelDamage, 4, 1)})
        request.answers.put(answer);
    const Resolution resolution = resolve(request);
    QVERIFY(resolution.isFinished());
    const Input after = changedBy(input, resolution.findings);
    QTEST(after.get<Duel>().sideA[0].condition.actionsLeft, "changed");
    QTEST(after.get<Duel>().sideB[0].condition.actionsLeft, "changed");
}

void DuelTest::refusals_data()
{
    QTest::addColumn<int>("sideA");
    QTest::addColumn<int>("sideB");
    QTest::addColumn<bool>("on");
    QTest::addColumn<int>("count");
    QTest::newRow("PCT-32 on") << 1 << 1 << true << 0;
    QTest::newRow("PCT-32 switched off") << 1 << 1 << false << 1;
    QTest::newRow("PCT-33 D31 six to six") << 6 << 6 << true << 0;
    QTest::newRow("PCT-33 D31 one to two") << 1 << 2 << true << 1;
    QTest::newRow("PCT-33 D31 two to one") << 2 << 1 << true << 1;
    QTest::newRow("PCT-33 nobody") << 0 << 0 << true << 1;
}

void DuelTest::refusals()
{
    QFETCH(int, sideA);
    QFETCH(int, sideB);
    QFETCH(bool, on);
    Duel duel;
    duel.sideA.resize(static_cast<std::size_t>(sideA));
    duel.sideB.resize(static_cast<std::size_t>(sideB));
    duel.switches.duel = on;
    QTEST(static_cast<int>(refusalsOf(duel, nullptr).size()), "count");
    Duel wounded = oneAgainstOne(37, 67);
    wounded.sideB[0].condition.healthLost = 20;
    QCOMPARE(refusalsOf(wounded, nullptr).size(), std::size_t{1});
    // PCT-02: who has acted already has nothing to duel with, unless the game master lets it take nothing.
    Duel spent = oneAgainstOne(37, 67);
    spent.sideB[0].condition.actionsLeft = 0;
    QCOMPARE(refusalsOf(spent, nullptr).size(), std::size_t{1});
    QCOMPARE(refusalsOf(spent, nullptr).front().part, std::string_view("sideB.condition"));
    spent.options.takesActions = false;
    QVERIFY(refusalsOf(spent, nullptr).empty());
}

void DuelTest::extremes_data()
{
    QTest::addColumn<int>("rating");
    QTest::addColumn<bool>("strict");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("share");
    QTest::newRow("PCT-35 D33 number 0 cannot hit") << 4 << false << 1 << 0;
    QTest::newRow("PCT-35 D33 number 10 always hits") << 95 << false << 10 << 2;
    QTest::newRow("PCT-35 D33 strictly under 10 a 9 hits") << 95 << true << 9 << 2;
    QTest::newRow("PCT-35 D33 strictly under 10 a 10 misses") << 95 << true << 10 << 0;
    QTest::newRow("PCT-35 D33 number 20 always hits") << 200 << true << 10 << 2;
}

void DuelTest::extremes()
{
    QFETCH(int, rating);
    QFETCH(bool, strict);
    QFETCH(int, die);
    Duel duel = oneAgainstOne(rating, 0);
    duel.switches.duelHit = strict ? DuelHit::StrictlyUnder : DuelHit::AtOrUnder;
    QTEST(duelValueOf({Quantity::DuelShare, 0}, duel, die, 10), "share");
}

/// PCT-D34: no initiative, no defence, no called shot: two dice, then place and damage of what hits.
void DuelTest::nothingElseIsAsked()
{
    Request request;
    request.input = oneAgainstOne(37, 67);
    for (const Answer& answer :
         {die(Query::DuelDie, 4), die(Query::DuelDie, 4, 1), die(Query::DuelLocation, 30),
          die(Query::DuelLocation, 30, 1), die(Query::DuelDamage, 4), die(Query::DuelDamage, 4, 1)})
        request.answers.put(answer);
    const Resolution resolution = resolve(request);
    QVERIFY(resolution.isFinished());
    QCOMPARE(resolution.findings.answers.all().size(), std::size_t{6});
    const auto hasAim = [](const PartDeclaration& part) {
        return std::ranges::any_of(part.record->fields,
                                   [](const FieldDeclaration& field) { return field.group == "aim"; });
    };
    QVERIFY(std::ranges::none_of(Duel::kAction.parts, hasAim));
}

/// PCT-D01: the first block is melee, the second ranged, each in five steps, then the duel.
void DuelTest::proceduresOfTheSheet()
{
    const auto source = [](Rule rule) { return ruleList().rules[static_cast<std::size_t>(rule)].source; };
    QCOMPARE(source(Rule::Rule01), std::string_view("Melee procedure, step 1"));
    QCOMPARE(source(Rule::Rule13), std::string_view("Melee procedure, step 3"));
    QCOMPARE(source(Rule::Rule14), std::string_view("Melee procedure, step 4"));
    QCOMPARE(source(Rule::Rule16), std::string_view("Melee procedure, step 5"));
    QCOMPARE(source(Rule::Rule17), std::string_view("Ranged procedure, step 1"));
    QCOMPARE(source(Rule::Rule27), std::string_view("Ranged procedure, step 4"));
    QCOMPARE(source(Rule::Rule31), std::string_view("Ranged procedure, step 5"));
    QCOMPARE(source(Rule::Rule32), std::string_view("Duels"));
}

void DuelTest::severalPairsAtOnce()
{
    Duel duel = oneAgainstOne(37, 67);
    duel.sideA.push_back(duel.sideA[0]);
    duel.sideA[1].condition.healthLost = 5;
    duel.sideB.push_back(duel.sideB[0]);
    Request request;
    request.input = duel;
    // Of two pairs the sides of the first are 0 and 1, those of the second 2 and 3.
    for (const std::uint16_t sideA : {std::uint16_t{0}, std::uint16_t{2}}) {
        const auto sideB = static_cast<std::uint16_t>(sideA + 1);
        for (const Answer& answer : {die(Query::DuelDie, 6, sideA), die(Query::DuelDie, 6, sideB),
                                     die(Query::DuelLocation, 30, sideB), die(Query::DuelDamage, 3, sideB)})
            request.answers.put(answer);
    }
    const Resolution resolution = resolve(request);
    QVERIFY(resolution.isFinished());
    const auto lost = [&resolution](int pair) {
        for (const Change& change : resolution.findings.changes) {
            if (change.element == pair && conditionRecord.fields[change.field].id == "healthLost")
                return std::pair(change.before, change.after);
        }
        return std::pair(-1, -1);
    };
    QCOMPARE(lost(0), std::pair(0, 3));
    QCOMPARE(lost(1), std::pair(5, 8));
    // Whom nobody hit nothing befalls.
    for (const Change& change : resolution.findings.changes)
        QVERIFY(Duel::kAction.parts[change.part].id == "sideA.condition");
}

void DuelTest::rulingsBeyondAllNumbers_data()
{
    QTest::addColumn<int>("ruling");
    QTest::addColumn<int>("counts");
    QTest::newRow("as much as counts") << 9999 << 9999;
    QTest::newRow("one more") << 10'000 << 9999;
    QTest::newRow("more than can be added") << std::numeric_limits<int>::max() << 9999;
    QTest::newRow("less than can be taken off") << std::numeric_limits<int>::min() << -9999;
}

/// A ruling may say any number, whoever gives it: the rules reckon with ±9,999 at most.
void DuelTest::rulingsBeyondAllNumbers()
{
    QFETCH(int, ruling);
    QFETCH(int, counts);
    Request request;
    request.input = oneAgainstOne(37, 67);
    for (const Answer& answer :
         {die(Query::DuelDie, 1), die(Query::DuelDie, 10, 1), die(Query::DuelLocation, 30), die(Query::DuelDamage, 4)})
        request.answers.put(answer);
    const StepKey key{static_cast<std::uint16_t>(Quantity::HarmDamage), 0};
    request.overrides = {{key, ruling, "so be it"}};
    const Resolution resolution = resolve(request);
    QVERIFY(resolution.isFinished());
    const Step* step = findStep(resolution.findings.steps, key);
    QVERIFY(step && step->overridden);
    QCOMPARE(step->value, counts);
    QVERIFY(resolution.idleOverrides.empty());
}

void DuelTest::oddsAreExact()
{
    // Numbers 4 and 7 on d10: A hits with 4/10, B with 7/10, both with 28/100, of these 4/100 doubles.
    Request request;
    request.input = oneAgainstOne(37, 67);
    Answers harm;
    for (const Query query : {Query::DuelLocation, Query::DuelDamage}) {
        for (const std::uint16_t side : {std::uint16_t{0}, std::uint16_t{1}})
            harm.put(die(query, 1, side));
    }
    TapeAnswerer tape(harm);
    std::uint64_t both = 0;
    std::uint64_t twins = 0;
    Findings findings;
    Enumerator::forEach([&](Enumerator& enumerator) {
        ChainAnswerer chain({&tape, &enumerator});
        QVERIFY(!resolveInto(request.input, nullptr, {}, chain, &findings));
        QVERIFY(enumerator.total() == WideCount{100});
        const auto holds = [&](Quantity quantity, std::uint16_t side = 0) {
            return findStep(findings.steps, {static_cast<std::uint16_t>(quantity), side})->value != 0;
        };
        both += holds(Quantity::DuelHit) && holds(Quantity::DuelHit, 1)
            ? static_cast<std::uint64_t>(enumerator.ways().value_or(0))
            : 0;
        twins += holds(Quantity::Doubles) ? static_cast<std::uint64_t>(enumerator.ways().value_or(0)) : 0;
    });
    QCOMPARE(both, std::uint64_t{28});
    QCOMPARE(twins, std::uint64_t{4});
}

void DuelTest::bodyIsCut_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("halfRow");
    QTest::addColumn<Location>("location");
    QTest::newRow("skull") << 0 << 0 << Location::Head;
    QTest::newRow("eyes") << 0 << 2 << Location::Head;
    QTest::newRow("neck") << 0 << 4 << Location::Head;
    QTest::newRow("chest") << 0 << 6 << Location::Chest;
    QTest::newRow("vitals") << 0 << 8 << Location::Chest;
    QTest::newRow("abdomen") << 0 << 14 << Location::Abdomen;
    QTest::newRow("groin") << 0 << 18 << Location::Abdomen;
}

/// The house locations are made of the pieces of every body (section 1.d); left and right are the target's own.
void DuelTest::bodyIsCut()
{
    QFETCH(int, column);
    QFETCH(int, halfRow);
    const auto body = bodyFor(*findSystem("percentile"), support::humanPlan());
    QTEST(static_cast<Location>(
              body->locationAt(Hex{static_cast<std::int16_t>(column), static_cast<std::int16_t>(halfRow)})),
          "location");
}

void DuelTest::bodyIsCutOnce()
{
    const auto human = support::humanPlan();
    const System& percentile = *findSystem("percentile");
    const auto body = bodyFor(percentile, human);
    QVERIFY(std::ranges::equal(body->locations(), percentile.locations()));
    QCOMPARE(body->cells().size(), human->cells().size());
    for (const BodyCell& cell : human->cells()) {
        const auto limb = [&](Piece of, Piece end, Location location) {
            if (cell.piece == of || cell.piece == end)
                QCOMPARE(static_cast<Location>(body->locationAt(cell.hex)), location);
        };
        limb(Piece::RightArm, Piece::RightHand, Location::RightArm);
        limb(Piece::LeftArm, Piece::LeftHand, Location::LeftArm);
        limb(Piece::RightLeg, Piece::RightFoot, Location::RightLeg);
        limb(Piece::LeftLeg, Piece::LeftFoot, Location::LeftLeg);
    }
    // Cut already, it stays the same object.
    QVERIFY(bodyFor(percentile, body) == body);
    const System& threed = *findSystem("threed");
    QVERIFY(bodyFor(threed, human) == human);
    // Known by their ids, the locations of a plan may stand in any order.
    std::vector<std::string_view> backwards(human->locations().rbegin(), human->locations().rend());
    const auto mixed = std::make_shared<const BodyPlan>(human->recut(backwards, [&](const BodyCell& cell) {
        return static_cast<std::uint8_t>(backwards.size() - 1 - cell.location);
    }));
    QVERIFY(mixed->locationAt(Hex{0, 0}) != human->locationAt(Hex{0, 0}));
    const auto sorted = bodyFor(threed, mixed);
    for (const BodyCell& cell : human->cells())
        QCOMPARE(sorted->locationAt(cell.hex), int{cell.location});
}

HITSPREAD_TEST(DuelTest)
#include "duel_test.moc"
