#include "rules/core/input.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/harm/treatment.h"
#include "rules/systems/threed/melee/ready.h"
#include "rules/systems/threed/melee/throw.h"
#include "rules/systems/threed/turn/opportunity.h"
#include "rules/systems/threed/turn/preparation.h"
#include "rules/systems/threed/turn/split.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::threed;

Q_DECLARE_METATYPE(Condition)
Q_DECLARE_METATYPE(OpportunityStep)

/// What is declared for an action before anybody has declared anything.
class PresetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mode_data();
    void mode();
    void hands();
    void remedy();
    void readying();
    void handsOfTheMaimed();
    void whatDoesNotMatterIsNotAsked();
    void areaUnderFire();
    void wornCover();
    void opportunity_data();
    void opportunity();
    void split_data();
    void split();
    void namesToTest();
};

void PresetTest::mode_data()
{
    QTest::addColumn<int>("modes");
    QTest::addColumn<int>("preset");
    const auto row = [](const char* name, int modes, Mode preset) {
        QTest::newRow(name) << modes << static_cast<int>(preset);
    };
    row("3D-ROF-01 semi", bit(Mode::SemiAuto), Mode::SemiAuto);
    row("semi before double action", bit(Mode::SemiAuto) | bit(Mode::DoubleAction) | bit(Mode::FullAuto),
        Mode::SemiAuto);
    row("double before single action", bit(Mode::DoubleAction) | bit(Mode::SingleAction), Mode::DoubleAction);
    row("single action", bit(Mode::SingleAction), Mode::SingleAction);
    row("single shots before bursts", bit(Mode::SingleAction) | bit(Mode::Burst), Mode::SingleAction);
    row("full auto only", bit(Mode::FullAuto), Mode::FullAuto);
}

void PresetTest::mode()
{
    QFETCH(int, modes);
    QFETCH(int, preset);
    Shot shot;
    shot.weapon.modes = modes;
    Input input{shot};
    input.preset();
    QCOMPARE(static_cast<int>(input.get<Shot>().options.mode), preset);
}

void PresetTest::hands()
{
    for (const auto& [drawn, expected] : {std::pair{Drawn::Right, Hands::Right}, std::pair{Drawn::Left, Hands::Left},
                                          std::pair{Drawn::Both, Hands::Two}, std::pair{Drawn::No, Hands::Two}}) {
        Shot shot;
        shot.weaponState.drawn = drawn;
        Input input{shot};
        input.preset();
        QCOMPARE(input.get<Shot>().options.hands, expected);
        Preparation preparation;
        preparation.weaponState.drawn = drawn;
        input = Input{preparation};
        input.preset();
        QCOMPARE(input.get<Preparation>().options.hands, expected);
    }
}

/// 3D-HEAL-01: who has no inborn power treats with a drug; what stands there can be done.
void PresetTest::remedy()
{
    for (const auto& [rank, expected] : {std::pair{0, Remedy::Drug}, std::pair{1, Remedy::InbornPower}}) {
        Treatment treatment;
        treatment.healer.ebonHealerRank = rank;
        Input input{treatment};
        input.preset();
        QCOMPARE(input.get<Treatment>().options.what, expected);
    }
}

/// who has one usable arm fires with it, and that is what stands there to be seen.
void PresetTest::handsOfTheMaimed()
{
    Shot shot;
    shot.weaponState.drawn = Drawn::Both;
    shot.shooter.hitsMax.fill(9);
    const auto hands = [&shot] {
        Input input{shot};
        input.preset();
        return input.get<Shot>().options.hands;
    };
    QCOMPARE(hands(), Hands::Two);
    shot.shooterCondition.damage[static_cast<std::size_t>(Location::LeftArm)] = 14;
    QCOMPARE(hands(), Hands::Right);
    shot.shooterCondition.damage[static_cast<std::size_t>(Location::RightArm)] = 9;
    QCOMPARE(hands(), Hands::Two);  // neither: that is refused, not turned into something else
    shot.shooterCondition.damage[static_cast<std::size_t>(Location::LeftArm)] = 0;
    QCOMPARE(hands(), Hands::Left);
}

/// A jam is cleared whatever the scope is set to (3D-JAM-02); an aim asks for cover (3D-FIRE-04), drawing for hands (3D-DRAW-01).
void PresetTest::whatDoesNotMatterIsNotAsked()
{
    Preparation preparation;
    const auto asked = [&preparation](Preparing what) {
        preparation.options.what = what;
        const Input input(preparation);
        QStringList fields;
        for (const OptionDeclaration& option : Preparation::kAction.options) {
            const std::string_view id = Preparation::kAction.parts[option.part].record->fields[option.field].id;
            if (input.matters(option.part, option.field))
                fields << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        }
        return fields.join(u' ');
    };
    QCOMPARE(asked(Preparing::ClearJam), QStringLiteral("what"));
    QCOMPARE(asked(Preparing::StandUp), QStringLiteral("what"));
    QCOMPARE(asked(Preparing::Aim), QStringLiteral("what rest inCover"));
    QCOMPARE(asked(Preparing::Draw), QStringLiteral("what hands"));
    QCOMPARE(asked(Preparing::Refocus), QStringLiteral("what band"));
}

/// 3D-DRAW-06: a weapon that is packed away has to be drawn before anything else; a claw never is.
void PresetTest::readying()
{
    const auto presetOf = [](const auto& action) {
        Input input{action};
        input.preset();
        return input.get<std::decay_t<decltype(action)>>().options;
    };
    Ready ready;
    QCOMPARE(presetOf(ready).what, Readying::Draw);
    QCOMPARE(presetOf(ready).hands, Hands::Right);
    ready.weapon.hands = 2;
    QCOMPARE(presetOf(ready).hands, Hands::Two);
    ready.weaponState.drawn = Drawn::Both;
    QCOMPARE(presetOf(ready).what, Readying::Aim);
    ready.weaponState.drawn = Drawn::No;
    ready.weapon.natural = true;
    QCOMPARE(presetOf(ready).what, Readying::Aim);
    // Nobody aims what is thrown.
    ReadyThrown thrown;
    QCOMPARE(presetOf(thrown).what, Readying::Draw);
    thrown.weaponState.drawn = Drawn::Right;
    QCOMPARE(presetOf(thrown).what, Readying::PutAway);
}

/// 3D-SUP-01, A-065: who crosses an area finds it as the gunner keeps it; without one the declared numbers stay.
void PresetTest::areaUnderFire()
{
    Evade evade;
    Input input{evade};
    input.preset();
    QCOMPARE(input.get<Evade>().options.zoneValue, 0);
    QCOMPARE(input.get<Evade>().options.zoneBullets, 2);
    evade.shooterCondition.zoneValue = 7;
    evade.shooterCondition.zoneBullets = 5;
    input = Input{evade};
    input.preset();
    QCOMPARE(input.get<Evade>().options.zoneValue, 7);
    QCOMPARE(input.get<Evade>().options.zoneBullets, 5);
}

/// the cover shots have worn stands ready to be declared again.
void PresetTest::wornCover()
{
    Shot shot;
    shot.targetCondition.coverPv = 9;
    shot.targetCondition.coverId = 10;
    Input input{shot};
    input.preset();
    QCOMPARE(input.get<Shot>().options.coverPv, 9);
    QCOMPARE(input.get<Shot>().options.coverId, 10);
    QCOMPARE(input.get<Shot>().options.coveredLocations, 0);
    Volley volley;
    volley.targets.resize(2);
    volley.targets[1].condition = shot.targetCondition;
    input = Input{volley};
    input.preset();
    QCOMPARE(input.get<Volley>().targets[0].options.coverPv, kNoEntry);
    QCOMPARE(input.get<Volley>().targets[1].options.coverId, 10);
    Throw thrown;
    thrown.targetCondition = shot.targetCondition;
    input = Input{thrown};
    input.preset();
    QCOMPARE(input.get<Throw>().options.coverPv, 9);
}

void PresetTest::opportunity_data()
{
    QTest::addColumn<Condition>("condition");
    QTest::addColumn<OpportunityStep>("preset");
    const auto row = [](const char* name, OpportunityStep preset, int left, int held, int additional,
                        bool taken = false) {
        Condition condition;
        condition.actionsLeft = left;
        condition.actionsHeld = held;
        condition.additionalLeft = additional;
        condition.additionalTaken = taken;
        QTest::newRow(name) << condition << preset;
    };
    row("3D-TURN-08 who has an Action holds it", OpportunityStep::Hold, 1, 0, 0);
    row("3D-TURN-08 who holds one takes it", OpportunityStep::Take, 0, 1, 0);
    row("3D-TURN-08 before the one he has left", OpportunityStep::Take, 1, 1, 1);
    row("3D-TURN-05 else an additional one", OpportunityStep::Additional, 0, 0, 1);
    row("3D-TURN-05 A-016 one in a phase", OpportunityStep::Hold, 0, 0, 1, true);
    row("out of any phase", OpportunityStep::Hold, kNoEntry, 0, 1);
}

void PresetTest::opportunity()
{
    QFETCH(Condition, condition);
    Opportunity opportunity;
    opportunity.condition = condition;
    Input input{opportunity};
    input.preset();
    QTEST(input.get<Opportunity>().options.what, "preset");
}

/// What a split Action is preset with, and from what its parts are chosen.
void PresetTest::split_data()
{
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<int>("least");
    QTest::addColumn<QString>("parts");
    QTest::addColumn<QString>("range");
    const auto row = [](const char* name, const char* skills, const char* parts, const char* range, int least = 1) {
        QTest::newRow(name) << QString::fromLatin1(skills).split(u',', Qt::SkipEmptyParts) << least
                            << QString::fromLatin1(parts) << QString::fromLatin1(range);
    };
    row("3D-TURN-09 E-05 the best two", "dodge 3,rifle 6", "rifle dodge", "1 3");
    row("3D-TURN-10 E-05 Dodge 1", "dodge 1,rifle 6", "rifle dodge", "1 1");
    row("A-020 the primary keeps a point", "dodge 3,rifle 3", "dodge rifle", "1 2");
    row("A-020 or none by switch", "dodge 3,rifle 3", "dodge rifle", "0 3", 0);
    row("A-020 one skill twice", "rifle 6", "rifle rifle", "1 5");
    row("A-020 rank 1 is too low", "rifle 1", "rifle rifle", "");
    row("nobody without a skill", "", " ", "");
}

void PresetTest::split()
{
    QFETCH(QStringList, skills);
    QFETCH(int, least);
    Split split;
    for (const QString& skill : skills)
        split.character.skills.set(skill.section(u' ', 0, 0).toStdString(), skill.section(u' ', 1).toInt());
    split.switches.splitMinShare = least;
    Input input{split};
    input.preset();
    split = input.get<Split>();
    QTEST(QString::fromStdString(split.options.primary + ' ' + split.options.secondary), "parts");
    QCOMPARE(split.options.share, 1);
    QCOMPARE(offerFor(split, "primary")->names, split.character.skills.entries);
    QCOMPARE(offerFor(split, "secondary")->names, split.character.skills.entries);
    QVERIFY(!offerFor(split, "inAdvance"));
    const auto range = offerFor(split, "share")->range;
    QTEST(range ? QStringLiteral("%1 %2").arg(range->first).arg(range->second) : QString(), "range");
    // What is offered is what the rules take.
    for (int share = -1; range && share <= 7; ++share) {
        split.options.share = share;
        QCOMPARE(refusalsOf(split, nullptr).empty(), share >= range->first && share <= range->second);
    }
}

/// 3D-SKL-01, 3D-SKL-05: a skill is tested among his skills, a stat among his stats.
void PresetTest::namesToTest()
{
    Check check;
    check.character.skills.set("rifle", 6);
    check.character.cool = 9;
    check.character.stats.set("luck", 4);
    QCOMPARE(offerFor(check, "name")->names, check.character.skills.entries);
    check.options.kind = TestKind::Stat;
    const auto names = offerFor(check, "name")->names;
    QCOMPARE(names.size(), std::size_t(7));
    QVERIFY(!offerFor(check, "rank"));
    for (const auto& [name, value] : names) {
        check.options.name = name;
        QCOMPARE(rankOf(check), std::optional(value));
    }
    QCOMPARE(names.back(), (std::pair<std::string, std::int32_t>("luck", 4)));
}

HITSPREAD_TEST(PresetTest)
#include "preset_test.moc"
