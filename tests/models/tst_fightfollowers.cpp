#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "models/fight/hitmemory.h"
#include "models/history/historymodel.h"
#include "models/nextaction/nextaction.h"
#include "models/play/attackpresenter.h"
#include "support/gatefight.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::support;

namespace {

/// Runs work at once, on this thread, and counts it.
class CountingQueue final : public CampaignQueue {
public:
    explicit CountingQueue(Campaign& campaign) : m_campaign(campaign) {}
    void post(std::function<void(Campaign&)> work) override
    {
        ++count;
        work(m_campaign);
    }
    int count = 0;

private:
    Campaign& m_campaign;
};

class SeedTwelve final : public SeedSource {
public:
    std::uint64_t next() override { return 12; }
};

/// Everything that is shown of actions, as text.
QString dumpOf(const NextActions& actions)
{
    QStringList lines = actions.against;
    const auto add = [&lines](const std::optional<ActionOffer>& offer) {
        if (!offer)
            return void(lines << QStringLiteral("-"));
        const std::string plan = std::string(offer->plan.action) + "|" + std::string(offer->plan.id);
        lines << QString::fromStdString(plan) << offer->words.full;
    };
    add(actions.primary);
    for (const QuickOffer& quick : actions.quick) {
        lines << QString::fromStdString(std::string(quick.action.id)) << quick.against;
        add(quick.offer);
    }
    return lines.join(QLatin1Char('\n'));
}

/// A fight like the one of the test in a campaign of its own.
struct OtherFight : private GateFight {
    OtherFight()
    {
        begin();
        encounter = fight();
        campaign = m_campaign.get();
    }
    FakeCampaign* campaign = nullptr;
    RecordId encounter = 0;
};

std::vector<EntryId> entriesOf(const HitMemory& memory)
{
    std::vector<EntryId> entries;
    for (const RememberedHit& hit : memory.hits())
        entries.push_back(hit.entry);
    return entries;
}

}  // namespace

/// Who follows a fight asks the campaign no more than what the fight does not bring along, and knows what somebody who asks anew knows.
class TestFightFollowers : public QObject, private GateFight {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void actionsAreThoseOfTheFightAsItIs();
    void aBystanderBearsOnNoAction();
    void hitsAreThoseOfTheLog();
    void anotherCampaignNumbersAlike();
    void anAttackIsPlayedWithoutAWindow();

private:
    /// An answer may lead to a question that is sent from an event of its own.
    void settle()
    {
        for (int quiet = 0; quiet<3; quiet = m_gateway->waiting()> 0 ? 0 : quiet + 1)
            QCoreApplication::processEvents();
    }
    [[nodiscard]] ActionOrder attack() const
    {
        return {.action = "shot", .encounter = m_encounter, .actor = m_shooter, .target = m_target, .weapon = m_weapon};
    }
    /// As somebody finds them who asks now.
    [[nodiscard]] QString freshActions()
    {
        CampaignServices services(*m_campaign, m_plans, m_clock);
        return dumpOf(actionsFor(services, attack()));
    }
    void shoot(std::uint64_t seed)
    {
        const PendingAction shot = firedShot(seed);
        m_fight->change([shot](CampaignServices& services) { services.actions.apply(shot, "shot"); });
        settle();
    }

    SeedTwelve m_seeds;
    std::unique_ptr<CountingQueue> m_queue;
    std::unique_ptr<CampaignGateway> m_gateway;
    std::unique_ptr<Fight> m_fight;
    RecordId m_bystander = 0;
};

void TestFightFollowers::init()
{
    begin();
    (void)fight();
    m_queue = std::make_unique<CountingQueue>(*m_campaign);
    m_gateway = std::make_unique<CampaignGateway>(m_plans, m_clock, m_seeds);
    m_gateway->setQueue(m_queue.get());
    m_fight = std::make_unique<Fight>(*m_gateway);
    m_fight->open(m_encounter);
    settle();
    m_fight->setActive(m_shooter);
    m_fight->setTarget(m_target);
    m_fight->change([this](CampaignServices& services) {
        const RecordId character = services.campaign.encounters().combatant(m_shooter).character;
        m_bystander = services.encounters.add(m_encounter, character, "Bystander", Side::Others);
    });
    settle();
    QVERIFY(m_fight->snapshot().find(m_bystander));
    QCOMPARE(m_fight->choice().active, m_shooter);
    QCOMPARE(m_fight->choice().target, m_target);
}

void TestFightFollowers::cleanup()
{
    m_fight.reset();
    m_gateway.reset();
    m_queue.reset();
}

void TestFightFollowers::actionsAreThoseOfTheFightAsItIs()
{
    NextAction next(*m_fight, [this] { return std::optional(attack()); });
    next.ask();
    settle();
    QStringList seen;
    const auto look = [&] {
        settle();
        QVERIFY(next.isCurrent());
        QCOMPARE(dumpOf(next.actions()), freshActions());
        seen << dumpOf(next.actions());
    };
    look();
    m_fight->change([this](CampaignServices& services) {
        services.encounters.setByHand(
            m_encounter, {{{RecordKind::WeaponState, m_weapon}, "jammed", 0, std::int64_t{0}, std::int64_t{1}}},
            "test");
    });
    look();
    m_fight->steps().undo();
    look();
    m_fight->byHand().setValue(m_target, "dead", 1);
    look();
    m_fight->byHand().setValue(m_bystander, "aims", 2);
    look();
    m_fight->steps().undo();
    look();
    m_fight->steps().undo();
    look();
    m_fight->byHand().setValue(m_shooter, "unconscious", 1);
    look();
    m_fight->change([this](CampaignServices& services) { services.encounters.setDistance(m_shooter, m_target, 9999); });
    look();
    m_fight->steps().undo();
    look();
    // They were not the same all the time.
    seen.removeDuplicates();
    QVERIFY2(seen.size() > 3, qPrintable(seen.join(QStringLiteral("\n--\n"))));
}

void TestFightFollowers::aBystanderBearsOnNoAction()
{
    NextAction next(*m_fight, [this] { return std::optional(attack()); });
    next.ask();
    settle();
    const int before = m_queue->count;
    m_fight->byHand().setValue(m_bystander, "aims", 2);
    settle();
    // The step and its news.
    QCOMPARE(m_queue->count, before + 2);
    m_fight->byHand().setValue(m_target, "aims", 2);
    settle();
    QCOMPARE(m_queue->count, before + 5);
    // What is about to be done is asked about whatever comes of it.
    next.outdate();
    QVERIFY(!next.isCurrent());
    m_fight->byHand().setValue(m_bystander, "aims", 3);
    settle();
    QVERIFY(next.isCurrent());
}

void TestFightFollowers::hitsAreThoseOfTheLog()
{
    HitMemory memory(*m_fight);
    memory.lookAt(m_target);
    settle();
    QVERIFY(memory.hits().empty());
    std::size_t most = 0;
    const auto look = [&] {
        settle();
        HitMemory anew(*m_fight);
        anew.lookAt(m_target);
        settle();
        QCOMPARE(entriesOf(memory), entriesOf(anew));
        most = std::max(most, memory.hits().size());
    };
    const int before = m_queue->count;
    shoot(3);
    // The step and its news: the shot comes along with them.
    QCOMPARE(m_queue->count, before + 2);
    look();
    shoot(4);
    look();
    m_fight->byHand().setValue(m_bystander, "aims", 2);
    look();
    m_fight->steps().undo();
    look();
    m_fight->steps().undo();
    look();
    m_fight->steps().undo();
    look();
    QVERIFY(memory.hits().empty());
    m_fight->steps().redo();
    look();
    m_fight->steps().moveToEnd();
    look();
    // Another branch.
    m_fight->steps().undo();
    settle();
    shoot(5);
    look();
    // Two steps before anybody hears of them.
    const PendingAction first = firedShot(6);
    m_fight->change([this, first](CampaignServices& services) {
        services.actions.apply(first, "shot");
        services.encounters.setDistance(m_shooter, m_target, 4);
    });
    look();
    QVERIFY(most >= 2);
}

/// Two campaigns number their fights, people and entries alike; nothing of the one says anything of the other.
void TestFightFollowers::anotherCampaignNumbersAlike()
{
    HitMemory memory(*m_fight);
    memory.lookAt(m_target);
    HistoryModel history(*m_fight);
    shoot(3);
    m_fight->setActive(m_bystander);
    shoot(4);
    QVERIFY(memory.hits().size() > 1);
    OtherFight other;
    QCOMPARE(other.encounter, m_encounter);
    CountingQueue queue(*other.campaign);
    m_gateway->setQueue(&queue);
    QCOMPARE(history.rowCount(), 0);
    m_fight->open(other.encounter);
    settle();
    HitMemory anew(*m_fight);
    anew.lookAt(m_target);
    settle();
    QCOMPARE(entriesOf(memory), entriesOf(anew));
    // The entry of the same number was somebody else's action there.
    m_fight->setActive(m_target);
    m_fight->byHand().setValue(m_target, "aims", 2);
    settle();
    m_fight->setActive(m_shooter);
    m_fight->steps().undo();
    settle();
    QCOMPARE(m_fight->choice().active, m_target);
    m_gateway->setQueue(m_queue.get());
    m_fight->open(m_encounter);
    settle();
    QCOMPARE(entriesOf(memory).size(), std::size_t{2});
}

/// From its preset to apply, dice and all: this program knows no widget.
void TestFightFollowers::anAttackIsPlayedWithoutAWindow()
{
    const auto shots = [this] {
        const std::vector<LogEntry> log = m_campaign->log().list({{ScopeKind::Encounter, m_encounter}, {}});
        return std::ranges::count(log, EntryKind::Action, &LogEntry::kind);
    };
    const auto before = shots();
    AttackPresenter presenter(*m_fight);
    bool isApplied = false;
    connect(&presenter, &AttackPresenter::applied, this, [&isApplied] { isApplied = true; });
    presenter.begin(attack());
    settle();
    QVERIFY2(presenter.isReady() && presenter.complaints().isEmpty(),
             qPrintable(presenter.complaints().all().join(u'|')));
    QVERIFY(!presenter.dice().hasFallen());
    presenter.dice().rollAll();
    settle();
    QVERIFY(presenter.isFinished() && presenter.dice().isRolled());
    QVERIFY(m_campaign->log().pending(m_encounter));
    presenter.apply();
    settle();
    QVERIFY(isApplied);
    QCOMPARE(shots(), before + 1);
    QVERIFY(!m_campaign->log().pending(m_encounter));
}

HITSPREAD_TEST(TestFightFollowers)
#include "tst_fightfollowers.moc"
