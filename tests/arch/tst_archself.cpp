#include "arch/budgets.h"
#include "arch/catalogues.h"
#include "arch/layers.h"
#include "arch/leftovers.h"
#include "arch/texts.h"
#include "support/testclass.h"

#include <QtTest>

using namespace hitspread::arch;

/// Shows with small samples that every check of TestArch finds what it is for and lets through what is allowed.
class TestArchSelf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sourcesAreTakenApart();
    void includes_data();
    void includes();
    void impureCallsAreFound();
    void strangeFoldersAreFound();
    void systemNamesAreFound_data();
    void systemNamesAreFound();
    void lonelyHeadersAreFound_data();
    void lonelyHeadersAreFound();
    void budgets_data();
    void budgets();
    void tablesDoNotCount();
    void longFormsAreFound();
    void longPapersAreFound_data();
    void longPapersAreFound();
    void sql_data();
    void sql();
    void stringConnectsAreFound();
    void partsLookedForAreFound();
    void keysTakenApartAreFound();
    void namesAsSignsAreFound_data();
    void namesAsSignsAreFound();
    void proseInProblemsIsFound_data();
    void proseInProblemsIsFound();
    void unusedReasonsAreFound();
    void machinePathsAreFound();
    void orphanFixturesAreFound();
    void unusedFormsAreFound();
    void migrationGapsAreFound();
    void catalogueFaultsAreFound();
    void emptyPromisesAreFound();
    void findingsNameTheirPlace();
};

void TestArchSelf::sourcesAreTakenApart()
{
    const SourceFile file = takeApart(u"src/ui/systems/threed/a.cpp"_qs,
                                      u"int a = 1'000; // \"not this\"\nauto b = \"one\\\" /* two\";\n"
                                      "/* \"nor\nthis\" */ auto c = uR\"x(three \" //)x\"; char d = '\"';\n"_qs);
    QCOMPARE(file.layer, u"ui"_qs);
    QCOMPARE(file.system, u"threed"_qs);
    QCOMPARE(file.literals.size(), 2);
    QCOMPARE(file.literals[0].value, u"one\\\" /* two"_qs);
    QCOMPARE(file.literals[0].line, 2);
    QCOMPARE(file.literals[1].value, u"three \" //"_qs);
    QCOMPARE(file.literals[1].line, 4);
    QVERIFY(!file.code.contains(u"not this"));
    QVERIFY(!file.code.contains(u"nor"));
    QVERIFY(file.code.contains(u"three"));
    QVERIFY(!file.bare.contains(u"three"));
    QCOMPARE(file.code.count(u'\n'), file.text.count(u'\n'));
}

void TestArchSelf::includes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("header");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* path, const char* header, bool allowed) {
        QTest::addRow("%s, %s", path, header) << QString::fromLatin1(path) << QString::fromLatin1(header) << allowed;
    };
    row("src/rules/core/a.h", "rules/core/hex.h", true);
    row("src/rules/core/a.h", "vector", true);
    row("src/rules/core/a.h", "services/a.h", false);
    row("src/rules/core/a.h", "QString", false);
    row("src/rules/core/a.h", "fstream", false);
    row("src/rules/core/a.h", "random", false);
    row("src/services/a.h", "QtCore/QString", false);
    row("src/services/a.h", "storage/a.h", false);
    row("src/storage/a.h", "QSqlQuery", true);
    row("src/storage/a.h", "QColor", false);
    row("src/formats/a.h", "QSqlQuery", false);
    row("src/formats/a.h", "storage/a.h", false);
    row("src/text/a.h", "QtGui/QColor", false);
    row("src/reports/a.h", "QPainter", true);
    row("src/reports/a.h", "QWidget", false);
    row("src/models/a.h", "QWidget", false);
    row("src/models/a.h", "QAbstractItemModel", true);
    row("src/models/a.cpp", "QJsonDocument", false);
    row("src/models/systems/percentile/a.cpp", "QtCore/QJsonObject", false);
    row("src/text/a.cpp", "QJsonArray", false);
    row("src/reports/a.cpp", "QJsonValue", false);
    row("src/formats/a.cpp", "QJsonDocument", true);
    row("src/ui/a.cpp", "QJsonDocument", true);
    row("src/ui/a.h", "QWidget", true);
    row("src/ui/a.h", "QtSql/QSqlTableModel", false);
    row("src/ui/a.h", "storage/a.h", false);
    row("src/cli/a.h", "QtWidgets/QWidget", false);
    row("src/cli/a.h", "ui/a.h", false);
    row("src/cli/a.h", "models/a.h", true);
    row("src/cli/a.h", "storage/a.h", false);
    row("src/cli/main.cpp", "storage/a.h", true);
    row("src/app/main.cpp", "storage/a.h", true);
}

void TestArchSelf::includes()
{
    QFETCH(const QString, path);
    QFETCH(const QString, header);
    QFETCH(const bool, allowed);
    const SourceFile file = takeApart(path, u"// #include <QtSql/none>\n  # include <%1>\n"_qs.arg(header));
    const Findings findings = forbiddenIncludes({file}, installedModules());
    QCOMPARE(findings.isEmpty(), allowed);
    if (!allowed)
        QCOMPARE(findings.first().line, 2);
}

void TestArchSelf::impureCallsAreFound()
{
    const QString text = u"// std::random_device\nauto now = std::chrono::steady_clock::now();\n"_qs;
    QCOMPARE(forbiddenIncludes({takeApart(u"src/rules/a.cpp"_qs, text)}, installedModules()).size(), 1);
    QCOMPARE(forbiddenIncludes({takeApart(u"src/storage/a.cpp"_qs, text)}, installedModules()).size(), 0);
}

void TestArchSelf::strangeFoldersAreFound()
{
    QCOMPARE(unknownLayers({takeApart(u"src/utils/a.h"_qs, {})}).size(), 1);
    QCOMPARE(unknownLayers({takeApart(u"src/a.h"_qs, {})}).size(), 1);
    QCOMPARE(unknownLayers({takeApart(u"src/app/a.h"_qs, {}), takeApart(u"src/ui/a.h"_qs, {})}).size(), 0);
}

void TestArchSelf::systemNamesAreFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("findings");
    const auto row = [](const char* path, const char* text, int findings) {
        QTest::addRow("%s, %s", path, text) << QString::fromLatin1(path) << QString::fromLatin1(text) << findings;
    };
    row("src/services/a.cpp", "auto id = \"threed\";", 1);
    row("src/services/a.cpp", "threed::Input input;", 1);
    row("src/services/a.cpp", "ThreeDSheet sheet;", 1);
    row("src/services/a.cpp", "#include \"rules/systems/outcome/a.h\"", 1);
    row("src/ui/attack/a.cpp", "#include \"ui/systems/threed/a.h\"", 1);
    row("src/models/a.h", "#include \"models/systems/percentile/a.h\"", 1);
    row("src/services/a.cpp", "hitspread::outcome::Input a;", 1);
    row("src/services/a.cpp", "namespace outcome {", 1);
    row("src/services/a.cpp", "percentile::Input a;", 1);
    row("src/services/a.cpp", "u\"percentile\"_qs", 1);
    row("src/ui/systems/threed/a.cpp", "auto id = \"twod6\"; rollUnder();", 2);
    row("src/services/a.cpp", "const int threeDice = 3; Outcome outcome = percentileOf(outcome);", 0);
    row("src/services/a.cpp", "// threed is no business of this file", 0);
    row("src/ui/systems/threed/a.cpp", "auto id = \"threed\";", 0);
    row("src/rules/systems/registry.cpp", "&threed::system, &outcome::system", 2);
}

void TestArchSelf::systemNamesAreFound()
{
    QFETCH(const QString, path);
    QFETCH(const QString, text);
    QList<SourceFile> tree{takeApart(path, text)};
    for (const QString& system : {u"threed"_qs, u"percentile"_qs, u"rollunder"_qs, u"twod6"_qs, u"outcome"_qs})
        tree.append(takeApart(u"src/rules/systems/%1/system.cpp"_qs.arg(system), {}));
    QTEST(static_cast<int>(systemNames(tree).size()), "findings");
}

void TestArchSelf::lonelyHeadersAreFound_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QStringList>("includers");
    QTest::addColumn<int>("findings");
    const QString threed = u"src/ui/systems/threed/a.cpp"_qs;
    QTest::newRow("one system") << u"src/ui/attack/b.h"_qs << QStringList{threed} << 1;
    QTest::newRow("one system and itself")
        << u"src/ui/attack/b.h"_qs << QStringList{threed, u"src/ui/attack/b.cpp"_qs} << 1;
    QTest::newRow("two of its layers") << u"src/models/b.h"_qs
                                       << QStringList{threed, u"src/models/systems/threed/c.cpp"_qs} << 1;
    QTest::newRow("two systems") << u"src/ui/attack/b.h"_qs << QStringList{threed, u"src/ui/systems/twod6/a.cpp"_qs}
                                 << 0;
    QTest::newRow("a system and the frame")
        << u"src/ui/attack/b.h"_qs << QStringList{threed, u"src/ui/shell/a.cpp"_qs} << 0;
    QTest::newRow("nobody") << u"src/ui/attack/b.h"_qs << QStringList{} << 0;
    QTest::newRow("any other folder") << u"src/reports/paper/b.h"_qs << QStringList{threed} << 1;
    QTest::newRow("its own folder") << u"src/ui/systems/threed/b.h"_qs << QStringList{threed} << 0;
}

void TestArchSelf::lonelyHeadersAreFound()
{
    QFETCH(const QString, header);
    QFETCH(const QStringList, includers);
    QList<SourceFile> tree{takeApart(header, {})};
    for (const QString& path : includers)
        tree.append(takeApart(path, u"#include \"%1\"\n"_qs.arg(header.mid(4))));
    QTEST(static_cast<int>(lonelyHeaders(tree).size()), "findings");
}

void TestArchSelf::budgets_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("budget");
    QTest::newRow("source") << u"src/ui/a.cpp"_qs << 500;
    QTest::newRow("header") << u"src/ui/a.h"_qs << 250;
    QTest::newRow("main window") << u"src/ui/shell/mainwindow.cpp"_qs << 400;
    QTest::newRow("main") << u"src/app/main.cpp"_qs << 120;
}

void TestArchSelf::budgets()
{
    QFETCH(const QString, path);
    QFETCH(const int, budget);
    QCOMPARE(overlongSources({takeApart(path, u"x;\n"_qs.repeated(budget))}).size(), 0);
    QCOMPARE(overlongSources({takeApart(path, u"x;\n"_qs.repeated(budget + 1))}).size(), 1);
}

void TestArchSelf::tablesDoNotCount()
{
    const QString table =
        u"constexpr std::array<Row, 4> kRows{{\n    {1, \"}\"},\n    {2, \"b\"},\n    {3, \"c\"},\n}};\n"_qs;
    const QString function = u"constexpr int f(int a)\n{\n    return a;\n    // more\n}\n"_qs;
    QCOMPARE(countedLines(takeApart(u"src/a.cpp"_qs, table + function)), 5);
    QCOMPARE(countedLines(takeApart(u"src/a.cpp"_qs, u"int a;\n"_qs + function)), 6);
    QCOMPARE(overlongSources({takeApart(u"src/rules/a.inc"_qs, u"x\n"_qs.repeated(2000))}).size(), 0);
}

void TestArchSelf::longFormsAreFound()
{
    QCOMPARE(overlongForms({{u"forms/a.ui"_qs, u"<x/>\n"_qs.repeated(600)}}).size(), 0);
    QCOMPARE(overlongForms({{u"forms/a.ui"_qs, u"<x/>\n"_qs.repeated(601)}}).size(), 1);
}

void TestArchSelf::longPapersAreFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("findings");
    const QString whole(12'288, u'a');
    QTest::newRow("12 KB") << u"CONTRIBUTING.md"_qs << whole << 0;
    QTest::newRow("a byte more") << u"CONTRIBUTING.md"_qs << whole + u'a' << 1;
    QTest::newRow("letters of two bytes") << u"CONTRIBUTING.md"_qs << u"\u00e4"_qs.repeated(6'145) << 1;
    QTest::newRow("another paper") << u"README.md"_qs << whole + u'a' << 0;
    const QString decisions = u"# a\n\n"_qs + u"line\n"_qs.repeated(9) + u"\n## Decisions\n\nshort\n\n"_qs;
    QTest::newRow("five lines") << u"src/a/README.md"_qs << decisions + u"line\n"_qs.repeated(5) << 0;
    QTest::newRow("nine lines") << u"src/a/README.md"_qs << decisions + u"line\n"_qs.repeated(9) << 1;
    QTest::newRow("another chapter") << u"src/a/README.md"_qs
                                     << decisions + u"\n## Words\n"_qs + u"line\n"_qs.repeated(9) << 0;
    QTest::newRow("165 letters") << u"src/a/README.md"_qs << decisions + QString(165, u'a') << 0;
    QTest::newRow("166 letters") << u"src/a/README.md"_qs << decisions + QString(166, u'a') << 1;
}

void TestArchSelf::longPapersAreFound()
{
    QFETCH(const QString, path);
    QFETCH(const QString, text);
    QTEST(static_cast<int>(overlongPapers({{path, text}}).size()), "findings");
}

void TestArchSelf::sql_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("findings");
    QTest::newRow("in models") << u"src/models/a.cpp"_qs << u"auto a = \"SELECT 1\";"_qs << 1;
    QTest::newRow("raw string") << u"src/ui/a.cpp"_qs << u"auto a = R\"(\n  PRAGMA user_version)\";"_qs << 1;
    QTest::newRow("in storage") << u"src/storage/a.cpp"_qs << u"auto a = \"SELECT 1\";"_qs << 0;
    QTest::newRow("in a comment") << u"src/ui/a.cpp"_qs << u"// \"SELECT 1\""_qs << 0;
    QTest::newRow("a sentence") << u"src/ui/a.cpp"_qs << u"tr(\"Select a hex\"); tr(\"Update the sheet\");"_qs << 0;
}

void TestArchSelf::sql()
{
    QFETCH(const QString, path);
    QFETCH(const QString, text);
    QTEST(static_cast<int>(sqlOutsideStorage({takeApart(path, text)}).size()), "findings");
}

void TestArchSelf::stringConnectsAreFound()
{
    const QString bad = u"connect(a, SIGNAL(x()), b, SLOT (y()));\n"_qs;
    const QString good = u"Q_SIGNALS: connect(a, &A::x, b, &B::y); // SLOT(y())\n"_qs;
    QCOMPARE(stringConnects({takeApart(u"src/ui/a.cpp"_qs, bad)}).size(), 2);
    QCOMPARE(stringConnects({takeApart(u"src/ui/a.cpp"_qs, good)}).size(), 0);
}

void TestArchSelf::partsLookedForAreFound()
{
    const QString bad =
        u"auto* a = bar.findChild<QMenu*>(\"fightMenu\");\nwindow.findChild< const CombatantsDock *>();\n"
        "findChild<DeedCommands*>(); findChild<RestCommand*>(); w->findChild<QAction*>(name);\n"_qs;
    const QString good = u"findChildren<QAction*>(); findChild<QDockWidget*>(); findChild<CommandRow*>();\n"
                         "findChild<QMenuBar*>(); // findChild<QMenu*>()\n"_qs;
    const Findings findings = partsLookedFor({takeApart(u"src/ui/a.cpp"_qs, bad)});
    QCOMPARE(findings.size(), 5);
    QCOMPARE(findings[1].line, 2);
    QCOMPARE(partsLookedFor({takeApart(u"src/ui/a.cpp"_qs, good)}).size(), 0);
}

void TestArchSelf::keysTakenApartAreFound()
{
    const QString bad = u"if (id.ends_with('A'))\n    return step.key.index / 16;\nreturn index % kMostModifiers;\n"_qs;
    const QString good = u"if (name.ends_with('.'))\n    return step.key.subject.side(); // key.index / 16\n"
                         "return index / columns;\n"_qs;
    QCOMPARE(keysTakenApart({takeApart(u"src/models/a.cpp"_qs, bad)}).size(), 3);
    QCOMPARE(keysTakenApart({takeApart(u"src/models/a.cpp"_qs, bad)})[1].line, 2);
    QCOMPARE(keysTakenApart({takeApart(u"src/models/a.cpp"_qs, good)}).size(), 0);
    // Those who make the keys know how they are made.
    QCOMPARE(keysTakenApart({takeApart(u"src/rules/a.cpp"_qs, bad)}).size(), 0);
}

void TestArchSelf::namesAsSignsAreFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("findings");
    const auto row = [](const char* path, const char* text, int findings) {
        QTest::newRow(text) << QString::fromUtf8(path) << QString::fromUtf8(text) << findings;
    };
    row("src/ui/a.cpp", "tr(\"%1 (%2)\").arg(name).arg(rank);", 1);
    row("src/cli/a.cpp", "tr(\"%1 (%2)\").arg(f(a, \")\"))\n    .arg(rank).arg(c);", 2);
    row("src/ui/a.cpp", "tr(\"%1 (%2)\").arg(name, QString::number(rank));", 0);
    row("src/ui/a.cpp", "tr(\"%1\").arg(tr(\"%1\").arg(name));", 0);
    row("src/ui/a.cpp", "tr(\"%1\").arg(name) + tr(\"%1\").arg(rank);", 0);
    row("tests/ui/a.cpp", "tr(\"%1 (%2)\").arg(name).arg(rank);", 0);
    row("src/reports/a.cpp", "QString::fromStdString(weapon.name);", 1);
    row("src/formats/a.cpp", "QString::fromStdString(weapon.name);", 0);
    row("src/text/echo.cpp", "QString::fromStdString(weapon.name);", 0);
    row("src/models/a.cpp", "QByteArray::fromStdString(row); text::visible(name);", 0);
    row("src/ui/a.cpp", "setWindowTitle(name);", 1);
    row("src/ui/a.cpp", "entitle(*this, name);", 0);
}

void TestArchSelf::namesAsSignsAreFound()
{
    QFETCH(const QString, path);
    QFETCH(const QString, text);
    QTEST(static_cast<int>(namesAsSigns({takeApart(path, text)}).size()), "findings");
}

void TestArchSelf::proseInProblemsIsFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("statement");
    QTest::addColumn<int>("findings");
    const auto row = [](const char* path, const char* statement, int findings) {
        QTest::addRow("%s: %s", path, statement)
            << QString::fromLatin1(path) << QString::fromLatin1(statement) << findings;
    };
    row("src/services/a.cpp", "throw Failure(Code::NotFound, \"profile \" + name);", 1);
    row("src/services/a.cpp", "throw Failure(Code::NotFound, {SiteKind::Profile, name});", 0);
    row("src/storage/a.cpp", "throw Failure(Code::Bad,\n  where,\n  because<Reason::A>(\"it is away\"));", 1);
    row("src/storage/a.cpp", "refuse<Reason::A>({SiteKind::Place, \"name\"}, 7); run(\"SELECT 1 FROM a\");", 1);
    row("src/storage/a.cpp", "refuse<Reason::A>(name);\nrun(\"SELECT 1 FROM a\");", 0);
    row("src/ui/a.cpp", "emit problem(Problem{Code::Bad, name, {\"not now\"}});", 1);
    row("src/models/a.cpp", "fail({ProblemCode::BadInput, name, {\"it is there\", \"choose another\"}});", 2);
    row("src/ui/a.cpp", "label->setText(tr(\"Not now\"));", 0);
    row("src/formats/a.cpp", "const Site where{SiteKind::Name, \"body plan x\"};", 1);
    row("src/formats/a.cpp", "use(tr(\"Not now\"));", 1);
    row("src/formats/a.cpp", "use(QCoreApplication::translate(\"a\", \"b\"));", 1);
    row("src/formats/a.cpp", "// use(tr(\"Not now\"));", 0);
    row("src/text/a.cpp", "return Problem{Code::Bad, \"a name with blanks\"};", 0);
    row("tests/services/a.cpp", "Failure(Code::Bad, \"a name with blanks\");", 0);
}

void TestArchSelf::proseInProblemsIsFound()
{
    QFETCH(const QString, path);
    QFETCH(const QString, statement);
    QFETCH(const int, findings);
    QCOMPARE(proseInProblems({takeApart(path, statement)}).size(), findings);
}

void TestArchSelf::unusedReasonsAreFound()
{
    const SourceFile list = takeApart(u"src/services/refusal/reasons.inc"_qs,
                                      u"// Reason::C\nHS_REASON(A, Number)\nHS_FINDING(B)\nHS_REASON(C)\n"_qs);
    const Findings findings = unusedReasons({list, takeApart(u"src/storage/a.cpp"_qs, u"refuse<Reason::A>(x, 1);"_qs),
                                             takeApart(u"src/text/a.cpp"_qs, u"Reason::B;"_qs)});
    QCOMPARE(findings.size(), 2);
    QCOMPARE(findings[0].line, 3);
    QVERIFY(findings[1].what.contains(u"reason C"_qs));
}

void TestArchSelf::machinePathsAreFound()
{
    const QString folder = u"wo"_qs + u"rk"_qs;
    const Findings findings = machinePaths({{u"a.txt"_qs, u"first line\ncd /%1/main\n"_qs.arg(folder)},
                                            {u"b.txt"_qs, u"see docs/%1/a and frame%1/b"_qs.arg(folder)}});
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings.first().path, u"a.txt"_qs);
    QCOMPARE(findings.first().line, 2);
}

void TestArchSelf::orphanFixturesAreFound()
{
    const QStringList fixtures{u"tests/fixtures/used.db"_qs, u"tests/fixtures/listed/one.json"_qs,
                               u"tests/fixtures/lost.db"_qs};
    const QList<TextFile> tests{{u"tests/a.cpp"_qs, u"open(\"used.db\"); list(\"fixtures/listed\");"_qs}};
    const Findings findings = orphanFixtures(fixtures, tests);
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings.first().path, u"tests/fixtures/lost.db"_qs);
}

void TestArchSelf::unusedFormsAreFound()
{
    const QList<TextFile> forms{{u"forms/firedialog.ui"_qs, u"<class>FireDialog</class>"_qs},
                                {u"forms/other.ui"_qs, u"<class>hitspread::OddsDock</class>"_qs}};
    const QList<SourceFile> sources{takeApart(u"src/ui/a.cpp"_qs, u"#include \"ui_firedialog.h\"\n// ui_other.h"_qs)};
    const Findings findings = unusedForms(forms, sources);
    QCOMPARE(findings.size(), 2);
    QVERIFY(findings[0].what.contains(u"no source includes ui_other.h"));
    QVERIFY(findings[1].what.contains(u"name the file oddsdock.ui"));
}

void TestArchSelf::migrationGapsAreFound()
{
    QCOMPARE(migrationGaps({u"m/0001_a.sql"_qs, u"m/0002_b.sql"_qs}).size(), 0);
    QCOMPARE(migrationGaps({u"m/0001_a.sql"_qs, u"m/0003_b.sql"_qs}).size(), 1);
    QCOMPARE(migrationGaps({u"m/0001_a.sql"_qs, u"m/0001_b.sql"_qs}).size(), 1);
    QCOMPARE(migrationGaps({u"m/0002_a.sql"_qs}).size(), 1);
    QCOMPARE(migrationGaps({u"m/0001_a.sql"_qs, u"m/notes.txt"_qs}).size(), 1);
}

void TestArchSelf::catalogueFaultsAreFound()
{
    const SourceFile file = takeApart(
        u"c.inc"_qs,
        u"// HS_RULE(enumerator, …)\n"
        "HS_RULE(Pct01, \"PCT-01\", \"Two words\", \"L, 5\", Optional::No, Use::X, \"\", Built::Yes, \"t\")\n"
        "HS_RULE(Pct01, \"PCT-02\", \"Same enumerator\", \"L5\", Optional::No, Use::X, \"\", Built::No, \"t\")\n"
        "HS_RULE(Pct03, \"R3-03\", \"Strange id\", \"L5\", Optional::No, Use::X, \"\", Built::No, \"t\")\n"
        "HS_RULE(Pct04, \"PCT-04\", \"A title of seven words in all\", \"L5\", Built::No, \"t\")\n"
        "HS_RULE(Pct05, PCT-05, \"Broken\")\n"_qs);
    Findings unread;
    const QList<CatalogueRule> rules = readCatalogue(file, unread);
    QCOMPARE(unread.size(), 1);
    QCOMPARE(unread.first().line, 6);
    QCOMPARE(rules.size(), 4);
    QCOMPARE(rules[0].built, true);
    QCOMPARE(rules[0].line, 2);
    const Findings findings = catalogueFaults(file.path, rules, {u"percentile"_qs, u"^PCT-\\d\\d$"_qs, 5});
    QCOMPARE(findings.size(), 5);
    QCOMPARE(findings[0].line, 1);
    QCOMPARE(findings[1].line, 3);
    QCOMPARE(findings[2].line, 4);
    QCOMPARE(findings[3].line, 5);
    QVERIFY(findings[3].what.contains(u"PCT-02"));  // PCT-03 is missing
    QCOMPARE(findings[4].line, 5);
    QCOMPARE(catalogueFaults(file.path, {rules[0]}, {u"percentile"_qs, u"^PCT-\\d\\d$"_qs, 1}).size(), 0);
}

void TestArchSelf::emptyPromisesAreFound()
{
    const QString id = u"PCT-0"_qs;
    const QList<CatalogueRule> rules{{1, u"a"_qs, id + u'1', u"t"_qs, true},
                                     {2, u"b"_qs, id + u'2', u"t"_qs, true},
                                     {3, u"c"_qs, id + u'3', u"t"_qs, false},
                                     {4, u"d"_qs, id + u'4', u"t"_qs, true}};
    const QList<SourceFile> sources{
        takeApart(u"src/rules/systems/percentile/a.cpp"_qs, u"// ("_qs + id + u"1, "_qs + id + u"4)"_qs),
        takeApart(u"src/rules/systems/percentile/catalogue.inc"_qs, id + u"2"_qs),
        takeApart(u"src/rules/systems/outcome/a.cpp"_qs, u"// "_qs + id + u"2"_qs)};
    const QList<SourceFile> tests{
        takeApart(u"tests/a.cpp"_qs, u"newRow(\""_qs + id + u"1 word\"); // "_qs + id + u"2"_qs)};
    const QList<TextFile> cases{{u"tests/golden/percentile/x/case.json"_qs, u"{\"rules\": [\""_qs + id + u"4\"]}"_qs}};
    const Findings findings = emptyPromises(u"c.inc"_qs, rules, u"percentile"_qs, sources, tests, cases);
    QCOMPARE(findings.size(), 2);
    QCOMPARE(findings[0].line, 2);
    QVERIFY(findings[0].what.contains(u"cites"));
    QCOMPARE(findings[1].line, 2);
    QVERIFY(findings[1].what.contains(u"test row"));
}

void TestArchSelf::findingsNameTheirPlace()
{
    QCOMPARE(spelled({{u"src/a.cpp"_qs, 7, u"why"_qs}}), QByteArray("1 finding(s)\nsrc/a.cpp:7: why\n"));
}

HITSPREAD_TEST(TestArchSelf)
#include "tst_archself.moc"
