#include "rules/systems/twod6/conditions.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/manualharm.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/turn.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

constexpr std::string_view kHis = "character.condition";

Status saidOf(const Fighter& who, const StatusOptions& options)
{
    Status status;
    status.options = options;
    status.character.push_back(who);
    return status;
}
/// How he is after it.
Condition conditionAfter(const Status& status)
{
    return after(status, resolved(status, {})).character[0].condition;
}
Consciousness rollOf(const Fighter& who, bool wakes)
{
    Consciousness roll;
    roll.options.wakes = wakes;
    roll.character.push_back(who);
    return roll;
}
Fighter unconscious(std::int32_t lethal = 0, std::int32_t filled = 0)
{
    Fighter who = somebody();
    mark(who.condition, lethal, filled);
    who.condition.unconscious = true;
    who.condition.prone = true;
    return who;
}
Harm harmOf(std::int32_t points, DamageType type, Location location = Location::Torso)
{
    Harm harm;
    harm.options.points = points;
    harm.options.damageType = type;
    harm.options.location = location;
    harm.targets.push_back(somebody());
    harm.names.push_back({2});
    return harm;
}

}  // namespace

/// What the game master says of somebody, rolls he calls for, and harm by hand.
class TwoD6StatusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void flags_data();
    void flags();
    void nothingChangesIsRefused();
    void theDeadAreLeftAlone();
    void knockedOutDropsAndFrees_data() { onlyRow("TD-104 TD-D50 TD-D54"); }
    void knockedOutDropsAndFrees();
    void wakes_data() { onlyRow("TD-115"); }
    void wakes();
    void stabilisedStopsTheClock_data() { onlyRow("TD-109 TD-113 TD-D65"); }
    void stabilisedStopsTheClock();
    void noLongerStabilisedStartsIt_data() { onlyRow("TD-109 TD-D63"); }
    void noLongerStabilisedStartsIt();
    void coverCoversTheUsual_data();
    void coverCoversTheUsual();
    void coverAsTicked_data() { onlyRow("TD-D38"); }
    void coverAsTicked();
    void elevationIsSaid_data() { onlyRow("TD-60 TD-D67"); }
    void elevationIsSaid();
    void targetLeavesSight_data() { onlyRow("TD-48"); }
    void targetLeavesSight();
    void wounds_data();
    void wounds();
    void healedByWord_data() { onlyRow("TD-105"); }
    void healedByWord();
    void torsoIsNeverDisabled_data() { onlyRow("TD-131 TD-D36"); }
    void torsoIsNeverDisabled();
    void consciousnessAsked_data();
    void consciousnessAsked();
    void triesToWake_data();
    void triesToWake();
    void noRollWhileFull_data() { onlyRow("TD-115 TD-D26"); }
    void noRollWhileFull();
    void harmByHand_data() { onlyRow("TD-80 TD-87 TD-88 TD-101"); }
    void harmByHand();
    void harmOfSeveral();
    void harmRefused();
    void feverIsNoHeadStart_data() { onlyRow("TD-03 TD-D01"); }
    void feverIsNoHeadStart();
    void feverHindersAnEscape_data() { onlyRow("TD-78 TD-104"); }
    void feverHindersAnEscape();
    void situationsAreOffered_data();
    void situationsAreOffered();
    void whoIsGoneUnties_data() { onlyRow("TD-48 TD-D54 TD-D62"); }
    void whoIsGoneUnties();
};

void TwoD6StatusTest::flags_data()
{
    QTest::addColumn<StatusOptions>("options");
    QTest::addColumn<QString>("field");
    QTest::newRow("TD-11: surprised") << StatusOptions{.surprised = Flip::On} << "surprised";
    QTest::newRow("TD-43: prone") << StatusOptions{.prone = Flip::On} << "prone";
    QTest::newRow("TD-62: concealed") << StatusOptions{.concealed = Flip::On} << "concealed";
    QTest::newRow("TD-123: under care") << StatusOptions{.underCare = Flip::On} << "underCare";
    QTest::newRow("TD-108: may act") << StatusOptions{.mayAct = Flip::On} << "mayAct";
    QTest::newRow("TD-104: unconscious") << StatusOptions{.unconscious = Flip::On} << "unconscious";
}

void TwoD6StatusTest::flags()
{
    QFETCH(StatusOptions, options);
    QFETCH(QString, field);
    const Status status = saidOf(somebody(), options);
    QVERIFY(isFree(status));
    const std::string id = field.toStdString();
    QCOMPARE(changed(resolved(status, {}), status, kHis, id), 1);
}

void TwoD6StatusTest::nothingChangesIsRefused()
{
    QVERIFY(isRefusedAs(saidOf(somebody(), {}), RefusalCode::NothingChanges));
    QVERIFY(isRefusedAs(saidOf(somebody(), {.prone = Flip::Off}), RefusalCode::NothingChanges));
    QVERIFY(!isRefusedAs(saidOf(somebody(), {.prone = Flip::On}), RefusalCode::NothingChanges));
}

void TwoD6StatusTest::theDeadAreLeftAlone()
{
    Fighter dead = unconscious(30, 30);
    dead.condition.dead = true;
    QVERIFY(isRefusedAs(saidOf(dead, {.unconscious = Flip::Off}), RefusalCode::ActorDead));
    QVERIFY(isRefusedAs(saidOf(dead, {.wound = WoundChange::Disabled}), RefusalCode::ActorDead));
    QVERIFY(isFree(saidOf(dead, {.cover = CoverChange::Partial})));
}

/// He falls, drops what he holds, and whom he held is free (TD-104, TD-D50, TD-D54).
void TwoD6StatusTest::knockedOutDropsAndFrees()
{
    Fighter who = somebody();
    arm(who, pistol());
    who.condition.holding = 7;
    who.condition.aimAt = 7;
    who.condition.aimRounds = 2;
    Status status = saidOf(who, {.unconscious = Flip::On});
    status.options.who = 3;
    Bound held;
    held.condition.heldBy.add({3});
    status.bound.push_back(held);
    const Status now = after(status, resolved(status, {}));
    const Condition& his = now.character[0].condition;
    QVERIFY(his.unconscious);
    QVERIFY(his.prone);
    QCOMPARE(his.holding, 0);
    QCOMPARE(his.aimRounds, 0);
    QVERIFY(now.character[0].weaponStates[0].dropped);
    QVERIFY(now.bound[0].condition.heldBy.isEmpty());
}

void TwoD6StatusTest::wakes()
{
    Fighter who = unconscious(3, 3);
    who.condition.wakeIn = 4;
    const Condition now = conditionAfter(saidOf(who, {.unconscious = Flip::Off}));
    QVERIFY(!now.unconscious);
    QVERIFY(now.prone);
    QCOMPARE(now.wakeIn, kNoEntry);
    QVERIFY(isRefusedAs(saidOf(unconscious(0, 30), {.unconscious = Flip::Off}), RefusalCode::MonitorFull));
}

/// "Mark as stabilised" (TD-109, TD-113, TD-D65).
void TwoD6StatusTest::stabilisedStopsTheClock()
{
    Fighter who = somebody();
    mark(who.condition, 4, 4);
    who.condition.saveIn = 2;
    who.condition.savesMade = 1;
    const Condition now = conditionAfter(saidOf(who, {.stabilised = Flip::On}));
    QVERIFY(now.stabilised);
    QCOMPARE(now.saveIn, kNoEntry);
    QCOMPARE(now.savesMade, 0);
}

void TwoD6StatusTest::noLongerStabilisedStartsIt()
{
    Fighter who = somebody();
    mark(who.condition, 4, 4);
    who.condition.stabilised = true;
    const Condition now = conditionAfter(saidOf(who, {.stabilised = Flip::Off}));
    QVERIFY(!now.stabilised);
    QCOMPARE(now.saveIn, kRoundsPerMinute);
}

void TwoD6StatusTest::coverCoversTheUsual_data()
{
    QTest::addColumn<int>("cover");
    QTest::addColumn<int>("dominant");
    QTest::addColumn<int>("covered");
    const int legs = bitOf(Location::LeftLeg) | bitOf(Location::RightLeg);
    const int right = static_cast<int>(Hand::Right);
    QTest::newRow("TD-D38: partial") << static_cast<int>(CoverChange::Partial) << right << legs;
    QTest::newRow("TD-D38: full") << static_cast<int>(CoverChange::Full) << right
                                  << (legs | bitOf(Location::Torso) | bitOf(Location::LeftArm));
    QTest::newRow("TD-D38: full, left-handed") << static_cast<int>(CoverChange::Full) << static_cast<int>(Hand::Left)
                                               << (legs | bitOf(Location::Torso) | bitOf(Location::RightArm));
}

void TwoD6StatusTest::coverCoversTheUsual()
{
    QFETCH(int, cover);
    QFETCH(int, dominant);
    QFETCH(int, covered);
    Fighter who = somebody();
    who.character.dominant = static_cast<Hand>(dominant);
    const auto change = static_cast<CoverChange>(cover);
    const Condition now = conditionAfter(saidOf(who, {.cover = change}));
    QCOMPARE(static_cast<int>(now.cover), cover - 1);
    QCOMPARE(now.covered, covered);
}

void TwoD6StatusTest::coverAsTicked()
{
    Fighter who = somebody();
    const Condition now = conditionAfter(
        saidOf(who, {.cover = CoverChange::Partial, .covered = bitOf(Location::LeftArm)}));
    QCOMPARE(now.covered, bitOf(Location::LeftArm));
    who.condition = now;
    const Condition later = conditionAfter(saidOf(who, {.cover = CoverChange::None}));
    QCOMPARE(static_cast<int>(later.cover), static_cast<int>(Cover::None));
    QCOMPARE(later.covered, 0);
}

void TwoD6StatusTest::elevationIsSaid()
{
    QCOMPARE(conditionAfter(saidOf(somebody(), {.elevation = -2})).elevation, -2);
}

/// A target that leaves sight takes all of the bonus (TD-48).
void TwoD6StatusTest::targetLeavesSight()
{
    Fighter who = somebody();
    who.condition.aimAt = 2;
    who.condition.aimRounds = 3;
    const Condition now = conditionAfter(saidOf(who, {.losesAim = true}));
    QCOMPARE(now.aimRounds, 0);
    QCOMPARE(now.aimAt, 0);
    QVERIFY(isRefusedAs(saidOf(somebody(), {.losesAim = true}), RefusalCode::NothingChanges));
}

void TwoD6StatusTest::wounds_data()
{
    QTest::addColumn<int>("location");
    QTest::addColumn<int>("wound");
    QTest::addColumn<bool>("isOut");
    QTest::addColumn<bool>("falls");
    QTest::addColumn<bool>("drops");
    const auto row = [](const char* name, Location location, WoundChange wound, bool isOut, bool falls, bool drops) {
        QTest::newRow(name) << static_cast<int>(location) << static_cast<int>(wound) << isOut << falls << drops;
    };
    row("TD-106: arm", Location::RightArm, WoundChange::Incapacitated, false, false, false);
    row("TD-107: arm", Location::RightArm, WoundChange::Disabled, false, false, true);
    row("TD-107: other arm", Location::LeftArm, WoundChange::Disabled, false, false, false);
    row("TD-106: leg", Location::LeftLeg, WoundChange::Incapacitated, false, false, false);
    row("TD-107: leg", Location::LeftLeg, WoundChange::Disabled, false, true, false);
    row("TD-108: head", Location::Head, WoundChange::Incapacitated, true, true, true);
    row("TD-108: torso", Location::Torso, WoundChange::Incapacitated, true, true, true);
}

void TwoD6StatusTest::wounds()
{
    QFETCH(int, location);
    QFETCH(int, wound);
    QFETCH(bool, isOut);
    QFETCH(bool, falls);
    QFETCH(bool, drops);
    Fighter who = somebody();
    arm(who, pistol());
    const Status status = saidOf(
        who, {.location = static_cast<Location>(location), .wound = static_cast<WoundChange>(wound)});
    const Fighter now = after(status, resolved(status, {})).character[0];
    QCOMPARE(static_cast<int>(woundAt(now.condition, static_cast<Location>(location))), wound - 1);
    QCOMPARE(now.condition.unconscious, isOut);
    QCOMPARE(now.condition.prone, falls);
    QCOMPARE(now.weaponStates[0].dropped, drops);
}

void TwoD6StatusTest::healedByWord()
{
    Fighter who = somebody();
    hurt(who.condition, Location::LeftLeg, Wound::Disabled);
    who.condition.daysLeft[static_cast<std::size_t>(Location::LeftLeg)] = 9;
    who.condition.operated = bitOf(Location::LeftLeg) | bitOf(Location::Head);
    const Condition now = conditionAfter(saidOf(who, {.location = Location::LeftLeg, .wound = WoundChange::Ok}));
    QCOMPARE(static_cast<int>(woundAt(now, Location::LeftLeg)), static_cast<int>(Wound::Ok));
    QCOMPARE(now.daysLeft[static_cast<std::size_t>(Location::LeftLeg)], 0);
    QCOMPARE(now.operated, bitOf(Location::Head));
}

/// The Recovery table has no such row (TD-131, TD-D36).
void TwoD6StatusTest::torsoIsNeverDisabled()
{
    QVERIFY(isRefusedAs(saidOf(somebody(), {.wound = WoundChange::Disabled}), RefusalCode::NotApplicable));
    QVERIFY(isFree(saidOf(somebody(), {.wound = WoundChange::Incapacitated})));
}

void TwoD6StatusTest::consciousnessAsked_data()
{
    QTest::addColumn<int>("filled");
    QTest::addColumn<int>("modifier");
    QTest::addColumn<int>("number");
    QTest::newRow("TD-102: GOOD") << 0 << 0 << 3;
    QTest::newRow("TD-102: FAIR") << 14 << 0 << 5;
    QTest::newRow("TD-102: POOR") << 20 << 0 << 7;
    QTest::newRow("TD-42: modified") << 14 << 2 << 7;
}

/// One below the number lays him out, the number does not (TD-103).
void TwoD6StatusTest::consciousnessAsked()
{
    QFETCH(int, filled);
    QFETCH(int, modifier);
    QFETCH(int, number);
    Fighter who = somebody();
    mark(who.condition, 0, filled);
    Consciousness roll = rollOf(who, false);
    if (modifier != 0)
        roll.options.checkModifiers.set("Fumes", modifier);
    const Given made = two(Query::ConsciousnessDice, 1, number - 1);
    const Resolution stays = resolved(roll, {made});
    QCOMPARE(valueOf(stays, Quantity::ConsciousnessNumber), number);
    QVERIFY(!after(roll, stays).character[0].condition.unconscious);
    const Resolution falls = resolved(roll, {two(Query::ConsciousnessDice, 1, number - 2)});
    QVERIFY(after(roll, falls).character[0].condition.unconscious);
}

void TwoD6StatusTest::triesToWake_data()
{
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("rounds");
    QTest::newRow("TD-114: WF 1") << 10 << 5 << 6;
    QTest::newRow("TD-114: WF 2") << 20 << 7 << 12;
    QTest::newRow("TD-114: WF 3") << 21 << 7 << 18;
    QTest::newRow("TD-D27: no Lethal") << 0 << 3 << 6;
}

/// Success wakes; else the next try is due by the Wound Factor (TD-114, TD-115).
void TwoD6StatusTest::triesToWake()
{
    QFETCH(int, lethal);
    QFETCH(int, number);
    QFETCH(int, rounds);
    const Consciousness roll = rollOf(unconscious(lethal, lethal), true);
    const Resolution wakes = resolved(roll, {two(Query::WakeDice, 1, number - 1)});
    QCOMPARE(valueOf(wakes, Quantity::WakeNumber), number);
    QVERIFY(!after(roll, wakes).character[0].condition.unconscious);
    QVERIFY(happened(wakes, EventKind::Awake));
    const Resolution sleeps = resolved(roll, {two(Query::WakeDice, 1, number - 2)});
    QVERIFY(after(roll, sleeps).character[0].condition.unconscious);
    QCOMPARE(after(roll, sleeps).character[0].condition.wakeIn, rounds);
}

void TwoD6StatusTest::noRollWhileFull()
{
    QVERIFY(isRefusedAs(rollOf(unconscious(0, 30), true), RefusalCode::MonitorFull));
    QVERIFY(isRefusedAs(rollOf(somebody(), true), RefusalCode::NotUnconscious));
    QVERIFY(isRefusedAs(rollOf(unconscious(), false), RefusalCode::ActorOut));
    QVERIFY(isFree(rollOf(unconscious(), true)));
    QVERIFY(isFree(rollOf(somebody(), false)));
}

/// Doubled, through armour, with the roll a Lethal wound asks for (TD-80, TD-87, TD-88, TD-101).
void TwoD6StatusTest::harmByHand()
{
    Harm harm = harmOf(5, DamageType::Lethal);
    harm.options.critical = true;
    clothe(harm.targets[0], armour(1, 2));
    const Resolution done = resolved(harm, {two(Query::ConsciousnessDice, 2, 2)});
    QVERIFY(!done.open);
    QCOMPARE(after(harm, done).targets[0].condition.lethal, 5);
    harm.options.armour = false;
    const Resolution bare = resolved(harm, {two(Query::ConsciousnessDice, 2, 2), declines()});
    QCOMPARE(after(harm, bare).targets[0].condition.lethal, 10);
    QVERIFY(isOpenAt(resolved(harm, {}), Query::ConsciousnessDice));
    harm.options.damageType = DamageType::Bruise;
    QVERIFY(!resolved(harm, {}).open);
}

/// Each rolls for himself, and whom the second held comes free of him.
void TwoD6StatusTest::harmOfSeveral()
{
    Harm harm = harmOf(4, DamageType::Lethal);
    harm.targets.push_back(somebody());
    harm.names.push_back({3});
    harm.targets[0].condition.heldBy.add({3});
    harm.targets[1].condition.holding = 2;
    const Resolution done = resolved(harm,
                                     {two(Query::ConsciousnessDice, 6, 6), two(Query::ConsciousnessDice, 1, 1, 1)});
    QVERIFY(!done.open);
    const Harm now = after(harm, done);
    QVERIFY(!now.targets[0].condition.unconscious);
    QVERIFY(now.targets[1].condition.unconscious);
    QVERIFY(now.targets[0].condition.heldBy.isEmpty());
    QCOMPARE(now.targets[1].condition.holding, 0);
}

void TwoD6StatusTest::harmRefused()
{
    Harm harm = harmOf(0, DamageType::Lethal);
    QVERIFY(isRefusedAs(harm, RefusalCode::NothingHarms));
    harm.options.points = 1;
    QVERIFY(isFree(harm));
    harm.targets.clear();
    QVERIFY(isRefusedAs(harm, RefusalCode::NobodyHarmed));
}

/// What makes rolls harder is added to target numbers, never to a score.
void TwoD6StatusTest::feverIsNoHeadStart()
{
    RollCondition fever;
    fever.rolls = 2;
    const AnyRecord condition(conditionTemplateRecord, &fever);
    const TwoD6Conditions facet;
    Input round(RoundChange::kAction);
    round.as<RoundChange>()->members.resize(1);
    facet.enter(round, {Role::Target, 0}, condition);
    QVERIFY(round.as<RoundChange>()->memberOptions.empty());
    Input attack(Attack::kAction);
    facet.enter(attack, {Role::Actor, 0}, condition);
    QCOMPARE(attack.as<Attack>()->options.rollModifiers.entries.size(), std::size_t{1});
}

/// Who is held defends himself although he acts; the holder rolls nothing.
void TwoD6StatusTest::feverHindersAnEscape()
{
    RollCondition fever;
    fever.name = "Fever";
    fever.rolls = 2;
    const AnyRecord condition(conditionTemplateRecord, &fever);
    const TwoD6Conditions facet;
    Input escape(Escape::kAction);
    facet.enter(escape, {Role::Target, 0}, condition);
    QVERIFY(escape.as<Escape>()->options.defenceModifiers.entries.empty());
    facet.enter(escape, {Role::Actor, 0}, condition);
    QCOMPARE(escape.as<Escape>()->options.defenceModifiers.rank("Fever"), 2);
    Input treat(Treat::kAction);
    facet.enter(treat, {Role::Actor, 0}, condition);
    QCOMPARE(treat.as<Treat>()->options.checkModifiers.rank("Fever"), 2);
}

void TwoD6StatusTest::situationsAreOffered_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<RollModifier::Affected>("kind");
    using Affected = RollModifier::Affected;
    QTest::newRow("TD-42 attack") << u"attack"_qs << Affected::Attack;
    QTest::newRow("TD-42 area fire") << u"areaFire"_qs << Affected::Attack;
    QTest::newRow("TD-42 grapple") << u"grapple"_qs << Affected::Attack;
    QTest::newRow("TD-75 fall check") << u"grapple"_qs << Affected::Defence;
    QTest::newRow("TD-78 escape") << u"escape"_qs << Affected::Defence;
    QTest::newRow("TD-102 Consciousness") << u"consciousness"_qs << Affected::Check;
    QTest::newRow("TD-113 stabilising") << u"treat"_qs << Affected::Check;
    QTest::newRow("TD-121 care") << u"care"_qs << Affected::Check;
    QTest::newRow("TD-127 surgery") << u"surgery"_qs << Affected::Check;
    QTest::newRow("TD-130 reopening") << u"recover"_qs << Affected::Check;
}

/// A line of the library is offered with the rolls it is for.
void TwoD6StatusTest::situationsAreOffered()
{
    QFETCH(QString, action);
    QFETCH(RollModifier::Affected, kind);
    RollModifier line;
    line.value = 3;
    line.appliesTo = kind;
    const AnyRecord modifier(modifierRecord, &line);
    const ActionDeclaration* declared = Attack::kAction.system().action(action.toStdString());
    QVERIFY(declared);
    int lists = 0;
    for (const PartDeclaration& part : declared->parts) {
        for (const FieldDeclaration& field : part.record->fields)
            lists += part.role == Role::Declared && situationFor(modifier, field.id) == 3 ? 1 : 0;
    }
    QCOMPARE(lists, 1);
}

/// Aim, treatment and holds end with who leaves the fight (TD-48, TD-D54, TD-D62).
void TwoD6StatusTest::whoIsGoneUnties()
{
    Condition condition;
    condition.aimAt = condition.treats = condition.holding = 4;
    condition.aimRounds = condition.treatRounds = 2;
    condition.heldBy.add({4});
    condition.heldBy.add({5});
    AnyRecord state(conditionRecord, &condition);
    const TwoD6Conditions facet;
    facet.untie(state, 4);
    const auto& now = state.as<Condition>();
    QCOMPARE(now.aimAt, 0);
    QCOMPARE(now.aimRounds, 0);
    QCOMPARE(now.treats, 0);
    QCOMPARE(now.holding, 0);
    QCOMPARE(now.heldBy.size(), std::size_t{1});
    QCOMPARE(now.heldBy[0].who, 5);
}

HITSPREAD_TEST(TwoD6StatusTest)

#include "twod6status_test.moc"
