#include "services/backup/campaigncontents.h"
#include "support/testclass.h"

#include <QTest>

#include <string>
#include <utility>
#include <vector>

using namespace hitspread;

namespace {

CampaignContents withPeople(std::vector<PersonContents> people)
{
    CampaignContents contents;
    contents.people = std::move(people);
    return contents;
}

CampaignContents withFights(const std::vector<std::pair<RecordId, std::string>>& fights)
{
    CampaignContents contents;
    contents.fights.reserve(fights.size());
    for (const auto& [id, name] : fights) {
        FightContents fight;
        fight.id = id;
        fight.name = name;
        contents.fights.push_back(std::move(fight));
    }
    return contents;
}

}  // namespace

/// What differs between a campaign then and now.
class CampaignContentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void peopleAreKnownByTheirNumbers();
    void whoWasTakenAnewIsTheSamePerson();
    void fightsOfThenAreListed();
};

void CampaignContentsTest::peopleAreKnownByTheirNumbers()
{
    const ContentsDifference difference = differenceOf(
        withPeople({{1, "Ines", "a"}, {2, "Holt", "a"}, {3, "Quill", "a"}}),
        withPeople({{1, "Ines V.", "b"}, {3, "Quill", "a"}, {4, "Marsh", "a"}}));
    QCOMPARE(difference.peopleChanged, std::vector<std::string>{"Ines V."});
    QCOMPARE(difference.peopleOnlyThen, std::vector<std::string>{"Holt"});
    QCOMPARE(difference.peopleOnlyNow, std::vector<std::string>{"Marsh"});
    QVERIFY(!difference.isNone());
}

/// Deleted, and taken out of a backup again: he has another number.
void CampaignContentsTest::whoWasTakenAnewIsTheSamePerson()
{
    const CampaignContents then = withPeople({{1, "Ines", "a"}, {2, "Guard", "a"}, {3, "Guard", "b"}});
    QVERIFY(differenceOf(then, withPeople({{2, "Guard", "a"}, {3, "Guard", "b"}, {7, "Ines", "a"}})).isNone());
    const ContentsDifference otherwise = differenceOf(then, withPeople({{2, "Guard", "a"}, {7, "Ines", "z"}}));
    QCOMPARE(otherwise.peopleChanged, std::vector<std::string>{"Ines"});
    QCOMPARE(otherwise.peopleOnlyThen, std::vector<std::string>{"Guard"});
    QVERIFY(otherwise.peopleOnlyNow.empty());
    // Of several of one name each stands for one.
    const ContentsDifference several = differenceOf(then, withPeople({{1, "Ines", "a"}, {8, "Guard", "a"}}));
    QCOMPARE(several.peopleOnlyThen, std::vector<std::string>{"Guard"});
    QVERIFY(several.peopleOnlyNow.empty() && several.peopleChanged.empty());
}

void CampaignContentsTest::fightsOfThenAreListed()
{
    const ContentsDifference difference = differenceOf(withFights({{1, "Gate"}, {4, "Pier"}}),
                                                       withFights({{4, "Pier"}}));
    QCOMPARE(difference.fights, std::size_t{2});
    QCOMPARE(difference.fightsThen.size(), std::size_t{2});
    QCOMPARE(difference.fightsThen[0].name, std::string("Gate"));
    QCOMPARE(difference.fightsThen[1].id, RecordId{4});
    QCOMPARE(difference.fightsOnlyThen, std::vector<std::string>{"Gate"});
}

HITSPREAD_TEST(CampaignContentsTest)
#include "campaigncontents_test.moc"
