#include <QTest>

#include "libraryshelf.h"
#include "models/library/librarycolumns.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "text/kinds.h"
#include "ui/library/countdelegate.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>

#include <set>

using namespace hitspread;
using support::Shelf;

/// How things are found in the library: words, conditions, filters, saved searches, and everything in one list.
class TestLibrarySearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_librarysearch"))); }
    void init() { m_file = m_files.fresh(); }
    void cleanup() { QSettings().clear(); }
    void everythingInOneList();
    void searchAsYouType();
    void conditionsBecomeChips();
    void filterByThePopup();
    void alsoFoundElsewhere();
    void downFromTheSearchChoosesARecord();
    void savedSearches();
    void somethingNearIsSuggested();
    void aKindWithoutAnySaysSo();
    void theLineIsClearedByItsButton();

private:
    support::SampleFiles m_files;
    QString m_file;
};

void TestLibrarySearch::everythingInOneList()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Everything"));
    auto* list = shelf.find<QTableView>("everythingTable");
    auto* line = shelf.find<QLineEdit>("librarySearch");
    QVERIFY(list && line);
    // Nothing is looked for yet: as many are listed as the list at the left says, kind by kind.
    QTRY_VERIFY(list->isVisible() && list->model()->rowCount() > 0);
    const auto* kindList = shelf.find<QListWidget>("kinds");
    const QString counted = kindList->item(0)->data(CountDelegate::CountRole).toString();
    QCOMPARE(QString::number(list->model()->rowCount()), counted);
    QCOMPARE(shelf.find<QLabel>("libraryFound")->text(), QStringLiteral("Everything: %1").arg(counted));
    QCOMPARE(list->model()->index(0, 1).data().toString(), text::kindName(RecordKind::Character));
    QCOMPARE(list->model()->index(list->model()->rowCount() - 1, 1).data().toString(),
             text::kindName(RecordKind::Modifier));
    QVERIFY(!shelf.find<QPushButton>("library_newButton")->isEnabled());
    // In short means in words: skills by name, nothing twice.
    const auto inShort = [list](const QString& name) {
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            if (list->model()->index(row, 0).data().toString() == name)
                return list->model()->index(row, 2).data().toString();
        }
        return QString();
    };
    QCOMPARE(inShort(QStringLiteral("Anvil machine gun")), QStringLiteral("Machine gun · Support weapons · 7 mm"));
    QCOMPARE(inShort(QStringLiteral("Magpie pistol")), QStringLiteral("Pistol · 9 mm"));
    line->setFocus();
    QTest::keyClicks(line, QStringLiteral("s"));
    shelf.settle();
    QVERIFY(QTest::qWaitFor([&] { return list->isVisible() && list->model()->rowCount() > 0; }));
    // One search there is: what it finds is listed, all kinds in the order of the finding.
    std::vector<LibraryHit> found;
    shelf.program.gateway.run(
        shelf.window, [](CampaignServices& services) { return services.library.find("s", "threed", 500); },
        [&](std::vector<LibraryHit> hits) { found = std::move(hits); });
    shelf.settle();
    QCOMPARE(static_cast<std::size_t>(list->model()->rowCount()), found.size());
    QCOMPARE(shelf.find<QLabel>("libraryFound")->text(),
             QStringLiteral("Everything: %1 of %2").arg(found.size()).arg(counted));
    std::set<RecordKind> kinds;
    int weapon = -1;
    for (std::size_t row = 0; row < found.size(); ++row) {
        const auto cell = [&](int column) {
            return list->model()->index(static_cast<int>(row), column).data().toString();
        };
        QCOMPARE(cell(0), QString::fromStdString(found[row].row.name));
        QCOMPARE(cell(1), text::kindName(found[row].kind));
        const RecordDeclaration& record = *findSystem("threed")->record(found[row].kind);
        QCOMPARE(cell(2), detailWords(*findSystem("threed"), record, QString::fromStdString(found[row].row.detail)));
        kinds.insert(found[row].kind);
        if (found[row].kind == RecordKind::Weapon && weapon < 0)
            weapon = static_cast<int>(row);
    }
    QVERIFY(kinds.size() > 2);
    QVERIFY(weapon >= 0);
    // The best find is chosen; the down key goes on to the list, and Enter opens what is chosen there.
    QCOMPARE(list->selectionModel()->selectedRows().value(0).row(), 0);
    QTest::keyClick(line, Qt::Key_Down);
    QVERIFY(list->hasFocus());
    list->setCurrentIndex(list->model()->index(weapon, 0));
    QVERIFY(QTest::qWaitFor([&] {
        auto* name = shelf.find<QLabel>("previewName");
        return name && name->text() == QString::fromStdString(found[static_cast<std::size_t>(weapon)].row.name);
    }));
    QTest::keyClick(list, Qt::Key_Return);
    shelf.settle();
    auto* dialog = shelf.find<QDialog>("recordDialog");
    QVERIFY(dialog && dialog->isVisible());
    dialog->reject();
    // What is deleted there is gone, and comes back.
    const int rows = list->model()->rowCount();
    shelf.find<QPushButton>("library_deleteButton")->click();
    shelf.settle();
    QVERIFY(QTest::qWaitFor([&] { return list->model()->rowCount() == rows - 1; }));
    shelf.window->library().undo();
    shelf.settle();
    QVERIFY(QTest::qWaitFor([&] { return list->model()->rowCount() == rows; }));
    // Enter in the line opens the best find, also when it is not there yet.
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("longreach"));
    QTest::keyClick(line, Qt::Key_Return);
    shelf.settle();
    QTRY_VERIFY(shelf.find<QDialog>("recordDialog") && shelf.find<QDialog>("recordDialog")->isVisible());
    QVERIFY(shelf.find<QDialog>("recordDialog")->windowTitle().startsWith(QStringLiteral("Longreach rifle")));
    shelf.find<QDialog>("recordDialog")->reject();
    // Back to one kind.
    shelf.choose(QStringLiteral("Firearms"));
    QVERIFY(shelf.table->isVisible());
    QVERIFY(shelf.find<QPushButton>("library_newButton")->isEnabled());
}

void TestLibrarySearch::searchAsYouType()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const int all = shelf.window->model().rowCount();
    const QString first = shelf.text(0, "name").section(QLatin1Char(' '), 0, 0);
    shelf.search(first);
    QVERIFY(shelf.window->model().rowCount() > 0);
    QVERIFY(shelf.window->model().rowCount() <= all);
    for (int row = 0; row < shelf.window->model().rowCount(); ++row)
        QVERIFY(shelf.text(row, "name").contains(first, Qt::CaseInsensitive));
    auto* line = shelf.find<QLineEdit>("librarySearch");
    QTest::keyClick(line, Qt::Key_Escape);
    shelf.settle();
    QCOMPARE(shelf.window->model().rowCount(), all);
    shelf.search(QStringLiteral("qqqqqq"));
    QCOMPARE(shelf.window->model().rowCount(), 0);
    QVERIFY(shelf.find<QLabel>("emptySentence")->isVisible());
    QVERIFY(shelf.find<QLabel>("emptySentence")->text().contains(QStringLiteral("qqqqqq")));
    QVERIFY(!shelf.find<QAction>("library_edit")->isEnabled());
    QTest::mouseClick(shelf.find<QPushButton>("emptyButton"), Qt::LeftButton);
    shelf.settle();
    QCOMPARE(shelf.window->model().rowCount(), all);
    // A condition is no name.
    shelf.search(QStringLiteral("recoil<0"));
    QCOMPARE(shelf.find<QLabel>("emptySentence")->text(), QStringLiteral("Nothing fits “Recoil below 0”."));
    shelf.search(QStringLiteral("qqqqqq recoil<0 range>9000"));
    QCOMPARE(shelf.find<QLabel>("emptySentence")->text(),
             QStringLiteral("Nothing called “qqqqqq” fits “Recoil below 0, Range above 9000 m”."));
}

void TestLibrarySearch::conditionsBecomeChips()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const int all = shelf.window->model().rowCount();
    const int recoil = shelf.column("recoil");
    int expected = 0;
    for (int row = 0; row < all; ++row)
        expected += shelf.window->model().index(row, recoil).data(Qt::EditRole).toInt() < 6 ? 1 : 0;
    QVERIFY(expected < all);
    shelf.search(QStringLiteral("recoil<6"));
    QCOMPARE(shelf.window->model().rowCount(), expected);
    auto* chip = shelf.find<QPushButton>("chip_recoil<6");
    QVERIFY(chip && chip->isVisible());
    QTest::mouseClick(chip, Qt::LeftButton);
    shelf.settle();
    QCOMPARE(shelf.window->model().rowCount(), all);
    QCOMPARE(shelf.find<QLineEdit>("librarySearch")->text(), QString());
}

void TestLibrarySearch::filterByThePopup()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const int all = shelf.window->model().rowCount();
    shelf.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    auto* popup = shelf.find<QWidget>("filterPopup");
    QVERIFY(popup && popup->isVisible());
    auto* fields = popup->findChild<QComboBox*>(QStringLiteral("filterField"));
    fields->setCurrentIndex(fields->findData(QStringLiteral("recoil")));
    auto* comparisons = popup->findChild<QComboBox*>(QStringLiteral("filterComparison"));
    comparisons->setCurrentIndex(comparisons->findData(static_cast<int>(Comparison::Less)));
    auto* value = popup->findChild<QLineEdit*>(QStringLiteral("filterValue"));
    auto* add = popup->findChild<QPushButton*>(QStringLiteral("filterAdd"));
    QTest::keyClicks(value, QStringLiteral("few"));
    QVERIFY(!add->isEnabled());
    value->clear();
    QTest::keyClicks(value, QStringLiteral("6"));
    QVERIFY(add->isEnabled());
    QTest::mouseClick(add, Qt::LeftButton);
    shelf.settle();
    QCOMPARE(shelf.find<QLineEdit>("librarySearch")->text(), QStringLiteral("recoil<6"));
    QVERIFY(shelf.window->model().rowCount() < all);
    for (int row = 0; row < shelf.window->model().rowCount(); ++row)
        QVERIFY(shelf.cell(row, "recoil").data(Qt::EditRole).toInt() < 6);
}

void TestLibrarySearch::alsoFoundElsewhere()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Ammunition"));
    const QString word = shelf.text(0, "name").section(QLatin1Char(' '), 0, 0);
    shelf.choose(QStringLiteral("Armour"));
    shelf.search(word);
    auto* line = shelf.find<QPushButton>(
        qPrintable(QStringLiteral("elsewhere_%1").arg(static_cast<int>(RecordKind::Ammunition))));
    QVERIFY(line && line->isVisible());
    QTest::mouseClick(line, Qt::LeftButton);
    shelf.settle();
    QCOMPARE(shelf.window->model().query().kind, RecordKind::Ammunition);
    QVERIFY(shelf.window->model().rowCount() > 0);
}

/// From the search the keyboard goes on to a record, not only to the table.
void TestLibrarySearch::downFromTheSearchChoosesARecord()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    auto* line = shelf.find<QLineEdit>("librarySearch");
    line->setFocus();
    shelf.table->clearSelection();
    shelf.table->setCurrentIndex({});
    QTest::keyClick(line, Qt::Key_Down);
    shelf.settle();
    QCOMPARE(shelf.table->selectionModel()->selectedRows().size(), 1);
    QTRY_VERIFY(shelf.find<QLabel>("previewName"));
    QCOMPARE(shelf.find<QLabel>("previewName")->text(), shelf.text(0, "name"));
    QVERIFY(shelf.find<QAction>("library_edit")->isEnabled());
}

void TestLibrarySearch::savedSearches()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    shelf.search(QStringLiteral("recoil<6"));
    const int found = shelf.window->model().rowCount();
    shelf.press(Qt::Key_S, Qt::ControlModifier);
    auto* searches = shelf.find<QListWidget>("savedSearches");
    QCOMPARE(searches->count(), 1);
    shelf.choose(QStringLiteral("Armour"));
    shelf.find<QLineEdit>("librarySearch")->clear();
    shelf.settle();
    QTest::mouseClick(searches->viewport(), Qt::LeftButton, {}, searches->visualItemRect(searches->item(0)).center());
    shelf.settle();
    QCOMPARE(shelf.window->model().query().kind, RecordKind::Weapon);
    QCOMPARE(shelf.window->model().rowCount(), found);
    // A better name, by key; an empty one is none.
    searches->setCurrentRow(0);
    searches->setFocus();
    const auto rename = [&](const QString& name) {
        QTest::keyClick(searches, Qt::Key_F2);
        auto* field = searches->viewport()->findChild<QLineEdit*>();
        QVERIFY(field);
        field->setText(name);
        QTest::keyClick(field, Qt::Key_Return);
        shelf.settle();
        QTRY_COMPARE(searches->count(), 1);
    };
    rename(QStringLiteral("Soft kick"));
    QTRY_COMPARE(searches->item(0)->text(), QStringLiteral("Soft kick"));
    QCOMPARE(shelf.window->library().summary().searches.front().name, std::string("Soft kick"));
    rename(QString());
    QTRY_COMPARE(searches->item(0)->text(), QStringLiteral("Soft kick"));
    // Taking it away is undone like everything.
    searches->setCurrentRow(0);
    searches->setFocus();
    QTest::keyClick(searches, Qt::Key_Delete);
    shelf.settle();
    QCOMPARE(searches->count(), 0);
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(searches->count(), 1);
}

void TestLibrarySearch::somethingNearIsSuggested()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const QString word = shelf.text(0, "name").section(QLatin1Char(' '), 0, 0);
    QVERIFY(word.size() > 4);
    QString wrong = word;
    wrong[1] = QLatin1Char('q');
    shelf.search(wrong);
    QCOMPARE(shelf.window->model().rowCount(), 0);
    auto* sentence = shelf.find<QLabel>("emptySentence");
    QVERIFY2(sentence->text().contains(word, Qt::CaseInsensitive), qPrintable(sentence->text()));
    QVERIFY2(sentence->text().contains(QStringLiteral(" 1 result for ")), qPrintable(sentence->text()));
    QCOMPARE(shelf.find<QPushButton>("emptyButton")->text(), QStringLiteral("Show it"));
    QTest::mouseClick(shelf.find<QPushButton>("emptyButton"), Qt::LeftButton);
    shelf.settle();
    QVERIFY(shelf.window->model().rowCount() > 0);
}

/// No hint to choose where there is nothing to choose from, and no keys that do nothing.
void TestLibrarySearch::aKindWithoutAnySaysSo()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Grenades"));
    shelf.click(shelf.cell(0, "name"));
    const auto* keys = shelf.find<QLabel>("libraryKeys");
    QVERIFY2(keys->text().contains(QStringLiteral("Del delete")), qPrintable(keys->text()));
    shelf.press(Qt::Key_A, Qt::ControlModifier);
    shelf.press(Qt::Key_Delete);
    QTRY_COMPARE(shelf.window->model().rowCount(), 0);
    QTRY_COMPARE(shelf.find<QLabel>("emptySentence")->text(),
                 QStringLiteral("No grenades yet. Those of another campaign: Ctrl+Shift+O."));
    QCOMPARE(keys->text(), QStringLiteral("/ search"));
    const auto hints = [&shelf] {
        int count = 0;
        for (const QLabel* label : shelf.find<QWidget>("libraryPreview")->findChildren<QLabel*>())
            count += label->isVisible() && label->text().startsWith(QStringLiteral("Choose a record")) ? 1 : 0;
        return count;
    };
    QTRY_COMPARE(hints(), 0);
}

void TestLibrarySearch::theLineIsClearedByItsButton()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const int all = shelf.window->model().rowCount();
    auto* line = shelf.find<QLineEdit>("librarySearch");
    auto* clear = line->findChild<QAction*>(QStringLiteral("clearSearch"));
    QVERIFY(clear && !clear->isVisible());
    shelf.search(QStringLiteral("qqqqqq"));
    QVERIFY(clear->isVisible());
    clear->trigger();
    shelf.settle();
    QCOMPARE(line->text(), QString());
    QVERIFY(!clear->isVisible());
    QCOMPARE(shelf.window->model().rowCount(), all);
}

HITSPREAD_GUI_TEST(TestLibrarySearch)
#include "tst_librarysearch.moc"
