#include <QTest>

#include "models/play/attackpresenter.h"
#include "storage/campaignfile.h"
#include "support/faultwords.h"
#include "support/samplefile.h"
#include "support/testclass.h"
#include "ui/diagram/bodyview.h"
#include "ui/shell/quitsignals.h"
#include "windowprogram.h"

#include <QMessageBox>
#include <QProcess>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <csignal>
#include <cstdio>

using namespace hitspread;
using support::Program;

namespace {

constexpr int kMostWaitMs = 30000;
constexpr std::uint32_t kSeed = 20261121;

void say(const QString& line)
{
    std::printf("%s\n", qPrintable(line));
    std::fflush(stdout);
}

/// Answers in one line, in the order of their keys: "0.0=4/1,5/1 …" with face and origin of each die.
QString spelled(const Answers& answers)
{
    QStringList words;
    for (const Answer& answer : answers.all()) {
        QStringList dice{QString::number(answer.choice)};
        for (std::size_t i = 0; i < answer.count; ++i)
            dice << QStringLiteral("%1/%2").arg(int(answer.faces[i])).arg(static_cast<int>(answer.origins[i]));
        words << QStringLiteral("%1.%2=").arg(answer.key.name).arg(answer.key.index) + dice.join(u',');
    }
    words.sort();
    return words.join(u' ');
}

/// What the child does: one shot applied, then a second one up to the moment the parent waits for.
class Shooter {
public:
    explicit Shooter(const QString& file) : m_program(file) {}

    bool applyOne()
    {
        if (!m_program.waitForFight())
            return false;
        m_program.aimAtGuard();
        if (!openDialog())
            return false;
        QTest::keyClick(m_program.dialog(), Qt::Key_R);
        QTest::keyClick(m_program.dialog(), Qt::Key_Escape);  // ends the flight
        QTest::keyClick(m_program.dialog(), Qt::Key_Return);
        return QTest::qWaitFor([&] { return !m_program.dialog()->isVisible() && m_program.gateway.waiting() == 0; });
    }

    bool beginAnother(const QString& moment)
    {
        if (!openDialog())
            return false;
        BodyView* stage = m_program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"));
        QObject::connect(&stage->animator(), &DriftAnimator::finished, stage, [] { say(QStringLiteral("landed")); });
        say(QStringLiteral("about"));
        if (moment == QStringLiteral("typing"))
            QTest::keyClick(QApplication::focusWidget(), '5');
        else
            QTest::keyClick(m_program.dialog(), Qt::Key_R);
        if (moment == QStringLiteral("preview"))
            QTest::keyClick(m_program.dialog(), Qt::Key_Escape);
        if (!m_program.settle())
            return false;
        // A finished action keeps the choices that were taken with it; one that waits for dice keeps what was answered.
        const ActionRecord& action = m_program.dialog()->presenter().action();
        const bool isFinished = m_program.dialog()->presenter().isFinished();
        say(QStringLiteral("kept ") + spelled(isFinished ? action.findings.answers : action.request.answers));
        return true;
    }

private:
    bool openDialog()
    {
        m_program.pressFire();
        return QTest::qWaitFor([&] {
            return m_program.dialog() && m_program.dialog()->isVisible() && m_program.dialog()->presenter().isReady()
                && m_program.gateway.waiting() == 0;
        });
    }

    Program m_program;
};

/// "preview, asked": beside the dice a dialog asks something.
int shootUntilKilled(const QString& file, const QString& moment)
{
    Preferences().setDriftSpeed(1);
    const QuitSignals endSignals;
    Shooter shooter(file);
    if (!shooter.applyOne())
        return 1;
    say(QStringLiteral("applied"));
    if (!shooter.beginAnother(moment.section(u',', 0, 0)))
        return 2;
    QTimer::singleShot(0, qApp, [moment] {
        if (moment.endsWith(QStringLiteral("asked"))) {
            QMessageBox question(QApplication::activeWindow());
            QTimer::singleShot(0, &question, [] { say(QStringLiteral("ready")); });
            question.exec();
        } else {
            say(QStringLiteral("ready"));
        }
    });
    return QApplication::exec();
}

}  // namespace

/// The program is killed without warning while dice are on the table: nothing that fell and nothing that was applied is lost.
class TestWindowKill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void killed_data();
    void killed();
    void askedToEnd_data();
    void askedToEnd();

private:
    static bool waitForLine(QProcess& child, QByteArray& said, const char* word);

    QTemporaryDir m_folder;
    QRandomGenerator m_random{kSeed};
    int m_count = 0;
};

void TestWindowKill::initTestCase()
{
    QVERIFY(m_folder.isValid());
    qInfo("seed %u", kSeed);
}

bool TestWindowKill::waitForLine(QProcess& child, QByteArray& said, const char* word)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < kMostWaitMs && child.state() != QProcess::NotRunning) {
        child.waitForReadyRead(200);
        said += child.readAllStandardOutput();
        const qsizetype at = said.indexOf(word);
        if (at >= 0 && said.indexOf('\n', at) >= 0)
            return true;
    }
    return false;
}

void TestWindowKill::killed_data()
{
    QTest::addColumn<QString>("moment");
    QTest::addColumn<QString>("waitFor");
    QTest::addColumn<int>("mostDelay");
    const auto row = [](const char* name, const char* moment, const char* waitFor, int mostDelay) {
        QTest::newRow(name) << QString::fromLatin1(moment) << QString::fromLatin1(waitFor) << mostDelay;
    };
    row("as the dice fall", "flight", "about", 30);
    row("as the dice fall, later", "flight", "about", 120);
    row("in flight", "flight", "kept", 200);
    row("in flight, later", "flight", "kept", 500);
    row("in the preview", "preview", "kept", 100);
    row("with one die typed", "typing", "kept", 100);
}

void TestWindowKill::killed()
{
    QFETCH(QString, moment);
    QFETCH(QString, waitFor);
    QFETCH(int, mostDelay);
    const QString file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(file);
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("TestWindowKill"), QStringLiteral("--child"), file, moment});
    QByteArray said;
    QVERIFY2(waitForLine(child, said, qPrintable(waitFor)), said.constData());
    const int delay = static_cast<int>(m_random.bounded(static_cast<quint32>(mostDelay)));
    // Not a wait for anything: the moment of the kill.
    QTest::qWait(delay);
    child.kill();
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    said += child.readAllStandardOutput();
    QVERIFY(said.contains("applied\n"));

    const auto campaign = storage::CampaignFile::open(file);
    QCOMPARE(support::faultWords(campaign->faults()), QStringList());
    const RecordId fight = campaign->encounters().encounters().at(0).id;
    const auto log = campaign->log().list({{ScopeKind::Encounter, fight}, {}, 100, 0});
    QCOMPARE(log.size(), std::size_t{1});
    QCOMPARE(campaign->log().head({ScopeKind::Encounter, fight}), log.front().id);
    QVERIFY(!log.front().changes.empty());
    const auto pending = campaign->log().pending(fight);
    const qsizetype kept = said.indexOf("kept ");
    if (kept < 0) {
        // Between the click and its commit: everything or nothing, never some of the dice.
        QVERIFY(!pending || ActionService::resolved(pending->action).open == std::nullopt);
        return;
    }
    const QString expected = QString::fromUtf8(said.mid(kept + 5, said.indexOf('\n', kept) - kept - 5));
    QVERIFY(!expected.isEmpty());
    QVERIFY2(pending.has_value(), "the dice are gone");
    QCOMPARE(spelled(pending->action.request.answers), expected);
    if (moment == QStringLiteral("flight"))
        QVERIFY2(!said.contains("landed"), "killed too late to be in flight");
}

void TestWindowKill::askedToEnd_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("moment");
    QTest::newRow("SIGTERM") << SIGTERM << QStringLiteral("preview");
    QTest::newRow("SIGHUP") << SIGHUP << QStringLiteral("preview");
    QTest::newRow("SIGINT") << SIGINT << QStringLiteral("typing");
    QTest::newRow("while a dialog asks") << SIGTERM << QStringLiteral("preview,asked");
}

/// The program is left as Quit leaves it: the file alone has everything, also the dice on the table.
void TestWindowKill::askedToEnd()
{
    QFETCH(int, signal);
    QFETCH(QString, moment);
    const QString file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(file);
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("TestWindowKill"), QStringLiteral("--child"), file, moment});
    QByteArray said;
    QVERIFY2(waitForLine(child, said, "ready"), said.constData());
    QCOMPARE(::kill(static_cast<pid_t>(child.processId()), signal), 0);
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::NormalExit);
    QCOMPARE(child.exitCode(), 0);
    said += child.readAllStandardOutput();

    const QTemporaryDir stick;
    const QString alone = stick.filePath(QStringLiteral("alone.hitspread"));
    QVERIFY(QFile::copy(file, alone));
    const auto campaign = storage::CampaignFile::open(alone);
    const RecordId fight = campaign->encounters().encounters().at(0).id;
    QCOMPARE(campaign->log().list({{ScopeKind::Encounter, fight}, {}, 100, 0}).size(), std::size_t{1});
    const auto pending = campaign->log().pending(fight);
    QVERIFY2(pending.has_value(), "the dice are gone");
    const qsizetype kept = said.indexOf("kept ");
    QCOMPARE(spelled(pending->action.request.answers),
             QString::fromUtf8(said.mid(kept + 5, said.indexOf('\n', kept) - kept - 5)));
    QVERIFY(!QFile::exists(file + QStringLiteral("-wal")));
}

namespace {

int runWindowKill(int count, char** arguments)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication program(count, arguments);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_windowkill"));
    if (count == 4 && qstrcmp(arguments[1], "--child") == 0)
        return shootUntilKilled(QString::fromLocal8Bit(arguments[2]), QString::fromLatin1(arguments[3]));
    TestWindowKill test;
    const int failed = QTest::qExec(&test, count, arguments);
    QSettings().clear();
    return failed;
}

}  // namespace

HITSPREAD_TEST_RUN(TestWindowKill, &runWindowKill)

#include "tst_windowkill.moc"
