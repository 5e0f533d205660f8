#include "percentile/fighters.h"
#include "rules/core/dice/dice.h"
#include "rules/systems/percentile/declaration.h"
#include "rules/systems/percentile/ready.h"
#include "rules/systems/percentile/round.h"
#include "rules/systems/registry.h"
#include "support/testclass.h"

#include <QTest>

#include <set>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::percentile::test;

namespace {

/// From one try to settle a tie to the next in the keys of its dice.
constexpr int kTry = 60;

Member member(int mind, int dex, int melee, int ranged)
{
    Member member;
    member.character.mind = mind;
    member.character.dex = dex;
    member.character.meleeSkills.set("Sword", melee);
    member.character.rangedSkills.set("Pistols", ranged);
    return member;
}

RoundChange start(std::vector<Member> members, std::vector<DeclarationOptions> declarations = {})
{
    RoundChange change;
    change.members = std::move(members);
    change.declarations = std::move(declarations);
    change.options.ends = false;
    return change;
}

/// Initiative dice in the order of the members.
std::vector<Given> dice(const std::vector<int>& faces)
{
    std::vector<Given> given;
    for (const int face : faces)
        given.push_back({Query::InitiativeDie, face, static_cast<std::uint16_t>(given.size())});
    return given;
}

/// Members with what a resolution changed of their conditions, as whoever stores them would.
std::vector<Member> after(const RoundChange& change, const Resolution& resolution)
{
    std::vector<Member> members = change.members;
    for (const Change& each : resolution.findings.changes)
        conditionRecord.fields[each.field].setNumber(&members[each.element].condition, each.index, each.after);
    return members;
}

/// Places in the order in which they act.
std::vector<int> order(const std::vector<Member>& members)
{
    const RoundFacet& time = *findSystem("percentile")->time();
    std::vector<std::pair<std::array<std::int32_t, 5>, int>> places;
    for (const Member& member : members)
        places.emplace_back(time.standing(AnyRecord(characterRecord, &member.character),
                                          AnyRecord(conditionRecord, &member.condition), AnyRecord())
                                .keys,
                            static_cast<int>(places.size()));
    std::ranges::stable_sort(places, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<int> all;
    for (const auto& [keys, place] : places)
        all.push_back(place);
    return all;
}

}  // namespace

/// Rounds, declarations and initiative (PCT-01 to PCT-06, PCT-17 to PCT-20).
class PercentileRoundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersSayWhoseTheyAre();
    void margins_data();
    void margins();
    void likelyDeclarations_data();
    void likelyDeclarations();
    void kinds_data();
    void kinds();
    void orders_data();
    void orders();
    void rollOffs();
    void aLaterRollOffIsWorthLess_data();
    void aLaterRollOffIsWorthLess();
    void penalties();
    void everyModifierOfMindCounts_data();
    void everyModifierOfMindCounts();
    void whoIsOut();
    void lostActions();
    void seconds_data();
    void seconds();
    void endOfARound();
    void penaltiesEnd_data();
    void penaltiesEnd();
    void declaring_data();
    void declaring();
    void declarationIsKept();
    void readying_data();
    void readying();
    void spoiltAmmunitionIsReplaced_data();
    void spoiltAmmunitionIsReplaced();
    void noTime();
    void asManyAsAFightHolds();
    void atWhomIsSaidOfARound();
};

void PercentileRoundTest::margins_data()
{
    QTest::addColumn<int>("mind");
    QTest::addColumn<int>("melee");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("tenth");
    QTest::addColumn<int>("margin");
    QTest::addColumn<int>("success");
    QTest::newRow("PCT-03 PCT-04 PCT-05 V01") << 60 << 45 << 50 << 5 << 15 << 1;
    QTest::newRow("PCT-03 PCT-04 PCT-05 V02") << 40 << 72 << 48 << 7 << -1 << 0;
    QTest::newRow("PCT-04 D03 44 is 4") << 60 << 44 << 50 << 4 << 14 << 1;
    QTest::newRow("PCT-04 D04 a skill helps") << 50 << 100 << 60 << 10 << 0 << 1;
    QTest::newRow("PCT-06 D05 one more fails") << 50 << 100 << 61 << 10 << -1 << 0;
    QTest::newRow("PCT-06 D05 no criticals: a 100") << 110 << 0 << 100 << 0 << 10 << 1;
    QTest::newRow("PCT-03 D05 no criticals: a 1") << 1 << 0 << 1 << 0 << 0 << 1;
}

void PercentileRoundTest::margins()
{
    QFETCH(int, mind);
    QFETCH(int, melee);
    QFETCH(int, die);
    RoundChange change = start({member(mind, 50, melee, 0)}, {{Declaring::Melee, {}}});
    const Resolution resolution = resolved(change, dice({die}));
    QVERIFY(resolution.isFinished());
    QTEST(valueOf(resolution, Quantity::InitiativeTenth), "tenth");
    QTEST(valueOf(resolution, Quantity::InitiativeMargin), "margin");
    QTEST(valueOf(resolution, Quantity::InitiativeSuccess), "success");
    const Condition condition = after(change, resolution)[0].condition;
    QTEST(int{condition.initiative}, "margin");
    QTEST(int{condition.initiativeModifier}, "tenth");
    QTEST(int{condition.initiativeDie}, "die");
    QCOMPARE(condition.actionsLeft, 1);
}

void PercentileRoundTest::kinds_data()
{
    QTest::addColumn<Declaring>("kind");
    QTest::addColumn<Declared>("before");
    QTest::addColumn<int>("tenth");
    QTest::addColumn<Declared>("declared");
    // Melee 30, ranged 80.
    QTest::newRow("PCT-04 D09 melee") << Declaring::Melee << Declared::Nothing << 3 << Declared::Melee;
    QTest::newRow("PCT-18 D09 ranged") << Declaring::Ranged << Declared::Nothing << 8 << Declared::Ranged;
    QTest::newRow("PCT-04 D09 anything else") << Declaring::Other << Declared::Melee << 8 << Declared::Other;
    QTest::newRow("PCT-02 D09 nothing") << Declaring::AsBefore << Declared::Nothing << 8 << Declared::Nothing;
    QTest::newRow("PCT-02 declared before the roll") << Declaring::AsBefore << Declared::Melee << 3 << Declared::Melee;
    QTest::newRow("PCT-17 declared before the roll")
        << Declaring::AsBefore << Declared::Ranged << 8 << Declared::Ranged;
}

void PercentileRoundTest::kinds()
{
    QFETCH(Declaring, kind);
    QFETCH(Declared, before);
    RoundChange change = start({member(50, 50, 30, 80)}, {{kind, {}}});
    change.members[0].condition.declared = before;
    const Resolution resolution = resolved(change, dice({40}));
    QTEST(valueOf(resolution, Quantity::InitiativeTenth), "tenth");
    QTEST(after(change, resolution)[0].condition.declared, "declared");
    QTEST(static_cast<Declared>(valueOf(resolution, Quantity::InitiativeKind)), "declared");
    // A trained fist is a melee skill.
    change.members[0].character.unarmed = 90;
    if (static_cast<Declared>(valueOf(resolution, Quantity::InitiativeKind)) == Declared::Melee)
        QCOMPARE(valueOf(resolved(change, dice({40})), Quantity::InitiativeTenth), 9);
}

void PercentileRoundTest::orders_data()
{
    QTest::addColumn<std::vector<Member>>("members");
    QTest::addColumn<std::vector<int>>("faces");
    QTest::addColumn<std::vector<int>>("order");
    QTest::newRow("PCT-05 greatest margin first")
        << std::vector{member(50, 50, 0, 0), member(60, 50, 0, 0), member(40, 50, 0, 0)} << std::vector{40, 70, 1}
        << std::vector{2, 0, 1};
    QTest::newRow("PCT-19 shots and blows in one list")
        << std::vector{member(50, 50, 90, 0), member(50, 50, 0, 100)} << std::vector{50, 50} << std::vector{1, 0};
    QTest::newRow("PCT-05 D06 tied: the higher MIND")
        << std::vector{member(50, 90, 0, 0), member(60, 10, 0, 0)} << std::vector{40, 50} << std::vector{1, 0};
    QTest::newRow("PCT-05 D06 then the higher DEX")
        << std::vector{member(50, 40, 0, 0), member(50, 41, 0, 0)} << std::vector{40, 40} << std::vector{1, 0};
    QTest::newRow("PCT-05 D07 a negative margin acts last")
        << std::vector{member(50, 50, 0, 0), member(20, 50, 0, 0)} << std::vector{90, 30} << std::vector{1, 0};
}

void PercentileRoundTest::orders()
{
    QFETCH(std::vector<Member>, members);
    QFETCH(std::vector<int>, faces);
    const RoundChange change = start(members);
    const Resolution resolution = resolved(change, dice(faces));
    QVERIFY(resolution.isFinished());
    QTEST(order(after(change, resolution)), "order");
    // Whatever the margin, everybody has an action.
    for (const Member& each : after(change, resolution))
        QCOMPARE(each.condition.actionsLeft, 1);
}

/// PCT-D06: equal throughout, d100 each, the lower first; again for those whom that leaves equal.
void PercentileRoundTest::rollOffs()
{
    const Member same = member(50, 50, 0, 0);
    const RoundChange change = start({same, same, same, member(50, 49, 0, 0)});
    std::vector<Given> answers = dice({40, 40, 40, 40});
    QVERIFY(resolved(change, answers).open);
    answers.push_back({Query::RollOffDie, 70, 0});
    answers.push_back({Query::RollOffDie, 20, 1});
    answers.push_back({Query::RollOffDie, 20, 2});
    const Resolution again = resolved(change, answers);
    QVERIFY(again.open);
    QCOMPARE(static_cast<Query>(again.open->key.name), Query::RollOffDie);
    QCOMPARE(int{again.open->key.index}, 1 + kTry);
    answers.push_back({Query::RollOffDie, 100, static_cast<std::uint16_t>(1 + kTry)});
    answers.push_back({Query::RollOffDie, 1, static_cast<std::uint16_t>(2 + kTry)});
    const Resolution settled = resolved(change, answers);
    QVERIFY(settled.isFinished());
    QCOMPARE(order(after(change, settled)), (std::vector{2, 1, 0, 3}));
}

/// Three who are equal in everything; two of them are tied again and again.
void PercentileRoundTest::aLaterRollOffIsWorthLess_data()
{
    QTest::addColumn<std::vector<int>>("first");
    QTest::addColumn<std::vector<int>>("second");
    QTest::addColumn<std::vector<int>>("third");
    QTest::addColumn<std::vector<int>>("order");
    QTest::newRow("PCT-05 D06 5, 5, 6; 100, 100; 50, 60")
        << std::vector{5, 5, 6} << std::vector{100, 100} << std::vector{50, 60} << std::vector{0, 1, 2};
    QTest::newRow("PCT-05 D06 the highest there are")
        << std::vector{99, 99, 100} << std::vector{100, 100} << std::vector{100, 99} << std::vector{1, 0, 2};
    QTest::newRow("PCT-05 D06 the last decides")
        << std::vector{7, 7, 6} << std::vector{1, 1} << std::vector{60, 50} << std::vector{2, 1, 0};
}

void PercentileRoundTest::aLaterRollOffIsWorthLess()
{
    QFETCH(std::vector<int>, first);
    QFETCH(std::vector<int>, second);
    QFETCH(std::vector<int>, third);
    const Member same = member(50, 50, 0, 0);
    const RoundChange change = start({same, same, same});
    std::vector<Given> answers = dice({40, 40, 40});
    int question = 0;
    for (const std::vector<int>& faces : {first, second, third}) {
        for (std::size_t i = 0; i < faces.size(); ++i)
            answers.push_back(
                {Query::RollOffDie, faces[i], static_cast<std::uint16_t>(question + static_cast<int>(i))});
        question += kTry;
    }
    const Resolution settled = resolved(change, answers);
    QVERIFY(settled.isFinished());
    QTEST(order(after(change, settled)), "order");
}

/// MIND 50, a 50, so many of 1 and one of -40 behind them.
void PercentileRoundTest::everyModifierOfMindCounts_data()
{
    QTest::addColumn<int>("ones");
    QTest::addColumn<int>("margin");
    QTest::newRow("PCT-03 D28 D36 the sixteenth") << 15 << -25;
    QTest::newRow("PCT-03 D28 D36 the seventeenth") << 16 << -24;
    QTest::newRow("PCT-03 D28 D36 the fortieth") << 39 << -1;
}

void PercentileRoundTest::everyModifierOfMindCounts()
{
    QFETCH(int, ones);
    RoundChange change = start({member(50, 50, 0, 0)}, {{Declaring::Melee, {}}});
    for (int i = 0; i < ones; ++i)
        change.declarations[0].modifiers.set("m" + std::to_string(i), 1);
    change.declarations[0].modifiers.set("q", -40);
    QTEST(valueOf(resolved(change, dice({50})), Quantity::InitiativeMargin), "margin");
}

/// PCT-D20, PCT-D36: what burdens a roll goes on MIND, and one for the next roll is used by it.
void PercentileRoundTest::penalties()
{
    RoundChange change = start({member(60, 50, 0, 0)});
    change.members[0].condition.penalties = {{-10, 0, PenaltyCause::LossOfCombat},
                                             {-20, 4, PenaltyCause::LossOfCombat}};
    change.declarations = {{Declaring::Melee, {}}};
    change.declarations[0].modifiers.set("Warned", 5);
    const Resolution resolution = resolved(change, dice({30}));
    QCOMPARE(valueOf(resolution, Quantity::InitiativeMargin), 5);
    const Condition condition = after(change, resolution)[0].condition;
    QCOMPARE(condition.penalties.size(), std::size_t{1});
    QCOMPARE(condition.penalties[0].modifier, -20);
}

void PercentileRoundTest::whoIsOut()
{
    RoundChange change = start({member(60, 50, 0, 0), member(60, 50, 0, 0)});
    change.members[0].condition.healthLost = 20;
    const Resolution resolution = resolved(change, {{Query::InitiativeDie, 50, 1}});
    QVERIFY(resolution.isFinished());
    const std::vector<Member> members = after(change, resolution);
    QCOMPARE(members[0].condition.initiative, kNoEntry);
    const RoundFacet& time = *findSystem("percentile")->time();
    const auto standing = [&](const Member& who) {
        return time.standing(AnyRecord(characterRecord, &who.character), AnyRecord(conditionRecord, &who.condition),
                             AnyRecord());
    };
    QVERIFY(!standing(members[0]).isActive && !standing(members[0]).hasStarted);
    QVERIFY(standing(members[1]).isActive && standing(members[1]).hasStarted);
    QCOMPARE(standing(members[1]).left, 1);
}

/// PCT-D20: two lost actions are those of two rounds; he rolls all the same.
void PercentileRoundTest::lostActions()
{
    RoundChange change = start({member(60, 50, 0, 0)});
    change.members[0].condition.actionsLost = 2;
    for (const int left : {0, 0, 1}) {
        const Resolution resolution = resolved(change, dice({50}));
        change.members = after(change, resolution);
        QCOMPARE(change.members[0].condition.actionsLeft, left);
        QCOMPARE(change.members[0].condition.initiative, 10);
        change.options.ends = true;
    }
    QCOMPARE(change.members[0].condition.actionsLost, 0);
}

void PercentileRoundTest::seconds_data()
{
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("elapsed");
    QTest::newRow("PCT-01 E08 one round") << 1 << 6;
    QTest::newRow("PCT-01 seven rounds") << 7 << 42;
}

void PercentileRoundTest::seconds()
{
    QFETCH(int, rounds);
    RoundChange change = start({member(60, 50, 0, 0)});
    change.options = {true, false, rounds};
    QTEST(valueOf(resolved(change, {}), Quantity::TimeElapsed), "elapsed");
    QCOMPARE(findSystem("percentile")->time()->secondsPerPhase(AnyRecord(switchesRecord)), 6);
    QCOMPARE(findSystem("percentile")->round().phases, 1);
}

void PercentileRoundTest::endOfARound()
{
    RoundChange change = start({member(60, 50, 0, 0)});
    change.options = {true, false, 3};
    Condition& condition = change.members[0].condition;
    condition.declared = Declared::Ranged;
    condition.initiative = 12;
    condition.initiativeDie = 50;
    condition.initiativeModifier = 2;
    condition.rollOff = 7;
    condition.actionsLeft = 1;
    condition.defencesUsed = 4;
    condition.declarationChanged = true;
    const Condition ended = after(change, resolved(change, {}))[0].condition;
    QCOMPARE(ended.initiative, kNoEntry);
    QCOMPARE(ended.initiativeDie, kNoEntry);
    QCOMPARE(ended.rollOff, kNoEntry);
    QCOMPARE(ended.actionsLeft, kNoEntry);
    QCOMPARE(ended.defencesUsed, 0);
    QVERIFY(!ended.declarationChanged);
    // Nobody need say again what he goes on doing.
    QCOMPARE(ended.declared, Declared::Ranged);
}

void PercentileRoundTest::penaltiesEnd_data()
{
    QTest::addColumn<int>("until");
    QTest::addColumn<int>("round");
    QTest::addColumn<bool>("stays");
    QTest::newRow("PCT-16 D20 the round before") << 4 << 3 << true;
    QTest::newRow("PCT-16 D20 at its end") << 4 << 4 << false;
    QTest::newRow("PCT-16 D20 a round that was skipped") << 4 << 5 << false;
    QTest::newRow("PCT-16 D20 for the next roll, whenever that is") << 0 << 9 << true;
}

void PercentileRoundTest::penaltiesEnd()
{
    QFETCH(int, until);
    QFETCH(int, round);
    RoundChange change = start({member(60, 50, 0, 0)});
    change.options = {true, false, round};
    change.members[0].condition.penalties.add({-20, until, PenaltyCause::LossOfCombat});
    QTEST(!after(change, resolved(change, {}))[0].condition.penalties.isEmpty(), "stays");
}

void PercentileRoundTest::declaring_data()
{
    QTest::addColumn<int>("initiative");
    QTest::addColumn<int>("actions");
    QTest::addColumn<bool>("allowed");
    QTest::addColumn<Declared>("before");
    QTest::addColumn<int>("code");
    QTest::addColumn<bool>("changed");
    const int none = -1;
    QTest::newRow("PCT-02 before the roll, in any order")
        << kNoEntry << kNoEntry << false << Declared::Nothing << none << false;
    QTest::newRow("PCT-06 D08 success, and the game master agrees")
        << 0 << 1 << true << Declared::Melee << none << true;
    QTest::newRow("PCT-06 D08 not without the game master")
        << 0 << 1 << false << Declared::Melee << static_cast<int>(RefusalCode::ChangeNotAllowed) << false;
    QTest::newRow("PCT-06 D07 not after a failure")
        << -1 << 1 << true << Declared::Melee << static_cast<int>(RefusalCode::InitiativeFailed) << false;
    QTest::newRow("PCT-20 D08 success, and the game master agrees")
        << 5 << 1 << true << Declared::Ranged << none << true;
    QTest::newRow("PCT-20 D07 not after a failure")
        << -5 << 1 << true << Declared::Ranged << static_cast<int>(RefusalCode::InitiativeFailed) << false;
    QTest::newRow("PCT-02 after his action, for the next round")
        << -5 << 0 << false << Declared::Melee << none << false;
}

void PercentileRoundTest::declaring()
{
    QFETCH(int, initiative);
    QFETCH(int, actions);
    QFETCH(bool, allowed);
    QFETCH(Declared, before);
    QFETCH(int, code);
    Declare declaration;
    declaration.condition.initiative = initiative;
    declaration.condition.actionsLeft = actions;
    declaration.condition.declared = before;
    declaration.options = {Declared::Other, "Runs for the door", allowed, 9};
    const std::vector<Refusal> refusals = refusalsOf(declaration, nullptr);
    QCOMPARE(refusals.empty() ? -1 : static_cast<int>(refusals.front().code), code);
    if (code != -1)
        return;
    const Resolution resolution = resolved(declaration, {});
    const auto field = [&](std::string_view id) {
        return changed(resolution, Declare::kAction, "character.condition", id);
    };
    QCOMPARE(field("declared"), static_cast<int>(Declared::Other));
    QCOMPARE(field("declaredAt"), 9);
    QTEST(field("declarationChanged") == 1, "changed");
    // By the rule of what he had said.
    const Step* step = lastStep(resolution.findings.steps, {static_cast<std::uint16_t>(Quantity::TurnChanged)});
    QCOMPARE(step != nullptr, field("declarationChanged") == 1);
    if (step)
        QCOMPARE(static_cast<Rule>(step->rule), before == Declared::Ranged ? Rule::Rule20 : Rule::Rule06);
}

void PercentileRoundTest::declarationIsKept()
{
    Declare declaration;
    QCOMPARE(static_cast<RefusalCode>(refusalsOf(declaration, nullptr).front().code), RefusalCode::NothingDeclared);
    declaration.options.kind = Declared::Ranged;
    const Resolution resolution = resolved(declaration, {});
    const Step* step = lastStep(resolution.findings.steps, {static_cast<std::uint16_t>(Quantity::TurnDeclared)});
    QVERIFY(step);
    QCOMPARE(static_cast<Rule>(step->rule), Rule::Rule17);
    declaration.condition.healthLost = 20;
    QCOMPARE(static_cast<RefusalCode>(refusalsOf(declaration, nullptr).front().code), RefusalCode::ActorOut);
}

void PercentileRoundTest::readying_data()
{
    QTest::addColumn<Readying>("what");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("value");
    QTest::newRow("PCT-26 D35 a jam takes one action") << Readying::ClearJam << QStringLiteral("jammed") << 0;
    QTest::newRow("PCT-13 picks it up") << Readying::PickUp << QStringLiteral("dropped") << 0;
    QTest::newRow("PCT-26 loads anew") << Readying::Reload << QStringLiteral("ammo") << 6;
}

void PercentileRoundTest::readying()
{
    QFETCH(Readying, what);
    QFETCH(QString, field);
    Ready ready;
    ready.options.what = what;
    QCOMPARE(static_cast<RefusalCode>(refusalsOf(ready, nullptr).front().code), RefusalCode::NoWeapon);
    ready.weapon.push_back(pistol());
    ready.weaponState.resize(1);
    QCOMPARE(static_cast<RefusalCode>(refusalsOf(ready, nullptr).front().code), RefusalCode::NothingToReady);
    ready.weapon[0].magazine = 6;
    ready.weaponState[0] = {true, true, 0};
    QVERIFY(refusalsOf(ready, nullptr).empty());
    ready.condition.actionsLeft = 1;
    const Resolution resolution = resolved(ready, {});
    QTEST(changed(resolution, Ready::kAction, "weapon.state", field.toStdString()), "value");
    QCOMPARE(changed(resolution, Ready::kAction, "character.condition", "actionsLeft"), 0);
    QCOMPARE(resolution.findings.changes.size(), std::size_t{2});
    ready.condition.actionsLeft = 0;
    QCOMPARE(static_cast<RefusalCode>(refusalsOf(ready, nullptr).front().code), RefusalCode::NoActionLeft);
    // Getting up needs no weapon.
    Ready fallen;
    fallen.options.what = Readying::StandUp;
    QVERIFY(!refusalsOf(fallen, nullptr).empty());
    fallen.condition.fallen = true;
    QVERIFY(refusalsOf(fallen, nullptr).empty());
    QCOMPARE(changed(resolved(fallen, {}), Ready::kAction, "character.condition", "fallen"), 0);
}

void PercentileRoundTest::spoiltAmmunitionIsReplaced_data()
{
    QTest::addColumn<int>("magazine");
    QTest::addColumn<int>("ammo");
    QTest::addColumn<bool>("isNeeded");
    QTest::newRow("PCT-26 D35 spoilt where nobody counts") << kNoEntry << 0 << true;
    QTest::newRow("PCT-26 D35 nobody counts") << kNoEntry << kNoEntry << false;
    QTest::newRow("PCT-26 D35 spoilt in a magazine") << 6 << 0 << true;
    QTest::newRow("PCT-26 D35 a full magazine") << 6 << 6 << false;
}

void PercentileRoundTest::spoiltAmmunitionIsReplaced()
{
    QFETCH(int, magazine);
    QFETCH(int, ammo);
    QFETCH(bool, isNeeded);
    Ready ready;
    ready.options.what = Readying::Reload;
    ready.weapon.push_back(pistol());
    ready.weapon[0].magazine = magazine;
    ready.weaponState.resize(1);
    ready.weaponState[0].ammo = ammo;
    QCOMPARE(refusalsOf(ready, nullptr).empty(), isNeeded);
    if (isNeeded)
        QCOMPARE(changed(resolved(ready, {}), Ready::kAction, "weapon.state", "ammo"), magazine);
}

void PercentileRoundTest::noTime()
{
    RoundChange change = start({});
    change.options.starts = false;
    QCOMPARE(static_cast<RefusalCode>(refusalsOf(change, nullptr).front().code), RefusalCode::NoTime);
}

/// A round of as many as a fight may have begins, and those who are equal roll off under keys of their own (PCT-D06).
void PercentileRoundTest::asManyAsAFightHolds()
{
    constexpr std::size_t kMany = 200;
    const RoundChange change = start(std::vector<Member>(kMany, member(50, 50, 40, 40)));
    QVERIFY(change.members.size() <= RoundChange::kAction.parts[1].most);
    QVERIFY(refusalsOf(change, nullptr).empty());
    Request request;
    request.input = change;
    SeededAnswerer seed(20261126);
    const Resolution resolution = resolve(request, &seed);
    QVERIFY(resolution.isFinished());
    std::set<int> places;
    for (const int place : order(after(change, resolution)))
        places.insert(place);
    QCOMPARE(places.size(), kMany);
    // Where fewer fight, the second try has the keys it always had.
    std::vector<Given> equal = dice({30, 30});
    for (const auto& [face, key] : {std::pair(20, 0), std::pair(20, 1), std::pair(10, 60), std::pair(11, 61)})
        equal.push_back({Query::RollOffDie, face, static_cast<std::uint16_t>(key)});
    QVERIFY(resolved(start({member(50, 50, 40, 40), member(50, 50, 40, 40)}), equal).isFinished());
}

/// PCT-02: whom somebody meant to strike in a round says nothing of the next one, and what is said anew names nobody.
void PercentileRoundTest::atWhomIsSaidOfARound()
{
    Member bent = member(50, 50, 40, 40);
    bent.condition.declared = Declared::Melee;
    bent.condition.declaredAt = 7;
    RoundChange over = start({bent});
    over.options.ends = true;
    over.options.starts = false;
    QCOMPARE(after(over, resolved(over, {})).front().condition.declaredAt, 0);
    // Said between two rounds it stands, and goes with another kind.
    RoundChange begun = start({bent});
    QCOMPARE(after(begun, resolved(begun, dice({30}))).front().condition.declaredAt, 7);
    begun = start({bent}, {{.kind = Declaring::Ranged, .modifiers = {}}});
    QCOMPARE(after(begun, resolved(begun, dice({30}))).front().condition.declaredAt, 0);
}

/// PCT-02, PCT-17: who has said nothing does what goes with the first weapon that can be used; what was said stays.
void PercentileRoundTest::likelyDeclarations_data()
{
    QTest::addColumn<int>("said");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("jammed");
    QTest::addColumn<bool>("second");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, Declared said, int kind, bool jammed, bool second, Declaring expected) {
        QTest::newRow(name) << static_cast<int>(said) << kind << jammed << second << static_cast<int>(expected);
    };
    constexpr int kNone = -1;
    constexpr int kPistol = static_cast<int>(WeaponKind::Ranged);
    row("PCT-17 a pistol", Declared::Nothing, kPistol, false, false, Declaring::Ranged);
    row("PCT-17 thrown", Declared::Nothing, static_cast<int>(WeaponKind::Thrown), false, false, Declaring::Ranged);
    row("PCT-02 a blade", Declared::Nothing, static_cast<int>(WeaponKind::Melee), false, false, Declaring::Melee);
    row("PCT-02 a jam, then a blade", Declared::Nothing, kPistol, true, true, Declaring::Melee);
    row("PCT-02 bare hands", Declared::Nothing, kNone, false, false, Declaring::Melee);
    row("PCT-02 said otherwise", Declared::Other, kPistol, false, false, Declaring::Other);
}

void PercentileRoundTest::likelyDeclarations()
{
    QFETCH(int, said);
    QFETCH(int, kind);
    QFETCH(bool, jammed);
    QFETCH(bool, second);
    Member one = member(50, 50, 40, 40);
    one.condition.declared = static_cast<Declared>(said);
    if (kind >= 0) {
        Weapon weapon;
        weapon.kind = static_cast<WeaponKind>(kind);
        one.weapons.push_back(weapon);
        one.weaponStates.push_back({.jammed = jammed});
    }
    if (second) {
        Weapon blade;
        blade.kind = WeaponKind::Melee;
        one.weapons.push_back(blade);
        one.weaponStates.emplace_back();
    }
    RoundChange change = start({member(50, 50, 40, 40), one});
    preset(change);
    QCOMPARE(change.declarations.size(), std::size_t(2));
    QTEST(static_cast<int>(change.declarations[1].kind), "expected");
}

/// Answers of a log bear no subject; what is found of them does: a window opened again tells whose die each is.
void PercentileRoundTest::answersSayWhoseTheyAre()
{
    RoundChange change;
    change.options.ends = false;
    change.members.resize(2);
    const Resolution resolution = resolved(change, {{Query::InitiativeDie, 30}, {Query::InitiativeDie, 40, 1}});
    QVERIFY(resolution.isFinished());
    const auto all = resolution.findings.answers.all();
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all[0].key.subject.target(), std::optional(0));
    QCOMPARE(all[1].key.subject.target(), std::optional(1));
}

HITSPREAD_TEST(PercentileRoundTest)
#include "percentileround_test.moc"
