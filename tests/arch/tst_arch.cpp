#include "arch/budgets.h"
#include "arch/catalogues.h"
#include "arch/layers.h"
#include "arch/leftovers.h"
#include "arch/texts.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QFileInfo>
#include <QtTest>

using namespace hitspread::arch;

/// Holds the whole tree to the layer table, the budgets and the habits that no link line can enforce.
/// Each check is a function of files and can be tried on small samples: tst_archself does.
class TestArch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void layersIncludeOnlyWhatTheTableAllows();
    void everySourceBelongsToALayer();
    void onlySystemFoldersNameASystem();
    void whatOneSystemUsesIsItsOwn();
    void sourcesKeepTheirBudget();
    void formsKeepTheirBudget();
    void papersKeepTheirBudget();
    void sqlStaysInStorage();
    void connectsAreChecked();
    void partsOfTheWindowAreHandedOver();
    void subjectsSayWhose();
    void problemsAreData();
    void namesAreText();
    void noPathOfOneMachine();
    void everyFixtureIsUsed();
    void everyFormIsUsed();
    void migrationsHaveNoGap();
    void everySystemIsListed();
    void catalogueIsComplete_data();
    void catalogueIsComplete();
    void builtRulesAreCitedAndTested_data();
    void builtRulesAreCitedAndTested();

private:
    static QString root() { return hitspread::support::sourcePath({}); }
    static void nothing(const Findings& findings) { QVERIFY2(findings.isEmpty(), spelled(findings).constData()); }
    void addSystems() const;
    [[nodiscard]] const SourceFile* catalogueOf(const QString& system) const;

    QList<SourceFile> m_sources;
    QList<SourceFile> m_tests;
    QList<TextFile> m_forms;
    QList<TextFile> m_cases;
};

void TestArch::initTestCase()
{
    m_sources = sourcesBelow(root(), {u"src"_qs});
    m_tests = sourcesBelow(root(), {u"tests"_qs});
    m_forms = textsAt(root(), filesBelow(root(), u"forms"_qs).filter(QRegularExpression(u"\\.ui$"_qs)));
    m_cases = textsAt(root(), filesBelow(root(), u"tests/golden"_qs).filter(QRegularExpression(u"/case\\.json$"_qs)));
    QVERIFY(m_sources.size() > 10);
    QVERIFY(m_tests.size() > 5);
}

void TestArch::layersIncludeOnlyWhatTheTableAllows()
{
    const ModuleOf moduleOf = installedModules();
    QCOMPARE(moduleOf(u"QWidget"_qs), u"QtWidgets"_qs);
    QCOMPARE(moduleOf(u"QtSql/QSqlQuery"_qs), u"QtSql"_qs);
    nothing(forbiddenIncludes(m_sources, moduleOf));
}

void TestArch::everySourceBelongsToALayer()
{
    nothing(unknownLayers(m_sources));
}

void TestArch::onlySystemFoldersNameASystem()
{
    nothing(systemNames(m_sources));
}

void TestArch::whatOneSystemUsesIsItsOwn()
{
    nothing(lonelyHeaders(m_sources));
}

void TestArch::sourcesKeepTheirBudget()
{
    nothing(overlongSources(m_sources));
}

void TestArch::formsKeepTheirBudget()
{
    nothing(overlongForms(m_forms));
}

void TestArch::papersKeepTheirBudget()
{
    static const QRegularExpression kPaper(u"(^|/)(CONTRIBUTING|README)\\.md$"_qs);
    const QList<TextFile> papers = textsAt(root(), filesBelow(root(), {}).filter(kPaper));
    QVERIFY(papers.size() > 20);
    nothing(overlongPapers(papers));
}

void TestArch::sqlStaysInStorage()
{
    nothing(sqlOutsideStorage(m_sources));
}

void TestArch::connectsAreChecked()
{
    nothing(stringConnects(m_sources + m_tests));
}

void TestArch::partsOfTheWindowAreHandedOver()
{
    nothing(partsLookedFor(m_sources));
}

void TestArch::subjectsSayWhose()
{
    nothing(keysTakenApart(m_sources));
}

void TestArch::problemsAreData()
{
    nothing(proseInProblems(m_sources) + unusedReasons(m_sources));
}

void TestArch::namesAreText()
{
    nothing(namesAsSigns(m_sources));
}

void TestArch::noPathOfOneMachine()
{
    nothing(machinePaths(textsAt(root(), filesBelow(root(), {}))));
}

void TestArch::everyFixtureIsUsed()
{
    static const QRegularExpression kTest(u"^(?!tests/fixtures/).*\\.(cpp|h|cmake|txt|sh|py)$"_qs);
    nothing(orphanFixtures(filesBelow(root(), u"tests/fixtures"_qs),
                           textsAt(root(), filesBelow(root(), u"tests"_qs).filter(kTest))));
}

void TestArch::everyFormIsUsed()
{
    nothing(unusedForms(m_forms, m_sources));
}

void TestArch::migrationsHaveNoGap()
{
    nothing(migrationGaps(filesBelow(root(), u"database/migrations"_qs)));
}

/// A system that is not among the sizes would be held to nothing.
void TestArch::everySystemIsListed()
{
    static const QRegularExpression kCatalogue(u"^src/rules/systems/(\\w+)/catalogue\\.inc$"_qs);
    Findings findings;
    for (const SourceFile& file : m_sources) {
        const QRegularExpressionMatch match = kCatalogue.match(file.path);
        if (match.hasMatch() && !std::ranges::count(catalogueSizes(), match.captured(1), &CatalogueSize::system))
            findings.append({file.path, 1, u"is in no list of catalogues (tests/arch/catalogues.cpp)"_qs});
    }
    nothing(findings);
}

void TestArch::addSystems() const
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < catalogueSizes().size(); ++i)
        QTest::newRow(qPrintable(catalogueSizes()[i].system)) << i;
}

const SourceFile* TestArch::catalogueOf(const QString& system) const
{
    const QString path = u"src/rules/systems/%1/catalogue.inc"_qs.arg(system);
    const auto found = std::ranges::find_if(m_sources, [&](const SourceFile& file) { return file.path == path; });
    return found == m_sources.end() ? nullptr : &*found;
}

void TestArch::catalogueIsComplete_data()
{
    addSystems();
}

void TestArch::catalogueIsComplete()
{
    QFETCH(const int, index);
    const CatalogueSize& size = catalogueSizes()[index];
    const SourceFile* file = catalogueOf(size.system);
    QVERIFY2(file, "the system has no catalogue.inc");
    Findings findings;
    const QList<CatalogueRule> rules = readCatalogue(*file, findings);
    nothing(findings + catalogueFaults(file->path, rules, size));
}

void TestArch::builtRulesAreCitedAndTested_data()
{
    addSystems();
}

void TestArch::builtRulesAreCitedAndTested()
{
    QFETCH(const int, index);
    const CatalogueSize& size = catalogueSizes()[index];
    const SourceFile* file = catalogueOf(size.system);
    QVERIFY2(file, "the system has no catalogue.inc");
    Findings findings;
    const QList<CatalogueRule> rules = readCatalogue(*file, findings);
    nothing(emptyPromises(file->path, rules, size.system, m_sources, m_tests, m_cases));
}

HITSPREAD_TEST(TestArch)
#include "tst_arch.moc"
