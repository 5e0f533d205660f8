#include <QTest>

#include "libraryshelf.h"
#include "models/library/charactersheet.h"
#include "rules/systems/threed/gear.h"
#include "support/edits.h"
#include "support/guitestclass.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/sheet/sheetwindow.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QStatusBar>

using namespace hitspread;
using support::Shelf;

/// What is edited in the library beside its table: forms, tags, several records together, the sheet of a character.
class TestLibraryForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_libraryform"))); }
    void init() { m_file = m_files.fresh(); }
    void cleanup() { QSettings().clear(); }
    void severalTogether();
    void severalChangedByANumber();
    void togetherBeginsWithAValueAndTabGoesThere();
    void theWholeRecordInAForm();
    void theFormKeepsWhatIsWrong();
    void theFormKeepsWhatAnotherChanged();
    void closingTheFormStores();
    void aCharacterOpensHisSheet();
    void tagsAndTheirSearch();
    void tagsBeingTypedOutlastOtherChanges();
    void skillsHaveNames();

private:
    support::SampleFiles m_files;
    QString m_file;
};

void TestLibraryForm::severalTogether()
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

/// walk 16: "+1" and "-2" for several, each from its own number.
void TestLibraryForm::severalChangedByANumber()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    for (const auto& [row, recoil] : {std::pair(0, "4"), std::pair(1, "7"), std::pair(2, "7")})
        shelf.type(shelf.cell(row, "recoil"), QLatin1String(recoil));
    const std::string before = shelf.dump();
    const auto open = [&] {
        shelf.click(shelf.cell(0, "recoil"));
        shelf.click(shelf.cell(1, "recoil"), Qt::ControlModifier);
        shelf.click(shelf.cell(2, "recoil"), Qt::ControlModifier);
        shelf.press(Qt::Key_E, Qt::ControlModifier);
        return shelf.find<QDialog>("editTogether");
    };
    QDialog* dialog = open();
    const auto* apply = dialog->findChild<QPushButton*>(QStringLiteral("togetherApply"));
    const auto* then = dialog->findChild<QLabel*>(QStringLiteral("togetherThen"));
    auto* value = dialog->findChild<QLineEdit*>(QStringLiteral("togetherValue"));
    auto* by = dialog->findChild<QLineEdit*>(QStringLiteral("togetherBy"));
    value->setFocus();
    QTest::keyClicks(value, QStringLiteral("+"));
    QVERIFY(by->isVisible() && by->hasFocus() && !value->isVisible());
    QVERIFY(!apply->isEnabled());
    QTest::keyClicks(by, QStringLiteral("2"));
    QVERIFY2(then->text().contains(QStringLiteral("4 → 6")) && then->text().contains(QStringLiteral("7 → 9")),
             qPrintable(then->text()));
    // Beyond the range of one of them nothing can be set, and it is named.
    QTest::keyClicks(by, QStringLiteral("8"));
    QVERIFY(!apply->isEnabled());
    const QString refused = dialog->findChild<FieldComplaint*>(QStringLiteral("togetherComplaint"))->text();
    QVERIFY2(refused.contains(QStringLiteral("32")) && refused.contains(shelf.text(0, "name")), qPrintable(refused));
    QTest::keyClick(by, Qt::Key_Backspace);
    QVERIFY(apply->isEnabled());
    QTest::keyClick(by, Qt::Key_Return);
    shelf.settle();
    for (const auto& [row, recoil] : {std::pair(0, "6"), std::pair(1, "9"), std::pair(2, "9")})
        QCOMPARE(shelf.text(row, "recoil"), QLatin1String(recoil));
    // One step, as one value for all is.
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shelf.changedSince(before), QString());
    QTRY_VERIFY(!shelf.find<QDialog>("editTogether"));
    dialog = open();
    by = dialog->findChild<QLineEdit*>(QStringLiteral("togetherBy"));
    value = dialog->findChild<QLineEdit*>(QStringLiteral("togetherValue"));
    value->setFocus();
    QTest::keyClicks(value, QStringLiteral("-"));
    QVERIFY(by->hasFocus());
    QTest::keyClicks(by, QStringLiteral("3"));
    QTest::keyClick(by, Qt::Key_Return);
    shelf.settle();
    for (const auto& [row, recoil] : {std::pair(0, "1"), std::pair(1, "4"), std::pair(2, "4")})
        QCOMPARE(shelf.text(row, "recoil"), QLatin1String(recoil));
}

void TestLibraryForm::togetherBeginsWithAValueAndTabGoesThere()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    shelf.click(shelf.cell(0, "name"));
    shelf.click(shelf.cell(1, "name"), Qt::ControlModifier);
    shelf.press(Qt::Key_E, Qt::ControlModifier);
    auto* dialog = shelf.find<QDialog>("editTogether");
    auto* field = dialog->findChild<QComboBox*>(QStringLiteral("togetherField"));
    // Nobody gives two records one name.
    QCOMPARE(field->currentData().toString(), QStringLiteral("skill"));
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    for (const char* key : {"skill", "recoil", "class", "calibre"}) {
        field->setCurrentIndex(field->findData(QLatin1String(key)));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Tab);
        const auto* value = dialog->findChild<QWidget*>(QStringLiteral("togetherValue"));
        QVERIFY2(value == dialog->focusWidget() || value->isAncestorOf(dialog->focusWidget()), key);
    }
}

void TestLibraryForm::theWholeRecordInAForm()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    const std::string before = shelf.dump();
    QDialog* dialog = shelf.openForm(0);
    QVERIFY(dialog);
    auto* recoil = dialog->findChild<QLineEdit*>(QStringLiteral("field_recoil"));
    auto* save = dialog->findChild<QPushButton*>(QStringLiteral("recordSave"));
    QVERIFY(recoil && !save->isVisible());  // nothing to save yet
    // The keyboard is at the name, and Enter does what is filled: it closes until there is something to save.
    QCOMPARE(dialog->focusWidget(), dialog->findChild<QLineEdit*>(QStringLiteral("field_name")));
    const auto* close = dialog->findChild<QPushButton*>(QStringLiteral("recordClose"));
    const auto isFilled = [](const QPushButton* button) { return button->property("primary").toBool(); };
    QVERIFY(close->isDefault() && isFilled(close));
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
    QVERIFY(save->isDefault() && isFilled(save));
    QVERIFY(!close->isDefault() && !isFilled(close));
    QTest::mouseClick(save, Qt::LeftButton);
    shelf.settle();
    QCOMPARE(shelf.text(0, "recoil"), QStringLiteral("12"));
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shelf.changedSince(before), QString());
}

void TestLibraryForm::theFormKeepsWhatIsWrong()
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

/// Another program has stored another value in the field that is edited: both stand there, and what was typed goes with one more try.
void TestLibraryForm::theFormKeepsWhatAnotherChanged()
{
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    QPointer<QDialog> dialog(shelf.openForm(0));
    QVERIFY(dialog);
    const StoredRecord* shown = shelf.window->model().recordAt(0);
    const std::int32_t theirs = shown->record.as<threed::Weapon>().recoil + 1;
    shelf.program.gateway.run(
        shelf.window,
        [weapon = shown->id, theirs](CampaignServices& services) {
            StoredRecord stored = services.library.load({RecordKind::Weapon, weapon});
            stored.record = stored.record.cloned();
            stored.record.as<threed::Weapon>().recoil = theirs;
            stored.record.as<threed::Weapon>().reloadActions = 3;
            (void)support::updated(services.library, stored);
        },
        [] {});
    shelf.settle();
    auto* recoil = dialog->findChild<QLineEdit*>(QStringLiteral("field_recoil"));
    recoil->selectAll();
    QTest::keyClicks(recoil, QStringLiteral("12"));
    dialog->close();
    shelf.settle();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(recoil->text(), QStringLiteral("12"));
    auto* bar = dialog->findChild<QWidget*>(QStringLiteral("problemBar"));
    QVERIFY(bar->isVisible());
    const QString said = bar->findChild<QLabel*>(QStringLiteral("problemText"))->text();
    QVERIFY2(said.contains(QStringLiteral("was made %1 ").arg(theirs)), qPrintable(said));
    QCOMPARE(shelf.text(0, "recoil"), QString::number(theirs));
    recoil->selectAll();
    QTest::keyClicks(recoil, QStringLiteral("12"));
    dialog->close();
    shelf.settle();
    QVERIFY(!dialog || !dialog->isVisible());
    QCOMPARE(shelf.text(0, "recoil"), QStringLiteral("12"));
    QCOMPARE(shelf.window->model().recordAt(0)->record.as<threed::Weapon>().reloadActions, 3);
}

/// However it is closed: what was typed is stored as one step, and said.
void TestLibraryForm::closingTheFormStores()
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

void TestLibraryForm::aCharacterOpensHisSheet()
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

void TestLibraryForm::tagsAndTheirSearch()
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

void TestLibraryForm::tagsBeingTypedOutlastOtherChanges()
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

void TestLibraryForm::skillsHaveNames()
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

HITSPREAD_GUI_TEST(TestLibraryForm)
#include "tst_libraryform.moc"
