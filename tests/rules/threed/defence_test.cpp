#include <QTest>

#include "rules/systems/threed/melee/defence.h"
#include "rules/systems/threed/melee/dodgeaction.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/ready.h"
#include "support/testclass.h"
#include "support/threed.h"

using namespace hitspread;
using namespace hitspread::threed;
using support::Given;

namespace {

constexpr auto DefenceDice = Query::AttackDice;
constexpr auto Rolled = Query::DodgeDice;
constexpr auto Reaction = Query::ReactionDodge;

/// A dodger of rank 7 on a phase of two Actions.
template <typename Action>
Action somebody()
{
    Action action;
    action.character.skills.set("dodge", 7);
    action.condition.actionsLeft = 2;
    action.condition.stance = true;
    return action;
}

template <typename Action>
void wearing(Action& action, int modifier)
{
    Armour& armour = support::wear(action, 5, 10);
    armour.dodgeModifier = modifier;
}

template <typename Action>
struct DefenceRow {
    const char* name;
    void (*setup)(Action&);
    Given given;
    const char* expected;
};

void quick(Dodge&) {}
void regular(Dodge& d)
{
    d.options.lasts = DodgeFor::Round;
}

/// A blow at somebody who sees it coming and has no parry left.
void struckAt(Melee& m)
{
    m.options.targetUnaware = false;
    m.targetCondition.freeParriesLeft = 0;
    m.targetCondition.actionsLeft = 1;
    m.target.skills.set("dodge", 7);
}

void aiming(Melee& m)
{
    struckAt(m);
    m.targetCondition.meleeAim = true;
    m.targetCondition.aims = 2;
}

// clang-format off
const std::vector<DefenceRow<Dodge>>& dodges()
{
    static const std::vector<DefenceRow<Dodge>> all{
        {"3D-DOD-01 an Action, stance and aims", [](Dodge& d) { d.condition.aims = 2; }, {{Rolled, {3, 1, 3}}}, "dodge.total=14 dodge.target=13 character.condition.actionsLeft:2>1 character.condition.stance:1>0 character.condition.aims:2>0"},
        {"3D-DOD-01 A-117 failed: the Action is gone, nothing else", quick, {{Rolled, {2, 2, 1}}}, "dodge.total=12 dodge.success=0 !dodge.burden character.condition.actionsLeft:2>1 ~character.condition.meleeDefence ~character.condition.pendingPenalty"},
        {"3D-MEL-11 A-132 an Action spent on dodging ends the aims at a blow", [](Dodge& d) { d.condition.meleeAim = true; d.condition.aims = 2; }, {{Rolled, {3, 1, 3}}}, "dodge.stat=14 character.condition.aims:2>0 character.condition.meleeAim:1>0"},
        {"3D-DOD-02 to the end of the round", regular, {{Rolled, {3, 1, 3}}}, "dodge.sdv=3 character.condition.meleeDefence:0>3 character.condition.meleeDefenceScope:0>2 character.condition.roundDefence:0>3"},
        {"3D-DOD-02 A-116 the better of two counts", [](Dodge& d) { regular(d); d.condition.meleeDefence = 5; d.condition.meleeDefenceScope = DefenceScope::Phase; }, {{Rolled, {3, 1, 3}}}, "~character.condition.meleeDefence character.condition.roundDefence:0>3"},
        {"3D-DOD-04 a quick dodge's burden is known as one", quick, {{Rolled, {3, 1, 3}}}, "dodge.burden=4 character.condition.pendingPenalty:0>-4 character.condition.pendingByDodge:0>1"},
        {"3D-DOD-03 7 less the value on every Action of the round", regular, {{Rolled, {3, 1, 3}}}, "dodge.burden=4 character.condition.dodgePenalty:0>-4 ~character.condition.pendingPenalty"},
        {"3D-DOD-03 A-114 the worst burden counts", [](Dodge& d) { regular(d); d.condition.dodgePenalty = -5; }, {{Rolled, {3, 3, 3}}}, "dodge.pending=11 dodge.success=0 ~character.condition.dodgePenalty"},
        {"3D-DOD-03 A-114 never a bonus", [](Dodge& d) { regular(d); d.character.skills.set("dodge", 12); }, {{Rolled, {6, 3, 3}}}, "dodge.sdv=12 dodge.burden=0 ~character.condition.dodgePenalty"},
        {"3D-DOD-03 A-114 the face by switch dodge.penaltyUses", [](Dodge& d) { regular(d); d.character.skills.set("dodge", 12); d.switches.dodgePenaltyUses = DodgePenaltyUsesRule::Face; }, {{Rolled, {5, 3, 3}}}, "dodge.sdv=10 dodge.burden=2 character.condition.dodgePenalty:0>-2"},
        {"3D-DOD-04 E-43 Dodge 7 rolls 3, 1, 3", quick, {{Rolled, {3, 1, 3}}}, "dodge.total=14 dodge.sdv=3 dodge.burden=4 character.condition.meleeDefence:0>3 character.condition.meleeDefenceScope:0>1 character.condition.pendingPenalty:0>-4 ~character.condition.dodgePenalty ~character.condition.roundDefence"},
        {"3D-DOD-04 the burden before it is used up", [](Dodge& d) { d.condition.pendingPenalty = -1; }, {{Rolled, {4, 3, 3}}}, "dodge.pending=16 dodge.burden=3 character.condition.pendingPenalty:-1>-3"},
        {"3D-DOD-05 the excess joins the Success die", [](Dodge& d) { d.character.skills.set("dodge", 9); }, {{Rolled, {4, 4, 4}}}, "dodge.total=21 dodge.excess=3 dodge.sdv=7 character.condition.meleeDefence:0>7"},
        {"3D-DOD-06 A-118 less the DM of what he wears", [](Dodge& d) { wearing(d, 2); }, {{Rolled, {3, 2, 3}}}, "dodge.modifier=13 dodge.total=13 dodge.success=1"},
        {"3D-DOD-06 3D-LAY-03 two layers with the option", [](Dodge& d) { wearing(d, 1); wearing(d, 1); d.switches.layering = true; }, {{Rolled, {3, 3, 3}}}, "dodge.modifier=13"},
        {"3D-COVER-01 a dodge helps against blows only", quick, {{Rolled, {3, 1, 3}}}, "character.condition.meleeDefence:0>3 ~character.condition.rangedDefence"},
        {"3D-COVER-01 A-116 whatever he has danced before", [](Dodge& d) { d.condition.rangedDefence = 5; }, {{Rolled, {3, 1, 3}}}, "character.condition.meleeDefence:0>3 ~character.condition.rangedDefence"},
        {"3D-SIT-01 named modifiers", [](Dodge& d) { d.options.rollModifiers.set("mud", -1); d.options.targetModifiers.set("dark", -1); }, {{Rolled, {3, 1, 3}}}, "dodge.total=13 dodge.target=14 dodge.success=0"},
    };
    return all;
}

const std::vector<DefenceRow<Dance>>& dances()
{
    static const std::vector<DefenceRow<Dance>> all{
        {"3D-DANCE-01 with the Dance of Death", [](Dance& d) { d.character.advantages.set("danceOfDeath", 1); }, {{Query::DanceDice, {3, 3, 3}}}, "dance.total=16 dance.success=1"},
        {"3D-DANCE-02 off every ranged attack of the phase", [](Dance& d) { d.character.advantages.set("danceOfDeath", 1); }, {{Query::DanceDice, {3, 3, 3}}}, "dance.sdv=3 character.condition.rangedDefence:0>3 character.condition.danced:0>1 ~character.condition.meleeDefence"},
        {"3D-DANCE-02 E-35 Dodge 8 rolls 5, 6, 4", [](Dance& d) { d.character.advantages.set("balletOfDeath", 1); d.character.skills.set("dodge", 8); }, {{Query::DanceDice, {5, 6, 4}}}, "dance.total=23 dance.sdv=10 character.condition.rangedDefence:0>10"},
        {"3D-DANCE-03 7 less the value on the next Action", [](Dance& d) { d.character.advantages.set("danceOfDeath", 1); }, {{Query::DanceDice, {3, 3, 3}}}, "dance.burden=4 character.condition.pendingPenalty:0>-4"},
        {"3D-DANCE-03 E-35 with a value of 10 nothing", [](Dance& d) { d.character.advantages.set("danceOfDeath", 1); d.character.skills.set("dodge", 8); }, {{Query::DanceDice, {5, 6, 4}}}, "dance.burden=0 ~character.condition.pendingPenalty"},
        {"3D-DANCE-03 E-35 A-114 2 by switch dodge.penaltyUses", [](Dance& d) { d.character.advantages.set("danceOfDeath", 1); d.character.skills.set("dodge", 8); d.switches.dodgePenaltyUses = DodgePenaltyUsesRule::Face; }, {{Query::DanceDice, {5, 6, 4}}}, "dance.burden=2 character.condition.pendingPenalty:0>-2"},
        {"3D-DANCE-03 A-115 failed: 7 less the face", [](Dance& d) { d.character.advantages.set("danceOfDeath", 1); }, {{Query::DanceDice, {2, 1, 1}}}, "dance.success=0 dance.burden=5 character.condition.pendingPenalty:0>-5 ~character.condition.rangedDefence character.condition.danced:0>1"},
        {"3D-DANCE-04 the Ballet has no price", [](Dance& d) { d.character.advantages.set("balletOfDeath", 1); }, {{Query::DanceDice, {3, 3, 3}}}, "!dance.burden character.condition.rangedDefence:0>3 ~character.condition.pendingPenalty"},
        {"3D-DANCE-04 not even failed", [](Dance& d) { d.character.advantages.set("balletOfDeath", 1); }, {{Query::DanceDice, {2, 1, 1}}}, "!dance.burden ~character.condition.pendingPenalty"},
        {"3D-DANCE-04 A-113 as Dance by switch ballet.penalty", [](Dance& d) { d.character.advantages.set("balletOfDeath", 1); d.switches.balletPenalty = BalletPenaltyRule::AsDance; }, {{Query::DanceDice, {3, 3, 3}}}, "dance.burden=4 character.condition.pendingPenalty:0>-4"},
        {"3D-DANCE-05 no Action", [](Dance& d) { d.character.advantages.set("danceOfDeath", 1); d.condition.pendingPenalty = -6; }, {{Query::DanceDice, {3, 3, 3}}}, "!dance.pending ~character.condition.actionsLeft ~character.condition.pendingPenalty character.condition.stance:1>0"},
        {"3D-DOD-06 A-115 armour hinders it", [](Dance& d) { d.character.advantages.set("danceOfDeath", 1); wearing(d, 3); }, {{Query::DanceDice, {3, 3, 3}}}, "dance.total=13"},
    };
    return all;
}

const std::vector<DefenceRow<Melee>>& reactions()
{
    static const std::vector<DefenceRow<Melee>> all{
        {"3D-DOD-04 a quick dodge turns the hit into a miss", struckAt, {{DefenceDice, {5, 3, 4}}, {Reaction, {1}}, {Rolled, {6, 1, 3}}}, "attack.total=18 dodge.sdv=6 attack.dodged=12 attack.stillHits=0 !deviation.aim ~target.condition.damage target.condition.meleeDefence:0>6 target.condition.meleeDefenceScope:0>1 target.condition.pendingPenalty:0>-1 target.condition.actionsLeft:1>0"},
        {"3D-DOD-02 a regular dodge stands for the round", struckAt, {{DefenceDice, {5, 3, 4}}, {Reaction, {2}}, {Rolled, {6, 1, 3}}}, "attack.stillHits=0 target.condition.meleeDefenceScope:0>2 target.condition.dodgePenalty:0>-1"},
        {"3D-DOD-01 A-161 what is left of the excess", [](Melee& m) { struckAt(m); m.weapon.handling = 9; }, {{DefenceDice, {5, 5, 6}}, {Reaction, {1}}, {Rolled, {2, 2, 3}}}, "attack.total=22 attack.dodged=20 attack.stillHits=1 attack.excess=2 aim.value=7"},
        {"3D-DOD-01 a failed dodge changes nothing", struckAt, {{DefenceDice, {5, 3, 4}}, {Reaction, {1}}, {Rolled, {1, 1, 1}}}, "dodge.success=0 attack.dodged=18 attack.stillHits=1 damage.through=10 target.condition.actionsLeft:1>0"},
        {"3D-DOD-01 not by free parry: no Action, no dodge", [](Melee& m) { struckAt(m); m.targetCondition.actionsLeft = 0; m.targetCondition.freeParriesLeft = 2; }, {{DefenceDice, {5, 3, 4}}, {Query::ReactionParry, {0}}, {Reaction, {1}}}, "!dodge.total damage.through=10"},
        {"3D-DOD-01 not without the skill", [](Melee& m) { struckAt(m); m.target.skills.set("dodge", 0); }, {{DefenceDice, {5, 3, 4}}, {Reaction, {1}}}, "!dodge.total"},
        {"3D-MEL-03 the handicap on the dodge's target number", [](Melee& m) { struckAt(m); m.options.handicap = 2; }, {{DefenceDice, {5, 3, 4}}, {Reaction, {1}}, {Rolled, {3, 1, 3}}}, "dodge.total=14 dodge.target=15 dodge.success=0"},
        {"3D-DOD-06 armour hinders a dodge in melee", [](Melee& m) { struckAt(m); support::wear(m, 0, 10).dodgeModifier = 2; }, {{DefenceDice, {5, 3, 4}}, {Reaction, {1}}, {Rolled, {3, 1, 3}}}, "dodge.total=12"},
        {"3D-MEL-11 half of rank 7 is 3, free, this blow only", aiming, {{DefenceDice, {5, 3, 4}}, {Rolled, {6, 2, 2}}}, "dodge.stat=13 dodge.sdv=6 attack.dodged=12 attack.stillHits=0 !dodge.burden ~target.condition.meleeDefence ~target.condition.actionsLeft ~target.condition.aims ~target.condition.pendingPenalty"},
        {"3D-MEL-11 A-133 the handicap counts", [](Melee& m) { aiming(m); m.options.handicap = 1; }, {{DefenceDice, {5, 3, 4}}, {Rolled, {6, 2, 2}}}, "dodge.target=14 dodge.success=0"},
        {"3D-MEL-11 A-170 a better standing dodge counts, not the sum", [](Melee& m) { aiming(m); m.targetCondition.meleeDefence = 2; m.targetCondition.meleeDefenceScope = DefenceScope::Round; }, {{DefenceDice, {6, 6, 6}}, {Rolled, {4, 3, 3}}}, "attack.total=22 dodge.sdv=4 attack.dodge=2 attack.dodged=20"},
        {"3D-MEL-11 A-170 a worse half-dodge adds nothing", [](Melee& m) { aiming(m); m.targetCondition.meleeDefence = 5; m.targetCondition.meleeDefenceScope = DefenceScope::Round; }, {{DefenceDice, {6, 6, 6}}, {Rolled, {4, 3, 3}}}, "attack.dodge=0 attack.dodged=19"},
        {"3D-MEL-11 only while aiming", struckAt, {{DefenceDice, {5, 3, 4}}, {Query::ReactionHalfDodge, {1}}}, "!dodge.total"},
        {"A-132 a hit ends the aims at a blow", [](Melee& m) { aiming(m); }, {{DefenceDice, {5, 3, 4}}, {Query::ReactionHalfDodge, {0}}}, "damage.through=10 target.condition.aims:2>0 target.condition.meleeAim:1>0"},
    };
    return all;
}

const std::vector<DefenceRow<Ready>>& readyings()
{
    static const std::vector<DefenceRow<Ready>> all{
        {"3D-MEL-09 one Action, one aim", [](Ready& r) { r.weaponState.drawn = Drawn::Right; r.character.skills.set("blade", 4); }, {}, "prepare.cost=1 prepare.aims=1 character.condition.aims:0>1 character.condition.meleeAim:0>1 character.condition.actionsLeft:2>1"},
        {"3D-MEL-09 A-132 consecutive aims add up", [](Ready& r) { r.weaponState.drawn = Drawn::Right; r.character.skills.set("blade", 4); r.condition.meleeAim = true; r.condition.aims = 3; }, {}, "prepare.aims=4"},
        {"A-040 aims at a blow against another start anew", [](Ready& r) { r.weaponState.drawn = Drawn::Right; r.character.skills.set("blade", 4); r.condition.meleeAim = true; r.condition.aims = 2; r.condition.aimTarget = 7; r.options.whom = 8; }, {}, "prepare.aims=1 character.condition.aims:2>1 character.condition.aimTarget:7>8"},
        {"A-040 and with another blade", [](Ready& r) { r.weaponState.drawn = Drawn::Right; r.character.skills.set("blade", 4); r.condition.meleeAim = true; r.condition.aims = 2; r.condition.aimWeapon = 21; r.options.wielded = -1; }, {}, "prepare.aims=1 character.condition.aims:2>1 character.condition.aimWeapon:21>-1"},
        {"3D-MEL-09 A-132 up to the rank", [](Ready& r) { r.weaponState.drawn = Drawn::Right; r.character.skills.set("blade", 4); r.condition.meleeAim = true; r.condition.aims = 4; }, {}, "prepare.aims=4 ~character.condition.aims"},
        {"3D-MEL-09 A-132 one by switch meleeAim.cap", [](Ready& r) { r.weaponState.drawn = Drawn::Right; r.character.skills.set("blade", 4); r.condition.meleeAim = true; r.condition.aims = 1; r.switches.meleeAimCap = MeleeAimCapRule::One; }, {}, "prepare.aims=1"},
        {"3D-MEL-09 A-132 any number by switch meleeAim.cap", [](Ready& r) { r.weaponState.drawn = Drawn::Right; r.character.skills.set("blade", 4); r.condition.meleeAim = true; r.condition.aims = 6; r.switches.meleeAimCap = MeleeAimCapRule::None; }, {}, "prepare.aims=7"},
        {"3D-MEL-09 A-040 aims at a shot do not count", [](Ready& r) { r.weaponState.drawn = Drawn::Right; r.character.skills.set("blade", 4); r.condition.aims = 3; }, {}, "prepare.aims=1 character.condition.aims:3>1"},
        {"3D-DRAW-06 accessible: one Action", [](Ready& r) { r.options.what = Readying::Draw; }, {}, "prepare.cost=1 prepare.done=1 weapon.state.drawn:0>1 character.condition.actionsLeft:2>1 character.condition.stance:1>0"},
        {"3D-DRAW-06 packed away: two, the first of them", [](Ready& r) { r.options.what = Readying::Draw; r.weapon.holster = Holster::Packed; }, {}, "prepare.cost=2 prepare.done=0 weapon.state.drawActionsLeft:0>1 ~weapon.state.drawn character.condition.actionsLeft:2>1"},
        {"3D-DRAW-06 packed away: the second", [](Ready& r) { r.options.what = Readying::Draw; r.weapon.holster = Holster::Packed; r.weaponState.drawActionsLeft = 1; }, {}, "prepare.done=1 weapon.state.drawActionsLeft:1>0 weapon.state.drawn:0>1"},
        {"3D-DRAW-07 a spring blade: none", [](Ready& r) { r.options.what = Readying::Draw; r.weapon.holster = Holster::ReadyConcealed; }, {}, "prepare.cost=0 weapon.state.drawn:0>1 ~character.condition.actionsLeft"},
        {"put away", [](Ready& r) { r.options.what = Readying::PutAway; r.weaponState.drawn = Drawn::Both; }, {}, "weapon.state.drawn:3>0 character.condition.actionsLeft:2>1"},
    };
    return all;
}
// clang-format on

template <typename Action>
void addRows(const std::vector<DefenceRow<Action>>& rows)
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].name) << static_cast<int>(i);
}

template <typename Action>
void check(const DefenceRow<Action>& row, Action action, const char* id)
{
    row.setup(action);
    QCOMPARE(support::refusals(action), QStringList());
    const QString wrong = support::differences(support::resolved(action, row.given), *threed::system().action(id),
                                               row.expected);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

std::size_t chosen()
{
    QFETCH(int, index);
    return static_cast<std::size_t>(index);
}

}  // namespace

class DefenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dodging_data() { addRows(dodges()); }
    void dodging() { check(dodges()[chosen()], somebody<Dodge>(), "dodge"); }
    void dancing_data() { addRows(dances()); }
    void dancing() { check(dances()[chosen()], somebody<Dance>(), "dance"); }
    void reacting_data() { addRows(reactions()); }
    void reacting() { check(reactions()[chosen()], support::someMelee(), "melee"); }
    void readying_data() { addRows(readyings()); }
    void readying();
    void refused_data();
    void refused();
    void lapsing_data();
    void lapsing();
    void burdened_data();
    void burdened();
};

void DefenceTest::readying()
{
    Ready ready = somebody<Ready>();
    ready.weapon.skill = "blade";
    check(readyings()[chosen()], ready, "ready");
}

void DefenceTest::refused_data()
{
    QTest::addColumn<QString>("expected");
    QTest::newRow("3D-DOD-01 without the skill") << QStringLiteral("dodge.untrained");
    QTest::newRow("3D-DOD-01 without an Action") << QStringLiteral("actions.none");
    QTest::newRow("3D-COVER-01 3D-DANCE-01 without the advantage") << QStringLiteral("dance.none");
    QTest::newRow("3D-DANCE-05 A-115 once in a phase") << QStringLiteral("dance.already");
    QTest::newRow("3D-DRAW-06 aiming a sheathed blade") << QStringLiteral("weapon.notDrawn");
    QTest::newRow("3D-DRAW-06 drawing twice") << QStringLiteral("draw.already");
    QTest::newRow("3D-DRAW-06 drawing a claw") << QStringLiteral("ready.natural");
}

void DefenceTest::refused()
{
    QFETCH(QString, expected);
    Dodge dodge = somebody<Dodge>();
    Dance dance = somebody<Dance>();
    Ready ready = somebody<Ready>();
    QStringList found;
    if (expected == u"dodge.untrained") {
        dodge.character.skills.set("dodge", 0);
        found = support::refusals(dodge);
    } else if (expected == u"actions.none") {
        dodge.condition.actionsLeft = 0;
        found = support::refusals(dodge);
    } else if (expected == u"dance.none") {
        dance.character.advantages.set("rapidFire", 1);
        found = support::refusals(dance);
    } else if (expected == u"dance.already") {
        dance.character.advantages.set("danceOfDeath", 1);
        dance.condition.danced = true;
        found = support::refusals(dance);
    } else if (expected == u"weapon.notDrawn") {
        found = support::refusals(ready);
    } else if (expected == u"draw.already") {
        ready.options.what = Readying::Draw;
        ready.weaponState.drawn = Drawn::Left;
        found = support::refusals(ready);
    } else {
        ready.options.what = Readying::Draw;
        ready.weapon.natural = true;
        found = support::refusals(ready);
    }
    QCOMPARE(found, QStringList(expected));
}

void DefenceTest::lapsing_data()
{
    QTest::addColumn<bool>("round");
    QTest::addColumn<int>("defence");
    QTest::addColumn<int>("scope");
    QTest::addColumn<int>("lasting");
    QTest::addColumn<int>("penalty");
    QTest::newRow("3D-DOD-04 A-116 with the phase: the regular dodge is left") << false << 3 << 2 << 3 << -4;
    QTest::newRow("3D-DOD-02 with the round: nothing is left") << true << 0 << 0 << 0 << 0;
}

void DefenceTest::lapsing()
{
    QFETCH(bool, round);
    QFETCH(int, lasting);
    Condition condition;
    condition.meleeDefence = 6;
    condition.meleeDefenceScope = DefenceScope::Phase;
    condition.roundDefence = 3;
    condition.rangedDefence = 5;
    condition.danced = true;
    condition.dodgePenalty = -4;
    condition.freeParriesLeft = 0;
    Ledger ledger(condition);
    if (round)
        endRoundDefences(ledger, Term{});
    else
        endPhaseDefences(ledger, Term{});
    QTEST(static_cast<int>(ledger->meleeDefence), "defence");
    QTEST(static_cast<int>(ledger->meleeDefenceScope), "scope");
    QCOMPARE(ledger->roundDefence, lasting);
    QTEST(static_cast<int>(ledger->dodgePenalty), "penalty");
    QCOMPARE(ledger->rangedDefence, 0);
    QCOMPARE(ledger->danced, 0);
    QCOMPARE(ledger->freeParriesLeft, round ? kNoEntry : 0);
}

void DefenceTest::burdened_data()
{
    QTest::addColumn<int>("next");
    QTest::addColumn<int>("round");
    QTest::addColumn<int>("total");
    QTest::newRow("3D-DOD-03 on a shot") << 0 << -4 << 14;
    QTest::newRow("3D-DOD-04 A-114 the worse of both") << -5 << -4 << 13;
}

void DefenceTest::burdened()
{
    QFETCH(int, next);
    QFETCH(int, round);
    QFETCH(int, total);
    Shot shot = support::someShot();
    shot.shooterCondition.pendingPenalty = next;
    shot.shooterCondition.dodgePenalty = round;
    const Findings findings = support::resolved(shot, {{DefenceDice, {5, 3, 4}}});
    QCOMPARE(support::stepText(findings, QStringLiteral("attack.total")), QString::number(total));
}

HITSPREAD_TEST(DefenceTest)
#include "defence_test.moc"
