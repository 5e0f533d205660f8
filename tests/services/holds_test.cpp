#include "encounterfixture.h"
#include "rules/core/dice/answerdice.h"
#include "rules/systems/twod6/grapple.h"
#include "services/action/actionservice.h"
#include "services/action/binder.h"
#include "services/undo/historyservice.h"
#include "support/testclass.h"
#include "support/twod6fights.h"

#include <QTest>

#include <algorithm>

using namespace hitspread;

/// Who gets hold of somebody stands where that one does: distances of a fight, and who is near of a shot.
class HoldsTest : public QObject, private EncounterFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aGrappleKnowsHowFar();
    void aGrapplePutsBothInOnePlace();
    void aMissMovesNobody();
    void whoIsInAHoldIsClose_data();
    void whoIsInAHoldIsClose();

private:
    [[nodiscard]] std::optional<int> apart(std::size_t a, std::size_t b)
    {
        return m_campaign->encounters().distance(m_people[a], m_people[b]);
    }
    [[nodiscard]] ActionRecord grappled(int first, int second);

    RecordId m_shed = 0;
    std::vector<RecordId> m_people;  ///< two who go at each other, and one who looks on
};

/// The two are 17 m apart; a third stands 3 m from the first and 20 m from the second.
void HoldsTest::init()
{
    makeFight();
    support::fillWithTwoD6Fights(*m_campaign);
    const std::vector<Encounter> fights = m_campaign->encounters().encounters();
    m_shed = std::ranges::find(fights, std::string("twod6"), &Encounter::system)->id;
    m_people.clear();
    for (const Combatant& one : m_campaign->encounters().combatants(m_shed))
        m_people.push_back(one.id);
    Combatant third = m_campaign->encounters().combatant(m_people[1]);
    third.name = "Third";
    m_people.push_back(m_campaign->encounters().insert(third));
    m_campaign->encounters().setDistance(m_people[0], m_people[1], 17);
    m_campaign->encounters().setDistance(m_people[0], m_people[2], 3);
    m_campaign->encounters().setDistance(m_people[1], m_people[2], 20);
}

/// Runs up 20 m; the dice of the attack, then sixes.
ActionRecord HoldsTest::grappled(int first, int second)
{
    using namespace twod6;
    ActionService actions(*m_campaign, m_plans, m_clock);
    ActionRecord action = actions.prepare(
        {.action = "grapple", .encounter = m_shed, .actor = m_people[0], .target = m_people[1]});
    auto& options = action.request.input.get<Grapple>().options;
    options.mode = Mode::Run;
    options.metres = 20;
    const auto put = [&action](Query query, std::vector<std::uint8_t> faces) {
        action.request.answers.put(
            Answer::ofFaces({static_cast<std::uint16_t>(query), 0}, std::move(faces), Origin::Given));
    };
    put(Query::AttackDice, {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
    put(Query::Damage, {1});
    put(Query::FallDice, {6, 6});
    action.request.answers.put(Answer::ofChoice({static_cast<std::uint16_t>(Query::FallSkill), 0}, 0, Origin::Given));
    ActionService::Resolved resolved = ActionService::resolved(std::move(action));
    [&] { QVERIFY(!resolved.open); }();
    return resolved.action;
}

/// TD-59: the fight knows how far the two are apart, and the rules refuse what does not reach.
void HoldsTest::aGrappleKnowsHowFar()
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    const ActionRecord action = actions.prepare(
        {.action = "grapple", .encounter = m_shed, .actor = m_people[0], .target = m_people[1]});
    QCOMPARE(action.request.input.as<twod6::Grapple>()->options.distance, 17);
    const std::vector<Refusal> refusals = action.request.input.validate(action.request.plan.get());
    QCOMPARE(refusals.size(), std::size_t{1});
    QCOMPARE(refusals[0].bound, 15);
}

/// TD-79: he is as far from everybody as the one he holds, and nobody else has moved.
void HoldsTest::aGrapplePutsBothInOnePlace()
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    (void)actions.apply(PendingAction{0, m_shed, grappled(6, 6)}, "Grapples");
    QCOMPARE(apart(0, 1), 0);
    QCOMPARE(apart(0, 2), 20);
    QCOMPARE(apart(1, 2), 20);
    HistoryService(*m_campaign, m_clock).undo({ScopeKind::Encounter, m_shed});
    QCOMPARE(apart(0, 1), 17);
    QCOMPARE(apart(0, 2), 3);
}

void HoldsTest::aMissMovesNobody()
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    (void)actions.apply(PendingAction{0, m_shed, grappled(1, 1)}, "Misses");
    QCOMPARE(apart(0, 1), 17);
    QCOMPARE(apart(0, 2), 3);
}

void HoldsTest::whoIsInAHoldIsClose_data()
{
    QTest::addColumn<bool>("holds");
    QTest::addColumn<bool>("isTarget");
    QTest::newRow("TD-D51 holds the target") << true << false;
    QTest::newRow("TD-D51 is held by the target") << true << true;
    QTest::newRow("TD-D51 neither") << false << false;
}

/// Whoever shares the place of one who is struck is close, at no distance.
void HoldsTest::whoIsInAHoldIsClose()
{
    QFETCH(bool, holds);
    QFETCH(bool, isTarget);
    EncounterStore& store = m_campaign->encounters();
    store.setDistance(m_people[1], m_people[2], std::nullopt);
    Combatant holder = store.combatant(m_people[isTarget ? 1 : 2]);
    holder.condition = holder.condition.cloned();
    if (holds)
        holder.condition.as<twod6::Condition>().holding = static_cast<std::int32_t>(m_people[isTarget ? 2 : 1]);
    store.update(holder);
    ActionOrder order{.action = "attack", .encounter = m_shed, .actor = m_people[0], .target = m_people[1]};
    order.otherTargets = {m_people[2]};
    order.weapon = store.possessionsOfCombatant(m_people[0]).front().id;
    const ActionRecord action = Binder(*m_campaign, m_plans).bind(order);
    const twod6::NearOptions& near = action.request.input.as<twod6::Attack>()->nearOptions[1];
    QCOMPARE(near.close, holds);
    QCOMPARE(near.metres, holds ? 0 : kNoEntry);
}

HITSPREAD_TEST(HoldsTest)
#include "holds_test.moc"
