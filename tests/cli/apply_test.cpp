#include <QTest>

#include "cli/program.h"
#include "formats/bodyplans.h"
#include "rules/core/dice/dice.h"
#include "services/action/actionservice.h"
#include "services/fight/encounterservice.h"
#include "storage/campaignfile.h"
#include "support/fakecampaign.h"
#include "support/samplefile.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QTemporaryDir>

#include <memory>

using namespace hitspread;
using namespace hitspread::storage;

/// `apply`: dice that fell in the window and wait are committed or dropped from the command line.
class ApplyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatWaitsIsCommitted();
    void whatWaitsIsDropped();
    void whatIsOutOfDateIsWorkedOutAnew();
    void noReasonDropsNothing();
    void theOnlyFightNeedsNoName();

private:
    [[nodiscard]] Ran apply(const QStringList& more) const
    {
        return runProgram(QStringList{u"apply"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs} + more);
    }
    [[nodiscard]] QJsonArray history() const
    {
        return QJsonDocument::fromJson(
                   runProgram({u"history"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs}).output)
            .array();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void ApplyTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"camp.hitspread"_qs);
    const auto campaign = support::openSample(m_file);
    const support::FixedClock clock;
    const formats::ShippedBodyPlans plans;
    ActionService actions(*campaign, plans, clock);
    const RecordId fight = campaign->encounters().encounters().at(0).id;
    const auto people = campaign->encounters().combatants(fight);
    ActionOrder order{.action = "shot", .encounter = fight};
    order.actor = people.at(0).id;
    order.target = people.back().id;
    order.weapon = campaign->encounters().possessionsOfCombatant(people.at(0).id).at(0).id;
    SeededAnswerer dice(5);
    (void)actions.keep({0, fight, ActionService::resolved(actions.prepare(order), &dice).action});
}

void ApplyTest::whatWaitsIsCommitted()
{
    const Ran applied = apply({u"--title"_qs, u"From the ramp"_qs});
    QVERIFY2(applied.exit == 0, applied.error.constData());
    QCOMPARE(history().size(), 1);
    QCOMPARE(history()[0][u"title"].toString(), u"From the ramp"_qs);
    QCOMPARE(history()[0][u"id"].toInt(), applied.json()[u"id"].toInt());
    QVERIFY(apply({}).failedCleanly("a waiting action was not found"));
}

void ApplyTest::whatWaitsIsDropped()
{
    const Ran dropped = apply({u"--drop"_qs, u"he ducked"_qs});
    QVERIFY2(dropped.exit == 0, dropped.error.constData());
    QCOMPARE(history().size(), 1);
    QCOMPARE(history()[0][u"kind"].toString(), u"drop"_qs);
    QCOMPARE(history()[0][u"reason"].toString(), u"he ducked"_qs);
    QVERIFY(apply({}).failedCleanly("a waiting action was not found"));
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

/// What the shot has read is named as it is called; worked out anew it counts, with the same dice.
void ApplyTest::whatIsOutOfDateIsWorkedOutAnew()
{
    {
        const auto campaign = CampaignFile::open(m_file);
        const support::FixedClock clock;
        const Encounter fight = campaign->encounters().encounters().at(0);
        const Combatant who = campaign->encounters().combatants(fight.id).at(0);
        const auto* aims = who.condition.declaration().find("aims");
        const std::int64_t before = aims->number(who.condition.data(), 0);
        (void)EncounterService(*campaign, clock)
            .setByHand(fight.id, LoggedChange{{RecordKind::Condition, who.id}, "aims", 0, before, before + 1},
                       "an aim more");
    }
    const Ran refused = apply({});
    QVERIFY(refused.failedCleanly("has changed in the meantime; work it out anew"));
    QVERIFY(!refused.error.contains("combatant"));
    QCOMPARE(history().size(), 1);
    // What is asked anew then is printed, and answered by what would be preset.
    const Ran anew = apply({u"--anew"_qs});
    QVERIFY2(anew.exit == 0 || anew.exit == 3, anew.error.constData());
    if (anew.exit == 3) {
        QVERIFY(apply({u"--preset"_qs, u"--drop"_qs, u""_qs}).failedCleanly("reason"));
        const Ran preset = apply({u"--seed"_qs, u"5"_qs});
        QVERIFY2(preset.exit == 0, preset.error.constData());
    }
    QCOMPARE(history().size(), 2);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void ApplyTest::noReasonDropsNothing()
{
    QVERIFY(apply({u"--drop"_qs, u""_qs}).failedCleanly("reason"));
    QCOMPARE(history().size(), 0);
    QCOMPARE(apply({}).exit, 0);
}

void ApplyTest::theOnlyFightNeedsNoName()
{
    QVERIFY(runProgram({u"apply"_qs, m_file}).failedCleanly("--encounter: the campaign has 6 encounters"));
    QVERIFY(runProgram({u"whatif"_qs, m_file, u"list"_qs}).failedCleanly("--encounter: the campaign has 6 encounters"));
    for (const QString& fight :
         {u"Duel at Noon"_qs, u"Old Mill"_qs, u"Pump House"_qs, u"Salt Weir"_qs, u"Tram Depot"_qs})
        QCOMPARE(runProgram({u"encounter"_qs, m_file, u"archive"_qs, fight}).exit, 0);
    const Ran tried = runProgram({u"whatif"_qs, m_file, u"list"_qs});
    QVERIFY2(tried.exit == 0, tried.error.constData());
    const Ran applied = runProgram({u"apply"_qs, m_file});
    QVERIFY2(applied.exit == 0, applied.error.constData());
    QCOMPARE(history().size(), 1);
}

HITSPREAD_TEST(ApplyTest)
#include "apply_test.moc"
