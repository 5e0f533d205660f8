#include "models/fight/fighthand.h"
#include "support/asnobody.h"
#include "support/fakebackups.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "support/toldhost.h"
#include "ui/shell/newcampaigndialog.h"
#include "ui/widgets/busybar.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/startfolder.h"
#include "windowprogram.h"

#include <QAction>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <chrono>
#include <filesystem>

using namespace hitspread;
using namespace std::chrono_literals;
using support::Program;

namespace {

/// Keeps a file locked against everybody else, as another program does in the middle of writing.
class Lock {
public:
    explicit Lock(const QString& file) : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), kName))
    {
        m_database.setDatabaseName(file);
        const bool held = m_database.open()
            && QSqlQuery(m_database).exec(QStringLiteral("PRAGMA locking_mode=EXCLUSIVE"))
            && QSqlQuery(m_database).exec(QStringLiteral("BEGIN EXCLUSIVE"));
        if (!held)
            qFatal("the file cannot be locked");
    }
    ~Lock()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(kName);
    }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

private:
    inline static const QString kName = QStringLiteral("lock");
    QSqlDatabase m_database;
};

}  // namespace

/// Opening, creating and copying campaigns while the window goes on.
class TestOpening : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void theWindowNeverWaits();
    void openedBeforeThereIsAWindow();
    void theOneBeforeStaysOpen_data();
    void theOneBeforeStaysOpen();
    void theLastRequestCounts();
    void givingUp();
    void anotherCampaignTakesItsPlace();
    void resettingTheSample();
    void aResetThatFailsLosesNothing();
    void aCopyIsWrittenBeside();
    void whatFailedCanBeTriedAgain();
    void aTakenNameIsRefusedOnce_data();
    void aTakenNameIsRefusedOnce();
    void aNewOneSaysWhatItBeginsWith();
    void fileDialogsBeginInAFolderThatIsThere();
    void busyAfterHalfASecond();
    void onlyForReadingIsSaid();

private:
    QString newFile();

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestOpening::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_opening"));
    QVERIFY(m_folder.isValid());
}

void TestOpening::init()
{
    QSettings().clear();
    m_file = newFile();
}

QString TestOpening::newFile()
{
    const QString file = m_folder.filePath(QStringLiteral("campaign%1.hitspread").arg(++m_count));
    support::putSample(file);
    return file;
}

void TestOpening::openedBeforeThereIsAWindow()
{
    const formats::ShippedBodyPlans plans;
    const WallClock clock;
    support::FixedSeeds seeds;
    Preferences preferences;
    ApplicationStyle style(*qApp);
    CampaignGateway gateway(plans, clock, seeds);
    FileCampaignHost host(gateway);
    host.open(m_file);
    // On its way for long, and as a rule read by the time there is somebody to tell: nothing is told to nobody.
    const QDeadlineTimer soon(5000);
    while (QSqlDatabase::connectionNames().isEmpty() && !soon.hasExpired())
        QTest::qSleep(1);
    const QSignalSpy started(&host, &CampaignHost::started);
    const QSignalSpy opened(&host, &CampaignHost::opened);
    FileCampaignBackups backups(host);
    MainWindow window(host, gateway, backups, style, preferences);
    QCOMPARE(opened.count(), 0);
    // No other event is handled before.
    while (opened.isEmpty() && !soon.hasExpired()) {
        QCoreApplication::sendPostedEvents(&host);
        QTest::qSleep(1);
    }
    QCOMPARE(started.count(), 1);
    QCOMPARE(opened.count(), 1);
    window.show();
    QVERIFY(support::waitUntil([&] { return window.fight().isLoaded(); }));
    QCOMPARE(QString::fromStdString(window.fight().snapshot().encounter.name), QStringLiteral("Harbour Gate"));
    QVERIFY(!window.findChild<BusyBar*>()->isVisible());
}

void TestOpening::theWindowNeverWaits()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QString other = newFile();
    const Lock lock(other);
    program.host.open(other);
    // The storage thread waits for the lock for 400 ms; the call must not: then it would be over by now.
    QVERIFY(program.host.isBusy());
    QCOMPARE(program.host.path(), m_file);
    // Meanwhile the campaign that is open can be worked with.
    program.window.fight().byHand().setTime(7, 1);
    QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().encounter.round == 7; }));
    QVERIFY(support::waitUntil([&] { return !program.host.isBusy(); }));
    QVERIFY(program.find<ProblemBar>("problemBar")->text().contains(other));
    QCOMPARE(program.host.path(), m_file);
}

void TestOpening::theOneBeforeStaysOpen_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("exists");
    QTest::newRow("not there") << QByteArray() << false;
    QTest::newRow("no campaign") << QByteArray("Dear diary, ").repeated(200) << true;
    QTest::newRow("damaged") << QByteArray() << true;
}

void TestOpening::theOneBeforeStaysOpen()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, exists);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QString other = m_folder.filePath(QStringLiteral("other%1.hitspread").arg(m_count));
    if (exists && content.isEmpty()) {
        other = newFile();
        QFile file(other);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(4096));
        file.write(QByteArray(4096 * 3, '\xA5'));
    } else if (exists) {
        QFile file(other);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    QSignalSpy opened(&program.host, &CampaignHost::opened);
    program.host.open(other);
    QVERIFY(support::waitUntil([&] { return !program.host.isBusy(); }));
    QCOMPARE(opened.count(), 0);
    auto* text = program.find<ProblemBar>("problemBar");
    QVERIFY(text->isVisible());
    // What, where, what to do; no words of the database.
    QVERIFY2(text->text().contains(other), qPrintable(text->text()));
    QVERIFY2(text->text().contains(u';'), qPrintable(text->text()));
    for (const char* word : {"sqlite", "SQLite", "malformed", "not a database", "QSQLITE", "btree", "unable to"})
        QVERIFY2(!text->text().contains(QLatin1String(word)), qPrintable(text->text()));
    QCOMPARE(program.host.path(), m_file);
    program.window.fight().byHand().setTime(9, 1);
    QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().encounter.round == 9; }));
}

void TestOpening::theLastRequestCounts()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QString second = newFile();
    const QString third = newFile();
    QSignalSpy opened(&program.host, &CampaignHost::opened);
    program.host.open(second);
    program.host.open(third);
    QVERIFY(support::waitUntil([&] { return !program.host.isBusy(); }));
    QCOMPARE(program.host.path(), third);
    QCOMPARE(opened.count(), 1);
}

void TestOpening::givingUp()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QSignalSpy opened(&program.host, &CampaignHost::opened);
    QSignalSpy failed(&program.host, &CampaignHost::failed);
    QSignalSpy ended(&program.host, &CampaignHost::ended);
    program.host.open(newFile());
    program.host.cancel();
    QCOMPARE(ended.count(), 1);
    QVERIFY(!program.host.isBusy());
    QCOMPARE(program.host.path(), m_file);
    program.window.fight().byHand().setTime(5, 1);
    QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().encounter.round == 5; }));
    // What was given up has ended by then, and said its last.
    QVERIFY(program.host.end(5000ms));
    QCoreApplication::sendPostedEvents(&program.host);
    QCOMPARE(opened.count() + failed.count(), 0);
    QCOMPARE(program.host.path(), m_file);
}

void TestOpening::anotherCampaignTakesItsPlace()
{
    const QString other = newFile();
    {
        Program program(m_file);
        QVERIFY(program.waitForFight());
        program.window.fight().byHand().setTime(8, 1);
        program.host.open(other);  // the step before is still on its way
        QVERIFY(support::waitUntil([&] { return program.host.path() == other && !program.host.isBusy(); }));
        QVERIFY(program.settle());
        QCOMPARE(program.window.fight().snapshot().encounter.round, 3);
        program.host.open(m_file);
        QVERIFY(support::waitUntil([&] { return program.host.path() == m_file && program.settle(); }));
        QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().encounter.round == 8; }));
        // The same file again is open already: opened twice in one program it would lose its locks.
        const QSignalSpy again(&program.host, &CampaignHost::opened);
        const QString link = m_folder.filePath(QStringLiteral("link.hitspread"));
        QVERIFY(QFile::link(m_file, link));
        for (const QString& name : {m_file, link}) {
            program.host.open(name);
            QVERIFY(!program.host.isBusy());
            QVERIFY(program.settle());
        }
        // By a second name, which would bring side files of its own, it is refused.
        QSignalSpy refused(&program.host, &CampaignHost::failed);
        const QString second = m_folder.filePath(QStringLiteral("second.hitspread"));
        std::filesystem::create_hard_link(m_file.toStdString(), second.toStdString());
        program.host.open(second);
        QVERIFY(program.settle());
        QCOMPARE(refused.count(), 1);
        const auto problem = refused.front().front().value<Problem>();
        QVERIFY(problem.causes.size() == 1 && problem.causes.front().reason == Reason::OwnCampaign);
        // Nor is it opened anew when another one on its way is given up for it.
        program.host.open(other);
        program.host.open(m_file);
        QVERIFY(!program.host.isBusy());
        QVERIFY(program.settle());
        QCOMPARE(again.count(), 0);
        QCOMPARE(program.host.path(), m_file);
        QCOMPARE(program.window.fight().snapshot().encounter.round, 8);
    }
    QVERIFY(!QFile::exists(m_file + QStringLiteral("-wal")));
    QVERIFY(!QFile::exists(other + QStringLiteral("-wal")));
}

void TestOpening::resettingTheSample()
{
    // With what an earlier run kept.
    QVERIFY(QFileInfo(FileCampaignHost::samplePath()).dir().removeRecursively());
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.host.openSample();
    QVERIFY(support::waitUntil([&] { return program.host.isSample() && program.settle(); }));
    program.window.fight().byHand().setTime(12, 1);
    QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().encounter.round == 12; }));
    QSignalSpy kept(&program.host, &CampaignHost::kept);
    program.host.resetSample();
    QVERIFY(support::waitUntil([&] { return !program.host.isBusy() && program.settle(); }));
    QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().encounter.round == 3; }));
    // What was made of the sample is kept under another name, said where, and can be opened again.
    QCOMPARE(kept.count(), 1);
    const QString aside = kept.front().front().toString();
    QVERIFY(QFile::exists(aside));
    QVERIFY(program.find<ProblemBar>("keptBar")->isVisible());
    QVERIFY(program.find<ProblemBar>("keptBar")->text().contains(aside));
    QCOMPARE(Preferences().recentFiles().value(0), aside);
    // A second one within the same minute takes nothing from the first.
    program.host.resetSample();
    QVERIFY(support::waitUntil([&] { return kept.count() == 2 && !program.host.isBusy() && program.settle(); }));
    const QString second = kept.back().front().toString();
    QVERIFY(second != aside);
    QVERIFY(QFile::exists(aside) && QFile::exists(second));
    program.host.open(aside);
    QVERIFY(support::waitUntil([&] { return program.host.path() == aside && program.settle(); }));
    QCOMPARE(program.window.fight().snapshot().encounter.round, 12);
    QVERIFY(!program.find<ProblemBar>("keptBar")->isVisible());
}

void TestOpening::aResetThatFailsLosesNothing()
{
    QFile::remove(FileCampaignHost::samplePath());
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.host.openSample();
    QVERIFY(support::waitUntil([&] { return program.host.isSample() && program.settle(); }));
    program.window.fight().byHand().setTime(12, 1);
    QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().encounter.round == 12; }));
    // In the way of the draft.
    const QString draft = FileCampaignHost::samplePath() + QStringLiteral(".new");
    QVERIFY(QDir().mkpath(draft + QStringLiteral("/full")));
    QSignalSpy failed(&program.host, &CampaignHost::failed);
    program.host.resetSample();
    QVERIFY(support::waitUntil([&] { return failed.count() == 1; }));
    QVERIFY(QDir(draft).removeRecursively());
    QVERIFY(program.find<QLabel>("problemText")->isVisible());
    QVERIFY(program.host.isSample());
    QVERIFY(program.settle());
    QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().encounter.round == 12; }));
}

void TestOpening::aCopyIsWrittenBeside()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QString copy = m_folder.filePath(QStringLiteral("copy.hitspread"));
    QSignalSpy copied(&program.host, &CampaignHost::copied);
    program.host.saveCopy(copy);
    QVERIFY(program.host.isBusy());
    QVERIFY(support::waitUntil([&] { return copied.count() == 1; }));
    QVERIFY(QFile::exists(copy));
    program.host.saveCopy(copy);
    QVERIFY(support::waitUntil([&] { return !program.host.isBusy(); }));
    QVERIFY(program.find<ProblemBar>("problemBar")->text().contains(copy));
    const auto* action =
        program.find<ProblemBar>("problemBar")->findChild<QPushButton*>(QStringLiteral("problemAction"));
    QVERIFY(action->isVisible());
    QCOMPARE(action->text(), QStringLiteral("Choose another place…"));
}

void TestOpening::whatFailedCanBeTriedAgain()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QString other = newFile();
    auto* action = program.find<ProblemBar>("problemBar")->findChild<QPushButton*>(QStringLiteral("problemAction"));
    {
        const Lock lock(other);
        program.host.open(other);
        QTRY_VERIFY(action->isVisible());
        QCOMPARE(action->text(), QStringLiteral("Try again"));
    }
    QTest::mouseClick(action, Qt::LeftButton);
    QTRY_COMPARE(program.host.path(), other);
    QVERIFY(support::waitUntil([&] { return !program.host.isBusy() && program.settle(); }));
    QVERIFY(!program.find<ProblemBar>("problemBar")->isVisible());
    // What no step of this window mends has no button.
    Q_EMIT program.gateway.problem(Problem{ProblemCode::NothingToUndo, {}});
    QVERIFY(program.find<ProblemBar>("problemBar")->isVisible());
    QVERIFY(!action->isVisible());
}

void TestOpening::aTakenNameIsRefusedOnce_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("new") << QStringLiteral("action_new");
    QTest::newRow("copy") << QStringLiteral("action_saveCopy");
}

void TestOpening::aTakenNameIsRefusedOnce()
{
    QFETCH(QString, command);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    bool asked = false;
    QSignalSpy failed(&program.host, &CampaignHost::failed);
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&] {
        QWidget* modal = QApplication::activeModalWidget();
        if (auto* box = qobject_cast<QMessageBox*>(modal)) {
            asked = true;
            box->button(QMessageBox::No) ? box->button(QMessageBox::No)->click() : box->reject();
        } else if (auto* start = qobject_cast<NewCampaignDialog*>(modal)) {
            start->accept();
        } else if (auto* dialog = qobject_cast<QFileDialog*>(modal)) {
            if (asked)
                return dialog->reject();
            dialog->findChild<QLineEdit*>()->setText(m_file);
            QMetaObject::invokeMethod(dialog, "accept", Qt::DirectConnection);
        }
    });
    poll.start(50);
    auto* action = program.window.findChild<QAction*>(command);
    QVERIFY(action);
    action->trigger();
    poll.stop();
    QVERIFY2(!asked, "asked whether to write over a file that is never written over");
    QVERIFY(support::waitUntil([&] { return failed.count() == 1 && !program.host.isBusy(); }));
    QVERIFY(program.find<ProblemBar>("problemBar")->text().contains(m_file));
    QCOMPARE(program.host.path(), m_file);
}

void TestOpening::fileDialogsBeginInAFolderThatIsThere()
{
    const QByteArray home = qgetenv("HOME");
    const QByteArray config = qgetenv("XDG_CONFIG_HOME");
    const QTemporaryDir bare;
    qputenv("HOME", bare.path().toLocal8Bit());
    qunsetenv("XDG_CONFIG_HOME");
    const QString without = startFolder(QStandardPaths::DocumentsLocation);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QVERIFY(QDir().mkpath(documents));
    const QString with = startFolder(QStandardPaths::DocumentsLocation);
    qputenv("HOME", home);
    if (!config.isEmpty())
        qputenv("XDG_CONFIG_HOME", config);
    QCOMPARE(without, bare.path());
    QCOMPARE(with, documents);
    QVERIFY(with != without);
}

void TestOpening::busyAfterHalfASecond()
{
    formats::ShippedBodyPlans plans;
    WallClock clock;
    support::FixedSeeds seeds;
    Preferences preferences;
    ApplicationStyle style(*qApp);
    CampaignGateway gateway(plans, clock, seeds);
    support::ToldHost host;
    support::FakeBackups backups;
    MainWindow window(host, gateway, backups, style, preferences);
    window.show();
    auto* bar = window.findChild<BusyBar*>();
    host.busy = true;
    Q_EMIT host.started(CampaignHost::Work::Opening, QStringLiteral("/somewhere/large.hitspread"));
    QElapsedTimer since;
    since.start();
    QVERIFY(support::waitUntil([&] { return bar->isVisible(); }));
    QVERIFY2(since.elapsed() >= 400, qPrintable(QString::number(since.elapsed())));
    QVERIFY(bar->accessibleName().contains(QStringLiteral("large.hitspread")));
    QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("busyCancel")), Qt::LeftButton);
    QVERIFY(!host.busy);
    QVERIFY(!bar->isVisible());
    // What is quick shows nothing.
    Q_EMIT host.started(CampaignHost::Work::Opening, QStringLiteral("small.hitspread"));
    Q_EMIT host.ended();
    // A bar that were still to come would be waited for.
    QVERIFY(support::waitForRest(window));
    QVERIFY(!bar->isVisible());
}

void TestOpening::onlyForReadingIsSaid()
{
    const QTemporaryDir place;
    const QString file = place.filePath(QStringLiteral("kept.hitspread"));
    support::putSample(file);
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
    const auto walkable = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther
        | QFile::ExeOther;
    QVERIFY(QFile::setPermissions(place.path(), walkable));
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const auto* said = program.find<QLabel>("statusSaved");
    QTRY_COMPARE(said->text(), QStringLiteral("✓ Every step saved"));
    {
        const support::AsNobody nobody;
        QVERIFY(nobody.worked());
        program.host.open(file);
        QVERIFY(support::waitUntil([&] { return program.host.path() == file && program.gateway.waiting() == 0; }));
        QTRY_VERIFY(program.find<ProblemBar>("readOnlyBar")->isVisible());
    }
    QCOMPARE(said->text(), QStringLiteral("Open for reading only"));
    QVERIFY(program.settle());
    const auto* fire = program.find<QAction>("action_fire");
    QVERIFY(!fire->isEnabled());
    QVERIFY2(fire->statusTip().contains(QStringLiteral("only be read")), qPrintable(fire->statusTip()));
    // Work on the way changes nothing about that; another campaign does.
    program.window.fight().reload();
    QVERIFY(program.settle());
    QCOMPARE(said->text(), QStringLiteral("Open for reading only"));
    QVERIFY(QFile::setPermissions(place.path(), walkable | QFile::WriteOwner));
    program.host.open(m_file);
    QTRY_COMPARE(said->text(), QStringLiteral("✓ Every step saved"));
    QVERIFY(!program.find<ProblemBar>("readOnlyBar")->isVisible());
    QTRY_VERIFY(!fire->statusTip().contains(QStringLiteral("only be read")));
}

/// In sight before the name is asked for, and not among the types of files.
void TestOpening::aNewOneSaysWhatItBeginsWith()
{
    NewCampaignDialog asked(nullptr);
    QCOMPARE(asked.start(), CampaignStart::Starter);
    asked.findChild<QRadioButton*>(QStringLiteral("newEmpty"))->click();
    QCOMPARE(asked.start(), CampaignStart::Empty);
    QVERIFY(asked.findChild<QPushButton*>(QStringLiteral("newChooseName"))->isDefault());
}

HITSPREAD_GUI_TEST(TestOpening)
#include "tst_opening.moc"
