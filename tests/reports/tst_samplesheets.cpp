#include "formats/bodyplans.h"
#include "reports/combatsheet.h"
#include "rules/core/system.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "support/printedsheet.h"
#include "support/samplefile.h"
#include "text/languages.h"

#include <QTemporaryDir>

using namespace hitspread;

/// The sheets of everybody in the sample fights, of each system, in each language: words that are longer cost no page.
class TestSampleSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void noLanguageNeedsMorePages_data();
    void noLanguageNeedsMorePages();
    void cleanup() { QVERIFY(m_languages.use(QStringLiteral("en"))); }

private:
    Languages m_languages;
    std::vector<SheetSubject> m_subjects;
};

/// As they stand in the fights, and fresh.
void TestSampleSheets::initTestCase()
{
    const QTemporaryDir folder;
    const auto file = support::openSample(folder.filePath(QStringLiteral("sample.hitspread")));
    const formats::ShippedBodyPlans plans;
    SheetService sheets(*file, plans);
    for (const Encounter& fight : file->encounters().encounters()) {
        for (const Combatant& combatant : file->encounters().combatants(fight.id)) {
            m_subjects.push_back(sheets.ofCombatant(combatant.id));
            m_subjects.push_back(sheets.ofCharacter(combatant.character));
        }
    }
}

void TestSampleSheets::noLanguageNeedsMorePages_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<bool>("letter");
    QTest::addColumn<bool>("landscape");
    for (const std::string_view id : combatSheetSystems()) {
        const QString system = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        for (const bool letter : {false, true}) {
            for (const bool landscape : {false, true})
                QTest::addRow("%s, %s%s", qPrintable(system), letter ? "Letter" : "A4", landscape ? " landscape" : "")
                    << system << letter << landscape;
        }
    }
}

void TestSampleSheets::noLanguageNeedsMorePages()
{
    QFETCH(const QString, system);
    QFETCH(const bool, letter);
    QFETCH(const bool, landscape);
    SheetOptions options = support::optionsFor(letter ? paper::PaperSize::Letter : paper::PaperSize::A4);
    options.setup.landscape = landscape;
    options.date = QDate(2026, 9, 29);  // no date has more letters in either language
    const QStringList offered = Languages::offered();
    QVERIFY(offered.size() > 1);
    std::size_t onOne = 0;
    for (const SheetSubject& subject : m_subjects) {
        if (subject.system != system.toStdString())
            continue;
        std::size_t usual = 0;
        for (const QString& language : offered) {  // what the program is written in comes first
            QVERIFY(m_languages.use(language));
            paper::Printout printout = combatSheet({subject}, options);
            const QByteArray fault = support::frameFault(printout) + support::overlapFault(printout);
            QVERIFY2(fault.isEmpty(), (language.toUtf8() + ": " + fault).constData());
            usual = usual == 0 ? printout.pages.size() : usual;
            printout.pages.erase(printout.pages.begin());
            QVERIFY2(usual > 1 || printout.pages.empty(),
                     qPrintable(language + QStringLiteral(" needs more for\n") + support::linesOf(printout)));
        }
        onOne += usual == 1 ? 1 : 0;
    }
    QVERIFY(onOne > 0);
}

HITSPREAD_GUI_TEST(TestSampleSheets)
#include "tst_samplesheets.moc"
