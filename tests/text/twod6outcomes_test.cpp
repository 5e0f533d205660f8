#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/turn.h"
#include "rules/twod6/fighters.h"
#include "support/testclass.h"
#include "text/systems/twod6/actionphrases.h"
#include "text/systems/twod6/resultwords.h"

#include <QTest>

namespace hitspread::twod6::test {

namespace {

template <typename Action>
ActionRecord done(const Action& action, const std::vector<Given>& answers)
{
    ActionRecord record;
    record.system = "twod6";
    record.action = Action::kAction.id;
    record.request.input = action;
    record.findings = resolved(record.request.input, answers).findings;
    return record;
}

Fighter called(std::string name, std::int32_t bld, std::int32_t lethal = 0, std::int32_t filled = 0)
{
    Fighter who = somebody(bld);
    who.character.name = std::move(name);
    mark(who.condition, lethal, filled);
    return who;
}

/// A shot at eight metres, which is short range.
Attack shotAt(const Weapon& weapon, std::int32_t level, const Fighter& target)
{
    Attack attack = attackWith(weapon, level);
    attack.options.distance = 8;
    attack.target = {target};
    return attack;
}

std::vector<Given> hitting(Given place, std::vector<std::uint8_t> damage, std::vector<Given> more = {})
{
    more.push_back(hits());
    more.push_back(std::move(place));
    more.push_back(dice(Query::Damage, std::move(damage)));
    return more;
}

Given conscious(int first, int second, std::uint16_t index = 0)
{
    return two(Query::ConsciousnessDice, first, second, index);
}

ActionRecord vaneAtOrsk()
{
    Fighter orsk = called("Orsk", 6);
    clothe(orsk, armour(3, 4, bitOf(Location::Torso), 4));
    return done(shotAt(heavyPistol(), 5, orsk),
                {two(Query::AttackDice, 4, 3), two(Query::Place, 3, 3), dice(Query::Damage, {5, 2}), conscious(4, 2)});
}

Attack clubOn(const Fighter& target)
{
    Attack attack = attackWith(club(), 5);
    attack.target = {target};
    return attack;
}

Grapple rookTackles()
{
    Grapple grapple;
    grapple.character.push_back(called("Rook", 6));
    grapple.character[0].character.skills.set(std::string(kUnarmed), 5);
    grapple.target.push_back(called("Tarn", 5));
    grapple.target[0].character.skills.set(std::string(kUnarmed), 6);
    clothe(grapple.target[0], armour(1, 4));
    grapple.options.mode = Mode::Run;
    grapple.options.metres = 25;
    return grapple;
}
std::vector<Given> tackled(int first, int second)
{
    return {hits(), dice(Query::Damage, {3}), choice(Query::FallSkill, WrestlingSkill::Unarmed),
            two(Query::FallDice, first, second)};
}

Escape tarnEscapes()
{
    Escape escape;
    escape.character = called("Tarn", 5).character;
    escape.character.skills.set(std::string(kUnarmed), 6);
    escape.target = called("Rook", 6).character;
    Ledger held(escape.condition);
    held.holdBy(escape.options.whom, {});
    escape.condition = *held;
    escape.targetCondition.holding = escape.options.who;
    return escape;
}

Fighter deteriorating(Fighter who)
{
    who.condition.score = 10 + who.character.bld;
    who.condition.saveIn = 1;
    return who;
}

/// Sable with Medtech 4, and Tarn after the fight in the yard.
template <typename Action>
Action bySable()
{
    Action action;
    action.character.name = "Sable";
    action.character.skills.set(std::string(kMedtech), 4);
    return action;
}
Surgery legSurgery()
{
    auto surgery = bySable<Surgery>();
    surgery.patient.push_back(called("Tarn", 5, 7, 7));
    hurt(surgery.patient[0].condition, Location::RightLeg, Wound::Incapacitated);
    surgery.options.location = Location::RightLeg;
    return surgery;
}
Treat treating(std::int32_t rounds)
{
    auto treat = bySable<Treat>();
    treat.target.bld = 6;
    mark(treat.targetCondition, 15, 15);
    treat.condition.treats = treat.options.whom;
    treat.condition.treatRounds = rounds;
    return treat;
}

}  // namespace

/// What came of an action in 2d6 personal combat, in a few words and as a sentence with the numbers. Actions are those of the worked fights.
class TwoD6OutcomesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attacks_data();
    void attacks() { compare(); }
    void holds_data();
    void holds() { compare(); }
    void recovery_data();
    void recovery() { compare(); }
    void actions_data();
    void actions() { compare(); }
    void standings();
    void headlineParts();
    void whatNumbersAreMadeOf();
    void whatRollsTake();
    void titles();

private:
    static void columns()
    {
        QTest::addColumn<ActionRecord>("action");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<QString>("sentence");
    }
    static void row(const char* name, const ActionRecord& action, const QString& outcome, const QString& sentence)
    {
        QTest::newRow(name) << action << outcome << sentence;
    }
    static void compare()
    {
        QFETCH(ActionRecord, action);
        QTEST(resultWords(action), "outcome");
        QTEST(sentenceWords(action), "sentence");
    }
};

void TwoD6OutcomesTest::attacks_data()
{
    columns();
    row("A 1.1 critical, armour with a pool", vaneAtOrsk(), u"critical hit, torso, 1 Lethal, WF 1"_qs,
        u"torso (critical): 10 × 2 = 20, armour lets 5 pass, its pool takes 4, 1 Lethal, WF 1, "
        "stays conscious (6 against 3)"_qs);

    Attack head = shotAt(smg(), 6, called("Pell", 5, 8, 8));
    head.options.called = calledAt(Location::Head);
    row("A 2.3 unconscious", done(head, {hits(), dice(Query::Damage, {3, 2}), conscious(3, 1)}),
        u"head, 6 Lethal, FAIR, WF 2, unconscious"_qs, u"head: 6 Lethal, FAIR, WF 2, unconscious (4 against 5)"_qs);

    row("B 3.3 a wound confirmed",
        done(clubOn(called("Tarn", 5, 0, 15)), hitting(two(Query::Place, 2, 2), {3}, {confirms()})),
        u"critical hit, right leg, 10 Bruise, POOR, right leg incapacitated"_qs,
        u"right leg (critical): 5 × 2 = 10, 10 Bruise, POOR, right leg incapacitated"_qs);

    row("B 3.2 a wound declined",
        done(shotAt(pistol(), 6, called("Ulf", 3, 7, 7)),
             hitting(two(Query::Place, 4, 2), {4, 4}, {conscious(4, 3), declines()})),
        u"torso, 8 Lethal, POOR, WF 3"_qs,
        u"torso: 8 Lethal, POOR, WF 3, stays conscious (7 against 7), torso incapacitated declined"_qs);

    Attack cosh = clubOn(called("Ulf", 3, 15, 15));
    cosh.options.cosh = true;
    cosh.options.from = From::Rear;
    cosh.options.called = calledAt(Location::Head);
    row("B 4.3 cosh, monitor full", done(cosh, {hits(), dice(Query::Damage, {6}), declines()}),
        u"head, 4 Bruise, 1 of the Bruise turned Lethal, unconscious"_qs,
        u"head: half of 8 = 4, 4 Bruise, 1 of the Bruise turned Lethal, unconscious, the monitor is full"_qs);

    row("TD-36 missed", done(shotAt(pistol(), 10, called("Vane", 5)), {two(Query::AttackDice, 3, 4)}), u"misses"_qs,
        u"7 against 9"_qs);
    row("TD-95 dead", done(shotAt(pistol(), 6, called("Ulf", 3, 16, 18)), hitting(two(Query::Place, 4, 2), {1, 1})),
        u"torso, 2 Lethal, dead"_qs, u"torso: 2 Lethal, dead"_qs);

    Attack drawn = shotAt(pistol(), 6, called("Rook", 6));
    drawn.options.drawn = true;
    addNear(drawn, called("Tarn", 5), 3);
    row("TD-49 another is drawn",
        done(drawn,
             {one(Query::DrawnTarget, 2), hits(), two(Query::Place, 4, 1, 1), dice(Query::Damage, {3, 3}, 1),
              conscious(6, 6, 1)}),
        u"drawn: Tarn, torso, 6 Lethal, WF 1"_qs,
        u"drawn: Tarn, torso: 6 Lethal, WF 1, stays conscious (12 against 3)"_qs);

    Attack burst = shotAt(smg(), 6, called("Pell", 5));
    burst.options.burst = true;
    addNear(burst, called("Quist", 4), 3);
    burst.nearOptions[1] = {.number = 3, .metres = 4};
    row("A 1.2 burst",
        done(burst,
             {hits(), two(Query::Place, 5, 3), dice(Query::Damage, {4, 3}), conscious(3, 2),
              one(Query::BystanderDamage, 4, 1), two(Query::Place, 2, 5, 1), conscious(4, 3, 1)}),
        u"Pell: right arm, 8 Lethal, WF 1; Quist: head, 4 Lethal, WF 1"_qs,
        u"Pell: right arm: 8 Lethal, WF 1, stays conscious (5 against 3); "
        "Quist: head: 4 Lethal, WF 1, stays conscious (7 against 3)"_qs);

    Attack hindered = shotAt(pistol(), 10, called("Vane", 5));
    hindered.character[0].character.name = "Orsk";
    hurt(hindered.character[0].condition, Location::RightArm, Wound::Incapacitated);
    row("TD-106 the arm", done(hindered, {two(Query::AttackDice, 3, 4)}),
        u"misses; Orsk: 1 Bruise for the wounded arm"_qs, u"7 against 11; Orsk: 1 Bruise for the wounded arm"_qs);

    AreaFire fire;
    fire.character.push_back(called("Sable", 4));
    arm(fire.character[0], launcher(), 7);
    fire.weapon = launcher();
    fire.weaponState = fire.character[0].weaponStates[0];
    fire.options.distance = 15;
    fire.near.push_back(called("Ulf", 3));
    fire.nearOptions.push_back({.number = 2, .ahead = 0, .right = 0});
    row("TD-57 scatters", done(fire, {misses(), two(Query::Scatter, 2, 3)}),
        u"scatters 15 m at 60°; nobody in the blast"_qs, u"2 against 7, scatters 15 m at 60°; nobody in the blast"_qs);
    row("TD-56 lands", done(fire, {hits(), two(Query::Place, 4, 2), dice(Query::Damage, {1, 1, 1}), conscious(6, 6)}),
        u"lands on the place; Ulf: torso, 3 Lethal, WF 1"_qs,
        u"12 against 7, lands on the place; Ulf: torso: 3 Lethal, WF 1, stays conscious (12 against 3)"_qs);
}

void TwoD6OutcomesTest::holds_data()
{
    columns();
    row("B 1.3 tackle", done(rookTackles(), tackled(3, 5)), u"torso, 8 Bruise, held; Rook: torso, 5 Bruise"_qs,
        u"torso: 11, armour lets 8 pass, 8 Bruise, stays on his feet (8 against 7), held; Rook: torso: 5 Bruise"_qs);
    row("TD-76 both fall", done(rookTackles(), tackled(3, 3)),
        u"torso, 8 Bruise, both fall, held; Rook: torso, 5 Bruise"_qs,
        u"torso: 11, armour lets 8 pass, 8 Bruise, both fall (6 against 7), held; Rook: torso: 5 Bruise"_qs);
    Grapple clad = rookTackles();
    clothe(clad.character[0], armour(1, 2));
    row("TD-73 TD-D19 half of his BLD gets through", done(clad, tackled(3, 5)),
        u"torso, 8 Bruise, held; Rook: torso, 2 Bruise"_qs,
        u"torso: 11, armour lets 8 pass, 8 Bruise, stays on his feet (8 against 7), held; Rook: torso: 5, armour lets 2 pass, 2 Bruise"_qs);
    const Given unarmed = choice(Query::EscapeSkill, WrestlingSkill::Unarmed);
    row("B 2.1 escape", done(tarnEscapes(), {unarmed, two(Query::EscapeDice, 2, 4)}), u"stays held"_qs,
        u"Stays held: 6 against 7"_qs);
    row("TD-78 escape", done(tarnEscapes(), {unarmed, two(Query::EscapeDice, 3, 4)}), u"comes free"_qs,
        u"Comes free: 7 against 7"_qs);
}

void TwoD6OutcomesTest::recovery_data()
{
    columns();
    RoundChange round;
    round.options.starts = true;
    round.members = {deteriorating(called("Rook", 6, 15, 15)), deteriorating(called("Ulf", 3, 16, 18))};
    row("after B, round 8", done(round, {two(Query::SaveDice, 4, 5, 0), two(Query::SaveDice, 3, 4, 1)}),
        u"Rook: hangs on; Ulf: deteriorates, 5 Lethal, dead"_qs,
        u"Rook: hangs on (9 against 8); Ulf: deteriorates, 5 Lethal (7 against 12), dead"_qs);

    row("TD-D62 third round", done(treating(2), {}), u"round 3 of 6"_qs, u"round 3 of 6"_qs);
    row("after B, round 10", done(treating(5), {two(Query::MedtechDice, 3, 5)}), u"stabilised"_qs,
        u"stabilised (8 against 6)"_qs);

    row("after B, day 1",
        done(legSurgery(),
             {two(Query::MedtechDice, 2, 3), two(Query::SaveDice, 4, 2), two(Query::SurgeryHarm, 2, 3),
              conscious(4, 4)}),
        u"fails, Build save failed, 6 Lethal, FAIR, WF 2"_qs,
        u"surgery fails (5 against 6), Build save failed (6 against 7), 6 Lethal, FAIR, WF 2, "
        "stays conscious (8 against 5)"_qs);
    row("after B, day 2", done(legSurgery(), {two(Query::MedtechDice, 4, 5), dice(Query::RecoveryDice, {3, 4})}),
        u"succeeds, heals in 7 days"_qs, u"surgery succeeds (9 against 6), heals in 7 days"_qs);

    auto care = bySable<Care>();
    care.target.bld = 5;
    mark(care.targetCondition, 13, 13);
    row("after B, end of day 2", done(care, {two(Query::MedtechDice, 3, 3)}), u"5 Lethal healed"_qs,
        u"5 Lethal healed (6 against 4)"_qs);

    GroupRest rest;
    rest.members = {called("Tarn", 5, 7, 25)};
    rest.options.hours = 4;
    row("TD-116 four hours", done(rest, {}), u"Tarn: 18 Bruise healed"_qs, u"Tarn: 18 Bruise healed"_qs);

    Consciousness wakes;
    wakes.options.wakes = true;
    wakes.character = {called("Tarn", 5, 7, 25)};
    wakes.character[0].condition.unconscious = true;
    row("after B, round 15", done(wakes, {two(Query::WakeDice, 3, 4)}), u"wakes"_qs, u"wakes (7 against 7)"_qs);

    Recover recover;
    recover.options.location = Location::LeftLeg;
    hurt(recover.condition, Location::LeftLeg, Wound::Incapacitated);
    row("TD-125 natural", done(recover, {dice(Query::RecoveryDice, {1, 2})}), u"left leg, heals in 3 weeks"_qs,
        u"left leg, heals in 3 weeks"_qs);
    recover.options.what = Recovering::Reopen;
    recover.condition.daysLeft[static_cast<std::size_t>(Location::LeftLeg)] = 9;
    row("TD-130 reopens", done(recover, {two(Query::ReopenDice, 4, 2), dice(Query::RecoveryDice, {1, 1})}),
        u"left leg, reopens, heals in 2 weeks"_qs, u"left leg, reopens (6 against 7), heals in 2 weeks"_qs);
}

void TwoD6OutcomesTest::actions_data()
{
    columns();
    Move move;
    move.character = {called("Sable", 4)};
    move.options.metres = 10;
    row("TD-22 walks", done(move, {}), u"10 m"_qs, u"walks 10 m"_qs);
    hurt(move.character[0].condition, Location::LeftLeg, Wound::Incapacitated);
    row("TD-D60 on a wounded leg", done(move, {}), u"10 m, 1 Bruise for the leg"_qs,
        u"walks 10 m, 1 Bruise for the leg"_qs);

    CarefulAim aim;
    aim.weapon = pistol();
    aim.options.whomName = "Ulf";
    row("TD-47 aims", done(aim, {}), u"at Ulf, 1 round"_qs, QString());

    Status status;
    status.character = {called("Quist", 4)};
    status.options.surprised = Flip::On;
    status.options.location = Location::LeftLeg;
    status.options.wound = WoundChange::Disabled;
    row("TD-11, TD-105 said", done(status, {}), u"surprised, left leg disabled, falls"_qs, QString());
}

/// How it stands between the two while the dice lie there.
void TwoD6OutcomesTest::standings()
{
    const ActionRecord tackle = done(rookTackles(), tackled(3, 5));
    QCOMPARE(standingWords(tackle, 0), u"Hits: 12 against 6"_qs);
    QCOMPARE(standingWords(tackle, 1), u"Stays on his feet: 8 against 7"_qs);
    QCOMPARE(standingWords(vaneAtOrsk(), 0), u"Hits: 7 against 4"_qs);
    QCOMPARE(standingWords(vaneAtOrsk(), 1), u"Stays conscious: 6 against 3"_qs);
    QCOMPARE(standingWords(done(rookTackles(), {}), 0), QString());
}

void TwoD6OutcomesTest::headlineParts()
{
    QCOMPARE(woundParts(vaneAtOrsk(), Role::Target, 0), (QStringList{u"1 Lethal"_qs, u"critical hit"_qs}));
    QCOMPARE(woundParts(vaneAtOrsk(), Role::Actor, 0), QStringList());
    // TD-112: of each of several whose minutes run, 8 + 2 less what was rolled.
    GroupRest rest;
    rest.options.minutes = 1;
    for (const char* name : {"Rook", "Tarn"})
        rest.members.push_back(deteriorating(called(name, 4, 15, 15)));
    std::vector<Given> saves;
    for (std::uint16_t index = 0; index < 8; ++index)
        saves.push_back(two(Query::SaveDice, 1, 2, index));
    const ActionRecord minute = done(rest, saves);
    for (const std::size_t member : {0, 1})
        QCOMPARE(woundParts(minute, Role::Target, member), QStringList{u"7 Lethal"_qs});
    const ActionRecord tackle = done(rookTackles(), tackled(3, 3));
    QCOMPARE(woundParts(tackle, Role::Actor, 0), QStringList{u"5 Bruise"_qs});
    QCOMPARE(setbackWords(tackle, Role::Target, 0), u"held on the ground"_qs);
    QCOMPARE(setbackWords(done(rookTackles(), tackled(3, 5)), Role::Target, 0), u"held"_qs);
}

/// Skill, rows of the tables, the chosen skill, the line of the monitor.
void TwoD6OutcomesTest::whatNumbersAreMadeOf()
{
    const auto said = [](const ActionRecord& action, Quantity quantity, std::size_t index = 0) {
        return rolledWithWords(action, {static_cast<std::uint16_t>(quantity), static_cast<std::uint16_t>(index)});
    };
    const ActionRecord attack = vaneAtOrsk();
    QCOMPARE(said(attack, Quantity::AttackLevel), u"With Pistol 5"_qs);
    const auto stationary = static_cast<std::size_t>(RangedRow::Stationary);
    QCOMPARE(said(attack, Quantity::AttackRanged, stationary), u"Target stationary"_qs);
    QCOMPARE(said(attack, Quantity::ConsciousnessSave), u"Save of the line GOOD"_qs);
    QCOMPARE(said(attack, Quantity::DamageSum), QString());
    const ActionRecord tackle = done(rookTackles(), tackled(3, 5));
    QCOMPARE(said(tackle, Quantity::AttackLevel), u"With Unarmed Combat 5"_qs);
    QCOMPARE(said(tackle, Quantity::FallLevel), u"With Unarmed Combat 6"_qs);
    QCOMPARE(said(done(treating(5), {}), Quantity::MedtechLevel), u"With Medtech 4"_qs);
    Attack untrained = shotAt(pistol(), 6, called("Vane", 5));
    untrained.character[0].character.skills = {};
    QCOMPARE(said(done(untrained, {}), Quantity::AttackLevel), u"With Pistol, untrained 10"_qs);
}

void TwoD6OutcomesTest::whatRollsTake()
{
    const auto needs = [](const ActionRecord& action, Query query) {
        return rollNeeds(action, {static_cast<std::uint16_t>(query), 0});
    };
    QCOMPARE(needs(vaneAtOrsk(), Query::ConsciousnessDice), u"Save of the line GOOD: 3 or more (TD-103)"_qs);
    RoundChange round;
    round.options.starts = true;
    round.members = {deteriorating(called("Rook", 6, 15, 15))};
    QCOMPARE(needs(done(round, {}), Query::SaveDice), u"Build save 6 + WF 2: 8 or more (TD-110)"_qs);
    QCOMPARE(needs(done(treating(5), {}), Query::MedtechDice), u"Medtech 4 + WF 2: 6 or more (TD-113)"_qs);
    // What is operated on counts, too, so that it adds up (TD-127, TD-131); how long it takes then is rolled in days.
    Surgery surgery = legSurgery();
    mark(surgery.patient[0].condition, 7, 7);
    surgery.options.facilityBonus = -1;
    QCOMPARE(needs(done(surgery, {}), Query::MedtechDice),
             u"Medtech 4 + WF 1, facility −1, wound +1: 5 or more (TD-127)"_qs);
    QCOMPARE(needs(done(legSurgery(), {two(Query::MedtechDice, 4, 5)}), Query::RecoveryDice), u"2d6 days (TD-129)"_qs);
    QCOMPARE(needs(vaneAtOrsk(), Query::AttackDice), QString());
}

/// A plain attack has the name of the action; others are called what they are.
void TwoD6OutcomesTest::titles()
{
    Attack attack = shotAt(smg(), 6, called("Pell", 5));
    QCOMPARE(titleOfAction(done(attack, {})), QString());
    attack.options.burst = true;
    QCOMPARE(titleOfAction(done(attack, {})), u"Burst"_qs);
    QCOMPARE(titleOfAction(done(rookTackles(), {})), u"Tackle"_qs);
    Grapple grapple = rookTackles();
    grapple.options.metres = 9;
    QCOMPARE(titleOfAction(done(grapple, {})), QString());
    // What he ran in the turn before is no run-up any more (TD-71, TD-D11).
    Condition& who = grapple.character[0].condition;
    grapple.options.mode = Mode::None;
    grapple.options.metres = 0;
    who.inRound = true;
    who.metres = 25;
    QCOMPARE(titleOfAction(done(grapple, {})), QString());
    who.begun = true;
    QCOMPARE(titleOfAction(done(grapple, {})), u"Tackle"_qs);
    QCOMPARE(doneWords(action::kDraw, u"Club"_qs).full, u"Draw Club"_qs);
    QCOMPARE(doneWords(action::kDraw, QString()).full, u"Draw it"_qs);
}

}  // namespace hitspread::twod6::test

using TwoD6OutcomesTest = hitspread::twod6::test::TwoD6OutcomesTest;
HITSPREAD_TEST(TwoD6OutcomesTest)
#include "twod6outcomes_test.moc"
