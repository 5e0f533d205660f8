#include "models/library/librarycolumns.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/recordbinder.h"
#include "ui/fields/recordform.h"
#include "ui/rules/locationnames.h"
#include "ui/rules/locationnotes.h"
#include "ui/rules/setcheckboxes.h"
#include "ui/rules/tableeditor.h"
#include "ui/theme/applicationstyle.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace hitspread;
using percentile::Location;
using percentile::locationRow;

namespace {

/// The editor of the hit locations, with hands and eyes for it.
struct TableDesk {
    explicit TableDesk(const text::Naming& names = text::Naming::usual(*findSystem("percentile")))
        : editor(names, percentile::switchesRecord, field())
    {
        editor.setSaved(tableOf(percentile::kHouseLocations));
        editor.show();
        (void)QTest::qWaitForWindowExposed(&editor);
    }
    static const FieldDeclaration& field() { return *percentile::switchesRecord.find("hitLocations"); }
    template <typename Widget>
    Widget* find(const QString& name)
    {
        return editor.findChild<Widget*>(name);
    }
    void type(const QString& name, const QString& text)
    {
        auto* number = find<NumberField>(name);
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, text);
    }
    void pick(const QString& name, const QString& words)
    {
        auto* box = find<QComboBox>(name);
        const int place = box->findText(words);
        QVERIFY2(place >= 0, qPrintable(words));
        box->setCurrentIndex(place);
        Q_EMIT box->activated(place);
    }
    void click(const QString& name) { find<QAbstractButton>(name)->click(); }
    QString message() { return find<QLabel>(QStringLiteral("tableMessage"))->text(); }
    bool maySave() { return find<QPushButton>(QStringLiteral("tableSave"))->isEnabled(); }
    int shownRows()
    {
        int rows = 0;
        for (const auto* number : editor.findChildren<NumberField*>()) {
            if (number->objectName().startsWith(QStringLiteral("tableFrom")) && number->isVisible())
                ++rows;
        }
        return rows;
    }
    bool isMarked(const QString& name) { return find<QWidget>(name)->property("invalid").toString() == u"true"_qs; }

    TableEditor editor;
};

}  // namespace

/// The editor of a table: judged with every key, put in force as a whole, with the ways back.
class TestTableEditor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatIsInForce();
    void everyKeyIsJudged();
    void whatIsNoNumberIsSaid();
    void aGapIsNamedAndClosed();
    void rowsAreSplitAndRemoved();
    void cellsAreChosen();
    void theWaysBack();
    void whatIsEditedStays();
    void printedTablesSayWhereTheyComeFrom();
    void namedLocationsAreOnOffer();
    void ownNamesOfLocations();
    void ticksOfASet();
    void whatIsMissingIsSaid();
    void openFormsLearnNewNames();
    void shortNamesFollow();
};

void TestTableEditor::showsWhatIsInForce()
{
    TableDesk desk;
    QCOMPARE(desk.shownRows(), 7);
    QCOMPARE(desk.find<NumberField>(u"tableFrom1"_qs)->text(), u"11"_qs);
    QCOMPARE(desk.find<NumberField>(u"tableTo1"_qs)->text(), u"36"_qs);
    QCOMPARE(desk.find<QComboBox>(u"tableCell1_0"_qs)->currentText(), u"Chest"_qs);
    // A factor is written as one, however it is kept (4 halves).
    QCOMPARE(desk.find<QComboBox>(u"tableCell0_1"_qs)->currentText(), u"× 2"_qs);
    QVERIFY(!desk.maySave());
    QCOMPARE(desk.message(), u"Every result of 1–100 stands in one row; in force."_qs);
    // The rules print no such table, and the editor does not pretend they do.
    QVERIFY(desk.find<QLabel>(u"tableOrigin"_qs)->text().contains(u"print no"_qs));
    QVERIFY(!desk.find<QPushButton>(u"tableToPrinted"_qs)->isVisible());
    QVERIFY(desk.find<QPushButton>(u"tableToHouse"_qs)->isVisible());
}

void TestTableEditor::everyKeyIsJudged()
{
    TableDesk desk;
    QSignalSpy chosen(&desk.editor, &TableEditor::chosen);
    desk.type(u"tableTo6"_qs, u"9"_qs);
    QVERIFY2(desk.message().startsWith(u"Hit location table, row 7: the row ends with 9, before it begins"_qs),
             qPrintable(desk.message()));
    QVERIFY(desk.isMarked(u"tableTo6"_qs));
    desk.type(u"tableTo6"_qs, u"96"_qs);
    QCOMPARE(desk.message(), u"Hit location table, row 7: the last row ends with 96; let it end with 100"_qs);
    QVERIFY(!desk.maySave());
    desk.type(u"tableTo6"_qs, u"101"_qs);
    QCOMPARE(desk.message(), u"Hit location table, row 7: 101 is too large; at most 100"_qs);
    desk.type(u"tableTo6"_qs, u"100"_qs);
    QVERIFY(!desk.isMarked(u"tableTo6"_qs));
    QVERIFY(!desk.maySave());  // as it was
    desk.pick(u"tableCell3_1"_qs, u"× 1"_qs);
    QVERIFY(desk.maySave());
    QVERIFY(chosen.isEmpty());  // nothing is in force before it is said
    desk.click(u"tableSave"_qs);
    QCOMPARE(chosen.count(), 1);
    Table expected = tableOf(percentile::kHouseLocations);
    expected.rows[3].cells[1] = 2;
    QVERIFY(chosen.front().front().value<Table>() == expected);
    desk.editor.setSaved(expected);
    QVERIFY(!desk.maySave());
}

void TestTableEditor::whatIsNoNumberIsSaid()
{
    TableDesk desk;
    auto* number = desk.find<NumberField>(u"tableTo2"_qs);
    number->setFocus();
    number->selectAll();
    QTest::keyClick(number, Qt::Key_Backspace);
    QCOMPARE(desk.message(), u"Row 3, To: a whole number is missing; type one."_qs);
    QVERIFY(desk.isMarked(u"tableTo2"_qs));
    QVERIFY(!desk.maySave());
    desk.click(u"tableToSaved"_qs);
    QCOMPARE(number->text(), u"52"_qs);
    QVERIFY(!desk.isMarked(u"tableTo2"_qs));
}

void TestTableEditor::aGapIsNamedAndClosed()
{
    TableDesk desk;
    desk.type(u"tableTo0"_qs, u"8"_qs);
    QCOMPARE(desk.message(),
             u"Hit location table, row 2: no row holds 9 to 10; let a row begin with 9 or end with 10"_qs);
    QVERIFY(desk.isMarked(u"tableFrom1"_qs));
    desk.type(u"tableFrom1"_qs, u"9"_qs);
    QVERIFY2(desk.maySave(), qPrintable(desk.message()));
    desk.type(u"tableFrom1"_qs, u"8"_qs);
    QCOMPARE(desk.message(), u"Hit location table, row 2: a row before holds 8, too; let this row begin behind it"_qs);
    desk.type(u"tableFrom1"_qs, u"10"_qs);
    QCOMPARE(desk.message(), u"Hit location table, row 2: no row holds 9; let a row begin or end with it"_qs);
}

void TestTableEditor::rowsAreSplitAndRemoved()
{
    TableDesk desk;
    desk.click(u"tableSplit0"_qs);
    QCOMPARE(desk.shownRows(), 8);
    QVERIFY(desk.maySave());
    QVERIFY(desk.editor.draft().rows[0] == locationRow(1, 5, Location::Head, 4));
    QVERIFY(desk.editor.draft().rows[1] == locationRow(6, 10, Location::Head, 4));
    desk.click(u"tableRemove1"_qs);
    QVERIFY(!desk.editor.isEdited());
    desk.click(u"tableRemove0"_qs);
    QVERIFY(desk.editor.draft().rows[0] == locationRow(1, 36, Location::Chest, 2));
    QVERIFY(desk.maySave());
    // One result cannot be shared out, and a table keeps one row.
    desk.editor.setDraft({{locationRow(1, 1, Location::Head, 2), locationRow(2, 100, Location::Chest, 2)}});
    QVERIFY(!desk.find<QToolButton>(u"tableSplit0"_qs)->isEnabled());
    desk.click(u"tableRemove0"_qs);
    QCOMPARE(desk.shownRows(), 1);
    QVERIFY(!desk.find<QToolButton>(u"tableRemove0"_qs)->isEnabled());
    // As many rows as there may be.
    Table most;
    for (int result = 1; result < 20; ++result)
        most.rows.push_back(locationRow(result, result, Location::LeftLeg, 1));
    most.rows.push_back(locationRow(20, 100, Location::Head, 4));
    QCOMPARE(most.rows.size(), TableDesk::field().shape->mostRows);
    desk.editor.setDraft(most);
    QVERIFY(desk.maySave());
    QVERIFY(!desk.find<QToolButton>(u"tableSplit19"_qs)->isEnabled());
}

void TestTableEditor::cellsAreChosen()
{
    TableDesk desk;
    auto* box = desk.find<QComboBox>(u"tableCell2_0"_qs);
    QCOMPARE(box->count(), 7);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    QCOMPARE(box->currentText(), u"Head"_qs);
    QVERIFY(desk.editor.draft().rows[2] == locationRow(37, 52, Location::Head, 2));
    QVERIFY(desk.maySave());
}

void TestTableEditor::theWaysBack()
{
    TableDesk desk;
    const Table own{{locationRow(1, 50, Location::Head, 4), locationRow(51, 100, Location::Chest, 2)}};
    desk.editor.setSaved(own);
    QCOMPARE(desk.shownRows(), 2);
    desk.type(u"tableTo1"_qs, u"99"_qs);
    desk.click(u"tableToHouse"_qs);
    QCOMPARE(desk.shownRows(), 7);
    QVERIFY(desk.editor.draft() == tableOf(percentile::kHouseLocations));
    QVERIFY(desk.maySave());
    QVERIFY(!desk.find<QPushButton>(u"tableToHouse"_qs)->isEnabled());
    desk.click(u"tableToSaved"_qs);
    QVERIFY(desk.editor.draft() == own);
    QVERIFY(!desk.find<QPushButton>(u"tableToSaved"_qs)->isEnabled());
}

/// The fight may change behind the editor: what is being typed is not taken away.
void TestTableEditor::whatIsEditedStays()
{
    TableDesk desk;
    const Table own{{locationRow(1, 100, Location::Head, 4)}};
    desk.pick(u"tableCell0_1"_qs, u"× 3"_qs);
    desk.editor.setSaved(own);
    QCOMPARE(desk.shownRows(), 7);
    QCOMPARE(desk.editor.draft().rows[0].cells[1], 6);
    desk.click(u"tableToSaved"_qs);
    QVERIFY(desk.editor.draft() == own);
    // Nothing is being typed: it follows.
    desk.editor.setSaved(tableOf(percentile::kHouseLocations));
    QCOMPARE(desk.shownRows(), 7);
    QVERIFY(!desk.editor.isEdited());
}

void TestTableEditor::printedTablesSayWhereTheyComeFrom()
{
    TableShape shape = percentile::kHitLocations;
    const std::array printed{locationRow(1, 100, Location::Chest, 2)};
    shape.printed = printed;
    FieldDeclaration field = TableDesk::field();
    field.shape = &shape;
    TableEditor editor(text::Naming::usual(*findSystem("percentile")), percentile::switchesRecord, field);
    editor.setSaved(tableOf(percentile::kHouseLocations));
    editor.show();
    QCOMPARE(editor.findChild<QLabel*>(u"tableOrigin"_qs)->text(), u"The rules print this table."_qs);
    auto* toPrinted = editor.findChild<QPushButton*>(u"tableToPrinted"_qs);
    QVERIFY(toPrinted->isVisible() && editor.findChild<QPushButton*>(u"tableToHouse"_qs)->isVisible());
    toPrinted->click();
    QVERIFY(editor.draft() == tableOf(printed));
}

/// A location of one's own stands in the list once it has a name; then the results of a piece are told by words, too.
void TestTableEditor::namedLocationsAreOnOffer()
{
    const System& system = *findSystem("percentile");
    percentile::Switches switches;
    const auto names = [&] { return text::Naming(system, &switches); };
    const auto offered = [&] {
        TableDesk desk(names());
        const auto* box = desk.find<QComboBox>(u"tableCell0_0"_qs);
        return box->findText(u"Tail"_qs) >= 0 ? box->count() : -box->count();
    };
    // One column each in the library.
    const auto columns = [&] {
        return std::ranges::count_if(libraryColumns(names(), percentile::characterRecord),
                                     [](const LibraryColumn& one) { return one.key.startsWith(u"armour."_qs); });
    };
    QCOMPARE(offered(), -7);
    QCOMPARE(columns(), 7);
    switches.locationNames.set("Tail", 8);
    switches.locationNames.set("Wing", 9);
    QCOMPARE(columns(), 9);
    switches.locationNames.set("Wing", 0);
    QCOMPARE(offered(), 8);
    switches.locationNames = {};
    QCOMPARE(offered(), -7);
    TableEditor pieces(names(), percentile::switchesRecord, *percentile::switchesRecord.find("bodyPieces"));
    pieces.setSaved(tableOf(percentile::kHousePieces));
    QCOMPARE(pieces.findChild<QLabel*>(u"tableWords0"_qs)->text(), u"Skull to neck"_qs);
    QCOMPARE(pieces.findChild<QLabel*>(u"tableWords10"_qs)->text(), u"Left foot"_qs);
}

void TestTableEditor::ownNamesOfLocations()
{
    LocationNames names(*findSystem("percentile"), *percentile::switchesRecord.find("locationNames"));
    names.show({});
    QSignalSpy chosen(&names, &LocationNames::chosen);
    const auto type = [&](int location, const QString& name) {
        auto* line = names.findChild<QLineEdit*>(u"locationName%1"_qs.arg(location));
        line->clear();
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
    };
    type(7, u"Tail"_qs);
    QCOMPARE(chosen.size(), 1);
    const Ranks tail{{{"Tail", 8}}};
    QVERIFY(chosen.takeFirst().first().value<Ranks>() == tail);
    // In force now: the same once more is no news. What another location is called is refused, own name or usual one, and the line
    // is as it was.
    names.show(tail);
    QSignalSpy refused(&names, &LocationNames::refused);
    type(7, u"Tail"_qs);
    type(0, u"tail"_qs);
    QCOMPARE(names.findChild<QLineEdit*>(u"locationName0"_qs)->text(), QString());
    QCOMPARE(refused.last().first().toString(), u"tail"_qs);
    type(7, u"Head"_qs);
    QCOMPARE(names.findChild<QLineEdit*>(u"locationName7"_qs)->text(), u"Tail"_qs);
    QVERIFY(chosen.isEmpty());
    type(8, u"Wing"_qs);
    QVERIFY(refused.last().first().toString().isEmpty());
    const Ranks both{{{"Tail", 8}, {"Wing", 9}}};
    QVERIFY(chosen.takeFirst().first().value<Ranks>() == both);
    type(7, QString());
    const Ranks wing{{{"Wing", 9}}};
    QVERIFY(chosen.takeFirst().first().value<Ranks>() == wing);
}

void TestTableEditor::ticksOfASet()
{
    SetCheckBoxes ticks(text::Naming::usual(*findSystem("percentile")),
                        *percentile::switchesRecord.find("criticalLocations"));
    ticks.show(percentile::kHouseCritical);
    QSignalSpy chosen(&ticks, &SetCheckBoxes::chosen);
    QVERIFY(ticks.findChild<QCheckBox*>(u"switchTick0"_qs)->isChecked());
    QVERIFY(!ticks.findChild<QCheckBox*>(u"switchTick7"_qs));
    ticks.findChild<QCheckBox*>(u"switchTick2"_qs)->click();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.takeFirst().first().toInt(), 0b111);
}

/// Section 1.d: a location is a set of pieces and a span; until it has both, the window of house rules says what to do.
void TestTableEditor::whatIsMissingIsSaid()
{
    const System& system = *findSystem("percentile");
    percentile::Switches switches;
    const auto notes = [&](const char* field) {
        return locationNotes(system, *percentile::switchesRecord.find(field),
                             AnyRecord(percentile::switchesRecord, &switches));
    };
    QVERIFY(notes("locationNames").isEmpty());
    switches.locationNames.set("Tail", 8);
    QCOMPARE(notes("locationNames").size(), 2);
    QVERIFY(notes("locationNames").join(u'|').contains(u"Tail has no piece of the body"_qs));
    QVERIFY(notes("hitLocations").join(u'|').contains(u"the dice never hit it"_qs));
    QVERIFY(notes("fumble").isEmpty());
    switches.bodyPieces.rows.back() = percentile::pieceRow(Piece::LeftFoot, Piece::LeftFoot, Location::Own1);
    QCOMPARE(notes("bodyPieces").size(), 1);
    switches.hitLocations.rows.back().cells[0] = static_cast<std::int32_t>(Location::Own1);
    QVERIFY(notes("locationNames").isEmpty());
    // A draft of before the name was taken away cannot be shown.
    const FieldDeclaration& table = *percentile::switchesRecord.find("hitLocations");
    QVERIFY(!namesWhatIsThere(text::Naming::usual(system), table, switches.hitLocations));
    QVERIFY(namesWhatIsThere(text::Naming(system, &switches), table, switches.hitLocations));
}

/// A form that stands open when a location gets its name, another one, or none.
void TestTableEditor::openFormsLearnNewNames()
{
    const System& system = *findSystem("percentile");
    const ApplicationStyle style(*qApp);
    RecordForm form(text::Naming::usual(system), percentile::characterRecord, style);
    percentile::Character character;
    character.armour[7] = 4;
    form.binder().setRecord(AnyRecord(percentile::characterRecord, &character));
    form.show();
    QVERIFY(QTest::qWaitForWindowExposed(&form));
    auto* armour = form.findChild<NumberField*>(u"field_armour_own1"_qs);
    QVERIFY(armour && !armour->isVisible());
    const auto isTold = [&](const QString& name) {
        return std::ranges::any_of(form.findChildren<QLabel*>(),
                                   [&](const QLabel* label) { return label->isVisible() && label->text() == name; });
    };
    percentile::Switches switches;
    switches.locationNames.set("Tail", 8);
    form.binder().setNaming({system, &switches});
    QVERIFY(armour->isVisible());
    QCOMPARE(armour->text(), u"4"_qs);
    QVERIFY(isTold(u"Tail"_qs));
    switches.locationNames.set("Tail", 0);
    switches.locationNames.set("Fin", 8);
    form.binder().setNaming({system, &switches});
    QVERIFY(isTold(u"Fin"_qs) && !isTold(u"Tail"_qs));
    form.binder().setNaming(text::Naming::usual(system));
    QVERIFY(!armour->isVisible() && !isTold(u"Fin"_qs));
}

/// What is called otherwise is shortened by its own words; two that would be the same then keep their whole names.
void TestTableEditor::shortNamesFollow()
{
    const System& system = *findSystem("percentile");
    percentile::Switches switches;
    const auto shortName = [&](std::string_view location) {
        return text::shortLocation(text::Naming(system, &switches), location);
    };
    QCOMPARE(shortName("rightArm"), u"R arm"_qs);
    QCOMPARE(shortName("head"), u"Head"_qs);
    switches.locationNames.set("Left foreleg", 5);
    switches.locationNames.set("Long neck", 8);
    QCOMPARE(shortName("leftArm"), u"L foreleg"_qs);
    QCOMPARE(shortName("own1"), u"L neck"_qs);
    switches.locationNames.set("Lower foreleg", 9);
    QCOMPARE(shortName("leftArm"), u"Left foreleg"_qs);
    QCOMPARE(shortName("own2"), u"Lower foreleg"_qs);
}

HITSPREAD_GUI_TEST(TestTableEditor)
#include "tst_tableeditor.moc"
