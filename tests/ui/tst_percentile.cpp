#include <QTest>

#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "models/history/stepnames.h"
#include "models/history/verdict.h"
#include "models/play/actiontrial.h"
#include "models/turn/roundorder.h"
#include "percentilehand.h"
#include "rules/core/odds/odds.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/manualharm.h"
#include "samplefiles.h"
#include "services/library/recordvalues.h"
#include "support/guitestclass.h"
#include "ui/attack/badgeasked.h"
#include "ui/attack/decisions/choicecard.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/rankseditor.h"
#include "ui/odds/oddsbar.h"
#include "ui/odds/oddspanel.h"
#include "ui/systems/percentile/dueldialog.h"
#include "ui/verdict/attackverdict.h"
#include "ui/widgets/dietile.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>
#include <tuple>

using namespace hitspread;
using percentile::Quantity;
using percentile::Query;
using support::asked;
using support::conditionOf;
using support::in;
using support::openAttack;
using support::Program;
using support::stepOf;

/// Percentile at the table: an attack and what is done about it, declarations, two who clash, getting ready.
class TestPercentile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_percentile"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void anAttackTakesThreeInputs();
    void defencesSayWhatTheyTake();
    void aClickCallsTheShot();
    void belowOneOnlyACriticalHits();
    void aCriticalWaitsForOneClick();
    void aFumbleWaitsForTheGameMaster();
    void aFumbleMayHitAFriend();
    void whatFellComesBack();
    void aWaitingDefenceIsAskedAgain();
    void aDefenceGoesWithItsDice();
    void escTakesBackADigit();
    void aFumbleTypedAnewIsAskedAgain();
    void aDieTakenAwayStaysAway();
    void aLookIntoAListDecidesNothing();
    void everybodyDeclaresAtOnce();
    void everybodyMayHaveModifiers();
    void whoIsOutIsAskedNothing();
    void oneKeyDeclares();
    void whatTheRulesLackIsNotOffered();
    void onlyOneBlowLands();
    void aRefusalCarriesItsCure();
    void oddsStandInEveryExchange();
    void theVerdictStaysInSight();
    void eachBlowMayRollOnAnother();
    void aFumbleInAClashMayHitAFriend();
    void digitsAreDiceWhileOneIsOpen_data();
    void digitsAreDiceWhileOneIsOpen();
    void aClickedAnswerHandsTheKeyboardOn();
    void theBrassButtonClashes();
    void theFirstDieIsCalledByItsFight();
    void harmIsTyped();
    void harmBefallsSeveral();
    void situationsAreOffered();
    void optionsAreCalledAsTheActionHasThem();

private:
    /// The window in which everybody declares; null: it does not open.
    static SimpleActionDialog* openRound(Program& program)
    {
        support::choose(program, "Bill", "Dutch");
        program.find<QAction>("action_next")->trigger();
        const auto shown = [&program]() -> SimpleActionDialog* {
            auto* dialog = program.find<SimpleActionDialog>("actionDialog");
            return dialog && dialog->isVisible() && dialog->presenter().isReady() ? dialog : nullptr;
        };
        return QTest::qWaitFor([&] { return shown() != nullptr; }) && program.settle() ? shown() : nullptr;
    }
    /// Every fumble hits a friend from now on.
    static void endangerFriends(Program& program)
    {
        const Encounter fight = program.window.fight().snapshot().encounter;
        AnyRecord edited = fight.switches.cloned();
        auto& switches = edited.as<percentile::Switches>();
        switches.rangedFumbles.rows = {percentile::fumbleRow(1, 10, percentile::FumbleEffect::HitsFriend)};
        switches.meleeFumbles.rows = switches.rangedFumbles.rows;
        const auto changes = differences({RecordKind::Switches, fight.id}, fight.switches, edited);
        program.window.fight().change([fight, changes](CampaignServices& services) {
            (void)services.encounters.setByHand(fight.id, changes, "a table of our own");
        });
    }
    /// The window of the two who have declared on each other at noon; null: it does not open.
    static ExchangeDialog* openClash(Program& program)
    {
        support::openNoon(program);
        support::choose(program, "Bill", "Dutch");
        const bool isStill = program.settle();
        program.find<QAction>("action_own_clash")->trigger();
        auto* dialog = program.find<ExchangeDialog>("percentileClash");
        const auto isReady = [dialog] { return dialog && dialog->isVisible() && dialog->presenter().isReady(); };
        return isStill && QTest::qWaitFor(isReady) ? dialog : nullptr;
    }
    static QString cardWords(QWidget& dialog, int number)
    {
        return in<ChoiceCard>(dialog, qPrintable(QStringLiteral("card%1").arg(number)))->accessibleDescription();
    }
    static Hex middleOfLocation(const BodyPicture& picture, int location)
    {
        for (const BodyCell& cell : picture.plan->cells()) {
            if (cell.location == location)
                return cell.hex;
        }
        return {};
    }

    support::SampleFiles m_files;
    QString m_file;
};

/// F, Enter for the dice, Enter to apply; in melee as from afar.
void TestPercentile::anAttackTakesThreeInputs()
{
    for (const auto& [actor, target] : {std::pair("Old Morrow", "Cass Ardent"), std::pair("Dutch", "Bill")}) {
        m_file = m_files.freshAndStill();
        Program program(m_file);
        support::openNoon(program);
        const EntryId before = program.window.fight().snapshot().undoable;
        auto* dialog = openAttack(program, actor, target);
        int inputs = 1;
        while (inputs < 10 && program.window.fight().snapshot().undoable == before) {
            QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Return);
            ++inputs;
            QVERIFY(program.settle());
        }
        QVERIFY(program.window.fight().snapshot().last != nullptr);
        QCOMPARE(QString::fromStdString(program.window.fight().snapshot().last->action), QStringLiteral("attack"));
        QVERIFY2(inputs <= 3, qPrintable(QStringLiteral("%1 inputs").arg(inputs)));
    }
}

/// PCT-14, PCT-15, PCT-22, PCT-27, PCT-D15: Morrow shoots with 67; Cass dodges with DEX 62, carries nothing that parries and no shield.
void TestPercentile::defencesSayWhatTheyTake()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    AttackPresenter& presenter = dialog->presenter();
    QCOMPARE(cardWords(*dialog, 1), QStringLiteral("62 or less"));
    QCOMPARE(cardWords(*dialog, 2), QStringLiteral("no shield held up (PCT-27)"));
    QVERIFY(!in<ChoiceCard>(*dialog, "card2")->isEnabled());
    QVERIFY(!in<ChoiceCard>(*dialog, "card3")->isEnabled());
    QVERIFY(in<ChoiceCard>(*dialog, "card1")->isChecked());
    // 67 - 40 = 27: a dodge has to come to more, 62 - 34 = 28.
    presenter.dice().setDie(asked(Query::AttackDie), 0, 40);
    QCOMPARE(cardWords(*dialog, 1), QStringLiteral("62 or less halves it, 34 turns it aside"));
    presenter.dice().setDie(asked(Query::DefenceDie), 0, 34);
    QVERIFY(presenter.isFinished());
    QCOMPARE(verdictOf(presenter.action()).headline, QStringLiteral("Dodged"));
    // The defender thinks again: the attack's die stays.
    QTest::keyClick(dialog, Qt::Key_4, Qt::AltModifier);
    QCOMPARE(stepOf(presenter, Quantity::AttackDie), std::optional(40));
    QVERIFY(!presenter.isFinished());
    QVERIFY(in<ChoiceCard>(*dialog, "card4")->isChecked());
}

/// PCT-29, PCT-D24: −20 for an arm, of which half the damage counts; the same click takes it back.
void TestPercentile::aClickCallsTheShot()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    AttackPresenter& presenter = dialog->presenter();
    auto* stage = dialog->findChild<BodyView*>();
    const Hex arm = middleOfLocation(stage->picture(), static_cast<int>(percentile::Location::RightArm));
    Q_EMIT stage->hexHovered(arm);
    QCOMPARE(in<FewLinesLabel>(*dialog, "attackNote")->text(),
             QStringLiteral("Right arm called: −20, so 47 or less; damage ×½"));
    Q_EMIT stage->hexChosen(arm);
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "called")),
             1 + static_cast<int>(percentile::Location::RightArm));
    QVERIFY(stage->picture().aim.has_value());
    presenter.dice().setDie(asked(Query::AttackDie), 0, 20);
    QCOMPARE(stepOf(presenter, Quantity::AttackRating), std::optional(47));
    presenter.dice().choose(asked(Query::DefenceKind), 0);
    // Nobody asks where it hits.
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == asked(Query::HitDamage));
    presenter.drop(QStringLiteral("another one"));
    QVERIFY(program.settle());
    dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    Q_EMIT stage->hexChosen(arm);
    Q_EMIT stage->hexChosen(arm);
    QCOMPARE(dialog->presenter().options().number(*dialog->presenter().options().path("options", "called")), 0);
}

/// PCT-24, PCT-D11, PCT-D24: Cass throws with 37, the head takes 40 off it; a 1 hits all the same.
void TestPercentile::belowOneOnlyACriticalHits()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Cass Ardent", "Old Morrow");
    auto* stage = dialog->findChild<BodyView*>();
    const Hex head = middleOfLocation(stage->picture(), static_cast<int>(percentile::Location::Head));
    Q_EMIT stage->hexHovered(head);
    QCOMPARE(in<FewLinesLabel>(*dialog, "attackNote")->text(),
             QStringLiteral("Head called: −40, so only a critical; damage ×2"));
}

/// PCT-24, PCT-D25: a rating of 67 is critical at 1; head and chest light up, one click takes one of them.
void TestPercentile::aCriticalWaitsForOneClick()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    AttackPresenter& presenter = dialog->presenter();
    presenter.dice().setDie(asked(Query::AttackDie), 0, 1);
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == asked(Query::CriticalLocation));
    auto* stage = dialog->findChild<BodyView*>();
    QVERIFY(stage->picture().chain.has_value());
    QCOMPARE(stage->picture().chain->choices.size(), std::size_t(2));
    // Nobody defends against it.
    QCOMPARE(cardWords(*dialog, 1), QStringLiteral("nobody meets a critical (PCT-24)"));
    Q_EMIT stage->hexChosen(middleOfLocation(stage->picture(), static_cast<int>(percentile::Location::Chest)));
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == asked(Query::HitDamage));
    QCOMPARE(stepOf(presenter, Quantity::HarmLocation), std::optional(static_cast<int>(percentile::Location::Chest)));
    // None, by its digit: the table decides.
    presenter.drop(QStringLiteral("another one"));
    QVERIFY(program.settle());
    dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    dialog->presenter().dice().setDie(asked(Query::AttackDie), 0, 1);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_0);
    QVERIFY(dialog->presenter().dice().open()->question.key == asked(Query::HitLocation));
}

/// PCT-26, PCT-D35: 3 of the table for what is fired is a jam, if the game master takes it.
void TestPercentile::aFumbleWaitsForTheGameMaster()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    AttackPresenter& presenter = dialog->presenter();
    presenter.dice().setDie(asked(Query::AttackDie), 0, 99);
    presenter.dice().setDie(asked(Query::FumbleDie), 0, 3);
    QVERIFY(presenter.dice().open());
    QVERIFY(presenter.dice().open()->question.key == asked(Query::FumbleTake));
    QCOMPARE(in<QAbstractButton>(*dialog, "fumble.take_1")->text(), QStringLiteral("2 jam or misfire"));
    // A digit alone is a die's, and none is asked for.
    QTest::keyClick(dialog->focusWidget(), Qt::Key_2);
    QVERIFY(presenter.dice().open()->question.key == asked(Query::FumbleTake));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_2, Qt::AltModifier);
    QVERIFY(presenter.isFinished());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    const CombatantView* morrow = program.window.fight().active();
    QVERIFY(morrow->weapons.front().possession.state.as<percentile::WeaponState>().jammed);
}

/// PCT-26, PCT-D37: a table of one's own suggests it; Bill is the one beside Morrow.
void TestPercentile::aFumbleMayHitAFriend()
{
    Program program(m_file);
    support::openNoon(program);
    endangerFriends(program);
    QVERIFY(program.settle());
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    AttackPresenter& presenter = dialog->presenter();
    presenter.dice().setDie(asked(Query::AttackDie), 0, 99);
    presenter.dice().setDie(asked(Query::FumbleDie), 0, 3);
    QCOMPARE(in<QAbstractButton>(*dialog, "fumble.take_1")->text(),
             QStringLiteral("2 hits a friend within reach for half damage\nBill"));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_2, Qt::AltModifier);
    presenter.dice().setDie(asked(Query::HitLocation), 0, 30);
    QTest::keyClick(dialog, Qt::Key_R);
    QVERIFY(presenter.isFinished());
    const Verdict verdict = verdictOf(presenter.action());
    QVERIFY2(verdict.headline.startsWith(QStringLiteral("Bill: ")), qPrintable(verdict.headline));
    QVERIFY2(verdict.sentence.contains(QStringLiteral("the fumble hits Bill: chest, ")), qPrintable(verdict.sentence));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(conditionOf(program, "Bill").healthLost > 0);
    QCOMPARE(conditionOf(program, "Cass Ardent").healthLost, 0);
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(conditionOf(program, "Bill").healthLost, 0);
}

/// Dice that lie there wait while the program is closed, with the defence that was chosen.
void TestPercentile::whatFellComesBack()
{
    {
        Program program(m_file);
        support::openNoon(program);
        auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
        dialog->presenter().dice().setDie(asked(Query::AttackDie), 0, 40);
        dialog->presenter().dice().choose(asked(Query::DefenceKind), 0);
        QVERIFY(program.settle());
    }
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    QTest::keyClick(&program.window, Qt::Key_F);
    auto* dialog = program.find<ExchangeDialog>("percentileAttack");
    QTRY_VERIFY(dialog && dialog->isVisible() && dialog->presenter().isReady());
    QCOMPARE(stepOf(dialog->presenter(), Quantity::AttackDie), std::optional(40));
    QVERIFY(in<ChoiceCard>(*dialog, "card4")->isChecked());
}

/// A defence nobody has taken yet is asked for when the program is started again, as it was before.
void TestPercentile::aWaitingDefenceIsAskedAgain()
{
    {
        Program program(m_file);
        support::openNoon(program);
        auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
        support::type(*dialog, "20");
        QVERIFY(program.settle());
        QVERIFY(qobject_cast<ChoiceCard*>(dialog->focusWidget()));
    }
    Program program(m_file);
    QVERIFY(program.waitForFight());
    auto* dialog = program.find<ExchangeDialog>("percentileAttack");
    QTRY_VERIFY(dialog && dialog->isVisible() && dialog->presenter().isReady());
    QVERIFY(program.settle());
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QVERIFY(qobject_cast<ChoiceCard*>(dialog->focusWidget()));
    support::takeCard(*dialog, 4);
    QVERIFY(in<ChoiceCard>(*dialog, "card4")->isChecked());
    QVERIFY(dialog->presenter().dice().open()->question.key == asked(Query::HitLocation));
}

/// What was taken for dice that are gone is not taken for others.
void TestPercentile::aDefenceGoesWithItsDice()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    support::type(*dialog, "20");
    support::takeCard(*dialog, 4);
    QVERIFY(program.settle());
    QVERIFY(in<ChoiceCard>(*dialog, "card4")->isChecked());
    dialog->presenter().dice().clearDie(asked(Query::AttackDie), 0);
    QVERIFY(program.settle());
    dialog->close();
    QVERIFY(program.settle());
    dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    support::type(*dialog, "20");
    QVERIFY(!in<ChoiceCard>(*dialog, "card4")->isChecked());
    QVERIFY(qobject_cast<ChoiceCard*>(dialog->focusWidget()));
}

/// The first Esc takes back the digit of a die that is begun, the second closes; nothing waits then.
void TestPercentile::escTakesBackADigit()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    support::type(*dialog, "3");
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Escape);
    QVERIFY(dialog->isVisible());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QVERIFY(program.settle());
    QVERIFY(!dialog->presenter().dice().hasFallen());
    QVERIFY(!program.window.fight().snapshot().pending);
}

/// What follows from a fumble is asked again when its die was another one.
void TestPercentile::aFumbleTypedAnewIsAskedAgain()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    AttackPresenter& presenter = dialog->presenter();
    presenter.dice().setDie(asked(Query::AttackDie), 0, 99);
    presenter.dice().setDie(asked(Query::FumbleDie), 0, 1);
    presenter.dice().choose(asked(Query::FumbleTake), 0);
    QVERIFY(presenter.isFinished());
    presenter.dice().setDie(asked(Query::FumbleDie), 0, 3);
    QVERIFY(!presenter.isFinished());
    QVERIFY(presenter.dice().open()->question.key == asked(Query::FumbleTake));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(presenter.isFinished());
    // The same face is nothing new.
    presenter.dice().setDie(asked(Query::FumbleDie), 0, 3);
    QVERIFY(presenter.isFinished());
}

/// A typed die that is taken back leaves nothing that waits.
void TestPercentile::aDieTakenAwayStaysAway()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    support::type(*dialog, "40");
    QVERIFY(program.settle());
    const Fight& fight = program.window.fight();
    QTRY_VERIFY(fight.snapshot().pending.has_value());
    auto* die = in<DieTile>(*dialog, "die0");
    die->setFocus();
    QTest::keyClick(die, Qt::Key_Backspace);
    QVERIFY(program.settle());
    QTRY_VERIFY(!fight.snapshot().pending.has_value());
    QVERIFY(!dialog->presenter().dice().hasFallen());
    dialog->close();
    QVERIFY(program.settle());
    dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    QVERIFY(!dialog->presenter().dice().hasFallen());
    // What is typed then is kept as ever.
    support::type(*dialog, "41");
    QVERIFY(program.settle());
    QTRY_VERIFY(fight.snapshot().pending.has_value());
}

/// The keyboard is on the defence that is preset: a look at what he could hold takes it from there no more than Escape does.
void TestPercentile::aLookIntoAListDecidesNothing()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Dutch", "Bill");
    support::type(*dialog, "20");
    QVERIFY(program.settle());
    QCOMPARE(dialog->focusWidget()->objectName().left(4), QStringLiteral("card"));
    const QString before = dialog->focusWidget()->objectName();
    auto* list = in<QComboBox>(*dialog, "defenderWeapon");
    QVERIFY(list->isVisible());
    QTest::mouseClick(list, Qt::LeftButton);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    QVERIFY(program.settle());
    QCOMPARE(dialog->focusWidget()->objectName(), before);
    // With Alt a digit takes another one, as before.
    const auto cards = dialog->findChildren<ChoiceCard*>();
    const auto other = std::ranges::find_if(
        cards, [](const ChoiceCard* one) { return one->isEnabled() && !one->isChecked(); });
    QVERIFY(other != cards.end());
    // The platform of tests does not tell who is active once a list is closed.
    dialog->activateWindow();
    QTRY_VERIFY(dialog->isActiveWindow());
    QCOMPARE(dialog->focusWidget()->objectName(), before);
    QTest::keyClick(dialog->focusWidget(), (*other)->objectName().back().toLatin1(), Qt::AltModifier);
    QVERIFY((*other)->isChecked());
}

/// The keyboard is on the defence that is preset and its die is open: two digits are that die, whichever they are, and no other defence.
void TestPercentile::digitsAreDiceWhileOneIsOpen_data()
{
    QTest::addColumn<QString>("digits");
    for (const char* digits : {"15", "10", "21", "32", "43", "00"})
        QTest::newRow(digits) << QString::fromLatin1(digits);
}

void TestPercentile::digitsAreDiceWhileOneIsOpen()
{
    QFETCH(QString, digits);
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Dutch", "Bill");
    AttackPresenter& presenter = dialog->presenter();
    support::type(*dialog, "20");
    QVERIFY(program.settle());
    QVERIFY(dialog->focusWidget()->objectName().startsWith(QStringLiteral("card")));
    const auto taken = [dialog] {
        for (const ChoiceCard* card : dialog->findChildren<ChoiceCard*>()) {
            if (card->isChecked())
                return card->objectName();
        }
        return QString();
    };
    const QString before = taken();
    QVERIFY(!before.isEmpty());
    const DiceQuestion* defence = presenter.dice().open();
    QVERIFY(defence && defence->question.kind == QuestionKind::Roll && defence->question.sides == 100);
    const QuestionKey key = defence->question.key;
    for (const QChar digit : digits)
        QTest::keyClick(dialog->focusWidget(), digit.toLatin1());
    QCOMPARE(taken(), before);
    const DiceQuestion* lies = presenter.dice().rollAt(key);
    QVERIFY(lies);
    QCOMPARE(int{lies->answer.faces[0]}, digits == QStringLiteral("00") ? 100 : digits.toInt());
}

/// A click on what comes of a fumble has said all: the digits behind it are the dice of its location.
void TestPercentile::aClickedAnswerHandsTheKeyboardOn()
{
    Program program(m_file);
    support::openNoon(program);
    endangerFriends(program);
    QVERIFY(program.settle());
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    AttackPresenter& presenter = dialog->presenter();
    presenter.dice().setDie(asked(Query::AttackDie), 0, 99);
    presenter.dice().setDie(asked(Query::FumbleDie), 0, 3);
    // What the die said is preset (PCT-D35).
    QVERIFY(in<QAbstractButton>(*dialog, "fumble.take_1")->isChecked());
    QTest::mouseClick(in<QAbstractButton>(*dialog, "fumble.take_1"), Qt::LeftButton);
    QTRY_VERIFY(presenter.dice().open() && presenter.dice().open()->question.key == asked(Query::HitLocation));
    QTRY_VERIFY(qobject_cast<DieTile*>(dialog->focusWidget()));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_7);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_0);
    const DiceQuestion* location = presenter.dice().rollAt(asked(Query::HitLocation));
    QVERIFY(location);
    QCOMPARE(int{location->answer.faces[0]}, 70);
}

/// The window in which everybody declares, opened in one fight after the other: its first die is asked of somebody of this one.
void TestPercentile::theFirstDieIsCalledByItsFight()
{
    Program program(m_file);
    support::openNoon(program);
    SimpleActionDialog* dialog = openRound(program);
    QVERIFY(dialog);
    const auto isCalled = [](SimpleActionDialog& window) {
        const AttackPresenter& presenter = window.presenter();
        const QString name = nameAsked(presenter, presenter.dice().rolls().front().question.key);
        const auto labels = window.findChild<DicePanel*>()->findChildren<ElidedLabel*>();
        return !name.isEmpty()
            && std::ranges::any_of(labels, [&name](const ElidedLabel* label) { return label->text() == name; });
    };
    QVERIFY(isCalled(*dialog));
    dialog->close();
    QVERIFY(program.settle());
    const auto& all = program.window.fight().snapshot().encounters;
    const auto mill = std::ranges::find(all, std::string("Old Mill"), &Encounter::name);
    QVERIFY(mill != all.end());
    program.window.fight().open(mill->id);
    QVERIFY(program.settle());
    program.find<QAction>("action_endPhase")->trigger();
    QTRY_VERIFY(dialog->isVisible() && dialog->presenter().isReady() && !dialog->presenter().dice().rolls().empty());
    QVERIFY(program.settle());
    QTRY_VERIFY(isCalled(*dialog));
}

/// PCT-D14: two who have declared melee on each other clash; the brass button says with whom.
void TestPercentile::theBrassButtonClashes()
{
    Program program(m_file);
    support::openNoon(program);
    support::choose(program, "Dutch", "Bill");
    Fight& fight = program.window.fight();
    const auto idOf = [&fight](const char* name) {
        for (const CombatantView& who : fight.snapshot().combatants) {
            if (who.combatant.name == name)
                return who.combatant.id;
        }
        return RecordId{0};
    };
    for (const auto& [who, whom] : {std::pair("Dutch", "Bill"), std::pair("Bill", "Dutch")}) {
        const RecordId id = idOf(who);
        const int margin = who == std::string_view("Dutch") ? 30 : 10;
        const RecordId target = idOf(whom);
        fight.change([id, target, margin](CampaignServices& services) {
            const Combatant combatant = services.campaign.encounters().combatant(id);
            AnyRecord edited = combatant.condition.cloned();
            auto& condition = edited.as<percentile::Condition>();
            condition.declared = percentile::Declared::Melee;
            condition.declaredAt = static_cast<std::int32_t>(target);
            condition.initiativeDie = 20;
            condition.initiative = margin;
            condition.actionsLeft = 1;
            (void)services.encounters.setByHand(
                combatant.encounter, differences({RecordKind::Condition, id}, combatant.condition, edited), "declared");
        });
        QVERIFY(program.settle());
    }
    auto* primary = program.find<QPushButton>("fireButton");
    QVERIFY(primary);
    QTRY_VERIFY2(primary->accessibleName().contains(QStringLiteral("Clash with Bill")),
                 qPrintable(primary->accessibleName()));
    primary->click();
    QTRY_VERIFY(program.find<QDialog>("percentileClash") && program.find<QDialog>("percentileClash")->isVisible());
}

/// PCT-02, PCT-17: who has said nothing is taken to do what goes with what he carries; one click says otherwise. PCT-04, PCT-18: margins
/// stand in the strip.
void TestPercentile::everybodyDeclaresAtOnce()
{
    Program program(m_file);
    support::openNoon(program);
    SimpleActionDialog* dialog = openRound(program);
    QVERIFY(dialog);
    // Cass, Morrow, Bill, Dutch; melee, ranged, something else.
    const auto row = [&](int who) {
        return in<SegmentRow>(*dialog, qPrintable(QStringLiteral("each_kind_%1").arg(who)));
    };
    QCOMPARE(row(0)->count(), 3);
    QCOMPARE(row(0)->current(), 1);
    QCOMPARE(row(1)->current(), 1);
    QCOMPARE(row(2)->current(), 0);
    QCOMPARE(row(3)->current(), 0);
    row(3)->button(2)->click();
    AttackPresenter& presenter = dialog->presenter();
    // 58 - 50 + 4, 51 - 50 + 7, 51 - 20 + 3, 51 - 99 + 7.
    for (const auto& [who, face] : {std::pair(0, 50), std::pair(1, 50), std::pair(2, 20), std::pair(3, 99)})
        presenter.dice().setDie(asked(Query::InitiativeDie, who), 0, face);
    QVERIFY(presenter.isFinished());
    QCOMPARE(verdictOf(presenter.action()).headline, QStringLiteral("Round 1"));
    presenter.apply();
    QVERIFY(program.settle());
    QCOMPARE(conditionOf(program, "Cass Ardent").initiative, 12);
    QCOMPARE(conditionOf(program, "Old Morrow").initiative, 8);
    QCOMPARE(conditionOf(program, "Bill").initiative, 34);
    QVERIFY(conditionOf(program, "Dutch").declared == percentile::Declared::Other);
    const auto* order = qobject_cast<RoundOrder*>(program.find<QListView>("roundStrip")->model());
    QVERIFY(order);
    QStringList margins;
    for (int i = 0; i < order->rowCount(); ++i) {
        if (const auto margin = order->entryAt(i)->initiative)
            margins << QString::number(*margin);
    }
    QCOMPARE(margins.mid(0, 3).join(QLatin1Char(' ')), QStringLiteral("34 12 8"));
}

/// PCT-06, PCT-D08: a key or a click before the round, and for who succeeded afterwards.
void TestPercentile::oneKeyDeclares()
{
    Program program(m_file);
    support::openNoon(program);
    support::choose(program, "Bill", "Dutch");
    QVERIFY(program.settle());
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    QTest::keyClick(&program.window, Qt::Key_K);
    QVERIFY(program.settle());
    QTRY_VERIFY(conditionOf(program, "Bill").declared == percentile::Declared::Ranged);
    QCOMPARE(conditionOf(program, "Bill").declaredAt,
             static_cast<std::int32_t>(support::combatantNamed(program, "Dutch")));
    // On to the next who has not declared; who is wanted again is chosen again.
    QTRY_VERIFY(program.window.fight().active()
                && program.window.fight().active()->combatant.name != std::string("Bill"));
    support::choose(program, "Bill", "Dutch");
    QVERIFY(program.settle());
    program.window.fight().byHand().setValue(support::combatantNamed(program, "Bill"), "initiative", 5);
    QVERIFY(program.settle());
    program.window.fight().byHand().setValue(support::combatantNamed(program, "Bill"), "actionsLeft", 1);
    QVERIFY(program.settle());
    auto* melee = program.find<QAbstractButton>("quick_declareMelee");
    QTRY_VERIFY(melee && melee->isVisible() && melee->isEnabled() && !melee->isChecked());
    melee->click();
    QVERIFY(program.settle());
    QTRY_VERIFY(conditionOf(program, "Bill").declared == percentile::Declared::Melee);
    QVERIFY(conditionOf(program, "Bill").declarationChanged);
    support::choose(program, "Bill", "Dutch");
    QVERIFY(program.settle());
    const auto words = [&program] {
        QStringList all;
        for (const char* name : {"quick_declareMelee", "quick_declareRanged", "quick_declareOther"})
            all << program.find<QAbstractButton>(name)->text();
        return all;
    };
    const QStringList before = words();
    // PCT-D07: who failed may not.
    program.window.fight().byHand().setValue(support::combatantNamed(program, "Bill"), "initiative", -1);
    QVERIFY(program.settle());
    auto* ranged = program.find<QAbstractButton>("quick_declareRanged");
    QTRY_VERIFY(!ranged->isEnabled());
    // The row says the same words and so keeps its width; the key says why not.
    QCOMPARE(words(), before);
    QTest::keyClick(&program.window, Qt::Key_K);
    QVERIFY(program.settle());
    const auto said = [&program] { return program.window.statusBar()->currentMessage(); };
    QTRY_VERIFY2(said().contains(QStringLiteral("nitiative failed with a margin of −1")), qPrintable(said()));
}

/// What these rules do not have stands nowhere: no phases, no other windows for melee and grenades.
void TestPercentile::whatTheRulesLackIsNotOffered()
{
    Program program(m_file);
    support::openNoon(program);
    support::choose(program, "Bill", "Dutch");
    QVERIFY(program.settle());
    QVERIFY(program.find<QAction>("action_endPhase")->text().contains(QStringLiteral("round")));
    for (const char* name : {"action_melee", "action_grenade"}) {
        const auto* action = program.find<QAction>(name);
        QVERIFY2(action && !action->isVisible(), name);
    }
    QVERIFY(program.find<QAction>("action_own_clash")->isVisible());
}

/// PCT-09, PCT-D14: 31 - 10 + 48 = 69 of Bill against 48 - 20 + 48 = 76 of Dutch, who has no skill with a sabre and rolls DEX.
void TestPercentile::onlyOneBlowLands()
{
    Program program(m_file);
    ExchangeDialog* dialog = openClash(program);
    QVERIFY(dialog);
    AttackPresenter& presenter = dialog->presenter();
    QVERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(QLatin1Char('|'))));
    presenter.dice().setDie(asked(Query::AttackDie, 0), 0, 10);
    presenter.dice().setDie(asked(Query::AttackDie, 1), 0, 20);
    QCOMPARE(stepOf(presenter, Quantity::AttackResult, 0), std::optional(69));
    QCOMPARE(stepOf(presenter, Quantity::AttackResult, 1), std::optional(76));
    presenter.dice().setDie(asked(Query::HitLocation, 1), 0, 30);
    presenter.dice().setDie(asked(Query::HitDamage, 1), 0, 4);
    QVERIFY(presenter.isFinished());
    presenter.apply();
    QVERIFY(program.settle());
    // d10 + 1 on the chest, where Morrow's like wear 2.
    QCOMPARE(conditionOf(program, "Bill").healthLost, 3);
    QCOMPARE(conditionOf(program, "Dutch").healthLost, 0);
}

/// PCT-26: what is jammed is cleared from where it is refused.
void TestPercentile::aRefusalCarriesItsCure()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    AttackPresenter& presenter = dialog->presenter();
    presenter.dice().setDie(asked(Query::AttackDie), 0, 99);
    presenter.dice().setDie(asked(Query::FumbleDie), 0, 3);
    presenter.dice().choose(asked(Query::FumbleTake), 1);
    presenter.apply();
    QVERIFY(program.settle());
    dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    QTRY_VERIFY2(primary->text().startsWith(QStringLiteral("Clear it")), qPrintable(primary->text()));
    primary->click();
    QVERIFY(program.settle());
    QTRY_VERIFY(dialog->presenter().complaints().isEmpty());
}

/// H shows what to expect of an attack, a clash and a duel; once dice lie, the button is off and says why.
void TestPercentile::oddsStandInEveryExchange()
{
    Program program(m_file);
    support::openNoon(program);
    const auto check = [&](ActionDialog& dialog, Query die) {
        QTRY_VERIFY(dialog.isVisible() && dialog.presenter().isReady());
        QVERIFY(program.settle());
        auto* panel = in<OddsPanel>(dialog, "oddsPanel");
        auto* button = in<QToolButton>(dialog, "oddsButton");
        QVERIFY(button->isEnabled());
        if (!button->isChecked())
            QTest::keyClick(&dialog, Qt::Key_H);
        QVERIFY(button->isChecked());
        QTRY_VERIFY(panel->isVisible());
        QVERIFY(!in<QLabel>(*panel, "noOdds")->isVisible());
        const auto* shown = in<OddsBar>(*panel, "oddsBar_0");
        const auto odds = dialog.presenter().system().odds()->odds(dialog.presenter().action().request.input,
                                                                   *dialog.presenter().action().request.plan,
                                                                   OddsDepth::Everything);
        QVERIFY(odds);
        QCOMPARE(shown->chance(), odds->effect.struck);
        dialog.presenter().dice().setDie(asked(die), 0, 5);
        QVERIFY(!panel->isVisible());
        QVERIFY(!button->isEnabled());
        QCOMPARE(button->toolTip(), QStringLiteral("No odds: dice have fallen."));
        dialog.presenter().drop(QStringLiteral("only looked at"));
        QVERIFY(program.settle());
    };
    check(*openAttack(program, "Old Morrow", "Cass Ardent"), Query::AttackDie);
    support::choose(program, "Bill", "Dutch");
    QVERIFY(program.settle());
    program.find<QAction>("action_own_clash")->trigger();
    check(*program.find<ExchangeDialog>("percentileClash"), Query::AttackDie);
    program.find<QAction>("action_own_duel")->trigger();
    check(*program.find<percentile::DuelDialog>("duelDialog"), Query::DuelDie);
}

/// Under the dice, whatever of the column has to be scrolled.
void TestPercentile::theVerdictStaysInSight()
{
    Program program(m_file);
    ExchangeDialog* dialog = openClash(program);
    QVERIFY(dialog);
    dialog->resize(1280, 650);
    AttackPresenter& presenter = dialog->presenter();
    presenter.dice().setDie(asked(Query::AttackDie, 0), 0, 10);
    presenter.dice().setDie(asked(Query::AttackDie, 1), 0, 20);
    presenter.dice().setDie(asked(Query::HitLocation, 1), 0, 30);
    presenter.dice().setDie(asked(Query::HitDamage, 1), 0, 4);
    QVERIFY(presenter.isFinished());
    QVERIFY(program.settle());
    auto* verdict = dialog->findChild<AttackVerdict*>();
    QVERIFY(verdict);
    QTRY_VERIFY(verdict->isVisible() && verdict->height() > 0);
    QTRY_COMPARE(verdict->visibleRegion().boundingRect(), verdict->rect());
}

/// PCT-03, PCT-D28: anybody has modifiers of MIND, of the library or typed; each is named in the steps.
void TestPercentile::everybodyMayHaveModifiers()
{
    Program program(m_file);
    support::openNoon(program);
    SimpleActionDialog* dialog = openRound(program);
    QVERIFY(dialog);
    auto* fold = in<QPushButton>(*dialog, "eachFold");
    QVERIFY(fold && fold->isVisible());
    QVERIFY(!dialog->findChild<QWidget*>(QStringLiteral("each_modifiers_1")));
    fold->click();
    QVERIFY(program.settle());
    auto* editor = in<RanksEditor>(*dialog, "each_modifiers_1");
    QVERIFY(editor && editor->isVisible());
    QTRY_VERIFY(editor->hasSuggestions());
    auto* name = editor->findChild<QLineEdit*>(QStringLiteral("modifierName"));
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("On the watch"));
    QTest::keyClick(name, Qt::Key_Return);
    auto* number = editor->findChild<QLineEdit*>(QStringLiteral("modifierValue"));
    QTRY_COMPARE(number->text(), QStringLiteral("+10"));
    QTest::keyClick(number, Qt::Key_Return);
    // The next of the same person; an empty name offers what the library has.
    QTRY_COMPARE(dialog->focusWidget(), static_cast<QWidget*>(name));
    QCOMPARE(name->text(), QString());
    QVERIFY2(name->placeholderText().contains(u'↓'), qPrintable(name->placeholderText()));
    QTest::keyClick(name, Qt::Key_Down);
    QVERIFY(name->completer()->popup()->isVisible());
    QCOMPARE(name->completer()->completionCount(), name->completer()->model()->rowCount());
    name->completer()->popup()->hide();
    // Nothing more: on to the dice.
    QTest::keyClick(number, Qt::Key_Return);
    QVERIFY(!editor->isAncestorOf(dialog->focusWidget()));
    // One typed by hand, for another.
    auto* other = in<RanksEditor>(*dialog, "each_modifiers_0");
    auto* named = other->findChild<QLineEdit*>(QStringLiteral("modifierName"));
    named->setFocus();
    QTest::keyClicks(named, QStringLiteral("Half asleep"));
    QTest::keyClick(named, Qt::Key_Return);
    QTest::keyClicks(other->findChild<QLineEdit*>(QStringLiteral("modifierValue")), QStringLiteral("-15"));
    QTest::keyClick(other->findChild<QLineEdit*>(QStringLiteral("modifierValue")), Qt::Key_Return);
    AttackPresenter& presenter = dialog->presenter();
    // 58 - 15 - 50 + 4 and 51 + 10 - 50 + 7.
    for (const auto& [who, face] : {std::pair(0, 50), std::pair(1, 50), std::pair(2, 20), std::pair(3, 99)})
        presenter.dice().setDie(asked(Query::InitiativeDie, who), 0, face);
    QVERIFY(presenter.isFinished());
    QCOMPARE(stepOf(presenter, Quantity::InitiativeMargin, 0), std::optional(-3));
    QCOMPARE(stepOf(presenter, Quantity::InitiativeMargin, 1), std::optional(18));
    const StepNames names(presenter.action());
    const auto stepName = [&](int who) {
        const StepKey key{static_cast<std::uint16_t>(Quantity::InitiativeOther), static_cast<std::uint16_t>(16 * who)};
        return names.bare(findStep(presenter.action().findings.steps, key)->key);
    };
    QCOMPARE(stepName(0), QStringLiteral("Half asleep"));
    QCOMPARE(stepName(1), QStringLiteral("On the watch"));
    // Folded, what is there stays in sight; of the others it goes.
    fold->click();
    QVERIFY(program.settle());
    QTRY_VERIFY(!dialog->findChild<QWidget*>(QStringLiteral("each_modifiers_2")));
    QVERIFY(in<QWidget>(*dialog, "each_modifiers_1")->isVisible());
    presenter.apply();
    QVERIFY(program.settle());
    QCOMPARE(conditionOf(program, "Old Morrow").initiative, 18);
}

/// PCT-02: nobody asks what somebody does who is out of the fight.
void TestPercentile::whoIsOutIsAskedNothing()
{
    Program program(m_file);
    support::openNoon(program);
    program.window.fight().byHand().setValue(support::combatantNamed(program, "Old Morrow"), "healthLost", 60);
    QVERIFY(program.settle());
    SimpleActionDialog* dialog = openRound(program);
    QVERIFY(dialog);
    QVERIFY(in<SegmentRow>(*dialog, "each_kind_0"));
    QVERIFY(!dialog->findChild<QWidget*>(QStringLiteral("each_kind_1")));
    QVERIFY(in<SegmentRow>(*dialog, "each_kind_2"));
}

/// PCT-07, PCT-D10: 31 of Bill with a knife, or his DEX of 48; 48 of Dutch, who has DEX alone for a sabre.
void TestPercentile::eachBlowMayRollOnAnother()
{
    Program program(m_file);
    ExchangeDialog* dialog = openClash(program);
    QVERIFY(dialog);
    AttackPresenter& presenter = dialog->presenter();
    const auto ratings = [&presenter] {
        const ActionTrial trial(presenter.action());
        const auto of = [&](int who) {
            return trial.value({static_cast<std::uint16_t>(Quantity::AttackRating), static_cast<std::uint16_t>(who)})
                .value_or(-1);
        };
        return std::pair(of(0), of(1));
    };
    QCOMPARE(ratings(), std::pair(31, 48));
    for (const char* option : {"option_rollsAgainst", "option_targetRollsAgainst"})
        QVERIFY2(in<QWidget>(*dialog, option), option);
    presenter.options().setNumber(*presenter.options().path("options", "rollsAgainst"),
                                  static_cast<int>(percentile::RollsAgainst::Dex));
    QCOMPARE(ratings(), std::pair(48, 48));
    presenter.options().setNumber(*presenter.options().path("options", "targetRollsAgainst"),
                                  static_cast<int>(percentile::RollsAgainst::Skill));
    QCOMPARE(ratings().first, 48);
}

/// PCT-13, PCT-D37: Morrow is beside Bill, and nobody is told of the other's blow.
void TestPercentile::aFumbleInAClashMayHitAFriend()
{
    Program program(m_file);
    support::openNoon(program);
    endangerFriends(program);
    QVERIFY(program.settle());
    support::choose(program, "Bill", "Dutch");
    QVERIFY(program.settle());
    program.find<QAction>("action_own_clash")->trigger();
    auto* dialog = program.find<ExchangeDialog>("percentileClash");
    QTRY_VERIFY(dialog && dialog->isVisible() && dialog->presenter().isReady());
    AttackPresenter& presenter = dialog->presenter();
    presenter.dice().setDie(asked(Query::AttackDie, 0), 0, 99);
    presenter.dice().setDie(asked(Query::AttackDie, 1), 0, 90);
    presenter.dice().setDie(asked(Query::FumbleDie), 0, 3);
    presenter.dice().choose(asked(Query::FumbleTake), 1);
    presenter.dice().setDie(asked(Query::HitLocation), 0, 1);
    QTest::keyClick(dialog, Qt::Key_R);
    QVERIFY(presenter.isFinished());
    const QString told = verdictOf(presenter.action()).sentence;
    QVERIFY2(told.contains(QStringLiteral("Bill fumbles, the fumble hits Old Morrow: ")), qPrintable(told));
    presenter.apply();
    QVERIFY(program.settle());
    QVERIFY(conditionOf(program, "Old Morrow").healthLost > 0);
    QCOMPARE(conditionOf(program, "Bill").healthLost, 0);
    QCOMPARE(conditionOf(program, "Dutch").healthLost, 0);
}

/// PCT-31: as many as are marked, what was typed stays; one entry, one undo.
void TestPercentile::harmBefallsSeveral()
{
    Program program(m_file);
    support::openNoon(program);
    support::choose(program, "Old Morrow", "Cass Ardent");
    QVERIFY(program.settle());
    program.find<QAction>("action_own_harm")->trigger();
    auto* dialog = program.find<SimpleActionDialog>("actionDialog");
    QTRY_VERIFY(dialog && dialog->isVisible() && dialog->presenter().isReady());
    AttackPresenter& presenter = dialog->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "points"), 5);
    auto* people = in<QListWidget>(*dialog, "markList");
    QVERIFY(people && people->isVisible());
    QCOMPARE(people->count(), 4);
    for (int row = 0; row < people->count(); ++row) {
        const bool isMeant = people->item(row)->text() == QStringLiteral("Dutch");
        if (isMeant)
            people->item(row)->setCheckState(Qt::Checked);
    }
    QVERIFY(program.settle());
    QTRY_COMPARE(presenter.action().request.input.get<percentile::Harm>().targets.size(), std::size_t{2});
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "points")), 5);
    QCOMPARE(dialog->windowTitle(), QStringLiteral("Harm: Cass Ardent, Dutch - Hitspread"));
    presenter.options().setNumber(*presenter.options().path("options", "place"),
                                  static_cast<int>(percentile::HarmPlace::Nowhere));
    QVERIFY2(presenter.isFinished(), qPrintable(presenter.complaints().all().join(u' ')));
    const int before = conditionOf(program, "Cass Ardent").healthLost;
    presenter.apply();
    QVERIFY(program.settle());
    QCOMPARE(conditionOf(program, "Cass Ardent").healthLost, before + 5);
    QCOMPARE(conditionOf(program, "Dutch").healthLost, 5);
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(conditionOf(program, "Cass Ardent").healthLost, before);
    QCOMPARE(conditionOf(program, "Dutch").healthLost, 0);
}

/// PCT-31: 5 points on the left leg of whom one looks at, where nobody wears anything; nobody acts.
void TestPercentile::harmIsTyped()
{
    Program program(m_file);
    support::openNoon(program);
    support::choose(program, "Old Morrow", "Cass Ardent");
    QVERIFY(program.settle());
    const percentile::Condition before = conditionOf(program, "Cass Ardent");
    program.find<QAction>("action_own_harm")->trigger();
    auto* dialog = program.find<SimpleActionDialog>("actionDialog");
    QTRY_VERIFY(dialog && dialog->isVisible() && dialog->presenter().isReady());
    AttackPresenter& presenter = dialog->presenter();
    QVERIFY(presenter.complaints().all().join(u' ').contains(QStringLiteral("say how much it is")));
    // Where no die can fall there are none in the window; where the table says it, there are.
    auto* dice = dialog->findChild<DicePanel*>();
    QVERIFY(dice && dice->isHidden());
    // How much it is can be typed at once; what befalls somebody is done by nobody.
    QVERIFY2(dialog->focusWidget() == in<QWidget>(*dialog, "option_points"),
             qPrintable(dialog->focusWidget()->objectName()));
    QCOMPARE(dialog->windowTitle(), QStringLiteral("Harm: Cass Ardent - Hitspread"));
    presenter.options().setNumber(*presenter.options().path("options", "points"), 5);
    QVERIFY(!dice->isHidden());
    presenter.options().setNumber(*presenter.options().path("options", "armourCounts"), 0);
    presenter.options().setNumber(*presenter.options().path("options", "place"),
                                  static_cast<int>(percentile::harmAt(percentile::Location::LeftLeg)));
    QVERIFY2(presenter.isFinished(), qPrintable(presenter.complaints().all().join(u' ')));
    QVERIFY(dice->isHidden());
    QCOMPARE(lineOf(verdictOf(presenter.action())), QStringLiteral("Light wound: Left leg, 5 damage, light wound"));
    presenter.apply();
    QVERIFY(program.settle());
    QCOMPARE(conditionOf(program, "Cass Ardent").healthLost, before.healthLost + 5);
    QCOMPARE(program.window.fight().snapshot().last->actor, RecordId{0});
}

/// PCT-D28: modifiers of the library are offered by name where they belong, with their number.
void TestPercentile::situationsAreOffered()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    QVERIFY(dialog);
    for (const auto& [list, name, value] : {std::tuple("rollModifiers", "Poor light", "−10"),
                                            std::tuple("defenceModifiers", "No room to dodge", "−20")}) {
        auto* editor = in<RanksEditor>(*dialog, qPrintable(QStringLiteral("option_%1").arg(QLatin1String(list))));
        QVERIFY(editor);
        QTRY_VERIFY(editor->hasSuggestions());
        auto* typed = editor->findChild<QLineEdit*>(QStringLiteral("modifierName"));
        QVERIFY(typed);
        typed->setFocus();
        QTest::keyClicks(typed, QString::fromUtf8(name));
        QTest::keyClick(typed, Qt::Key_Return);
        auto* number = editor->findChild<QLineEdit*>(QStringLiteral("modifierValue"));
        QTRY_COMPARE(number->text(), QString::fromUtf8(value));
        QTest::keyClick(number, Qt::Key_Return);
    }
    AttackPresenter& presenter = dialog->presenter();
    const auto ranks = [&](const char* list) {
        return std::get<Ranks>(presenter.options().value(*presenter.options().path("options", list)));
    };
    QCOMPARE(ranks("rollModifiers").rank("Poor light"), -10);
    QCOMPARE(ranks("defenceModifiers").rank("No room to dodge"), -20);
    QCOMPARE(ranks("rollModifiers").entries.size(), std::size_t{1});
}

/// The house rules of an action are its own: those in view may have been changed since.
void TestPercentile::optionsAreCalledAsTheActionHasThem()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = openAttack(program, "Old Morrow", "Cass Ardent");
    auto* called = in<QComboBox>(*dialog, "option_called");
    QVERIFY(called->findText(QStringLiteral("Head")) >= 0);
    QCOMPARE(called->findText(QStringLiteral("Tail")), -1);
    percentile::Switches switches;
    switches.locationNames.set("Snout", 1);
    switches.locationNames.set("Tail", 8);
    const AnyRecord now = program.window.fight().snapshot().encounter.switches;
    const AnyRecord wanted(percentile::switchesRecord, &switches);
    const RecordId fight = program.window.fight().snapshot().encounter.id;
    const auto changes = differences({RecordKind::Switches, fight}, now, wanted);
    QVERIFY(!changes.empty());
    program.gateway.run(
        &program.window,
        [fight, changes](CampaignServices& services) {
            services.encounters.setByHand(fight, changes, "test", "names");
        },
        [] {});
    QVERIFY(program.settle());
    program.window.fight().reload();
    QVERIFY(program.settle());
    // The attack still goes by the rules of before, and says so.
    QTRY_VERIFY(dialog->presenter().isOutdated());
    QVERIFY(in<QComboBox>(*dialog, "option_called")->findText(QStringLiteral("Head")) >= 0);
    dialog->presenter().workAnew();
    QVERIFY(program.settle());
    called = in<QComboBox>(*dialog, "option_called");
    QCOMPARE(called->findText(QStringLiteral("Head")), -1);
    QVERIFY(called->findText(QStringLiteral("Snout")) >= 0 && called->findText(QStringLiteral("Tail")) >= 0);
}

HITSPREAD_GUI_TEST(TestPercentile)
#include "tst_percentile.moc"
