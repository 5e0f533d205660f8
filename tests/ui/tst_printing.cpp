#include "formats/wholefile.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "support/sheetsubject.h"
#include "ui/printing/pageview.h"
#include "ui/printing/printdialog.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/segmentrow.h"
#include "ui/widgets/startfolder.h"
#include "windowprogram.h"
#include "withfile.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;
using support::Program;

/// The preview of a combat sheet, and the way to it from the main window.
class TestPrinting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void optionsChangeThePages();
    void overfilledSheetScrolls();
    void savesAPdf();
    void offeredNamesAreTaken();
    void aFileThatCannotBeWrittenIsTold();
    void printsOnAPrinter();
    void withoutAPrinterThereIsAPdf();
    void fromTheWindow();
    void theWholeFightAtOnce();
    void noSheetForOtherSystems();
    void houseRulesOfEverySystem();

private:
    QTemporaryDir m_folder;
};

void TestPrinting::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_printing"));
    QSettings().clear();
    QVERIFY(m_folder.isValid());
    // Whatever machine this is: no printer is found there.
    qputenv("CUPS_SERVER", "localhost:1");
}

void TestPrinting::optionsChangeThePages()
{
    const ApplicationStyle style(*qApp);
    PrintDialog dialog(style);
    dialog.start({support::SheetBuilder().subject()}, QDate(2026, 11, 21));
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* paper = dialog.findChild<SegmentRow*>(QStringLiteral("paper"));
    QTest::mouseClick(paper->button(1), Qt::LeftButton);
    QVERIFY(dialog.printout().setup.size == paper::PaperSize::Letter);
    QTest::mouseClick(paper->button(0), Qt::LeftButton);
    QVERIFY(dialog.printout().setup.size == paper::PaperSize::A4);
    auto* orientation = dialog.findChild<SegmentRow*>(QStringLiteral("orientation"));
    QTest::mouseClick(orientation->button(1), Qt::LeftButton);
    QVERIFY(dialog.printout().setup.landscape);
    QTest::mouseClick(orientation->button(0), Qt::LeftButton);
    QVERIFY(!dialog.printout().setup.landscape);
    QCOMPARE(dialog.printout().title, QStringLiteral("Ada Quint, combat sheet"));
    dialog.findChild<QCheckBox*>(QStringLiteral("blank"))->click();
    QCOMPARE(dialog.printout().title, QStringLiteral("Combat sheet, blank"));
    dialog.findChild<QCheckBox*>(QStringLiteral("inkSaving"))->click();
    QVERIFY(dialog.printout().setup.inkSaving);
    auto* pages = dialog.findChild<PageView*>();
    QCOMPARE(pages->printout().pages.size(), 1U);
    // Something is on the page.
    const QImage seen = pages->viewport()->grab().toImage();
    bool ink = false;
    for (int y = 0; y < seen.height() && !ink; ++y) {
        for (int x = 0; x < seen.width() && !ink; ++x)
            ink = seen.pixelColor(x, y) == QColor(Qt::black);
    }
    QVERIFY(ink);
}

void TestPrinting::overfilledSheetScrolls()
{
    const ApplicationStyle style(*qApp);
    PrintDialog dialog(style);
    dialog.start({support::overfilled().subject()}, QDate(2026, 11, 21));
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* pages = dialog.findChild<PageView*>();
    QVERIFY(pages->printout().pages.size() > 1U);
    pages->setFocus();
    QTest::keyClick(pages, Qt::Key_End);
    QCOMPARE(pages->verticalScrollBar()->value(), pages->verticalScrollBar()->maximum());
    QVERIFY(pages->verticalScrollBar()->maximum() > pages->height());
    QTest::keyClick(pages, Qt::Key_Home);
    QCOMPARE(pages->verticalScrollBar()->value(), 0);
}

void TestPrinting::savesAPdf()
{
    const ApplicationStyle style(*qApp);
    PrintDialog dialog(style);
    dialog.start({support::SheetBuilder().subject()}, QDate(2026, 11, 21));
    const QString path = m_folder.filePath(QStringLiteral("sheet.pdf"));
    QVERIFY(dialog.saveTo(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(5) == "%PDF-");
}

/// File systems take 255 bytes, and no slash.
void TestPrinting::offeredNamesAreTaken()
{
    const QTemporaryDir folder;
    for (const QString& title :
         {QStringLiteral("Harbour/Gate: \"now\""), QString(5000, u'x'), QString(5000, u'ß'),
          QString(300, QChar(0x7530)), QStringLiteral("\U0001F3B2").repeated(300), QStringLiteral("..")}) {
        const QString name = fileNameFor(title, QStringLiteral(".json"));
        QVERIFY(!name.startsWith(u'.') && name.endsWith(QStringLiteral(".json")));
        formats::writeWhole(folder.filePath(name), "{}");
        QVERIFY2(QFile::exists(folder.filePath(name)), qPrintable(name));
    }
    QCOMPARE(fileNameFor(QStringLiteral("Harbour/Gate"), QStringLiteral(".pdf")), QStringLiteral("Harbour_Gate.pdf"));
}

void TestPrinting::aFileThatCannotBeWrittenIsTold()
{
    const ApplicationStyle style(*qApp);
    PrintDialog dialog(style);
    dialog.start({support::SheetBuilder().subject()}, QDate(2026, 11, 21));
    auto* problem = dialog.findChild<ProblemBar*>();
    QVERIFY(!problem->isVisible());
    QVERIFY(!dialog.saveTo(m_folder.filePath(QStringLiteral("none/sheet.pdf"))));
    QVERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains(QStringLiteral("sheet.pdf")), qPrintable(problem->text()));
}

/// The way of the Print button behind Qt's own dialog: a QPrinter, here one that prints into a file.
void TestPrinting::printsOnAPrinter()
{
    const ApplicationStyle style(*qApp);
    PrintDialog dialog(style);
    dialog.start({support::overfilled().subject()}, QDate(2026, 11, 21));
    const std::size_t pages = dialog.printout().pages.size();
    QVERIFY(pages > 1);
    const QString path = m_folder.filePath(QStringLiteral("printed.pdf"));
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    QVERIFY(dialog.printOn(printer));
    QCOMPARE(printer.docName(), dialog.printout().title);
    QCOMPARE(printer.pageLayout(), paper::layoutOf(dialog.printout().setup));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("%PDF-"));
    QCOMPARE(static_cast<std::size_t>(bytes.count("/Type /Page\n")), pages);
    // One that cannot begin says so.
    QPrinter broken(QPrinter::HighResolution);
    broken.setOutputFormat(QPrinter::PdfFormat);
    broken.setOutputFileName(m_folder.filePath(QStringLiteral("no/such/folder.pdf")));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral(".*")));
    QVERIFY(!dialog.printOn(broken));
    QVERIFY(dialog.findChild<ProblemBar*>()->isVisible());
}

void TestPrinting::withoutAPrinterThereIsAPdf()
{
    const ApplicationStyle style(*qApp);
    PrintDialog dialog(style);
    dialog.start({support::SheetBuilder().subject()}, QDate(2026, 11, 21));
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(QPrinterInfo::availablePrinterNames().isEmpty());
    auto* problem = dialog.findChild<ProblemBar*>();
    QVERIFY(!problem->isVisible());
    // No dialog comes up that would have to be left again.
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("print")), Qt::LeftButton);
    QVERIFY(problem->isVisible());
    QVERIFY2(problem->text().startsWith(QStringLiteral("No printer is set up on this computer.")),
             qPrintable(problem->text()));
    auto* pdf = problem->findChild<QPushButton*>(QStringLiteral("problemAction"));
    QCOMPARE(pdf->text(), QStringLiteral("Save as PDF…"));
    const QString path = m_folder.filePath(QStringLiteral("instead.pdf"));
    support::withFile(path, [pdf] { QTest::mouseClick(pdf, Qt::LeftButton); });
    QVERIFY(!problem->isVisible());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(5) == "%PDF-");
}

void TestPrinting::theWholeFightAtOnce()
{
    const QString file = m_folder.filePath(QStringLiteral("all.hitspread"));
    support::putSample(file);
    Program program(file);
    QVERIFY(program.waitForFight());
    auto* action = program.find<QAction>("action_printFight");
    QVERIFY(action->isEnabled());
    action->trigger();
    QVERIFY(QTest::qWaitFor([&] { return program.find<PrintDialog>("printDialog") != nullptr; }));
    const auto* dialog = program.find<PrintDialog>("printDialog");
    const std::size_t combatants = program.window.fight().snapshot().combatants.size();
    QVERIFY(combatants > 1);
    QCOMPARE(dialog->printout().bookmarks.size(), combatants);
    QVERIFY(dialog->printout().pages.size() >= combatants);
}

void TestPrinting::fromTheWindow()
{
    const QString file = m_folder.filePath(QStringLiteral("fight.hitspread"));
    support::putSample(file);
    Program program(file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    auto* action = program.find<QAction>("action_print");
    QCOMPARE(action->shortcut(), QKeySequence(QKeySequence::Print));
    QVERIFY(action->isEnabled());
    action->trigger();
    QVERIFY(QTest::qWaitFor([&] { return program.find<PrintDialog>("printDialog") != nullptr; }));
    auto* dialog = program.find<PrintDialog>("printDialog");
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QCOMPARE(dialog->printout().title, QStringLiteral("Ines Varga, combat sheet"));
    QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("print"))->isDefault());
}

void TestPrinting::noSheetForOtherSystems()
{
    const ApplicationStyle style(*qApp);
    SheetSubject subject = support::SheetBuilder().subject();
    subject.system = "nonsense";
    PrintDialog dialog(style);
    dialog.start({subject}, {});
    QVERIFY(dialog.findChild<ProblemBar*>()->isVisible());
    QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("print"))->isEnabled());
    QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("save"))->isEnabled());
}

/// Whatever the fight goes by has house rules to print, blank or not is no question there.
void TestPrinting::houseRulesOfEverySystem()
{
    const QString file = m_folder.filePath(QStringLiteral("rules.hitspread"));
    support::putSample(file);
    Program program(file);
    QVERIFY(program.waitForFight());
    const std::vector<Encounter> fights = program.window.fight().snapshot().encounters;
    QVERIFY(fights.size() > 1);
    for (const Encounter& encounter : fights) {
        program.window.fight().open(encounter.id);
        QVERIFY(program.settle());
        auto* action = program.find<QAction>("action_printRules");
        QVERIFY(action->isEnabled());
        action->trigger();
        auto* dialog = program.find<PrintDialog>("printDialog");
        QCOMPARE(dialog->printout().title, QString::fromStdString(encounter.name) + QStringLiteral(", house rules"));
        QVERIFY(!dialog->printout().pages.empty());
        QVERIFY(dialog->findChild<QCheckBox*>(QStringLiteral("blank"))->isHidden());
        QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("print"))->isEnabled());
        dialog->close();
    }
}

HITSPREAD_GUI_TEST(TestPrinting)
#include "tst_printing.moc"
