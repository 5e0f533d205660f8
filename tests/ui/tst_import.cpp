#include "libraryshelf.h"
#include "models/exchange/importcolumns.h"
#include "models/exchange/importdraft.h"
#include "models/exchange/importrows.h"
#include "rules/systems/threed/gear.h"
#include "support/guitestclass.h"
#include "ui/exchange/importwindow.h"
#include "ui/library/libraryactions.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/problembar.h"
#include "withfile.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QTreeWidget>

using namespace hitspread;
using support::Shelf;

namespace {

/// What somebody typed into a spreadsheet: a heading in German, one nobody knows, units in cells, and a row that cannot be.
const QString kTyped = QStringLiteral("Name\tReichweite\trecoil\tcalibre\tWo gekauft\n"
                                      "Rook rifle\t55 m\t5\t6 mm\tOld Quay\n"
                                      "Quay rifle\t40\t6\t7 mm\tOld Quay\n"
                                      "Bent rifle\tvierzig\t6\t7 mm\tnobody\n"
                                      "\t\t\t\t\n");

using Stage = ImportDraft::Stage;

}  // namespace

/// Tables typed elsewhere come into the library and go out of it, as somebody at the window does it.
class TestImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_import"))); }
    void init() { m_file = m_files.fresh(); }
    void aPastedTableIsTakenAndUndone();
    void aFaultNamesLineColumnAndCure();
    void whatIsTickedOutStays();
    void editsOfTheLibraryShowBeforeAndAfter();
    void aColumnIsChosenAndRemembered();
    void aTableWithoutNamesAsksForThem();
    void theFirstUnknownColumnHoldsTheNames();
    void copiedRecordsReadAsTheSame();
    void whatWasExportedComesBack_data();
    void whatWasExportedComesBack();
    void encodingAndSeparatorAreSaidAndChosen();
    void aSpreadsheetsOwnFormatIsNamed();
    void nothingCopiedIsSaid();
    void whatIsCancelledLeavesNothing();
    void filesAreTakenOneAfterTheOther();
    void whatWasLeftMakesRoom();
    void nothingWaitsBehindAFilter();
    void theTablesShowTheirColumnsWhole();

private:
    struct Counter : Shelf {
        explicit Counter(const QString& file) : Shelf(file) { choose(QStringLiteral("Firearms")); }
        void paste(const QString& text)
        {
            QGuiApplication::clipboard()->setText(text);
            press(Qt::Key_V, Qt::ControlModifier);
            import = program.find<ImportWindow>("importWindow");
            QVERIFY(import && import->isVisible());
            waitFor(Stage::Ready);
        }
        void openFile(const QString& path)
        {
            program.find<QAction>("action_import")->trigger();
            import = program.find<ImportWindow>("importWindow");
            import->openFiles({path});
        }
        void waitFor(Stage stage)
        {
            QVERIFY(
                support::waitUntil([&] { return import->draft().stage() == stage && program.gateway.waiting() == 0; }));
        }
        [[nodiscard]] QString act() const { return part<QPushButton>("importAct")->text(); }
        [[nodiscard]] QString words() const { return part<QLabel>("importWords")->text(); }
        void take()
        {
            QTest::mouseClick(part<QPushButton>("importAct"), Qt::LeftButton);
            waitFor(Stage::Taken);
        }
        template <typename T>
        [[nodiscard]] T* part(const char* name) const
        {
            return import->findChild<T*>(QLatin1String(name));
        }
        [[nodiscard]] QString row(int row, int column) const
        {
            const QAbstractItemModel* rows = part<QTreeView>("importRows")->model();
            return rows->index(row, column).data().toString();
        }
        ImportWindow* import = nullptr;
    };
    [[nodiscard]] QString written(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_files.path(QLatin1String(name)));
        [&] { QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()); }();
        return file.fileName();
    }

    support::SampleFiles m_files;
    QString m_file;
};

void TestImport::aPastedTableIsTakenAndUndone()
{
    Counter counter(m_file);
    const std::string before = counter.dump();
    counter.paste(kTyped);
    QCOMPARE(counter.part<QComboBox>("importKind")->currentText(), QStringLiteral("Firearms"));
    QCOMPARE(counter.act(), QStringLiteral("Take 2 new   Enter"));
    QCOMPARE(counter.row(0, 0), QStringLiteral("new"));
    QCOMPARE(counter.row(0, 2), QStringLiteral("Rook rifle"));
    QVERIFY2(counter.row(0, 3).contains(QStringLiteral("Range 55")), qPrintable(counter.row(0, 3)));
    QCOMPARE(counter.row(3, 0), QStringLiteral("blank"));
    QCOMPARE(QString::fromStdString(counter.dump()), QString::fromStdString(before));
    counter.take();
    QVERIFY2(counter.words().contains(QStringLiteral("2 new")), qPrintable(counter.words()));
    QCOMPARE(counter.act(), QStringLiteral("Show in the library   Enter"));
    // There is nothing to choose any more.
    QCOMPARE(counter.row(0, 0), QStringLiteral("taken"));
    QVERIFY(!counter.part<QPushButton>("importAll")->isEnabled());
    QTest::mouseClick(counter.part<QPushButton>("importAct"), Qt::LeftButton);
    counter.settle();
    QVERIFY(!counter.import->isVisible());
    QCOMPARE(counter.text(counter.table->currentIndex().row(), "name"), QStringLiteral("Rook rifle"));
    QCOMPARE(counter.text(counter.rowNamed(QStringLiteral("Quay rifle")), "recoil"), QStringLiteral("6"));
    counter.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(counter.rowNamed(QStringLiteral("Rook rifle")), -1);
    QCOMPARE(counter.rowNamed(QStringLiteral("Quay rifle")), -1);
    // It stands as it stood before it was taken.
    counter.program.find<QAction>("action_import")->trigger();
    counter.waitFor(Stage::Ready);
    QCOMPARE(counter.act(), QStringLiteral("Take 2 new   Enter"));
    QCOMPARE(counter.row(0, 0), QStringLiteral("new"));
    QVERIFY(counter.part<QPushButton>("importAll")->isEnabled());
}

void TestImport::aFaultNamesLineColumnAndCure()
{
    Counter counter(m_file);
    counter.paste(kTyped);
    QCOMPARE(counter.row(2, 0), QStringLiteral("faulty"));
    QCOMPARE(counter.row(2, 1), QStringLiteral("4"));
    QVERIFY2(counter.row(2, 3).startsWith(QStringLiteral("Reichweite: \"vierzig\" is no whole number")),
             qPrintable(counter.row(2, 3)));
    auto* rows = counter.part<QTreeView>("importRows");
    rows->setCurrentIndex(rows->model()->index(2, 0));
    const auto* details = counter.part<QTreeWidget>("importDetails");
    QCOMPARE(details->topLevelItemCount(), 1);
    QCOMPARE(details->topLevelItem(0)->text(0), QStringLiteral("Reichweite"));
    QCOMPARE(details->topLevelItem(0)->text(1), QStringLiteral("\"vierzig\" is no whole number"));
    QVERIFY(details->topLevelItem(0)->text(2).startsWith(QStringLiteral("give one from")));
    QVERIFY2(counter.words().contains(QStringLiteral("Faulty rows are left out: 1.")), qPrintable(counter.words()));
}

void TestImport::whatIsTickedOutStays()
{
    Counter counter(m_file);
    counter.paste(kTyped);
    auto* rows = counter.part<QTreeView>("importRows");
    rows->setFocus();
    QTest::keyClick(rows, Qt::Key_Space);
    QCOMPARE(counter.act(), QStringLiteral("Take 1 new   Enter"));
    counter.take();
    counter.settle();
    QCOMPARE(counter.rowNamed(QStringLiteral("Rook rifle")), -1);
    QVERIFY(counter.rowNamed(QStringLiteral("Quay rifle")) >= 0);
}

void TestImport::editsOfTheLibraryShowBeforeAndAfter()
{
    Counter counter(m_file);
    counter.paste(kTyped);
    counter.take();
    counter.import->close();
    counter.settle();
    counter.type(counter.cell(counter.rowNamed(QStringLiteral("Rook rifle")), "recoil"), QStringLiteral("9"));
    counter.paste(kTyped);
    QCOMPARE(counter.row(0, 0), QStringLiteral("changed"));
    QCOMPARE(counter.row(0, 3), QStringLiteral("Recoil 9 → 5"));
    QCOMPARE(counter.row(1, 0), QStringLiteral("same"));
    QCOMPARE(counter.act(), QStringLiteral("Take 1 changed   Enter"));
    auto* shown = counter.part<QWidget>("importFilter")->findChildren<QAbstractButton*>().at(2);
    QCOMPARE(shown->text(), QStringLiteral("Changed 1"));
    shown->click();
    QCOMPARE(counter.part<QTreeView>("importRows")->model()->rowCount(), 1);
    counter.take();
    counter.settle();
    QCOMPARE(counter.text(counter.rowNamed(QStringLiteral("Rook rifle")), "recoil"), QStringLiteral("5"));
}

void TestImport::aColumnIsChosenAndRemembered()
{
    const QString table = QStringLiteral("Name\tKick\nRook rifle\t5\n");
    Counter counter(m_file);
    counter.paste(table);
    const auto* columns = counter.part<QTreeView>("importColumns");
    QCOMPARE(columns->model()->index(1, 1).data().toString(), QStringLiteral("nowhere"));
    QCOMPARE(counter.part<QLabel>("importColumnsWords")->text(), QStringLiteral("Columns that go nowhere: 1 of 2."));
    QVERIFY(!counter.part<QPushButton>("importForget")->isVisible());
    columns->model()->setData(columns->model()->index(1, 1), QStringLiteral("recoil"));
    counter.waitFor(Stage::Ready);
    QCOMPARE(columns->model()->index(1, 1).data().toString(), QStringLiteral("Recoil"));
    QVERIFY(counter.row(0, 3).contains(QStringLiteral("Recoil 5")));
    counter.take();
    counter.paste(QStringLiteral("Name\tKick\nQuay rifle\t7\n"));
    QCOMPARE(columns->model()->index(1, 1).data().toString(), QStringLiteral("Recoil"));
    auto* forget = counter.part<QPushButton>("importForget");
    QCOMPARE(forget->text(), QStringLiteral("Forget what is remembered"));
    forget->click();
    counter.waitFor(Stage::Ready);
    QCOMPARE(columns->model()->index(1, 1).data().toString(), QStringLiteral("nowhere"));
    counter.paste(table);
    QCOMPARE(columns->model()->index(1, 1).data().toString(), QStringLiteral("nowhere"));
}

void TestImport::aTableWithoutNamesAsksForThem()
{
    Counter counter(m_file);
    counter.paste(QStringLiteral("What I call it\tWhere\nRook rifle\there\n"));
    QCOMPARE(counter.act(), QStringLiteral("Nothing to take"));
    QVERIFY(counter.words().startsWith(QStringLiteral("Records are known by their names")));
    auto* columns = counter.part<QTreeView>("importColumns");
    columns->model()->setData(columns->model()->index(0, 1), QStringLiteral("name"));
    counter.waitFor(Stage::Ready);
    QCOMPARE(counter.act(), QStringLiteral("Take 1 new   Enter"));
}

void TestImport::theFirstUnknownColumnHoldsTheNames()
{
    Counter counter(m_file);
    counter.paste(QStringLiteral("Where\tRange\tWeapon of mine\nhere\t55\tRook rifle\n"));
    const auto* columns = counter.part<QTreeView>("importColumns");
    QCOMPARE(columns->model()->index(0, 1).data().toString(), QStringLiteral("Name"));
    QCOMPARE(counter.row(0, 2), QStringLiteral("here"));
    columns->model()->setData(columns->model()->index(2, 1), QStringLiteral("name"));
    counter.waitFor(Stage::Ready);
    QCOMPARE(columns->model()->index(0, 1).data().toString(), QStringLiteral("nowhere"));
    QCOMPARE(counter.row(0, 2), QStringLiteral("Rook rifle"));
}

void TestImport::copiedRecordsReadAsTheSame()
{
    Counter counter(m_file);
    counter.click(counter.cell(0, "name"));
    counter.click(counter.cell(2, "name"), Qt::ShiftModifier);
    QGuiApplication::clipboard()->clear();
    counter.press(Qt::Key_C, Qt::ControlModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    QCOMPARE(copied.count(u'\n'), 4);
    QVERIFY2(copied.startsWith(QStringLiteral("Name\t")), qPrintable(copied.left(80)));
    counter.paste(copied);
    QCOMPARE(counter.part<QTreeView>("importRows")->model()->rowCount(), 3);
    QCOMPARE(int(counter.import->draft().drafted()->plan.count(ImportVerdict::Same)), 3);
}

void TestImport::whatWasExportedComesBack_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("file");
    QTest::newRow("a kind as a table") << QStringLiteral("library_exportKind") << QStringLiteral("kind.csv");
    QTest::newRow("a kind") << QStringLiteral("library_exportKind") << QStringLiteral("kind.json");
    QTest::newRow("what is chosen") << QStringLiteral("library_exportChosen") << QStringLiteral("chosen.json");
    QTest::newRow("the library") << QStringLiteral("library_exportAll") << QStringLiteral("library.json");
    QTest::newRow("everything") << QStringLiteral("action_export") << QStringLiteral("everything.json");
}

void TestImport::whatWasExportedComesBack()
{
    QFETCH(QString, command);
    QFETCH(QString, file);
    Counter counter(m_file);
    counter.click(counter.cell(1, "name"));
    const QString path = m_files.path(file);
    support::withFile(path, [&] {
        const bool isOfLibrary = command.startsWith(QStringLiteral("library"));
        (isOfLibrary ? counter.find<QAction>(command.toLatin1()) : counter.program.find<QAction>(command.toLatin1()))
            ->trigger();
    });
    counter.settle();
    QVERIFY(QFile::exists(path));
    counter.openFile(path);
    counter.waitFor(Stage::Ready);
    const ImportPlan& plan = counter.import->draft().drafted()->plan;
    QVERIFY(!plan.rows.empty());
    QCOMPARE(plan.rows.size() == 1, command == QStringLiteral("library_exportChosen"));
    QCOMPARE(plan.count(ImportVerdict::Same), plan.rows.size());
}

void TestImport::encodingAndSeparatorAreSaidAndChosen()
{
    Counter counter(m_file);
    counter.openFile(written("alt.csv", QByteArray("Name;calibre\nB\xe4rent\xf6ter;6 mm\n")));
    counter.waitFor(Stage::Ready);
    QCOMPARE(counter.part<QComboBox>("importSeparator")->currentText(), QStringLiteral("semicolon"));
    auto* encoding = counter.part<QComboBox>("importEncoding");
    encoding->setCurrentIndex(encoding->findText(QStringLiteral("windows-1252")));
    Q_EMIT encoding->activated(encoding->currentIndex());
    counter.waitFor(Stage::Ready);
    QCOMPARE(counter.row(0, 2), QStringLiteral("Bärentöter"));
    auto* separator = counter.part<QComboBox>("importSeparator");
    separator->setCurrentIndex(separator->findText(QStringLiteral("comma")));
    Q_EMIT separator->activated(separator->currentIndex());
    counter.waitFor(Stage::Ready);
    QCOMPARE(counter.part<QTreeView>("importColumns")->model()->rowCount(), 1);
    encoding->setCurrentIndex(encoding->findText(QStringLiteral("UTF-8")));
    Q_EMIT encoding->activated(encoding->currentIndex());
    QVERIFY(support::waitUntil([&] { return counter.import->findChild<ProblemBar*>()->isVisible(); }));
    QVERIFY(counter.import->findChild<ProblemBar*>()->text().contains(QStringLiteral("no text in UTF-8")));
    QCOMPARE(encoding->currentText(), QStringLiteral("windows-1252"));
}

void TestImport::aSpreadsheetsOwnFormatIsNamed()
{
    Counter counter(m_file);
    counter.openFile(
        written("weapons.ods", QByteArray("PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet")));
    QVERIFY(support::waitUntil([&] { return counter.import->findChild<ProblemBar*>()->isVisible(); }));
    QVERIFY(counter.import->findChild<ProblemBar*>()->text().contains(QStringLiteral("save it there as CSV")));
    QCOMPARE(counter.import->draft().stage(), Stage::Empty);
}

void TestImport::nothingCopiedIsSaid()
{
    Counter counter(m_file);
    QGuiApplication::clipboard()->clear();
    counter.press(Qt::Key_V, Qt::ControlModifier);
    const auto* import = counter.program.find<ImportWindow>("importWindow");
    QVERIFY(import->findChild<ProblemBar*>()->text().startsWith(QStringLiteral("Nothing was copied")));
}

void TestImport::whatIsCancelledLeavesNothing()
{
    QString table = QStringLiteral("Name\trecoil\n");
    for (int i = 0; i < 3000; ++i)
        table += QStringLiteral("Rifle %1\t5\n").arg(i);
    Counter counter(m_file);
    const std::string before = counter.dump();
    counter.paste(table);
    QCOMPARE(counter.act(), QStringLiteral("Take 3,000 new   Enter"));
    ImportDraft& draft = counter.import->draft();
    draft.take();
    draft.cancel();
    counter.waitFor(Stage::Ready);
    QCOMPARE(QString::fromStdString(counter.dump()), QString::fromStdString(before));
    QCOMPARE(counter.act(), QStringLiteral("Take 3,000 new   Enter"));
}

void TestImport::filesAreTakenOneAfterTheOther()
{
    Counter counter(m_file);
    const QString first = written("first.csv", "Name,recoil\nRook rifle,5\n");
    const QString second = written("second.csv", "Name,recoil\nQuay rifle,6\n");
    counter.openFile(first);
    counter.import->openFiles({second});
    counter.waitFor(Stage::Ready);
    QVERIFY2(counter.words().contains(QStringLiteral("Files that wait: 1.")), qPrintable(counter.words()));
    counter.take();
    QCOMPARE(counter.act(), QStringLiteral("Next file   Enter"));
    QTest::mouseClick(counter.part<QPushButton>("importAct"), Qt::LeftButton);
    counter.waitFor(Stage::Ready);
    QCOMPARE(counter.row(0, 2), QStringLiteral("Quay rifle"));
    counter.take();
    counter.settle();
    QVERIFY(counter.rowNamed(QStringLiteral("Rook rifle")) >= 0);
    QVERIFY(counter.rowNamed(QStringLiteral("Quay rifle")) >= 0);
}

/// A window that was closed is not looked at: what comes next is not kept waiting behind what was left or taken there.
void TestImport::whatWasLeftMakesRoom()
{
    Counter counter(m_file);
    const QString first = written("first.csv", "Name,recoil\nRook rifle,5\n");
    const QString second = written("second.csv", "Name,recoil\nQuay rifle,6\n");
    counter.openFile(first);
    counter.waitFor(Stage::Ready);
    counter.import->reject();
    counter.import->openFiles({second});
    counter.waitFor(Stage::Ready);
    QCOMPARE(counter.row(0, 2), QStringLiteral("Quay rifle"));
    QVERIFY2(!counter.words().contains(QStringLiteral("Files that wait")), qPrintable(counter.words()));
    counter.take();
    counter.import->reject();
    counter.program.find<QAction>("action_import")->trigger();
    QCOMPARE(counter.import->draft().stage(), Stage::Empty);
    QVERIFY(counter.part<QWidget>("importEmpty")->isVisible());
    // Enter asks for a file, and does not close the window once more.
    const auto* empty = counter.part<EmptyState>("importEmpty");
    QCOMPARE(counter.import->focusWidget(), &empty->button());
}

/// A filter chosen for one file would hide the rows of the next, which Enter takes.
void TestImport::nothingWaitsBehindAFilter()
{
    Counter counter(m_file);
    const auto shown = [&counter] { return counter.part<QTreeView>("importRows")->model()->rowCount(); };
    const auto filterBy = [&counter](int index) {
        counter.part<QWidget>("importFilter")->findChildren<QAbstractButton*>().at(index)->click();
    };
    const QString first = written("first.csv", "Name,recoil\nRook rifle,five\nBent rifle,6\n");
    counter.openFile(first);
    counter.waitFor(Stage::Ready);
    filterBy(4);
    QCOMPARE(shown(), 1);
    // The same file, with another fault mended: the filter stays as long as it lets anything through.
    (void)written("first.csv", "Name,recoil\nRook rifle,five\nBent rifle,7\n");
    counter.part<QPushButton>("importAgain")->click();
    counter.waitFor(Stage::Ready);
    QCOMPARE(shown(), 1);
    (void)written("first.csv", "Name,recoil\nRook rifle,5\nBent rifle,7\n");
    counter.part<QPushButton>("importAgain")->click();
    counter.waitFor(Stage::Ready);
    QCOMPARE(shown(), 2);
    filterBy(1);
    counter.paste(kTyped);
    QCOMPARE(shown(), 4);
    // A column that is given another place is no other table.
    filterBy(1);
    auto* columns = counter.part<QTreeView>("importColumns");
    columns->model()->setData(columns->model()->index(4, 1), QStringLiteral("notes"));
    counter.waitFor(Stage::Ready);
    QCOMPARE(shown(), 2);
}

void TestImport::theTablesShowTheirColumnsWhole()
{
    Counter counter(m_file);
    counter.paste(QStringLiteral("Name\tThe heading of a column that takes more than its room\tRange\n"
                                 "Rook rifle\tan example that takes more than its room, too\t55 m\n"));
    const auto* columns = counter.part<QTreeView>("importColumns");
    for (const QSize& size : {QSize(1180, 700), QSize(900, 520)}) {
        counter.import->resize(size);
        counter.settle();
        QCOMPARE(columns->header()->length(), columns->viewport()->width());
        QVERIFY(columns->header()->sectionSize(ImportColumns::Example)
                >= columns->header()->sectionSizeHint(ImportColumns::Example));
    }
    const auto* rows = counter.part<QTreeView>("importRows");
    QVERIFY(rows->header()->length() <= rows->viewport()->width());
    QCOMPARE(rows->model()->headerData(ImportRows::Line, Qt::Horizontal, Qt::TextAlignmentRole).toInt(),
             rows->model()->index(0, ImportRows::Line).data(Qt::TextAlignmentRole).toInt());
    // Of who is new there is no before.
    const auto* details = counter.part<QTreeWidget>("importDetails");
    QVERIFY(details->isColumnHidden(1));
    counter.paste(QStringLiteral("Name\tRange\nRook rifle\tfar\n"));
    QVERIFY(!details->isColumnHidden(1));
}

HITSPREAD_GUI_TEST(TestImport)
#include "tst_import.moc"
