#include "cli/program.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// What a program is started with and without: memory, a home, its standard files; names that are none.
class SurroundingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void memory_data();
    void memory();
    void closedInputIsSaid();
    void closedOutputIsNobodysFile();
    void withoutAHome();
    void namesThatAreNone_data();
    void namesThatAreNone();
    void aLinkIsNotReplaced_data();
    void aLinkIsNotReplaced();
    void atMostSoMany();

private:
    [[nodiscard]] QString in(const QString& name) const { return m_folder->filePath(name); }
    /// In a shell, "CLI" and "FILE" filled in.
    [[nodiscard]] Ran shell(QString command) const;
    /// With so many KiB of addresses.
    [[nodiscard]] Ran within(qsizetype most, const QString& command) const
    {
        return shell(u"ulimit -v %1; exec %2"_qs.arg(most).arg(command));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void SurroundingsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = in(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, u"--sample"_qs, m_file}).exit, 0);
}

Ran SurroundingsTest::shell(QString command) const
{
    QProcess program;
    program.setWorkingDirectory(m_folder->path());
    program.start(u"sh"_qs,
                  {u"-c"_qs, command.replace(u"CLI"_qs, support::commandLineProgram()).replace(u"FILE"_qs, m_file)});
    program.closeWriteChannel();
    Ran ran;
    if (program.waitForFinished(60000))
        ran.exit = program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
    ran.output = program.readAllStandardOutput();
    ran.error = program.readAllStandardError();
    return ran;
}

void SurroundingsTest::memory_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("check") << u"CLI check FILE"_qs;
    QTest::newRow("history") << u"CLI history FILE"_qs;
    QTest::newRow("print") << u"CLI print combat-sheet --campaign FILE --character 1 --output printed.pdf"_qs;
}

/// From so little that the program cannot even be loaded up to where it works.
void SurroundingsTest::memory()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("what the sanitizers keep for themselves is more than these limits");
#endif
    QFETCH(QString, command);
    constexpr qsizetype kFine = 768;
    qsizetype fails = qsizetype{16} * 1024;
    qsizetype works = qsizetype{2} * 1024 * 1024;
    QCOMPARE(within(works, command).exit, 0);
    while (works - fails > kFine) {
        const qsizetype middle = (works + fails) / 2;
        (within(middle, command).exit == 0 ? works : fails) = middle;
    }
    int said = 0;
    for (int step = 0; step < 24; ++step) {
        const qsizetype most = works - step * kFine;
        const Ran ran = within(most, command);
        if (ran.exit == 0)
            continue;
        const bool isLoaded = !ran.error.contains("error while loading shared libraries");
        said += isLoaded ? 1 : 0;
        QVERIFY2(!isLoaded || ran.failedCleanly("there is not enough memory"),
                 qPrintable(u"%1 KiB: %2, %3"_qs.arg(most).arg(ran.exit).arg(QString::fromUtf8(ran.error))));
    }
    QCOMPARE_GT(said, 5);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void SurroundingsTest::closedInputIsSaid()
{
    const Ran ran = shell(u"CLI resolve - <&-"_qs);
    QVERIFY2(ran.failedCleanly("standard input: it is closed; give a file"), ran.error.constData());
}

/// Whatever is opened first must not get the number of what is missing.
void SurroundingsTest::closedOutputIsNobodysFile()
{
    const Ran ran = shell(u"CLI print combat-sheet --campaign FILE --character 1 --output printed.pdf >&-"_qs);
    QCOMPARE(ran.exit, 2);
    QVERIFY2(ran.error.contains("standard output"), ran.error.constData());
    QVERIFY(support::bytesOf(in(u"printed.pdf"_qs)).startsWith("%PDF-"));
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void SurroundingsTest::withoutAHome()
{
    // The system knows where the home of whoever runs this is; a folder of that name must not come into being at the root.
    const bool wasThere = QFile::exists(u"/.config/hitspread"_qs);
    const Ran ran = shell(u"unset HOME XDG_CONFIG_HOME; CLI profiles list"_qs);
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(QFile::exists(u"/.config/hitspread"_qs), wasThere);
}

void SurroundingsTest::namesThatAreNone_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("memory") << u":memory:"_qs << QByteArray(":memory:: a name cannot begin with a colon; put ./");
    QTest::newRow("too long") << QString(5000, u'x') << QByteArray("File name too long");
}

void SurroundingsTest::namesThatAreNone()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, said);
    for (const QString& command : {u"new"_qs, u"check"_qs}) {
        const Ran ran = runProgram({command, name});
        QVERIFY2(ran.failedCleanly(said), ran.error.constData());
        QVERIFY2(!ran.error.contains("error "), ran.error.constData());
    }
}

void SurroundingsTest::aLinkIsNotReplaced_data()
{
    QTest::addColumn<QString>("leadsTo");
    QTest::newRow("nowhere") << u"nothing-there"_qs;
    QTest::newRow("to itself") << u"link"_qs;
}

void SurroundingsTest::aLinkIsNotReplaced()
{
    QFETCH(QString, leadsTo);
    QVERIFY(QFile::link(leadsTo, in(u"link"_qs)));
    const Ran ran = runProgram({u"fight"_qs, m_file, u"export"_qs, u"1"_qs, u"--output"_qs, in(u"link"_qs)});
    QVERIFY2(ran.failedCleanly("this is a link that leads nowhere"), ran.error.constData());
    QVERIFY(QFileInfo(in(u"link"_qs)).isSymLink());
    // What stands where SQLite keeps its own is told by its name, not by a number.
    const QString wal = m_file + u"-wal"_qs;
    QFile::remove(wal);
    QVERIFY(QFile::link(leadsTo, wal));
    const Ran opened = runProgram({u"check"_qs, m_file});
    QVERIFY2(opened.failedCleanly("-wal: this is no file"), opened.error.constData());
}

void SurroundingsTest::atMostSoMany()
{
    for (const QString& many : {u"100 x Gate Guard"_qs, u"123456789 x Gate Guard"_qs}) {
        const Ran ran = runProgram({u"encounter"_qs, m_file, u"add"_qs, u"1"_qs, many});
        QVERIFY2(ran.failedCleanly("99"), ran.error.constData());
        QVERIFY2(!ran.error.contains("not found"), ran.error.constData());
    }
}

HITSPREAD_TEST(SurroundingsTest)
#include "surroundings_test.moc"
