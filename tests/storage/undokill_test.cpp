#include <QTest>

#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "support/campaigndump.h"
#include "support/fakecampaign.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/humanplans.h"
#include "support/manycharacters.h"
#include "support/testclass.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace hitspread;
using namespace hitspread::storage;

namespace {

/// How many edits are made unless HITSPREAD_UNDOSTEPS says it; tests/long.sh does.
constexpr int kUsualSteps = 120;
constexpr RecordId kFight = 1;
constexpr std::array<Scope, 2> kScopes{Scope{ScopeKind::Encounter, kFight}, Scope{}};

/// The most memory this process has had, in kilobytes.
long mostMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray all = status.readAll();
    const qsizetype at = all.indexOf("VmHWM:");
    return at < 0 ? 0 : all.mid(at + 6, 20).trimmed().split(' ').first().toLong();
}

/// The program that is killed: edits, takes all back or does all again, and says each step once it is kept.
class Stepping {
public:
    explicit Stepping(const QString& path)
        : m_file(CampaignFile::open(path)),
          m_library(*m_file, m_plans, m_clock),
          m_fights(*m_file, m_clock),
          m_history(*m_file, m_clock)
    {}

    void edit(int steps)
    {
        QRandomGenerator random(static_cast<quint32>(m_file->log().head({}) + 1));
        for (int made = 0; made < steps;) {
            if (one(random) == 0)
                continue;
            ++made;
            tell();
        }
    }

    /// Fights rest on the library: they go first, and come last.
    void back()
    {
        for (const Scope& scope : kScopes) {
            while (m_history.undoable(scope) != 0) {
                m_history.undo(scope);
                tell();
            }
        }
    }
    void forth()
    {
        for (const Scope& scope : {kScopes.back(), kScopes.front()}) {
            while (m_history.redoable(scope) != 0) {
                m_history.redo(scope);
                tell();
            }
        }
    }

private:
    void tell()
    {
        std::printf("%d %ld\n", ++m_steps, mostMemory());
        std::fflush(stdout);
    }

    EntryId one(QRandomGenerator& random)
    {
        switch (random.bounded(6)) {
        case 0: return static_cast<EntryId>(m_library.create(support::inventedCharacter(random.bounded(1000U))));
        case 1: {
            const auto all = m_library.list({.kind = RecordKind::Character});
            return all.size() < 3 ? 0
                                  : m_library.remove({RecordKind::Character,
                                                      all.at(random.bounded(static_cast<quint32>(all.size()))).id});
        }
        case 2: {
            const Combatant who = m_file->encounters().combatant(1);
            AnyRecord changed = who.condition.cloned();
            const auto& fields = changed.declaration().fields;
            const auto field = std::ranges::find_if(fields, [](const FieldDeclaration& one) {
                return one.kind == FieldKind::Number && one.extent == 1 && !one.names && one.maximum > 10;
            });
            const std::int32_t now = field->number(changed.data(), 0);
            field->setNumber(changed.data(), 0, now >= field->maximum ? now - 1 : now + 1);
            return m_fights.setByHand(kFight, differences({RecordKind::Condition, 1}, who.condition, changed), "so");
        }
        default: {
            const auto all = m_library.page({.kind = RecordKind::Character, .limit = 20});
            const StoredRecord read = all.at(random.bounded(static_cast<quint32>(all.size())));
            StoredRecord wanted = read;
            wanted.record = read.record.cloned();
            wanted.record.as<threed::Character>().str = 1 + static_cast<std::int32_t>(random.bounded(19U));
            wanted.tags = {"step " + std::to_string(m_steps)};
            return m_library.update(read, wanted);
        }
        }
    }

    std::unique_ptr<CampaignFile> m_file;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
    LibraryService m_library;
    EncounterService m_fights;
    HistoryService m_history;
    int m_steps = 0;
};

std::size_t entriesOf(const QString& path)
{
    const auto file = CampaignFile::open(path);
    std::size_t all = 0;
    for (const Scope& scope : kScopes)
        all += file->log().list({scope, {}, 10'000'000, 0}).size();
    return all;
}

QString contentOf(const QString& path)
{
    const auto file = CampaignFile::open(path);
    return QString::fromStdString(support::dumpOf(*file));
}

}  // namespace

/// All that was edited is taken back and done again while the program is killed between: at the end stands what stood there, and however
/// much was done no more memory is needed.
class UndoKillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allBackAndForth();

private:
    void stepThrough(const QString& path, const QStringList& order, int kills);

    support::FaultTried m_tried;
    long m_memory = 0;
};

/// Until the program comes to its end by itself, killed before as often as that; what it said is in the log afterwards.
void UndoKillTest::stepThrough(const QString& path, const QStringList& order, int kills)
{
    for (int kill = 0;; ++kill) {
        const std::size_t had = entriesOf(path);
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(), QStringList{QStringLiteral("UndoKillTest")} + order);
        const bool isKilled = kill < kills && child.waitForReadyRead(60000);
        if (isKilled) {
            // Not a wait for anything: the moment of the kill, another one every time.
            QTest::qWait(4 * (kill % 25));
            child.kill();
        }
        QVERIFY(child.waitForFinished(3600000));
        const QByteArrayList said = child.readAllStandardOutput().split('\n');
        const int confirmed = static_cast<int>(said.size()) - 1;
        const int made = static_cast<int>(entriesOf(path) - had);
        QVERIFY2(made == confirmed || (isKilled && made == confirmed + 1),
                 qPrintable(QStringLiteral("%1 steps, %2 said").arg(made).arg(confirmed)));
        m_tried.tried += made;
        m_tried.survived += made;
        if (confirmed > 0)
            m_memory = std::max(m_memory, said.at(confirmed - 1).split(' ').last().toLong());
        if (child.exitStatus() == QProcess::NormalExit) {
            QCOMPARE(child.exitCode(), 0);
            return;
        }
    }
}

void UndoKillTest::allBackAndForth()
{
    int steps = kUsualSteps;
    int kills = 4;
    if (const int wanted = qEnvironmentVariableIntValue("HITSPREAD_UNDOSTEPS"); wanted > 0) {
        steps = wanted;
        kills = 25;
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("campaign.hitspread"));
    {
        const auto file = CampaignFile::create(path);
        const support::HumanPlans plans;
        const support::FixedClock clock;
        file->atomically([&] {
            for (std::size_t n = 0; n < 3; ++n)
                (void)file->library().insert(support::inventedCharacter(n));
        });
        EncounterService fights(*file, clock);
        QCOMPARE(fights.create("threed", "Night", std::string()), kFight);
        (void)fights.add(kFight, 1, "Anka", Side::Players);
    }
    m_tried.what = QStringLiteral("%1 edits, all back and all again, %2 kills").arg(steps).arg(3 * kills);
    const auto headsNow = [&path] { return CampaignFile::open(path)->log().heads(); };
    stepThrough(path, {QStringLiteral("--edit"), path, QString::number(steps)}, kills);
    if (QTest::currentTestFailed())
        return;
    const long afterEdits = m_memory;
    const QString edited = contentOf(path);
    const auto heads = headsNow();
    stepThrough(path, {QStringLiteral("--back"), path}, kills);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(headsNow().empty());
    QVERIFY(contentOf(path) != edited);
    stepThrough(path, {QStringLiteral("--forth"), path}, kills);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(headsNow() == heads);
    QCOMPARE(contentOf(path), edited);
    QCOMPARE(support::faultWords(CampaignFile::open(path)->faults()), QStringList());
    // A tenth of a gigabyte for whatever number of steps.
    QVERIFY2(m_memory < 100'000, qPrintable(QStringLiteral("%1 kB, %2 after editing").arg(m_memory).arg(afterEdits)));
    m_tried.seen = QStringLiteral("at most %1 MB").arg(m_memory / 1000);
    support::tellFault("23", m_tried);
}

namespace {

int runUndoKillTest(int count, char** arguments)
{
    QCoreApplication program(count, arguments);
    const QByteArray order = count > 2 ? arguments[1] : "";
    if (order == "--edit" || order == "--back" || order == "--forth") {
        Stepping stepping(QString::fromLocal8Bit(arguments[2]));
        if (order == "--edit")
            stepping.edit(atoi(arguments[3]));
        else if (order == "--back")
            stepping.back();
        else
            stepping.forth();
        return 0;
    }
    UndoKillTest test;
    return QTest::qExec(&test, count, arguments);
}

}  // namespace

HITSPREAD_TEST_RUN(UndoKillTest, &runUndoKillTest)

#include "undokill_test.moc"
