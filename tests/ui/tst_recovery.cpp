#include "models/fight/fighthand.h"
#include "support/guitestclass.h"
#include "support/rawfile.h"
#include "support/samplefile.h"
#include "toldprogram.h"
#include "ui/backups/recovereddialog.h"
#include "ui/widgets/problembar.h"
#include "withfile.h"

#include <QClipboard>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace hitspread;
using support::FakeBackups;
using support::withFile;

namespace {

const QString kTuesday = QStringLiteral("/campaigns/tuesday.hitspread");

struct ToldRecovery : support::ToldProgram {
    void failToOpen(const QString& file, const Problem& problem)
    {
        Q_EMIT host.started(CampaignHost::Work::Opening, file);
        Q_EMIT host.failed(problem);
    }
    ProblemBar& bar() { return *window.findChild<ProblemBar*>(QStringLiteral("problemBar")); }
    QPushButton& button(const char* name) { return *bar().findChild<QPushButton*>(QLatin1String(name)); }
    RecoveredDialog* dialog() { return window.findChild<RecoveredDialog*>(); }
};

}  // namespace

/// A damaged campaign, what can be read of it, and what is said of that.
class TestRecovery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void offeredForWhatMayBeDamaged_data();
    void offeredForWhatMayBeDamaged();
    void whatCannotBeReadIsTriedAgain();
    void anotherNameIsAskedFor();
    void whatCameBackIsSaid();
    void aDamagedCampaignComesBack();
    void whereNothingReads();
};

void TestRecovery::offeredForWhatMayBeDamaged_data()
{
    QTest::addColumn<Problem>("problem");
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isOffered");
    const auto row = [](const char* name, ProblemCode code, std::vector<Cause> causes, const QString& file,
                        bool isOffered) {
        QTest::newRow(name) << Problem{code, {SiteKind::File, file}, std::move(causes)} << file << isOffered;
    };
    row("pages", ProblemCode::DamagedCampaign, {because<Reason::PagesContradict>()}, kTuesday, true);
    row("its head", ProblemCode::NotACampaign, {because<Reason::NoDatabase>()}, kTuesday, true);
    row("its id", ProblemCode::ForeignDatabase, {}, kTuesday, true);
    row("a text", ProblemCode::NotACampaign, {because<Reason::NoDatabase>()}, QStringLiteral("/campaigns/notes.txt"),
        false);
    row("too short", ProblemCode::NotACampaign, {because<Reason::TooShort>()}, kTuesday, false);
    row("not there", ProblemCode::NotFound, {}, kTuesday, false);
}

void TestRecovery::offeredForWhatMayBeDamaged()
{
    QFETCH(Problem, problem);
    QFETCH(QString, file);
    QFETCH(bool, isOffered);
    ToldRecovery told;
    told.failToOpen(file, problem);
    QCOMPARE(told.button("problemAction").text(), QStringLiteral("Open another…"));
    QCOMPARE(told.button("problemOther").isVisible(), isOffered);
    // It stays beside the backups.
    Q_EMIT told.backups.found(file, {FakeBackups::made("t", QDateTime::currentDateTime(), BackupReason::Closing)});
    QVERIFY(told.button("problemOther").isVisible());
    QCOMPARE(told.button("problemOther").text(),
             isOffered ? QStringLiteral("Recover what reads…") : QStringLiteral("Open another…"));
    if (!isOffered)
        return;
    withFile(QStringLiteral("/campaigns/again"), [&told] { told.button("problemOther").click(); });
    QCOMPARE(told.backups.asked.last(), QStringLiteral("recover %1 as /campaigns/again.hitspread").arg(file));
}

/// A disk that cannot be read just now may be read the next time; if not, there are the backups.
void TestRecovery::whatCannotBeReadIsTriedAgain()
{
    ToldRecovery told;
    told.failToOpen(kTuesday,
                    {ProblemCode::StorageFault, {SiteKind::File, kTuesday}, {because<Reason::ReadingFails>()}});
    QCOMPARE(told.button("problemAction").text(), QStringLiteral("Try again"));
    QVERIFY(!told.button("problemOther").isVisible());
    Q_EMIT told.backups.found(kTuesday, {FakeBackups::made("t", QDateTime::currentDateTime(), BackupReason::Closing)});
    QCOMPARE(told.button("problemAction").text(), QStringLiteral("Its backups…"));
    QCOMPARE(told.button("problemOther").text(), QStringLiteral("Try again"));
    told.button("problemOther").click();
    QCOMPARE(told.host.opening, kTuesday);
}

void TestRecovery::anotherNameIsAskedFor()
{
    ToldRecovery told;
    told.failToOpen(kTuesday, {ProblemCode::DamagedCampaign, {SiteKind::File, kTuesday}, {}});
    withFile(QStringLiteral("/campaigns/again"), [&told] { told.button("problemOther").click(); });
    const QString path = QStringLiteral("/campaigns/again.hitspread");
    Q_EMIT told.host.started(CampaignHost::Work::Recovering, path);
    Q_EMIT told.host.failed({ProblemCode::FileExists, {SiteKind::File, path}, {}});
    QCOMPARE(told.button("problemAction").text(), QStringLiteral("Choose another place…"));
    withFile(QStringLiteral("/campaigns/once more"), [&told] { told.button("problemAction").click(); });
    QCOMPARE(told.backups.asked.last(), QStringLiteral("recover %1 as /campaigns/once more.hitspread").arg(kTuesday));
}

void TestRecovery::whatCameBackIsSaid()
{
    ToldRecovery told;
    const Recovered recovered{.tables = {{"character", 1182, 3, 1},
                                         {"grenade", 0, 0, 1},
                                         {"log_entry", 40, 6, 0},
                                         {"log_head", 4, 1, 0},
                                         {"weapon", 12, 0, 0}},
                              .lostPages = 2};
    Q_EMIT told.backups.recovered(kTuesday, recovered);
    QVERIFY(!told.dialog());
    told.host.file = QStringLiteral("/campaigns/again.hitspread");
    Q_EMIT told.host.opened();
    QVERIFY(told.dialog() && told.dialog()->isVisible());
    const QString words = told.dialog()->words();
    for (const char* part :
         {"What came back of tuesday.hitspread", "again.hitspread", "Characters\t1,182\t3 and more",
          "Grenades\t0\tsome", "Entries of histories\t40\t6", "Firearms\t12\t–", "read at all: 2", "behind the hole"})
        QVERIFY2(words.contains(QString::fromUtf8(part)), qPrintable(words));
    told.dialog()->findChild<QPushButton*>(QStringLiteral("recoveredCopy"))->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), words);
    // Once only.
    told.dialog()->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    Q_EMIT told.host.opened();
    QVERIFY(!told.dialog());
}

void TestRecovery::aDamagedCampaignComesBack()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("old-quay.hitspread"));
    support::putSample(file);
    QByteArray bytes = support::bytesOf(file);
    bytes.replace(0, 4096, QByteArray(4096, '\0'));
    {
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(bytes) == bytes.size());
    }
    support::Program program(file);
    auto& bar = *program.find<ProblemBar>("problemBar");
    auto* recover = bar.findChild<QPushButton*>(QStringLiteral("problemOther"));
    QVERIFY(support::waitUntil([recover] { return recover->isVisible(); }));
    const QString made = folder.filePath(QStringLiteral("again.hitspread"));
    withFile(made, [recover] { recover->click(); });
    QVERIFY(program.waitForFight());
    QCOMPARE(program.host.path(), made);
    QVERIFY(support::waitUntil([&] { return program.window.findChild<RecoveredDialog*>() != nullptr; }));
    const QString words = program.window.findChild<RecoveredDialog*>()->words();
    QVERIFY2(words.contains(QStringLiteral("Fights\t")), qPrintable(words));
    QVERIFY(!bar.isVisible());
    QCOMPARE(support::bytesOf(file), bytes);
}

void TestRecovery::whereNothingReads()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("old-quay.hitspread"));
    {
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(QByteArray(20000, '\x5a')) == 20000);
    }
    support::Program program(file);
    auto& bar = *program.find<ProblemBar>("problemBar");
    auto* recover = bar.findChild<QPushButton*>(QStringLiteral("problemOther"));
    QVERIFY(support::waitUntil([recover] { return recover->isVisible(); }));
    const QString made = folder.filePath(QStringLiteral("again.hitspread"));
    withFile(made, [recover] { recover->click(); });
    QVERIFY(support::waitUntil([&bar] { return bar.text().contains(QStringLiteral("nothing in it can be read")); }));
    QVERIFY(!QFile::exists(made));
}

HITSPREAD_GUI_TEST(TestRecovery)
#include "tst_recovery.moc"
