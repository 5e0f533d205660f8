#include "playedfight.h"
#include "support/faultwords.h"
#include "support/testclass.h"

#include "models/history/historyexport.h"
#include "rules/core/time/lying.h"
#include "services/fight/conditionservice.h"
#include "services/fight/groundservice.h"
#include "services/refusal/problem.h"
#include "services/turn/turnservice.h"
#include "services/undo/amendmentservice.h"
#include "spoiltjson.h"
#include "support/campaigndump.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <algorithm>

using namespace hitspread;
using namespace hitspread::storage;

namespace {

constexpr std::uint64_t kFirstSeed = 20261123;
#ifdef __SANITIZE_ADDRESS__
constexpr int kShare = 3;  // the sanitizers take their time
#else
constexpr int kShare = 1;
#endif

/// Nothing here is about what survives a power cut: in memory, where there is such a folder, nobody waits for a disk.
QString quickFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    return QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
}

}  // namespace

/// Fights from strangers: whatever somebody made of an exported one, it is refused with a sentence and leaves nothing, or it is a fight
/// in which every step can be undone and redone.
class FightFuzzTest : public QObject, private PlayedFight {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void spoiltFightsAreRefusedOrSound_data();
    void spoiltFightsAreRefusedOrSound();
    void whatIsSoundIsAccepted();

private:
    void playOn();
    void freshTarget();
    void tryOut(const QByteArray& document);
    void walkEverywhere(RecordId fight);
    void readEverything(RecordId fight);

    QTemporaryDir m_quick{quickFolder() + QStringLiteral("/hitspread-fuzz-XXXXXX")};
    QByteArray m_empty;
    std::unique_ptr<CampaignFile> m_target;
    QJsonObject m_whole;
    int m_refused = 0;
    int m_accepted = 0;
};

/// What PlayedFight leaves out: conditions, things that lie about, phases, a change of the house rules.
void FightFuzzTest::playOn()
{
    ActionService actions(*m_file, m_plans, m_clock);
    (void)actions.drop(*actions.pending(m_fight), "Shot", "not now");
    const auto people = m_file->encounters().combatants(m_fight);
    ConditionService conditions(*m_file, m_clock);
    const auto had = conditions.put({people[0].id, people[1].id}, std::string("Cursed"),
                                    Lasting{.left = 3, .anchor = static_cast<std::int32_t>(people[2].id)});
    (void)conditions.set(had.front(), Lasting{.left = 5});
    (void)conditions.lift({had.back()});
    LibraryQuery query;
    query.kind = RecordKind::Grenade;
    query.system = "threed";
    GroundService ground(*m_file, m_clock);
    const RecordId lies = ground.place(m_fight, m_file->library().list(query).at(0).id, {"at the gate", 4});
    (void)ground.set(lies, {"in the yard", 2});
    TurnService turns(*m_file, m_plans, m_clock);
    SeededAnswerer turning(7);
    (void)actions.apply({0, m_fight, ActionService::resolved(turns.prepare(m_fight), &turning).action}, "Phase");
    ActionOrder order{.action = "shot", .encounter = m_fight};
    order.actor = people.at(1).id;
    order.target = people.at(0).id;
    order.weapon = EncounterService(*m_file, m_clock).view(order.actor).weapons.front().possession.id;
    SeededAnswerer dice(9);
    (void)actions.keep({0, m_fight, ActionService::resolved(actions.prepare(order), &dice).action});
}

void FightFuzzTest::initTestCase()
{
    makeFight(true);
    playOn();
    m_whole = QJsonDocument::fromJson(document()).object();
    const QString path = m_folder->filePath(QStringLiteral("empty.hitspread"));
    createNewCampaign(path, CampaignStart::Empty).reset();
    QFile empty(path);
    QVERIFY(empty.open(QIODevice::ReadOnly));
    m_empty = empty.readAll();
    freshTarget();
}

/// An empty campaign: what was accepted before is none of the next one's business.
void FightFuzzTest::freshTarget()
{
    m_target.reset();
    const QString path = m_quick.filePath(QStringLiteral("target.hitspread"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(m_empty), m_empty.size());
    file.close();
    m_target = CampaignFile::open(path);
}

void FightFuzzTest::readEverything(RecordId fight)
{
    EncounterService encounters(*m_target, m_clock);
    (void)encounters.combatants(fight);
    (void)encounters.lying(fight);
    (void)TurnService(*m_target, m_plans, m_clock).view(fight);
    QVERIFY(!HistoryExport(*m_target, m_clock, {{ScopeKind::Encounter, fight}, {}}).text().isEmpty());
}

/// Back to the beginning step by step, forward again, and to every place there is.
void FightFuzzTest::walkEverywhere(RecordId fight)
{
    const Scope scope{ScopeKind::Encounter, fight};
    HistoryService history(*m_target, m_clock);
    const EntryId head = history.undoable(scope);
    if (const auto pending = m_target->log().pending(fight))
        m_target->log().removePending(pending->id);
    std::vector<EntryId> places{0};
    for (const LogEntry& entry : history.list({scope, {}, 100000})) {
        if (!isNote(entry.kind))
            places.push_back(entry.id);
    }
    while (history.undoable(scope) != 0)
        (void)history.undo(scope);
    while (history.undoable(scope) != head && history.redoable(scope) != 0)
        (void)history.redo(scope);
    // Who came to be on a branch nobody is on leaves the library when the branch is left: all of them once, then nothing changes.
    for (const EntryId place : places)
        (void)history.moveTo(scope, place);
    (void)history.moveTo(scope, head);
    const std::string last = support::dumpOf(*m_target);
    (void)history.moveTo(scope, 0);
    (void)history.moveTo(scope, head);
    QCOMPARE(support::dumpOf(*m_target), last);
    (void)AmendmentService(*m_target, m_clock).replayed(scope);
    QCOMPARE(support::faultWords(m_target->faults()), QStringList());
    const QByteArray again = fightfile::packed(*m_target, fight, m_clock);
    QVERIFY(!again.isEmpty());
}

void FightFuzzTest::tryOut(const QByteArray& document)
{
    const std::string before = support::dumpOf(*m_target);
    RecordId fight = 0;
    try {
        fight = fightfile::unpacked(*m_target, document, QStringLiteral("fight.json"));
    } catch (const Failure& failure) {
        ++m_refused;
        const Problem& problem = failure.problem();
        QVERIFY2(problem.code != ProblemCode::StorageFault, failure.what());
        // Never the database's own number, and never the campaign's fault.
        QVERIFY2(problem.where.name != m_target->path(), failure.what());
        QCOMPARE(support::dumpOf(*m_target), before);
        QVERIFY(m_target->log().list({{ScopeKind::Encounter, 1}, {}}).empty());
        return;
    }
    ++m_accepted;
    walkEverywhere(fight);
    readEverything(fight);
    freshTarget();
}

void FightFuzzTest::spoiltFightsAreRefusedOrSound_data()
{
    QTest::addColumn<int>("faults");
    QTest::addColumn<int>("documents");
    QTest::newRow("one fault") << 1 << 40;
    QTest::newRow("two faults") << 2 << 60;
    QTest::newRow("five faults") << 5 << 120;
    QTest::newRow("an entry's change added") << 0 << 120;
}

void FightFuzzTest::spoiltFightsAreRefusedOrSound()
{
    QFETCH(int, faults);
    QFETCH(int, documents);
    m_refused = 0;
    m_accepted = 0;
    for (int i = 0; i < documents / kShare; ++i) {
        const std::uint64_t seed = kFirstSeed + static_cast<std::uint64_t>(faults * 100000 + i);
        support::SpoiltJson spoilt(m_whole, seed);
        if (faults == 0)
            spoilt.addChange();
        for (int fault = 0; fault < faults; ++fault)
            spoilt.spoil();
        try {
            tryOut(spoilt.text());
        } catch (const std::exception& exception) {
            QFAIL(qPrintable(
                QStringLiteral("seed %1: %2\n%3").arg(seed).arg(QString::fromUtf8(exception.what()), spoilt.told())));
        }
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(spoilt.told())));
    }
    qInfo("%d refused, %d accepted", m_refused, m_accepted);
    QVERIFY(m_refused > 0);
    QVERIFY(faults == 0 || faults > 2 || m_accepted > 0);
}

void FightFuzzTest::whatIsSoundIsAccepted()
{
    m_refused = 0;
    tryOut(QJsonDocument(m_whole).toJson());
    QCOMPARE(m_refused, 0);
}

HITSPREAD_TEST(FightFuzzTest)
#include "fightfuzz_test.moc"
