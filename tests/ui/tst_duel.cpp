#include <QTest>

#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "models/history/tracemodel.h"
#include "models/history/verdict.h"
#include "models/odds/oddsoutlook.h"
#include "percentilehand.h"
#include "rules/core/odds/odds.h"
#include "rules/systems/percentile/actions.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/odds/oddspanel.h"
#include "ui/systems/percentile/dueldialog.h"
#include "ui/widgets/dietile.h"
#include "ui/widgets/problembar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

using namespace hitspread;
using percentile::DuelDialog;
using percentile::Query;
using support::asked;
using support::conditionOf;
using support::in;
using support::Program;

/// Duels at the table: what each side needs before the dice, and several pairs who fight at the same moment (PCT-33, PCT-D31).
class TestDuel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_duel"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void whatEachNeedsStandsThereBefore();
    void severalPairsAreOneEntry();
    void itTakesTheActionsOfTheRound();
    void theDiceLeadFromPairToPair();
    void theOpenDieIsInSight();
    void oddsStandBesideTheFirstPair();
    void pairsAreTakenAway();
    void peopleAreChosen();
    void whatFellComesBackWithItsPairs();
    void notCallingMayBeBest();

private:
    static DuelDialog* openDuel(Program& program, const char* actor = "Old Morrow", const char* target = "Cass Ardent")
    {
        support::choose(program, actor, target);
        if (!program.settle())
            qFatal("never still");
        return support::openByKey<DuelDialog>(program, Qt::Key_D, "duelDialog", {1060, 760});
    }
    static QStringList lines(DuelDialog& dialog)
    {
        QStringList all;
        const auto* list = in<QListWidget>(dialog, "duelPairs");
        for (int i = 0; i < list->count(); ++i)
            all << list->item(i)->text();
        return all;
    }
    static QString text(DuelDialog& dialog, const char* label)
    {
        const auto* shown = in<QLabel>(dialog, label);
        return shown->isVisible() ? shown->text() : QString();
    }
    /// In how many places in sight it stands.
    static int timesSaid(DuelDialog& dialog, const QString& words)
    {
        int times = 0;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            times += label->isVisible() ? static_cast<int>(label->text().count(words)) : 0;
        return times;
    }
    static int historyLength(Program& program)
    {
        return static_cast<int>(program.window.fight().snapshot().history.size());
    }
    static bool isReady(Program& program, DuelDialog& dialog)
    {
        return program.settle() && dialog.presenter().isReady();
    }

    support::SampleFiles m_files;
    QString m_file;
};

/// PCT-34, PCT-35, PCT-D33: Morrow has Pistols 67, so 7; with bare hands no skill, so DEX.
void TestDuel::whatEachNeedsStandsThereBefore()
{
    Program program(m_file);
    support::openNoon(program);
    DuelDialog* dialog = openDuel(program);
    QCOMPARE(text(*dialog, "leftNeeded"), QStringLiteral("67 %: 7 or less on a d10, hits in 70 %"));
    QVERIFY(!text(*dialog, "rightNeeded").isEmpty());
    // One pair needs no list.
    QVERIFY(!in<QListWidget>(*dialog, "duelPairs")->isVisible());
    // Another weapon, another number: by keyboard, as the box takes it.
    auto* weapons = in<QComboBox>(*dialog, "leftWeapon");
    weapons->setFocus();
    QTest::keyClick(weapons, Qt::Key_End);
    QVERIFY(isReady(program, *dialog));
    QCOMPARE(weapons->currentText(), QStringLiteral("Bare hands"));
    QVERIFY(dialog->presenter().action().request.input.as<percentile::Duel>()->sideA[0].weapon.natural);
    QVERIFY(text(*dialog, "leftNeeded") != QStringLiteral("67 %: 7 or less on a d10, hits in 70 %"));
}

/// PCT-02, PCT-D34: what a duellist does in his round; the game master may let it take nothing. Without a round nothing is said of it.
void TestDuel::itTakesTheActionsOfTheRound()
{
    Program program(m_file);
    support::openNoon(program);
    DuelDialog* dialog = openDuel(program);
    QVERIFY(!in<QCheckBox>(*dialog, "option_takesActions")->isVisible());
    dialog->close();
    for (const char* name : {"Old Morrow", "Cass Ardent"}) {
        program.window.fight().byHand().setValue(support::combatantNamed(program, name), "actionsLeft", 1);
        QVERIFY(program.settle());
    }
    program.window.fight().byHand().setValue(support::combatantNamed(program, "Bill"), "actionsLeft", 0);
    QVERIFY(program.settle());
    dialog = openDuel(program);
    auto* takes = in<QCheckBox>(*dialog, "option_takesActions");
    QVERIFY(takes->isVisible() && takes->isChecked());
    // Who has acted already is not offered as the next.
    QVERIFY(!in<QToolButton>(*dialog, "addPair")->isEnabled());
    AttackPresenter& presenter = dialog->presenter();
    presenter.dice().setDie(asked(Query::DuelDie), 0, 10);
    presenter.dice().setDie(asked(Query::DuelDie, 1), 0, 10);
    QVERIFY(presenter.isFinished());
    presenter.apply();
    QVERIFY(program.settle());
    QCOMPARE(conditionOf(program, "Old Morrow").actionsLeft, 0);
    QCOMPARE(conditionOf(program, "Cass Ardent").actionsLeft, 0);
    dialog = openDuel(program);
    // Each who has none is named, where another one can be chosen, and said once.
    const QStringList missing = dialog->presenter().complaints().all();
    QCOMPARE(missing.size(), 2);
    QVERIFY2(missing[0].startsWith(QStringLiteral("Old Morrow: no action is left in this round")),
             qPrintable(missing[0]));
    QVERIFY2(missing[1].startsWith(QStringLiteral("Cass Ardent: no action is left in this round")),
             qPrintable(missing[1]));
    QVERIFY(!in<ProblemBar>(*dialog, "problemBar")->isVisible());
    QTRY_COMPARE(timesSaid(*dialog, QStringLiteral("Old Morrow: no action")), 1);
    QCOMPARE(timesSaid(*dialog, QStringLiteral("Cass Ardent: no action")), 1);
    auto* left = in<QComboBox>(*dialog, "leftPerson");
    QTRY_COMPARE(dialog->focusWidget(), static_cast<QWidget*>(left));
    QVERIFY(left->findText(QStringLiteral("Bill · no Action left")) >= 0);
    // Nobody fights himself.
    QVERIFY(left->findText(QStringLiteral("Cass Ardent"), Qt::MatchStartsWith) < 0);
    in<QCheckBox>(*dialog, "option_takesActions")->click();
    QVERIFY(isReady(program, *dialog));
    QVERIFY2(dialog->presenter().complaints().isEmpty(), qPrintable(dialog->presenter().complaints().all().join(u' ')));
    // What takes none is open to who has none.
    QVERIFY(left->findText(QStringLiteral("Bill")) >= 0);
    QVERIFY(in<QToolButton>(*dialog, "addPair")->isEnabled());
}

void TestDuel::severalPairsAreOneEntry()
{
    Program program(m_file);
    support::openNoon(program);
    DuelDialog* dialog = openDuel(program);
    const int before = historyLength(program);
    QTest::keyClick(dialog, Qt::Key_Plus);
    QVERIFY(isReady(program, *dialog));
    QCOMPARE(lines(*dialog).size(), 2);
    QVERIFY2(lines(*dialog).front().startsWith(QStringLiteral("1  Old Morrow (7 or less) against Cass Ardent (")),
             qPrintable(lines(*dialog).front()));
    // Who is left: Bill on the side of the one, Dutch on that of the other.
    QVERIFY2(lines(*dialog).back().contains(QStringLiteral("Bill")), qPrintable(lines(*dialog).back()));
    QVERIFY2(lines(*dialog).back().contains(QStringLiteral("Dutch")), qPrintable(lines(*dialog).back()));
    QVERIFY(dialog->windowTitle().startsWith(QStringLiteral("Duel of 2 pairs")));
    // Nobody is left for a third one.
    QVERIFY(!in<QToolButton>(*dialog, "addPair")->isEnabled());
    AttackPresenter& presenter = dialog->presenter();
    for (const int pair : {0, 1}) {
        presenter.dice().setDie(asked(Query::DuelDie, indexOfSide(pair, 0)), 0, 1);
        presenter.dice().setDie(asked(Query::DuelDie, indexOfSide(pair, 1)), 0, 10);
    }
    QTest::keyClick(dialog, Qt::Key_R);
    QVERIFY(presenter.isFinished());
    QVERIFY2(lines(*dialog).front().startsWith(QStringLiteral("1  Old Morrow hits Cass Ardent: ")),
             qPrintable(lines(*dialog).front()));
    const QString told = verdictOf(presenter.action()).sentence;
    QVERIFY2(told.contains(QStringLiteral("Old Morrow hits Cass Ardent: ")) && told.contains(QLatin1Char(';')),
             qPrintable(told));
    QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Return);
    QVERIFY(support::waitUntil([&] { return !dialog->isVisible() && program.gateway.waiting() == 0; }));
    QVERIFY(program.settle());
    QCOMPARE(historyLength(program), before + 1);
    const QString title = titleOf(*program.window.fight().snapshot().last);
    QVERIFY2(title.startsWith(QStringLiteral("Old Morrow → Cass Ardent, ")), qPrintable(title));
    QVERIFY(conditionOf(program, "Cass Ardent").healthLost > 0);
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    for (const char* name : {"Old Morrow", "Cass Ardent", "Bill", "Dutch"})
        QCOMPARE(conditionOf(program, name).healthLost, 0);
}

/// Typed from the first die to the last, the pair whose die is asked for is in view.
void TestDuel::theDiceLeadFromPairToPair()
{
    Program program(m_file);
    support::openNoon(program);
    DuelDialog* dialog = openDuel(program);
    QTest::keyClick(dialog, Qt::Key_Plus);
    QVERIFY(isReady(program, *dialog));
    auto* list = in<QListWidget>(*dialog, "duelPairs");
    QCOMPARE(list->currentRow(), 1);
    QTest::keyClick(dialog, '9');
    QCOMPARE(list->currentRow(), 0);
    QTest::keyClick(dialog->focusWidget(), '9');
    QCOMPARE(list->currentRow(), 1);
    QVERIFY(in<QComboBox>(*dialog, "leftPerson")->currentText() != QStringLiteral("Old Morrow"));
    // A click looks at the other pair again, and it stays until a die leads on.
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
    QCOMPARE(list->currentRow(), 0);
    QCOMPARE(in<QComboBox>(*dialog, "leftPerson")->currentText(), QStringLiteral("Old Morrow"));
    QTest::keyClick(dialog, '9');
    QTest::keyClick(dialog->focusWidget(), '9');
    QVERIFY(dialog->presenter().isFinished());
    QCOMPARE(lines(*dialog).front(), QStringLiteral("1  Old Morrow and Cass Ardent miss each other"));
    dialog->presenter().drop(QStringLiteral("only looked at"));
    QVERIFY(program.settle());
}

/// They are told from the first pair on; beside another one they would be taken for its own.
/// However little room a half has: the die that is asked for is in sight.
void TestDuel::theOpenDieIsInSight()
{
    Program program(m_file);
    support::openNoon(program);
    DuelDialog* dialog = openDuel(program);
    AttackPresenter& presenter = dialog->presenter();
    presenter.dice().setDie(asked(Query::DuelDie), 0, 1);
    presenter.dice().setDie(asked(Query::DuelDie, 1), 0, 10);
    auto* area = dialog->findChildren<QScrollArea*>().front();
    for (QScrollArea* one : dialog->findChildren<QScrollArea*>()) {
        if (one->isAncestorOf(in<QComboBox>(*dialog, "leftPerson")))
            area = one;
    }
    // As low as with large letters on a small screen.
    area->setFixedHeight(90);
    area->verticalScrollBar()->setValue(0);
    QVERIFY(program.settle());
    QWidget* last = nullptr;
    for (DieTile* die : area->findChildren<DieTile*>())
        last = die->face() == 0 && die->isVisible() ? die : last;
    QVERIFY(last);
    QVERIFY(!last->visibleRegion().boundingRect().contains(last->rect().center()));
    dialog->activateWindow();
    last->setFocus();
    QTRY_VERIFY(last->visibleRegion().boundingRect().contains(last->rect().center()));
    presenter.drop(QStringLiteral("only looked at"));
    QVERIFY(program.settle());
}

void TestDuel::oddsStandBesideTheFirstPair()
{
    Program program(m_file);
    support::openNoon(program);
    DuelDialog* dialog = openDuel(program);
    QTest::keyClick(dialog, Qt::Key_Plus);
    QVERIFY(isReady(program, *dialog));
    if (!in<QToolButton>(*dialog, "oddsButton")->isChecked())
        QTest::keyClick(dialog, Qt::Key_H);
    auto* panel = in<OddsPanel>(*dialog, "oddsPanel");
    QTRY_VERIFY(panel->isVisible());
    QCOMPARE(in<QListWidget>(*dialog, "duelPairs")->currentRow(), 0);
    QTest::keyClick(dialog, Qt::Key_PageDown);
    QVERIFY(!panel->isVisible());
    QTest::keyClick(dialog, Qt::Key_PageUp);
    QVERIFY(panel->isVisible());
    QTest::keyClick(dialog, Qt::Key_H);
    QVERIFY(!panel->isVisible());
}

void TestDuel::pairsAreTakenAway()
{
    Program program(m_file);
    support::openNoon(program);
    DuelDialog* dialog = openDuel(program);
    auto* fewer = in<QToolButton>(*dialog, "removePair");
    QVERIFY(!fewer->isVisible());
    QTest::mouseClick(in<QToolButton>(*dialog, "addPair"), Qt::LeftButton);
    QVERIFY(isReady(program, *dialog));
    QVERIFY(fewer->isVisible() && fewer->isEnabled());
    QTest::keyClick(dialog, Qt::Key_PageUp);
    QTest::keyClick(dialog, Qt::Key_Minus);
    QVERIFY(isReady(program, *dialog));
    QCOMPARE(dialog->presenter().action().request.input.as<percentile::Duel>()->sideA.size(), std::size_t(1));
    QVERIFY(in<QComboBox>(*dialog, "leftPerson")->currentText() != QStringLiteral("Old Morrow"));
    QTest::keyClick(dialog, Qt::Key_Plus);
    QVERIFY(isReady(program, *dialog));
    QTest::keyClick(dialog, '9');
    // Once a die lies there, the pairs stand.
    QVERIFY(!fewer->isEnabled());
    QTest::keyClick(dialog, Qt::Key_Minus);
    QCOMPARE(lines(*dialog).size(), 2);
    dialog->presenter().drop(QStringLiteral("only looked at"));
    QVERIFY(program.settle());
}

void TestDuel::peopleAreChosen()
{
    Program program(m_file);
    support::openNoon(program);
    DuelDialog* dialog = openDuel(program);
    QTest::keyClick(dialog, Qt::Key_Plus);
    QVERIFY(isReady(program, *dialog));
    auto* right = in<QComboBox>(*dialog, "rightPerson");
    const int cass = right->findText(QStringLiteral("Cass Ardent"));
    const QString before = right->currentText();
    QVERIFY(cass >= 0);
    right->setFocus();
    while (right->currentIndex() != cass)
        QTest::keyClick(right, right->currentIndex() < cass ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY(isReady(program, *dialog));
    const auto& duel = *dialog->presenter().action().request.input.as<percentile::Duel>();
    // Whoever stood there stands where she did.
    QCOMPARE(QString::fromStdString(duel.sideB[1].character.name), QStringLiteral("Cass Ardent"));
    QCOMPARE(duel.sideA.size(), std::size_t(2));
    QVERIFY(lines(*dialog).join(QLatin1Char('\n')).contains(before));
}

void TestDuel::whatFellComesBackWithItsPairs()
{
    Program program(m_file);
    support::openNoon(program);
    DuelDialog* dialog = openDuel(program);
    QTest::keyClick(dialog, Qt::Key_Plus);
    QVERIFY(isReady(program, *dialog));
    QTest::keyClick(dialog, '9');
    QVERIFY(program.settle());
    const auto pending = program.window.fight().snapshot().pending;
    QVERIFY(pending);
    dialog->close();
    DuelDialog fresh(program.window.fight(), program.style, program.preferences);
    fresh.resume(*pending);
    QTRY_VERIFY(fresh.presenter().isReady());
    QCOMPARE(lines(fresh).size(), 2);
    QCOMPARE(in<QComboBox>(fresh, "leftPerson")->currentText(), QStringLiteral("Old Morrow"));
    QVERIFY(in<QComboBox>(fresh, "leftWeapon")->currentText() != QStringLiteral("Bare hands"));
    fresh.close();
    program.window.fight().reload();
    QVERIFY(program.settle());
}

/// PCT-D24: an arm costs 20 of the rating; of what strikes anywhere, no call is best.
void TestDuel::notCallingMayBeBest()
{
    Program program(m_file);
    support::openNoon(program);
    auto* dialog = support::openAttack(program, "Old Morrow", "Cass Ardent");
    auto* button = in<QToolButton>(*dialog, "oddsButton");
    if (!button->isChecked())
        QTest::keyClick(dialog, Qt::Key_H);
    auto* panel = in<OddsPanel>(*dialog, "oddsPanel");
    QTRY_VERIFY(panel->isVisible());
    const auto* unaimed = in<QLabel>(*panel, "unaimed");
    QTRY_VERIFY(unaimed->text().startsWith(QStringLiteral("Not to call is best: ")));
    const auto odds = dialog->presenter().system().odds()->odds(
        dialog->presenter().action().request.input, *dialog->presenter().action().request.plan, OddsDepth::Everything);
    QVERIFY(odds);
    QVERIFY2(unaimed->text().endsWith(OddsOutlook::percentWords(odds->effect.wounded)), qPrintable(unaimed->text()));
}

HITSPREAD_GUI_TEST(TestDuel)
#include "tst_duel.moc"
