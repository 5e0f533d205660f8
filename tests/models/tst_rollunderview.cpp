#include <QTest>

#include "models/fight/digest.h"
#include "models/history/tracemodel.h"
#include "models/history/verdict.h"
#include "models/systemview.h"
#include "rules/rollunder/fighters.h"
#include "rules/systems/registry.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/manualharm.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "rules/systems/rollunder/turn.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "support/rollunderpeople.h"
#include "support/testclass.h"
#include "support/viewwords.h"
#include "text/systems/rollunder/combatantwords.h"
#include "text/systems/rollunder/resultwords.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace hitspread::rollunder::test {

namespace {

using support::changesOf;
using support::chipsOf;
using support::forcesOf;
using support::named;

constexpr std::int32_t kBela = 1, kArden = 2, kCorrin = 3, kDask = 4;

// The people of the toll bridge, as they stand before the first turn.
Fighter bela()
{
    Fighter one = person("Bela", 10, 13, 10, 6000, 6);
    Weapon spear = weapon("Spear", WeaponKind::Melee, 1, 2, DamageType::Impaling);
    spear.twoHanded = true;
    give(one, spear, 13, Held::Both);
    setDr(one.character.dr, Location::Torso, 1);
    return one;
}
Fighter arden()
{
    Fighter one = person("Arden", 12, 12, 11, 5750, 5);
    give(one, weapon("Broadsword", WeaponKind::Melee, 1, 2, DamageType::Cutting), 14);
    giveShield(one, 2);
    one.character.skills.set("Shield", 12);
    setDr(one.character.dr, Location::Torso, 2);
    setDr(one.character.dr, Location::RightLeg, 1);
    return one;
}
Fighter corrin()
{
    Fighter one = person("Corrin", 13, 11, 12, 5750, 5);
    give(one, weapon("Axe", WeaponKind::Melee, 1, 4, DamageType::Cutting), 12);
    giveShield(one, 1);
    one.character.skills.set("Shield", 11);
    setDr(one.character.dr, Location::Torso, 3);
    setDr(one.character.dr, Location::Vitals, 3);
    return one;
}
Fighter dask()
{
    Fighter one = person("Dask", 9, 12, 10, 5250, 5);
    give(one, weapon("Knife", WeaponKind::Melee, 1, -1, DamageType::Impaling), 13);
    return one;
}
// And of the quarry.
Fighter gill()
{
    Fighter one = person("Gill", 10, 12, 10, 6250, 6);
    give(one, weapon("Sword", WeaponKind::Melee, 1, 2, DamageType::Cutting), 12);
    setDr(one.character.dr, Location::Torso, 1);
    return one;
}
Fighter esme()
{
    Fighter one = person("Esme", 10, 12, 11, 5750, 5);
    one.character.skills.set("Acrobatics", 12);
    return one;
}
Fighter ferro()
{
    Fighter one = person("Ferro", 12, 11, 12, 5500, 5);
    Weapon gun = weapon("Pistol", WeaponKind::Firearm, 2, 0, DamageType::Piercing);
    gun.accuracy = 2;
    give(one, gun, 12);
    setDr(one.character.dr, Location::Torso, 2);
    return one;
}
Fighter hask()
{
    Fighter one = person("Hask", 11, 11, 11, 5000, 5);
    Weapon gun = weapon("Long gun", WeaponKind::Firearm, 4, 0, DamageType::Piercing);
    gun.accuracy = 4;
    give(one, gun, 11, Held::Both);
    return one;
}

/// As both fights are written: places and acrobatics neutral.
Switches fightSwitches()
{
    Switches switches;
    switches.placesCount = false;
    switches.acrobaticRoll = false;
    return switches;
}

Attack attackOf(const Fighter& who, const Fighter& whom)
{
    Attack attack;
    attack.attacker = who.character;
    attack.attackerCondition = who.condition;
    attack.attackerArmour = who.armour;
    attack.attackerArmourState = who.armourState;
    attack.weapon = who.weapons.front();
    attack.weaponState = who.weaponStates.front();
    attack.target.push_back(whom);
    attack.switches = fightSwitches();
    return attack;
}

template <typename Action>
ActionRecord done(const Action& action, const std::vector<Given>& answers)
{
    return support::actionRecord("rollunder", action, resolved(action, answers));
}

const std::vector<CombatantView>& bridge()
{
    static const std::vector<CombatantView> kAll{named(kBela, "Bela"), named(kArden, "Arden"), named(kCorrin, "Corrin"),
                                                 named(kDask, "Dask")};
    return kAll;
}

Digest digestOf(const Fighter& who, const Switches& switches = fightSwitches())
{
    return hitspread::digestOf("rollunder", support::digestSourceOf<Kit>(who, switches, bridge()));
}

const ActionsFacet& actions()
{
    return *facetsOf("rollunder").actions;
}

QStringList wordsOfAll(const std::vector<ActionPlan>& plans)
{
    return support::wordsOfAll(actions(), plans);
}

}  // namespace

/// How 3d6 roll-under reads: who is how, what came of its actions, what is done about a refusal. States and numbers are those of the
/// two fights on paper.
class TestRollUnderView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsSeenOfSomebody_data();
    void whatIsSeenOfSomebody();
    void theTrackIsHp();
    void whoIsOutIsNothingElse();
    void placesSayWhatTheyCostAndDo();
    void weaponsSayWhatKeepsThem();
    void everyTryIsWordedByItsOwn();
    void whatAnAttackComesTo_data();
    void whatAnAttackComesTo();
    void howItStandsForBoth();
    void aRescuerTakesTheHit();
    void aFeintSaysItsPenalty();
    void aTurnRollsBeforeAnythingElse();
    void harmNamesEverybody();
    void whatSomebodyDoesAlone_data();
    void whatSomebodyDoesAlone();
    void attacksAreNamedByTheirForm_data();
    void attacksAreNamedByTheirForm();
    void changesAreToldInWords();
    void stepsNameSkills();
    void maneuversSayWhatTheyLeave_data();
    void maneuversSayWhatTheyLeave();
    void oneKeyEach();
    void refusalsAreCured_data();
    void refusalsAreCured();
    void whatIsBegunGoesOn_data();
    void whatIsBegunGoesOn();
    void whatOneSearchesFor();
    void theRollIsDueFirst();
    void heMovesAsFarAsHeMay();
    void whatHeDefendsHimselfWith();
    void whoFellIsNotHurt();
    void thePlaceGoesByBasicSpeed();
};

void TestRollUnderView::whatIsSeenOfSomebody_data()
{
    QTest::addColumn<Fighter>("who");
    QTest::addColumn<QStringList>("chips");
    QTest::addColumn<QStringList>("forces");
    const auto row = [](const char* name, Fighter who, const std::function<void(Condition&)>& now,
                        const QStringList& chips, const QStringList& forces) {
        now(who.condition);
        QTest::newRow(name) << who << chips << forces;
    };
    row("A 1.4 evaluate and a feint", bela(),
        [](Condition& now) {
            now.evaluateAt = kCorrin;
            now.evaluateTurns = 1;
            now.feints.add({kDask, 3, 2});
        },
        {u"feint −3"_qs, u"evaluates Corrin, 1 turn"_qs},
        {u"feint by Dask: −3 to turn 2"_qs, u"evaluates Corrin, 1 turn: +1"_qs});
    row("A 1.3 a parry and shock to come", arden(),
        [](Condition& now) {
            now.hpLost = 6;
            now.lost = 6;
            now.parries = 1;
        },
        {u"shock −4 in the next turn"_qs, u"1 parry used"_qs},
        {u"shock −4 in the next turn"_qs, u"1 parry used: the next at −4"_qs});
    row("R3-D68 shock in a turn that is to come", arden(),
        [](Condition& now) {
            now.hpLost = 3;
            now.lost = 3;
            now.inTurn = true;
        },
        {u"shock −3 this turn"_qs}, {u"shock −3 this turn"_qs});
    row("R3-D68 shock of a turn that has begun", arden(),
        [](Condition& now) {
            now.hpLost = 3;
            now.lost = 3;
            now.inTurn = true;
            now.begun = true;
        },
        {u"shock −3 in the next turn"_qs}, {u"shock −3 in the next turn"_qs});
    row("R3-55 R3-D62 the worst first", corrin(),
        [](Condition& now) {
            now.hpLost = 13;
            now.posture = Posture::Kneeling;
            now.stunned = true;
        },
        {u"stunned"_qs, u"HT roll at the start of the turn"_qs, u"kneeling"_qs}, {});
    row("A 2.3 no defence, HT to come", arden(),
        [](Condition& now) {
            now.hpLost = 12;
            now.lost = 6;
            now.doing = doingOf(Maneuver::AllOutAttack);
        },
        {u"HT roll at the start of the turn"_qs, u"shock −4 in the next turn"_qs,
         u"All-Out Attack (to hit) · no defence"_qs},
        {u"HT each turn: Move 3 · Basic Speed 2.875 · Dodge 6"_qs,
         u"All-Out Attack (to hit): half Move · no defence"_qs});
    row("A 3.1 reeling", dask(),
        [](Condition& now) {
            now.hpLost = 6;
            now.lost = 6;
            now.parries = 2;
        },
        {u"reeling"_qs, u"shock −4 in the next turn"_qs, u"2 parries used"_qs},
        {u"reeling: Move 3 · Basic Speed 2.625 · Dodge 6"_qs, u"2 parries used: the next at −8"_qs});
    row("A 3.2 All-Out Defense", arden(),
        [](Condition& now) {
            now.hpLost = 12;
            now.shock = 4;
            now.begun = true;
            now.doing = doingOf(Maneuver::AllOutDefense);
            now.defends = DefenceKind::ParryRight;
        },
        {u"HT each turn"_qs, u"shock −4"_qs, u"All-Out Defense (parry)"_qs},
        {u"shock −4"_qs, u"All-Out Defense (parry): a step · all defences · +2 on one of them"_qs});
    row("A 4.2 off balance and lying", corrin(),
        [](Condition& now) {
            now.hpLost = 20;
            now.lost = 12;
            now.offBalance = true;
            now.posture = Posture::Lying;
        },
        {u"HT roll at the start of the turn"_qs, u"lying"_qs, u"off balance"_qs, u"shock −4 in the next turn"_qs},
        {u"off balance: −2 on defences"_qs, u"lying: −3 on defences"_qs});
    row("A 5.2 the second strike is to come", arden(),
        [](Condition& now) {
            now.begun = true;
            now.acted = true;
            now.inTurn = true;
            now.doing = doingOf(Maneuver::Attack);
            now.rapid = true;
            now.strikesLeft = 1;
            now.struckAt = kCorrin;
        },
        {u"second strike to come"_qs, u"Attack (Rapid Strike)"_qs}, {u"second strike to come: Corrin"_qs});
    row("A 5.2 a death roll is behind him", corrin(),
        [](Condition& now) {
            now.hpLost = 27;
            now.thresholds = 1;
            now.blocks = 1;
        },
        {u"HT roll at the start of the turn"_qs, u"block used"_qs}, {u"Death rolls passed: −13"_qs, u"block used"_qs});
    row("B 2.1 no parry", gill(),
        [](Condition& now) {
            now.moved = 6;
            now.doing = doingOf(Maneuver::MoveAndAttack);
        },
        {u"Move and Attack · no parry"_qs},
        {u"Move and Attack: Move · no parry · −4 on the attack"_qs, u"moved 6 yd"_qs});
    row("B 4.1 a retreat", ferro(),
        [](Condition& now) {
            now.retreats = 1;
            now.retreatedFrom = kDask;
        },
        {u"retreat used"_qs}, {u"retreat from Dask used"_qs});
    row("B 4.2 the worse of two postures", esme(),
        [](Condition& now) {
            now.posture = Posture::Kneeling;
            now.posturePast = Posture::Lying;
        },
        {u"kneeling"_qs}, {u"kneeling: −3 on defences"_qs});
    row("B 5.2 he stands and has knelt", esme(), [](Condition& now) { now.posturePast = Posture::Kneeling; }, {},
        {u"standing: −2 on defences"_qs});
    row("B 1.2 aim", hask(),
        [](Condition& now) {
            now.aimAt = kBela;
            now.aimTurns = 2;
        },
        {u"aims at Bela, 2 turns"_qs}, {u"aims at Bela, 2 turns"_qs});
    row("B 4.4 a Wait and its trigger", hask(),
        [](Condition& now) {
            now.waiting = true;
            now.waitTrigger = Trigger::Rises;
            now.waitFor = kBela;
            now.doing = doingOf(Maneuver::Wait);
        },
        {u"waits until Bela rises"_qs}, {u"waits until Bela rises"_qs});
    row("R3-D62 stunned", ferro(), [](Condition& now) { now.stunned = true; }, {u"stunned"_qs},
        {u"stunned: −4 on defences"_qs});
}

void TestRollUnderView::whatIsSeenOfSomebody()
{
    QFETCH(Fighter, who);
    QFETCH(QStringList, forces);
    const Digest digest = digestOf(who);
    QTEST(chipsOf(digest), "chips");
    for (const QString& force : forces)
        QVERIFY2(forcesOf(digest).contains(force),
                 qPrintable(force + u" is not in\n"_qs + forcesOf(digest).join(u'\n')));
}

void TestRollUnderView::theTrackIsHp()
{
    Fighter who = corrin();
    who.condition.hpLost = 27;
    who.condition.aimAt = kDask;
    const Digest digest = digestOf(who);
    QCOMPARE(digest.tracks.size(), std::size_t(1));
    QCOMPARE(digest.tracks.front().left, -14);
    QCOMPARE(digest.tracks.front().most, 13);
    QCOMPARE(digest.tracks.front().lost.field, std::string("hpLost"));
    QCOMPARE(stateWords(digest), u"standing · HP −14/13"_qs);
    QVERIFY(!digest.isOut && !digest.isDown);
    // At nobody in particular as long as no turn was spent on it.
    QCOMPARE(digest.aimedAt, RecordId{0});
    who.condition.aimTurns = 1;
    QCOMPARE(digestOf(who).aimedAt, RecordId{kDask});
    QCOMPARE(digestOf(who).meant, RecordId{kDask});
    // Whom he has begun to strike comes before.
    who.condition.strikesLeft = 1;
    who.condition.struckAt = kBela;
    QCOMPARE(digestOf(who).meant, RecordId{kBela});
}

/// A 5.3, B 5.3.
void TestRollUnderView::whoIsOutIsNothingElse()
{
    Fighter out = corrin();
    out.condition.hpLost = 27;
    out.condition.unconscious = true;
    out.condition.posture = Posture::Lying;
    QCOMPARE(chipsOf(digestOf(out)), (QStringList{u"unconscious"_qs}));
    QVERIFY(digestOf(out).isOut);
    QVERIFY(digestOf(out).locations.front().worn < 100);
    Fighter dead = gill();
    dead.condition.hpLost = 20;
    dead.condition.dead = true;
    QCOMPARE(chipsOf(digestOf(dead)), (QStringList{u"dead"_qs}));
    QVERIFY(digestOf(dead).chips.front().mark == Mark::Dead);
    QCOMPARE(digestOf(dead).locations.front().worn, 100);
}

/// R3-19, R3-D50: skull −7, DR 2, ×4; of the printed sheet what it costs alone. His DR there is one sum with that of the place in it.
void TestRollUnderView::placesSayWhatTheyCostAndDo()
{
    const auto skull = [](const Switches& switches) {
        return digestOf(arden(), switches).locations.at(static_cast<std::size_t>(Location::Skull));
    };
    QCOMPARE(skull({}).note, u"−7 · ×4"_qs);
    QCOMPARE(skull({}).armour, u"DR 2"_qs);
    // R3-12, R3-D65: 1 of his own, 3 and 2 worn in layers, 2 of the skull.
    Fighter capped = arden();
    setDr(capped.character.dr, Location::Skull, 1);
    for (const std::int32_t points : {3, 2}) {
        setDr(capped.armour.emplace_back().dr, Location::Skull, points);
        capped.armourState.emplace_back();
    }
    const auto dressed = [&capped](const Switches& switches) {
        return digestOf(capped, switches).locations.at(static_cast<std::size_t>(Location::Skull)).armour;
    };
    QCOMPARE(dressed({}), u"DR 8 = 1 + 5 + 2"_qs);
    QCOMPARE(dressed(printedSheet()), u"DR 6 = 1 + 5"_qs);
    QCOMPARE(skull(printedSheet()).note, u"−7"_qs);
    QCOMPARE(skull(printedSheet()).shortNote, u"−7"_qs);
    QCOMPARE(skull(printedSheet()).armour, u"no DR"_qs);
    const Digest whole = digestOf(arden());
    QCOMPARE(whole.locations.size(), kLocations);
    QCOMPARE(whole.locations.at(static_cast<std::size_t>(Location::Torso)).note, QString());
    // R3-D65: vitals nobody entered are those of the torso.
    QCOMPARE(whole.locations.at(static_cast<std::size_t>(Location::Vitals)).armour, u"DR 2"_qs);
    QVERIFY(forcesOf(whole).contains(u"Shield: DB +2"_qs));
    // R3-50.
    Fighter unready = arden();
    unready.armourState.front().unready = true;
    QVERIFY(forcesOf(digestOf(unready)).contains(u"Shield: not ready"_qs));
}

void TestRollUnderView::weaponsSayWhatKeepsThem()
{
    Weapon gun = pistol();
    gun.shots = 6;
    const auto seen = [&gun](const WeaponState& state) {
        CombatantView::Item item;
        item.record.record = AnyRecord(weaponRecord, &gun);
        item.possession.state = AnyRecord(weaponStateRecord, &state);
        CombatantView view;
        const Fighter who = ferro();
        view.character.record = AnyRecord(characterRecord, &who.character);
        view.combatant.condition = AnyRecord(conditionRecord, &who.condition);
        view.weapons = {item};
        return weaponsOf("rollunder", view).front();
    };
    const WeaponDigest held = seen({.shotsLeft = 4});
    QVERIFY(held.inHand);
    QCOMPARE(held.unready, QString());
    QCOMPARE(held.rounds, 4);
    QCOMPARE(held.mostRounds, 6);
    QVERIFY(!seen({.dropped = true}).inHand);
    QCOMPARE(seen({.dropped = true}).unready, u"on the ground"_qs);
    QVERIFY(!seen({.held = Held::Stowed}).inHand);
    QCOMPARE(seen({.unready = true}).unready, u"not ready"_qs);
    QVERIFY(!seen({.broken = true}).inHand);
}

/// R3-D22: of two parries each is half of the skill with what its own hand holds.
void TestRollUnderView::everyTryIsWordedByItsOwn()
{
    Fighter twoHanded = dask();
    give(twoHanded, weapon("Sword", WeaponKind::Melee, 1, 0, DamageType::Cutting), 15, Held::Left);
    Attack attack = attackOf(arden(), twoHanded);
    attack.switches.defencesPerAttack = 2;
    const ActionRecord action = done(
        attack,
        {three(Query::AttackDice, 9), defends(DefenceKind::ParryRight), three(Query::DefenceDice, 14),
         choice(Query::DefenceKind, DefenceKind::ParryLeft, 1), three(Query::DefenceDice, 14, 1)});
    const auto halfOf = [&action](std::uint16_t attempt) {
        return rolledWithWords(action, {static_cast<std::uint16_t>(Quantity::DefenceHalf), attempt});
    };
    QCOMPARE(halfOf(0), u"Half of Knife 13"_qs);
    QCOMPARE(halfOf(1), u"Half of Sword 15"_qs);
}

void TestRollUnderView::whatAnAttackComesTo_data()
{
    QTest::addColumn<ActionRecord>("action");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("headline");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const Attack& attack, const std::vector<Given>& answers,
                        const QString& outcome, const QString& headline, const QString& sentence) {
        QTest::newRow(name) << done(attack, answers) << outcome << headline << sentence;
    };
    const Given kHit = three(Query::AttackDice, 7);

    row("A 1.2 blocked", attackOf(arden(), corrin()),
        {dice(Query::AttackDice, {4, 3, 2}), defends(DefenceKind::Block), dice(Query::DefenceDice, {3, 3, 2})},
        u"blocked"_qs, u"Blocked"_qs, u"8 against 9"_qs);

    Attack leg = attackOf(corrin(), arden());
    leg.options.called = calledAt(Location::RightLeg);
    row("A 1.3 a leg through armour", leg,
        {dice(Query::AttackDice, {4, 3, 2}), defends(DefenceKind::ParryRight), dice(Query::DefenceDice, {5, 5, 4}),
         one(Query::Damage, 1)},
        u"right leg, 6 HP"_qs, u"6 HP"_qs, u"Right leg: 5 damage − DR 1 = 4, ×1½ cut = 6 HP, shock −4"_qs);

    Fighter open = arden();
    open.condition.hpLost = 6;
    open.condition.doing = doingOf(Maneuver::AllOutAttack);
    Fighter shocked = corrin();
    shocked.condition.shock = 4;
    row("A 2.3 no defence, at 0 HP", attackOf(shocked, open),
        {dice(Query::AttackDice, {3, 2, 2}), one(Query::Damage, 2)}, u"torso, 6 HP, HT each turn"_qs,
        u"6 HP · HT each turn"_qs, u"Torso: 6 damage − DR 2 = 4, ×1½ cut = 6 HP, HT each turn, shock −4"_qs);

    Attack rapid = attackOf(bela(), dask());
    rapid.options.rapid = true;
    row("A 3.1a dodged", rapid,
        {three(Query::AttackDice, 7), defends(DefenceKind::Dodge), dice(Query::DefenceDice, {2, 2, 1})}, u"dodged"_qs,
        u"Dodged"_qs, u"5 against 8"_qs);
    row("A 3.1b a parry fails critically", rapid,
        {three(Query::AttackDice, 6), defends(DefenceKind::ParryRight), three(Query::DefenceDice, 18),
         dice(Query::CriticalMiss, {4, 3, 3}, 1), one(Query::Damage, 1)},
        u"critical miss of the parry, Knife is unready, torso, 6 HP, reeling"_qs, u"6 HP · reeling"_qs,
        u"Critical miss of the parry, Knife is unready, torso: 3 damage, ×2 imp = 6 HP, reeling, shock −4"_qs);

    Attack skull = attackOf(corrin(), arden());
    skull.options.called = calledAt(Location::Skull);
    row("A 3.3 off balance", skull, {dice(Query::AttackDice, {6, 5, 4}), dice(Query::CriticalMiss, {5, 4, 4})},
        u"critical miss, off balance"_qs, u"Fumble"_qs, u"Critical miss: 15 against 5, off balance"_qs);

    Fighter hurt = corrin();
    hurt.condition.hpLost = 8;
    hurt.condition.offBalance = true;
    Attack vitals = attackOf(bela(), hurt);
    vitals.options.called = calledAt(Location::Vitals);
    row("A 4.1 a critical hit halves DR", vitals,
        {three(Query::AttackDice, 3), dice(Query::CriticalHit, {3, 2, 2}), one(Query::Damage, 3)},
        u"critical hit, DR halved, vitals, 8 HP, HT each turn"_qs, u"8 HP · HT each turn"_qs,
        u"Critical hit, DR halved, vitals: 5 damage − DR 1 = 4, ×2 imp = 8 HP, HT each turn, shock −4"_qs);

    Fighter below = hurt;
    below.condition.hpLost = 16;
    below.condition.lost = 8;
    row("A 4.2 a dodge fails critically", attackOf(arden(), below),
        {three(Query::AttackDice, 6), defends(DefenceKind::Dodge), dice(Query::DefenceDice, {6, 5, 5}),
         one(Query::Damage, 4)},
        u"falls prone, torso, 4 HP"_qs, u"Down · 4 HP"_qs,
        u"Falls prone, torso: 6 damage − DR 3 = 3, ×1½ cut = 4 HP"_qs);

    Attack ownHarm = attackOf(shocked, arden());
    row("A 4.3 he hits himself and DR holds", ownHarm,
        {dice(Query::AttackDice, {6, 6, 5}), dice(Query::CriticalMiss, {2, 2, 1}), one(Query::SelfOrFriend, 2),
         dice(Query::FumblePlace, {4, 3, 2}, 21), one(Query::FumbleDamage, 3, 21)},
        u"critical miss, hits himself: torso, no damage"_qs, u"Fumble"_qs,
        u"Critical miss: 17 against 8, hits himself: torso, no damage"_qs);

    row("A 4.4 a critical parry", attackOf(dask(), bela()),
        {dice(Query::AttackDice, {5, 3, 3}), defends(DefenceKind::ParryRight), dice(Query::DefenceDice, {2, 1, 1}),
         dice(Query::CriticalMiss, {6, 5, 5})},
        u"parried, critical defence (Dask: falls prone)"_qs, u"Dask: down"_qs,
        u"Parried: 4 against 9, critical defence (Dask: falls prone)"_qs);

    Fighter low = corrin();
    low.condition.hpLost = 20;
    low.condition.posture = Posture::Lying;
    row("A 5.2a a death roll is passed", attackOf(arden(), low),
        {kHit, undefended(), one(Query::Damage, 6), dice(Query::DeathDice, {4, 4, 3})}, u"torso, 7 HP, lives"_qs,
        u"7 HP · lives"_qs, u"Torso: 8 damage − DR 3 = 5, ×1½ cut = 7 HP, lives by 11 against HT 12, shock −4"_qs);
    row("A 5.2b damage equals DR", attackOf(arden(), low), {kHit, undefended(), one(Query::Damage, 1)},
        u"torso, no damage"_qs, u"Stopped"_qs, u"Torso: 3 damage − DR 3 = 0, no damage"_qs);

    row("B 1.3 a miss", attackOf(ferro(), gill()), {three(Query::AttackDice, 13)}, u"misses"_qs, u"Miss"_qs,
        u"13 against 12"_qs);
    row("B 2.3 the pistol is dropped", attackOf(ferro(), gill()),
        {three(Query::AttackDice, 17), dice(Query::CriticalMiss, {3, 3, 2})}, u"critical miss, Pistol is dropped"_qs,
        u"Fumble"_qs, u"Critical miss: 17 against 12, Pistol is dropped"_qs);
    row("B 3.4 dodge and drop", attackOf(hask(), esme()),
        {three(Query::AttackDice, 6), defends(DefenceKind::Dodge), choice(Query::Evasion, Evasion::Drops),
         choice(Query::Acrobatic, 1), dice(Query::DefenceDice, {4, 4, 3})},
        u"dodged, drops to the ground"_qs, u"Dodged, on the ground"_qs,
        u"Dodged: 11 against 13, drops to the ground"_qs);
    row("B 4.1 a dodge with a retreat", attackOf(gill(), ferro()),
        {three(Query::AttackDice, 10), defends(DefenceKind::Dodge), choice(Query::Evasion, Evasion::Retreats),
         dice(Query::DefenceDice, {4, 3, 3})},
        u"dodged, retreats"_qs, u"Dodged"_qs, u"10 against 11, retreats"_qs);

    Fighter dying = gill();
    dying.condition.hpLost = 6;
    row("B 5.3 damage times three kills", attackOf(ferro(), dying),
        {three(Query::AttackDice, 3), dice(Query::CriticalHit, {6, 6, 5}), dice(Query::Damage, {2, 3}),
         dice(Query::DeathDice, {4, 4, 3})},
        u"critical hit, damage ×3, torso, 14 HP, dead"_qs, u"Dead · 14 HP"_qs,
        u"Critical hit, damage ×3, torso: 5 ×3 = 15 damage − DR 1 = 14, ×1 pi = 14 HP, dead by 11 against HT 10"_qs);
}

void TestRollUnderView::whatAnAttackComesTo()
{
    QFETCH(ActionRecord, action);
    QTEST(hitspread::resultWordsOf(action), "outcome");
    QTEST(verdictOf(action).headline, "headline");
    QTEST(verdictOf(action).sentence, "sentence");
}

/// A 1.2, A 1.3.
void TestRollUnderView::howItStandsForBoth()
{
    const ActionRecord blocked = done(
        attackOf(arden(), corrin()),
        {dice(Query::AttackDice, {4, 3, 2}), defends(DefenceKind::Block), dice(Query::DefenceDice, {3, 3, 2})});
    QCOMPARE(standingWords(blocked, 0), u"Hits: 9 against 14"_qs);
    QCOMPARE(standingWords(blocked, 1), u"Blocked: 8 against 9"_qs);
    const ActionRecord through = done(attackOf(corrin(), arden()),
                                      {three(Query::AttackDice, 9), defends(DefenceKind::ParryRight),
                                       three(Query::DefenceDice, 14), one(Query::Damage, 1)});
    QCOMPARE(standingWords(through, 1), u"Parry fails: 14 against 12"_qs);
    QCOMPARE(standingWords(done(attackOf(arden(), corrin()), {three(Query::AttackDice, 15)}), 0),
             u"Misses: 15 against 14"_qs);
    QCOMPARE(standingWords(done(attackOf(arden(), corrin()), {}), 0), QString());
}

/// R3-24, R3-D52: Ilke dodges for Jorn with 7 against 8: 7 damage, DR 1, ×1½.
void TestRollUnderView::aRescuerTakesTheHit()
{
    Fighter jorn = corrin();
    jorn.character.name = "Jorn";
    Attack attack = attackOf(arden(), jorn);
    Bystander& ilke = attack.beside.emplace_back();
    ilke.character.name = "Ilke";
    ilke.character.hpMax = 11;
    setDr(ilke.character.dr, Location::Torso, 1);
    const ActionRecord action = done(attack,
                                     {three(Query::AttackDice, 9), undefended(), choice(Query::Sacrifice, 1),
                                      dice(Query::DefenceDice, {3, 2, 2}, 4), one(Query::Damage, 5, 4)});
    QCOMPARE(hitspread::resultWordsOf(action), u"Ilke takes the hit: torso, 9 HP, reeling"_qs);
    QCOMPARE(verdictOf(action).headline, u"Ilke: 9 HP · reeling"_qs);
}

/// A 1.4: 5 better against 2.
void TestRollUnderView::aFeintSaysItsPenalty()
{
    Feint feint;
    feint.attacker = dask().character;
    feint.weapon = dask().weapons.front();
    feint.target.push_back(bela());
    const ActionRecord action = done(feint, {dice(Query::FeintDice, {3, 3, 2}), dice(Query::AgainstDice, {4, 4, 3})});
    QCOMPARE(hitspread::resultWordsOf(action), u"−3 on the next defence"_qs);
    QCOMPARE(sentenceWords(action), u"Feint, −3 on the next defence: by 5 against 2"_qs);
    QCOMPARE(standingWords(action, 0), u"−3 on the next defence: 8 against 13"_qs);
    QCOMPARE(standingWords(action, 1), u"11 against 13"_qs);
    QCOMPARE(titleOf(action), u"Dask → Bela: Feint, −3 on the next defence"_qs);
    const ActionRecord seen = done(feint, {three(Query::FeintDice, 14), three(Query::AgainstDice, 11)});
    QCOMPARE(hitspread::resultWordsOf(seen), u"comes to nothing"_qs);
}

/// A 4.2, A 5.3.
void TestRollUnderView::aTurnRollsBeforeAnythingElse()
{
    Turn turn;
    turn.character.push_back(corrin());
    turn.character[0].condition.hpLost = 27;
    turn.character[0].condition.inTurn = true;
    QCOMPARE(actionOf(done(turn, {})), u"HT roll at the start of the turn"_qs);
    const ActionRecord stays = done(turn, {dice(Query::HtDice, {4, 4, 3})});
    QCOMPARE(hitspread::resultWordsOf(stays), u"stays conscious"_qs);
    QCOMPARE(verdictOf(stays).sentence, u"Stays conscious: 11 against HT 12"_qs);
    const ActionRecord out = done(turn, {dice(Query::HtDice, {5, 5, 4})});
    QCOMPARE(verdictOf(out).tone, Tone::Out);
    QCOMPARE(sentenceWords(out), u"unconscious: 14 against HT 12"_qs);
    // Who has HP left begins with whatever he does; a Wait that nothing has set off is lost.
    turn.character[0].condition.hpLost = 0;
    turn.character[0].condition.waiting = true;
    QCOMPARE(hitspread::resultWordsOf(done(turn, {})), u"the Wait is lost"_qs);
}

/// 5 points of crushing: one of them has DR 2 there; and HP past all armour.
void TestRollUnderView::harmNamesEverybody()
{
    Harm harm;
    harm.options.points = 5;
    harm.targets.resize(2);
    harm.targets[0].character = dask().character;
    harm.targets[1].character = arden().character;
    harm.switches = fightSwitches();
    QCOMPARE(hitspread::resultWordsOf(done(harm, {})), u"Dask: torso, 5 HP; Arden: torso, 3 HP"_qs);
    Harm fall;
    fall.options.hp = 10;
    fall.targets.resize(1);
    fall.targets[0].character = dask().character;
    QCOMPARE(hitspread::resultWordsOf(done(fall, {})), u"10 HP, HT each turn"_qs);
}

void TestRollUnderView::whatSomebodyDoesAlone_data()
{
    QTest::addColumn<ActionRecord>("action");
    QTest::addColumn<QString>("title");
    const auto action = [](const auto& options, const Fighter& who) {
        using Options = std::remove_cvref_t<decltype(options)>;
        return done(SimpleAction<Options>{who.character, who.condition, options, {}}, {});
    };
    QTest::newRow("A 1.1") << action(EvaluateOptions{.whomName = "Corrin"}, bela())
                           << u"Bela: Evaluate, Corrin, 1 turn"_qs;
    QTest::newRow("A 3.2") << action(AllOutDefenseOptions{.defence = DefenceKind::ParryRight}, arden())
                           << u"Arden: All-Out Defense, parry"_qs;
    QTest::newRow("B 1.1") << action(MoveOptions{.yards = 6}, gill()) << u"Gill: Move, 6 yards"_qs;
    QTest::newRow("R3-69 no yard") << action(MoveOptions{}, gill()) << u"Gill: Move, stays where he is"_qs;
    Fighter lying = esme();
    lying.condition.posture = Posture::Lying;
    QTest::newRow("B 4.2") << action(ChangePostureOptions{.posture = Posture::Kneeling}, lying)
                           << u"Esme: Change Posture, kneeling"_qs;
    QTest::newRow("B 4.4") << action(WaitOptions{.trigger = Trigger::Rises, .whomName = "Esme"}, hask())
                           << u"Hask: Wait, until Esme rises"_qs;
    QTest::newRow("R3-69") << action(DoNothingOptions{.note = "watches"}, hask()) << u"Hask: Do Nothing, watches"_qs;
    Aim aim{hask().character, hask().condition, hask().weapons.front(), hask().weaponStates.front(), {}, {}};
    aim.options.whomName = "Esme";
    QTest::newRow("B 1.4") << done(aim, {}) << u"Hask: Aim, at Esme, 1 turn"_qs;
    aim.condition.aimAt = aim.options.whom;
    aim.condition.aimTurns = 1;
    QTest::newRow("R3-D34") << done(aim, {}) << u"Hask: Aim, at Esme, 2 turns"_qs;
    Ready ready;
    ready.character = dask().character;
    ready.weapon = dask().weapons.front();
    ready.weaponState.unready = true;
    QTest::newRow("A 3.4") << done(ready, {}) << u"Dask: Ready, Knife is ready"_qs;
    ready.weapon.readyTurns = 2;
    ready.weaponState = {.dropped = true};
    QTest::newRow("R3-D59") << done(ready, {}) << u"Dask: Pick a weapon up, Knife, turn 1 of 2"_qs;
    Status status;
    status.character.push_back(dask());
    status.options.stunned = Flip::On;
    status.options.falls = true;
    QTest::newRow("R3-D62 R3-D70") << done(status, {}) << u"Dask: Condition, stunned, lets himself fall"_qs;
}

void TestRollUnderView::whatSomebodyDoesAlone()
{
    QFETCH(ActionRecord, action);
    QTEST(titleOf(action), "title");
}

void TestRollUnderView::attacksAreNamedByTheirForm_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<QString>("deed");
    Attack attack = attackOf(arden(), corrin());
    QTest::newRow("plain") << attack << u"Attack"_qs;
    attack.options.rapid = true;
    QTest::newRow("R3-18") << attack << u"Rapid Strike"_qs;
    attack.options.form = AttackForm::AllOutAttack;
    QTest::newRow("R3-D55") << attack << u"All-Out Attack, Rapid Strike"_qs;
    attack.options = AttackOptions();
    attack.options.form = AttackForm::MoveAndAttack;
    QTest::newRow("R3-69") << attack << u"Move and Attack"_qs;
    attack.attackerCondition.strikesLeft = 1;
    QTest::newRow("R3-D56") << attack << u"Second strike"_qs;
}

void TestRollUnderView::attacksAreNamedByTheirForm()
{
    QFETCH(Attack, attack);
    QTEST(actionOf(done(attack, {})), "deed");
}

/// A 1.3 and A 2.4: what is kept for the rules alone is not told.
void TestRollUnderView::changesAreToldInWords()
{
    Attack leg = attackOf(corrin(), arden());
    leg.attackerCondition.inTurn = true;
    leg.options.called = calledAt(Location::RightLeg);
    QCOMPARE(changesOf(done(leg,
                            {three(Query::AttackDice, 9), defends(DefenceKind::ParryRight),
                             three(Query::DefenceDice, 14), one(Query::Damage, 1)})),
             (QStringList{u"Arden · HP: 12 → 6/12"_qs, u"Arden · Shock in the next turn: 0 → −4"_qs,
                          u"Arden · Parries so far: 0 → 1"_qs}));
    Fighter feinted = bela();
    feinted.condition.feints.add({kUsualActor, 3, 2});
    QCOMPARE(changesOf(done(attackOf(dask(), feinted), {three(Query::AttackDice, 14)})),
             (QStringList{u"Bela · Feint: −3 to turn 2 → none"_qs}));
}

void TestRollUnderView::stepsNameSkills()
{
    TraceModel trace;
    trace.setAction(
        done(attackOf(arden(), corrin()),
             {three(Query::AttackDice, 9), defends(DefenceKind::Block), dice(Query::DefenceDice, {3, 3, 2})}));
    QStringList labels;
    for (int row = 0; row < trace.rowCount(); ++row)
        labels << trace.lineAt(row)->label;
    QVERIFY2(labels.contains(u"With Broadsword 14"_qs), qPrintable(labels.join(u'\n')));
    QVERIFY2(labels.contains(u"Half of Shield 11"_qs), qPrintable(labels.join(u'\n')));
}

void TestRollUnderView::maneuversSayWhatTheyLeave_data()
{
    QTest::addColumn<int>("maneuver");
    QTest::addColumn<QString>("words");
    const auto row = [](Maneuver maneuver, const QString& words) {
        QTest::newRow(kManeuvers[static_cast<std::size_t>(maneuver)].data()) << static_cast<int>(maneuver) << words;
    };
    // R3-69, with the numbers of R3-D34; of somebody with Move 5.
    row(Maneuver::DoNothing, u"no movement · all defences"_qs);
    row(Maneuver::Move, u"Move (5 yd) · all defences"_qs);
    row(Maneuver::ChangePosture, u"no movement · all defences · at the worse of both postures"_qs);
    row(Maneuver::Aim, u"a step (1 yd) · all defences · defending ends the aim"_qs);
    row(Maneuver::Evaluate, u"a step (1 yd) · all defences"_qs);
    row(Maneuver::Attack, u"a step (1 yd) · all defences"_qs);
    row(Maneuver::Feint, u"a step (1 yd) · all defences"_qs);
    row(Maneuver::AllOutAttack, u"half Move (3 yd) · no defence"_qs);
    row(Maneuver::MoveAndAttack, u"Move (5 yd) · no parry · −4 on the attack"_qs);
    row(Maneuver::AllOutDefense, u"a step (1 yd) · all defences · +2 on one of them"_qs);
    row(Maneuver::Concentrate, u"a step (1 yd) · all defences"_qs);
    row(Maneuver::Ready, u"a step (1 yd) · all defences"_qs);
    row(Maneuver::Wait, u"moves as what he does then · all defences while he waits"_qs);
}

void TestRollUnderView::maneuversSayWhatTheyLeave()
{
    QFETCH(int, maneuver);
    const Fighter who = arden();
    QTEST(leavesWords(who.character, who.condition, {}, static_cast<Maneuver>(maneuver)), "words");
}

/// The attack has its own.
void TestRollUnderView::oneKeyEach()
{
    QStringList keys;
    for (const QuickAction& quick : actions().quick()) {
        keys << QString(QChar(static_cast<char16_t>(quick.key))) + u' '
                + actions().words(quick.plans.front(), {}, {}).full;
    }
    QCOMPARE(keys, (QStringList{u"M Move"_qs, u"A Aim"_qs, u"W Make it ready"_qs, u"O All-Out Attack"_qs}));
    const std::vector<QuickAction> quick = actions().quick();
    QCOMPARE(quick[3].plans.front().settings,
             (std::vector<ActionSetting>{{"options", "form", static_cast<std::int32_t>(AttackForm::AllOutAttack)}}));
    QCOMPARE(quick[1].plans.front().kind, ActionPlan::Kind::Action);
    // R3-01, R3-61: another thing of his is shown before anything is done with it.
    for (const std::size_t key : {1, 2}) {
        QCOMPARE(quick[key].plans.back().kind, ActionPlan::Kind::Attack);
        QCOMPARE(quick[key].plans.back().with, ActionPlan::With::Any);
    }
}

void TestRollUnderView::refusalsAreCured_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("rule");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QStringList>("cures");
    const auto row = [](const char* name, RefusalCode code, const QStringList& cures, Rule rule = Rule::Rule69,
                        const QString& field = {}) {
        QTest::newRow(name) << static_cast<int>(code) << static_cast<int>(rule) << field << cures;
    };
    row("R3-01 unready", RefusalCode::WeaponUnready, {u"Make it ready"_qs});
    row("R3-01 on the ground", RefusalCode::WeaponDropped, {u"Pick it up"_qs, u"Take up another"_qs});
    row("R3-01 put away", RefusalCode::WeaponStowed, {u"Draw it"_qs});
    row("R3-68 broken", RefusalCode::WeaponBroken, {u"Take up another"_qs, u"sheet"_qs});
    row("R3-D72 no shots", RefusalCode::NoShots, {u"sheet"_qs, u"Take up another"_qs});
    row("R3-55 HT first", RefusalCode::TurnNotBegun, {u"Begin the turn"_qs});
    row("R3-69 his turn is over", RefusalCode::TurnOver, {u"next"_qs});
    row("R3-69 nobody's turn", RefusalCode::NoTurn, {u"next"_qs});
    row("R3-55 unconscious", RefusalCode::ActorOut, {u"next"_qs});
    row("R3-D62 stunned", RefusalCode::ActorStunned, {u"Do nothing"_qs, u"Not stunned any more"_qs});
    row("R3-69 too far", RefusalCode::MovesTooFar, {u"No farther than that"_qs});
    row("R3-70 too far lying", RefusalCode::MovesTooFar, {u"No farther than that"_qs, u"Change Posture: stand up"_qs},
        Rule::Rule70);
    row("R3-02 out of reach", RefusalCode::OutOfReach, {u"Move and Attack"_qs, u"Move up"_qs});
    row("R3-D32 out of range", RefusalCode::TooFar, {u"Move up"_qs});
    row("R3-63 beyond the table", RefusalCode::BeyondTable, {u"Move up"_qs});
    row("R3-D13 too deceptive", RefusalCode::TooDeceptive, {u"Not deceptive"_qs});
    row("R3-D55 deceptive with a bow", RefusalCode::MeleeOnly, {u"Not deceptive"_qs}, Rule::Rule17, u"deceptive"_qs);
    row("R3-D55 rapid with a bow", RefusalCode::MeleeOnly, {u"No Rapid Strike"_qs}, Rule::Rule18, u"rapid"_qs);
    row("R3-D55 a Feint with a bow", RefusalCode::MeleeOnly, {u"Take up another"_qs}, Rule::Rule69, u"kind"_qs);
    row("R3-D55 rapid on the move", RefusalCode::RapidNotSo, {u"No Rapid Strike"_qs});
    row("R3-D34 no second attack", RefusalCode::NoSecondAttack, {u"All-Out to hit"_qs});
    row("R3-D34 another foe", RefusalCode::SameFoe, {u"Second strike"_qs});
    row("R3-61 aiming a sword", RefusalCode::AimsRanged, {u"Take up another"_qs});
    row("R3-D59 it is ready", RefusalCode::NothingToReady, {u"Take up another"_qs});
}

void TestRollUnderView::refusalsAreCured()
{
    QFETCH(int, code);
    QFETCH(int, rule);
    QFETCH(QString, field);
    const std::string id = field.toStdString();
    Refusal refusal;
    refusal.code = static_cast<std::uint16_t>(code);
    refusal.rule = static_cast<std::uint16_t>(rule);
    refusal.field = id;
    refusal.bound = 2;
    const std::vector<ActionPlan> cures = actions().cures(refusal);
    QTEST(wordsOfAll(cures), "cures");
    // He goes as far as he may.
    if (static_cast<RefusalCode>(code) == RefusalCode::MovesTooFar)
        QCOMPARE(cures.front().settings, (std::vector<ActionSetting>{{"options", "yards", 2}}));
}

void TestRollUnderView::whatIsBegunGoesOn_data()
{
    QTest::addColumn<Fighter>("who");
    QTest::addColumn<QStringList>("meant");
    QTest::addColumn<QStringList>("toWhom");
    Fighter who = bela();
    QTest::newRow("nothing") << who << QStringList() << QStringList();
    who.condition.inTurn = true;
    who.condition.begun = true;
    who.condition.acted = true;
    who.condition.strikesLeft = 1;
    who.condition.struckAt = kDask;
    QTest::newRow("A 5.1 on the same foe") << who << QStringList{u"Second strike"_qs} << QStringList{u"struckAt"_qs};
    who.condition.rapid = true;
    QTest::newRow("R3-D56 or on another")
        << who << QStringList{u"Second strike"_qs, u"Second strike"_qs} << QStringList{QString(), u"struckAt"_qs};
    Fighter waits = hask();
    waits.condition.inTurn = true;
    waits.condition.begun = true;
    waits.condition.acted = true;
    waits.condition.waiting = true;
    QTest::newRow("B 4.4 a Wait") << waits << QStringList{u"Carry out the Wait"_qs, u"Carry out the Wait"_qs}
                                  << QStringList{u"waitFor"_qs, QString()};
    waits.condition.begun = false;
    waits.condition.acted = false;
    QTest::newRow("R3-D61 his place has come") << waits << QStringList{u"Begin the turn"_qs} << QStringList{QString()};
}

void TestRollUnderView::whatIsBegunGoesOn()
{
    QFETCH(Fighter, who);
    const std::vector<ActionPlan> plans = actions().meant(AnyRecord(conditionRecord, &who.condition));
    QStringList toWhom;
    for (const ActionPlan& plan : plans)
        toWhom << QString::fromUtf8(plan.toWhom.data(), static_cast<qsizetype>(plan.toWhom.size()));
    QTEST(wordsOfAll(plans), "meant");
    QTEST(toWhom, "toWhom");
}

void TestRollUnderView::whatOneSearchesFor()
{
    const HistoryFacet& history = *facetsOf("rollunder").history;
    QVERIFY(history.alsoCalled("attack").contains(u"strike"_qs));
    QVERIFY(history.alsoCalled("changePosture").contains(u"rise"_qs));
    QVERIFY(history.alsoCalled("ready").contains(u"draw"_qs));
    QCOMPARE(history.matter("aim"), Matter::Aim);
    QCOMPARE(history.matter("harm"), Matter::Harm);
    QVERIFY(history.namesAction("feint"));
    QVERIFY(!history.namesAction("attack"));
    // Every action but those nobody looks for has a matter of its own.
    for (const ActionDeclaration* action : findSystem("rollunder")->actions()) {
        const bool isOther = action->id == "doNothing" || action->id == "concentrate" || action->id == "rest"
            || action->id == "sheet";
        QCOMPARE(history.matter(action->id) == Matter::Other, isOther);
    }
}

/// R3-55, R3-D63: as long as a turn of his is to begin, and he is conscious with no HP left.
void TestRollUnderView::theRollIsDueFirst()
{
    const auto isDue = [](const Fighter& who) {
        const auto plan = actions().due(AnyRecord(characterRecord, &who.character),
                                        AnyRecord(conditionRecord, &who.condition));
        return plan && plan->isDue && plan->action == Turn::kAction.id;
    };
    Fighter who = corrin();
    who.condition.inTurn = true;
    who.condition.hpLost = 12;
    QVERIFY(!isDue(who));
    who.condition.hpLost = 13;
    QVERIFY(isDue(who));
    who.condition.begun = true;
    QVERIFY(!isDue(who));
    who.condition.begun = false;
    who.condition.unconscious = true;
    QVERIFY(!isDue(who));
    who.condition.unconscious = false;
    who.condition.inTurn = false;
    QVERIFY(!isDue(who));
}

/// R3-69, R3-70: Gill may move 6 yards, lying one; a sentence says what came of it.
void TestRollUnderView::heMovesAsFarAsHeMay()
{
    Move move{gill().character, gill().condition, {}, {}};
    preset(move);
    QCOMPARE(move.options.yards, 6);
    QCOMPARE(verdictOf(done(move, {})).sentence, u"Moves 6 yards"_qs);
    move.condition.posture = Posture::Lying;
    preset(move);
    QCOMPARE(move.options.yards, 1);
    QCOMPARE(verdictOf(done(move, {})).sentence, u"Moves 1 yard"_qs);
    move.options.yards = 0;
    QCOMPARE(verdictOf(done(move, {})).sentence, u"Stays where he is"_qs);
}

/// R3-06, R3-20, R3-25, R3-30: 5 + 3 + 1, 6 + 3 + 1, 5 + 3 + 1; R3-27, R3-32, R3-D35: two parries cost 8, lying 3, and the block is used.
void TestRollUnderView::whatHeDefendsHimselfWith()
{
    const auto figures = [](const Fighter& who) {
        CombatantView view;
        view.character.record = AnyRecord(characterRecord, &who.character);
        view.combatant.condition = AnyRecord(conditionRecord, &who.condition);
        for (std::size_t i = 0; i < who.weapons.size(); ++i) {
            CombatantView::Item& item = view.weapons.emplace_back();
            item.record.record = AnyRecord(weaponRecord, &who.weapons[i]);
            item.possession.state = AnyRecord(weaponStateRecord, &who.weaponStates[i]);
        }
        for (std::size_t i = 0; i < who.armour.size(); ++i) {
            CombatantView::Item& item = view.armour.emplace_back();
            item.record.record = AnyRecord(armourRecord, &who.armour[i]);
            item.possession.state = AnyRecord(armourStateRecord, &who.armourState[i]);
        }
        const Switches switches = fightSwitches();
        return figureWords(hitspread::digestOf("rollunder", sourceOf(view, AnyRecord(switchesRecord, &switches))));
    };
    Fighter who = corrin();
    QCOMPARE(figures(who), u"Dodge 9 · Parry 10 · Block 9 · Move 5"_qs);
    who.condition.parries = 2;
    who.condition.blocks = 1;
    who.condition.posture = Posture::Lying;
    QCOMPARE(figures(who), u"Dodge 6 · Parry −1 · Block – · Move 1"_qs);
    who = dask();
    who.condition.doing = doingOf(Maneuver::AllOutAttack);
    QCOMPARE(figures(who), u"Dodge – · Parry – · Move 5"_qs);
    // Who is out does nothing of it.
    who.condition.unconscious = true;
    QCOMPARE(figures(who), QString());
}

/// R3-24, R3-40: Jorn threw himself down, and Ilke was hit in his place.
void TestRollUnderView::whoFellIsNotHurt()
{
    Fighter jorn = corrin();
    jorn.character.name = "Jorn";
    Attack attack = attackOf(arden(), jorn);
    attack.weapon.kind = WeaponKind::Bow;
    Bystander& ilke = attack.beside.emplace_back();
    ilke.character.name = "Ilke";
    ilke.character.hpMax = 11;
    const ActionRecord action = done(attack,
                                     {three(Query::AttackDice, 9), defends(DefenceKind::Dodge),
                                      choice(Query::Evasion, Evasion::Drops), three(Query::DefenceDice, 14),
                                      choice(Query::Sacrifice, 1), dice(Query::DefenceDice, {3, 2, 2}, 4),
                                      one(Query::Damage, 5, 4)});
    QCOMPARE(verdictOf(action).headline, u"1 hurt · 1 down"_qs);
}

/// R3-D38, R3-53: with a third of 9 HP left half of 5.25.
void TestRollUnderView::thePlaceGoesByBasicSpeed()
{
    Fighter who = dask();
    QCOMPARE(digestOf(who).place->name, u"Basic Speed"_qs);
    QCOMPARE(digestOf(who).place->value, u"5.25"_qs);
    who.condition.hpLost = 6;
    QCOMPARE(digestOf(who).place->value, u"2.625"_qs);
    // R3-D49: the running order stays.
    who.condition.placeSpeed = 5250;
    QCOMPARE(digestOf(who).place->value, u"5.25"_qs);
}

}  // namespace hitspread::rollunder::test

using hitspread::rollunder::test::TestRollUnderView;
HITSPREAD_TEST(TestRollUnderView)
#include "tst_rollunderview.moc"
