#include <QTest>

#include "attackhand.h"
#include "models/tracemodel.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/throw.h"
#include "rules/systems/threed/vocabulary.h"
#include "samplefiles.h"
#include "support/databasedump.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/choicecard.h"
#include "ui/attack/deeddialog.h"
#include "ui/attack/meleedialog.h"
#include "ui/attack/stagetrail.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/widgets/dietile.h"
#include "ui/widgets/elidedlabel.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace hitspread;
using support::in;
using support::Program;
using support::stepOf;
using support::type;

/// The melee dialog under the hand, most of it by keyboard alone: parry, dodge, Martial Arts, a thrown blade, what is refused and
/// why, undo to the last value, and what waits while the program is closed.
class TestMelee : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_melee"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void exchangeWithParryByKeys();
    void exchangeWithDodgeByKeys();
    void defenceIsChosenBeforehand();
    void bareHandsAndMartialArts();
    void bladeIsThrown();
    void whipStrikesBack();
    void twoBladesStrikeTwice();
    void focusGoesToTheDefence_data();
    void focusGoesToTheDefence();
    void refusedDefencesSayWhy();
    void weaponMustBeInHand();
    void clickAimsAndSpends();
    void nextFoeIsNotAimedAt();
    void pendingComesBack();
    void droppedLeavesNothing();
    void applyAndUndoLeaveTheFile();
    void deedsStandInTheMenu();
    void otherSystemSaysWhyNot();

private:
    MeleeDialog* open(Program& program, const char* actor = "Odile Marsh", const char* target = "Sgt Holt");
    /// Somebody of the library joins the fight under another name, with one more weapon in a hand that held something else.
    static void join(Program& program, const char* character, const char* weapon, threed::Drawn hand, const char* name,
                     Side side);
    static void choose(Program& program, MeleeDialog& dialog, const char* combo, const QString& part);
    static void takeWeapon(Program& program, MeleeDialog& dialog, const QString& part);
    static int hitsLeft(Program& program, const char* name, threed::Location location);

    support::SampleFiles m_files;
    QString m_file;
};

MeleeDialog* TestMelee::open(Program& program, const char* actor, const char* target)
{
    support::choose(program, actor, target);
    return support::openByKey<MeleeDialog>(program, Qt::Key_M, "meleeDialog", {1320, 860});
}

void TestMelee::join(Program& program, const char* character, const char* weapon, threed::Drawn hand, const char* name,
                     Side side)
{
    if (!program.waitForFight())
        qFatal("no fight");
    const RecordId fight = program.window.fight().snapshot().encounter.id;
    program.gateway.run(
        &program.window,
        [=](CampaignServices& services) {
            const auto find = [&](RecordKind kind, const char* words) {
                LibraryQuery query;
                query.kind = kind;
                query.search = words;
                return services.library.list(query).front().id;
            };
            const RecordId who = find(RecordKind::Character, character);
            const RecordId given = services.kits.give(who,
                                                      {RecordKind::MeleeWeapon, find(RecordKind::MeleeWeapon, weapon)});
            for (const KitItem& item : services.kits.kit(who)) {
                const RecordKind kind = item.possession.kind;
                if (kind != RecordKind::MeleeWeapon && kind != RecordKind::ThrownWeapon)
                    continue;
                AnyRecord state = item.possession.state.cloned();
                auto& drawn = state.as<threed::ItemState>().drawn;
                if (item.possession.id == given)
                    drawn = hand;
                else if (drawn == hand)
                    drawn = threed::Drawn::No;
                services.kits.setState(item.possession.id, state);
            }
            (void)services.encounters.add(fight, who, name, side);
        },
        [] {});
    const bool there = QTest::qWaitFor([&] {
        const auto& all = program.window.fight().snapshot().combatants;
        return program.gateway.waiting() == 0
            && std::ranges::any_of(all, [&](const CombatantView& view) { return view.combatant.name == name; });
    });
    if (!there)
        qFatal("did not join");
}

void TestMelee::takeWeapon(Program& program, MeleeDialog& dialog, const QString& part)
{
    choose(program, dialog, "attackerWeapon", part);
}

void TestMelee::choose(Program& program, MeleeDialog& dialog, const char* name, const QString& part)
{
    auto* combo = in<QComboBox>(dialog, name);
    for (int i = 0; i < combo->count(); ++i) {
        if (combo->itemText(i).contains(part)) {
            combo->setCurrentIndex(i);
            Q_EMIT combo->activated(i);
            if (!program.settle())
                qFatal("not settled");
            return;
        }
    }
    qFatal("no such weapon");
}

int TestMelee::hitsLeft(Program& program, const char* name, threed::Location location)
{
    const FightSnapshot& fight = program.window.fight().snapshot();
    const auto view = std::ranges::find(fight.combatants, name,
                                        [](const CombatantView& one) { return one.combatant.name; });
    return digestOf(fight.encounter.system, sourceOf(*view, fight.encounter.switches))
        .locations[static_cast<std::size_t>(location)]
        .hits;
}

void TestMelee::exchangeWithParryByKeys()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    // Enter rolls: it does not close.
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("primaryButton"));
    auto* trail = dialog->findChild<StageTrail*>();
    QCOMPARE(trail->current(), 0);
    // Ready in hand, so taken without asking.
    QVERIFY(in<QComboBox>(*dialog, "attackerWeapon")->currentText().contains(QStringLiteral("Gutting knife")));
    QVERIFY(in<QComboBox>(*dialog, "defenderWeapon")->currentText().contains(QStringLiteral("truncheon")));
    type(*dialog, "554");  // 14 + Blade 6: hits
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackHit), 1);
    QCOMPARE(trail->current(), 1);
    // The defence is asked for, the free parry taken already; its number takes it for good.
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("card1"));
    QVERIFY(in<QPushButton>(*dialog, "card1")->isChecked());
    type(*dialog, "1");
    QVERIFY(qobject_cast<DieTile*>(dialog->focusWidget()));
    type(*dialog, "463");  // 13 + Club 4: parried, success die 4
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::ParrySuccess), 1);
    QCOMPARE(trail->current(), 3);
    // Success die 4, DAM 2 of the truncheon, a third of STR 9; of DAM 2, die 4, a third of STR 7: nothing is left.
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::ParryStopped), 9);
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DamageParried), 0);
    QVERIFY(presenter.isFinished());
    QCOMPARE(outcomeOf(presenter.action()), QStringLiteral("parried"));
    const QStringList before = program.state();
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    // The free parry is gone, nobody is hurt.
    QCOMPARE(program.state(), before);
    QCOMPARE(program.window.fight().snapshot().last->action, std::string("melee"));
}

void TestMelee::exchangeWithDodgeByKeys()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    type(*dialog, "666");
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("card1"));
    type(*dialog, "3");  // dodge for the phase
    QVERIFY(in<QPushButton>(*dialog, "card3")->isChecked());
    QVERIFY(qobject_cast<DieTile*>(dialog->focusWidget()));
    type(*dialog, "111");  // fails: the blow lands
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DodgeSuccess), 0);
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackStillHits), 1);
    type(*dialog, "3");  // direction
    QCOMPARE(presenter.choices().back().answer.choiceOrigin, Origin::Preset);
    // Points that pull the blow back: its digit, then whatever is open.
    type(*dialog, "1");
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DeviationSpent), 1);
    for (int guard = 0; guard < 9 && !presenter.isFinished(); ++guard)
        type(*dialog, "4");
    QVERIFY(presenter.isFinished());
    // It lands somewhere and is no longer held off; what his plate stops is the armour's business.
    QVERIFY(stepOf(dialog->presenter(), threed::Quantity::DeviationLocation).value_or(-1) >= 0);
    QVERIFY(stepOf(dialog->presenter(), threed::Quantity::DamageValue).value_or(0) > 0);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
}

void TestMelee::defenceIsChosenBeforehand()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
    QVERIFY(in<QPushButton>(*dialog, "card5")->isChecked());
    type(*dialog, "554");
    // Decided already: on to the direction.
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("rose"));
    QVERIFY(!stepOf(dialog->presenter(), threed::Quantity::ParryDice));
}

void TestMelee::bareHandsAndMartialArts()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program, "Sgt Holt", "Odile Marsh");
    AttackPresenter& presenter = dialog->presenter();
    takeWeapon(program, *dialog, QStringLiteral("Martial Arts"));
    const auto& melee = std::get<threed::Melee>(presenter.action().request.input.action);
    QCOMPARE(melee.weapon.skill, std::string("martialArts"));
    QVERIFY(melee.weapon.bareHanded);
    in<QPushButton>(*dialog, "moreOptions")->click();
    QTest::mouseClick(in<QPushButton>(*dialog, "wantedDamage_1"), Qt::LeftButton);
    type(*dialog, "666");
    QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
    for (int guard = 0; guard < 12 && !presenter.isFinished(); ++guard)
        type(*dialog, "2");
    QVERIFY(presenter.isFinished());
    // A third of STR 9, a third of rank 2 rounded up (3D-MA-01); standard damage by choice (3D-BRUISE-02).
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DamageStrength), 4);
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::BlowBruises), 0);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(program.window.fight().snapshot().last->action, std::string("melee"));
}

void TestMelee::bladeIsThrown()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    takeWeapon(program, *dialog, QStringLiteral("Weighted dart"));
    QCOMPARE(presenter.action().action, std::string("throw"));
    const auto* card = dialog->findChild<QPushButton*>(QStringLiteral("card1"));
    QVERIFY(!card || !card->isVisible());
    auto* range = in<QWidget>(*dialog, "option_distance");
    // The columns find their places once everything of the throw stands there.
    QTRY_VERIFY(range->isVisible());
    presenter.setNumber(*presenter.path("options", "distance"), 6);
    type(*dialog, "664");
    type(*dialog, "3");
    for (int guard = 0; guard < 12 && !presenter.isFinished(); ++guard)
        type(*dialog, "3");
    QVERIFY(presenter.isFinished());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name != "Odile Marsh")
            continue;
        const auto darts = othersOf("threed", view, RecordKind::ThrownWeapon);
        QCOMPARE(darts.front().count, 3);
    }
}

// Whoever parries with a whip hits the arm that struck (3D-PAR-11, 3D-PAR-12, A-140).
void TestMelee::whipStrikesBack()
{
    Program program(m_file);
    join(program, "Sgt Holt", "Mooring chain", threed::Drawn::Right, "Chain Holt", Side::Opponents);
    const int before = hitsLeft(program, "Odile Marsh", threed::Location::RightArm);
    QCOMPARE(before, 8);
    MeleeDialog* dialog = open(program, "Odile Marsh", "Chain Holt");
    choose(program, *dialog, "defenderWeapon", QStringLiteral("Mooring chain"));
    // To hit −2 by its nature: 13 + 2.
    QVERIFY(in<QPushButton>(*dialog, "card1")->toolTip().contains(QStringLiteral("against 15")));
    type(*dialog, "554");  // 14 + Blade 6: hits; DAM 2, die 4, a third of STR 7: 8 damage
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackHit), 1);
    type(*dialog, "1");
    type(*dialog, "656");  // 17 without the skill: parried, success die 6
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::ParrySuccess), 1);
    // Success die 6, DAM 4 of the chain, a third of STR 9.
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::ParryStopped), 13);
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DamageParried), 0);
    // Back at her: the right arm, DAM 4, a third of STR 9, damage die 6; no armour there.
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DeviationLocation, 1),
             static_cast<int>(threed::Location::RightArm));
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DamageValue, 1), 13);
    QVERIFY(dialog->presenter().isFinished());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(hitsLeft(program, "Odile Marsh", threed::Location::RightArm), before - 13);
}

// Two blades, two blows in one Action: half the skill for both, −3 with the off-hand (3D-DUAL-03, 3D-DUAL-05, A-105).
void TestMelee::twoBladesStrikeTwice()
{
    Program program(m_file);
    join(program, "Odile Marsh", "Quay cutlass", threed::Drawn::Left, "Two Blades", Side::Players);
    MeleeDialog* dialog = open(program, "Two Blades", "Sgt Holt");
    takeWeapon(program, *dialog, QStringLiteral("Gutting knife"));
    const auto isOffered = [dialog](const char* name) {
        return !in<QWidget>(*dialog, name)->parentWidget()->isHidden();
    };
    QVERIFY(isOffered("secondWeapon"));
    QVERIFY(!isOffered("option_blow"));
    choose(program, *dialog, "secondWeapon", QStringLiteral("Quay cutlass"));
    QVERIFY(isOffered("option_blow"));
    // The second comes after the first.
    QVERIFY(!in<QPushButton>(*dialog, "blow_2")->isEnabled());
    QVERIFY(in<QPushButton>(*dialog, "blow_2")->toolTip().contains(QStringLiteral("3D-DUAL-05")));
    in<QPushButton>(*dialog, "blow_1")->click();
    QVERIFY2(dialog->presenter().complaints().isEmpty(), qPrintable(dialog->presenter().complaints().join(u' ')));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
    in<QPushButton>(*dialog, "primaryButton")->setFocus();
    type(*dialog, "5543");  // 14 + half of Blade 6
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackSkill), 17);
    for (int guard = 0; guard < 12 && !dialog->presenter().isFinished(); ++guard)
        type(*dialog, "3");
    QVERIFY(dialog->presenter().isFinished());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    dialog = open(program, "Two Blades", "Sgt Holt");
    takeWeapon(program, *dialog, QStringLiteral("Quay cutlass"));
    choose(program, *dialog, "secondWeapon", QStringLiteral("Gutting knife"));
    in<QPushButton>(*dialog, "blow_2")->click();
    QVERIFY2(dialog->presenter().complaints().isEmpty(), qPrintable(dialog->presenter().complaints().join(u' ')));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
    in<QPushButton>(*dialog, "primaryButton")->setFocus();
    type(*dialog, "5543");
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackSkill), 17);
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackOffHand), 14);
    for (int guard = 0; guard < 12 && !dialog->presenter().isFinished(); ++guard)
        type(*dialog, "3");
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    // A third blow needs an Action of its own.
    dialog = open(program, "Two Blades", "Sgt Holt");
    choose(program, *dialog, "secondWeapon", QStringLiteral("Gutting knife"));
    QVERIFY(!in<QPushButton>(*dialog, "blow_2")->isEnabled());
}

void TestMelee::focusGoesToTheDefence_data()
{
    QTest::addColumn<QString>("attacker");
    QTest::addColumn<QString>("defender");
    QTest::newRow("with a weapon to parry with") << QStringLiteral("Odile Marsh") << QStringLiteral("Sgt Holt");
    QTest::newRow("with bare hands, Actions left") << QStringLiteral("Sgt Holt") << QStringLiteral("Ines Varga");
    QTest::newRow("wounded") << QStringLiteral("Sgt Holt") << QStringLiteral("Tomas Reed");
    QTest::newRow("a dog") << QStringLiteral("Odile Marsh") << QStringLiteral("Watch Dog");
}

void TestMelee::focusGoesToTheDefence()
{
    QFETCH(QString, attacker);
    QFETCH(QString, defender);
    Program program(m_file);
    MeleeDialog* dialog = open(program, qUtf8Printable(attacker), qUtf8Printable(defender));
    type(*dialog, "666");
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackHit), 1);
    auto* card = qobject_cast<ChoiceCard*>(dialog->focusWidget());
    QVERIFY2(card, qPrintable(dialog->focusWidget()->objectName()));
    QVERIFY(card->isChecked() && card->isEnabled());
    // It can be taken there and then, and the next die has the keyboard.
    type(*dialog, "5");
    QVERIFY(in<QPushButton>(*dialog, "card5")->isChecked());
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("rose"));
}

void TestMelee::refusedDefencesSayWhy()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    const auto says = [&](const char* card, const QString& words) {
        const auto* button = in<QPushButton>(*dialog, card);
        QVERIFY(!button->isEnabled());
        QVERIFY2(button->toolTip().contains(words), qPrintable(button->toolTip()));
        QCOMPARE(button->accessibleDescription(), button->toolTip());
    };
    QVERIFY(in<QPushButton>(*dialog, "card1")->toolTip().contains(QStringLiteral("against 13")));
    presenter.setNumber(*presenter.path("options", "handicap"), 2);
    QVERIFY(in<QPushButton>(*dialog, "card1")->toolTip().contains(QStringLiteral("against 15")));
    presenter.setNumber(*presenter.path("target.condition", "freeParriesLeft"), 0);
    says("card1", QStringLiteral("3D-PAR-01"));
    QVERIFY(in<QPushButton>(*dialog, "card2")->isEnabled());
    presenter.setNumber(*presenter.path("target.condition", "actionsLeft"), 0);
    says("card2", QStringLiteral("no Action left"));
    says("card3", QStringLiteral("no Action left"));
    // With nothing else left he takes it.
    QVERIFY(in<QPushButton>(*dialog, "card5")->isChecked());
    presenter.resetAll();
    presenter.setNumber(*presenter.path("target.condition", "meleeAim"), 1);
    says("card1", QStringLiteral("3D-MEL-10"));
    QVERIFY(in<QPushButton>(*dialog, "card3")->isChecked());
    presenter.resetAll();
    presenter.setNumber(*presenter.path("options", "targetUnaware"), 1);
    says("card1", QStringLiteral("does not see it coming"));
    says("card3", QStringLiteral("does not see it coming"));
}

void TestMelee::weaponMustBeInHand()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    presenter.setNumber(*presenter.path("weapon.state", "drawn"), 0);
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    QVERIFY(!primary->isEnabled());
    QVERIFY(!presenter.complaints().isEmpty());
    QVERIFY(in<ElidedLabel>(*dialog, "attackNote")->text() == presenter.complaints().first());
    presenter.setNumber(*presenter.path("weapon.state", "drawn"), 1);
    QVERIFY(primary->isEnabled());
}

void TestMelee::clickAimsAndSpends()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    auto* view = in<BodyView>(*dialog, "fireStage");
    const auto click = [&](Hex hex) {
        const QPointF centre = view->bodyScene().stageLayout().geometry.centre(hex);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(centre));
        QCoreApplication::processEvents();
    };
    click(Hex{0, 4});
    QCOMPARE(presenter.aim(), std::optional(Hex{0, 4}));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
    type(*dialog, "5543");
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DeviationSpread), 3);
    click(walk(Hex{0, 4}, 3, 2));
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DeviationSpent), 1);
    QCOMPARE(presenter.aim(), std::optional(Hex{0, 4}));
}

void TestMelee::nextFoeIsNotAimedAt()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    const auto usual = dialog->presenter().aim();
    QVERIFY(usual && *usual != (Hex{0, 4}));
    dialog->presenter().setAim(Hex{0, 4});
    // Another weapon against the same foe keeps it.
    takeWeapon(program, *dialog, QStringLiteral("Bare hands"));
    QCOMPARE(dialog->presenter().aim(), std::optional(Hex{0, 4}));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    dialog = open(program, "Odile Marsh", "Watch Dog");
    QCOMPARE(dialog->presenter().aim(), usual);
}

void TestMelee::pendingComesBack()
{
    {
        Program program(m_file);
        MeleeDialog* dialog = open(program);
        takeWeapon(program, *dialog, QStringLiteral("knife"));
        dialog->presenter().setNumber(*dialog->presenter().path("options", "handicap"), 1);
        type(*dialog, "554");
        QVERIFY(program.settle());
    }
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QVERIFY(QTest::qWaitFor([&] { return program.find<MeleeDialog>("meleeDialog") != nullptr; }));
    auto* dialog = program.find<MeleeDialog>("meleeDialog");
    QVERIFY(dialog->isVisible() && dialog->presenter().hasFallen());
    const auto& melee = std::get<threed::Melee>(dialog->presenter().action().request.input.action);
    QCOMPARE(melee.options.handicap, 1);
    QVERIFY(in<QComboBox>(*dialog, "attackerWeapon")->currentText().contains(QStringLiteral("knife")));
    QVERIFY(in<QComboBox>(*dialog, "defenderWeapon")->currentText().contains(QStringLiteral("truncheon")));
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackHit), 1);
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTest::keyClick(dialog, Qt::Key_R);
    QVERIFY(dialog->presenter().isFinished());
}

void TestMelee::droppedLeavesNothing()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    const QStringList before = program.state();
    QTest::keyClick(dialog->focusWidget(), Qt::Key_R);
    QVERIFY(dialog->presenter().isFinished());
    QTest::mouseClick(in<QPushButton>(*dialog, "dropButton"), Qt::LeftButton);
    auto* reason = in<QLineEdit>(*dialog, "reason");
    QTest::keyClicks(reason, QStringLiteral("wrong foe"));
    QTest::keyClick(reason, Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(program.state(), before);
    QVERIFY(!program.window.fight().snapshot().pending);
}

void TestMelee::applyAndUndoLeaveTheFile()
{
    const auto dump = [this] { return support::dumpOfFile(m_file).tables; };
    const auto before = dump();
    QVERIFY(!before.isEmpty());
    {
        Program program(m_file);
        MeleeDialog* dialog = open(program);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
        type(*dialog, "666");
        type(*dialog, "3");
        for (int guard = 0; guard < 12 && !dialog->presenter().isFinished(); ++guard)
            type(*dialog, "2");
        QVERIFY(dialog->presenter().isFinished());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QVERIFY(program.settle());
        QVERIFY(!support::differenceOf(before, dump()).isEmpty());
        program.window.fight().undo();
        QVERIFY(program.settle());
    }
    QCOMPARE(support::differenceOf(before, dump()), QString());
}

void TestMelee::deedsStandInTheMenu()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == "Sgt Holt")
            program.window.fight().setActive(view.combatant.id);
    }
    auto* more = program.find<QPushButton>("moreButton");
    QVERIFY(more->isVisible() && more->menu());
    auto* dance = program.find<QAction>("action_deed_dance");
    QVERIFY(!dance->isEnabled());
    QVERIFY(dance->toolTip().contains(QStringLiteral("Dance")));
    program.find<QAction>("action_deed_dodge")->trigger();
    QVERIFY(program.settle());
    auto* dialog = program.find<DeedDialog>("deedDialog");
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(QTest::qWaitFor([&] { return dialog->presenter().isReady(); }));
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    type(*dialog, "554");
    QVERIFY(dialog->presenter().isFinished());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(program.window.fight().snapshot().last->action, std::string("dodge"));
    // Putting the truncheon away asks for no die.
    program.find<QAction>("action_deed_ready")->trigger();
    QVERIFY(program.settle());
    QVERIFY(QTest::qWaitFor([&] { return dialog->presenter().isReady(); }));
    QTRY_VERIFY(in<QWidget>(*dialog, "option_what")->isVisible());
}

void TestMelee::otherSystemSaysWhyNot()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    auto* melee = program.find<QAction>("action_melee");
    QVERIFY(melee->isEnabled());
    for (const Encounter& encounter : program.window.fight().snapshot().encounters) {
        if (encounter.system == "percentile")
            program.window.fight().open(encounter.id);
    }
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().snapshot().encounter.system, std::string("percentile"));
    QVERIFY(!melee->isEnabled());
    QVERIFY2(melee->toolTip().contains(QStringLiteral("hand to hand")), qPrintable(melee->toolTip()));
}

QTEST_MAIN(TestMelee)
#include "tst_melee.moc"
