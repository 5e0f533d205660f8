#include "libraryshelf.h"
#include "rules/systems/threed/gear.h"
#include "services/library/libraryservice.h"
#include "storage/start/newcampaign.h"
#include "support/guitestclass.h"
#include "support/sourcepath.h"
#include "ui/library/takedialog.h"
#include "ui/widgets/problembar.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

using namespace hitspread;
using support::Shelf;

namespace {

/// A weapon of another game master's.
StoredRecord weaponOf(const char* name, const char* calibre, int range)
{
    StoredRecord stored;
    stored.system = "threed";
    stored.record = AnyRecord(threed::weaponRecord);
    auto& weapon = stored.record.as<threed::Weapon>();
    weapon.name = name;
    weapon.calibre = calibre;
    weapon.range = range;
    return stored;
}

}  // namespace

/// Gear of another campaign, found as one types and taken with Enter.
class TestTake : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_file = m_files.fresh(); }
    void typedAndTaken();
    void aNameThatIsThereIsAskedOnce();
    void aKindNarrowsTheList();
    void whatIsNoCampaignIsSaid();

private:
    struct Table : Shelf {
        Table(const QString& file, const QString& other) : Shelf(file)
        {
            dialog = window->findChild<TakeDialog*>();
            dialog->open(other);
            settle();
            search = dialog->findChild<QLineEdit*>(QStringLiteral("takeSearch"));
            found = dialog->findChild<QTreeWidget*>(QStringLiteral("takeFound"));
        }
        void enter()
        {
            QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Return);
            settle();
        }
        TakeDialog* dialog;
        QLineEdit* search;
        QTreeWidget* found;
    };

    support::SampleFiles m_files;
    QString m_other;
    QString m_file;
};

void TestTake::initTestCase()
{
    QVERIFY(m_files.begin(QStringLiteral("tst_take")));
    m_other = m_files.path(QStringLiteral("other.hitspread"));
    const auto file = storage::createNewCampaign(m_other, CampaignStart::Empty);
    (void)file->library().insert(weaponOf("Rook rifle", "6 mm", 55));
    (void)file->library().insert(weaponOf("Sentry rifle", "7 mm", 77));
}

void TestTake::typedAndTaken()
{
    Table table(m_file, m_other);
    QTRY_VERIFY(table.found->topLevelItemCount() > 2);
    QTest::keyClicks(table.search, QStringLiteral("rook"));
    QCOMPARE(table.found->topLevelItemCount(), 1);
    table.enter();
    QTRY_VERIFY(table.rowNamed(QStringLiteral("Rook rifle")) >= 0);
    QVERIFY(table.dialog->isVisible());
    // One step of the library's undo.
    QTest::keyClick(table.dialog, Qt::Key_Escape);
    QVERIFY(!table.dialog->isVisible());
    table.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(table.rowNamed(QStringLiteral("Rook rifle")), -1);
}

void TestTake::aNameThatIsThereIsAskedOnce()
{
    Table table(m_file, m_other);
    QTRY_VERIFY(table.found->topLevelItemCount() > 2);
    QTest::keyClicks(table.search, QStringLiteral("sentry"));
    table.enter();
    auto* both = table.dialog->findChild<QPushButton*>(QStringLiteral("takeBoth"));
    QTRY_VERIFY(both->isVisible());
    QVERIFY(table.dialog->findChild<QLabel*>(QStringLiteral("takeAsked"))->text().contains(QStringLiteral("Sentry")));
    QVERIFY(!table.dialog->findChild<QPushButton*>(QStringLiteral("takeButton"))->isEnabled());
    // Back without a word, then again.
    QTest::keyClick(table.dialog, Qt::Key_Escape);
    QVERIFY(table.dialog->isVisible() && !both->isVisible());
    table.enter();
    QTRY_VERIFY(both->isVisible());
    QTRY_VERIFY(both->hasFocus());
    table.enter();
    QTRY_VERIFY(table.rowNamed(QStringLiteral("Sentry rifle 2")) >= 0);
    QVERIFY(table.rowNamed(QStringLiteral("Sentry rifle")) >= 0);
    QVERIFY(!both->isVisible());
}

void TestTake::aKindNarrowsTheList()
{
    Table table(m_file, m_other);
    QTRY_VERIFY(table.found->topLevelItemCount() > 2);
    auto* kinds = table.dialog->findChild<QComboBox*>(QStringLiteral("takeKind"));
    kinds->setCurrentIndex(kinds->findData(static_cast<int>(RecordKind::Weapon)));
    QCOMPARE(table.found->topLevelItemCount(), 2);
    kinds->setCurrentIndex(kinds->findData(static_cast<int>(RecordKind::Grenade)));
    QCOMPARE(table.found->topLevelItemCount(), 0);
}

void TestTake::whatIsNoCampaignIsSaid()
{
    Table table(m_file, support::sourcePath(QStringLiteral("tests/fixtures/campaigns/newer.hitspread")));
    auto* problem = table.dialog->findChild<ProblemBar*>();
    QTRY_VERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains(QStringLiteral("newer")), qPrintable(problem->text()));
    QVERIFY(!table.dialog->findChild<QPushButton*>(QStringLiteral("takeButton"))->isEnabled());
}

HITSPREAD_GUI_TEST(TestTake)
#include "tst_take.moc"
