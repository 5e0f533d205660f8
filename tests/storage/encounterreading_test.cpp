#include <QTest>

#include "services/conditionservice.h"
#include "services/encounterservice.h"
#include "services/possessions.h"
#include "storage/campaignfile.h"
#include "storage/samplecampaign.h"
#include "support/fakecampaign.h"

#include <QTemporaryDir>

#include <algorithm>
#include <iterator>

using namespace hitspread;
using namespace hitspread::storage;

/// What is read for a whole fight at once is what its people have one by one.
class EncounterReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void conditionsComeInTheOrderOfTheList();
    void distancesAreThoseOfOneFight();

private:
    [[nodiscard]] Encounter fight(std::size_t place) { return m_file->encounters().encounters().at(place); }
    [[nodiscard]] std::vector<RecordId> peopleIn(RecordId encounter);

    QTemporaryDir m_folder;
    int m_count = 0;
    std::unique_ptr<CampaignFile> m_file;
    support::FixedClock m_clock;
};

void EncounterReadingTest::init()
{
    QVERIFY(m_folder.isValid());
    m_file = SampleCampaign::create(m_folder.filePath(QStringLiteral("%1.hitspread").arg(++m_count)));
}

std::vector<RecordId> EncounterReadingTest::peopleIn(RecordId encounter)
{
    std::vector<RecordId> ids;
    std::ranges::transform(m_file->encounters().combatants(encounter), std::back_inserter(ids), &Combatant::id);
    return ids;
}

void EncounterReadingTest::conditionsComeInTheOrderOfTheList()
{
    const RecordId here = fight(0).id;
    const std::vector<RecordId> people = peopleIn(here);
    QVERIFY(people.size() >= 3);
    EncounterStore& store = m_file->encounters();
    QVERIFY(store.conditionsIn(here).empty());
    ConditionService service(*m_file, m_clock);
    // Not in the order of the list, and somebody has two.
    const Lasting three{.left = 3};
    const auto last = service.put({people.back(), people.front()}, std::string("Dazed"), three);
    const auto second = service.put({people.front()}, std::string("Afraid"), three);
    std::vector<RecordId> apart;
    for (const RecordId who : people)
        std::ranges::transform(conditionsOf(store, who), std::back_inserter(apart), &Possession::id);
    QCOMPARE(apart, (std::vector{last.at(1), second.at(0), last.at(0)}));
    std::vector<RecordId> together;
    for (const Possession& condition : store.conditionsIn(here)) {
        together.push_back(condition.id);
        QVERIFY(condition.kind == RecordKind::ConditionTemplate);
        QCOMPARE(condition.state.as<Lasting>().left, 3);
    }
    QCOMPARE(together, apart);
    QVERIFY(store.conditionsIn(fight(1).id).empty());
}

void EncounterReadingTest::distancesAreThoseOfOneFight()
{
    EncounterStore& store = m_file->encounters();
    const RecordId here = fight(0).id;
    const std::vector<RecordId> people = peopleIn(here);
    store.setDistance(people.at(2), people.at(0), 17);
    store.setDistance(people.at(1), people.at(0), std::nullopt);
    std::map<std::pair<RecordId, RecordId>, int> apart;
    for (const RecordId a : people) {
        for (const RecordId b : people) {
            if (const auto metres = a < b ? store.distance(a, b) : std::nullopt)
                apart[{a, b}] = *metres;
        }
    }
    QCOMPARE(apart.at({people.at(0), people.at(2)}), 17);
    QVERIFY(store.distances(here) == apart);
    const std::vector<RecordId> others = peopleIn(fight(1).id);
    store.setDistance(others.at(0), others.at(1), 4);
    QVERIFY(store.distances(here) == apart);
}

QTEST_GUILESS_MAIN(EncounterReadingTest)
#include "encounterreading_test.moc"
