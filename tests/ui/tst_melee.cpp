#include <QTest>

#include "meleehand.h"
#include "models/history/tracemodel.h"
#include "rules/systems/threed/melee/melee.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/decisions/choicecard.h"
#include "ui/attack/progresstrail.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/widgets/dietile.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace hitspread;
using support::hitsLeft;
using support::in;
using support::join;
using support::openMelee;
using support::pick;
using support::Program;
using support::stepOf;
using support::takeWeapon;
using support::type;

/// Blows and what meets them in the melee dialog, most of it by keyboard alone: parry, dodge, Martial Arts, a thrown blade, what is
/// refused and why.
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
    void clickAimsAndSpends();

private:
    support::SampleFiles m_files;
    QString m_file;
};

void TestMelee::exchangeWithParryByKeys()
{
    Program program(m_file);
    ExchangeDialog* dialog = openMelee(program);
    AttackPresenter& presenter = dialog->presenter();
    // Enter rolls: it does not close.
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("primaryButton"));
    auto* trail = dialog->findChild<ProgressTrail*>();
    QCOMPARE(trail->current(), 0);
    // Ready in hand, so taken without asking.
    QVERIFY(in<QComboBox>(*dialog, "attackerWeapon")->currentText().contains(QStringLiteral("Gutting knife")));
    QVERIFY(in<QComboBox>(*dialog, "defenderWeapon")->currentText().contains(QStringLiteral("truncheon")));
    const QString later = QStringLiteral("Dice are asked for here once the attack hits.");
    QVERIFY(support::says(*dialog, later));
    type(*dialog, "554");  // 14 + Blade 6: hits
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackHit), 1);
    QCOMPARE(trail->current(), 1);
    // The defence is asked for, the free parry taken already; its number takes it for good.
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("card1"));
    QVERIFY(in<QPushButton>(*dialog, "card1")->isChecked());
    support::takeCard(*dialog, 1);
    QVERIFY(qobject_cast<DieTile*>(dialog->focusWidget()));
    // The dice lie open above: nothing may say that they will be asked for.
    QVERIFY(!support::says(*dialog, later));
    type(*dialog, "463");  // 13 + Club 4: parried, success die 4
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::ParrySuccess), 1);
    QCOMPARE(trail->current(), 3);
    // Success die 4, DAM 2 of the truncheon, a third of STR 9; of DAM 2, die 4, a third of STR 7: nothing is left.
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::ParryStopped), 9);
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DamageParried), 0);
    QVERIFY(presenter.isFinished());
    QCOMPARE(resultWordsOf(presenter.action()), QStringLiteral("parried"));
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
    ExchangeDialog* dialog = openMelee(program);
    AttackPresenter& presenter = dialog->presenter();
    type(*dialog, "666");
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("card1"));
    support::takeCard(*dialog, 3);  // dodge for the phase
    QVERIFY(in<QPushButton>(*dialog, "card3")->isChecked());
    QVERIFY(qobject_cast<DieTile*>(dialog->focusWidget()));
    type(*dialog, "111");  // fails: the blow lands
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DodgeSuccess), 0);
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackStillHits), 1);
    type(*dialog, "3");  // direction
    QCOMPARE(presenter.dice().choices().back().answer.choiceOrigin, Origin::Preset);
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
    ExchangeDialog* dialog = openMelee(program);
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
    ExchangeDialog* dialog = openMelee(program, "Sgt Holt", "Odile Marsh");
    AttackPresenter& presenter = dialog->presenter();
    takeWeapon(program, *dialog, QStringLiteral("Martial Arts"));
    const auto& melee = presenter.action().request.input.get<threed::Melee>();
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
    ExchangeDialog* dialog = openMelee(program);
    AttackPresenter& presenter = dialog->presenter();
    takeWeapon(program, *dialog, QStringLiteral("Weighted dart"));
    QCOMPARE(presenter.action().action, std::string("throw"));
    const auto* card = dialog->findChild<QPushButton*>(QStringLiteral("card1"));
    QVERIFY(!card || !card->isVisible());
    auto* range = in<QWidget>(*dialog, "option_distance");
    // The columns find their places once everything of the throw stands there.
    QTRY_VERIFY(range->isVisible());
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 6);
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
    ExchangeDialog* dialog = openMelee(program, "Odile Marsh", "Chain Holt");
    pick(program, *dialog, "defenderWeapon", QStringLiteral("Mooring chain"));
    // To hit −2 by its nature: 13 + 2.
    QVERIFY(in<QPushButton>(*dialog, "card1")->toolTip().contains(QStringLiteral("against 15")));
    type(*dialog, "554");  // 14 + Blade 6: hits; DAM 2, die 4, a third of STR 7: 8 damage
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackHit), 1);
    support::takeCard(*dialog, 1);
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
    ExchangeDialog* dialog = openMelee(program, "Two Blades", "Sgt Holt");
    takeWeapon(program, *dialog, QStringLiteral("Gutting knife"));
    const auto isOffered = [dialog](const char* name) {
        return !in<QWidget>(*dialog, name)->parentWidget()->isHidden();
    };
    QVERIFY(isOffered("secondWeapon"));
    QVERIFY(!isOffered("option_blow"));
    pick(program, *dialog, "secondWeapon", QStringLiteral("Quay cutlass"));
    QVERIFY(isOffered("option_blow"));
    // The second comes after the first.
    QVERIFY(!in<QPushButton>(*dialog, "blow_2")->isEnabled());
    QVERIFY(in<QPushButton>(*dialog, "blow_2")->toolTip().contains(QStringLiteral("(DUAL-05)")));
    in<QPushButton>(*dialog, "blow_1")->click();
    QVERIFY2(dialog->presenter().complaints().isEmpty(), qPrintable(dialog->presenter().complaints().all().join(u' ')));
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
    dialog = openMelee(program, "Two Blades", "Sgt Holt");
    takeWeapon(program, *dialog, QStringLiteral("Quay cutlass"));
    pick(program, *dialog, "secondWeapon", QStringLiteral("Gutting knife"));
    in<QPushButton>(*dialog, "blow_2")->click();
    QVERIFY2(dialog->presenter().complaints().isEmpty(), qPrintable(dialog->presenter().complaints().all().join(u' ')));
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
    dialog = openMelee(program, "Two Blades", "Sgt Holt");
    pick(program, *dialog, "secondWeapon", QStringLiteral("Gutting knife"));
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
    ExchangeDialog* dialog = openMelee(program, qUtf8Printable(attacker), qUtf8Printable(defender));
    type(*dialog, "666");
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackHit), 1);
    auto* card = qobject_cast<ChoiceCard*>(dialog->focusWidget());
    QVERIFY2(card, qPrintable(dialog->focusWidget()->objectName()));
    QVERIFY(card->isChecked() && card->isEnabled());
    // It can be taken there and then, and the next die has the keyboard.
    support::takeCard(*dialog, 5);
    QVERIFY(in<QPushButton>(*dialog, "card5")->isChecked());
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("rose"));
}

void TestMelee::refusedDefencesSayWhy()
{
    Program program(m_file);
    ExchangeDialog* dialog = openMelee(program);
    AttackPresenter& presenter = dialog->presenter();
    const auto says = [&](const char* card, const QString& words) {
        const auto* button = in<QPushButton>(*dialog, card);
        QVERIFY(!button->isEnabled());
        QVERIFY2(button->toolTip().contains(words), qPrintable(button->toolTip()));
        QCOMPARE(button->accessibleDescription(), button->toolTip());
    };
    QVERIFY(in<QPushButton>(*dialog, "card1")->toolTip().contains(QStringLiteral("against 13")));
    presenter.options().setNumber(*presenter.options().path("options", "handicap"), 2);
    QVERIFY(in<QPushButton>(*dialog, "card1")->toolTip().contains(QStringLiteral("against 15")));
    presenter.options().setNumber(*presenter.options().path("target.condition", "freeParriesLeft"), 0);
    says("card1", QStringLiteral("(PAR-01)"));
    QVERIFY(in<QPushButton>(*dialog, "card2")->isEnabled());
    presenter.options().setNumber(*presenter.options().path("target.condition", "actionsLeft"), 0);
    says("card2", QStringLiteral("no Action left"));
    says("card3", QStringLiteral("no Action left"));
    // With nothing else left he takes it.
    QVERIFY(in<QPushButton>(*dialog, "card5")->isChecked());
    presenter.options().resetAll();
    presenter.options().setNumber(*presenter.options().path("target.condition", "meleeAim"), 1);
    says("card1", QStringLiteral("(MEL-10)"));
    QVERIFY(in<QPushButton>(*dialog, "card3")->isChecked());
    presenter.options().resetAll();
    presenter.options().setNumber(*presenter.options().path("options", "targetUnaware"), 1);
    says("card1", QStringLiteral("does not see it coming"));
    says("card3", QStringLiteral("does not see it coming"));
}

void TestMelee::clickAimsAndSpends()
{
    Program program(m_file);
    ExchangeDialog* dialog = openMelee(program);
    AttackPresenter& presenter = dialog->presenter();
    auto* view = in<BodyView>(*dialog, "fireStage");
    const auto click = [&](Hex hex) {
        const QPointF centre = view->bodyScene().stageLayout().geometry.centre(hex);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(centre));
        QCoreApplication::processEvents();
    };
    click(Hex{0, 4});
    QCOMPARE(presenter.options().aim(), std::optional(Hex{0, 4}));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
    type(*dialog, "5543");
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DeviationSpread), 3);
    click(walk(Hex{0, 4}, 3, 2));
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::DeviationSpent), 1);
    QCOMPARE(presenter.options().aim(), std::optional(Hex{0, 4}));
}

HITSPREAD_GUI_TEST(TestMelee)
#include "tst_melee.moc"
