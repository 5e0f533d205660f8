#include "models/fight/fight.h"
#include "models/fight/fightsteps.h"
#include "models/rules/rulebook.h"
#include "models/rules/rulehistory.h"
#include "models/rules/switchboard.h"
#include "rules/core/dice/dice.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/switches.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/switches.h"
#include "services/refusal/problem.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

using namespace hitspread;

namespace {

/// Runs work at once, on this thread.
class DirectQueue final : public CampaignQueue {
public:
    explicit DirectQueue(Campaign& campaign) : m_campaign(campaign) {}
    void post(std::function<void(Campaign&)> work) override { work(m_campaign); }

private:
    Campaign& m_campaign;
};

class FixedSeeds final : public SeedSource {
public:
    std::uint64_t next() override { return 11; }
};

/// Own profiles that last as long as the test.
class MemoryProfiles final : public ProfileStore {
public:
    OwnProfiles profiles(const std::string& system) override
    {
        OwnProfiles found{{}, m_broken};
        for (const auto& [name, profile] : m_all) {
            if (profile.system == system)
                found.all.push_back(profile);
        }
        return found;
    }
    void save(const OwnProfile& profile) override { m_all[profile.name] = profile; }
    void remove(const std::string&, const std::string& name) override { m_all.erase(name); }
    void breakOne(const Problem& problem) { m_broken.push_back(problem); }

private:
    std::vector<Problem> m_broken;
    std::map<std::string, OwnProfile> m_all;
};

StoredRecord fresh(const RecordDeclaration& declaration)
{
    StoredRecord stored;
    stored.system = "threed";
    stored.record = AnyRecord(declaration);
    return stored;
}

}  // namespace

/// What the window shows of rules and house rules, on a campaign in memory.
class TestRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void everyListIsThere();
    void searchFindsEveryWord_data();
    void searchFindsEveryWord();
    void statesFollowTheSwitches();
    void aRuleAsWrittenIsNotOff();
    void rulesLeadToEachOther();
    void usesAreFoundInTheLog();
    void listsKeepTheirLines();

    void aSwitchIsOneStep();
    void aTableIsOneStep();
    void refusedValuesChangeNothing();
    void quickChangesFollowEachOther();
    void differencesAreCounted();
    void profilesAreAppliedAsOneStep();
    void ownProfiles();
    void builtInProfilesStay();
    void namesAreTakenOnce();
    void brokenOnesAreToldOnce();
    void switchesAreFoundByTheirWords();

private:
    void settle()
    {
        QVERIFY(QTest::qWaitFor([this] { return m_gateway->waiting() == 0; }));
        QCoreApplication::processEvents();
        QVERIFY(QTest::qWaitFor([this] { return m_gateway->waiting() == 0; }));
    }
    void fire();
    const FieldDeclaration& one(std::string_view id) { return *threed::switchesRecord.find(id); }
    std::int32_t stored(std::string_view id)
    {
        return one(id).number(m_campaign->encounters().encounter(m_encounter).switches.data(), 0);
    }
    std::vector<LogEntry> log()
    {
        LogQuery query;
        query.scope = {ScopeKind::Encounter, m_encounter};
        return m_campaign->log().list(query);
    }

    std::unique_ptr<support::FakeCampaign> m_campaign;
    std::unique_ptr<DirectQueue> m_queue;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
    FixedSeeds m_seeds;
    std::unique_ptr<CampaignGateway> m_gateway;
    std::unique_ptr<Fight> m_fight;
    std::shared_ptr<MemoryProfiles> m_profiles;
    std::unique_ptr<SwitchBoard> m_board;
    std::unique_ptr<RuleBook> m_book;
    RecordId m_encounter = 0;
    RecordId m_shooter = 0;
    RecordId m_target = 0;
    RecordId m_weapon = 0;
};

void TestRules::init()
{
    m_campaign = std::make_unique<support::FakeCampaign>();
    LibraryService library(*m_campaign, m_plans, m_clock);
    EncounterService encounters(*m_campaign, m_clock);
    StoredRecord person = fresh(threed::characterRecord);
    person.record.as<threed::Character>().name = "Ines";
    person.record.as<threed::Character>().bodyPlan = "human";
    person.record.as<threed::Character>().skills.set("rifle", 9);
    StoredRecord rifle = fresh(threed::weaponRecord);
    rifle.record.as<threed::Weapon>().name = "Carbine";
    rifle.record.as<threed::Weapon>().skill = "rifle";
    StoredRecord rounds = fresh(threed::ammunitionRecord);
    rounds.record.as<threed::Ammunition>().name = "Standard";
    Possession carried;
    carried.character = library.create(person);
    carried.item = library.create(rifle);
    carried.ammunition = library.create(rounds);
    carried.state = AnyRecord(threed::weaponStateRecord);
    (void)m_campaign->encounters().insert(carried);
    m_encounter = encounters.create("threed", "Gate", "recommended");
    m_shooter = encounters.add(m_encounter, carried.character, "Ines", Side::Players);
    m_target = encounters.add(m_encounter, carried.character, "Guard", Side::Opponents);
    m_weapon = encounters.view(m_shooter).weapons.front().possession.id;
    encounters.setDistance(m_shooter, m_target, 17);
    m_queue = std::make_unique<DirectQueue>(*m_campaign);
    m_gateway = std::make_unique<CampaignGateway>(m_plans, m_clock, m_seeds);
    m_gateway->setQueue(m_queue.get());
    m_fight = std::make_unique<Fight>(*m_gateway);
    m_profiles = std::make_shared<MemoryProfiles>();
    m_board = std::make_unique<SwitchBoard>(*m_fight, m_profiles);
    m_book = std::make_unique<RuleBook>(*m_fight);
    m_fight->open(m_encounter);
    settle();
}

void TestRules::cleanup()
{
    m_book.reset();
    m_board.reset();
    m_fight.reset();
    m_gateway.reset();
}

void TestRules::fire()
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    SeededAnswerer seed(11);
    ActionRecord action = actions.prepare({"shot", m_encounter, m_shooter, m_target, m_weapon, 0});
    PendingAction pending;
    pending.encounter = m_encounter;
    pending.action = ActionService::resolved(std::move(action), &seed).action;
    pending.id = actions.keep(pending);
    actions.apply(pending, "Ines fires");
    m_fight->reload();
    settle();
}

void TestRules::everyListIsThere()
{
    QCOMPARE(RuleBook::lists().size(), std::size_t(5));
    QCOMPARE(m_book->count({}), 248);
    QVERIFY(m_book->isOfFight());
    m_book->setSystem("twod6");
    QCOMPARE(m_book->count({}), 131);
    QCOMPARE(m_book->count(RuleState::NotBuilt), 0);
    QVERIFY(!m_book->isOfFight());
    QCOMPARE(m_book->rows({}, {}).size(), std::size_t(131));  // no headings
    m_book->setSystem("nonsense");
    QCOMPARE(m_book->count({}), 131);
}

void TestRules::searchFindsEveryWord_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("id") << u"3D-DEV-04"_qs << QStringList{u"3D-DEV-04"_qs};
    QTest::newRow("part of an id") << u"jam-0"_qs << QStringList{u"3D-JAM-01"_qs, u"3D-JAM-02"_qs, u"3D-JAM-03"_qs};
    QTest::newRow("title and text") << u"silencer penetration"_qs << QStringList{u"3D-PEN-02"_qs};
    QTest::newRow("words of the text, any case") << u"SWITCHBLADE"_qs << QStringList{u"3D-DRAW-07"_qs};
    QTest::newRow("nothing") << u"carbuncle"_qs << QStringList{};
}

void TestRules::searchFindsEveryWord()
{
    QFETCH(QString, search);
    QFETCH(QStringList, ids);
    QStringList found;
    int headings = 0;
    for (const GroupedRow& row : m_book->rows(search, {})) {
        row.isHeading() ? ++headings : 0;
        if (!row.isHeading())
            found << row.before;
    }
    QCOMPARE(found, ids);
    QCOMPARE(headings, ids.isEmpty() ? 0 : 1);
}

void TestRules::statesFollowTheSwitches()
{
    const auto state = [this](const char* id) { return m_book->facts(*m_book->find(QLatin1String(id))).state; };
    QCOMPARE(state("3D-JAM-01"), RuleState::Off);
    QCOMPARE(state("3D-DEV-04"), RuleState::On);
    const int off = m_book->count(RuleState::Off);
    QSignalSpy changed(m_book.get(), &RuleBook::changed);
    m_board->set(one("opt.jamming"), 0, 1);
    m_board->set(one("aim.cancels"), 0, 1);
    settle();
    QVERIFY(!changed.isEmpty());
    QCOMPARE(state("3D-JAM-01"), RuleState::Switched);
    QCOMPARE(state("3D-DEV-04"), RuleState::Switched);
    QVERIFY(m_book->count(RuleState::Off) < off);
    int switched = 0;
    for (const GroupedRow& row : m_book->rows({}, RuleState::Switched)) {
        QVERIFY(row.isHeading() || row.sign == GroupedRow::Sign::Changed);
        switched += row.isHeading() ? 0 : 1;
    }
    QVERIFY(switched >= 2);
    const RuleFacts facts = m_book->facts(*m_book->find(u"3D-DEV-04"_qs));
    QVERIFY(facts.isOfFight);
    QCOMPARE(facts.switches.size(), std::size_t(1));
    QCOMPARE(facts.switches[0].value, u"recoil only"_qs);
    QCOMPARE(facts.switches[0].usual, u"all spread"_qs);
}

void TestRules::aRuleAsWrittenIsNotOff()
{
    const System& system = *findSystem("percentile");
    const auto rule = [&system](std::string_view id) { return *std::ranges::find(system.rules(), id, &RuleInfo::id); };
    percentile::Switches house;
    const auto state = [&](std::string_view id) {
        return ruleState(rule(id), AnyRecord(percentile::switchesRecord, &house));
    };
    // "DEX in ranged Results: not added" is the printed rule; duels that are switched off are none.
    QCOMPARE(state("PCT-22"), RuleState::On);
    QCOMPARE(state("PCT-32"), RuleState::On);
    house.rangedAddDex = true;
    house.duel = false;
    QCOMPARE(state("PCT-22"), RuleState::Switched);
    QCOMPARE(state("PCT-32"), RuleState::Off);
}

void TestRules::rulesLeadToEachOther()
{
    const auto ids = [this](const std::vector<std::uint16_t>& rules) {
        QStringList all;
        for (const std::uint16_t rule : rules)
            all << m_book->facts(rule).id;
        return all;
    };
    const RuleLinks ap = m_book->links(*m_book->find(u"3D-DAM-03"_qs));
    QCOMPARE(ids(ap.named), QStringList{u"3D-DAM-02"_qs});
    // It says nothing of them; they name it.
    const RuleLinks reduction = m_book->links(*m_book->find(u"3D-DAM-02"_qs));
    QCOMPARE(ids(reduction.named), (QStringList{u"3D-DAM-03"_qs, u"3D-LAY-04"_qs}));
    const RuleLinks jam = m_book->links(*m_book->find(u"3D-JAM-01"_qs));
    QVERIFY(ids(jam.alike).contains(u"3D-JAM-02"_qs));
    QVERIFY(!ids(jam.alike).contains(u"3D-JAM-01"_qs));
    const RuleLinks recoil = m_book->links(*m_book->find(u"3D-DEV-07"_qs));
    QVERIFY2(recoil.actions.contains(u"Shot"_qs), qPrintable(recoil.actions.join(u", "_qs)));
}

void TestRules::usesAreFoundInTheLog()
{
    RuleHistory history(*m_fight);
    const std::uint16_t attack = *m_book->find(u"3D-CMB-01"_qs);
    history.catchUp();
    settle();
    QVERIFY(history.usesOf(attack).empty());
    fire();
    QSignalSpy changed(&history, &RuleHistory::changed);
    history.catchUp();
    settle();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(history.usesOf(attack).size(), std::size_t(1));
    const RuleUse use = history.usesOf(attack).front();
    // In the language in use, worded from what was done.
    QVERIFY2(use.title.find("Ines") != std::string::npos, use.title.c_str());
    QCOMPARE(use.round, 1);
    QVERIFY(use.steps > 0);
    QVERIFY(!history.isTakenBack(use.entry));
    QVERIFY(history.usesOf(*m_book->find(u"3D-GREN-06"_qs)).empty());
    fire();
    m_fight->steps().undo();
    settle();
    history.catchUp();
    settle();
    QCOMPARE(history.usesOf(attack).size(), std::size_t(2));
    QVERIFY(history.usesOf(attack)[0].entry > history.usesOf(attack)[1].entry);
    QVERIFY(history.isTakenBack(history.usesOf(attack)[0].entry));
    QVERIFY(!history.isTakenBack(history.usesOf(attack)[1].entry));
}

void TestRules::listsKeepTheirLines()
{
    GroupedList list;
    const QAbstractItemModelTester tester(&list);
    QSignalSpy reset(&list, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&list, &QAbstractItemModel::dataChanged);
    list.setRows(m_board->rows({}, false));
    QCOMPARE(reset.count(), 1);
    QVERIFY(!(list.flags(list.index(0)) & Qt::ItemIsEnabled));
    QCOMPARE(list.firstRow(), 1);
    m_board->set(one("aim.cancels"), 0, 1);
    list.setRows(m_board->rows({}, false));
    QCOMPARE(reset.count(), 1);
    QCOMPARE(changed.count(), 1);
    const QModelIndex line = changed.front().at(0).toModelIndex();
    QCOMPARE(line.row(), list.rowOf(m_board->keyOf("aim.cancels")));
    QCOMPARE(line.data(GroupedList::BehindRole).toString(), u"recoil only"_qs);
    settle();
}

void TestRules::aSwitchIsOneStep()
{
    const std::string before = m_campaign->dump();
    const std::size_t entries = log().size();
    m_board->set(one("aim.cancels"), 0, 1);
    QCOMPARE(m_board->value(one("aim.cancels"), 0), 1);  // at once
    settle();
    QCOMPARE(stored("aim.cancels"), 1);
    QCOMPARE(log().size(), entries + 1);
    QVERIFY2(log().front().title.find("recoil only") != std::string::npos, log().front().title.c_str());
    QVERIFY(m_board->canUndo());
    m_board->undo();
    settle();
    QCOMPARE(QString::fromStdString(m_campaign->dump()), QString::fromStdString(before));
    QCOMPARE(m_board->value(one("aim.cancels"), 0), 0);
    m_board->redo();
    settle();
    QCOMPARE(stored("aim.cancels"), 1);
    m_board->set(one("aim.cancels"), 0, 1);  // nothing new is no step
    settle();
    QCOMPARE(log().size(), entries + 3);
}

void TestRules::aTableIsOneStep()
{
    m_encounter = EncounterService(*m_campaign, m_clock).create("percentile", "Noon", "");
    m_fight->open(m_encounter);
    settle();
    const FieldDeclaration& field = *percentile::switchesRecord.find("hitLocations");
    const auto behind = [&] {
        for (const GroupedRow& row : m_board->rows(u"Hit location table"_qs, false)) {
            if (!row.isHeading())
                return row.behind;
        }
        return QString();
    };
    QCOMPARE(behind(), u"house values"_qs);
    QVERIFY(!m_board->differs(field));
    const std::string before = m_campaign->dump();
    Table table = m_board->table(field);
    table.rows[0].upTo = 12;
    table.rows[1].from = 13;
    m_board->setTables({{&field, table}});
    settle();
    const auto stored = [&] {
        return m_campaign->encounters().encounter(m_encounter).switches.as<percentile::Switches>().hitLocations;
    };
    QVERIFY(stored() == table);
    QCOMPARE(behind(), u"changed, rows: 7"_qs);
    QVERIFY(m_board->differs(field));
    QCOMPARE(m_board->differences(), 1);
    QCOMPARE(log().size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(log().front().title),
             u"House rule Hit location table: 1–10: Head, 2 → 1–12: Head, 2; 11–36: Chest, 1 → 13–36: Chest, 1"_qs);
    m_board->undo();
    settle();
    QCOMPARE(QString::fromStdString(m_campaign->dump()), QString::fromStdString(before));
    m_board->redo();
    settle();
    QVERIFY(stored() == table);
    // One with a fault is refused and changes nothing.
    QSignalSpy refused(m_board.get(), &SwitchBoard::refused);
    Table broken = table;
    broken.rows[3].upTo = 63;
    m_board->setTables({{&field, broken}});
    settle();
    QCOMPARE(refused.count(), 1);
    QVERIFY(stored() == table);
    QVERIFY(m_board->table(field) == table);
    // A profile keeps it, and what is usual is the house's again.
    m_board->saveAs(u"Ours"_qs);
    settle();
    m_board->toUsual(field);
    settle();
    QVERIFY(stored() == tableOf(field.shape->house));
    QVERIFY(m_board->differs(field));
    m_board->toProfile(field);
    settle();
    QVERIFY(stored() == table);
}

void TestRules::refusedValuesChangeNothing()
{
    const std::string before = m_campaign->dump();
    QSignalSpy refused(m_board.get(), &SwitchBoard::refused);
    m_board->set(one("act.reloadCost"), 0, 99);
    settle();
    QCOMPARE(refused.count(), 1);
    QCOMPARE(QString::fromStdString(m_campaign->dump()), QString::fromStdString(before));
    QCOMPARE(m_board->value(one("act.reloadCost"), 0), 1);
}

void TestRules::quickChangesFollowEachOther()
{
    // Arrow keys are quicker than a disk: what comes second builds on what is on its way.
    m_board->set(one("fire.duration"), 0, 1);
    m_board->set(one("fire.duration"), 0, 2);
    QSignalSpy refused(m_board.get(), &SwitchBoard::refused);
    settle();
    QVERIFY(refused.isEmpty());
    QCOMPARE(stored("fire.duration"), 2);
}

void TestRules::differencesAreCounted()
{
    QCOMPARE(m_board->chosenName(), std::string("recommended"));
    QVERIFY(m_board->isInForce());
    QCOMPARE(m_board->differences(), 0);
    m_board->choose("asPrinted");
    QVERIFY(!m_board->isInForce());
    QCOMPARE(m_board->differences(), 6);
    QVERIFY(m_board->differs(one("jam.formula")));
    std::size_t lines = 0;
    for (const GroupedRow& row : m_board->rows({}, true))
        lines += row.isHeading() ? 0 : 1;
    QCOMPARE(lines, std::size_t(6));
    m_board->toProfile(one("jam.formula"));
    settle();
    QCOMPARE(m_board->differences(), 5);
    m_board->toUsual(one("jam.formula"));
    settle();
    QCOMPARE(m_board->differences(), 6);
    // An array differs as a whole.
    m_board->set(one("range.toHit"), 2, -1);
    settle();
    QCOMPARE(m_board->differences(), 7);
    m_board->toProfile(one("range.toHit"));
    settle();
    QCOMPARE(m_board->differences(), 6);
}

void TestRules::profilesAreAppliedAsOneStep()
{
    const std::string before = m_campaign->dump();
    const std::size_t entries = log().size();
    m_board->choose("asPrinted");
    m_board->apply();
    settle();
    QCOMPARE(log().size(), entries + 1);
    QVERIFY(m_board->isInForce());
    QCOMPARE(m_board->differences(), 0);
    QCOMPARE(m_campaign->encounters().encounter(m_encounter).profile, std::string("asPrinted"));
    m_board->undo();
    settle();
    QCOMPARE(QString::fromStdString(m_campaign->dump()), QString::fromStdString(before));
    QCOMPARE(m_campaign->encounters().encounter(m_encounter).profile, std::string("recommended"));
    QCOMPARE(m_board->chosenName(), std::string("recommended"));
}

void TestRules::ownProfiles()
{
    m_board->set(one("opt.jamming"), 0, 1);
    settle();
    m_board->saveAs(u" Gritty "_qs);
    settle();
    QCOMPARE(m_board->profiles().size(), std::size_t(3));
    QCOMPARE(m_board->chosenName(), std::string("Gritty"));
    QVERIFY(m_board->isInForce());
    QCOMPARE(m_board->differences(), 0);
    m_board->rename(u"Grim"_qs);
    settle();
    QCOMPARE(m_campaign->encounters().encounter(m_encounter).profile, std::string("Grim"));
    QVERIFY(m_board->chosen());
    QSignalSpy removed(m_board.get(), &SwitchBoard::removed);
    m_board->remove();
    settle();
    QCOMPARE(removed.count(), 1);
    QCOMPARE(m_board->profiles().size(), std::size_t(2));
    QVERIFY(!m_board->chosen());
    QCOMPARE(m_board->differences(), 1);  // from what is usual
    QCOMPARE(stored("opt.jamming"), 1);
    m_board->bringBack(removed.front().at(0).value<ProfileView>());
    settle();
    QVERIFY(m_board->chosen());
    QCOMPARE(m_board->differences(), 0);
}

/// One that cannot be read is named once, and the others are there.
void TestRules::brokenOnesAreToldOnce()
{
    m_profiles->save({"threed", "mine", m_board->switches().cloned()});
    QSignalSpy leftOut(m_board.get(), &SwitchBoard::leftOut);
    m_profiles->breakOne({ProblemCode::BadInput, {SiteKind::File, "/somewhere/threed-zzz.json"}});
    m_board->load();
    settle();
    QCOMPARE(leftOut.size(), 1);
    QCOMPARE(leftOut.at(0).at(0).value<Problem>().where.name, std::string("/somewhere/threed-zzz.json"));
    QVERIFY(std::ranges::find(m_board->profiles(), std::string("mine"), &ProfileView::name)
            != m_board->profiles().end());
    m_board->load();
    settle();
    QCOMPARE(leftOut.size(), 1);
}

void TestRules::builtInProfilesStay()
{
    QSignalSpy refused(m_board.get(), &SwitchBoard::refused);
    m_board->remove();
    settle();
    m_board->rename(u"Mine"_qs);
    settle();
    m_board->saveAs(u"recommended"_qs);
    settle();
    QCOMPARE(refused.count(), 3);
    QCOMPARE(m_board->profiles().size(), std::size_t(2));
}

void TestRules::namesAreTakenOnce()
{
    m_board->saveAs(u"One"_qs);
    settle();
    m_board->saveAs(u"Two"_qs);
    settle();
    QSignalSpy refused(m_board.get(), &SwitchBoard::refused);
    m_board->saveAs(u"One"_qs);
    settle();
    m_board->rename(u"One"_qs);
    settle();
    m_board->saveAs(u"  "_qs);
    settle();
    QCOMPARE(refused.count(), 3);
    QCOMPARE(m_board->profiles().size(), std::size_t(4));
    // Over the one that is compared with: meant.
    m_board->set(one("opt.jamming"), 0, 1);
    settle();
    m_board->saveAs(u"Two"_qs);
    settle();
    QCOMPARE(refused.count(), 3);
    QCOMPARE(m_board->differences(), 0);
}

void TestRules::switchesAreFoundByTheirWords()
{
    const auto keys = [this](const QString& search) {
        std::set<int> all;
        for (const GroupedRow& row : m_board->rows(search, false)) {
            if (!row.isHeading())
                all.insert(row.key);
        }
        return all;
    };
    QCOMPARE(keys({}).size(), threed::switchesRecord.fields.size());
    QCOMPARE(keys(u"literal"_qs), std::set<int>{});  // ids of values are no words
    QCOMPARE(keys(u"aiming points"_qs), std::set<int>{m_board->keyOf("aim.cancels")});
    QCOMPARE(keys(u"regen.clock"_qs), std::set<int>{m_board->keyOf("regen.clock")});
    QVERIFY(keys(u"half of str"_qs).contains(m_board->keyOf("rcl.oneHandLimit")));
}

HITSPREAD_TEST(TestRules)
#include "tst_rules.moc"
