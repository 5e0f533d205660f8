#include "encounterfixture.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/gear.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterlistservice.h"
#include "services/library/kitservice.h"
#include "services/library/possessions.h"
#include "services/people/goingon.h"
#include "services/people/presentservice.h"
#include "services/turn/restservice.h"
#include "services/undo/historyservice.h"
#include "services/undo/whatifservice.h"
#include "support/campaigndump.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>

using namespace hitspread;
using support::codeOf;
using support::problemOf;

/// How people are between fights: what goes on from one fight into the next.
class PresentTest : public QObject, private EncounterFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatGoesOnIsDeclared_data();
    void whatGoesOnIsDeclared();
    void aPersonComesAsHeLeft();
    void templatesStayFresh();
    void nobodyNeedsToComeAsHeLeft();
    void roundsAndWearGoOn();
    void whatHeLostAndGotIsHis();
    void conditionsOfTheFightAreOver();
    void daysBetweenGiveHitsBack();
    void endingIsOneStep();
    void whatCannotEndChangesNothing();
    void whatIsTriedOutDoesNotGoOn();
    void whatWasDoneMeanwhileIsSaid();
    void whatWasTakenBackMeanwhileIsSaid();
    void everybodyIsThereOnce();
    void thePartyIsWhoHasAPlayer();

private:
    [[nodiscard]] RecordId inLibrary(AnyRecord record, const char* name);
    [[nodiscard]] RecordId fight(const char* name)
    {
        return EncounterService(*m_campaign, m_clock).create("threed", name, "recommended");
    }
    RecordId join(RecordId fight, std::optional<RecordId> as = {}, int count = 1)
    {
        return EncounterService(*m_campaign, m_clock)
            .add(fight, Newcomers{.character = m_guard, .name = "Guard", .count = count, .as = as})
            .front();
    }
    void set(RecordId combatant, const char* field, std::uint16_t element, int value);
    [[nodiscard]] threed::Condition conditionOf(RecordId combatant)
    {
        return m_campaign->encounters().combatant(combatant).condition.as<threed::Condition>();
    }
    EntryId finish(RecordId fight, const std::vector<RecordId>& who)
    {
        return PresentService(*m_campaign, m_clock).finish(fight, who, {"After it", "Between"});
    }
    [[nodiscard]] RecordId present()
    {
        const auto found = presentOf(m_campaign->encounters(), "threed", m_guard);
        return found ? found->id : 0;
    }
    [[nodiscard]] std::vector<Possession> has(RecordId combatant)
    {
        return m_campaign->encounters().possessionsOfCombatant(combatant);
    }
};

void PresentTest::init()
{
    makeFight();
}

RecordId PresentTest::inLibrary(AnyRecord record, const char* name)
{
    StoredRecord stored;
    stored.system = "threed";
    record.declaration().find("name")->setText(record.data(), name);
    stored.record = std::move(record);
    return LibraryService(*m_campaign, m_plans, m_clock).create(stored);
}

void PresentTest::set(RecordId combatant, const char* field, std::uint16_t element, int value)
{
    const Combatant who = m_campaign->encounters().combatant(combatant);
    LoggedChange change;
    change.record = {RecordKind::Condition, combatant};
    change.field = field;
    change.element = element;
    change.before = std::int64_t{who.condition.declaration().find(field)->number(who.condition.data(), element)};
    change.after = std::int64_t{value};
    EncounterService(*m_campaign, m_clock).setByHand(who.encounter, change, "test");
}

void PresentTest::whatGoesOnIsDeclared_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("fields");
    QTest::newRow("threed")
        << "threed"
        << "damage bruises standardTotal bruisingTotal woundCount woundLocations woundsOpen bleedingCounter "
           "nextBleedingWound regenerationCounter stuckCount stuckPenetration stuckRemoved unconscious dead "
           "livingIdLost livingIdHits vevaphonPv physShifted healingCount healingKind healingAmount "
           "healingLocation healingPhases hospitalDays | rounds | idLost | count";
    QTest::newRow("percentile") << "percentile"
                                << "healthLost woundCount woundLocations woundDamage woundLevels | ammo | |";
    QTest::newRow("rollunder") << "rollunder"
                               << "hpLost thresholds unconscious dead | broken shotsLeft | |";
    QTest::newRow("twod6")
        << "twod6"
        << "lethal filled unconscious dead stabilised saveIn savesMade wakeIn wounds daysLeft operated "
           "operatedToday mayAct underCare caredToday restMinutes weekDays weekShares | shotsLeft spare | "
           "poolLeft |";
    QTest::newRow("outcome") << "outcome"
                             << "levels dead injuredArms | | |";
}

/// A field somebody forgets to declare so would be lost after each fight; one declared in error would tie him to a fight that is over.
void PresentTest::whatGoesOnIsDeclared()
{
    QFETCH(QString, system);
    QFETCH(QString, fields);
    QStringList declared;
    for (const RecordKind kind :
         {RecordKind::Condition, RecordKind::WeaponState, RecordKind::ArmourState, RecordKind::ItemState}) {
        QStringList own;
        const RecordDeclaration* record = findSystem(system.toStdString())->record(kind);
        for (const FieldDeclaration& field : record ? record->fields : std::span<const FieldDeclaration>()) {
            if (!field.goesOn)
                continue;
            own << QString::fromUtf8(field.id.data(), static_cast<qsizetype>(field.id.size()));
            QVERIFY(field.isNumeric() && !field.names);
        }
        declared << own.join(u' ');
    }
    QCOMPARE(declared.join(QStringLiteral(" | ")).simplified(), fields.simplified());
}

void PresentTest::aPersonComesAsHeLeft()
{
    const RecordId who = join(m_fight);
    set(who, "damage", 2, 5);
    set(who, "standardTotal", 0, 5);
    set(who, "woundCount", 0, 1);
    set(who, "woundLocations", 0, 2);
    set(who, "woundRounds", 0, 3);
    set(who, "initiative", 0, 12);
    set(who, "posture", 0, 2);
    QVERIFY(finish(m_fight, {who}) != 0);
    QVERIFY(m_campaign->encounters().encounter(m_fight).archived);
    const RecordId next = join(fight("Bridge"));
    const threed::Condition condition = conditionOf(next);
    QCOMPARE(condition.damage[2], std::int16_t{5});
    QCOMPARE(condition.standardTotal, 5);
    QCOMPARE(condition.wounds.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(condition.wounds[0].location), 2);
    QCOMPARE(condition.wounds[0].round, 0);
    QCOMPARE(condition.initiative, kNoEntry);
    QCOMPARE(condition.posture, threed::Posture::Standing);
    // What the second fight does is his from then on, and the first is none of its business.
    set(next, "damage", 2, 7);
    QVERIFY(finish(m_campaign->encounters().combatant(next).encounter, {next}) != 0);
    QCOMPARE(conditionOf(present()).damage[2], std::int16_t{7});
    QCOMPARE(conditionOf(who).damage[2], std::int16_t{5});
}

void PresentTest::templatesStayFresh()
{
    const RecordId who = join(m_fight);
    set(who, "damage", 2, 5);
    QVERIFY(finish(m_fight, {who}) != 0);
    const RecordId bridge = fight("Bridge");
    QCOMPARE(conditionOf(join(bridge, {}, 3)).damage[2], std::int16_t{0});
    EncounterService encounters(*m_campaign, m_clock);
    const RecordId like = encounters.add(bridge, Newcomers{.character = m_guard, .name = "Smuggler"}).front();
    QCOMPARE(conditionOf(like).damage[2], std::int16_t{0});
    // Of the three nobody can say which one is the guard; whoever merely is like him goes on when the game master says so.
    QVERIFY(PresentService(*m_campaign, m_clock).foreseen(bridge).empty());
    const RecordId alone = fight("Shed");
    (void)encounters.add(alone, Newcomers{.character = m_guard, .name = "Smuggler"});
    const std::vector<GoingOn> all = PresentService(*m_campaign, m_clock).foreseen(alone);
    QCOMPARE(all.size(), std::size_t{1});
}

void PresentTest::nobodyNeedsToComeAsHeLeft()
{
    const RecordId who = join(m_fight);
    set(who, "damage", 2, 5);
    QVERIFY(finish(m_fight, {who}) != 0);
    const RecordId bridge = fight("Bridge");
    const RecordId fresh = join(bridge, RecordId{0});
    QCOMPARE(conditionOf(fresh).damage[2], std::int16_t{0});
    set(fresh, "damage", 4, 1);
    // As in a fight that goes on.
    const RecordId as = join(fight("Shed"), fresh);
    QCOMPARE(conditionOf(as).damage[2], std::int16_t{0});
    QCOMPARE(conditionOf(as).damage[4], std::int16_t{1});
    AnyRecord other(threed::characterRecord);
    const RecordId stranger = inLibrary(std::move(other), "Stranger");
    const auto problem = problemOf([&] {
        (void)EncounterService(*m_campaign, m_clock)
            .add(bridge, Newcomers{.character = stranger, .name = "Stranger", .as = fresh});
    });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
}

void PresentTest::roundsAndWearGoOn()
{
    KitService kits(*m_campaign, m_clock);
    const RecordId pistol = inLibrary(AnyRecord(threed::weaponRecord), "Pistol");
    const RecordId vest = inLibrary(AnyRecord(threed::armourRecord), "Vest");
    const RecordId atHome = kits.give(m_guard, {RecordKind::Weapon, pistol});
    (void)kits.give(m_guard, {RecordKind::Armour, vest});
    AnyRecord holstered = m_campaign->encounters().possession(atHome).state.cloned();
    holstered.as<threed::WeaponState>().drawn = threed::Drawn::No;
    (void)kits.setState(atHome, holstered);
    const RecordId who = join(m_fight);
    for (Possession thing : has(who)) {
        thing.state = thing.state.cloned();
        if (thing.kind == RecordKind::Weapon) {
            thing.state.as<threed::WeaponState>().rounds = 4;
            thing.state.as<threed::WeaponState>().drawn = threed::Drawn::Both;
            thing.state.as<threed::WeaponState>().jammed = true;
        } else {
            thing.state.as<threed::ArmourState>().idLost[1] = 3;
            thing.state.as<threed::ArmourState>().worn = false;
        }
        m_campaign->encounters().update(thing);
    }
    QVERIFY(finish(m_fight, {who}) != 0);
    const std::vector<Possession> things = has(join(fight("Bridge")));
    QCOMPARE(things.size(), std::size_t{2});
    for (const Possession& thing : things) {
        if (thing.kind == RecordKind::Weapon) {
            QCOMPARE(thing.state.as<threed::WeaponState>().rounds, 4);
            // As he carries it at home, and seen to.
            QCOMPARE(thing.state.as<threed::WeaponState>().drawn, threed::Drawn::No);
            QVERIFY(!thing.state.as<threed::WeaponState>().jammed);
        } else {
            QCOMPARE(thing.state.as<threed::ArmourState>().idLost[1], std::int16_t{3});
            QVERIFY(thing.state.as<threed::ArmourState>().worn);
        }
    }
    // The record's own kit is none of it.
    QCOMPARE(m_campaign->encounters().possession(atHome).state.as<threed::WeaponState>().rounds, 10);
}

void PresentTest::whatHeLostAndGotIsHis()
{
    KitService kits(*m_campaign, m_clock);
    const RecordId pistol = inLibrary(AnyRecord(threed::weaponRecord), "Pistol");
    const RecordId scope = inLibrary(AnyRecord(threed::accessoryRecord), "Scope");
    const RecordId vest = inLibrary(AnyRecord(threed::armourRecord), "Vest");
    (void)kits.giveMounted(scope, kits.give(m_guard, {RecordKind::Weapon, pistol}));
    const RecordId who = join(m_fight);
    QVERIFY(finish(m_fight, {who}) != 0);
    const std::string before = support::dumpOf(*m_campaign);
    const std::vector<Possession> then = has(present());
    QCOMPARE(then.size(), std::size_t{2});

    // The pistol is lost with its scope, another one picked up, and a vest.
    const RecordId bridge = fight("Bridge");
    const RecordId next = join(bridge);
    for (const Possession& thing : has(next)) {
        if (thing.kind == RecordKind::Weapon)
            (void)kits.takeInFight(thing.id);
    }
    (void)kits.giveInFight(next, {RecordKind::Armour, vest});
    QVERIFY(finish(bridge, {next}) != 0);
    const std::vector<Possession> now = has(present());
    QCOMPARE(now.size(), std::size_t{1});
    QCOMPARE(now.front().kind, RecordKind::Armour);
    // And back: the scope sits on the pistol again.
    HistoryService history(*m_campaign, m_clock);
    const Scope between{ScopeKind::Encounter, m_campaign->encounters().combatant(present()).encounter};
    (void)history.undo(between);
    const std::vector<Possession> again = has(present());
    QCOMPARE(again.size(), std::size_t{2});
    const auto mounted = std::ranges::find(again, RecordKind::Accessory, &Possession::kind);
    QVERIFY(mounted != again.end()
            && mounted->mountedOn == std::ranges::find(again, RecordKind::Weapon, &Possession::kind)->id);
    (void)history.redo(between);
    QCOMPARE(has(present()).size(), std::size_t{1});
}

void PresentTest::conditionsOfTheFightAreOver()
{
    const RecordId who = join(m_fight);
    const RecordId other = EncounterService(*m_campaign, m_clock).add(m_fight, Newcomers{.name = "Thug"}).front();
    ConditionService conditions(*m_campaign, m_clock);
    (void)conditions.put({who}, "Dazed", Lasting{.left = 2, .unit = TimeUnit::Rounds});
    (void)conditions.put({who}, "Drugged",
                         Lasting{.left = 3, .unit = TimeUnit::Days, .anchor = static_cast<std::int32_t>(other)});
    (void)conditions.put({who}, "Scarred", Lasting{});
    QVERIFY(finish(m_fight, {who}) != 0);
    const std::vector<Possession> left = conditionsOf(m_campaign->encounters(), join(fight("Bridge")));
    QCOMPARE(left.size(), std::size_t{2});
    for (const Possession& one : left) {
        QVERIFY(one.state.as<Lasting>().unit != TimeUnit::Rounds);
        QCOMPARE(one.state.as<Lasting>().anchor, 0);
    }
}

/// Time passes between fights as it does after one: by the same rules, in a log of its own.
void PresentTest::daysBetweenGiveHitsBack()
{
    const RecordId who = join(m_fight);
    set(who, "damage", 2, 5);
    set(who, "standardTotal", 0, 5);
    QVERIFY(finish(m_fight, {who}) != 0);
    const RecordId between = m_campaign->encounters().combatant(present()).encounter;
    RestService rests(*m_campaign, m_plans, m_clock);
    Rest weeks;
    weeks.days = 14;
    weeks.hospital = true;
    QVERIFY(rests.pass(between, weeks, "14 days later") != 0);
    const int left = conditionOf(present()).damage[2];
    QVERIFY(left < 5);
    QCOMPARE(static_cast<int>(conditionOf(join(fight("Bridge"))).damage[2]), left);
    (void)HistoryService(*m_campaign, m_clock).undo({ScopeKind::Encounter, between});
    QCOMPARE(conditionOf(present()).damage[2], std::int16_t{5});
}

void PresentTest::endingIsOneStep()
{
    const RecordId who = join(m_fight);
    set(who, "damage", 2, 5);
    const RecordId first = fight("Shed");
    QVERIFY(finish(first, {}) != 0);  // nobody goes on: it is put aside, and no more
    QCOMPARE(present(), RecordId{0});
    QVERIFY(finish(m_fight, {who}) != 0);
    const RecordId between = m_campaign->encounters().combatant(present()).encounter;
    const Scope scope{ScopeKind::Encounter, between};
    HistoryService history(*m_campaign, m_clock);
    QCOMPARE(history.inForce(scope).size(), std::size_t{1});
    const std::string after = support::dumpOf(*m_campaign);
    (void)history.undo(scope);
    QCOMPARE(present(), RecordId{0});
    QVERIFY(!m_campaign->encounters().encounter(m_fight).archived);
    (void)history.redo(scope);
    QCOMPARE(support::dumpOf(*m_campaign), after);
    // Ended once more it says nothing new.
    QCOMPARE(finish(m_fight, {who}), EntryId{0});
}

void PresentTest::whatCannotEndChangesNothing()
{
    const RecordId who = join(m_fight);
    const RecordId bridge = fight("Bridge");
    const RecordId one = join(bridge, {}, 2);
    QVERIFY(finish(m_fight, {who}) != 0);
    const RecordId between = m_campaign->encounters().combatant(present()).encounter;
    const std::string before = support::dumpOf(*m_campaign);
    QCOMPARE(codeOf([&] { (void)finish(between, {}); }), ProblemCode::BadInput);
    QCOMPARE(codeOf([&] { (void)finish(bridge, {one}); }), ProblemCode::BadInput);
    QCOMPARE(codeOf([&] { (void)finish(bridge, {who}); }), ProblemCode::BadInput);
    QCOMPARE(codeOf([&] { (void)EncounterListService(*m_campaign, m_clock).setArchived(between, true); }),
             ProblemCode::BadInput);
    QCOMPARE(support::dumpOf(*m_campaign), before);
    // A copy of it is a fight.
    const RecordId copy = EncounterListService(*m_campaign, m_clock).duplicate(between);
    QVERIFY(!m_campaign->encounters().encounter(copy).between);
}

/// "Drop" would take back what was made the present, and nothing would say so.
void PresentTest::whatIsTriedOutDoesNotGoOn()
{
    const RecordId who = join(m_fight);
    set(who, "damage", 2, 5);
    WhatIfService trying(*m_campaign, m_clock);
    const RecordId mark = trying.begin(m_fight, 0, "unhurt");
    const std::string before = support::dumpOf(*m_campaign);
    QCOMPARE(codeOf([&] { (void)finish(m_fight, {who}); }), ProblemCode::BadInput);
    QCOMPARE(support::dumpOf(*m_campaign), before);
    trying.drop(m_fight, mark);
    QVERIFY(finish(m_fight, {who}) != 0);
    QCOMPARE(conditionOf(present()).damage[2], std::int16_t{5});
}

void PresentTest::whatWasDoneMeanwhileIsSaid()
{
    QVERIFY(finish(m_fight, {join(m_fight)}) != 0);
    const RecordId bridge = fight("Bridge");
    const RecordId shed = fight("Shed");
    (void)join(bridge);
    PresentService presents(*m_campaign, m_clock);
    QVERIFY(presents.foreseen(bridge).front().isUsual);
    set(present(), "damage", 2, 5);
    (void)join(shed);
    QCOMPARE(presents.foreseen(bridge).front().since.size(), std::size_t{1});
    QVERIFY(!presents.foreseen(bridge).front().isUsual);
    // Who joined after that has seen it.
    QVERIFY(presents.foreseen(shed).front().since.empty());
}

/// He came with what an ending left of him, and that ending is undone while he fights.
void PresentTest::whatWasTakenBackMeanwhileIsSaid()
{
    HistoryService history(*m_campaign, m_clock);
    PresentService presents(*m_campaign, m_clock);
    QVERIFY(finish(m_fight, {join(m_fight)}) != 0);
    const Scope scope{ScopeKind::Encounter, m_campaign->encounters().combatant(present()).encounter};
    const RecordId bridge = fight("Bridge");
    const RecordId hurt = join(bridge);
    set(hurt, "damage", 2, 5);
    QVERIFY(finish(bridge, {hurt}) != 0);
    const RecordId shed = fight("Shed");
    (void)join(shed);
    QVERIFY(presents.foreseen(shed).front().since.empty());
    (void)history.undo(scope);
    const GoingOn he = presents.foreseen(shed).front();
    QCOMPARE(he.since.size(), std::size_t{1});
    QVERIFY(he.since.front().isTakenBack);
    QVERIFY(!he.isUsual);
    // The fight itself is open again, and has lost nothing by that.
    QVERIFY(presents.foreseen(bridge).front().since.empty());
    // What was taken back stands again, or something else in its place.
    (void)history.redo(scope);
    QVERIFY(presents.foreseen(shed).front().since.empty());
    QVERIFY(presents.foreseen(shed).front().isUsual);
    (void)history.undo(scope);
    set(present(), "damage", 3, 1);
    const std::vector<Meanwhile> since = presents.foreseen(shed).front().since;
    QCOMPARE(since.size(), std::size_t{2});
    QVERIFY(!since.front().isTakenBack && since.back().isTakenBack);
}

void PresentTest::everybodyIsThereOnce()
{
    const RecordId who = join(m_fight);
    QVERIFY(finish(m_fight, {who}) != 0);
    const RecordId between = m_campaign->encounters().combatant(present()).encounter;
    QCOMPARE(codeOf([&] { (void)join(between); }), ProblemCode::BadInput);
    QCOMPARE(m_campaign->encounters().combatants(between).size(), std::size_t{1});
}

void PresentTest::thePartyIsWhoHasAPlayer()
{
    AnyRecord brann(threed::characterRecord);
    brann.as<threed::Character>().player = "Ilse";
    const RecordId played = inLibrary(std::move(brann), "Brann");
    StoredRecord mule;
    mule.system = "threed";
    mule.record = AnyRecord(threed::characterRecord);
    mule.record.as<threed::Character>().name = "Mule";
    mule.tags = {"Party"};
    const RecordId tagged = LibraryService(*m_campaign, m_plans, m_clock).create(mule);
    PresentService service(*m_campaign, m_clock);
    std::vector<Newcomers> party = service.party("threed", {}, m_fight);
    QCOMPARE(party.size(), std::size_t{2});
    const std::vector<RecordId> ids = EncounterService(*m_campaign, m_clock).add(m_fight, party);
    for (const RecordId id : ids)
        QCOMPARE(m_campaign->encounters().combatant(id).side, Side::Players);
    std::vector<RecordId> who;
    for (const Newcomers& one : party)
        who.push_back(one.character);
    std::ranges::sort(who);
    QCOMPARE(who, (std::vector<RecordId>{std::min(played, tagged), std::max(played, tagged)}));
    QVERIFY(service.party("threed", {}, m_fight).empty());
}

HITSPREAD_TEST(PresentTest)
#include "present_test.moc"
