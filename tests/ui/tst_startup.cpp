#include <QTest>

#include "support/programs.h"
#include "support/testclass.h"

#include <QProcess>
#include <QTemporaryDir>

using namespace hitspread;

/// The program where there is no display.
class TestStartup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsNeedNoDisplay_data();
    void wordsNeedNoDisplay();
    void aWindowNeedsOne();

private:
    /// Runs the program without a display, to its end.
    void run(QProcess& program, const QStringList& arguments);

    QTemporaryDir m_home;
};

void TestStartup::run(QProcess& program, const QStringList& arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home.path());
    program.setProcessEnvironment(environment);
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

HITSPREAD_TEST(TestStartup)
#include "tst_startup.moc"
