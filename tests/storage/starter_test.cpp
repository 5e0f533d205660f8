#include "rules/systems/outcome/character.h"
#include "rules/systems/rollunder/records.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/conditions.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/records.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "storage/start/newcampaign.h"
#include "support/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace hitspread;
using threed::ConditionTemplate;
using threed::DurationUnit;

/// What a new campaign begins with, and that it can begin without it.
class StarterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyKindIsThere_data();
    void everyKindIsThere();
    void nothingIsMarkedAsSample();
    void everyFirearmHasRounds();
    void peopleAreReadyToPlay();
    void conditionsAreReady_data();
    void conditionsAreReady();
    void theSampleIsPlayedWithIt();
    void peopleOfASampleMeanEachOther();
    void aWeirInTheMiddleOfATurn();
    void aDepotInTheMiddleOfARound();

private:
    [[nodiscard]] static std::vector<StoredRecord> all(Campaign& campaign, RecordKind kind, const std::string& system)
    {
        LibraryQuery query{.kind = kind, .system = system};
        query.limit = 1000;
        return campaign.library().page(query);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<storage::CampaignFile> m_new;
    std::unique_ptr<storage::CampaignFile> m_empty;
};

void StarterTest::initTestCase()
{
    m_new = storage::createNewCampaign(m_folder.filePath(QStringLiteral("new.hitspread")));
    m_empty = storage::createNewCampaign(m_folder.filePath(QStringLiteral("empty.hitspread")), CampaignStart::Empty);
    QVERIFY(m_new->faults().empty());
    QVERIFY(m_empty->faults().empty());
}

void StarterTest::everyKindIsThere_data()
{
    QTest::addColumn<std::string>("system");
    QTest::addColumn<int>("kind");
    QTest::addColumn<std::size_t>("least");
    const auto row = [](const char* system, const char* name, RecordKind kind, std::size_t least) {
        QTest::addRow("%s: %s", system, name) << std::string(system) << static_cast<int>(kind) << least;
    };
    row("threed", "firearms", RecordKind::Weapon, 10);
    row("threed", "melee weapons", RecordKind::MeleeWeapon, 6);
    row("threed", "thrown weapons", RecordKind::ThrownWeapon, 2);
    row("threed", "ammunition", RecordKind::Ammunition, 8);
    row("threed", "armour", RecordKind::Armour, 5);
    row("threed", "grenades", RecordKind::Grenade, 4);
    row("threed", "accessories", RecordKind::Accessory, 4);
    row("threed", "conditions", RecordKind::ConditionTemplate, 8);
    row("threed", "people", RecordKind::Character, 6);
    row("percentile", "weapons", RecordKind::Weapon, 6);
    row("percentile", "people", RecordKind::Character, 5);
    row("outcome", "weapons", RecordKind::Weapon, 12);
    row("outcome", "armour and shields", RecordKind::Armour, 5);
    row("outcome", "conditions", RecordKind::ConditionTemplate, 6);
    row("outcome", "modifiers", RecordKind::Modifier, 8);
    row("outcome", "people", RecordKind::Character, 5);
    row("rollunder", "weapons", RecordKind::Weapon, 12);
    row("rollunder", "armour and shields", RecordKind::Armour, 8);
    row("rollunder", "conditions", RecordKind::ConditionTemplate, 6);
    row("rollunder", "modifiers", RecordKind::Modifier, 8);
    row("rollunder", "people", RecordKind::Character, 5);
    row("twod6", "weapons", RecordKind::Weapon, 12);
    row("twod6", "armour", RecordKind::Armour, 8);
    row("twod6", "conditions", RecordKind::ConditionTemplate, 6);
    row("twod6", "modifiers", RecordKind::Modifier, 8);
    row("twod6", "people", RecordKind::Character, 5);
}

void StarterTest::everyKindIsThere()
{
    QFETCH(std::string, system);
    QFETCH(int, kind);
    QFETCH(std::size_t, least);
    QVERIFY(all(*m_new, static_cast<RecordKind>(kind), system).size() >= least);
    QVERIFY(all(*m_empty, static_cast<RecordKind>(kind), system).empty());
}

/// It is the game master's own: nothing of it can be thrown out as a sample.
void StarterTest::nothingIsMarkedAsSample()
{
    for (const RecordKind kind :
         {RecordKind::Weapon, RecordKind::Ammunition, RecordKind::ConditionTemplate, RecordKind::Character}) {
        for (const StoredRecord& one : all(*m_new, kind, {}))
            QVERIFY(!one.sample);
    }
    QVERIFY(m_new->encounters().encounters().empty());
}

void StarterTest::everyFirearmHasRounds()
{
    for (const StoredRecord& one : all(*m_new, RecordKind::Weapon, "threed"))
        QVERIFY(loadFor(*m_new, {RecordKind::Weapon, one.id}) != 0);
}

/// Everybody carries something to fight with, loaded where it fires, and knows how to use it; the sample's people are others.
void StarterTest::peopleAreReadyToPlay()
{
    const auto sample = storage::createNewCampaign(m_folder.filePath(QStringLiteral("others.hitspread")),
                                                   CampaignStart::Sample);
    const auto nameOf = [](const StoredRecord& one) { return recordName(one.record); };
    for (const std::string system : {"threed", "percentile", "outcome", "rollunder", "twod6"}) {
        const std::vector<StoredRecord> played = all(*sample, RecordKind::Character, system);
        for (const StoredRecord& one : all(*m_new, RecordKind::Character, system)) {
            const std::string name = nameOf(one);
            bool isArmed = false;
            for (const Possession& thing : m_new->encounters().possessionsOfCharacter(one.id)) {
                const AnyRecord record = m_new->library().load({thing.kind, thing.item}).record;
                if (system == "threed" && thing.kind == RecordKind::Weapon) {
                    QVERIFY2(thing.ammunition != 0, name.c_str());
                    QVERIFY2(thing.state.as<threed::WeaponState>().rounds > 0, name.c_str());
                    QVERIFY2(one.record.as<threed::Character>().skills.rank(record.as<threed::Weapon>().skill) > 0,
                             name.c_str());
                }
                isArmed = isArmed || thing.kind == RecordKind::Weapon || thing.kind == RecordKind::MeleeWeapon;
            }
            QVERIFY2(isArmed, name.c_str());
            QVERIFY2(std::ranges::find(played, name, nameOf) == played.end(), name.c_str());
        }
    }
}

void StarterTest::conditionsAreReady_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<bool>("keepsFromActing");
    QTest::addColumn<bool>("keepsFromAiming");
    QTest::addColumn<int>("attacks");
    QTest::addColumn<int>("duration");
    QTest::addColumn<int>("unit");
    const auto row = [](const char* name, bool acting, bool aiming, int attacks, int duration, DurationUnit unit) {
        QTest::newRow(name) << std::string(name) << acting << aiming << attacks << duration << static_cast<int>(unit);
    };
    // Nobody aims under stress (3D-AIM-08); lying is counted by the posture (3D-COVER-03) and must not be twice.
    row("Stunned", true, true, 0, 1, DurationUnit::Phases);
    row("Blinded", false, true, -8, 1, DurationUnit::Rounds);
    row("Prone", false, false, 0, 0, DurationUnit::UntilRemoved);
    row("On fire", false, true, -2, 0, DurationUnit::UntilRemoved);
    row("Bound", true, true, 0, 0, DurationUnit::UntilRemoved);
    row("Frightened", false, true, -2, 1, DurationUnit::Rounds);
}

void StarterTest::conditionsAreReady()
{
    QFETCH(std::string, name);
    const std::vector<StoredRecord> conditions = all(*m_new, RecordKind::ConditionTemplate, "threed");
    const auto found = std::ranges::find_if(
        conditions, [&](const StoredRecord& one) { return one.record.as<ConditionTemplate>().name == name; });
    QVERIFY(found != conditions.end());
    const auto& condition = found->record.as<ConditionTemplate>();
    QTEST(condition.preventsActing, "keepsFromActing");
    QTEST(condition.preventsAiming, "keepsFromAiming");
    QTEST(int{condition.attackRolls}, "attacks");
    QTEST(int{condition.duration}, "duration");
    QTEST(static_cast<int>(condition.durationUnit), "unit");
    QVERIFY(!condition.summary.empty());
}

void StarterTest::theSampleIsPlayedWithIt()
{
    const auto sample = storage::createNewCampaign(m_folder.filePath(QStringLiteral("sample.hitspread")),
                                                   CampaignStart::Sample);
    for (const RecordKind kind : {RecordKind::Weapon, RecordKind::Armour, RecordKind::Grenade}) {
        QCOMPARE(all(*sample, kind, "threed").size(), all(*m_new, kind, "threed").size());
        QVERIFY(std::ranges::all_of(all(*sample, kind, "threed"), &StoredRecord::sample));
    }
    QVERIFY(!all(*sample, RecordKind::Character, "threed").empty());
}

/// Who is meant by a condition of a sample is the one of that name, whoever comes first.
void StarterTest::peopleOfASampleMeanEachOther()
{
    const auto sample = storage::createNewCampaign(m_folder.filePath(QStringLiteral("tied.hitspread")),
                                                   CampaignStart::Sample);
    const std::vector<Encounter> fights = sample->encounters().encounters();
    const auto fight = std::ranges::find(fights, std::string("outcome"), &Encounter::system);
    QVERIFY(fight != fights.end() && fight->sample);
    std::map<std::string, Combatant> people;
    for (const Combatant& one : sample->encounters().combatants(fight->id))
        people[one.name] = one;
    QCOMPARE(people.size(), 8U);
    const auto condition = [&](const char* name) { return people[name].condition.as<outcome::Condition>(); };
    const auto number = [&](const char* name) { return static_cast<std::int32_t>(people[name].id); };
    QCOMPARE(condition("Ysolde Crane").aimAt, number("Low Hob"));
    QCOMPARE(condition("Dov Lasker").holding, number("Perrin Oake"));
    QCOMPARE(condition("Perrin Oake").heldBy, number("Dov Lasker"));
    QCOMPARE(condition("Low Hob").plan[1].whom, number("Ysolde Crane"));
    QCOMPARE(condition("Tobin Reeve").plan[1].whom, 0);
    // OUT-D26: who is equal in result and Discipline has rolled off.
    QCOMPARE(condition("Marta Hale").initiative, condition("Kestrel Vane").initiative);
    QVERIFY(condition("Marta Hale").rollOff > condition("Kestrel Vane").rollOff);
}

/// The fight by 3d6 roll-under: whose turn it is by Basic Speed, DX and a die (R3-69), a Wait for whoever rises, a feint that counts
/// still, wounds, and things on the ground.
void StarterTest::aWeirInTheMiddleOfATurn()
{
    const auto sample = storage::createNewCampaign(m_folder.filePath(QStringLiteral("weir.hitspread")),
                                                   CampaignStart::Sample);
    const std::vector<Encounter> fights = sample->encounters().encounters();
    const auto fight = std::ranges::find(fights, std::string("rollunder"), &Encounter::system);
    QVERIFY(fight != fights.end() && fight->sample);
    std::map<std::string, Combatant> people;
    std::map<Side, int> sides;
    for (const Combatant& one : sample->encounters().combatants(fight->id)) {
        people[one.name] = one;
        ++sides[one.side];
        QVERIFY(one.condition.as<rollunder::Condition>().inTurn);
    }
    QVERIFY(sides[Side::Players] >= 4 && sides[Side::Opponents] >= 4);
    const auto condition = [&](const char* name) { return people[name].condition.as<rollunder::Condition>(); };
    const auto number = [&](const char* name) { return static_cast<std::int32_t>(people[name].id); };
    QVERIFY(condition("Hask Bremer").waiting && condition("Hask Bremer").waitTrigger == rollunder::Trigger::Rises);
    QCOMPARE(condition("Hask Bremer").waitFor, number("Esme Lorn"));
    QCOMPARE(condition("Bela Thorne").evaluateAt, number("Corrin Dale"));
    QCOMPARE(condition("Bela Thorne").feints[0].from, number("Dask Hollin"));
    QCOMPARE(condition("Bela Thorne").feints[0].until, fight->round);
    QVERIFY(condition("Bela Thorne").acted && !condition("Arden Foss").begun);
    QCOMPARE(condition("Arden Foss").placeSpeed, condition("Esme Lorn").placeSpeed);
    QVERIFY(condition("Arden Foss").rollOff > condition("Esme Lorn").rollOff);
    QVERIFY(condition("Dask Hollin").hpLost > 0);
    const auto isOnTheGround = [&](const char* name) {
        const auto things = sample->encounters().possessionsOfCombatant(people[name].id);
        return things.front().state.as<rollunder::WeaponState>().dropped;
    };
    QVERIFY(isOnTheGround("Ferro Quint") && isOnTheGround("Gill Rasker") && !isOnTheGround("Dask Hollin"));
}

/// The fight by 2d6: a seizure nobody has answered yet (TD-08), a careful aim with the very rifle in hand (TD-47), a hold both agree on
/// (TD-77), a save due as the next round begins (TD-110), monitors that can be (TD-D25), an area weapon loaded (TD-51), a die that settled
/// a tie (TD-06).
void StarterTest::aDepotInTheMiddleOfARound()
{
    const auto sample = storage::createNewCampaign(m_folder.filePath(QStringLiteral("depot.hitspread")),
                                                   CampaignStart::Sample);
    const std::vector<Encounter> fights = sample->encounters().encounters();
    const auto fight = std::ranges::find(fights, std::string("twod6"), &Encounter::system);
    QVERIFY(fight != fights.end() && fight->sample);
    std::map<std::string, Combatant> people;
    std::map<Side, int> sides;
    const auto condition = [&](const char* name) { return people[name].condition.as<twod6::Condition>(); };
    const auto number = [&](const char* name) { return static_cast<std::int32_t>(people[name].id); };
    const auto firstThing = [&](const char* name) {
        return sample->encounters().possessionsOfCombatant(people[name].id).front();
    };
    for (const Combatant& one : sample->encounters().combatants(fight->id)) {
        people[one.name] = one;
        ++sides[one.side];
        const auto now = condition(one.name.c_str());
        const auto who = sample->library().load({RecordKind::Character, one.character}).record.as<twod6::Character>();
        QVERIFY2(now.inRound && now.score != kNoEntry, one.name.c_str());
        QVERIFY2(0 <= now.lethal && now.lethal <= now.filled && now.filled < twod6::boxesOf(who.bld), one.name.c_str());
        QVERIFY2((now.lethal > 0) == (now.saveIn != kNoEntry), one.name.c_str());
    }
    QVERIFY(sides[Side::Players] >= 4 && sides[Side::Opponents] >= 4);
    QVERIFY(condition("Zeno Prill").seized == 1 && !condition("Zeno Prill").begun && !condition("Dorte Wiek").begun);
    QVERIFY(condition("Brok Tarrant").acted && condition("Brok Tarrant").allOut);
    QCOMPARE(condition("Nora Feld").aimAt, number("Lio Marek"));
    QCOMPARE(condition("Nora Feld").aimWith, static_cast<std::int32_t>(firstThing("Nora Feld").id));
    QCOMPARE(condition("Joss Halden").holding, number("Hanno Lisk"));
    QVERIFY(twod6::isHeldBy(condition("Hanno Lisk"), number("Joss Halden")) && condition("Hanno Lisk").prone);
    QVERIFY(condition("Pavel Stroh").unconscious && condition("Pavel Stroh").saveIn == 1);
    QCOMPARE(condition("Mirte Oswald").treats, number("Pavel Stroh"));
    QVERIFY(condition("Dorte Wiek").lethal < condition("Dorte Wiek").filled);
    const auto launcher = sample->library().load({RecordKind::Weapon, firstThing("Lio Marek").item}).record;
    QVERIFY(launcher.as<twod6::Weapon>().area > 0
            && firstThing("Lio Marek").state.as<twod6::WeaponState>().shotsLeft > 0);
    QCOMPARE(condition("Nora Feld").score, condition("Hanno Lisk").score);
    QVERIFY(condition("Nora Feld").tieDie > condition("Hanno Lisk").tieDie);
}

HITSPREAD_TEST(StarterTest)
#include "starter_test.moc"
