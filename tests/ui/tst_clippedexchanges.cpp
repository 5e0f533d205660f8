#include "clippedvisit.h"
#include "percentilehand.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/rules/pieceeditor.h"
#include "ui/rules/ruleswindow.h"
#include "ui/rules/tableeditor.h"
#include "ui/theme/motion.h"

#include <QAction>
#include <QSettings>
#include <QTest>

#include <algorithm>

using namespace hitspread;
using support::ClippedVisits;
using support::Program;

/// Nothing is cut where two exchange blows or shots, where house rules edit tables and the body, and in what is shown before it is
/// printed.
class TestClippedExchanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_clippedexchanges"))); }
    void cleanup();
    void exchanges_data() { support::languagesOfWindows(); }
    void exchanges();
    void tables_data() { support::languagesOfWindows(); }
    void tables();
    void papers_data() { support::languagesOfWindows(); }
    void papers();

private:
    support::SampleFiles m_files;
};

void TestClippedExchanges::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

void TestClippedExchanges::exchanges()
{
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill());
    support::openNoon(program);
    ClippedVisits visits(program);
    auto* attack = support::openAttack(program, "Old Morrow", "Cass Ardent");
    visits.lookAndRoll(*attack, QStringLiteral("attack"));
    attack->close();
    QVERIFY(program.settle());
    support::choose(program, "Dutch", "Bill");
    for (const char* action : {"action_deed_clash", "action_deed_duel", "action_deed_ready", "action_deed_declare"})
        visits.visit(action);
    QCOMPARE(visits.seen.size(), 5);
    QVERIFY(support::isNothing(visits.found));
}

/// The editor of a table, and the body above the table of its pieces.
void TestClippedExchanges::tables()
{
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill());
    support::openNoon(program);
    ClippedVisits visits(program);
    QWidget* opened = support::openedBy(program, [&] { program.find<QAction>("action_houseRules")->trigger(); });
    auto* rules = qobject_cast<RulesWindow*>(opened);
    QVERIFY(rules);
    for (const char* table : {"hitLocations", "locationNames", "bodyPieces"}) {
        rules->openSwitch(QLatin1String(table));
        QVERIFY(program.settle());
        visits.look(*rules, QLatin1String(table), true);
        const auto tables = rules->findChildren<TableEditor*>();
        QVERIFY(std::ranges::any_of(tables, &QWidget::isVisible) || QLatin1String(table) == u"locationNames");
    }
    QVERIFY(rules->findChild<PieceEditor*>()->isVisible());
    QVERIFY(support::isNothing(visits.found));
}

/// Sheets, house rules and keys before they are printed.
void TestClippedExchanges::papers()
{
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill());
    support::choose(program, "Ines Varga", "Gate Guard 2");
    ClippedVisits visits(program);
    for (const char* action : {"action_printFight", "action_printRules"})
        visits.visit(action);
    QCOMPARE(visits.seen, QStringList(2, QStringLiteral("printDialog")));
    QVERIFY(support::isNothing(visits.found));
}

HITSPREAD_GUI_TEST(TestClippedExchanges)
#include "tst_clippedexchanges.moc"
