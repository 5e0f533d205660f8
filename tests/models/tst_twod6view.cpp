#include <QTest>

#include "models/fight/digest.h"
#include "models/history/tracemodel.h"
#include "models/history/verdict.h"
#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/manualharm.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/turn.h"
#include "rules/systems/twod6/vocabulary.h"
#include "rules/twod6/fighters.h"
#include "support/testclass.h"
#include "support/twod6people.h"
#include "support/viewwords.h"
#include "text/systems/twod6/turnwords.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace hitspread::twod6::test {

namespace {

using support::changesOf;
using support::chipsOf;
using support::forcesOf;
using support::named;

constexpr std::int32_t kVane = 1, kMirel = 2, kOrsk = 3, kPell = 4, kQuist = 5, kRook = 6;

/// With what he has in his hands.
Fighter armed(Fighter who)
{
    for (WeaponState& state : who.weaponStates)
        state.held = state.held == Held::Stowed ? Held::Right : state.held;
    return who;
}
Fighter inShed(support::InShed who)
{
    return armed(support::customsShed()[who - 1]);
}
Fighter inYard(support::InYard who)
{
    return armed(support::salvageYard()[who - 1]);
}

// The people of the customs shed, as they stand before the first round.
Fighter vane()
{
    return inShed(support::Vane);
}
Fighter mirel()
{
    return inShed(support::Mirel);
}
Fighter orsk()
{
    return inShed(support::Orsk);
}
Fighter pell()
{
    return inShed(support::Pell);
}
Fighter quist()
{
    return inShed(support::Quist);
}
// And of the yard at night.
Fighter tarn()
{
    return inYard(support::Tarn);
}
/// With her pistol.
Fighter sable()
{
    Fighter one = inYard(support::Sable);
    one.weapons.erase(one.weapons.begin());
    one.weaponStates.erase(one.weaponStates.begin());
    return one;
}
Fighter rook()
{
    return inYard(support::Rook);
}
Fighter ulf()
{
    return inYard(support::Ulf);
}

/// His turn of a round that runs is over, with so many Simple Actions of these kinds.
void haveActed(Condition& now, std::int32_t simple, std::int32_t kinds)
{
    now.inRound = now.begun = true;
    now.simple = simple;
    now.kinds = kinds;
    now.acted = simple == 2;
}
void haveTakenComplex(Condition& now)
{
    now.inRound = now.begun = now.acted = now.complexTaken = true;
}
constexpr std::int32_t kMoved = bitOf(ActionKind::Movement), kFought = bitOf(ActionKind::Combat),
                       kHandled = bitOf(ActionKind::Handling);
constexpr std::int32_t kLegs = bitOf(Location::LeftLeg) | bitOf(Location::RightLeg);

const std::vector<CombatantView>& shed()
{
    static const std::vector<CombatantView> kAll{named(kVane, "Vane"), named(kMirel, "Mirel"), named(kOrsk, "Orsk"),
                                                 named(kPell, "Pell"), named(kQuist, "Quist"), named(kRook, "Rook")};
    return kAll;
}

DigestSource sourceFor(const Fighter& who, const Switches& switches)
{
    return support::digestSourceOf<Kit>(who, switches, shed());
}
Digest digestOf(const Fighter& who, const Switches& switches = {})
{
    return hitspread::digestOf("twod6", sourceFor(who, switches));
}

QStringList shortChipsOf(const Digest& digest)
{
    QStringList words;
    for (const Chip& chip : digest.chips)
        words << chip.shortText;
    return words;
}

template <typename Action>
ActionRecord done(const Action& action, const std::vector<Given>& answers = {})
{
    return support::actionRecord("twod6", action, resolved(action, answers));
}

const ActionsFacet& actions()
{
    return *facetsOf("twod6").actions;
}

QStringList wordsOfAll(const std::vector<ActionPlan>& plans)
{
    return support::wordsOfAll(actions(), plans);
}

}  // namespace

/// How 2d6 personal combat reads: who is how, what came of its actions, what is done about a refusal. States and numbers are those of the
/// two fights on paper.
class TestTwoD6View : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsSeenOfSomebody_data();
    void whatIsSeenOfSomebody();
    void whatIsInForce_data();
    void whatIsInForce();
    void theTrackHasTwoMarks();
    void lethalOverBruiseIsHarm();
    void whoIsOutIsNothingElse();
    void whoIsMeant();
    void howFarEachModeGoes_data();
    void howFarEachModeGoes();
    void movementCostsBothSides_data();
    void movementCostsBothSides();
    void placesSayWhatAimingCosts_data();
    void placesSayWhatAimingCosts();
    void armourSaysWhatItStops();
    void weaponsSayWhatKeepsThem();
    void theOrderGoesByTheScore();
    void clocksAreAnnounced_data();
    void clocksAreAnnounced();
    void oneKeyEach();
    void refusalsAreCured_data();
    void refusalsAreCured();
    void whatIsBegunGoesOn_data();
    void whatIsBegunGoesOn();
    void whatAnAttackComesTo_data();
    void whatAnAttackComesTo();
    void whatSomebodyDoesAlone_data();
    void whatSomebodyDoesAlone();
    void aProposalSaysWhatItIs();
    void changesAreToldInWords();
    void ticksAreNoNews();
    void whatOneSearchesFor();
};

void TestTwoD6View::whatIsSeenOfSomebody_data()
{
    QTest::addColumn<Fighter>("who");
    QTest::addColumn<QStringList>("chips");
    const auto row = [](const char* name, Fighter who, const std::function<void(Condition&)>& now,
                        const QStringList& chips) {
        now(who.condition);
        QTest::newRow(name) << who << chips;
    };
    row("A 1.4 Evade, its movement to come", pell(),
        [](Condition& now) {
            mark(now, 8, 8);
            now.saveIn = 6;
            haveTakenComplex(now);
            now.movement = Movement::Evaded;
            now.evadeOpen = true;
        },
        {u"Build save (8 or more) in 6 rounds"_qs, u"GOOD, WF 1"_qs, u"Incidental Actions alone"_qs,
         u"evades, up to 25 m still to go"_qs});
    row("TD-28 rolled against: it may be made", pell(),
        [](Condition& now) {
            haveTakenComplex(now);
            now.movement = Movement::Evaded;
            now.evadeOpen = true;
            now.rolledAgainst = true;
        },
        {u"may make the movement of the Evade now"_qs, u"Incidental Actions alone"_qs,
         u"evades, up to 25 m still to go"_qs});
    row("A 1.5 surprised", quist(),
        [](Condition& now) {
            mark(now, 4, 4);
            now.saveIn = 6;
            now.inRound = now.surprised = true;
        },
        {u"Build save (9 or more) in 6 rounds"_qs, u"surprised"_qs, u"GOOD, WF 1"_qs});
    row("A 2.1 careful aim", orsk(),
        [](Condition& now) {
            mark(now, 1, 1);
            now.saveIn = 5;
            haveActed(now, 1, kFought);
            now.aimAt = kMirel;
            now.aimRounds = 1;
        },
        {u"Build save (7 or more) in 5 rounds"_qs, u"GOOD, WF 1"_qs, u"one Simple Action, no combat"_qs,
         u"aims carefully at Mirel, 1 round (−1)"_qs});
    row("A 2.4 walked behind a crate", vane(),
        [](Condition& now) {
            haveActed(now, 2, kMoved | kFought);
            now.movement = Movement::Walked;
            now.metres = 15;
            now.cover = Cover::Partial;
            now.covered = kLegs;
        },
        {u"Incidental Actions alone"_qs, u"partial cover (left leg, right leg)"_qs, u"walked 15 m"_qs});
    row("A 3.5 held and down", vane(),
        [](Condition& now) {
            mark(now, 3, 7);
            now.saveIn = 5;
            haveActed(now, 1, kFought);
            now.heldBy.add({kQuist});
            now.prone = true;
        },
        {u"Build save (8 or more) in 5 rounds"_qs, u"held by Quist"_qs, u"GOOD, WF 1"_qs, u"prone"_qs,
         u"Incidental Actions alone"_qs});
    row("A 3.5 holds and lies", quist(),
        [](Condition& now) {
            mark(now, 4, 9);
            now.saveIn = 4;
            haveActed(now, 2, kMoved | kFought);
            now.holding = kVane;
            now.prone = true;
            now.movement = Movement::Ran;
            now.metres = 9;
        },
        {u"Build save (9 or more) in 4 rounds"_qs, u"FAIR, WF 1"_qs, u"prone"_qs, u"Incidental Actions alone"_qs,
         u"holds Vane"_qs, u"ran 9 m"_qs});
    row("B 2.1 held before his turn", tarn(),
        [](Condition& now) {
            mark(now, 0, 8);
            now.inRound = true;
            now.heldBy.add({kRook});
        },
        {u"held by Rook"_qs, u"GOOD"_qs, u"Incidental Actions or an escape"_qs});
    row("B 2.3 all-out", rook(),
        [](Condition& now) {
            mark(now, 0, 5);
            haveActed(now, 2, kFought | kHandled);
            now.drew = now.allOut = true;
        },
        {u"GOOD"_qs, u"Incidental Actions alone"_qs, u"all-out attack until the next turn"_qs});
    row("B 5.2 treats", sable(),
        [](Condition& now) {
            haveTakenComplex(now);
            now.treats = kRook;
            now.treatRounds = 1;
        },
        {u"Incidental Actions alone"_qs, u"treats Rook, round 1 of 6"_qs});
    row("TD-E01 the second of a stack", vane(),
        [](Condition& now) {
            now.inRound = true;
            now.seized = 2;
        },
        {u"has seized the initiative, 2 in the stack"_qs});
    row("TD-D61 an Incapacitated torso", vane(),
        [](Condition& now) { hurt(now, Location::Torso, Wound::Incapacitated); },
        {u"may only do Incidental Actions"_qs});
    row("TD-62h concealed", vane(), [](Condition& now) { now.concealed = true; }, {u"in partial concealment"_qs});
}

void TestTwoD6View::whatIsSeenOfSomebody()
{
    QFETCH(Fighter, who);
    const Digest digest = digestOf(who);
    QTEST(chipsOf(digest), "chips");
    // None is said by a colour alone, however little room there is.
    QVERIFY(!shortChipsOf(digest).contains(QString()));
}

void TestTwoD6View::whatIsInForce_data()
{
    QTest::addColumn<Fighter>("who");
    QTest::addColumn<QStringList>("forces");
    const auto row = [](const char* name, Fighter who, const std::function<void(Condition&)>& now,
                        const QStringList& forces) {
        now(who.condition);
        QTest::newRow(name) << who << forces;
    };
    row("A 1.4 Evade", pell(),
        [](Condition& now) {
            mark(now, 8, 8);
            haveTakenComplex(now);
            now.movement = Movement::Evaded;
            now.evadeOpen = true;
        },
        {u"Condition Monitor: L 8, F 8 of 30 · GOOD · WF 1 · stays conscious on 3 or more"_qs,
         u"evades, up to 25 m still to go: shots +3 · blows +3"_qs, u"moves after the first roll to hit"_qs});
    row("A 2.3 unconscious", pell(),
        [](Condition& now) {
            mark(now, 14, 14);
            now.unconscious = now.prone = true;
            now.saveIn = 5;
            now.wakeIn = 12;
        },
        {u"Condition Monitor: L 14, F 14 of 30 · FAIR · WF 2 · unconscious"_qs,
         u"wakes? 12: try to wake (5 or more) in 12 rounds"_qs, u"prone: shots +1"_qs});
    row("A 2.4 cover", vane(),
        [](Condition& now) {
            now.movement = Movement::Walked;
            now.metres = 15;
            now.cover = Cover::Partial;
            now.covered = kLegs;
        },
        {u"walked 15 m: shots +0 · blows +0"_qs, u"partial cover (left leg, right leg): shots +1"_qs});
    Fighter worn = orsk();
    worn.armourState.front().poolLeft = 0;
    row("A 3.4 a wound, and a plate used up", worn,
        [](Condition& now) {
            mark(now, 23, 23);
            hurt(now, Location::RightArm, Wound::Incapacitated);
        },
        {u"Condition Monitor: L 23, F 23 of 36 · FAIR · WF 2 · stays conscious on 5 or more"_qs,
         u"Right arm incapacitated"_qs, u"Armour: pool used up: protects no more"_qs});
    row("B 1.4 has shot", ulf(),
        [](Condition& now) {
            haveActed(now, 2, kFought | kHandled);
            now.shot = now.drew = true;
        },
        {u"has shot this round: blows −1"_qs, u"drew a weapon this round: +2"_qs});
    row("B 2.3 all-out", rook(), [](Condition& now) { now.allOut = true; },
        {u"all-out attack until the next turn: blows −2"_qs});
    row("B 4.3 a full monitor", ulf(),
        [](Condition& now) {
            mark(now, 16, 18);
            now.unconscious = true;
            now.saveIn = 3;
            now.wakeIn = 18;
        },
        {u"Condition Monitor: L 16, F 18 of 18 · FULL · WF 3 · unconscious"_qs,
         u"wakes? 18: cannot wake while the monitor is full"_qs});
    row("TD-16 nothing spent", vane(), [](Condition& now) { now.inRound = true; },
        {u"Actions left: two Simple Actions or one Complex Action"_qs});
    row("TD-D63 the forecast: no save can be made", support::onPaper("Wren", 1, 5, 5),
        [](Condition& now) {
            mark(now, 5, 5);
            now.saveIn = 1;
        },
        {u"save 1: Build save (no roll) as the next round begins · dies within 15 minutes: 100 %"_qs});
    row("TD-62h", vane(), [](Condition& now) { now.concealed = true; }, {u"in partial concealment: blows +1"_qs});
    row("TD-60 elevation", vane(), [](Condition& now) { now.elevation = 1; }, {u"elevation +1"_qs});
}

void TestTwoD6View::whatIsInForce()
{
    QFETCH(Fighter, who);
    QFETCH(QStringList, forces);
    const QStringList all = forcesOf(digestOf(who));
    for (const QString& force : forces)
        QVERIFY2(all.contains(force), qPrintable(force + u" is not in\n"_qs + all.join(u'\n')));
}

/// TD-E05: 5 Lethal and 9 Bruise of 30.
void TestTwoD6View::theTrackHasTwoMarks()
{
    Fighter who = vane();
    mark(who.condition, 5, 14);
    const Digest digest = digestOf(who);
    QCOMPARE(digest.tracks.size(), std::size_t(1));
    const TrackDigest& track = digest.tracks.front();
    QCOMPARE(track.left, 16);
    QCOMPARE(track.most, 30);
    QCOMPARE(track.grave, 5);
    QCOMPARE(track.lines, 3);
    QVERIFY(track.counts == TrackDigest::Counts::Taken);
    QCOMPARE(track.lost.field, std::string("filled"));
    // A click on the twentieth box fills that many.
    QCOMPARE(track.lost.valueFor(track.most, 10), 20);
    QCOMPARE(trackWords(digest), (QStringList{u"Condition Monitor 14/30"_qs}));
    QCOMPARE(digest.posture, u"FAIR, WF 1"_qs);
}

/// TD-99: Lethal written over Bruise fills no box more, and harms all the same.
void TestTwoD6View::lethalOverBruiseIsHarm()
{
    Fighter before = rook();
    mark(before.condition, 0, 5);
    Fighter after = before;
    QVERIFY(!takesHarm(digestOf(before), digestOf(after)));
    mark(after.condition, 3, 5);
    QVERIFY(takesHarm(digestOf(before), digestOf(after)));
}

/// A 2.3, after B.
void TestTwoD6View::whoIsOutIsNothingElse()
{
    Fighter out = pell();
    mark(out.condition, 14, 14);
    out.condition.unconscious = out.condition.prone = true;
    out.condition.saveIn = 4;
    out.condition.wakeIn = 12;
    out.condition.movement = Movement::Walked;
    const Digest lies = digestOf(out);
    QCOMPARE(chipsOf(lies),
             (QStringList{u"unconscious"_qs, u"Build save (9 or more) in 4 rounds"_qs,
                          u"try to wake (5 or more) in 12 rounds"_qs}));
    QCOMPARE(shortChipsOf(lies), (QStringList{u"out"_qs, u"save 4"_qs, u"wakes? 12"_qs}));
    QVERIFY(lies.isOut && lies.isDown);
    QVERIFY(lies.figures.empty());
    QVERIFY(lies.locations.front().worn < 100);
    Fighter dead = ulf();
    mark(dead.condition, 18, 18);
    dead.condition.dead = true;
    QCOMPARE(chipsOf(digestOf(dead)), (QStringList{u"dead"_qs}));
    QVERIFY(digestOf(dead).chips.front().mark == Mark::Dead);
    QCOMPARE(digestOf(dead).locations.front().worn, 100);
}

/// Who holds him before whom he holds, treats, aims at.
void TestTwoD6View::whoIsMeant()
{
    Fighter who = vane();
    QCOMPARE(digestOf(who).meant, RecordId{0});
    who.condition.aimAt = kMirel;
    who.condition.aimRounds = 1;
    QCOMPARE(digestOf(who).meant, RecordId{kMirel});
    QCOMPARE(digestOf(who).aimedAt, RecordId{kMirel});
    who.condition.treats = kOrsk;
    QCOMPARE(digestOf(who).meant, RecordId{kOrsk});
    who.condition.holding = kPell;
    QCOMPARE(digestOf(who).meant, RecordId{kPell});
    who.condition.heldBy.add({kQuist});
    QCOMPARE(digestOf(who).meant, RecordId{kQuist});
}

void TestTwoD6View::howFarEachModeGoes_data()
{
    QTest::addColumn<Fighter>("who");
    QTest::addColumn<QString>("figures");
    const auto row = [](const char* name, const std::function<void(Condition&)>& now, const QString& figures) {
        Fighter who = support::onPaper("Runner", 5, 5, 5);
        who.character.skills.set(std::string(kRunningSkill), 6);
        now(who.condition);
        QTest::newRow(name) << who << figures;
    };
    row(
        "TD-V02", [](Condition&) {}, u"Walk 25 m · Run 70 m · Sprint 95 m · Evade 25 m"_qs);
    row(
        "TD-D52 crawling", [](Condition& now) { now.prone = true; }, u"Crawl 12 m"_qs);
    row(
        "TD-D60 an Incapacitated leg", [](Condition& now) { hurt(now, Location::LeftLeg, Wound::Incapacitated); },
        u"Walk 12 m"_qs);
    row(
        "TD-D60 a Disabled leg", [](Condition& now) { hurt(now, Location::RightLeg, Wound::Disabled); }, QString());
    row(
        "TD-D54 held", [](Condition& now) { now.heldBy.add({kRook}); }, QString());
    row(
        "TD-D54 holds", [](Condition& now) { now.holding = kRook; }, QString());
}

void TestTwoD6View::howFarEachModeGoes()
{
    QFETCH(Fighter, who);
    QTEST(figureWords(digestOf(who)), "figures");
}

void TestTwoD6View::movementCostsBothSides_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, Mode mode, const QString& words) {
        QTest::newRow(name) << static_cast<int>(mode) << words;
    };
    row("TD-43b TD-44a TD-63a walk", Mode::Walk, u"own: shots +1 · blows +1; by others: shots +0 · blows +0"_qs);
    row("TD-43c TD-44b TD-62d TD-63b run", Mode::Run, u"own: shots +2 · tackle +2; by others: shots +1 · blows +1"_qs);
    row("TD-43d TD-62e TD-63c sprint", Mode::Sprint, u"own: tackle +3; by others: shots +2 · blows +2"_qs);
    row("TD-43e TD-62f Evade", Mode::None, u"own: no attack; by others: shots +3 · blows +3"_qs);
}

void TestTwoD6View::movementCostsBothSides()
{
    QFETCH(int, mode);
    QTEST(modeCostWords(static_cast<Mode>(mode), {}), "words");
}

void TestTwoD6View::placesSayWhatAimingCosts_data()
{
    QTest::addColumn<int>("location");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("brief");
    const auto row = [](const char* name, Location location, const QString& note, const QString& brief) {
        QTest::newRow(name) << static_cast<int>(location) << note << brief;
    };
    row("TD-44f TD-63h", Location::Head, u"aimed: shot +6, blow +4"_qs, u"+6/+4"_qs);
    row("TD-44h TD-63j", Location::Torso, u"aimed: shot +2, blow +1"_qs, u"+2/+1"_qs);
    row("TD-44g TD-63i", Location::RightArm, u"aimed: shot +4, blow +3"_qs, u"+4/+3"_qs);
    row("TD-40 behind cover", Location::LeftLeg, u"covered · aimed: shot +4, blow +3"_qs, u"+4/+3"_qs);
}

void TestTwoD6View::placesSayWhatAimingCosts()
{
    QFETCH(int, location);
    Fighter who = vane();
    who.condition.cover = Cover::Partial;
    who.condition.covered = kLegs;
    hurt(who.condition, Location::RightArm, Wound::Disabled);
    const Digest digest = digestOf(who);
    QCOMPARE(digest.locations.size(), kLocations);
    const LocationDigest& place = digest.locations.at(static_cast<std::size_t>(location));
    QTEST(place.note, "note");
    QTEST(place.shortNote, "brief");
    const bool isHurt = static_cast<Location>(location) == Location::RightArm;
    QCOMPARE(place.wound, isHurt ? u"disabled"_qs : QString());
    QCOMPARE(place.worn > 0, isHurt);
}

/// A: vest ½ and plate ¾ with a pool of 4; TD-89, TD-D24.
void TestTwoD6View::armourSaysWhatItStops()
{
    const auto at = [](const Fighter& who, Location location) {
        return digestOf(who).locations.at(static_cast<std::size_t>(location)).armour;
    };
    QCOMPARE(at(vane(), Location::Torso), u"½"_qs);
    QCOMPARE(at(vane(), Location::Head), u"no armour"_qs);
    Fighter who = orsk();
    QCOMPARE(at(who, Location::Torso), u"¾, pool 4"_qs);
    who.armourState.front().poolLeft = 0;
    QCOMPARE(at(who, Location::Torso), u"no armour"_qs);
    Armour padded = armour(1, 2);
    padded.types = bitOf(DamageType::Bruise);
    clothe(who, padded);
    QCOMPARE(at(who, Location::Torso), u"½ Bruise"_qs);
}

void TestTwoD6View::weaponsSayWhatKeepsThem()
{
    const Weapon gun = heavyPistol();
    const auto seen = [&gun](const WeaponState& state) {
        CombatantView::Item item;
        item.record.record = AnyRecord(weaponRecord, &gun);
        item.possession.state = AnyRecord(weaponStateRecord, &state);
        CombatantView view;
        const Fighter who = vane();
        view.character.record = AnyRecord(characterRecord, &who.character);
        view.combatant.condition = AnyRecord(conditionRecord, &who.condition);
        view.weapons = {item};
        return weaponsOf("twod6", view).front();
    };
    const WeaponDigest held = seen({.held = Held::Right, .shotsLeft = 5});
    QVERIFY(held.inHand);
    QCOMPARE(held.unready, QString());
    QCOMPARE(held.rounds, 5);
    QCOMPARE(held.mostRounds, 6);
    QVERIFY(held.usedAs == RecordKind::Weapon);
    QVERIFY(!seen({.held = Held::Stowed, .shotsLeft = 6}).inHand);
    QVERIFY(!seen({.held = Held::Stowed, .shotsLeft = 6}).unready.isEmpty());
    QVERIFY(!seen({.held = Held::Right, .dropped = true, .shotsLeft = 6}).inHand);
}

/// TD-03, TD-16: Vane's 3 + 5 + 6, and what is left of a turn.
void TestTwoD6View::theOrderGoesByTheScore()
{
    Fighter who = vane();
    QVERIFY(!digestOf(who).initiative);
    QVERIFY(!digestOf(who).actionsLeft);
    who.condition.score = 14;
    who.condition.inRound = true;
    QCOMPARE(digestOf(who).initiative, 14);
    QCOMPARE(digestOf(who).initiativeField, std::string("score"));
    QCOMPARE(digestOf(who).actionsLeft, 2);
    // TD-08: out of the order he would be in.
    QCOMPARE(digestOf(who).stepsIn, 0);
    who.condition.seized = 2;
    QCOMPARE(digestOf(who).stepsIn, 2);
    haveActed(who.condition, 1, kMoved);
    QCOMPARE(digestOf(who).actionsLeft, 1);
    haveTakenComplex(who.condition);
    QCOMPARE(digestOf(who).actionsLeft, 0);
}

void TestTwoD6View::clocksAreAnnounced_data()
{
    QTest::addColumn<Fighter>("who");
    QTest::addColumn<int>("deterioration");
    QTest::addColumn<QStringList>("clocks");
    const auto row = [](const char* name, const std::function<void(Condition&)>& now, const QStringList& clocks,
                        Deterioration deterioration = Deterioration::AsPrinted) {
        Fighter who = tarn();
        mark(who.condition, 7, 25);
        who.condition.inRound = true;
        now(who.condition);
        QTest::newRow(name) << who << static_cast<int>(deterioration) << clocks;
    };
    row("nothing runs", [](Condition&) {}, {});
    row("TD-D63 as the next round begins", [](Condition& now) { now.saveIn = 1; }, {u"1 rolls a Build save"_qs});
    row("TD-D63 the round after", [](Condition& now) { now.saveIn = 2; }, {u"2 rolls a Build save"_qs});
    row("farther than is looked", [](Condition& now) { now.saveIn = 3; }, {});
    row("TD-D64 save before try",
        [](Condition& now) {
            now.saveIn = now.wakeIn = 1;
            now.unconscious = true;
        },
        {u"1 rolls a Build save"_qs, u"1 tries to wake"_qs});
    row("TD-D26 a full monitor is passed over",
        [](Condition& now) {
            mark(now, 7, 30);
            now.wakeIn = 1;
            now.unconscious = true;
        },
        {});
    row(
        "TD-D63 from WF 2 on", [](Condition& now) { now.saveIn = 1; }, {}, Deterioration::FromWoundTwo);
    row("TD-D48 the movement of an Evade",
        [](Condition& now) {
            now.movement = Movement::Evaded;
            now.evadeOpen = true;
        },
        {u"1 loses the movement of the Evade"_qs});
    row("TD-95 the dead",
        [](Condition& now) {
            now.saveIn = now.wakeIn = 1;
            now.dead = true;
        },
        {});
}

void TestTwoD6View::clocksAreAnnounced()
{
    QFETCH(Fighter, who);
    QFETCH(int, deterioration);
    Switches switches;
    switches.deterioration = static_cast<Deterioration>(deterioration);
    CombatantView view;
    view.character.record = AnyRecord(characterRecord, &who.character);
    view.combatant.condition = AnyRecord(conditionRecord, &who.condition);
    QStringList words;
    for (const OwnClock& clock : facetsOf("twod6").clocks->clocks(view, AnyRecord(switchesRecord, &switches), 6, 2))
        words << QString::number(clock.rounds) + u' ' + clock.words;
    QTEST(words, "clocks");
}

/// The attack has its own.
void TestTwoD6View::oneKeyEach()
{
    const std::vector<QuickAction> quick = actions().quick();
    QStringList keys;
    for (const QuickAction& one : quick) {
        keys << QString(QChar(static_cast<char16_t>(one.key))) + u' ' + actions().words(one.plans.front(), {}, {}).full;
        QVERIFY(!one.title.isEmpty());
    }
    QCOMPARE(keys,
             (QStringList{u"M Move"_qs, u"A Careful aim"_qs, u"W Ready a weapon"_qs, u"D Evade"_qs,
                          u"S Seize the initiative"_qs}));
    QVERIFY(quick[0].plans.front().kind == ActionPlan::Kind::Attack);
    QVERIFY(quick[3].plans.front().kind == ActionPlan::Kind::Action);
    // TD-08: before whoever is about to act, whomever he has in view.
    QVERIFY(quick[4].plans.front().toFirst);
    // TD-47, TD-14: another thing of his is shown before anything is done with it.
    for (const std::size_t key : {1, 2}) {
        QVERIFY(quick[key].plans.back().kind == ActionPlan::Kind::Attack);
        QVERIFY(quick[key].plans.back().with == ActionPlan::With::Any);
    }
}

void TestTwoD6View::refusalsAreCured_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QStringList>("cures");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("left");
    const auto row = [](const char* name, RefusalCode code, const QStringList& cures, const QString& field = {},
                        int left = 0) { QTest::newRow(name) << static_cast<int>(code) << cures << field << left; };
    row("TD-104 unconscious", RefusalCode::ActorOut, {u"next"_qs});
    row("TD-01 his turn is over", RefusalCode::TurnOver, {u"next"_qs});
    row("TD-16 two Simple Actions", RefusalCode::SimpleSpent, {u"next"_qs});
    row("TD-16 a Complex Action", RefusalCode::ComplexTaken, {u"next"_qs});
    row("TD-17 one of a kind", RefusalCode::KindSpent, {u"next"_qs});
    row("TD-11 surprised", RefusalCode::ActorSurprised, {u"next"_qs, u"Not surprised any more"_qs});
    row("TD-D61 laid up", RefusalCode::ActorLaidUp, {u"next"_qs, u"Act in spite of it"_qs});
    row("TD-77 held", RefusalCode::ActorHeld, {u"Try to come free"_qs});
    row("TD-D54 holds", RefusalCode::ActorHolds, {u"Let go"_qs});
    row("TD-D70 strikes another", RefusalCode::HolderStrikesHeld, {u"Attack the one held"_qs, u"Let go"_qs});
    row("TD-D52 lies", RefusalCode::ActorProne, {u"Stand up"_qs, u"Crawl"_qs});
    row("TD-20 too far", RefusalCode::MovesTooFar, {u"No farther than that"_qs});
    row("TD-106 runs on a leg", RefusalCode::MoveLeg, {u"Walk"_qs}, u"mode"_qs);
    row("TD-106 evades on a leg", RefusalCode::MoveLeg, {u"Walk"_qs}, u"wounds"_qs);
    row("TD-107 a useless leg", RefusalCode::MoveLegDisabled, {u"Crawl"_qs});
    row("TD-14 on the ground", RefusalCode::WeaponDropped, {u"Pick it up"_qs, u"Take up another"_qs});
    row("TD-14 put away", RefusalCode::WeaponStowed, {u"Draw it"_qs});
    row("TD-D54 two hands", RefusalCode::WeaponTwoHands, {u"Let go"_qs, u"Take up another"_qs});
    row("TD-33 empty", RefusalCode::NoShots, {u"Reload"_qs, u"Take up another"_qs, u"sheet"_qs});
    row("TD-D14 too few for a burst", RefusalCode::NoShots,
        {u"A single shot"_qs, u"Reload"_qs, u"Take up another"_qs, u"sheet"_qs}, u"shotsLeft"_qs, 2);
    row("TD-D53 no spare rounds", RefusalCode::NoSpare, {u"sheet"_qs});
    row("TD-47 aims with a knife", RefusalCode::RangedOnly, {u"Take up another"_qs}, u"kind"_qs);
    row("TD-37 a burst with a knife", RefusalCode::RangedOnly, {}, u"burst"_qs);
    row("TD-54 at a place", RefusalCode::AreaWeapon, {u"Fire at a place"_qs});
    row("TD-51 at somebody", RefusalCode::NoAreaWeapon, {u"Attack somebody"_qs, u"Take up another"_qs});
    row("TD-34 out of range", RefusalCode::OutOfRange, {u"Move up"_qs, u"Take up another"_qs});
    row("TD-34 over 12", RefusalCode::NumberTooHigh, {u"Careful aim"_qs, u"Move up"_qs});
    row("TD-39 moved too far", RefusalCode::AimedMoved, {u"At no particular location"_qs});
    row("TD-59 ran", RefusalCode::MeleeTooFast, {u"Grapple or tackle"_qs});
    row("TD-59 apart", RefusalCode::MeleeApart, {u"Move up"_qs, u"Grapple or tackle"_qs});
    row("TD-59 TD-71 a grapple apart", RefusalCode::GrappleApart, {u"Run up as far as it takes"_qs, u"Move up"_qs});
    row("TD-65 from the front", RefusalCode::CoshFront, {u"From behind"_qs});
    row("TD-08 no round runs", RefusalCode::SeizeNoRound, {u"next"_qs});
    row("TD-09 ranks above", RefusalCode::SeizeFromLower, {});
    row("TD-32 nobody has said how far", RefusalCode::NoDistance, {});
}

void TestTwoD6View::refusalsAreCured()
{
    QFETCH(int, code);
    QFETCH(QString, field);
    QFETCH(int, left);
    const std::string id = field.toStdString();
    Refusal refusal;
    refusal.code = static_cast<std::uint16_t>(code);
    refusal.field = id;
    refusal.value = left;
    refusal.bound = 25;
    const std::vector<ActionPlan> cures = actions().cures(refusal);
    QTEST(wordsOfAll(cures), "cures");
    // It is typed in the window of the attack.
    QCOMPARE(actions().isForWindow(refusal), static_cast<RefusalCode>(code) == RefusalCode::NoDistance);
    // He goes as far as he may, or has to.
    if (static_cast<RefusalCode>(code) == RefusalCode::MovesTooFar
        || static_cast<RefusalCode>(code) == RefusalCode::GrappleApart)
        QCOMPARE(cures.front().settings, (std::vector<ActionSetting>{{"options", "metres", 25}}));
    // Of a movement that is declared the mode alone is another one.
    if (static_cast<RefusalCode>(code) == RefusalCode::MoveLeg)
        QCOMPARE(cures.front().kind == ActionPlan::Kind::Set, field == u"mode"_qs);
}

void TestTwoD6View::whatIsBegunGoesOn_data()
{
    QTest::addColumn<Fighter>("who");
    QTest::addColumn<QStringList>("meant");
    Fighter doctor = sable();
    QTest::newRow("nothing") << doctor << QStringList();
    doctor.condition.inRound = true;
    doctor.condition.treats = kRook;
    doctor.condition.treatRounds = 1;
    QTest::newRow("TD-D62 round 2 of 6") << doctor << QStringList{u"Go on treating"_qs};
    haveTakenComplex(doctor.condition);
    QTest::newRow("TD-D62 done for this round") << doctor << QStringList();
    Fighter evader = pell();
    haveTakenComplex(evader.condition);
    evader.condition.movement = Movement::Evaded;
    evader.condition.evadeOpen = true;
    QTest::newRow("TD-28 nobody has rolled") << evader << QStringList();
    evader.condition.rolledAgainst = true;
    QTest::newRow("TD-28 somebody has") << evader << QStringList{u"Movement of the Evade"_qs};
}

void TestTwoD6View::whatIsBegunGoesOn()
{
    QFETCH(Fighter, who);
    const std::vector<ActionPlan> plans = actions().meant(AnyRecord(conditionRecord, &who.condition));
    QTEST(wordsOfAll(plans), "meant");
    if (who.condition.treats != 0 && !plans.empty())
        QCOMPARE(plans.front().toWhom, std::string_view("treats"));
}

namespace {

/// One of the people against another, with his first weapon, in the dark or not.
Attack attackOf(const Fighter& who, const Fighter& whom, std::int32_t distance, Light light = Light::Full)
{
    Attack attack;
    attack.character.push_back(who);
    attack.weapon = who.weapons.front();
    attack.weaponState = who.weaponStates.front();
    attack.target.push_back(whom);
    attack.options.distance = distance;
    attack.options.light = light;
    return attack;
}

Fighter hurtSo(Fighter who, std::int32_t lethal, std::int32_t filled)
{
    mark(who.condition, lethal, filled);
    return who;
}

}  // namespace

void TestTwoD6View::whatAnAttackComesTo_data()
{
    QTest::addColumn<ActionRecord>("action");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("headline");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const auto& attack, const std::vector<Given>& answers, const QString& outcome,
                        const QString& headline, const QString& sentence) {
        QTest::newRow(name) << done(attack, answers) << outcome << headline << sentence;
    };

    Attack drawn = attackOf(vane(), orsk(), 8);
    drawn.character[0].condition.drew = true;
    row("A 1.1 critical, a plate with a pool", drawn,
        {two(Query::AttackDice, 4, 3), two(Query::Place, 3, 3), dice(Query::Damage, {5, 2}),
         two(Query::ConsciousnessDice, 4, 2)},
        u"critical hit, torso, 1 Lethal, WF 1"_qs, u"1 Lethal · critical hit"_qs,
        u"Torso (critical): 10 × 2 = 20, armour lets 5 pass, its pool takes 4, 1 Lethal, WF 1, stays conscious (6 against 3)"_qs);

    Attack burst = attackOf(mirel(), pell(), 20);
    burst.options.burst = true;
    burst.options.mode = Mode::Walk;
    burst.options.metres = 10;
    burst.target.push_back(quist());
    burst.nearOptions.resize(2);
    burst.nearOptions[1] = {.number = kQuist, .metres = 4};
    row("A 1.2 a burst and who stands near", burst,
        {two(Query::AttackDice, 3, 3), two(Query::Place, 5, 3), dice(Query::Damage, {4, 3}),
         two(Query::ConsciousnessDice, 3, 2), one(Query::BystanderDamage, 4, 1), two(Query::Place, 2, 5, 1),
         two(Query::ConsciousnessDice, 4, 3, 1)},
        u"Pell: right arm, 8 Lethal, WF 1; Quist: head, 4 Lethal, WF 1"_qs, u"2 hurt"_qs,
        u"Pell: right arm: 8 Lethal, WF 1, stays conscious (5 against 3); Quist: head: 4 Lethal, WF 1, stays conscious (7 against 3)"_qs);

    row("A 1.3 a miss", attackOf(orsk(), vane(), 8), {two(Query::AttackDice, 2, 2)}, u"misses"_qs, u"Miss"_qs,
        u"4 against 5"_qs);

    Fighter walked = hurtSo(pell(), 8, 8);
    walked.condition.movement = Movement::Walked;
    Attack head = attackOf(mirel(), walked, 12);
    head.options.called = calledAt(Location::Head);
    row("A 2.3 a shot at the head", head,
        {two(Query::AttackDice, 6, 6), dice(Query::Damage, {3, 2}), two(Query::ConsciousnessDice, 3, 1)},
        u"head, 6 Lethal, FAIR, WF 2, unconscious"_qs, u"Unconscious · 6 Lethal"_qs,
        u"Head: 6 Lethal, FAIR, WF 2, unconscious (4 against 5)"_qs);

    Fighter bare = hurtSo(orsk(), 10, 10);
    bare.armourState.front().poolLeft = 0;
    Attack limb = attackOf(vane(), bare, 20);
    limb.options.called = calledAt(Location::RightArm);
    row("A 3.4 an arm is put out of use", limb,
        {two(Query::AttackDice, 6, 4), dice(Query::Damage, {6, 4}), two(Query::ConsciousnessDice, 3, 4), confirms()},
        u"right arm, 13 Lethal, FAIR, WF 2, right arm incapacitated"_qs, u"13 Lethal · right arm incapacitated"_qs,
        u"Right arm: 13 Lethal, FAIR, WF 2, stays conscious (7 against 5), right arm incapacitated"_qs);

    Attack club = attackOf(rook(), hurtSo(tarn(), 0, 8), kNoEntry, Light::PartialDarkness);
    club.character[0].condition.drew = true;
    club.options.allOut = true;
    row("B 2.3 Bruise on the head", club,
        {two(Query::AttackDice, 4, 4), two(Query::Place, 2, 6), one(Query::Damage, 5),
         two(Query::ConsciousnessDice, 3, 2)},
        u"head, 7 Bruise, FAIR"_qs, u"7 Bruise"_qs, u"Head: 7 Bruise, FAIR, stays conscious (5 against 5)"_qs);

    Fighter moved = hurtSo(ulf(), 7, 7);
    moved.condition.movement = Movement::Walked;
    Attack careful = attackOf(sable(), moved, 15, Light::PartialDarkness);
    careful.options.called = calledAt(Location::Torso);
    careful.character[0].condition.aimAt = careful.options.whom;
    careful.character[0].condition.aimRounds = 1;
    row("B 3.2 a proposal is declined", careful,
        {two(Query::AttackDice, 6, 5), dice(Query::Damage, {4, 4}), two(Query::ConsciousnessDice, 4, 3), declines()},
        u"torso, 8 Lethal, POOR, WF 3"_qs, u"8 Lethal"_qs,
        u"Torso: 8 Lethal, POOR, WF 3, stays conscious (7 against 7), torso incapacitated declined"_qs);

    Attack cosh = attackOf(rook(), hurtSo(ulf(), 15, 15), kNoEntry, Light::PartialDarkness);
    cosh.options.cosh = true;
    cosh.options.called = calledAt(Location::Head);
    cosh.options.from = From::Rear;
    cosh.options.mode = Mode::Walk;
    cosh.options.metres = 14;
    row("B 4.3 a cosh fills the monitor", cosh, {two(Query::AttackDice, 5, 5), one(Query::Damage, 6)},
        u"head, 4 Bruise, 1 of the Bruise turned Lethal, unconscious"_qs, u"Unconscious · 4 Bruise"_qs,
        u"Head: half of 8 = 4, 4 Bruise, 1 of the Bruise turned Lethal, unconscious, the monitor is full"_qs);

    Grapple tackle;
    tackle.character.push_back(rook());
    tackle.target.push_back(tarn());
    tackle.target[0].condition.movement = Movement::Evaded;
    tackle.options.mode = Mode::Run;
    tackle.options.metres = 25;
    row("B 1.3 a tackle", tackle,
        {two(Query::AttackDice, 5, 6), one(Query::Damage, 3), choice(Query::FallSkill, WrestlingSkill::Unarmed),
         two(Query::FallDice, 3, 5)},
        u"torso, 8 Bruise, held; Rook: torso, 5 Bruise"_qs, u"2 hurt"_qs,
        u"Torso: 11, armour lets 8 pass, 8 Bruise, stays on his feet (8 against 7), held; Rook: torso: 5 Bruise"_qs);
}

void TestTwoD6View::whatAnAttackComesTo()
{
    QFETCH(ActionRecord, action);
    QTEST(hitspread::resultWordsOf(action), "outcome");
    QTEST(verdictOf(action).headline, "headline");
    QTEST(verdictOf(action).sentence, "sentence");
}

void TestTwoD6View::whatSomebodyDoesAlone_data()
{
    QTest::addColumn<ActionRecord>("action");
    QTest::addColumn<QString>("title");
    const auto action = []<typename Options>(const Options& options, const Fighter& who) {
        return done(SimpleAction<Options>{{who.character, who.condition}, options, {}});
    };
    QTest::newRow("A 1.4") << action(EvadeOptions{}, pell()) << u"Pell: Evade, harder to hit from now on"_qs;
    Fighter evader = pell();
    evader.condition.movement = Movement::Evaded;
    evader.condition.evadeOpen = evader.condition.rolledAgainst = true;
    QTest::newRow("TD-28") << action(EvadeMoveOptions{.metres = 25}, evader) << u"Pell: Movement of the Evade, 25 m"_qs;
    CarefulAim aim;
    aim.character = orsk().character;
    aim.weapon = orsk().weapons.front();
    aim.weaponState = orsk().weaponStates.front();
    aim.options.whomName = "Mirel";
    QTest::newRow("A 2.1") << done(aim) << u"Orsk: Careful aim, at Mirel, 1 round"_qs;
    Reload reload;
    reload.character = mirel().character;
    reload.weapon = smg();
    reload.weaponState = {.held = Held::Right, .shotsLeft = 5};
    QTest::newRow("A 3.3") << done(reload) << u"Mirel: Reload, SMG, 9 shots"_qs;
    Move move;
    move.character.push_back(sable());
    move.options.metres = 10;
    QTest::newRow("B 4.2") << done(move) << u"Sable: Walk, 10 m"_qs;
    Release release;
    release.character = rook().character;
    release.condition.holding = release.options.whom;
    release.target = tarn().character;
    release.targetCondition.heldBy.add({release.options.who});
    QTest::newRow("B 2.3 lets go") << done(release) << u"Rook → Tarn: Let go, Tarn is free"_qs;
    Seize seize;
    seize.character = vane().character;
    seize.target = mirel().character;
    seize.condition.score = 14;
    seize.targetCondition.score = 11;
    seize.condition.inRound = seize.targetCondition.inRound = true;
    QTest::newRow("A round 1") << done(seize) << u"Vane → Mirel: Seize the initiative, before Mirel"_qs;
    Status status;
    status.character.push_back(quist());
    status.options.surprised = Flip::On;
    QTest::newRow("TD-11") << done(status) << u"Quist: Condition, surprised"_qs;
}

void TestTwoD6View::whatSomebodyDoesAlone()
{
    QFETCH(ActionRecord, action);
    QTEST(titleOf(action), "title");
}

/// TD-105, TD-D36: before it is answered, beside its declining.
void TestTwoD6View::aProposalSaysWhatItIs()
{
    Fighter bare = hurtSo(orsk(), 10, 10);
    bare.armourState.front().poolLeft = 0;
    Attack limb = attackOf(vane(), bare, 20);
    limb.options.called = calledAt(Location::RightArm);
    const ActionRecord action = done(
        limb, {two(Query::AttackDice, 6, 4), dice(Query::Damage, {6, 4}), two(Query::ConsciousnessDice, 3, 4)});
    const QuestionKey key{static_cast<std::uint16_t>(Query::Proposal), 0};
    // A fight is held up for it, and either answer is one key.
    QVERIFY(isOffered(action, key));
    const ChoicesFacet& choices = *facetsOf("twod6").choices;
    QCOMPARE(choices.choiceWords(action, key, 1).label, u"Right arm incapacitated"_qs);
    QCOMPARE(choices.choiceWords(action, key, 1).more, u"13 points, proposed from 12 on"_qs);
    QCOMPARE(choices.choiceWords(action, key, 0).label, QString());
    // What is chosen with its number beside it waits for nobody.
    QVERIFY(!isOffered(action, {static_cast<std::uint16_t>(Query::FallSkill), 0}));
}

/// A 2.3: both counters are one line; first Lethal was before, so that the clock goes on.
void TestTwoD6View::changesAreToldInWords()
{
    Fighter walked = hurtSo(pell(), 8, 8);
    walked.condition.movement = Movement::Walked;
    walked.condition.saveIn = 5;
    walked.weapons.clear();
    walked.weaponStates.clear();
    Attack head = attackOf(mirel(), walked, 12);
    head.options.called = calledAt(Location::Head);
    head.character[0].condition.inRound = true;
    const QStringList lines = changesOf(
        done(head, {two(Query::AttackDice, 6, 6), dice(Query::Damage, {3, 2}), two(Query::ConsciousnessDice, 3, 1)}));
    for (const QString& line :
         {u"Pell · Condition Monitor: L8 F8/30 → L14 F14/30, FAIR, WF 2"_qs, u"Pell · Unconscious: no → yes"_qs,
          u"Pell · Prone: no → yes"_qs, u"Pell · Next try to wake: none → 12 rounds"_qs})
        QVERIFY2(lines.count(line) == 1, qPrintable(line + u" is not once in\n"_qs + lines.join(u'\n')));
    // What is kept for the rules alone is not told, nor what is to be seen on him while it lasts.
    QVERIFY2(lines.filter(u"Mirel · "_qs).isEmpty(), qPrintable(lines.join(u'\n')));
}

/// TD-D63: a round that goes by is no news of a clock; that it is set anew is.
void TestTwoD6View::ticksAreNoNews()
{
    RoundChange change;
    change.members.push_back(hurtSo(tarn(), 4, 25));
    change.memberOptions.resize(1);
    Condition& now = change.members[0].condition;
    now.score = 10;
    now.inRound = true;
    now.saveIn = 4;
    QVERIFY(changesOf(done(change)).isEmpty());
    now.saveIn = 1;
    // After B, round 9 otherwise: 12 − 5 + 1 = 8 is made with 9.
    QCOMPARE(changesOf(done(change, {two(Query::SaveDice, 4, 5)})),
             (QStringList{u"Tarn · Next Build save: 1 round → 6 rounds"_qs}));
}

void TestTwoD6View::whatOneSearchesFor()
{
    const HistoryFacet& history = *facetsOf("twod6").history;
    QVERIFY(history.alsoCalled("attack").contains(u"cosh"_qs));
    QVERIFY(history.alsoCalled("grapple").contains(u"tackle"_qs));
    QVERIFY(history.alsoCalled("areaFire").contains(u"grenade"_qs));
    QVERIFY(history.alsoCalled("treat").contains(u"stabilise"_qs));
    QCOMPARE(history.matter("carefulAim"), Matter::Aim);
    QCOMPARE(history.matter("harm"), Matter::Harm);
    QCOMPARE(history.matter("surgery"), Matter::Care);
    QVERIFY(history.namesAction("grapple"));
    QVERIFY(!history.namesAction("attack"));
    // Every action but those nobody looks for has a matter of its own.
    for (const ActionDeclaration* action : findSystem("twod6")->actions()) {
        const bool isOther = action->id == "other" || action->id == "pass" || action->id == "sheet";
        QCOMPARE(history.matter(action->id) == Matter::Other, isOther);
    }
}

}  // namespace hitspread::twod6::test

using hitspread::twod6::test::TestTwoD6View;
HITSPREAD_TEST(TestTwoD6View)
#include "tst_twod6view.moc"
