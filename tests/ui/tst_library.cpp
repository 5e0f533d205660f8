#include "models/charactersheet.h"
#include "models/libraryfacts.h"
#include "models/librarymodel.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/gear.h"
#include "storage/samplecampaign.h"
#include "support/campaigndump.h"
#include "text/kinds.h"
#include "ui/library/librarydelegate.h"
#include "ui/library/librarytable.h"
#include "ui/library/librarywindow.h"
#include "ui/sheet/sheetwindow.h"
#include "windowprogram.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace hitspread;
using support::Program;

namespace {

/// The library of a program, worked by its keys and clicks.
struct Shelf {
    explicit Shelf(const QString& file) : program(file)
    {
        [&] { QVERIFY(program.waitForFight()); }();
        program.window.activateWindow();
        QTest::keyClick(&program.window, Qt::Key_2, Qt::ControlModifier);
        window = program.find<LibraryWindow>("libraryWindow");
        [&] { QVERIFY(window && window->isVisible()); }();
        window->resize(1440, 860);  // the offscreen screen is smaller; columns that are scrolled away cannot be clicked
        table = window->findChild<LibraryTable*>();
        settle();
    }
    void settle()
    {
        // An editor commits by a queued call.
        QCoreApplication::processEvents();
        QVERIFY(QTest::qWaitFor([this] {
            const LibraryModel& model = window->model();
            bool isFetched = true;
            for (int row = 0; row < std::min(model.rowCount(), 30); ++row) {
                (void)model.index(row, 0).data();  // asks for the record, as painting does
                isFetched = isFetched && model.recordAt(row);
            }
            return isFetched && program.gateway.waiting() == 0 && model.isCurrent();
        }));
    }
    template <typename T>
    T* find(const char* name)
    {
        return window->findChild<T*>(QString::fromLatin1(name));
    }
    /// Clicks on a kind at the left.
    void choose(const QString& kind)
    {
        auto* kinds = find<QListWidget>("kinds");
        const QList<QListWidgetItem*> items = kinds->findItems(kind, Qt::MatchExactly);
        QCOMPARE(items.size(), 1);
        QTest::mouseClick(kinds->viewport(), Qt::LeftButton, {}, kinds->visualItemRect(items.front()).center());
        settle();
    }
    /// Empty: every value is as it was; else the lines that differ.
    QString changedSince(const std::string& before)
    {
        const QStringList old = QString::fromStdString(before).split(QLatin1Char('\n'));
        QStringList changed;
        for (const QString& line : QString::fromStdString(dump()).split(QLatin1Char('\n'))) {
            if (!old.contains(line))
                changed << line;
        }
        return changed.join(QLatin1Char('\n'));
    }
    [[nodiscard]] int column(const char* key) const
    {
        const auto& columns = window->model().columns();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (columns[i].key == QLatin1String(key))
                return int(i);
        }
        return -1;
    }
    QModelIndex cell(int row, const char* key) { return window->model().index(row, column(key)); }
    QString text(int row, const char* key) { return cell(row, key).data().toString(); }
    int rowNamed(const QString& name)
    {
        for (int row = 0; row < window->model().rowCount(); ++row) {
            if (window->model().index(row, 0).data().toString() == name)
                return row;
        }
        return -1;
    }
    void click(const QModelIndex& index, Qt::KeyboardModifiers keys = {})
    {
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, keys, table->visualRect(index).center());
    }
    QLineEdit* editor() { return table->findChild<QLineEdit*>(QStringLiteral("cellEditor")); }
    /// Types into the cell the keyboard is at, and leaves it by a key.
    void type(const QModelIndex& index, const QString& text, Qt::Key leave = Qt::Key_Return)
    {
        click(index);
        QTest::keyClick(table, Qt::Key_F2);
        QVERIFY(editor());
        editor()->selectAll();
        QTest::keyClicks(editor(), text);
        QTest::keyClick(editor(), leave);
        settle();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers keys = {})
    {
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window));
        QTest::keyClick(table, key, keys);
        settle();
    }
    /// The form of a record; nullptr when none comes.
    QDialog* openForm(int row)
    {
        click(cell(row, "name"));
        press(Qt::Key_Return);
        (void)QTest::qWaitFor([this] { return find<QDialog>("recordDialog") != nullptr; });
        return find<QDialog>("recordDialog");
    }
    void search(const QString& line)
    {
        QTest::keyClick(table, Qt::Key_F, Qt::ControlModifier);
        auto* field = find<QLineEdit>("librarySearch");
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, line);
        settle();
    }

    /// Every value of every record.
    std::string dump()
    {
        std::string all;
        program.gateway.run(
            window, [](CampaignServices& services) { return support::dumpOf(services.campaign); },
            [&all](const std::string& dumped) { all = dumped; });
        settle();
        return all;
    }

    Program program;
    LibraryWindow* window = nullptr;
    LibraryTable* table = nullptr;
};

}  // namespace

/// The library window on a real campaign: real clicks and keys by object name.
class TestLibrary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { QSettings().clear(); }
    void opensOnTheFightsSystem();
    void everythingInOneList();
    void aWeaponFromNothingAndBack();
    void aBadValueSaysSoAtItsCell();
    void anEmptyNameIsRefusedAtItsCell();
    void whatIsNewHasANameOfItsOwn();
    void oneRoundIsNoRounds();
    void searchAsYouType();
    void conditionsBecomeChips();
    void sortsByItsHeader();
    void deletesAndBringsBack();
    void columnsAreRemembered();
    void theNameStaysInSight();
    void everyPartOfTheBodyIsReached();
    void severalTogether();
    void theWholeRecordInAForm();
    void theFormKeepsWhatIsWrong();
    void closingTheFormStores();
    void aCellsEditorLiesOverItsCell();
    void aCharacterOpensHisSheet();
    void filterByThePopup();
    void alsoFoundElsewhere();
    void tagsAndTheirSearch();
    void tagsBeingTypedOutlastOtherChanges();
    void skillsHaveNames();
    void downFromTheSearchChoosesARecord();
    void savedSearches();
    void somethingNearIsSuggested();

private:
    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestLibrary::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_library"));
    QVERIFY(m_folder.isValid());
}

void TestLibrary::init()
{
    QSettings().clear();
    m_file = m_folder.filePath(QStringLiteral("library%1.hitspread").arg(++m_count));
    storage::SampleCampaign::create(m_file).reset();
}

void TestLibrary::opensOnTheFightsSystem()
{
    Shelf shelf(m_file);
    QCOMPARE(shelf.window->library().system().id(), std::string_view("threed"));
    auto* kinds = shelf.find<QListWidget>("kinds");
    // Every kind the system has, none twice.
    int declared = 0;
    for (const RecordKind kind : libraryKinds())
        declared += findSystem("threed")->record(kind) ? 1 : 0;
    // And all of them together.
    QCOMPARE(kinds->count(), declared + 1);
    QVERIFY(shelf.window->model().rowCount() > 0);
    QVERIFY(!shelf.text(0, "name").isEmpty());
}

void TestLibrary::everythingInOneList()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Everything"));
    auto* list = shelf.find<QTableView>("everythingTable");
    auto* line = shelf.find<QLineEdit>("librarySearch");
    QVERIFY(list && line);
    // Nothing is looked for yet, and it is said what to do.
    QVERIFY(!list->isVisible());
    QVERIFY(!shelf.find<QPushButton>("library_newButton")->isEnabled());
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
    std::set<RecordKind> kinds;
    int weapon = -1;
    for (std::size_t row = 0; row < found.size(); ++row) {
        const auto cell = [&](int column) {
            return list->model()->index(static_cast<int>(row), column).data().toString();
        };
        QCOMPARE(cell(0), QString::fromStdString(found[row].row.name));
        QCOMPARE(cell(1), text::kindName(found[row].kind));
        QCOMPARE(cell(2), QString::fromStdString(found[row].row.detail));
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

void TestLibrary::aWeaponFromNothingAndBack()
{
    std::string before;
    std::string after;
    {
        Shelf shelf(m_file);
        const QAbstractItemModelTester tester(&shelf.window->model());
        shelf.choose(QStringLiteral("Firearms"));
        const int count = shelf.window->model().rowCount();
        before = shelf.dump();

        // New: its name is there to be typed at once, and it alone is chosen: Delete must not take what was chosen before.
        shelf.click(shelf.cell(0, "name"));
        QTest::keyClick(shelf.table, Qt::Key_N, Qt::ControlModifier);
        shelf.settle();
        QVERIFY(QTest::qWaitFor([&] { return shelf.editor() != nullptr; }));
        QCOMPARE(shelf.table->chosenRows().size(), std::size_t{1});
        QTest::keyClicks(shelf.editor(), QStringLiteral("Aardvark"));
        QTest::keyClick(shelf.editor(), Qt::Key_Return);
        shelf.settle();
        QCOMPARE(shelf.window->model().rowCount(), count + 1);
        QCOMPARE(shelf.rowNamed(QStringLiteral("Aardvark")), 0);
        shelf.type(shelf.cell(0, "skill"), QStringLiteral("rifle"));
        shelf.type(shelf.cell(0, "range"), QStringLiteral("45"));
        shelf.type(shelf.cell(0, "recoil"), QStringLiteral("6"));
        QCOMPARE(shelf.text(0, "skill"), QStringLiteral("Rifle"));
        QVERIFY(shelf.text(0, "range").startsWith(QStringLiteral("45")));

        // A copy, and both with another calibre.
        shelf.click(shelf.cell(0, "name"));
        shelf.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(shelf.window->model().rowCount(), count + 2);
        shelf.type(shelf.cell(1, "name"), QStringLiteral("Aardvark, short"));
        after = shelf.dump();
        QVERIFY(after != before);

        const int steps = 7;  // new, four values, a copy, its name
        for (int i = 0; i < steps; ++i)
            shelf.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shelf.window->model().rowCount(), count);
        QVERIFY(!shelf.find<QAction>("library_undo")->isEnabled());
        QCOMPARE(shelf.dump(), before);
        for (int i = 0; i < steps; ++i)
            shelf.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!shelf.find<QAction>("library_redo")->isEnabled());
        QCOMPARE(shelf.dump(), after);
        QCOMPARE(shelf.window->model().rowCount(), count + 2);
    }
    // After a restart everything is there, and undo goes on.
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    QCOMPARE(shelf.rowNamed(QStringLiteral("Aardvark")), 0);
    QCOMPARE(shelf.rowNamed(QStringLiteral("Aardvark, short")), 1);
    QCOMPARE(shelf.text(1, "recoil"), QStringLiteral("6"));
    QCOMPARE(shelf.dump(), after);
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shelf.rowNamed(QStringLiteral("Aardvark, short")), -1);
}

void TestLibrary::aBadValueSaysSoAtItsCell()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const QModelIndex recoil = shelf.cell(0, "recoil");
    const QString before = recoil.data().toString();
    shelf.click(recoil);
    QTest::keyClick(shelf.table, Qt::Key_F2);
    QVERIFY(shelf.editor());
    shelf.editor()->selectAll();
    QTest::keyClicks(shelf.editor(), QStringLiteral("400"));
    QTest::keyClick(shelf.editor(), Qt::Key_Return);
    shelf.settle();
    // It stays open with a sentence that names what is allowed.
    QVERIFY(shelf.editor());
    QVERIFY2(shelf.table->cells().complaint().contains(QStringLiteral("30")),
             qPrintable(shelf.table->cells().complaint()));
    QVERIFY(shelf.find<QLabel>("cellComplaint")->isVisible());
    QCOMPARE(recoil.data().toString(), before);
    QTest::keyClick(shelf.editor(), Qt::Key_Escape);
    shelf.settle();
    QVERIFY(QTest::qWaitFor([&] { return shelf.editor() == nullptr; }));
    QCOMPARE(shelf.table->cells().complaint(), QString());
    QCOMPARE(recoil.data().toString(), before);
    QVERIFY(!shelf.find<QAction>("library_undo")->isEnabled());
}

void TestLibrary::anEmptyNameIsRefusedAtItsCell()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const QString name = shelf.text(0, "name");
    const std::string before = shelf.dump();
    shelf.click(shelf.cell(0, "name"));
    QTest::keyClick(shelf.table, Qt::Key_F2);
    QVERIFY(shelf.editor());
    QTest::keyClick(shelf.editor(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(shelf.editor(), Qt::Key_Backspace);
    QTest::keyClick(shelf.editor(), Qt::Key_Return);
    shelf.settle();
    QVERIFY(shelf.editor());
    QVERIFY(shelf.find<QLabel>("cellComplaint")->isVisible());
    QVERIFY(shelf.table->cells().complaint().contains(QStringLiteral("cannot be empty")));
    QTest::keyClick(shelf.editor(), Qt::Key_Escape);
    shelf.settle();
    QCOMPARE(shelf.text(0, "name"), name);
    QCOMPARE(shelf.dump(), before);
    // Pasted lines become one.
    QVERIFY(shelf.window->model().setData(shelf.cell(0, "name"), QStringLiteral("A\tname\non two lines")));
    shelf.settle();
    QVERIFY(shelf.rowNamed(QStringLiteral("A name on two lines")) >= 0);
}

void TestLibrary::whatIsNewHasANameOfItsOwn()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const auto addOne = [&] {
        shelf.click(shelf.cell(0, "name"));
        QTest::keyClick(shelf.table, Qt::Key_N, Qt::ControlModifier);
        shelf.settle();
        QVERIFY(QTest::qWaitFor([&] { return shelf.editor() != nullptr; }));
        QTest::keyClick(shelf.editor(), Qt::Key_Escape);
        QVERIFY(QTest::qWaitFor([&] { return shelf.editor() == nullptr; }));
        shelf.settle();
    };
    addOne();
    addOne();
    QVERIFY(shelf.rowNamed(QStringLiteral("New firearm")) >= 0);
    QVERIFY(shelf.rowNamed(QStringLiteral("New firearm 2")) >= 0);
}

void TestLibrary::oneRoundIsNoRounds()
{
    const auto magazineOf = [](int rounds) {
        threed::Weapon weapon;
        weapon.magazine = rounds;
        weapon.calibre = "12 gauge";
        LibrarySubject subject;
        subject.stored.system = "threed";
        subject.stored.record = AnyRecord(threed::weaponRecord, &weapon);
        for (const LibraryFacts::Line& line : libraryFacts(subject).lines) {
            if (line.name == QStringLiteral("Magazine"))
                return line.value;
        }
        return QString();
    };
    QCOMPARE(magazineOf(1), QStringLiteral("1 round 12 gauge"));
    QCOMPARE(magazineOf(2), QStringLiteral("2 rounds 12 gauge"));
}

void TestLibrary::searchAsYouType()
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
    QCOMPARE(shelf.find<QLabel>("emptySentence")->text(), QStringLiteral("Nothing fits “RCL below 0”."));
    shelf.search(QStringLiteral("qqqqqq recoil<0 range>9000"));
    QCOMPARE(shelf.find<QLabel>("emptySentence")->text(),
             QStringLiteral("Nothing called “qqqqqq” fits “RCL below 0, RNG above 9000 m”."));
}

void TestLibrary::conditionsBecomeChips()
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

void TestLibrary::sortsByItsHeader()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    QHeaderView* header = shelf.table->horizontalHeader();
    const int recoil = shelf.column("recoil");
    const QPoint at(header->sectionViewportPosition(recoil) + header->sectionSize(recoil) / 2, header->height() / 2);
    for (const bool isDescending : {false, true}) {
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        shelf.settle();
        for (int row = 1; row < shelf.window->model().rowCount(); ++row) {
            const int above = shelf.window->model().index(row - 1, recoil).data(Qt::EditRole).toInt();
            const int below = shelf.window->model().index(row, recoil).data(Qt::EditRole).toInt();
            QVERIFY(isDescending ? above >= below : above <= below);
        }
    }
}

void TestLibrary::deletesAndBringsBack()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const int all = shelf.window->model().rowCount();
    const QString gone = shelf.text(0, "name");
    shelf.click(shelf.cell(0, "name"));
    shelf.click(shelf.cell(1, "name"), Qt::ControlModifier);
    shelf.press(Qt::Key_Delete);
    QCOMPARE(shelf.window->model().rowCount(), all - 2);
    QCOMPARE(shelf.rowNamed(gone), -1);
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shelf.window->model().rowCount(), all);
    QCOMPARE(shelf.rowNamed(gone), 0);
}

void TestLibrary::columnsAreRemembered()
{
    {
        // Left alone, the table shows the same columns at every width.
        Shelf shelf(m_file);
        shelf.choose(QStringLiteral("Firearms"));
        const auto shown = [&shelf] {
            QStringList keys;
            for (const LibraryColumn& column : shelf.window->model().columns()) {
                if (!shelf.table->isColumnHidden(shelf.column(column.key.toLatin1().constData())))
                    keys << column.key;
            }
            return keys;
        };
        const QStringList usual = shown();
        QCOMPARE(usual.first(4),
                 (QStringList{QStringLiteral("name"), QStringLiteral("skill"), QStringLiteral("range"),
                              QStringLiteral("recoil")}));
        QVERIFY(usual.contains(QStringLiteral("class")) && usual.contains(QStringLiteral("calibre")));
        for (const QSize size : {QSize(1440, 860), QSize(1100, 700), QSize(1280, 720)}) {
            shelf.window->resize(size);
            QCoreApplication::processEvents();
            QCOMPARE(shown(), usual);
        }
    }
    Preferences preferences;
    preferences.setLibraryColumns(QStringLiteral("threed.weapon"),
                                  {QStringLiteral("recoil"), QStringLiteral("barrels")});
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    QVERIFY(!shelf.table->isColumnHidden(shelf.column("name")));
    QVERIFY(!shelf.table->isColumnHidden(shelf.column("barrels")));
    QVERIFY(shelf.table->isColumnHidden(shelf.column("calibre")));
}

/// Scrolled sideways the names stand still over the table; they are chosen there, and edited where they are.
void TestLibrary::theNameStaysInSight()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    shelf.window->resize(1100, 700);
    QCoreApplication::processEvents();
    auto* names = shelf.find<QTableView>("libraryTableNames");
    QVERIFY(names && !names->isVisible());
    const int last = shelf.column("calibre");
    shelf.click(shelf.cell(2, "calibre"));
    QVERIFY(shelf.table->horizontalScrollBar()->value() > 0);
    QVERIFY(names->isVisible());
    QCOMPARE(names->x(), shelf.table->viewport()->x());
    QVERIFY(shelf.table->visualRect(shelf.cell(2, "calibre")).left() >= names->width());
    // Back by the keyboard no cell hides under the names.
    for (int i = 0; i < 20 && shelf.table->currentIndex().column() > 1; ++i) {
        QTest::keyClick(shelf.table, Qt::Key_Left);
        const QRect cell = shelf.table->visualRect(shelf.table->currentIndex());
        QVERIFY(cell.left() >= (names->isVisible() ? names->width() : shelf.table->columnWidth(0)));
    }
    // A click on a name chooses its record and scrolls nothing.
    shelf.table->scrollTo(shelf.window->model().index(0, last));
    const int before = shelf.table->horizontalScrollBar()->value();
    QVERIFY(before > 0);
    QTest::mouseClick(names->viewport(), Qt::LeftButton, {}, names->visualRect(shelf.cell(4, "name")).center());
    QCOMPARE(shelf.table->chosenRows(), std::vector<int>{4});
    QCOMPARE(shelf.table->horizontalScrollBar()->value(), before);
    QTest::keyClick(shelf.table, Qt::Key_F2);
    QVERIFY(shelf.editor());
    QVERIFY(!names->isVisible());
    QVERIFY(shelf.editor()->geometry().contains(shelf.table->visualRect(shelf.cell(4, "name")).center()));
}

void TestLibrary::everyPartOfTheBodyIsReached()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Armour"));
    for (const char* part : {"id.leftLeg", "id.rightLeg", "dodgeModifier"}) {
        QVERIFY(!shelf.table->isColumnHidden(shelf.column(part)));
        shelf.click(shelf.cell(0, part));
        QCOMPARE(shelf.table->currentIndex(), shelf.cell(0, part));
        QVERIFY(shelf.table->viewport()->rect().contains(shelf.table->visualRect(shelf.cell(0, part))));
    }
}

void TestLibrary::severalTogether()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const std::string before = shelf.dump();
    shelf.click(shelf.cell(0, "recoil"));
    shelf.click(shelf.cell(1, "recoil"), Qt::ControlModifier);
    shelf.click(shelf.cell(2, "recoil"), Qt::ControlModifier);
    shelf.press(Qt::Key_E, Qt::ControlModifier);
    auto* dialog = shelf.find<QDialog>("editTogether");
    QVERIFY(dialog && dialog->isVisible());
    // It begins with the column the keyboard is in, and says what is there.
    QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("togetherField"))->currentData().toString(),
             QStringLiteral("recoil"));
    const QString now = dialog->findChild<QLabel*>(QStringLiteral("togetherNow"))->text();
    for (int row = 0; row < 3; ++row)
        QVERIFY2(now.contains(shelf.text(row, "recoil")), qPrintable(now));
    auto* value = dialog->findChild<QLineEdit*>(QStringLiteral("togetherValue"));
    auto* apply = dialog->findChild<QPushButton*>(QStringLiteral("togetherApply"));
    QVERIFY(value && !apply->isEnabled());
    QTest::keyClicks(value, QStringLiteral("400"));
    QVERIFY(!apply->isEnabled());
    value->clear();
    QTest::keyClicks(value, QStringLiteral("11"));
    QVERIFY(apply->isEnabled());
    QTest::keyClick(value, Qt::Key_Return);
    shelf.settle();
    for (int row = 0; row < 3; ++row)
        QCOMPARE(shelf.text(row, "recoil"), QStringLiteral("11"));
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shelf.changedSince(before), QString());
}

void TestLibrary::theWholeRecordInAForm()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const std::string before = shelf.dump();
    QDialog* dialog = shelf.openForm(0);
    QVERIFY(dialog);
    auto* recoil = dialog->findChild<QLineEdit*>(QStringLiteral("field_recoil"));
    auto* save = dialog->findChild<QPushButton*>(QStringLiteral("recordSave"));
    QVERIFY(recoil && !save->isVisible());  // nothing to save yet
    // The ready-worked numbers follow every key: an aimed shot at Optimum spreads by the RCL less the accuracy.
    const auto aimed = [dialog] {
        for (const QLabel* cell : dialog->findChild<QWidget*>(QStringLiteral("recordPreview"))->findChildren<QLabel*>())
            if (cell->accessibleName().startsWith(QStringLiteral("Aimed, Optimum: ")))
                return cell->text().toInt();
        return -1;
    };
    const int accuracy =
        QString(dialog->findChild<QLineEdit*>(QStringLiteral("field_accuracy"))->text()).replace(u'−', u'-').toInt();
    QCOMPARE(aimed(), recoil->text().toInt() - accuracy);
    recoil->selectAll();
    QTest::keyClicks(recoil, QStringLiteral("12"));
    QCOMPARE(aimed(), 12 - accuracy);
    QVERIFY(save->isVisible() && save->isEnabled());
    QTest::mouseClick(save, Qt::LeftButton);
    shelf.settle();
    QCOMPARE(shelf.text(0, "recoil"), QStringLiteral("12"));
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shelf.changedSince(before), QString());
}

void TestLibrary::theFormKeepsWhatIsWrong()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const std::string before = shelf.dump();
    QDialog* dialog = shelf.openForm(0);
    QVERIFY(dialog);
    auto* recoil = dialog->findChild<QLineEdit*>(QStringLiteral("field_recoil"));
    recoil->selectAll();
    QTest::keyClicks(recoil, QStringLiteral("400"));
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("recordSave"))->isEnabled());
    // It says so and stays, until it is told twice; the field is ready for another number.
    dialog->close();
    shelf.settle();
    QVERIFY(dialog->isVisible());
    auto* bar = dialog->findChild<QWidget*>(QStringLiteral("problemBar"));
    QVERIFY(bar->isVisible());
    QCOMPARE(QApplication::focusWidget(), recoil);
    QCOMPARE(recoil->selectedText(), recoil->text());
    QPointer<QDialog> open(dialog);
    QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("problemAction")), Qt::LeftButton);
    shelf.settle();
    QVERIFY(!open || !open->isVisible());
    QCOMPARE(shelf.changedSince(before), QString());
}

/// However it is closed: what was typed is stored as one step, and said.
void TestLibrary::closingTheFormStores()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const std::string before = shelf.dump();
    QDialog* dialog = shelf.openForm(0);
    QVERIFY(dialog);
    const QString name = shelf.text(0, "name");
    for (const char* field : {"field_recoil", "field_accuracy"}) {
        auto* line = dialog->findChild<QLineEdit*>(QString::fromLatin1(field));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("9"));
    }
    QTest::keyClick(dialog, Qt::Key_Escape);
    shelf.settle();
    QCOMPARE(shelf.text(0, "recoil"), QStringLiteral("9"));
    QVERIFY(shelf.window->statusBar()->currentMessage().startsWith(name));
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shelf.changedSince(before), QString());
}

/// Also at the right edge of the table.
void TestLibrary::aCellsEditorLiesOverItsCell()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    for (int column = 1; column < shelf.window->model().columnCount(); ++column) {
        const QModelIndex cell = shelf.window->model().index(0, column);
        if (shelf.table->isColumnHidden(column))
            continue;
        shelf.click(cell);
        QTest::keyClick(shelf.table, Qt::Key_F2);
        QLineEdit* editor = shelf.editor();
        if (!editor)
            continue;
        const QRect place = shelf.table->visualRect(cell);
        QVERIFY2(editor->geometry().contains(place.center()),
                 qPrintable(shelf.window->model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()));
        QVERIFY(editor->geometry().right() >= std::min(place.right(), shelf.table->viewport()->width() - 1));
        QVERIFY(editor->geometry().right() < shelf.table->viewport()->width());
        QTest::keyClick(editor, Qt::Key_Escape);
        shelf.settle();
        QVERIFY(QTest::qWaitFor([&] { return shelf.editor() == nullptr; }));
    }
}

void TestLibrary::aCharacterOpensHisSheet()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Characters"));
    const RecordId id = shelf.window->model().idAt(1);
    shelf.click(shelf.cell(1, "name"));
    shelf.press(Qt::Key_Return);
    auto* sheet = shelf.program.window.findChild<SheetWindow*>();
    QVERIFY(sheet && sheet->isVisible());
    QVERIFY(QTest::qWaitFor([&] { return sheet->sheet().isLoaded(); }));
    QCOMPARE(sheet->sheet().view().character().id, id);
}

void TestLibrary::filterByThePopup()
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

void TestLibrary::alsoFoundElsewhere()
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

void TestLibrary::tagsAndTheirSearch()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const std::string before = shelf.dump();
    const QString name = shelf.text(1, "name");
    shelf.click(shelf.cell(1, "name"));
    shelf.settle();
    auto* tags = shelf.find<QLineEdit>("libraryTags");
    QVERIFY(tags);
    tags->setFocus();
    tags->selectAll();
    QTest::keyClicks(tags, QStringLiteral("harbour, quiet ,harbour"));
    QTest::keyClick(tags, Qt::Key_Return);
    shelf.settle();
    const auto chips = [&shelf] {
        QStringList words;
        for (const QPushButton* chip :
             shelf.find<QWidget>("libraryTagChips")->findChildren<QPushButton*>(QString(), Qt::FindDirectChildrenOnly))
            words << chip->objectName().mid(4);
        return words;
    };
    QCOMPARE(chips(), (QStringList{QStringLiteral("harbour"), QStringLiteral("quiet")}));
    QCOMPARE(shelf.find<QLineEdit>("libraryTags")->text(), QString());
    shelf.search(QStringLiteral("tag:quiet"));
    QCOMPARE(shelf.window->model().rowCount(), 1);
    QCOMPARE(shelf.text(0, "name"), name);
    // Backspace takes the last one, a click any other.
    QTest::keyClick(shelf.find<QLineEdit>("librarySearch"), Qt::Key_Escape);
    shelf.settle();
    shelf.click(shelf.cell(1, "name"));
    shelf.settle();
    QTRY_COMPARE(chips().size(), 2);
    QTest::keyClick(shelf.find<QLineEdit>("libraryTags"), Qt::Key_Backspace);
    shelf.settle();
    QTRY_COMPARE(chips(), QStringList{QStringLiteral("harbour")});
    QTest::mouseClick(shelf.find<QPushButton>("tag_harbour"), Qt::LeftButton);
    shelf.settle();
    QTRY_COMPARE(chips(), QStringList());
    QCOMPARE(shelf.changedSince(before), QString());
    // A step of the log for each chip: harbour, quiet, and one less, and one less.
    for (int step = 0; step < 4; ++step)
        shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shelf.changedSince(before), QString());
}

void TestLibrary::tagsBeingTypedOutlastOtherChanges()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    shelf.click(shelf.cell(1, "name"));
    shelf.settle();
    QPointer<QLineEdit> tags = shelf.find<QLineEdit>("libraryTags");
    tags->setFocus();
    tags->selectAll();
    QTest::keyClicks(tags, QStringLiteral("qu"));
    // Another window changes something meanwhile.
    Q_EMIT shelf.window->library().changed();
    shelf.settle();
    QTRY_VERIFY(!tags);
    auto* again = shelf.find<QLineEdit>("libraryTags");
    QVERIFY(again->hasFocus());
    QCOMPARE(again->text(), QStringLiteral("qu"));
    QTest::keyClicks(again, QStringLiteral("iet"));
    QTest::keyClick(again, Qt::Key_Return);
    shelf.settle();
    shelf.search(QStringLiteral("tag:quiet"));
    QCOMPARE(shelf.window->model().rowCount(), 1);
    // The next record has tags of its own.
    QTest::keyClick(shelf.find<QLineEdit>("librarySearch"), Qt::Key_Escape);
    shelf.settle();
    shelf.click(shelf.cell(2, "name"));
    shelf.settle();
    QTRY_VERIFY(shelf.find<QLineEdit>("libraryTags"));
    QCOMPARE(shelf.find<QLineEdit>("libraryTags")->text(), QString());
}

/// From the search the keyboard goes on to a record, not only to the table.
void TestLibrary::downFromTheSearchChoosesARecord()
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

void TestLibrary::skillsHaveNames()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Melee weapons"));
    int row = 0;
    while (row < shelf.window->model().rowCount() && shelf.text(row, "name") != QStringLiteral("Bare fists"))
        ++row;
    QCOMPARE(shelf.text(row, "skill"), QStringLiteral("Unarmed Combat"));
    const std::string before = shelf.dump();
    const QModelIndex cell = shelf.window->model().index(row, shelf.column("skill"));
    // The same under another spelling is no change, another name is the skill that is called so.
    QVERIFY(shelf.window->model().setData(cell, QStringLiteral("unarmed combat")));
    shelf.settle();
    QCOMPARE(shelf.changedSince(before), QString());
    QVERIFY(shelf.window->model().setData(cell, QStringLiteral("martial arts")));
    shelf.settle();
    QCOMPARE(shelf.text(row, "skill"), QStringLiteral("Martial Arts"));
    QVERIFY(shelf.dump().find("martialArts") != std::string::npos);
    shelf.search(QStringLiteral("skill:\"Martial Arts\""));
    QCOMPARE(shelf.window->model().rowCount(), 1);
}

void TestLibrary::savedSearches()
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

void TestLibrary::somethingNearIsSuggested()
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
    QTest::mouseClick(shelf.find<QPushButton>("emptyButton"), Qt::LeftButton);
    shelf.settle();
    QVERIFY(shelf.window->model().rowCount() > 0);
}

QTEST_MAIN(TestLibrary)
#include "tst_library.moc"
