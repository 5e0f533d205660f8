#include "clippedvisit.h"
#include "models/fight/fighthand.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/backups/differenceview.h"
#include "ui/backups/recovereddialog.h"
#include "ui/theme/motion.h"

#include <QAction>
#include <QPushButton>
#include <QSettings>
#include <QTest>

using namespace hitspread;
using support::ClippedVisits;
using support::Program;

/// Nothing is cut in any window that a command of the main window opens: each is opened once a language and looked at in every size.
class TestClippedWindows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_clippedwindows"))); }
    void cleanup();
    void attacks_data() { support::languagesOfWindows(); }
    void attacks();
    void bursts_data() { support::languagesOfWindows(); }
    void bursts();
    void areas_data() { support::languagesOfWindows(); }
    void areas();
    void actions_data() { support::languagesOfWindows(); }
    void actions();
    void backups_data() { support::languagesOfWindows(); }
    void backups();
    void pages_data() { support::languagesOfWindows(); }
    void pages();

private:
    support::SampleFiles m_files;
};

void TestClippedWindows::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

void TestClippedWindows::attacks()
{
    QFETCH(QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    ClippedVisits visits(program);
    support::choose(program, "Ines Varga", "Gate Guard 2");
    for (const char* action : {"action_melee", "action_grenade", "action_harm"})
        visits.visit(action);
    QCOMPARE(visits.seen.size(), 3);
    QVERIFY(support::isNothing(visits.found));
}

void TestClippedWindows::bursts()
{
    QFETCH(QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    ClippedVisits visits(program);
    support::choose(program, "Ines Varga", "Gate Guard 2");
    auto* dialog = support::openByKey<threed::FireDialog>(program, Qt::Key_F, "fireDialog", {1440, 900});
    QTest::keyClick(dialog, Qt::Key_B);
    QVERIFY(program.settle());
    QCOMPARE(QString::fromStdString(dialog->presenter().order().action), QStringLiteral("volley"));
    visits.found += support::clippedAtAllSizes(program, *dialog, QStringLiteral("burst"), true);
    QTest::keyClick(dialog, Qt::Key_H);
    QVERIFY(program.settle());
    visits.found += support::clippedAtAllSizes(program, *dialog, QStringLiteral("burst with odds"), true);
    QTest::keyClick(dialog, Qt::Key_R);
    QVERIFY(program.settle());
    visits.found += support::clippedAtAllSizes(program, *dialog, QStringLiteral("burst, rolled"), true);
    QVERIFY(support::isNothing(visits.found));
}

/// Bullets at whoever is in an area, and somebody who crosses it.
void TestClippedWindows::areas()
{
    QFETCH(QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    ClippedVisits visits(program);
    support::choose(program, "Brann Hollow", "Gate Guard 1");
    auto* dialog = support::openByKey<threed::FireDialog>(program, Qt::Key_F, "fireDialog", {1440, 900});
    QTest::mouseClick(dialog->findChild<QAbstractButton*>(QStringLiteral("fireMode_5")), Qt::LeftButton);
    QVERIFY(program.settle());
    QCOMPARE(QString::fromStdString(dialog->presenter().order().action), QStringLiteral("suppress"));
    visits.found += support::clippedAtAllSizes(program, *dialog, QStringLiteral("area"), true);
    // The dice of the influence, which are kept, and those of the roll.
    for (const Qt::Key key : {Qt::Key_R, Qt::Key_Return, Qt::Key_R}) {
        QTest::keyClick(dialog, key);
        QVERIFY(program.settle());
    }
    QVERIFY(dialog->presenter().isFinished());
    visits.found += support::clippedAtAllSizes(program, *dialog, QStringLiteral("area, rolled"), true);
    dialog->presenter().apply();
    QVERIFY(program.settle());
    dialog->close();
    program.window.fight().setActive(support::combatantNamed(program, "Gate Guard 1"));
    visits.visit("action_cross");
    QCOMPARE(visits.seen.size(), 1);
    QVERIFY(support::isNothing(visits.found));
}

void TestClippedWindows::actions()
{
    QFETCH(QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    ClippedVisits visits(program);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    for (const char* action : {"action_own_prepare", "action_own_opportunity", "action_own_check", "action_own_aid",
                               "action_own_treat", "action_own_ready", "action_own_split"})
        visits.visit(action);
    support::choose(program, "Sgt Holt", "Ines Varga");
    visits.visit("action_own_dodge");
    QVERIFY2(visits.seen.size() >= 7, qPrintable(visits.seen.join(QLatin1Char(' '))));
    QVERIFY(support::isNothing(visits.found));
}

void TestClippedWindows::backups()
{
    QFETCH(QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill());
    ClippedVisits visits(program);
    support::choose(program, "Ines Varga", "Gate Guard 2");
    visits.visit("action_backups");
    program.backups.make();
    QVERIFY(support::waitUntil([&] { return !program.backups.backups().empty(); }));
    program.window.fight().byHand().setTime(9, 1);
    QVERIFY(program.settle());
    QWidget* dialog = support::openedBy(program, [&program] { program.find<QAction>("action_backups")->trigger(); });
    QVERIFY(dialog);
    const auto* difference = dialog->findChild<DifferenceView*>();
    QVERIFY(support::waitUntil([&] { return difference->words().contains(u'\n'); }));
    visits.found += support::clippedAtAllSizes(program, *dialog, QStringLiteral("backups"), false);
    dialog->findChild<QPushButton*>(QStringLiteral("backupAct"))->click();
    visits.found += support::clippedAtAllSizes(program, *dialog, QStringLiteral("backups, asked"), false);
    const Recovered recovered{
        .tables = {{"character", 46, 12, 1}, {"log_entry", 118, 31, 0}, {"melee_weapon", 0, 0, 1}}, .lostPages = 3};
    RecoveredDialog came(program.style, QStringLiteral("/campaigns/tuesday.hitspread"),
                         QStringLiteral("/campaigns/tuesday recovered.hitspread"), recovered);
    came.show();
    visits.found += support::clippedAtAllSizes(program, came, QStringLiteral("recovered"), false);
    QVERIFY(support::isNothing(visits.found));
}

void TestClippedWindows::pages()
{
    QFETCH(QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill(), nullptr, Theme(Scheme::Dark));
    ClippedVisits visits(program);
    support::choose(program, "Ines Varga", "Gate Guard 2");
    for (const char* action :
         {"action_newFight", "action_fights", "action_distances", "action_addCombatants", "action_condition",
          "action_lay", "action_rest", "action_endFight", "action_sheet", "action_rules", "action_houseRules",
          "action_keys", "action_printFight", "action_compact", "action_openRecent"})
        visits.visit(action);
    QVERIFY2(visits.seen.size() >= 10, qPrintable(visits.seen.join(QLatin1Char(' '))));
    QVERIFY(support::isNothing(visits.found));
}

HITSPREAD_GUI_TEST(TestClippedWindows)
#include "tst_clippedwindows.moc"
