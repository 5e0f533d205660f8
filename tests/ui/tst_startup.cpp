#include <QTest>

#include "support/programs.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <sys/stat.h>

using namespace hitspread;

/// The program where there is no display.
class TestStartup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsNeedNoDisplay_data();
    void wordsNeedNoDisplay();
    void aWindowNeedsOne();
    void whatIsRefused_data();
    void whatIsRefused();
    void aWindowNeedsAFont();
    void itEndsWhenItIsAsked();
    void settingsThatAreNoFile();
    void damagedSettings_data();
    void damagedSettings();

private:
    [[nodiscard]] QProcessEnvironment environment(bool hasDisplay) const;
    /// Waits until a program ends on SIGTERM by itself, and ends it.
    static void endByAsking(QProcess& program);
    /// Runs the program without a display, to its end.
    void run(QProcess& program, const QStringList& arguments);

    QTemporaryDir m_home;
};

QProcessEnvironment TestStartup::environment(bool hasDisplay) const
{
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"})
        all.remove(QString::fromLatin1(name));
    if (hasDisplay)
        all.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    all.insert(QStringLiteral("XDG_CONFIG_HOME"), m_home.path());
    all.insert(QStringLiteral("XDG_DATA_HOME"), m_home.path());
    return all;
}

void TestStartup::endByAsking(QProcess& program)
{
    const auto isReady = [&program] {
        QFile status(QStringLiteral("/proc/%1/status").arg(program.processId()));
        if (!status.open(QIODevice::ReadOnly))
            return false;
        const QByteArray all = status.readAll();
        const QByteArray caught = all.mid(all.indexOf("SigCgt:") + 7, 20).trimmed().left(16);
        return (caught.toULongLong(nullptr, 16) & (1ULL << (SIGTERM - 1))) != 0;
    };
    // Before that it is this process, which catches signals, too.
    QVERIFY(program.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 30000);
    program.terminate();
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
}

void TestStartup::run(QProcess& program, const QStringList& arguments)
{
    program.setProcessEnvironment(environment(false));
    program.start(support::windowProgram(), arguments);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
}

void TestStartup::wordsNeedNoDisplay_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("expected");
    QTest::newRow("help") << QStringList{QStringLiteral("--help")} << QStringLiteral("file.hitspread");
    QTest::newRow("-h") << QStringList{QStringLiteral("-h")} << QStringLiteral("--sample");
    QTest::newRow("version") << QStringList{QStringLiteral("--version")}
                             << QStringLiteral("hitspread ") + support::programVersion();
    QTest::newRow("German") << QStringList{QStringLiteral("--language"), QStringLiteral("de"), QStringLiteral("--help")}
                            << QStringLiteral("Kampagne");
}

void TestStartup::wordsNeedNoDisplay()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, expected);
    QProcess program;
    run(program, arguments);
    QCOMPARE(program.exitCode(), 0);
    const QString said = QString::fromUtf8(program.readAllStandardOutput());
    QVERIFY2(said.contains(expected), qPrintable(said));
    QCOMPARE(program.readAllStandardError(), QByteArray());
}

void TestStartup::aWindowNeedsOne()
{
    QProcess program;
    run(program, {QStringLiteral("--sample")});
    QCOMPARE(program.exitCode(), 3);
    const QByteArray said = program.readAllStandardError();
    QVERIFY2(said.contains("no display"), said.constData());
    QCOMPARE(said.count('\n'), 1);
    QVERIFY(!said.contains("qt."));
}

void TestStartup::whatIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("two campaigns") << QStringList{QStringLiteral("one.hitspread"), QStringLiteral("two.hitspread")}
                                   << QByteArray("two.hitspread is one campaign too many");
    QTest::newRow("the sample and another") << QStringList{QStringLiteral("--sample"), QStringLiteral("one.hitspread")}
                                            << QByteArray("one.hitspread is one campaign too many");
    QTest::newRow("a language nobody speaks here") << QStringList{QStringLiteral("--language"), QStringLiteral("tlh")}
                                                   << QByteArray("there is no language \"tlh\"");
}

void TestStartup::whatIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, said);
    QProcess program;
    program.setProcessEnvironment(environment(true));
    program.start(support::windowProgram(), arguments);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 2);
    const QByteArray error = program.readAllStandardError();
    QVERIFY2(error.contains(said) && error.count('\n') == 1, error.constData());
}

void TestStartup::aWindowNeedsAFont()
{
    QFile none(m_home.filePath(QStringLiteral("none.conf")));
    QVERIFY(none.open(QIODevice::WriteOnly));
    none.write("<?xml version=\"1.0\"?>\n<fontconfig/>\n");
    none.close();
    QProcess program;
    QProcessEnvironment without = environment(true);
    without.insert(QStringLiteral("FONTCONFIG_FILE"), none.fileName());
    program.setProcessEnvironment(without);
    program.start(support::windowProgram(), {QStringLiteral("--sample")});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 3);
    const QByteArray said = program.readAllStandardError();
    QVERIFY2(said.contains("no font was found"), said.constData());
}

void TestStartup::itEndsWhenItIsAsked()
{
    QProcess program;
    program.setProcessEnvironment(environment(true));
    program.start(support::windowProgram(), {QStringLiteral("--sample")});
    endByAsking(program);
    const QDir data(m_home.filePath(QStringLiteral("hitspread/hitspread")));
    QCOMPARE(data.entryList({QStringLiteral("sample.*")}, QDir::Files),
             QStringList{QStringLiteral("sample.hitspread")});
}

/// A pipe would be waited for, for ever.
void TestStartup::settingsThatAreNoFile()
{
    QVERIFY(QDir(m_home.path()).mkpath(QStringLiteral("hitspread")));
    const QString settings = m_home.filePath(QStringLiteral("hitspread/hitspread.conf"));
    QFile::remove(settings);
    QCOMPARE(::mkfifo(QFile::encodeName(settings).constData(), 0600), 0);
    QProcess program;
    program.setProcessEnvironment(environment(true));
    program.start(support::windowProgram(), {QStringLiteral("--sample")});
    endByAsking(program);
    const QByteArray said = program.readAllStandardError();
    QVERIFY2(said.contains(settings.toUtf8() + " are no file and were not read"), said.constData());
    QCOMPARE(said.count('\n'), 1);
    QVERIFY(QFile::remove(settings));
}

void TestStartup::damagedSettings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("damaged");
    QTest::newRow("cut in two") << QByteArray("[look]\ncolours=light\ntex") << true;
    QTest::newRow("zeroed by a crash") << QByteArray(200, '\0') << true;
    QTest::newRow("another file") << QByteArray("\x89PNG\r\n\x1a\n\xff\xfe") << true;
    QTest::newRow("values nobody can use") << QByteArray("[look]\ncolours=7\ntext=large\nspeed=-3\n"
                                                         "[window]\ngeometry=none\ndocks=@ByteArray(\\xff\\0)\n")
                                           << false;
    QTest::newRow("sound") << QByteArray("[look]\ncolours=light\n") << false;
}

/// What they held is kept under another name, and said once.
void TestStartup::damagedSettings()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, damaged);
    QDir folder(m_home.filePath(QStringLiteral("hitspread")));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    for (const QString& old : folder.entryList({QStringLiteral("hitspread.conf*")}, QDir::Files))
        QVERIFY(folder.remove(old));
    QFile settings(folder.filePath(QStringLiteral("hitspread.conf")));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write(bytes);
    settings.close();
    for (const bool isFirst : {true, false}) {
        QProcess program;
        program.setProcessEnvironment(environment(true));
        program.start(support::windowProgram(), {QStringLiteral("--sample")});
        endByAsking(program);
        const QByteArray said = program.readAllStandardError();
        QCOMPARE(said.contains("The settings were damaged"), damaged && isFirst);
        const QStringList aside = folder.entryList({QStringLiteral("hitspread.conf.damaged-*")}, QDir::Files);
        QCOMPARE(aside.size(), damaged ? 1 : 0);
        if (!damaged)
            continue;
        QVERIFY(!isFirst || said.contains(aside.first().toUtf8()));
        QFile kept(folder.filePath(aside.first()));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
    }
}

HITSPREAD_TEST(TestStartup)
#include "tst_startup.moc"
