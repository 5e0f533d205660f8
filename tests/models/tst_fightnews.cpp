#include "formats/bodyplans.h"
#include "models/fight/combatantsmodel.h"
#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/fight/fightreader.h"
#include "models/fight/fightsteps.h"
#include "models/history/historymodel.h"
#include "rules/systems/threed/character.h"
#include "services/library/recordvalues.h"
#include "services/undo/logwriter.h"
#include "storage/start/samplecampaign.h"
#include "support/edits.h"
#include "support/fakestage.h"
#include "support/fightdump.h"
#include "support/filestage.h"
#include "support/gatefight.h"
#include "support/sanitized.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace hitspread;
using namespace hitspread::support;

namespace {

/// Runs work at once, on this thread.
class QueueAtOnce final : public CampaignQueue {
public:
    explicit QueueAtOnce(Campaign& campaign) : m_campaign(campaign) {}
    void post(std::function<void(Campaign&)> work) override { work(m_campaign); }

private:
    Campaign& m_campaign;
};

class SeedEleven final : public SeedSource {
public:
    std::uint64_t next() override { return 11; }
};

/// Somebody who looks at every fight of a mix now and then, and is told what is new since.
class Onlooker {
public:
    explicit Onlooker(const BodyPlans& plans) : m_plans(plans) {}

    void look(Campaign& campaign)
    {
        CampaignServices services(campaign, m_plans, m_clock);
        for (const Encounter& encounter : campaign.encounters().encounters()) {
            FightSnapshot fresh = readFight(services, encounter.id);
            const auto [known, isNew] = m_known.try_emplace(encounter.id, fresh);
            if (isNew)
                continue;
            FightNews news = readNews(services, knownOf(known->second));
            m_patched += !news.whole && !news.entries.empty() ? 1 : 0;
            FightSnapshot now = withNews(known->second, std::move(news));
            RC_ASSERT(FightDump::of(now) == FightDump::of(fresh));
            // Nothing is left out of what is told. What happened elsewhere last is nothing that is shown.
            known->second.elsewhere = now.elsewhere;
            const bool isOther = FightDump::of(known->second) != FightDump::of(now);
            RC_ASSERT(!isOther || changeBetween(known->second, now).aspects != 0);
            RC_ASSERT((changeBetween(now, fresh).aspects & ~unsigned{FightChange::Pending}) == 0);
            known->second = std::move(now);
        }
    }
    [[nodiscard]] int patched() const { return m_patched; }

private:
    const BodyPlans& m_plans;
    FixedClock m_clock;
    std::map<RecordId, FightSnapshot> m_known;
    int m_patched = 0;
};

}  // namespace

/// A fight is brought up to date by what is new, and tells exactly that.
class TestFightNews : public QObject, private GateFight {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anyMixInMemoryIsBroughtUpToDate();
    void anyMixInAFileIsBroughtUpToDate();
    void aStepTellsWhatItChanged();
    void peopleComeAndGo();
    void whatIsElsewhereIsNotTold();
    void whatAnotherFightMadeIsTold();
    void whatIsRefusedTellsEverything();
    void theHistoryGrowsInFront();
    void oneRowIsTold();
    void onlyWhatIsKeptIsTold();

private:
    void settle()
    {
        do
            QCoreApplication::processEvents();
        while (m_gateway->waiting() > 0);
        QCoreApplication::processEvents();
    }
    /// What was told since, of which there is one.
    FightChange told()
    {
        settle();
        FightChange only;
        if (m_told.size() == 1)
            only = m_told.front();
        m_told.clear();
        return only;
    }

    SeedEleven m_seeds;
    std::unique_ptr<QueueAtOnce> m_queue;
    std::unique_ptr<CampaignGateway> m_gateway;
    std::unique_ptr<Fight> m_fight;
    std::vector<FightChange> m_told;
};

void TestFightNews::init()
{
    begin();
    (void)fight();
    m_queue = std::make_unique<QueueAtOnce>(*m_campaign);
    m_gateway = std::make_unique<CampaignGateway>(m_plans, m_clock, m_seeds);
    m_gateway->setQueue(m_queue.get());
    m_fight = std::make_unique<Fight>(*m_gateway);
    m_fight->open(m_encounter);
    settle();
    QVERIFY(m_fight->isLoaded());
    m_told.clear();
    connect(m_fight.get(), &Fight::changed, m_fight.get(),
            [this](const FightChange& change) { m_told.push_back(change); });
}

void TestFightNews::cleanup()
{
    m_fight.reset();
    m_gateway.reset();
    m_queue.reset();
}

void TestFightNews::anyMixInMemoryIsBroughtUpToDate()
{
    const HumanPlans plans;
    int patched = 0;
    QVERIFY(rc::check([&] {
        FakeStage stage;
        RandomMix mix(stage, plans);
        Onlooker onlooker(plans);
        for (const MixStep& step : someSteps(40)) {
            mix.play(step);
            if (step.number % 4 != 0)
                onlooker.look(stage.live());
        }
        onlooker.look(stage.live());
        mix.unwindAndRedo();
        onlooker.look(stage.live());
        patched += onlooker.patched();
    }));
    QVERIFY2(patched > support::fewerIfSanitized(40), qPrintable(QString::number(patched)));
}

void TestFightNews::anyMixInAFileIsBroughtUpToDate()
{
    const QTemporaryDir folder;
    const QString sample = folder.filePath(QStringLiteral("sample.hitspread"));
    storage::SampleCampaign::create(sample).reset();
    const formats::ShippedBodyPlans plans;
    int patched = 0;
    QVERIFY(rc::check([&] {
        FileStage stage(sample);
        RandomMix mix(stage, plans);
        Onlooker onlooker(plans);
        for (const MixStep& step : someSteps(30)) {
            mix.play(step);
            onlooker.look(stage.live());
        }
        patched += onlooker.patched();
    }));
    QVERIFY2(patched > support::fewerIfSanitized(10), qPrintable(QString::number(patched)));
}

void TestFightNews::aStepTellsWhatItChanged()
{
    constexpr unsigned kStep = FightChange::Log | FightChange::Place;
    m_fight->byHand().setValue(m_shooter, "aims", 3);
    FightChange change = told();
    QCOMPARE(change.aspects, kStep | FightChange::Values);
    QCOMPARE(change.combatants, std::vector<RecordId>{m_shooter});
    QVERIFY(change.isAbout(m_shooter) && !change.isAbout(m_target));
    m_fight->steps().undo();
    change = told();
    QCOMPARE(change.aspects, kStep | FightChange::Values);
    QCOMPARE(change.combatants, std::vector<RecordId>{m_shooter});
    m_fight->steps().redo();
    QCOMPARE(told().aspects, kStep | FightChange::Values);
    m_fight->byHand().setTime(2, 1);
    QCOMPARE(told().aspects, kStep | FightChange::Moment);
    m_fight->change([this](CampaignServices& services) { services.encounters.setDistance(m_shooter, m_target, 5); });
    QCOMPARE(told().aspects, kStep | FightChange::Distances);
    QCOMPARE(m_fight->snapshot().distances.at(std::minmax(m_shooter, m_target)), 5);
    m_fight->people().rename(m_target, "Somebody else");
    change = told();
    QCOMPARE(change.aspects, kStep | FightChange::Values);
    QCOMPARE(change.combatants, std::vector<RecordId>{m_target});
    // Nothing is new.
    m_fight->reload();
    QCOMPARE(told().aspects, 0U);
    m_fight->readAnew();
    QCOMPARE(told().aspects, 0U);
}

void TestFightNews::peopleComeAndGo()
{
    m_fight->people().remove({m_target});
    const FightChange change = told();
    QVERIFY(change.has(FightChange::People));
    QVERIFY(!m_fight->snapshot().find(m_target));
    QCOMPARE(change.combatants, std::vector<RecordId>{});
    m_fight->steps().undo();
    const FightChange back = told();
    QVERIFY(back.has(FightChange::People) && back.isAbout(m_target));
    QVERIFY(m_fight->snapshot().find(m_target));
}

void TestFightNews::whatIsElsewhereIsNotTold()
{
    RecordId other = 0;
    m_gateway->run(
        m_fight.get(),
        [this, &other](CampaignServices& services) {
            other = services.encounters.create("threed", "Elsewhere", "recommended");
            const RecordId character = services.campaign.encounters().combatant(m_shooter).character;
            (void)services.encounters.add(other, character, "Somebody", Side::Others);
        },
        [] {});
    settle();
    QVERIFY(m_told.empty());
    // A record that is carried in both is everybody's.
    m_gateway->run(
        m_fight.get(),
        [this](CampaignServices& services) {
            const RecordId character = services.campaign.encounters().combatant(m_shooter).character;
            StoredRecord stored = services.library.load({RecordKind::Character, character});
            stored.record = stored.record.cloned();
            stored.record.as<threed::Character>().additionalActions = 2;
            support::updated(services.library, stored);
        },
        [] {});
    const FightChange change = told();
    QVERIFY(change.isAbout(m_shooter));
    QVERIFY(change.has(FightChange::Fights));  // there is one more
}

/// Somebody typed on the spot is made in one fight and fights in another, too: taking him back there is told here.
void TestFightNews::whatAnotherFightMadeIsTold()
{
    CampaignServices services(*m_campaign, m_plans, m_clock);
    const RecordId other = services.encounters.create("threed", "Elsewhere", "recommended");
    Newcomers typed{.name = "Thug"};
    typed.count = 1;
    (void)services.encounters.add(other, typed);
    const RecordId thug = services.campaign.encounters().combatants(other).front().character;
    (void)services.encounters.add(m_encounter, thug, "Thug", Side::Others);
    FightSnapshot before = readFight(services, m_encounter);
    (void)services.history.undo({ScopeKind::Encounter, other});
    const FightSnapshot now = withNews(before, readNews(services, knownOf(before)));
    QVERIFY(FightDump::of(now) == FightDump::of(readFight(services, m_encounter)));
    before.elsewhere = now.elsewhere;
    QVERIFY(FightDump::of(now) != FightDump::of(before));
}

void TestFightNews::whatIsRefusedTellsEverything()
{
    QSignalSpy problems(m_gateway.get(), &CampaignGateway::problem);
    m_fight->people().rename(m_target, "");
    QCOMPARE(told().aspects, unsigned{FightChange::CommandPalette});
    QCOMPARE(problems.count(), 1);
}

void TestFightNews::theHistoryGrowsInFront()
{
    HistoryModel model(*m_fight);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_fight->readAnew();
    for (int i = 1; i <= 3; ++i) {
        m_fight->byHand().setValue(m_shooter, "aims", i);
        settle();
    }
    const int before = model.rowCount();
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    m_fight->byHand().setValue(m_shooter, "aims", 4);
    settle();
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(changed.count(), 0);
    // Three back with one note, which is not listed: they lie together, and are told at once.
    const EntryId there = model.index(3, 0).data(HistoryModel::EntryRole).toLongLong();
    m_fight->steps().moveTo(there);
    settle();
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.front().at(0).toModelIndex().row(), 0);
    QCOMPARE(changed.front().at(1).toModelIndex().row(), 2);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(model.rowCount(), before + 1);
    // What is no matter of the log is none of its.
    m_fight->reload();
    settle();
    QCOMPARE(inserted.count() + changed.count(), 2);
}

void TestFightNews::oneRowIsTold()
{
    CombatantsModel model(*m_fight);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_fight->change([this](CampaignServices& services) { services.encounters.setColour({m_shooter, m_target}, 1); });
    settle();
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    m_fight->people().setColour({m_target}, 3);
    settle();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.front().at(0).toModelIndex(), model.index(model.rowOf(m_target)));
    QCOMPARE(changed.front().at(1).toModelIndex(), model.index(model.rowOf(m_target)));
    m_fight->byHand().setTime(4, 1);
    settle();
    QCOMPARE(changed.count(), 1);
}

void TestFightNews::onlyWhatIsKeptIsTold()
{
    std::vector<CampaignChange> heard;
    connect(m_gateway.get(), &CampaignGateway::changed, m_fight.get(),
            [&heard](const CampaignChange& change) { heard.push_back(change); });
    const std::pair<RecordRef, std::string> aims{{RecordKind::Condition, m_shooter}, "aims"};
    m_fight->byHand().setValue(m_shooter, "aims", 3);
    settle();
    QCOMPARE(heard.size(), std::size_t{1});
    QVERIFY(heard.front().scope == (Scope{ScopeKind::Encounter, m_encounter}));
    QVERIFY(heard.front().fields == decltype(heard.front().fields){aims});
    // A step taken back names what it gave back.
    m_fight->steps().undo();
    settle();
    QCOMPARE(heard.size(), std::size_t{2});
    QVERIFY(heard.back().fields == decltype(heard.back().fields){aims});
    // What was rolled back, and what was only tried, is nothing anybody hears of.
    m_gateway->run(
        m_fight.get(),
        [this](CampaignServices& services) {
            const LoggedChange change{{RecordKind::Condition, m_shooter}, "aims", 0, std::int64_t{0}, std::int64_t{2}};
            const auto work = [&] {
                ChangeWriter(services.campaign).write({change});
                LogEntry entry = entryOf({ScopeKind::Encounter, m_encounter}, EntryKind::Edit, "aims");
                entry.changes = {change};
                LogWriter(services.campaign, services.clock).enter(std::move(entry));
            };
            services.campaign.rehearse(work);
            services.campaign.atomically([&] {
                work();
                throw Failure(ProblemCode::BadInput, "aims");
            });
        },
        [] {}, [](const Problem&) {});
    settle();
    QCOMPARE(heard.size(), std::size_t{2});
}

HITSPREAD_TEST(TestFightNews)
#include "tst_fightnews.moc"
