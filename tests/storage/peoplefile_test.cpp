#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/kitservice.h"
#include "services/library/libraryservice.h"
#include "services/library/possessions.h"
#include "services/people/presentservice.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace hitspread;
using namespace hitspread::storage;

/// People between fights, where the log is read from a file: what somebody has no more stands in a row of it alone.
class PeopleFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatWasTakenMeanwhileIsSaid();
    void aLiftedConditionIsSaid();
    void theEndingThatBroughtHimThereIsTakenBack();

private:
    [[nodiscard]] RecordId inLibrary(AnyRecord record, const char* name)
    {
        StoredRecord stored;
        stored.system = "threed";
        record.declaration().find("name")->setText(record.data(), name);
        stored.record = std::move(record);
        return LibraryService(*m_file, m_plans, m_clock).create(stored);
    }
    [[nodiscard]] RecordId joined(const char* fight)
    {
        EncounterService encounters(*m_file, m_clock);
        const RecordId made = encounters.create("threed", fight, "recommended");
        (void)encounters.add(made, Newcomers{.character = m_brann, .name = "Brann"});
        return made;
    }
    [[nodiscard]] GoingOn foreseen(RecordId fight) { return PresentService(*m_file, m_clock).foreseen(fight).front(); }
    [[nodiscard]] RecordId present() { return presentOf(m_file->encounters(), "threed", m_brann)->id; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<CampaignFile> m_file;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
    RecordId m_brann = 0;
    RecordId m_next = 0;  ///< the fight he joined after the first was over
};

void PeopleFileTest::init()
{
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = CampaignFile::create(m_folder->filePath(QStringLiteral("people.hitspread")));
    m_brann = inLibrary(AnyRecord(threed::characterRecord), "Brann");
    (void)KitService(*m_file, m_clock)
        .give(m_brann, {RecordKind::Weapon, inLibrary(AnyRecord(threed::weaponRecord), "Pistol")});
    const RecordId first = joined("Gate");
    const RecordId who = m_file->encounters().combatants(first).front().id;
    (void)ConditionService(*m_file, m_clock).put({who}, "Scarred", Lasting{});
    QVERIFY(PresentService(*m_file, m_clock).finish(first, {who}, {"After Gate", "Between"}) != 0);
    m_next = joined("Bridge");
    QVERIFY(foreseen(m_next).isUsual);
}

void PeopleFileTest::whatWasTakenMeanwhileIsSaid()
{
    const std::vector<Possession> things = m_file->encounters().possessionsOfCombatant(present());
    const auto pistol = std::ranges::find(things, RecordKind::Weapon, &Possession::kind);
    QVERIFY(pistol != things.end());
    (void)KitService(*m_file, m_clock).takeInFight(pistol->id);
    QCOMPARE(foreseen(m_next).since.size(), std::size_t{1});
    QVERIFY(!foreseen(m_next).isUsual);
    // Who joined after that has seen it.
    QVERIFY(foreseen(joined("Shed")).since.empty());
}

void PeopleFileTest::aLiftedConditionIsSaid()
{
    const std::vector<Possession> all = conditionsOf(m_file->encounters(), present());
    QCOMPARE(all.size(), std::size_t{1});
    (void)ConditionService(*m_file, m_clock).lift({all.front().id});
    QCOMPARE(foreseen(m_next).since.size(), std::size_t{1});
    QVERIFY(!foreseen(m_next).isUsual);
}

/// Nobody knows any more how he was: that he came from there is said all the same.
void PeopleFileTest::theEndingThatBroughtHimThereIsTakenBack()
{
    const Scope scope{ScopeKind::Encounter, m_file->encounters().combatant(present()).encounter};
    HistoryService history(*m_file, m_clock);
    (void)history.undo(scope);
    const GoingOn he = foreseen(m_next);
    QVERIFY(!he.was);
    QVERIFY(!he.isUsual);
    QCOMPARE(he.since.size(), std::size_t{1});
    QCOMPARE(he.since.front().title, std::string("After Gate"));
    QVERIFY(he.since.front().isTakenBack);
    (void)history.redo(scope);
    QVERIFY(foreseen(m_next).isUsual);
}

HITSPREAD_TEST(PeopleFileTest)
#include "peoplefile_test.moc"
