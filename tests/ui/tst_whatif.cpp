#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "rules/systems/threed/character.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/history/differencesdialog.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "windowprogram.h"

#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace hitspread;
using support::Program;

namespace {

/// What a line says in its columns: what is other, as it was, as tried.
QStringList rowOf(const QAbstractItemModel& lines, int row)
{
    QStringList all;
    for (int column = 0; column < lines.columnCount(); ++column)
        all << lines.index(row, column).data().toString();
    return all;
}

}  // namespace

/// Something is tried out from a line of the history, compared, kept or given up; closing the program loses none of it.
class TestWhatIf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { QSettings().clear(); }
    void tryingComparingAndGoingBack();
    void oneLineTellsOfOnePerson();
    void whatIsKeptGoesOn();
    void aTrySurvivesClosing();

private:
    static int round(Program& program) { return program.window.fight().snapshot().encounter.round; }
    void count(Program& program, int number);
    void tryFrom(Program& program, int row);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestWhatIf::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_whatif"));
    QVERIFY(m_folder.isValid());
}

void TestWhatIf::init()
{
    QSettings().clear();
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestWhatIf::count(Program& program, int number)
{
    program.window.fight().byHand().setTime(number, 1);
    QVERIFY(QTest::qWaitFor([&] { return round(program) == number && program.gateway.waiting() == 0; }));
}

void TestWhatIf::tryFrom(Program& program, int row)
{
    auto* list = program.find<QListView>("history");
    list->setFocus();
    list->setCurrentIndex(list->model()->index(row, 0));
    QTest::keyClick(list, Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(QTest::qWaitFor([&] { return program.window.fight().snapshot().trying.size() == 1; }));
    // The keys are the fight's: no letter of them is looked for.
    QVERIFY(program.window.focusWidget() == program.find<QListView>("combatants"));
}

void TestWhatIf::tryingComparingAndGoingBack()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    auto* bar = program.find<QWidget>("whatIfBar");
    QVERIFY(bar->isHidden());
    for (const int number : {11, 12, 13})
        count(program, number);
    tryFrom(program, 2);
    QCOMPARE(round(program), 11);
    QVERIFY(bar->isVisible());
    count(program, 20);
    auto* words = program.find<ElidedLabel>("whatIfWords");
    QTRY_VERIFY2(words->text().contains(QStringLiteral("1 step")), qPrintable(words->text()));
    // Over the whole window, whichever panels are in sight and however small it is.
    for (const int text : {100, 160}) {
        program.style.apply(Theme(Scheme::Dark, text));
        program.window.resize(1280, 720);
        QVERIFY(program.settle());
        QTRY_VERIFY(bar->isVisible());
        QTRY_VERIFY2(bar->width() >= program.window.width() * 9 / 10, qPrintable(QString::number(bar->width())));
        for (const char* name : {"whatIfTrial", "whatIfCompare", "whatIfKeep", "whatIfDrop"}) {
            const auto* part = program.find<QWidget>(name);
            QVERIFY2(part->isVisible() && part->width() >= part->minimumSizeHint().width(), name);
        }
    }
    program.style.apply(Theme(Scheme::Dark, 100));

    QTest::mouseClick(program.find<QPushButton>("whatIfCompare"), Qt::LeftButton);
    QTRY_VERIFY(program.find<DifferencesDialog>("differencesDialog"));
    auto* dialog = program.find<DifferencesDialog>("differencesDialog");
    const auto* list = dialog->findChild<QTreeView*>(QStringLiteral("differences"));
    const auto* lines = list->model();
    QTRY_COMPARE(lines->rowCount(), 1);
    QCOMPARE(rowOf(*lines, 0), (QStringList{QStringLiteral("Round"), QStringLiteral("13"), QStringLiteral("20")}));
    QVERIFY(!list->horizontalScrollBar()->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!dialog->isVisible());

    QTest::mouseClick(program.find<QPushButton>("whatIfDrop"), Qt::LeftButton);
    QTRY_COMPARE(round(program), 13);
    QTRY_VERIFY(bar->isHidden());
}

/// In the words of a result; what is kept for the rules alone is no difference to anybody.
void TestWhatIf::oneLineTellsOfOnePerson()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    count(program, 11);
    count(program, 12);
    tryFrom(program, 1);
    Fight& fight = program.window.fight();
    const auto someone = std::ranges::find_if(
        fight.snapshot().combatants, [](const CombatantView& view) { return view.combatant.name == "Ines Varga"; });
    QVERIFY(someone != fight.snapshot().combatants.end());
    const RecordId who = someone->combatant.id;
    const auto condition = someone->combatant.condition.as<threed::Condition>();
    const auto character = someone->character.record.as<threed::Character>();
    QCOMPARE(condition.damage[0], 0);
    fight.change([=, encounter = fight.snapshot().encounter.id](CampaignServices& services) {
        const auto changed = [who](const char* field, std::int64_t before, std::int64_t after) {
            return LoggedChange{{RecordKind::Condition, who}, field, 0, before, after};
        };
        services.encounters.setByHand(encounter,
                                      {changed("damage", 0, 2),
                                       changed("standardTotal", condition.standardTotal, condition.standardTotal + 2),
                                       changed("shooterMarks", condition.knownShooters.at(0).hash, 30862898)},
                                      "struck");
    });
    QTRY_COMPARE(fight.snapshot().find(who)->combatant.condition.as<threed::Condition>().damage[0], 2);
    QTest::mouseClick(program.find<QPushButton>("whatIfCompare"), Qt::LeftButton);
    QTRY_VERIFY(program.find<DifferencesDialog>("differencesDialog"));
    const auto* lines = program.find<DifferencesDialog>("differencesDialog")
                            ->findChild<QTreeView*>(QStringLiteral("differences"))
                            ->model();
    QTRY_COMPARE(lines->rowCount(), 4);
    const int head = character.hitsMax[0] - condition.bruises[0];
    const int incap = character.incapMax - condition.standardTotal - condition.bruisingTotal;
    const auto number = [](int value) { return QString::number(value); };
    const auto of = [](int left, int most) { return QStringLiteral("%1/%2").arg(left).arg(most); };
    QCOMPARE(rowOf(*lines, 0), (QStringList{QStringLiteral("Ines Varga"), QString(), QString()}));
    QCOMPARE(rowOf(*lines, 1), (QStringList{QStringLiteral("Head"), number(head), of(head - 2, character.hitsMax[0])}));
    QCOMPARE(rowOf(*lines, 2),
             (QStringList{QStringLiteral("Incap"), number(incap), of(incap - 2, character.incapMax)}));
    QCOMPARE(rowOf(*lines, 3), (QStringList{QStringLiteral("Round"), QStringLiteral("12"), QStringLiteral("11")}));
}

void TestWhatIf::whatIsKeptGoesOn()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    for (const int number : {11, 12, 13})
        count(program, number);
    tryFrom(program, 1);
    count(program, 30);
    QTest::mouseClick(program.find<QPushButton>("whatIfKeep"), Qt::LeftButton);
    QTRY_VERIFY(program.find<QWidget>("whatIfBar")->isHidden());
    QCOMPARE(round(program), 30);
    program.window.fight().steps().undo();
    QTRY_COMPARE(round(program), 12);
}

void TestWhatIf::aTrySurvivesClosing()
{
    {
        Program program(m_file);
        QVERIFY(program.waitForFight());
        for (const int number : {11, 12})
            count(program, number);
        tryFrom(program, 1);
        count(program, 40);
    }
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QCOMPARE(round(program), 40);
    QTRY_VERIFY(program.find<QWidget>("whatIfBar")->isVisible());
    QTest::mouseClick(program.find<QPushButton>("whatIfDrop"), Qt::LeftButton);
    QTRY_COMPARE(round(program), 12);
}

HITSPREAD_GUI_TEST(TestWhatIf)
#include "tst_whatif.moc"
