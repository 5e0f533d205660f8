#include "encounterfixture.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/turn/preparation.h"
#include "services/action/actionservice.h"
#include "services/fight/combatantnames.h"
#include "services/fight/encounterservice.h"
#include "services/library/kitservice.h"
#include "services/library/libraryservice.h"
#include "services/library/profileservice.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/turn/turnservice.h"
#include "services/undo/amendmentservice.h"
#include "services/undo/historyservice.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/problemof.h"
#include "support/rollunderfights.h"
#include "support/testclass.h"
#include "support/twod6fights.h"

#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <set>

using namespace hitspread;
using support::problemOf;

/// Who comes into a fight and who leaves it.
class EncounterTest : public QObject, private EncounterFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFight(); }
    void namesAreNumbered_data();
    void namesAreNumbered();
    void badges_data();
    void badges();
    void severalComeAndGoAsOneStep();
    void distancesAreOneStep();
    void newcomersStandAtTheEnd();
    void whatIsRefusedChangesNothing();
    void nobodyLeavesWhileHisDiceWait();
    void whoIsTypedComesAsOneStep();
    void whoIsTypedHoldsTheWeapon();
    void whatIsGivenInAFightIsThereAlone();
    void whatIsGivenAtHomeReachesAFight();
    void groupsComeAsOneStep();
    void twoHundredAreAFight();
    void coloursSidesAndNamesAreSteps();
    void whoIsAwayTakesNoPart();
    void whoLeavesFreesOthers();
    void aRowThatIsGoneIsOutOfDate();
    void whoIsDeclaredAgainstKeepsHisName();
    void aSettingNobodyDeclaresIsRefused();
    void rowsOfWhoLeavesAreCutOff_data();
    void rowsOfWhoLeavesAreCutOff();
    void whatTiesToWhoLeavesEnds_data() { rowsOfWhoLeavesAreCutOff_data(); }
    void whatTiesToWhoLeavesEnds();

private:
    /// People of one character, in a fight of opposed outcomes.
    RecordId makeYard(std::initializer_list<const char*> names, std::vector<RecordId>& ids);
};

RecordId EncounterTest::makeYard(std::initializer_list<const char*> names, std::vector<RecordId>& ids)
{
    EncounterService encounters(*m_campaign, m_clock);
    const RecordId fight = encounters.create("outcome", "Yard", "recommended");
    outcome::Character who;
    who.name = "Contestant";
    StoredRecord contestant;
    contestant.system = "outcome";
    contestant.record = AnyRecord(outcome::characterRecord, &who);
    const RecordId character = LibraryService(*m_campaign, m_plans, m_clock).create(contestant);
    for (const char* name : names)
        ids.push_back(encounters.add(fight, character, name, Side::Players));
    return fight;
}

void EncounterTest::namesAreNumbered_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("present");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("alone") << 1 << u"Ines"_qs << u"Guard"_qs;
    QTest::newRow("several") << 2 << u"Ines"_qs << u"Guard 1,Guard 2"_qs;
    QTest::newRow("one more") << 1 << u"Guard 1,Guard 2"_qs << u"Guard 3"_qs;
    QTest::newRow("beside one without a number") << 1 << u"Guard"_qs << u"Guard 2"_qs;
    QTest::newRow("no gap is filled") << 2 << u"Guard 7"_qs << u"Guard 8,Guard 9"_qs;
    QTest::newRow("another's number") << 1 << u"Guard Dog 4,Guard 2b,Guards 3"_qs << u"Guard"_qs;
}

void EncounterTest::namesAreNumbered()
{
    QFETCH(int, count);
    QFETCH(QString, present);
    QFETCH(QString, wanted);
    std::vector<std::string> there;
    for (const QString& name : present.split(u','))
        there.push_back(name.toStdString());
    QStringList got;
    for (const std::string& name : namesOfNewcomers("Guard", count, there))
        got << QString::fromStdString(name);
    QCOMPARE(got.join(u','), wanted);
}

void EncounterTest::badges_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("badge");
    QTest::newRow("two words") << u"Ines Varga"_qs << u"IV"_qs;
    QTest::newRow("three words") << u"Old Man Morrow"_qs << u"OM"_qs;
    QTest::newRow("one word") << u"Rex"_qs << u"R"_qs;
    QTest::newRow("numbered") << u"Gate Guard 12"_qs << u"G12"_qs;
    QTest::newRow("a year is no number") << u"Model 1911"_qs << u"M1"_qs;
    QTest::newRow("beyond A to Z") << u"Élodie Ångström"_qs << u"ÉÅ"_qs;
    QTest::newRow("spaces") << u"  Two  Spaces "_qs << u"TS"_qs;
    QTest::newRow("nothing") << u""_qs << u""_qs;
}

void EncounterTest::badges()
{
    QFETCH(QString, name);
    QFETCH(QString, badge);
    QCOMPARE(QString::fromStdString(badgeOf(name.toStdString())), badge);
}

void EncounterTest::severalComeAndGoAsOneStep()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const std::string empty = m_campaign->dump();
    const std::vector<RecordId> ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Others});
    QCOMPARE(names(), (std::vector<std::string>{"Guard 1", "Guard 2", "Guard 3"}));
    QCOMPARE(history.entry(history.undoable(scope)).title, std::string("Guard 1, Guard 2, Guard 3"));
    QCOMPARE(m_campaign->encounters().combatant(ids.back()).badge, std::string("G3"));
    QCOMPARE(m_campaign->encounters().combatant(ids.back()).side, Side::Others);
    encounters.setDistance(ids[0], ids[1], 7);
    const std::string full = m_campaign->dump();
    encounters.remove({ids[0], ids[1]});
    QCOMPARE(names(), (std::vector<std::string>{"Guard 3"}));
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), full);
    QCOMPARE(m_campaign->encounters().distance(ids[0], ids[1]).value_or(0), 7);
    history.redo(scope);
    history.undo(scope);
    history.undo(scope);
    QVERIFY(!m_campaign->encounters().distance(ids[0], ids[1]));
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), empty);
    history.redo(scope);
    QCOMPARE(names(), (std::vector<std::string>{"Guard 1", "Guard 2", "Guard 3"}));
}

void EncounterTest::distancesAreOneStep()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const std::vector<RecordId> ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Others});
    const std::string before = m_campaign->dump();
    QVERIFY(encounters.setDistances({{ids[0], ids[1], 7}, {ids[2], ids[0], 25}}) != 0);
    QCOMPARE(m_campaign->encounters().distance(ids[1], ids[0]), std::optional(7));
    QCOMPARE(m_campaign->encounters().distance(ids[0], ids[2]), std::optional(25));
    QCOMPARE(history.entry(history.undoable(scope)).title,
             std::string("Guard 1 – Guard 2: 7 m, Guard 3 – Guard 1: 25 m"));
    const std::string apart = m_campaign->dump();
    QCOMPARE(encounters.setDistances({{ids[1], ids[0], 7}}), EntryId{0});
    QVERIFY(encounters.setDistances({{ids[0], ids[1], std::nullopt}}) != 0);
    QVERIFY(!m_campaign->encounters().distance(ids[0], ids[1]));
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), apart);
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    for (const int metres : {-1, 100000})
        QVERIFY(problemOf([&] { encounters.setDistance(ids[0], ids[1], metres); })->code == ProblemCode::BadInput);
    QVERIFY(problemOf([&] { encounters.setDistance(ids[0], ids[0], 5); })->code == ProblemCode::BadInput);
    const RecordId elsewhere = encounters.create("threed", "Elsewhere", "recommended");
    const RecordId stranger = encounters.add(elsewhere, m_guard, "Stranger", Side::Others);
    QVERIFY(problemOf([&] { encounters.setDistance(ids[0], stranger, 5); })->code == ProblemCode::BadInput);
    QVERIFY(m_campaign->dump().starts_with(before.substr(0, before.find("encounter"))));
    QVERIFY(!m_campaign->encounters().distance(ids[0], stranger));
}

void EncounterTest::newcomersStandAtTheEnd()
{
    EncounterService encounters(*m_campaign, m_clock);
    const std::vector<RecordId> ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Opponents});
    encounters.remove(ids[1]);
    (void)encounters.add(m_fight, Newcomers{m_guard, "Guard", 1, Side::Opponents});
    QCOMPARE(names(), (std::vector<std::string>{"Guard 1", "Guard 3", "Guard 4"}));
    std::set<int> positions;
    for (const Combatant& combatant : m_campaign->encounters().combatants(m_fight))
        positions.insert(combatant.position);
    QCOMPARE(positions.size(), std::size_t{3});
}

void EncounterTest::whatIsRefusedChangesNothing()
{
    EncounterService encounters(*m_campaign, m_clock);
    const std::string before = m_campaign->dump();
    for (const int count : {0, -1, 100}) {
        const auto problem = problemOf([&] {
            (void)encounters.add(m_fight, Newcomers{m_guard, "Guard", count, Side::Players});
        });
        QVERIFY(problem && problem->code == ProblemCode::BadInput);
    }
    QVERIFY(problemOf([&] { (void)encounters.add(m_fight, Newcomers{999, "Guard", 1, Side::Players}); }));
    QVERIFY(problemOf([&] { (void)encounters.add(m_fight, Newcomers{m_guard, "", 1, Side::Players}); }));
    QCOMPARE(m_campaign->dump(), before);
    const RecordId other = encounters.create("threed", "Pier", "recommended");
    const RecordId elsewhere = encounters.add(other, m_guard, "Guard", Side::Players);
    const RecordId here = encounters.add(m_fight, m_guard, "Guard", Side::Players);
    const auto both = problemOf([&] { encounters.remove({here, elsewhere}); });
    QVERIFY(both && both->code == ProblemCode::BadInput);
    QCOMPARE(encounters.combatants(m_fight).size() + encounters.combatants(other).size(), std::size_t{2});
}

void EncounterTest::nobodyLeavesWhileHisDiceWait()
{
    EncounterService encounters(*m_campaign, m_clock);
    const std::vector<RecordId> ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Opponents});
    PendingAction pending;
    pending.encounter = m_fight;
    pending.action.actor = ids[0];
    pending.action.target = ids[1];
    (void)m_campaign->log().savePending(pending);
    for (const RecordId concerned : {ids[0], ids[1]}) {
        const auto problem = problemOf([&] { encounters.remove(concerned); });
        QVERIFY(problem && problem->code == ProblemCode::PendingExists);
    }
    encounters.remove(ids[2]);
    QCOMPARE(names().size(), std::size_t{2});
}

void EncounterTest::whoIsTypedComesAsOneStep()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const std::string before = m_campaign->dump();
    const auto ids = encounters.add(m_fight, Newcomers{.character = 0, .name = " Thug\n", .count = 2, .colour = 3});
    QCOMPARE(names(), (std::vector<std::string>{"Thug 1", "Thug 2"}));
    const Combatant thug = m_campaign->encounters().combatant(ids[0]);
    QCOMPARE(thug.colour, 3);
    QCOMPARE(thug.character, m_campaign->encounters().combatant(ids[1]).character);
    const StoredRecord plain = m_campaign->library().load({RecordKind::Character, thug.character});
    QVERIFY(!plain.removed);
    QCOMPARE(plain.record.as<threed::Character>().name, std::string("Thug"));
    QCOMPARE(plain.record.as<threed::Character>().str, threed::Character{}.str);
    const std::string after = m_campaign->dump();
    // One undo takes him back, out of the library as well.
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    QVERIFY(m_campaign->library().load({RecordKind::Character, thug.character}).removed);
    history.redo(scope);
    QCOMPARE(m_campaign->dump(), after);
    for (const char* name : {"", "  ", "\n"}) {
        const auto problem = problemOf([&] { (void)encounters.add(m_fight, Newcomers{.character = 0, .name = name}); });
        QVERIFY(problem && problem->code == ProblemCode::BadInput);
    }
    QVERIFY(problemOf([&] { (void)encounters.add(m_fight, Newcomers{.name = std::string(201, 'x')}); }));
    QVERIFY(problemOf([&] { (void)encounters.add(m_fight, Newcomers{.name = "Rex", .colour = 9}); }));
    QCOMPARE(m_campaign->dump(), after);
}

void EncounterTest::whoIsTypedHoldsTheWeapon()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const auto inLibrary = [this](AnyRecord record, const char* name) {
        StoredRecord stored;
        stored.system = "threed";
        record.declaration().find("name")->setText(record.data(), name);
        stored.record = std::move(record);
        return LibraryService(*m_campaign, m_plans, m_clock).create(stored);
    };
    AnyRecord rifle(threed::weaponRecord);
    rifle.as<threed::Weapon>().magazine = 7;
    const RecordId held = inLibrary(std::move(rifle), "Rifle");
    const RecordId old = inLibrary(AnyRecord(threed::weaponRecord), "Old carbine");
    const RecordId scope = inLibrary(AnyRecord(threed::accessoryRecord), "Scope");
    const RecordId vest = inLibrary(AnyRecord(threed::armourRecord), "Vest");
    KitService kits(*m_campaign, m_clock);
    const RecordId carbine = kits.give(m_guard, {RecordKind::Weapon, old}, 0);
    (void)kits.giveMounted(scope, carbine);
    (void)kits.give(m_guard, {RecordKind::Armour, vest}, 0);

    // Like a guard, but with the rifle: his vest stays, his carbine and what is on it stay at home.
    const auto ids = encounters.add(
        m_fight, Newcomers{.character = m_guard, .name = "Sniper", .weapon = {RecordKind::Weapon, held}});
    QCOMPARE(names(), (std::vector<std::string>{"Sniper"}));
    const auto kit = m_campaign->encounters().possessionsOfCombatant(ids[0]);
    QCOMPARE(kit.size(), std::size_t{2});
    for (const Possession& thing : kit)
        QCOMPARE(thing.item, thing.kind == RecordKind::Weapon ? held : vest);
    const auto rounds =
        std::ranges::find(kit, RecordKind::Weapon, &Possession::kind)->state.as<threed::WeaponState>().rounds;
    QCOMPARE(rounds, 7);
    QCOMPARE(m_campaign->encounters().possessionsOfCharacter(m_guard).size(), std::size_t{3});
    // A plain one keeps it in his kit, for the next time he comes.
    const auto plain = encounters.add(m_fight, Newcomers{.name = "Thug", .weapon = {RecordKind::Weapon, held}});
    const RecordId thug = m_campaign->encounters().combatant(plain[0]).character;
    QCOMPARE(m_campaign->encounters().possessionsOfCharacter(thug).size(), std::size_t{1});
    QCOMPARE(m_campaign->encounters().possessionsOfCombatant(plain[0]).size(), std::size_t{1});
    const std::string before = m_campaign->dump();
    QVERIFY(problemOf([&] {
        (void)encounters.add(m_fight, Newcomers{.name = "Nobody", .weapon = {RecordKind::Weapon, 999}});
    }));
    QVERIFY(problemOf([&] {
        (void)encounters.add(m_fight, Newcomers{.name = "Nobody", .weapon = {RecordKind::Character, m_guard}});
    }));
    QCOMPARE(m_campaign->dump(), before);
}

void EncounterTest::whatIsGivenInAFightIsThereAlone()
{
    const auto store = [this](const char* system, const RecordDeclaration& declaration) {
        StoredRecord record;
        record.system = system;
        record.record = AnyRecord(declaration);
        nameField(declaration)->setText(record.record.data(), "Knife");
        return LibraryService(*m_campaign, m_plans, m_clock).create(record);
    };
    const RecordRef knife{RecordKind::MeleeWeapon, store("threed", threed::meleeWeaponRecord)};
    const RecordRef foreign{RecordKind::Weapon, store("percentile", percentile::weaponRecord)};
    const RecordId guard = EncounterService(*m_campaign, m_clock).add(m_fight, m_guard, "Guard", Side::Opponents);
    const auto had = [&] { return m_campaign->encounters().possessionsOfCombatant(guard); };
    const std::string before = m_campaign->dump();
    KitService kits(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const RecordId given = kits.giveInFight(guard, knife);
    QCOMPARE(had().size(), std::size_t{1});
    QVERIFY(kits.kit(m_guard).empty());
    QCOMPARE(history.entry(history.undoable(scope)).title, std::string("Guard: Knife"));
    const std::string armed = m_campaign->dump();
    (void)kits.takeInFight(given);
    QVERIFY(had().empty());
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), armed);
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    // Not his any more, and never anything of another system.
    QVERIFY_EXCEPTION_THROWN((void)kits.takeInFight(given), Failure);
    QCOMPARE(support::codeOf([&] { (void)kits.giveInFight(guard, foreign); }), ProblemCode::BadInput);
    QCOMPARE(m_campaign->dump(), before);
}

/// Everybody of him who fights and has none, but who is away, fight by fight; given to them it is one step of their fight.
void EncounterTest::whatIsGivenAtHomeReachesAFight()
{
    StoredRecord record;
    record.system = "threed";
    record.record = AnyRecord(threed::meleeWeaponRecord);
    nameField(threed::meleeWeaponRecord)->setText(record.record.data(), "Knife");
    const RecordRef knife{RecordKind::MeleeWeapon, LibraryService(*m_campaign, m_plans, m_clock).create(record)};
    EncounterService encounters(*m_campaign, m_clock);
    KitService kits(*m_campaign, m_clock);
    QVERIFY(kits.fightingWithout(m_guard, knife).empty());
    const std::vector<RecordId> guards = encounters.add(m_fight, Newcomers{m_guard, "Guard", 4, Side::Opponents});
    (void)kits.giveInFight(guards[1], knife);
    encounters.setAway({guards[3]}, true);
    const std::vector<WithoutThing> without = kits.fightingWithout(m_guard, knife);
    QCOMPARE(without.size(), std::size_t{1});
    QCOMPARE(without[0].fightName, std::string("Gate"));
    QCOMPARE(without[0].itemName, std::string("Knife"));
    QCOMPARE(without[0].names, (std::vector<std::string>{"Guard 1", "Guard 3"}));
    QCOMPARE(without[0].combatants, (std::vector{guards[0], guards[2]}));
    const std::string before = m_campaign->dump();
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    QVERIFY(kits.giveInFight(without[0].combatants, knife) != 0);
    QCOMPARE(history.entry(history.undoable(scope)).title, std::string("Guard 1, Guard 3: Knife"));
    QVERIFY(kits.fightingWithout(m_guard, knife).empty());
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    QCOMPARE(kits.giveInFight(std::vector<RecordId>(), knife), EntryId{0});
}

void EncounterTest::groupsComeAsOneStep()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const std::string before = m_campaign->dump();
    (void)encounters.add(m_fight,
                         std::vector{Newcomers{m_guard, "Guard", 2, Side::Opponents},
                                     Newcomers{m_guard, "Guard", 1, Side::Players},
                                     Newcomers{.name = "Thug", .side = Side::Others}});
    QCOMPARE(names(), (std::vector<std::string>{"Guard 1", "Guard 2", "Guard 3", "Thug"}));
    history.undo({ScopeKind::Encounter, m_fight});
    QCOMPARE(m_campaign->dump(), before);
    // One that cannot come keeps all of them out.
    QVERIFY(problemOf([&] {
        (void)encounters.add(m_fight, std::vector{Newcomers{.name = "Thug"}, Newcomers{999, "Ghost", 1, {}}});
    }));
    QCOMPARE(m_campaign->dump(), before);
    QVERIFY(encounters.add(m_fight, std::vector<Newcomers>{}).empty());
    // A fight begins with them, or it does not begin.
    const ProfileView rules{"recommended", true, builtInSwitches(*findSystem("threed"), "recommended")};
    QVERIFY(problemOf([&] { (void)encounters.create("threed", "Pier", rules, {Newcomers{.name = " "}}); }));
    QCOMPARE(m_campaign->dump(), before);
    const RecordId pier = encounters.create("threed", "Pier", rules, {Newcomers{m_guard, "Guard", 2, Side::Players}});
    QCOMPARE(m_campaign->encounters().combatants(pier).size(), std::size_t{2});
    history.undo({ScopeKind::Encounter, pier});
    QVERIFY(m_campaign->encounters().combatants(pier).empty());
}

/// As many as the end of a phase takes, and nobody beyond.
void EncounterTest::twoHundredAreAFight()
{
    EncounterService encounters(*m_campaign, m_clock);
    const auto guards = [&](int count) { return Newcomers{m_guard, "Guard", count, Side::Opponents}; };
    (void)encounters.add(m_fight, std::vector{guards(99), guards(99)});
    const std::string before = m_campaign->dump();
    const auto problem = problemOf([&] { (void)encounters.add(m_fight, guards(3)); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QCOMPARE(spelled(problem->where), std::string("Gate"));
    QCOMPARE(spelled(problem->causes.at(0)), std::string("FightFull: 200"));
    QCOMPARE(m_campaign->dump(), before);
    (void)encounters.add(m_fight, guards(2));
    QVERIFY(problemOf([&] { (void)encounters.add(m_fight, m_guard, "One more", Side::Players); }));
    QVERIFY(problemOf([&] { (void)encounters.add(m_fight, Newcomers{.name = "Typed"}); }));
    QCOMPARE(names().size(), std::size_t{200});
    // The phase of a full fight can end.
    TurnService turns(*m_campaign, m_plans, m_clock);
    QVERIFY(turns.prepare(m_fight).bindings.size() >= 400);
    // Whoever leaves makes room.
    (void)encounters.remove(m_campaign->encounters().combatants(m_fight).front().id);
    (void)encounters.add(m_fight, guards(1));
    QCOMPARE(names().size(), std::size_t{200});
}

void EncounterTest::coloursSidesAndNamesAreSteps()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const auto ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Opponents});
    const std::string before = m_campaign->dump();
    QVERIFY(encounters.setColour({ids[0], ids[2]}, 4) != 0);
    QCOMPARE(history.entry(history.undoable(scope)).title, std::string("Guard 1, Guard 3"));
    QCOMPARE(m_campaign->encounters().combatant(ids[2]).colour, 4);
    QCOMPARE(encounters.setColour({ids[0]}, 4), EntryId{0});
    // Who has it already is not named.
    QVERIFY(encounters.setColour(ids, 4) != 0);
    QCOMPARE(history.entry(history.undoable(scope)).title, std::string("Guard 2"));
    history.undo(scope);
    QVERIFY(encounters.rename(ids[1], " Old  Rex ") != 0);
    QCOMPARE(names(), (std::vector<std::string>{"Guard 1", "Old  Rex", "Guard 3"}));
    QCOMPARE(m_campaign->encounters().combatant(ids[1]).badge, std::string("OR"));
    QVERIFY(encounters.setSide({ids[1]}, Side::Players) != 0);
    const std::string after = m_campaign->dump();
    for (int i = 0; i < 3; ++i)
        history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    QCOMPARE(m_campaign->encounters().combatant(ids[1]).badge, std::string("G2"));
    for (int i = 0; i < 3; ++i)
        history.redo(scope);
    QCOMPARE(m_campaign->dump(), after);
    for (const char* taken : {"Guard 1", "", " "})
        QVERIFY(problemOf([&] { encounters.rename(ids[1], taken); })->code == ProblemCode::BadInput);
    for (const int colour : {-1, kCombatantColours + 1})
        QVERIFY(problemOf([&] { encounters.setColour({ids[1]}, colour); })->code == ProblemCode::BadInput);
    QCOMPARE(m_campaign->dump(), after);
}

void EncounterTest::whoIsAwayTakesNoPart()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    const auto ids = encounters.add(m_fight, Newcomers{m_guard, "Guard", 3, Side::Opponents});
    const std::string before = m_campaign->dump();
    QVERIFY(encounters.setAway({ids[1]}, true) != 0);
    QCOMPARE(encounters.setAway({ids[1]}, true), EntryId{0});
    QCOMPARE(names().size(), std::size_t{3});
    // Passing the phase is about the others, and nobody aims with him or at him.
    TurnService turns(*m_campaign, m_plans, m_clock);
    const ActionRecord passing = turns.prepare(m_fight);
    for (const BoundPart& bound : passing.bindings)
        QVERIFY(bound.record != (RecordRef{RecordKind::Condition, ids[1]}));
    QCOMPARE(std::ranges::count(passing.bindings, RecordKind::Condition,
                                [](const BoundPart& bound) { return bound.record.kind; }),
             2);
    ActionService actions(*m_campaign, m_plans, m_clock);
    for (const auto& [actor, target] : {std::pair{ids[0], ids[1]}, std::pair{ids[1], ids[0]}}) {
        const auto problem = problemOf([&, a = actor, t = target] {
            (void)actions.prepare({.action = "shot", .encounter = m_fight, .actor = a, .target = t});
        });
        QVERIFY(problem && problem->code == ProblemCode::BadInput);
        QCOMPARE(spelled(problem->where), std::string("Guard 2"));
    }
    QVERIFY(encounters.setAway({ids[1]}, false) != 0);
    QCOMPARE(m_campaign->dump(), before);
    history.undo(scope);
    history.undo(scope);
    QCOMPARE(m_campaign->dump(), before);
    // Everybody away: no phase to pass, and the message says so.
    (void)encounters.setAway(ids, true);
    QVERIFY(problemOf([&] { (void)turns.prepare(m_fight); })->code == ProblemCode::BadInput);
    (void)encounters.setAway(ids, false);
    // Nobody leaves an explosion that lies on the table: he is neither actor nor target of it, but in it.
    PendingAction pending;
    pending.encounter = m_fight;
    pending.action.bindings.push_back({0, 0, {RecordKind::Condition, ids[2]}});
    (void)m_campaign->log().savePending(pending);
    QVERIFY(problemOf([&] { encounters.setAway({ids[2]}, true); })->code == ProblemCode::PendingExists);
    QVERIFY(problemOf([&] { encounters.remove(ids[2]); })->code == ProblemCode::PendingExists);
    QVERIFY(encounters.setAway({ids[0]}, true) != 0);
}

/// OUT-50, OUT-51, OUT-D13: a hold and an aim end with whoever goes; who comes back holds nobody. One entry, one undo.
void EncounterTest::whoLeavesFreesOthers()
{
    EncounterService encounters(*m_campaign, m_clock);
    HistoryService history(*m_campaign, m_clock);
    std::vector<RecordId> ids;
    const RecordId fight = makeYard({"Bruno", "Sella", "Ines"}, ids);
    const Scope scope{ScopeKind::Encounter, fight};
    const auto tie = [&](RecordId one, const char* field, std::int64_t value) {
        (void)encounters.setByHand(fight, {{RecordKind::Condition, one}, field, 0, std::int64_t{0}, value}, "by hand");
    };
    tie(ids[0], "holding", static_cast<std::int64_t>(ids[1]));
    tie(ids[1], "heldBy", static_cast<std::int64_t>(ids[0]));
    tie(ids[1], "pinned", 1);
    tie(ids[2], "aimAt", static_cast<std::int64_t>(ids[0]));
    tie(ids[2], "aimTurns", 2);
    const auto state = [&](RecordId one) {
        return m_campaign->encounters().combatant(one).condition.as<outcome::Condition>();
    };
    const std::string before = m_campaign->dump();
    for (const bool forGood : {false, true}) {
        QVERIFY((forGood ? encounters.remove(ids[0]) : encounters.setAway({ids[0]}, true)) != 0);
        QCOMPARE(state(ids[1]).heldBy, 0);
        QVERIFY(!state(ids[1]).pinned);
        QCOMPARE(state(ids[2]).aimAt, 0);
        QCOMPARE(state(ids[2]).aimTurns, 0);
        if (!forGood)
            QCOMPARE(state(ids[0]).holding, 0);
        history.undo(scope);
        QCOMPARE(m_campaign->dump(), before);
    }
    // Others' ties stay as they are.
    QVERIFY(encounters.remove(ids[2]) != 0);
    QCOMPARE(state(ids[1]).heldBy, static_cast<std::int32_t>(ids[0]));
}

/// A roll is kept, and the declaration it was made on is taken back: what the rules changed in its row is out of date. A hand that
/// reaches beyond the count is told so.
void EncounterTest::aRowThatIsGoneIsOutOfDate()
{
    std::vector<RecordId> ids;
    const RecordId fight = makeYard({"Bruno"}, ids);
    const RecordId bruno = ids.front();
    const auto done = [&](std::int32_t step) {
        std::vector<LoggedChange> changes(1);
        changes[0].record = {RecordKind::Condition, bruno};
        changes[0].field = "planDone";
        changes[0].element = 1;
        changes[0].before = std::int64_t{0};
        changes[0].after = std::int64_t{1};
        changes[0].step = step;
        return support::codeOf([&] { ChangeWriter(*m_campaign, fight).complete(changes); });
    };
    QCOMPARE(done(4), ProblemCode::OutOfDate);
    QCOMPARE(done(-1), ProblemCode::BadInput);
}

/// OUT-68: the log says against whom, and nobody else, though he has left; an amendment that means another names that one.
void EncounterTest::whoIsDeclaredAgainstKeepsHisName()
{
    std::vector<RecordId> ids;
    const RecordId fight = makeYard({"Bruno", "Sella", "Ines"}, ids);
    const Scope scope{ScopeKind::Encounter, fight};
    ActionService actions(*m_campaign, m_plans, m_clock);
    HistoryService history(*m_campaign, m_clock);
    ActionRecord declared = actions.prepare({.action = "declare", .encounter = fight, .actor = ids[0]});
    const auto against = [](ActionRecord& action, RecordId whom) {
        put(action,
            {{"options", "planCount", 1},
             {"options", "plan", static_cast<std::int32_t>(outcome::Plan::Strike)},
             {"options", "planWhom", static_cast<std::int32_t>(whom)},
             {"options", "planTimes", 1}});
    };
    against(declared, ids[1]);
    const EntryId entry = actions.apply({0, fight, ActionService::resolved(declared).action}, "Declares");
    const auto named = [&] { return history.entry(history.undoable(scope)).action->named; };
    QVERIFY(named() == (std::vector<NamedPerson>{{ids[1], "Sella"}}));

    ActionRecord other = *history.entry(entry).action;
    against(other, ids[2]);
    (void)AmendmentService(*m_campaign, m_clock).carriedOut(scope, {.entry = entry, .action = other}, {});
    QVERIFY(named() == (std::vector<NamedPerson>{{ids[2], "Ines"}}));
    const EntryId amended = history.undoable(scope);
    QVERIFY(EncounterService(*m_campaign, m_clock).remove(ids[2]) != 0);
    QCOMPARE(nameKept(*history.entry(amended).action, ids[2]), std::string("Ines"));
}

void EncounterTest::aSettingNobodyDeclaresIsRefused()
{
    ActionRecord action;
    action.request.input = threed::Preparation{};
    put(action, {{"options", "what", static_cast<std::int32_t>(threed::Preparing::Draw)}});
    QCOMPARE(action.request.input.get<threed::Preparation>().options.what, threed::Preparing::Draw);
    for (const ActionSetting& unknown : {ActionSetting{"options", "wath", 1}, ActionSetting{"option", "what", 1}}) {
        const auto problem = problemOf([&] { put(action, {unknown}); });
        QVERIFY(problem && problem->code == ProblemCode::BadInput);
        QCOMPARE(spelled(problem->where), unknown.part + "." + unknown.field);
    }
    QCOMPARE(action.request.input.get<threed::Preparation>().options.what, threed::Preparing::Draw);
}

void EncounterTest::rowsOfWhoLeavesAreCutOff_data()
{
    QTest::addColumn<bool>("flees");
    QTest::newRow("removed") << false;
    QTest::newRow("fled") << true;
}

/// A feint of who is gone counts no more (R3-69). A file keeps counted rows alone: what the row held is a change that undo takes back.
void EncounterTest::rowsOfWhoLeavesAreCutOff()
{
    QFETCH(bool, flees);
    support::fillWithRollUnderFights(*m_campaign);
    const std::vector<Encounter> fights = m_campaign->encounters().encounters();
    const RecordId fight = std::ranges::find(fights, std::string("rollunder"), &Encounter::system)->id;
    const std::vector<Combatant> people = m_campaign->encounters().combatants(fight);
    Combatant feinted = people[0];
    feinted.condition = feinted.condition.cloned();
    const rollunder::Feinted row{static_cast<std::int32_t>(people[1].id), 3, 2};
    feinted.condition.as<rollunder::Condition>().feints.add(row);
    m_campaign->encounters().update(feinted);
    const auto feints = [&] {
        return m_campaign->encounters().combatant(people[0].id).condition.as<rollunder::Condition>().feints;
    };
    EncounterService encounters(*m_campaign, m_clock);
    if (flees)
        (void)encounters.setAway({people[1].id}, true);
    else
        (void)encounters.remove({people[1].id});
    QCOMPARE(feints().size(), std::size_t{0});
    QVERIFY(feints().at(0) == rollunder::Feinted{});
    HistoryService(*m_campaign, m_clock).undo({ScopeKind::Encounter, fight});
    QCOMPARE(feints().size(), std::size_t{1});
    QVERIFY(feints()[0] == row);
}

/// A hold, an aim and a treatment end with whom they are on (TD-48, TD-77, TD-D54, TD-D62), and undo takes that back.
void EncounterTest::whatTiesToWhoLeavesEnds()
{
    QFETCH(bool, flees);
    support::fillWithTwoD6Fights(*m_campaign);
    const std::vector<Encounter> fights = m_campaign->encounters().encounters();
    const RecordId fight = std::ranges::find(fights, std::string("twod6"), &Encounter::system)->id;
    const std::vector<Combatant> people = m_campaign->encounters().combatants(fight);
    const auto other = static_cast<std::int32_t>(people[1].id);
    Combatant tied = people[0];
    tied.condition = tied.condition.cloned();
    auto& condition = tied.condition.as<twod6::Condition>();
    condition.holding = condition.aimAt = condition.treats = other;
    condition.aimRounds = condition.treatRounds = 2;
    condition.heldBy.add({other});
    m_campaign->encounters().update(tied);
    const auto now = [&] { return m_campaign->encounters().combatant(people[0].id).condition.as<twod6::Condition>(); };
    EncounterService encounters(*m_campaign, m_clock);
    if (flees)
        (void)encounters.setAway({people[1].id}, true);
    else
        (void)encounters.remove({people[1].id});
    QCOMPARE(now().holding, 0);
    QCOMPARE(now().heldBy.size(), std::size_t{0});
    QCOMPARE(now().aimAt, 0);
    QCOMPARE(now().aimRounds, 0);
    QCOMPARE(now().treats, 0);
    QCOMPARE(now().treatRounds, 0);
    HistoryService(*m_campaign, m_clock).undo({ScopeKind::Encounter, fight});
    QCOMPARE(now().holding, other);
    QVERIFY(isHeldBy(now(), other));
    QCOMPARE(now().aimRounds, 2);
    QCOMPARE(now().treatRounds, 2);
}

HITSPREAD_TEST(EncounterTest)
#include "encounter_test.moc"
