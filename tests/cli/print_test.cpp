#include "cli/program.h"
#include "support/programs.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// hitspread-cli print: from a sample or a campaign into a PDF file, and everything that can be wrong with that.
class PrintTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void sample();
    void fromACampaign();
    void everybodyOfAFight();
    void houseRules();
    void sameAgainOnAnotherRun();
    void anotherLanguage_data();
    void anotherLanguage();
    void theHelpNamesTheCommandFirst();
    void badUse_data();
    void badUse();
    void keepsWhatIsNoPdf();
    void fullDiskLeavesNothing();
    void withoutFonts();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] static QByteArray content(const QString& file)
    {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    static Ran print(const QStringList& more)
    {
        return runProgram(QStringList{u"print"_qs, u"combat-sheet"_qs} + more);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void PrintTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void PrintTest::sample()
{
    for (const QString& paper : {u"a4"_qs, u"letter"_qs}) {
        const Ran ran = print(
            {u"--sample"_qs, u"--character"_qs, u"Ines Varga"_qs, u"--paper"_qs, paper, u"--output"_qs, path(paper)});
        QVERIFY2(ran.exit == 0, ran.error.constData());
        QCOMPARE(ran.output, path(paper).toUtf8() + '\n');
        QVERIFY(content(path(paper)).startsWith("%PDF-"));
    }
    QVERIFY(content(path(u"letter"_qs)).contains("612.000000 792.000000"));
    const Ran lying = print({u"--sample"_qs, u"--character"_qs, u"Ines Varga"_qs, u"--orientation"_qs, u"landscape"_qs,
                             u"--output"_qs, path(u"lying"_qs)});
    QCOMPARE(lying.exit, 0);
    QVERIFY(content(path(u"lying"_qs)).contains("842.000000 595.000000"));
    QCOMPARE(print({u"--blank"_qs, u"--output"_qs, path(u"blank.pdf"_qs)}).exit, 0);
    QCOMPARE(
        print({u"--sample"_qs, u"--blank"_qs, u"--character"_qs, u"1"_qs, u"--output"_qs, path(u"blank.pdf"_qs)}).exit,
        0);
}

void PrintTest::fromACampaign()
{
    const QString campaign = path(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, campaign, u"--sample"_qs}).exit, 0);
    const QByteArray before = content(campaign);
    const QStringList common{u"--campaign"_qs, campaign,         u"--character"_qs, u"Tomas Reed"_qs,
                             u"--date"_qs,     u"2026-11-21"_qs, u"--output"_qs};
    QCOMPARE(print(common + QStringList{path(u"fresh.pdf"_qs)}).exit, 0);
    QCOMPARE(print(common + QStringList{path(u"live.pdf"_qs), u"--encounter"_qs, u"Harbour Gate"_qs}).exit, 0);
    // The wounded one has more to tell than the one in the library.
    QVERIFY(content(path(u"live.pdf"_qs)).size() != content(path(u"fresh.pdf"_qs)).size());
    QCOMPARE(content(campaign), before);
}

void PrintTest::everybodyOfAFight()
{
    const Ran ran = print({u"--sample"_qs, u"--encounter"_qs, u"Harbour Gate"_qs, u"--output"_qs, path(u"all.pdf"_qs)});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    const auto pages = content(path(u"all.pdf"_qs)).count("/Type /Page\n");
    QVERIFY(pages >= 10);
    // The sample alone is its first fight.
    QCOMPARE(print({u"--sample"_qs, u"--output"_qs, path(u"alone.pdf"_qs)}).exit, 0);
    QCOMPARE(content(path(u"alone.pdf"_qs)).count("/Type /Page\n"), pages);
    const Ran two = print({u"--sample"_qs, u"--character"_qs, u"Ines Varga"_qs, u"--character"_qs, u"Odile Marsh"_qs,
                           u"--output"_qs, path(u"two.pdf"_qs)});
    QVERIFY2(two.exit == 0, two.error.constData());
    QVERIFY(content(path(u"two.pdf"_qs)).count("/Type /Page\n") >= 2);
    QVERIFY(content(path(u"two.pdf"_qs)).contains("/Outlines"));
}

void PrintTest::sameAgainOnAnotherRun()
{
    const QStringList common{u"--sample"_qs, u"--character"_qs, u"Sgt Holt"_qs,
                             u"--date"_qs,   u"2026-11-21"_qs,  u"--output"_qs};
    QCOMPARE(print(common + QStringList{path(u"one.pdf"_qs)}).exit, 0);
    QCOMPARE(print(common + QStringList{path(u"two.pdf"_qs)}).exit, 0);
    const auto pages = [&](const QString& name) {
        // Streams hold the pages; dates and ids stand outside of them.
        QByteArray streams;
        const QByteArray pdf = content(path(name));
        for (qsizetype at = pdf.indexOf("\nstream"); at >= 0; at = pdf.indexOf("\nstream", at + 1)) {
            const QByteArray stream = pdf.mid(at, pdf.indexOf("endstream", at) - at);
            if (!stream.contains("xmpmeta"))
                streams += stream;
        }
        return streams;
    };
    QVERIFY(pages(u"one.pdf"_qs).size() > 5000);
    QVERIFY(pages(u"one.pdf"_qs) == pages(u"two.pdf"_qs));
}

/// The tables and house rules of a fight, of any system; nobody needs a sheet for that.
void PrintTest::houseRules()
{
    const auto printed = [](const QStringList& more) {
        return runProgram(QStringList{u"print"_qs, u"house-rules"_qs} + more);
    };
    const Ran ran = printed({u"--sample"_qs, u"--output"_qs, path(u"rules.pdf"_qs)});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(content(path(u"rules.pdf"_qs)).startsWith("%PDF-"));
    const QString campaign = path(u"mine.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, campaign, u"--sample"_qs}).exit, 0);
    QVERIFY(printed({u"--campaign"_qs, campaign, u"--output"_qs, path(u"none.pdf"_qs)})
                .failedCleanly("--encounter: no fight is named"));
    QVERIFY(!QFileInfo::exists(path(u"none.pdf"_qs)));
    QCOMPARE(printed({u"--campaign"_qs, campaign, u"--encounter"_qs, u"Harbour Gate"_qs, u"--orientation"_qs,
                      u"landscape"_qs, u"--output"_qs, path(u"lying.pdf"_qs)})
                 .exit,
             0);
    QVERIFY(content(path(u"lying.pdf"_qs)).contains("842.000000 595.000000"));
}

void PrintTest::anotherLanguage_data()
{
    QTest::addColumn<QStringList>("language");
    QTest::newRow("two words") << QStringList{u"--language"_qs, u"de"_qs};
    QTest::newRow("one word") << QStringList{u"--language=de"_qs};
}

void PrintTest::anotherLanguage()
{
    QFETCH(QStringList, language);
    const QString file = path(u"german.pdf"_qs);
    const Ran ran = runProgram(language
                               + QStringList{u"print"_qs, u"combat-sheet"_qs, u"--sample"_qs, u"--character"_qs,
                                             u"Brann Hollow"_qs, u"--output"_qs, file});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(content(file).startsWith("%PDF"));
}

void PrintTest::theHelpNamesTheCommandFirst()
{
    const Ran english = runProgram({u"print"_qs, u"--help"_qs});
    QVERIFY2(english.output.contains("print [options] WHAT"), english.output.constData());
    const Ran german = runProgram({u"--language=de"_qs, u"print"_qs, u"--help"_qs});
    QCOMPARE(german.exit, 0);
    QVERIFY2(german.output.indexOf(" print [") > 0, german.output.constData());
}

void PrintTest::badUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char* name, const char* arguments, const char* part) {
        QTest::newRow(name) << QString::fromUtf8(arguments).split(u'|') << QByteArray(part);
    };
    row("nobody", "--campaign|$|--output|@", "--character: nobody is named");
    row("unknown", "--sample|--character|Nobody|--output|@", "character Nobody was not found");
    row("unknown number", "--sample|--character|99999|--output|@", "99999");
    row("unknown fight", "--sample|--encounter|Elsewhere|--output|@", "encounter Elsewhere was not found");
    row("not in the fight", "--sample|--encounter|Harbour Gate|--character|Cass Ardent|--output|@",
        "Cass Ardent was not found");
    row("another system", "--blank|--system|nonsense|--output|@", "--system");
    row("no source", "--character|Ines Varga|--output|@", "--campaign: there is no campaign");
    row("two sources", "--sample|--campaign|x|--character|Ines Varga|--output|@",
        "--sample: there is a --campaign, too");
    row("no output", "--sample|--character|Ines Varga", "--output: no file is named");
    row("orientation", "--sample|--character|Ines Varga|--orientation|upside|--output|@",
        "--orientation: \"upside\" is no orientation");
    row("paper", "--sample|--character|Ines Varga|--paper|a5|--output|@", "--paper: \"a5\" is no paper");
    row("date", "--blank|--date|tomorrow|--output|@", "--date: \"tomorrow\" is no date");
    row("no such folder", "--blank|--output|/no/such/folder/sheet.pdf", "name a place that can be written");
    row("no campaign", "--campaign|/no/such/camp|--character|1|--output|@", "/no/such/camp");
}

void PrintTest::badUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, part);
    const QString output = path(u"sheet.pdf"_qs);
    arguments.replaceInStrings(QRegularExpression(u"^@$"_qs), output);
    if (const qsizetype campaign = arguments.indexOf(u"$"_qs); campaign >= 0) {
        arguments[campaign] = path(u"mine.hitspread"_qs);
        QCOMPARE(runProgram({u"new"_qs, arguments[campaign], u"--sample"_qs}).exit, 0);
    }
    const Ran ran = print(arguments);
    QVERIFY2(ran.failedCleanly(part), ran.error.constData());
    QVERIFY(!QFileInfo::exists(output));
    QVERIFY(runProgram({u"print"_qs, u"horoscope"_qs, u"--output"_qs, output}).failedCleanly("horoscope"));
}

void PrintTest::keepsWhatIsNoPdf()
{
    const QString output = path(u"mine.txt"_qs);
    QFile file(output);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("my notes");
    file.close();
    QVERIFY(print({u"--blank"_qs, u"--output"_qs, output}).failedCleanly("exists already"));
    QCOMPARE(content(output), QByteArray("my notes"));
    QVERIFY(print({u"--blank"_qs, u"--output"_qs, m_folder->path()}).failedCleanly("exists already"));
    const QString sheet = path(u"sheet.pdf"_qs);
    QCOMPARE(print({u"--blank"_qs, u"--output"_qs, sheet}).exit, 0);
    const QByteArray first = content(sheet);
    QCOMPARE(print({u"--blank"_qs, u"--paper"_qs, u"letter"_qs, u"--output"_qs, sheet}).exit, 0);
    QVERIFY(content(sheet) != first);
}

void PrintTest::fullDiskLeavesNothing()
{
    // A limit on the size of files stands for the full disk: it needs no rights.
    const QString sheet = path(u"sheet.pdf"_qs);
    QCOMPARE(print({u"--blank"_qs, u"--output"_qs, sheet}).exit, 0);
    const QByteArray first = content(sheet);
    QProcess shell;
    shell.start(u"sh"_qs,
                {u"-c"_qs, u"trap '' XFSZ; ulimit -f 8; exec \"$0\" print combat-sheet --blank --output \"$1\""_qs,
                 support::commandLineProgram(), sheet});
    QVERIFY(shell.waitForFinished(60000));
    QCOMPARE(shell.exitCode(), 2);
    QVERIFY2(shell.readAllStandardError().contains("sheet.pdf"), "the message names the file");
    QCOMPARE(content(sheet), first);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"sheet.pdf"_qs});
}

void PrintTest::withoutFonts()
{
    const QString config = path(u"fonts.conf"_qs);
    QFile file(config);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig></fontconfig>");
    file.close();
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"FONTCONFIG_FILE"_qs, config);
    environment.insert(u"QT_QPA_FONTDIR"_qs, path(u"none"_qs));
    program.setProcessEnvironment(environment);
    program.start(support::commandLineProgram(),
                  {u"print"_qs, u"combat-sheet"_qs, u"--blank"_qs, u"--output"_qs, path(u"sheet.pdf"_qs)});
    QVERIFY(program.waitForFinished(60000));
    const QByteArray error = program.readAllStandardError();
    QVERIFY2(error.contains("no font is installed"), error.constData());
    QCOMPARE(program.exitCode(), 2);
    QVERIFY(!QFileInfo::exists(path(u"sheet.pdf"_qs)));
}

HITSPREAD_TEST(PrintTest)
#include "print_test.moc"
