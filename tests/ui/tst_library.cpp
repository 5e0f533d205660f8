#include <QTest>

#include "libraryshelf.h"
#include "models/library/librarysubject.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/gear.h"
#include "support/guitestclass.h"
#include "text/kinds.h"
#include "text/languages.h"
#include "text/naming.h"
#include "ui/library/librarydelegate.h"
#include "ui/library/tablecolumns.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTableView>
#include <QWheelEvent>

#include <algorithm>

using namespace hitspread;
using support::Shelf;

/// The library window on a real campaign, its table above all: real clicks and keys by object name.
class TestLibrary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_library"))); }
    void init() { m_file = m_files.fresh(); }
    void cleanup() { QSettings().clear(); }
    void opensOnTheFightsSystem();
    void aWeaponFromNothingAndBack();
    void aBadValueSaysSoAtItsCell();
    void anEmptyNameIsRefusedAtItsCell();
    void lettersGoToARowAndRenameNothing();
    void slashSearchesFromEveryList();
    void whatIsNewHasANameOfItsOwn();
    void oneRoundIsNoRounds();
    void sortsByItsHeader();
    void deletesAndBringsBack();
    void theUsualColumnsFit_data();
    void theUsualColumnsFit();
    void columnsAreRemembered();
    void theNameStaysInSight();
    void columnsAreNeverCutInMidLetter();
    void aWheelPassesColumns();
    void everyPartOfTheBodyIsReached();
    void aCellsEditorLiesOverItsCell();

private:
    support::SampleFiles m_files;
    QString m_file;
};

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
    // What stands beside it stays to be read.
    QVERIFY(shelf.table->visualRect(shelf.table->currentIndex()).contains(shelf.editor()->geometry()));
    shelf.editor()->selectAll();
    QTest::keyClicks(shelf.editor(), QStringLiteral("400"));
    QTest::keyClick(shelf.editor(), Qt::Key_Return);
    shelf.settle();
    // It stays open with a sentence that names what is allowed.
    QVERIFY(shelf.editor());
    QVERIFY2(shelf.table->cells().complaint().contains(QStringLiteral("30")),
             qPrintable(shelf.table->cells().complaint()));
    // The sentence stands below the table, over no other value; the form does not open on half a value.
    auto* sentence = shelf.find<QWidget>("cellComplaint");
    QVERIFY(sentence->isVisible());
    QVERIFY(sentence->mapTo(shelf.window, QPoint()).y()
            >= shelf.table->mapTo(shelf.window, QPoint(0, shelf.table->height())).y());
    QVERIFY(!shelf.find<QAction>("library_edit")->isEnabled());
    QCOMPARE(recoil.data().toString(), before);
    QTest::keyClick(shelf.editor(), Qt::Key_Escape);
    shelf.settle();
    QVERIFY(QTest::qWaitFor([&] { return shelf.editor() == nullptr; }));
    QCOMPARE(shelf.table->cells().complaint(), QString());
    QVERIFY(!sentence->isVisible());
    QVERIFY(shelf.find<QAction>("library_edit")->isEnabled());
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
    QVERIFY(shelf.find<QWidget>("cellComplaint")->isVisible());
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

/// walk 1: typing on a row is looking for another one.
void TestLibrary::lettersGoToARowAndRenameNothing()
{
    Shelf shelf(m_file);
    const std::string before = shelf.dump();
    for (int row = 0; row < 3; ++row)
        QVERIFY(!shelf.text(row, "name").isEmpty());
    const QString last = shelf.text(shelf.window->model().rowCount() - 1, "name");
    shelf.click(shelf.cell(0, "name"));
    QTest::keyClicks(shelf.table, last.left(4));
    shelf.settle();
    QVERIFY(!shelf.editor());
    QCOMPARE(shelf.window->model().index(shelf.table->currentIndex().row(), 0).data().toString().left(4).toLower(),
             last.left(4).toLower());
    QCOMPARE(shelf.table->chosenRows().size(), std::size_t{1});
    // In any column, and digits and signs neither.
    shelf.click(shelf.cell(0, "phys"));
    for (const char* typed : {"7", "-", "x", "#"}) {
        QTest::keyClicks(shelf.table, QLatin1String(typed));
        shelf.settle();
        QVERIFY2(!shelf.editor(), typed);
    }
    QCOMPARE(shelf.dump(), before);
    // F2 is how a value is edited.
    shelf.click(shelf.cell(0, "name"));
    QTest::keyClick(shelf.table, Qt::Key_F2);
    QVERIFY(shelf.editor());
}

/// walk 1: what the status line offers, wherever the keyboard is; with Shift, too, where the slash is above another key.
void TestLibrary::slashSearchesFromEveryList()
{
    Shelf shelf(m_file);
    const std::string before = shelf.dump();
    auto* line = shelf.find<QLineEdit>("librarySearch");
    for (const Qt::KeyboardModifiers keys : {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
        for (QWidget* list : {static_cast<QWidget*>(shelf.table), shelf.find<QWidget>("kinds")}) {
            if (!list->isVisible())
                continue;
            shelf.click(shelf.cell(1, "name"));
            list->setFocus();
            QTest::keyClick(list, Qt::Key_Slash, keys);
            shelf.settle();
            QVERIFY2(line->hasFocus(), qPrintable(list->objectName()));
            QVERIFY(!shelf.editor());
        }
    }
    // In the line it is a letter.
    QTest::keyClick(line, '/');
    QCOMPARE(line->text(), QStringLiteral("/"));
    QCOMPARE(shelf.dump(), before);
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
        for (const LibraryFacts::Line& line :
             libraryFacts(subject, text::Naming::usual(*findSystem(subject.stored.system))).lines) {
            if (line.name == QStringLiteral("Magazine"))
                return line.value;
        }
        return QString();
    };
    QCOMPARE(magazineOf(1), QStringLiteral("1 round 12 gauge"));
    QCOMPARE(magazineOf(2), QStringLiteral("2 rounds 12 gauge"));
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
        const auto value = [&](int row) { return shelf.window->model().index(row, recoil).data(Qt::EditRole).toInt(); };
        const int last = shelf.window->model().rowCount() - 1;
        QVERIFY(isDescending ? value(0) > value(last) : value(0) < value(last));
        for (int row = 1; row < shelf.window->model().rowCount(); ++row) {
            QVERIFY(isDescending ? value(row - 1) >= value(row) : value(row - 1) <= value(row));
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

void TestLibrary::theUsualColumnsFit_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("de") << QStringLiteral("de");
}

/// Whoever has chosen no columns scrolls nothing: not at the size the library opens in, not in the other language.
void TestLibrary::theUsualColumnsFit()
{
    QFETCH(const QString, language);
    Languages languages;
    QVERIFY(languages.use(language));
    {
        Shelf shelf(m_file);
        for (const RecordKind kind : {RecordKind::Character, RecordKind::Weapon, RecordKind::MeleeWeapon,
                                      RecordKind::ThrownWeapon, RecordKind::Ammunition, RecordKind::Armour}) {
            shelf.choose(text::kindsName(kind));
            for (const QSize size : {QSize(1440, 860), QSize(1280, 720)}) {
                shelf.window->resize(size);
                QCoreApplication::processEvents();
                const bool mayScroll = size.width() < 1440 && kind == RecordKind::Armour;
                QVERIFY2(mayScroll || shelf.table->horizontalScrollBar()->maximum() == 0,
                         qPrintable(QStringLiteral("%1 at %2: %3")
                                        .arg(text::kindsName(kind))
                                        .arg(size.width())
                                        .arg(shelf.table->horizontalScrollBar()->maximum())));
            }
        }
    }
    languages.use(QStringLiteral("en"));
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
        QCOMPARE(usual,
                 (QStringList{QStringLiteral("name"), QStringLiteral("skill"), QStringLiteral("range"),
                              QStringLiteral("recoil"), QStringLiteral("modes"), QStringLiteral("magazine"),
                              QStringLiteral("calibre")}));
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
    QCOMPARE(names->horizontalHeader()->sortIndicatorOrder(), shelf.table->horizontalHeader()->sortIndicatorOrder());
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

/// No half letter: at the left a column begins beside the names wherever the scroll bar is put, at the right what does not fit ends
/// with an ellipsis before a strip that says that it goes on, until it does not.
void TestLibrary::columnsAreNeverCutInMidLetter()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    shelf.window->resize(1100, 700);
    QCoreApplication::processEvents();
    auto* header = qobject_cast<ColumnHeader*>(shelf.table->horizontalHeader());
    auto* more = shelf.find<QAbstractButton>("moreColumns");
    QScrollBar* bar = shelf.table->horizontalScrollBar();
    QVERIFY(header && more && more->isVisible());
    const int names = shelf.table->columnWidth(0);
    const auto visible = [&] {
        std::vector<int> columns;
        for (int column = 1; column < header->count(); ++column) {
            if (!header->isSectionHidden(column))
                columns.push_back(column);
        }
        return columns;
    }();
    const auto startsBesideNames = [&] {
        return std::ranges::any_of(visible,
                                   [&](int column) { return header->sectionPosition(column) - names == bar->value(); });
    };
    int cut = 0;
    for (const int wanted : {1, 40, bar->maximum() / 2, bar->maximum() - 1, bar->maximum(), bar->maximum() / 3, 1, 0}) {
        bar->setValue(wanted);
        QVERIFY2(startsBesideNames(), qPrintable(QString::number(bar->value())));
        QCOMPARE(more->isVisible(), bar->value() < bar->maximum());
        const int edge = shelf.table->viewport()->width() - (more->isVisible() ? more->width() : 0);
        for (const int column : visible) {
            const QString heading =
                shelf.window->model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            const bool fits = header->sectionViewportPosition(column) + header->sectionSize(column) <= edge;
            const QString painted = header->shownHeading(column);
            if (fits)
                QCOMPARE(painted, heading);
            // A short heading of a wide column may stand whole all the same.
            QVERIFY2(painted == heading || painted.isEmpty() || painted.contains(u'…'), qPrintable(painted));
            cut += painted == heading ? 0 : 1;
        }
    }
    QVERIFY(cut > 0);
    // Every click shows the next column beside the names, and the last one ends the walk.
    for (std::size_t i = 1; i < visible.size() && more->isVisible(); ++i) {
        QTest::mouseClick(more, Qt::LeftButton);
        QCOMPARE(bar->value(), header->sectionPosition(visible[i]) - names);
    }
    QVERIFY(!more->isVisible());
    QVERIFY(header->sectionViewportPosition(visible.back()) + header->sectionSize(visible.back())
            <= shelf.table->viewport()->width());
}

/// A touchpad turns in small steps, of which none is to be lost and none to pass a whole column.
void TestLibrary::aWheelPassesColumns()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    shelf.window->resize(1100, 700);
    QCoreApplication::processEvents();
    QScrollBar* bar = shelf.table->horizontalScrollBar();
    QWidget* ground = shelf.table->viewport();
    const QPointF at = ground->rect().center();
    const auto turn = [&](int units) {
        QWheelEvent event(at, ground->mapToGlobal(at), {}, QPoint(units, 0), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(ground, &event);
    };
    for (int i = 0; i < 3; ++i)
        turn(-30);
    QCOMPARE(bar->value(), 0);
    turn(-30);
    const QHeaderView* header = shelf.table->horizontalHeader();
    int first = 1;
    while (header->isSectionHidden(first))
        ++first;
    QCOMPARE(bar->value(), header->sectionSize(first));
    turn(120);
    QCOMPARE(bar->value(), 0);
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

/// Also at the right edge of the table.
void TestLibrary::aCellsEditorLiesOverItsCell()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    int edited = 0;
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
        ++edited;
    }
    QVERIFY(edited > 3);
}

HITSPREAD_GUI_TEST(TestLibrary)
#include "tst_library.moc"
