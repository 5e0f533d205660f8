#include "formats/bodyplans.h"
#include "rules/core/dice/dice.h"
#include "rules/core/time/lying.h"
#include "rules/core/time/rest.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "services/action/actionservice.h"
#include "services/exchange/importservice.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterservice.h"
#include "services/fight/groundservice.h"
#include "services/library/kitservice.h"
#include "services/library/libraryservice.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/library/rowvalue.h"
#include "services/people/presentservice.h"
#include "services/turn/restservice.h"
#include "services/undo/historyservice.h"
#include "services/undo/whatifservice.h"
#include "storage/campaignfile.h"
#include "support/edits.h"
#include "support/fakecampaign.h"
#include "support/interruptedcampaign.h"
#include "support/problemof.h"
#include "support/samplefile.h"
#include "support/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>

using namespace hitspread;
using namespace hitspread::storage;
using support::codeOf;

/// Two programs on one file: what the other writes after this one has looked and before it writes is neither lost nor done twice.
class MeanwhileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void diceThatFellAreWaitedFor_data();
    void diceThatFellAreWaitedFor();
    void aWoundGoesOnFromTheFight();
    void oneFightIsBetweenFights();
    void whatWasDroppedIsNotDroppedAgain();
    void appliedDiceAreNotDropped();
    void aNameIsGivenOnce();
    void whoGotAnotherNameIsNoDouble();
    void aKitThatMovesKeepsItsState();
    void aStateIsUndoneToWhatItWas();
    void aPartThatIsMountedKeepsItsPlace();
    void roundsAreCountedFromThePhaseThatRuns();
    void whoHasFledLaysNothing();
    void aFuseComesBackAsItWas_data();
    void aFuseComesBackAsItWas();
    void theSameIsNotTakenInTwice();
    void whatWasDeletedIsNotTakenIn();

private:
    using Work = std::function<void()>;

    /// What this program is refused with where the other comes first by a moment.
    std::optional<ProblemCode> refusedAfter(const Work& others, const Work& mine)
    {
        m_campaign->interruptWith(others);
        return codeOf(mine);
    }
    [[nodiscard]] static Scope library() { return {}; }
    [[nodiscard]] Scope scope() const { return {ScopeKind::Encounter, m_fight}; }
    [[nodiscard]] RecordId who(std::size_t place) const { return m_people.at(place).combatant.id; }
    [[nodiscard]] RecordRef grenade();
    [[nodiscard]] PendingAction fallen(RecordId lying);
    /// By the other program.
    EntryId standardTotal(RecordId combatant, std::int64_t total);
    [[nodiscard]] threed::Condition conditionOf(RecordId combatant)
    {
        return m_file->encounters().combatant(combatant).condition.as<threed::Condition>();
    }
    [[nodiscard]] ImportPlan planned(const std::string& name);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<CampaignFile> m_file;   ///< this program's
    std::unique_ptr<CampaignFile> m_other;  ///< the other's, of the same path
    std::unique_ptr<support::InterruptedCampaign> m_campaign;
    formats::ShippedBodyPlans m_plans;
    support::FixedClock m_clock;
    RecordId m_fight = 0;
    std::vector<CombatantView> m_people;
    RecordId m_lying = 0;
};

void MeanwhileTest::init()
{
    m_campaign.reset();
    m_other.reset();
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(QStringLiteral("campaign.hitspread"));
    m_file = support::openSample(path);
    m_other = CampaignFile::open(path);
    m_campaign = std::make_unique<support::InterruptedCampaign>(*m_file);
    m_fight = m_file->encounters().encounters().at(0).id;
    m_people = EncounterService(*m_file, m_clock).combatants(m_fight);
    m_lying = GroundService(*m_file, m_clock).place(m_fight, grenade().id, {"at the gate", 3});
}

RecordRef MeanwhileTest::grenade()
{
    LibraryQuery query{.kind = RecordKind::Grenade, .system = "threed"};
    query.search = "Shard grenade";
    return {RecordKind::Grenade, m_file->library().list(query).front().id};
}

/// A shot of the first one at the second, or what lies there going off; every die is known and the other program keeps it.
PendingAction MeanwhileTest::fallen(RecordId lying)
{
    ActionOrder order{.action = lying == 0 ? "shot" : "grenade", .encounter = m_fight};
    order.actor = who(0);
    order.target = who(1);
    order.weapon = lying == 0 ? m_people.front().weapons.front().possession.id : lying;
    SeededAnswerer dice(7);
    ActionService actions(*m_other, m_plans, m_clock);
    PendingAction pending{0, m_fight, ActionService::resolved(actions.prepare(order), &dice).action};
    pending.id = actions.keep(pending);
    return pending;
}

EntryId MeanwhileTest::standardTotal(RecordId combatant, std::int64_t total)
{
    const std::int64_t before = conditionOf(combatant).standardTotal;
    return EncounterService(*m_other, m_clock)
        .setByHand(m_fight, LoggedChange{{RecordKind::Condition, combatant}, "standardTotal", 0, before, total},
                   "said so");
}

void MeanwhileTest::diceThatFellAreWaitedFor_data()
{
    QTest::addColumn<bool>("isLying");
    QTest::addColumn<Work>("mine");
    const auto row = [](const char* name, bool isLying, Work mine) {
        QTest::newRow(name) << isLying << std::move(mine);
    };
    row("who shoots flees", false, [this] { (void)EncounterService(*m_campaign, m_clock).setAway({who(0)}, true); });
    row("who shoots is taken out", false, [this] { (void)EncounterService(*m_campaign, m_clock).remove({who(0)}); });
    row("the weapon is taken", false,
        [this] { (void)KitService(*m_campaign, m_clock).takeInFight(m_people.front().weapons.front().possession.id); });
    row("time passes", false,
        [this] { (void)RestService(*m_campaign, m_plans, m_clock).pass(m_fight, {.days = 3}, "Three days"); });
    row("something is tried", false,
        [this] { (void)WhatIfService(*m_campaign, m_clock).begin(m_fight, 0, "as it was"); });
    row("the fight ends", false, [this] {
        (void)PresentService(*m_campaign, m_clock).finish(m_fight, {who(0)}, {"After", "Between"});
    });
    row("the grenade is removed", true, [this] { (void)GroundService(*m_campaign, m_clock).remove(m_lying); });
    row("the grenade is taken up", true, [this] { (void)GroundService(*m_campaign, m_clock).takeUp(m_lying, who(1)); });
}

void MeanwhileTest::diceThatFellAreWaitedFor()
{
    QFETCH(bool, isLying);
    QFETCH(Work, mine);
    const EntryId head = m_file->log().head(scope());
    QCOMPARE(refusedAfter([&] { (void)fallen(isLying ? m_lying : 0); }, mine), ProblemCode::PendingExists);
    QCOMPARE(m_file->log().head(scope()), head);
    QVERIFY(m_file->log().marks(m_fight).empty());
}

void MeanwhileTest::aWoundGoesOnFromTheFight()
{
    QVERIFY(
        !refusedAfter([&] { (void)standardTotal(who(0), 17); },
                      [&] {
                          (void)PresentService(*m_campaign, m_clock).finish(m_fight, {who(0)}, {"After", "Between"});
                      }));
    const auto present = presentOf(m_file->encounters(), "threed", m_people.front().combatant.character);
    QVERIFY(present);
    QCOMPARE(present->condition.as<threed::Condition>().standardTotal, 17);
}

/// Two fights of one rule system that end at once.
void MeanwhileTest::oneFightIsBetweenFights()
{
    EncounterService encounters(*m_file, m_clock);
    const CombatantView& guard = m_people.back();
    const RecordId yard = encounters.create("threed", "Yard", "recommended");
    const RecordId there = encounters.add(yard, guard.combatant.character, "Somebody", Side::Others);
    const auto finished = [this](Campaign& campaign, RecordId fight, RecordId goesOn) {
        return [this, &campaign, fight, goesOn] {
            (void)PresentService(campaign, m_clock).finish(fight, {goesOn}, {"After", "Between"});
        };
    };
    QVERIFY(!refusedAfter(finished(*m_other, yard, there), finished(*m_campaign, m_fight, who(0))));
    QCOMPARE(std::ranges::count(m_file->encounters().encounters(), true, &Encounter::between), 1);
}

void MeanwhileTest::whatWasDroppedIsNotDroppedAgain()
{
    (void)standardTotal(who(0), 3);
    const RecordId mark = WhatIfService(*m_file, m_clock).begin(m_fight, m_file->log().head(scope()), "as it was");
    EntryId since = 0;
    const Work others = [&] {
        WhatIfService(*m_other, m_clock).drop(m_fight, mark);
        since = standardTotal(who(0), 5);
    };
    QCOMPARE(refusedAfter(others, [&] { WhatIfService(*m_campaign, m_clock).drop(m_fight, mark); }),
             ProblemCode::NotFound);
    QCOMPARE(m_file->log().head(scope()), since);

    const RecordId second = WhatIfService(*m_file, m_clock).begin(m_fight, since, "once more");
    QCOMPARE(refusedAfter([&] { WhatIfService(*m_other, m_clock).drop(m_fight, second); },
                          [&] { WhatIfService(*m_campaign, m_clock).keep(m_fight, second); }),
             ProblemCode::NotFound);
}

void MeanwhileTest::appliedDiceAreNotDropped()
{
    const PendingAction pending = fallen(0);
    EntryId applied = 0;
    QCOMPARE(refusedAfter([&] { applied = ActionService(*m_other, m_plans, m_clock).apply(pending, "Shot"); },
                          [&] { (void)ActionService(*m_campaign, m_plans, m_clock).drop(pending, "Shot", "missed"); }),
             ProblemCode::BadInput);
    LogQuery newest;
    newest.scope = scope();
    newest.limit = 1;
    QCOMPARE(m_file->log().list(newest).front().id, applied);
}

void MeanwhileTest::aNameIsGivenOnce()
{
    QCOMPARE(refusedAfter([&] { (void)EncounterService(*m_other, m_clock).rename(who(1), "Corporal"); },
                          [&] { (void)EncounterService(*m_campaign, m_clock).rename(who(0), "Corporal"); }),
             ProblemCode::BadInput);
    QCOMPARE(std::ranges::count(m_file->encounters().combatants(m_fight), "Corporal", &Combatant::name), 1);
}

void MeanwhileTest::whoGotAnotherNameIsNoDouble()
{
    m_file->atomically([&] {
        Combatant twin = m_file->encounters().combatant(who(1));
        twin.name = m_people.front().combatant.name;
        m_file->encounters().update(twin);
    });
    QVERIFY(!refusedAfter([&] { (void)EncounterService(*m_other, m_clock).rename(who(1), "Corporal"); },
                          [&] { EncounterService(*m_campaign, m_clock).numberDoubles(m_fight); }));
    QCOMPARE(m_file->encounters().combatant(who(1)).name, std::string("Corporal"));
}

namespace {

AnyRecord withRounds(const AnyRecord& state, int rounds)
{
    AnyRecord other = state.cloned();
    other.as<threed::WeaponState>().rounds = rounds;
    return other;
}

const Possession& weaponOf(const std::vector<Possession>& kit)
{
    return *std::ranges::find(kit, RecordKind::Weapon, &Possession::kind);
}

}  // namespace

void MeanwhileTest::aKitThatMovesKeepsItsState()
{
    const RecordId character = m_people.front().combatant.character;
    const std::vector<Possession> kit = m_file->encounters().possessionsOfCharacter(character);
    const Possession weapon = weaponOf(kit);
    QVERIFY(kit.size() > 1);
    QVERIFY(!refusedAfter(
        [&] { (void)KitService(*m_other, m_clock).setState(weapon.id, withRounds(weapon.state, 1)); },
        [&] { (void)KitService(*m_campaign, m_clock).move(weapon.id, static_cast<int>(kit.size()) - 1); }));
    const Possession now = m_file->encounters().possession(weapon.id);
    QCOMPARE(now.state.as<threed::WeaponState>().rounds, 1);
    QVERIFY(now.position != weapon.position);
}

void MeanwhileTest::aStateIsUndoneToWhatItWas()
{
    const Possession weapon = weaponOf(
        m_file->encounters().possessionsOfCharacter(m_people.front().combatant.character));
    QVERIFY(!refusedAfter(
        [&] { (void)KitService(*m_other, m_clock).setState(weapon.id, withRounds(weapon.state, 1)); },
        [&] { (void)KitService(*m_campaign, m_clock).setState(weapon.id, withRounds(weapon.state, 2)); }));
    (void)HistoryService(*m_file, m_clock).undo(library());
    QCOMPARE(m_file->encounters().possession(weapon.id).state.as<threed::WeaponState>().rounds, 1);
}

void MeanwhileTest::aPartThatIsMountedKeepsItsPlace()
{
    const RecordId character = m_people.front().combatant.character;
    const RecordId weapon = weaponOf(m_file->encounters().possessionsOfCharacter(character)).id;
    LibraryQuery query{.kind = RecordKind::Accessory, .system = "threed"};
    const RecordId part =
        KitService(*m_file, m_clock).give(character, {RecordKind::Accessory, m_file->library().list(query).front().id});
    QVERIFY(m_file->encounters().possession(part).position != 0);
    QVERIFY(!refusedAfter([&] { (void)KitService(*m_other, m_clock).move(part, 0); },
                          [&] { (void)KitService(*m_campaign, m_clock).mount(part, weapon); }));
    QCOMPARE(m_file->encounters().possession(part).mountedOn, weapon);
    QCOMPARE(m_file->encounters().possession(part).position, 0);
}

void MeanwhileTest::roundsAreCountedFromThePhaseThatRuns()
{
    const RecordId stunned = ConditionService(*m_file, m_clock).put({who(0)}, "Stunned", Lasting{}).front();
    const int phase = m_file->encounters().encounter(m_fight).phase;
    const LoggedChange next{{RecordKind::Switches, m_fight}, "phase", 0, std::int64_t{phase}, std::int64_t{phase + 1}};
    QVERIFY(!refusedAfter(
        [&] { (void)EncounterService(*m_other, m_clock).setByHand(m_fight, next, "said so"); },
        [&] { (void)ConditionService(*m_campaign, m_clock).set(stunned, {.left = 2, .unit = TimeUnit::Rounds}); }));
    QCOMPARE(m_file->encounters().possession(stunned).state.as<Lasting>().phase, phase + 1);
}

void MeanwhileTest::whoHasFledLaysNothing()
{
    const RecordId carried = KitService(*m_file, m_clock).giveInFight(who(0), grenade());
    QCOMPARE(refusedAfter([&] { (void)EncounterService(*m_other, m_clock).setAway({who(0)}, true); },
                          [&] { (void)GroundService(*m_campaign, m_clock).lay(carried, {}); }),
             ProblemCode::BadInput);
    QCOMPARE(m_file->encounters().lyingIn(m_fight).size(), std::size_t{1});
}

void MeanwhileTest::aFuseComesBackAsItWas_data()
{
    QTest::addColumn<Work>("mine");
    QTest::newRow("removed") << Work([this] { (void)GroundService(*m_campaign, m_clock).remove(m_lying); });
    QTest::newRow("taken up") << Work([this] { (void)GroundService(*m_campaign, m_clock).takeUp(m_lying, who(0)); });
}

void MeanwhileTest::aFuseComesBackAsItWas()
{
    QFETCH(Work, mine);
    QVERIFY(!refusedAfter([&] { (void)GroundService(*m_other, m_clock).set(m_lying, {"in the yard", 1}); }, mine));
    (void)HistoryService(*m_file, m_clock).undo(scope());
    const auto lying = m_file->encounters().possession(m_lying).state.as<Lying>();
    QCOMPARE(lying.fuse, 1);
    QCOMPARE(lying.where, std::string("in the yard"));
}

/// Of one row, that gives somebody's name and strength.
ImportPlan MeanwhileTest::planned(const std::string& name)
{
    ImportedRow row;
    row.line = 2;
    row.system = "threed";
    row.declaration = findSystem("threed")->record(RecordKind::Character);
    row.values = {{*row.declaration->indexOf("name"), 0, LoggedValue(name)},
                  {*row.declaration->indexOf("str"), 0, LoggedValue(std::int64_t{19})}};
    return ImportService(*m_file, m_plans, m_clock).plan({&row, 1});
}

void MeanwhileTest::theSameIsNotTakenInTwice()
{
    const ImportPlan plan = planned("Milan");
    QCOMPARE(plan.chosen(), std::size_t{1});
    const auto taken = [this, &plan](Campaign& campaign) {
        return [this, &campaign, &plan] { (void)ImportService(campaign, m_plans, m_clock).apply(plan); };
    };
    QCOMPARE(refusedAfter(taken(*m_other), taken(*m_campaign)), ProblemCode::OutOfDate);
    QCOMPARE(planned("Milan").rows.front().verdict, ImportVerdict::Same);
}

void MeanwhileTest::whatWasDeletedIsNotTakenIn()
{
    const StoredRecord& brann = m_people.front().character;
    const ImportPlan plan = planned(recordName(brann.record));
    QCOMPARE(plan.count(ImportVerdict::Changed), std::size_t{1});
    QCOMPARE(refusedAfter(
                 [&] {
                     (void)LibraryService(*m_other, m_plans, m_clock).remove({RecordKind::Character, brann.id});
                 },
                 [&] { (void)ImportService(*m_campaign, m_plans, m_clock).apply(plan); }),
             ProblemCode::OutOfDate);
}

HITSPREAD_TEST(MeanwhileTest)
#include "meanwhile_test.moc"
