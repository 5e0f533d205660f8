#include <QTest>

#include "models/fight/digest.h"
#include "models/history/changelines.h"
#include "models/history/tracemodel.h"
#include "models/history/verdict.h"
#include "models/systemview.h"
#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/manualharm.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/shieldwork.h"
#include "rules/systems/outcome/vocabulary.h"
#include "rules/systems/registry.h"
#include "support/fate.h"
#include "support/testclass.h"
#include "support/viewwords.h"
#include "text/kinds.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"
#include "text/systems/outcome/resultwords.h"

#include <algorithm>

using namespace hitspread;
using support::FateAnswers;
using support::fateBlow;
using support::fated;
using FateQuery = outcome::Query;

/// How the opposed outcome system reads: what came of its actions, who is how, what is done about a refusal.
class TestOutcomeView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatABlowComesTo_data();
    void whatABlowComesTo();
    void whoIsOutOfTheFightIsSaidSo();
    void aCriticalSuccessIsInTheHeadline();
    void whatAGrappleComesTo_data();
    void whatAGrappleComesTo();
    void anotherHoldIsSaid();
    void aHoldIsBrokenOrNot();
    void aFeintIsTakenOrNot();
    void whatSomebodyDoesAlone_data();
    void whatSomebodyDoesAlone();
    void harmNamesEverybody();
    void aTurnSaysWhoComesFree();
    void levelsAreToldWithTheWound();
    void whoIsMeantIsNamed();
    void stepsNameSkillsAndModifiers();
    void modifiersOfInitiativeKeepTheirNames();
    void choicesTheGameMasterMakes();
    void theGravestComesFirst();
    void tiesAndPlansAreNamed();
    void theTrackEndsWhereTheGameMasterDecides();
    void calledShotsCostWhatTheSwitchSays();
    void weaponsSayWhatTheyAre();
    void oneKeyDeclaresWhatIsInHand();
    void whatWasDoneStaysDone();
    void refusalsAreCured_data();
    void refusalsAreCured();
    void whatIsNotDeclaredIsDeclaredToo();
    void whatIsMeantComesInItsOrder();
    void itsWeaponsAreNoFirearms();
    void neededNumbers();

private:
    static Digest digestOf(const outcome::Character& who, const outcome::Condition& condition,
                           const outcome::Switches& switches = {}, std::span<const CombatantView> others = {})
    {
        return hitspread::digestOf("outcome",
                                   {.character = AnyRecord(outcome::characterRecord, &who),
                                    .condition = AnyRecord(outcome::conditionRecord, &condition),
                                    .armour = {},
                                    .armourState = {},
                                    .switches = AnyRecord(outcome::switchesRecord, &switches),
                                    .others = others});
    }
    /// The line of this name; an empty one where there is none.
    static TraceModel::Line lineOf(const ActionRecord& action, const QString& label)
    {
        TraceModel trace;
        trace.setAction(action);
        for (int row = 0; row < trace.rowCount(); ++row) {
            const TraceModel::Line* line = trace.lineAt(row);
            if (line && line->label == label)
                return *line;
        }
        return {};
    }
    static const ActionsFacet& actions() { return *facetsOf("outcome").actions; }
    /// What a plan of a key sets, as plan, whom, times and done of every line.
    static QList<QList<int>> planOf(const ActionPlan& plan, const outcome::Condition& condition,
                                    const outcome::Weapon& weapon, RecordId target)
    {
        const AnyRecord who(outcome::conditionRecord, &condition);
        const AnyRecord held(outcome::weaponRecord, &weapon);
        QList<QList<int>> lines;
        for (const ActionSetting& setting : plan.more({who, held, target})) {
            if (setting.field == "planCount")
                lines.resize(setting.value);
            else
                lines[static_cast<qsizetype>(setting.element)] << setting.value;
        }
        return lines;
    }
};

void TestOutcomeView::whatABlowComesTo_data()
{
    QTest::addColumn<FateAnswers>("answers");
    QTest::addColumn<int>("armour");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("attacker");
    QTest::addColumn<QString>("defender");
    const auto parry = [](int attack, int defence) {
        return FateAnswers{{FateQuery::AttackDice, attack},
                           {FateQuery::Dodge, 0},
                           {FateQuery::Parry, 1},
                           {FateQuery::DefenceDice, defence}};
    };
    const auto bare = [](int attack) {
        return FateAnswers{{FateQuery::AttackDice, attack}, {FateQuery::Dodge, 0}, {FateQuery::Parry, 0}};
    };
    // 4 - 3 = 1 hits; 1 + 2 - 1 = 2 levels.
    QTest::newRow("OUT-V01 not parried") << parry(1, 1) << 1 << u"2 levels, lightly wounded"_qs
                                         << u"hit by 1: 1 + 2 bonus − 1 armour = 2 levels, −1 on all rolls"_qs
                                         << u"Hits by 1: 2 levels, lightly wounded"_qs << u"Not enough: 3 against 4"_qs;
    QTest::newRow("OUT-V02 parried") << parry(0, 1) << 1 << u"parried"_qs << u"3 against 3"_qs
                                     << u"Parried: 3 against 3"_qs << u"Parried: 3 against 3"_qs;
    QTest::newRow("OUT-10") << FateAnswers{{FateQuery::AttackDice, -4}} << 1 << u"critical failure"_qs << u"total −1"_qs
                            << u"Critical failure: total −1"_qs << QString();
    QTest::newRow("OUT-04 too low") << FateAnswers{{FateQuery::AttackDice, -3}} << 1 << u"misses"_qs << u"total 0"_qs
                                    << u"Misses: total 0"_qs << QString();
    // 3 + 2 = 5 levels, none taken off.
    QTest::newRow("OUT-74 OUT-E08") << bare(0) << 0 << u"5 levels, critically wounded, cannot walk"_qs
                                    << u"hit by 3: 3 + 2 bonus = 5 levels, −3 on all rolls, cannot walk"_qs
                                    << u"Hits by 3: 5 levels, critically wounded, cannot walk"_qs << QString();
    QTest::newRow("OUT-D24") << bare(0) << 9 << u"armour holds"_qs << u"hit by 3: 3 + 2 bonus − 9 armour = nothing"_qs
                             << u"Hits by 3: armour holds"_qs << QString();
}

void TestOutcomeView::whatABlowComesTo()
{
    QFETCH(FateAnswers, answers);
    QFETCH(int, armour);
    outcome::Attack attack = fateBlow();
    attack.target.wornArmour = armour;
    const ActionRecord action = fated(attack, answers);
    QTEST(hitspread::resultWordsOf(action), "outcome");
    QTEST(outcome::sentenceWords(action), "sentence");
    QTEST(outcome::standingWords(action, 0), "attacker");
    QTEST(outcome::standingWords(action, 1), "defender");
}

/// 1 + 3 + 2 - 1 = 5 levels beside the 2 he has are 7 (OUT-D21).
void TestOutcomeView::whoIsOutOfTheFightIsSaidSo()
{
    outcome::Attack attack = fateBlow();
    attack.targetCondition.levels = 1;
    FateAnswers answers{{FateQuery::AttackDice, 1}, {FateQuery::Dodge, 0}, {FateQuery::Parry, 0}};
    const ActionRecord out = fated(attack, answers);
    QCOMPARE(hitspread::resultWordsOf(out), u"5 levels, incapacitated"_qs);
    QCOMPARE(verdictOf(out).headline, u"Incapacitated · 5 levels"_qs);
    attack.targetCondition.levels = 2;
    answers.push_back({FateQuery::Dies, 1});
    const ActionRecord dead = fated(attack, answers);
    QCOMPARE(hitspread::resultWordsOf(dead), u"5 levels, dead"_qs);
    QCOMPARE(verdictOf(dead).headline, u"Dead · 5 levels"_qs);
}

/// OUT-09: the die counts 5; 5 + 3 = 8, less a parry of 7 by +5 rolled and +2, is 1; 1 + 2 - 1 = 2 levels.
void TestOutcomeView::aCriticalSuccessIsInTheHeadline()
{
    outcome::Attack attack = fateBlow();
    attack.options.defenceModifiers.set("Warned", 3);
    const ActionRecord action = fated(
        attack,
        {{FateQuery::AttackDice, 4}, {FateQuery::Dodge, 0}, {FateQuery::Parry, 1}, {FateQuery::DefenceDice, 2}});
    QCOMPARE(hitspread::resultWordsOf(action), u"critical success, 2 levels, lightly wounded"_qs);
    const Verdict verdict = verdictOf(action);
    QCOMPARE(verdict.headline, u"Lightly wounded · critical success"_qs);
    QCOMPARE(verdict.sentence, u"Hit by 1: 1 + 2 bonus − 1 armour = 2 levels, −1 on all rolls"_qs);
}

void TestOutcomeView::whatAGrappleComesTo_data()
{
    QTest::addColumn<int>("attack");
    QTest::addColumn<bool>("isHeld");
    QTest::addColumn<bool>("withGarrote");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("headline");
    QTest::addColumn<QString>("standing");
    QTest::newRow("OUT-48") << 0 << false << false << u"held"_qs << u"Held"_qs << u"By 2: held"_qs;
    QTest::newRow("OUT-53") << 0 << true << false << u"pinned"_qs << u"Pinned"_qs << u"By 2: pinned"_qs;
    QTest::newRow("OUT-D06 a tie holds nobody")
        << -2 << false << false << u"not held"_qs << u"Miss"_qs << u"Not held: 1 against 1"_qs;
    // 1 + 3 - 1 - 1 = 2; 2 + 2 = 4 levels.
    QTest::newRow("OUT-V16") << 1 << false << true << u"held, 4 levels, seriously wounded"_qs << u"Seriously wounded"_qs
                             << u"By 2: held, 4 levels, seriously wounded"_qs;
    // 3 + 3 - 1 - 1 = 4; 4 + 2 = 6 levels: out, and held all the same.
    QTest::newRow("OUT-57 out at once") << 3 << false << true << u"held, 6 levels, incapacitated"_qs
                                        << u"Incapacitated · 6 levels"_qs << u"By 4: held, 6 levels, incapacitated"_qs;
}

void TestOutcomeView::whatAGrappleComesTo()
{
    QFETCH(int, attack);
    QFETCH(bool, isHeld);
    QFETCH(bool, withGarrote);
    outcome::Grapple grapple;
    grapple.attacker.name = "Cass";
    grapple.attacker.unarmed = 3;
    grapple.target.name = "Ardent";
    grapple.target.physique = 1;
    grapple.targetCondition.heldBy = isHeld ? grapple.options.who : 0;
    grapple.options.garrote = withGarrote;
    if (withGarrote) {
        grapple.weapon.emplace_back();
        grapple.weapon.back().garrote = true;
        grapple.weapon.back().damageBonus = 2;
        grapple.weaponState.emplace_back();
    }
    const ActionRecord action = fated(
        grapple, {{FateQuery::AttackDice, attack}, {FateQuery::ResistPhysique, 1}, {FateQuery::DefenceDice, 0}});
    QTEST(hitspread::resultWordsOf(action), "outcome");
    QTEST(verdictOf(action).headline, "headline");
    QTEST(outcome::standingWords(action, 0), "standing");
}

/// OUT-52: whom he held before comes free, and whoever else is held does not.
void TestOutcomeView::anotherHoldIsSaid()
{
    outcome::Grapple grapple;
    grapple.attacker.unarmed = 3;
    grapple.attackerCondition.holding = 7;
    grapple.target.physique = 1;
    grapple.bound.resize(2);
    grapple.bound[0].character.name = "Brann";
    grapple.bound[0].condition.heldBy = grapple.options.who;
    grapple.bound[1].character.name = "Ilse";
    grapple.bound[1].condition.heldBy = 9;
    const auto said = [&grapple](int attack) {
        return hitspread::resultWordsOf(fated(
            grapple, {{FateQuery::AttackDice, attack}, {FateQuery::ResistPhysique, 1}, {FateQuery::DefenceDice, 0}}));
    };
    QCOMPARE(said(1), u"held, Brann comes free"_qs);
    QCOMPARE(said(-3), u"not held"_qs);
}

/// OUT-V14: a tie frees.
void TestOutcomeView::aHoldIsBrokenOrNot()
{
    outcome::BreakHold attempt;
    attempt.character.name = "Ardent";
    attempt.character.physique = 2;
    attempt.target.name = "Cass";
    attempt.target.unarmed = 2;
    attempt.condition.heldBy = attempt.options.whom;
    const ActionRecord free = fated(attempt, {{FateQuery::AttackDice, 1}, {FateQuery::DefenceDice, 1}});
    QCOMPARE(hitspread::resultWordsOf(free), u"free"_qs);
    QCOMPARE(outcome::standingWords(free, 0), u"Free: 3 against 3"_qs);
    QCOMPARE(titleOf(free), u"Ardent → Cass: Break a hold, free"_qs);
    attempt.character.physique = 1;
    const ActionRecord held = fated(attempt, {{FateQuery::AttackDice, 1}, {FateQuery::DefenceDice, 1}});
    QCOMPARE(outcome::sentenceWords(held), u"Break a hold, stays held: 2 against 3"_qs);
}

/// OUT-59: the feint has to be the higher one.
void TestOutcomeView::aFeintIsTakenOrNot()
{
    outcome::Feint feint;
    feint.character.melee = 2;
    feint.target.melee = 1;
    const FateAnswers even{{FateQuery::AttackDice, 0}, {FateQuery::DefenceDice, 0}};
    QCOMPARE(outcome::standingWords(fated(feint, even), 0), u"Taken for an attack: 2 against 1"_qs);
    feint.target.unarmed = 2;
    QCOMPARE(outcome::standingWords(fated(feint, even), 0), u"Seen through: 2 against 2"_qs);
    QCOMPARE(outcome::sentenceWords(fated(feint, even)), u"Feint, seen through: 2 against 2"_qs);
}

void TestOutcomeView::whatSomebodyDoesAlone_data()
{
    QTest::addColumn<ActionRecord>("action");
    QTest::addColumn<QString>("title");
    outcome::Aim aim;
    aim.character.name = "Cass";
    aim.condition.aimAt = aim.options.whom;
    aim.condition.aimTurns = 1;
    aim.options.whomName = "Ardent";
    QTest::newRow("OUT-17") << fated(aim, {}) << u"Cass: Aim, at Ardent, 2 turns, +2"_qs;
    outcome::Move move;
    move.character.name = "Cass";
    move.character.physique = 2;
    move.options.metres = 8;
    QTest::newRow("OUT-71") << fated(move, {{FateQuery::CheckDice, 1}}) << u"Cass: Movement, total 3, 8 m"_qs;
    outcome::Test test;
    test.character.name = "Cass";
    test.character.physique = 1;
    test.options.words = "starts the car";
    QTest::newRow("OUT-12") << fated(test, {{FateQuery::CheckDice, 1}})
                            << u"Cass: Something else, starts the car, succeeds: 2 against 0"_qs;
    outcome::ShieldWork work;
    work.character.name = "Cass";
    work.armour.emplace_back();
    work.armour.back().shield = true;
    work.armourState.push_back({outcome::Carried::OnBack});
    QTest::newRow("OUT-36") << fated(work, {}) << u"Cass: Shield, take it off the back"_qs;
    outcome::Declare declaration;
    declaration.character.name = "Cass";
    declaration.options.plan.add({outcome::Plan::Shoot, 0, 2, 0});
    declaration.options.plan.add({outcome::Plan::Dodge, 0, 1, 0});
    QTest::newRow("OUT-14") << fated(declaration, {}) << u"Cass: Declaration, 2 × shoot, dodge, −3 on each"_qs;
}

void TestOutcomeView::whatSomebodyDoesAlone()
{
    QFETCH(ActionRecord, action);
    QTEST(titleOf(action), "title");
}

/// OUT-74: 3 points, one of them behind 1 point of armour.
void TestOutcomeView::harmNamesEverybody()
{
    outcome::Harm harm;
    harm.options.points = 3;
    harm.targets.resize(2);
    harm.targets[0].character.name = "Cass";
    harm.targets[1].character.name = "Ardent";
    harm.targets[1].character.wornArmour = 1;
    QCOMPARE(hitspread::resultWordsOf(fated(harm, {})),
             u"Cass: 3 levels, wounded; Ardent: 2 levels, lightly wounded"_qs);
}

/// OUT-52: a hold nobody kept.
void TestOutcomeView::aTurnSaysWhoComesFree()
{
    outcome::RoundChange change;
    change.options.starts = false;
    change.members.resize(2);
    change.members[0].character.name = "Cass";
    change.members[0].condition.holding = 2;
    change.members[1].character.name = "Ardent";
    change.members[1].condition.heldBy = 1;
    change.initiatives = {{1, {}}, {2, {}}};
    QCOMPARE(hitspread::resultWordsOf(fated(change, {})), u"Ardent comes free"_qs);
}

void TestOutcomeView::levelsAreToldWithTheWound()
{
    const ActionRecord action = fated(fateBlow(),
                                      {{FateQuery::AttackDice, 0}, {FateQuery::Dodge, 0}, {FateQuery::Parry, 0}});
    const std::vector<ChangeLine> lines = changeLines(action);
    const auto levels = std::ranges::find(lines, u"Damage levels"_qs,
                                          [](const ChangeLine& line) { return line.words.what; });
    QVERIFY(levels != lines.end());
    QCOMPARE(levels->words.before, u"0"_qs);
    QCOMPARE(levels->words.after, u"4/7, seriously wounded"_qs);
    // Its bar grows shorter as harm grows.
    QVERIFY(levels->words.gauge.has_value());
    QCOMPARE(*levels->words.gauge, (Gauge{7, 3, 7}));
}

void TestOutcomeView::whoIsMeantIsNamed()
{
    outcome::Grapple grapple;
    grapple.attacker.name = "Cass";
    grapple.attacker.unarmed = 3;
    grapple.target.name = "Ardent";
    grapple.options.who = 11;
    grapple.options.whom = 12;
    ActionRecord action = fated(
        grapple, {{FateQuery::AttackDice, 0}, {FateQuery::ResistPhysique, 1}, {FateQuery::DefenceDice, 0}});
    const auto parts = outcome::Grapple::kAction.parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].id == "attacker.condition" || parts[i].id == "target.condition")
            action.bindings.push_back(
                {static_cast<std::uint8_t>(i), 0, {RecordKind::Condition, parts[i].role == Role::Actor ? 11 : 12}});
    }
    QStringList lines;
    for (const ChangeLine& line : changeLines(action))
        lines << wordsOf(line);
    QVERIFY2(lines.contains(u"Ardent · Held by: nobody → Cass"_qs), qPrintable(lines.join(u'\n')));
    QVERIFY2(lines.contains(u"Cass · Holds: nobody → Ardent"_qs), qPrintable(lines.join(u'\n')));
}

void TestOutcomeView::stepsNameSkillsAndModifiers()
{
    outcome::Attack attack = fateBlow();
    attack.options.rollModifiers.set("Higher ground", 1);
    attack.targetCondition.plan.add({outcome::Plan::Parry, 0, 1, 0});
    attack.targetCondition.plan.add({outcome::Plan::Strike, 0, 1, 0});
    const ActionRecord action = fated(attack,
                                      {{FateQuery::AttackDice, 1}, {FateQuery::Parry, 1}, {FateQuery::DefenceDice, 1}});
    QCOMPARE(lineOf(action, u"With Melee +3 (Professional)"_qs).value, u"4"_qs);
    QCOMPARE(lineOf(action, u"Higher ground"_qs).operand, u"+1"_qs);
    QCOMPARE(lineOf(action, u"With Melee +2 (Competent)"_qs).value, u"3"_qs);
    // OUT-11: his two actions burden his parry.
    QVERIFY(!lineOf(action, u"On each of them, Ardent"_qs).label.isEmpty());
}

/// OUT-67: each of two has his own, under one key each.
void TestOutcomeView::modifiersOfInitiativeKeepTheirNames()
{
    outcome::RoundChange change;
    change.options.ends = false;
    change.members.resize(2);
    change.members[0].character.name = "Cass";
    change.members[1].character.name = "Ardent";
    change.initiatives.resize(2);
    change.initiatives[0].modifiers.set("Warned", 1);
    change.initiatives[0].modifiers.set("Tired", -2);
    change.initiatives[1].modifiers.set("Drawn", 2);
    const ActionRecord action = fated(change, {{FateQuery::InitiativeDice, 0}});
    QCOMPARE(lineOf(action, u"Cass: Tired"_qs).value, u"−1"_qs);
    QCOMPARE(lineOf(action, u"Ardent: Drawn"_qs).value, u"2"_qs);
}

void TestOutcomeView::choicesTheGameMasterMakes()
{
    ActionRecord action;
    action.system = "outcome";
    action.request.input = outcome::Attack();
    const auto key = [](FateQuery query) { return QuestionKey{static_cast<std::uint16_t>(query), 0}; };
    for (const FateQuery waits :
         {FateQuery::Dies, FateQuery::AttackBeyond, FateQuery::DefenceBeyond, FateQuery::CheckBeyond})
        QVERIFY(isOffered(action, key(waits)));
    for (const FateQuery preset : {FateQuery::DefenceKind, FateQuery::ResistKind, FateQuery::Dodge})
        QVERIFY(!isOffered(action, key(preset)));
    const System& system = *findSystem("outcome");
    QCOMPARE(text::option(system, key(FateQuery::Dies), 1), u"dies"_qs);
    QCOMPARE(text::option(system, key(FateQuery::AttackBeyond), 1), u"it succeeds"_qs);
    QCOMPARE(text::option(system, key(FateQuery::CheckBeyond), 2), u"it fails"_qs);
}

void TestOutcomeView::theGravestComesFirst()
{
    outcome::Character who;
    outcome::Condition condition;
    condition.levels = 5;
    condition.heldBy = 3;
    condition.aimTurns = 2;
    condition.cover = outcome::Cover::Half;
    condition.tokens.add({4});
    const Digest digest = digestOf(who, condition);
    QCOMPARE(support::chipsOf(digest),
             (QStringList{u"held"_qs, u"cannot walk"_qs, u"−3 on all rolls"_qs, u"aims, 2 turns"_qs,
                          u"fell for a feint"_qs, u"half behind cover"_qs}));
    QCOMPARE(digest.posture, u"critically wounded"_qs);
    QCOMPARE(stateWords(digest), u"critically wounded · Damage levels 5/7"_qs);
    QCOMPARE(digest.tracks.front().left, 2);
    QVERIFY(support::forcesOf(digest).contains(u"critically wounded: −3 on all rolls, cannot walk"_qs));
    QVERIFY(support::forcesOf(digest).contains(u"fell for a feint: until the end of turn 4"_qs));
    // OUT-75: nothing burdens who stands pain, but he cannot walk either.
    who.painTolerance = true;
    QVERIFY(!support::chipsOf(digestOf(who, condition)).contains(u"−3 on all rolls"_qs));
    QVERIFY(support::chipsOf(digestOf(who, condition)).contains(u"cannot walk"_qs));
    // OUT-D36: whoever is out is nothing else but held still.
    condition.levels = 6;
    QCOMPARE(support::chipsOf(digestOf(who, condition)), (QStringList{u"incapacitated"_qs, u"held"_qs}));
    QVERIFY(digestOf(who, condition).isOut);
    condition.dead = true;
    QVERIFY(digestOf(who, condition).chips.front().mark == Mark::Dead);
}

void TestOutcomeView::tiesAndPlansAreNamed()
{
    const outcome::Character who;
    outcome::Condition condition;
    condition.holding = 2;
    condition.aimAt = 2;
    condition.garrote = 4;
    condition.inTurn = true;
    condition.plan.add({outcome::Plan::KeepHold, 2, 1, 1});
    condition.plan.add({outcome::Plan::Shoot, 3, 2, 1});
    const std::vector<CombatantView> others{support::named(2, "Ardent"), support::named(3, "Brann")};
    const Digest digest = digestOf(who, condition, {}, others);
    QVERIFY(support::chipsOf(digest).contains(u"holds Ardent"_qs));
    QVERIFY(support::chipsOf(digest).contains(u"keep the hold, 2 × shoot"_qs));
    const QStringList forces = support::forcesOf(digest);
    QVERIFY(forces.contains(u"holds Ardent: garrote, 4 each turn"_qs));
    QVERIFY(forces.contains(u"keep hold of Ardent: done"_qs));
    QVERIFY(forces.contains(u"2 × shoot at Brann: 1 of 2 done"_qs));
    QVERIFY(forces.contains(u"3 actions, −3 on each"_qs));
    // OUT-D25
    QVERIFY(forces.contains(u"Melee: 0 (Untrained)"_qs));
    QCOMPARE(digest.actionsLeft, std::optional(1));
    // What is done is done: he still means the other one.
    QCOMPARE(digest.meant, RecordId{3});
    // Whoever is held means his holder, who has declared nothing whom he aims at.
    condition.heldBy = 2;
    QCOMPARE(digestOf(who, condition, {}, others).meant, RecordId{2});
    condition.heldBy = 0;
    condition.plan = {};
    QCOMPARE(digestOf(who, condition, {}, others).meant, RecordId{2});
    condition.aimAt = 0;
    QCOMPARE(digestOf(who, condition, {}, others).meant, RecordId{0});
}

/// OUT-D21: 7 levels by the house's table; of a table without such a row where its last one begins.
void TestOutcomeView::theTrackEndsWhereTheGameMasterDecides()
{
    namespace column = outcome::woundcolumn;
    outcome::Switches switches;
    const auto most = [&switches] { return digestOf({}, {}, switches).tracks.front().most; };
    QCOMPARE(most(), 7);
    switches.wounds.rows[6].cells[column::kActs] = static_cast<std::int32_t>(outcome::StillAble::GameMaster);
    QCOMPARE(most(), 6);
    switches.wounds.rows[6].cells[column::kActs] = static_cast<std::int32_t>(outcome::StillAble::Lies);
    switches.wounds.rows[7].cells[column::kActs] = static_cast<std::int32_t>(outcome::StillAble::Lies);
    switches.wounds.rows[7].from = 9;
    QCOMPARE(most(), 9);
}

/// OUT-D34
void TestOutcomeView::calledShotsCostWhatTheSwitchSays()
{
    const auto eyes = [](const Digest& digest) { return digest.locations.at(1); };
    outcome::Switches switches;
    QCOMPARE(eyes(digestOf({}, {}, switches)).note, QString());
    switches.calledShots = true;
    QCOMPARE(eyes(digestOf({}, {}, switches)).note, u"called −3"_qs);
    outcome::Condition condition;
    QCOMPARE(eyes(digestOf({}, condition)).worn, 0);
    condition.levels = 7;
    QCOMPARE(eyes(digestOf({}, condition)).worn, 100);
}

void TestOutcomeView::weaponsSayWhatTheyAre()
{
    outcome::Weapon weapon;
    weapon.kind = outcome::WeaponKind::Melee;
    weapon.damageBonus = 1;
    weapon.buckler = true;
    QCOMPARE(outcome::weaponDetail(weapon), u"melee · damage +1 · buckler"_qs);
    QCOMPARE(outcome::readyWords(weapon, {.dropped = true}, 3), u"lies on the ground · +3 · damage +1"_qs);
}

/// OUT-68, OUT-70: what is declared with a sword in hand and with a rifle, against whom he has in view.
void TestOutcomeView::oneKeyDeclaresWhatIsInHand()
{
    outcome::Weapon sword;
    sword.kind = outcome::WeaponKind::Melee;
    const outcome::Weapon rifle;
    const std::vector<QuickAction> quick = actions().quick();
    const auto strike = static_cast<int>(outcome::Plan::Strike);
    const auto shoot = static_cast<int>(outcome::Plan::Shoot);
    const auto dodge = static_cast<int>(outcome::Plan::Dodge);
    QCOMPARE(planOf(quick[0].plans[0], {}, sword, 7), (QList<QList<int>>{{strike, 7, 1, 0}}));
    QCOMPARE(planOf(quick[0].plans[0], {}, rifle, 7), (QList<QList<int>>{{shoot, 7, 1, 0}}));
    QCOMPARE(planOf(quick[1].plans[0], {}, sword, 7), (QList<QList<int>>{{strike, 7, 1, 0}, {dodge, 0, 1, 0}}));
    outcome::Condition condition;
    condition.plan.add({outcome::Plan::Dodge, 0, 1, 0});
    const AnyRecord who(outcome::conditionRecord, &condition);
    QVERIFY(!quick[0].holds(who));
    QVERIFY(quick[2].holds(who));
    QCOMPARE(actions().words(quick[1].plans[0], {}, {}).full, u"Declare an attack and a dodge"_qs);
}

/// OUT-12: who has struck and declares again has struck all the same.
void TestOutcomeView::whatWasDoneStaysDone()
{
    outcome::Condition condition;
    condition.plan.add({outcome::Plan::Strike, 7, 1, 1});
    outcome::Weapon sword;
    sword.kind = outcome::WeaponKind::Melee;
    const auto lines = planOf(actions().quick()[1].plans[0], condition, sword, 7);
    QCOMPARE(lines.front(), (QList<int>{static_cast<int>(outcome::Plan::Strike), 7, 1, 1}));
}

void TestOutcomeView::refusalsAreCured_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QStringList>("cures");
    const auto row = [](const char* name, outcome::RefusalCode code, const QStringList& cures) {
        QTest::newRow(name) << static_cast<int>(code) << cures;
    };
    using outcome::RefusalCode;
    row("OUT-44 what lies there is picked up", RefusalCode::Dropped, {u"Pick it up"_qs});
    row("OUT-31 the shield goes on to the arm", RefusalCode::ShieldNotUp,
        {u"Strap the shield on"_qs, u"Take the shield off the back"_qs, u"Pick the shield up"_qs});
    row("OUT-33 it comes off before it falls", RefusalCode::ShieldStrapped, {u"Unstrap the shield"_qs});
    row("OUT-34 somebody helps", RefusalCode::NeedsHelp, {u"Have the shield unstrapped"_qs});
    row("OUT-50 who is held breaks free", RefusalCode::ActorHeld, {u"Break the hold"_qs});
    row("OUT-54 so does who is pinned", RefusalCode::ActorPinned, {u"Break the hold"_qs});
    row("OUT-51 who holds lets go", RefusalCode::ActorHolds, {u"Release the hold"_qs});
    row("OUT-57 a garrote grapples", RefusalCode::GarroteOnly, {u"Grapple with the garrote"_qs});
    row("OUT-74 the game master lets him crawl", RefusalCode::CannotWalk, {u"Move all the same"_qs});
}

void TestOutcomeView::refusalsAreCured()
{
    QFETCH(int, code);
    QStringList cures;
    Refusal refusal;
    refusal.code = static_cast<std::uint16_t>(code);
    for (const ActionPlan& plan : actions().cures(refusal))
        cures << actions().words(plan, {}, {}).full;
    QTEST(cures, "cures");
}

/// OUT-68: behind what was, with the game master's leave.
void TestOutcomeView::whatIsNotDeclaredIsDeclaredToo()
{
    outcome::Attack attack = fateBlow();
    attack.attackerCondition.plan.add({outcome::Plan::Dodge, 0, 1, 0});
    const std::vector<Refusal> refusals = refusalsOf(attack, nullptr);
    QCOMPARE(refusals.size(), std::size_t(1));
    const std::vector<ActionPlan> cures = actions().cures(refusals.front());
    // What he may have declared instead comes before it, each in its window.
    QCOMPARE(cures.size(), std::size_t(10));
    QVERIFY(std::all_of(cures.begin(), cures.end() - 1,
                        [](const ActionPlan& plan) { return plan.kind == ActionPlan::Kind::Attack; }));
    QCOMPARE(planOf(cures.back(), attack.attackerCondition, attack.weapon, 2),
             (QList<QList<int>>{{static_cast<int>(outcome::Plan::Dodge), 0, 1, 0},
                                {static_cast<int>(outcome::Plan::Strike), attack.options.whom, 1, 0}}));
    // OUT-50: what he cannot do any more makes room.
    outcome::Condition held = attack.attackerCondition;
    held.heldBy = attack.options.whom;
    held.plan.add({outcome::Plan::BreakHold, attack.options.whom, 1, 0});
    QCOMPARE(planOf(cures.back(), held, attack.weapon, 2),
             (QList<QList<int>>{{static_cast<int>(outcome::Plan::BreakHold), attack.options.whom, 1, 0},
                                {static_cast<int>(outcome::Plan::Strike), attack.options.whom, 1, 0}}));
}

/// OUT-12, OUT-68: line by line, up to the first attack; what is done is behind him, and a defence waits for its attack.
void TestOutcomeView::whatIsMeantComesInItsOrder()
{
    using outcome::Plan;
    const auto meant = [](const std::vector<outcome::Planned>& lines) {
        outcome::Condition condition;
        for (const outcome::Planned& line : lines)
            condition.plan.add(line);
        QStringList words;
        for (const ActionPlan& plan : actions().meant(AnyRecord(outcome::conditionRecord, &condition)))
            words << actions().words(plan, {}, {}).full;
        return words;
    };
    QCOMPARE(meant({}), QStringList());
    QCOMPARE(meant({{Plan::Feint, 7, 1, 0}, {Plan::Strike, 7, 1, 0}, {Plan::Move, 0, 1, 0}}), QStringList(u"Feint"_qs));
    QCOMPARE(meant({{Plan::KeepHold, 7, 1, 1}, {Plan::Grapple, 7, 1, 0}}), QStringList(u"Grapple"_qs));
    QCOMPARE(meant({{Plan::Strike, 7, 2, 2}, {Plan::Dodge, 0, 1, 0}, {Plan::Shield, 0, 1, 0}, {Plan::Other, 0, 1, 0}}),
             (QStringList{u"Pick it up"_qs, u"See to the shield"_qs, u"Something else"_qs}));
    QCOMPARE(meant({{Plan::Shoot, 7, 1, 0}, {Plan::Aim, 7, 1, 0}}), QStringList());
}

/// Blades and bows are of the kind that is one of firearms in a system that keeps them apart.
void TestOutcomeView::itsWeaponsAreNoFirearms()
{
    const System& apart = *findSystem("threed");
    const System& own = *findSystem("outcome");
    constexpr RecordKind kWeapon = RecordKind::Weapon;
    QCOMPARE((QStringList{text::kindName(own, kWeapon), text::kindsName(own, kWeapon), text::newName(own, kWeapon),
                          text::noneYet(own, kWeapon)}),
             (QStringList{u"Weapon"_qs, u"Weapons"_qs, u"New weapon"_qs, u"No weapons yet."_qs}));
    QCOMPARE((QStringList{text::kindName(apart, kWeapon), text::newName(apart, kWeapon)}),
             (QStringList{u"Firearm"_qs, u"New firearm"_qs}));
    QCOMPARE(text::newName(own, RecordKind::Armour), u"New armour"_qs);
}

/// OUT-09, OUT-10, OUT-D01, OUT-D02: an attack with four dice.
void TestOutcomeView::neededNumbers()
{
    outcome::Switches switches;
    QCOMPARE(outcome::neededToHitWords(1, switches), u"+1 or more"_qs);
    QCOMPARE(outcome::neededToHitWords(0, switches), u"0 or more"_qs);
    QCOMPARE(outcome::neededToHitWords(-2, switches), u"−2 or more"_qs);
    QCOMPARE(outcome::neededToHitWords(-3, switches), u"all but a critical failure"_qs);
    QCOMPARE(outcome::neededToHitWords(4, switches), u"only a critical success"_qs);
    QCOMPARE(outcome::neededToHitWords(5, switches), u"only a critical success"_qs);
    QCOMPARE(outcome::neededToHitWords(6, switches), u"no roll"_qs);
    switches.critical = outcome::CriticalRule::AlwaysHits;
    QCOMPARE(outcome::neededToHitWords(6, switches), u"only a critical success"_qs);
}

HITSPREAD_TEST(TestOutcomeView)
#include "tst_outcomeview.moc"
