#include "models/systems/percentile/duelpairing.h"
#include "rules/systems/percentile/records.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace hitspread;

/// Who is paired with whom when a pair is added to a duel (PCT-33, PCT-D31).
class TestDuelPairing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theOneDeclaredAgainstComesFirst();
    void declarationsCountFromBothSides();
    void elseTheOrderOfTheRoundDecides();
    void whoIsOutOrAwayIsLeftOut();
    void oneSideAloneIsPairedToo();
    void nobodyIsLeft();
    void peopleChangePlaces();
    void anOrderHoldsAllPairs();
    void whatHeHasInHandComesFirst();

private:
    /// Players 1, 2 and 3, opponents 11, 12 and 13, in the order in which they act.
    CombatantView& person(RecordId id)
    {
        return *std::ranges::find(m_fight.combatants, id, [](const CombatantView& one) { return one.combatant.id; });
    }
    percentile::Condition& conditionOf(RecordId id)
    {
        return person(id).combatant.condition.as<percentile::Condition>();
    }
    [[nodiscard]] static std::optional<std::pair<RecordId, RecordId>> people(
        const std::optional<percentile::DuelPair>& pair)
    {
        return pair ? std::optional(std::pair((*pair)[0].who, (*pair)[1].who)) : std::nullopt;
    }
    [[nodiscard]] static percentile::DuelPair paired(RecordId left, RecordId right)
    {
        return {percentile::DuelPlace{left, 0}, percentile::DuelPlace{right, 0}};
    }
    using Two = std::optional<std::pair<RecordId, RecordId>>;

    FightSnapshot m_fight;
};

void TestDuelPairing::init()
{
    m_fight = {};
    for (const RecordId id : {1, 11, 2, 12, 3, 13}) {
        CombatantView view;
        view.combatant.id = id;
        view.combatant.side = id < 10 ? Side::Players : Side::Opponents;
        view.combatant.condition = AnyRecord(percentile::conditionRecord);
        view.character.record = AnyRecord(percentile::characterRecord);
        m_fight.combatants.push_back(view);
    }
}

void TestDuelPairing::theOneDeclaredAgainstComesFirst()
{
    conditionOf(3).declaredAt = 12;
    // 2 acts before 3, but has nobody in mind.
    QCOMPARE(people(percentile::nextPair(m_fight, {paired(1, 11)})), Two(std::pair(3, 12)));
    // Whoever he has in mind fights already.
    QCOMPARE(people(percentile::nextPair(m_fight, {paired(1, 12)})), Two(std::pair(2, 11)));
}

void TestDuelPairing::declarationsCountFromBothSides()
{
    conditionOf(13).declaredAt = 2;
    QCOMPARE(people(percentile::nextPair(m_fight, {paired(1, 11)})), Two(std::pair(2, 13)));
    // The side of the first one stays on the left.
    conditionOf(13).declaredAt = 0;
    conditionOf(2).declaredAt = 12;
    QCOMPARE(people(percentile::nextPair(m_fight, {paired(11, 1)})), Two(std::pair(12, 2)));
}

void TestDuelPairing::elseTheOrderOfTheRoundDecides()
{
    QCOMPARE(people(percentile::nextPair(m_fight, {paired(1, 11)})), Two(std::pair(2, 12)));
    QCOMPARE(people(percentile::nextPair(m_fight, {paired(1, 11), paired(2, 12)})), Two(std::pair(3, 13)));
    std::swap(m_fight.combatants[2], m_fight.combatants[4]);
    QCOMPARE(people(percentile::nextPair(m_fight, {paired(1, 11)})), Two(std::pair(3, 12)));
}

void TestDuelPairing::whoIsOutOrAwayIsLeftOut()
{
    conditionOf(2).healthLost = 20;
    person(12).combatant.away = true;
    QVERIFY(!percentile::canDuel(person(2)));
    QVERIFY(!percentile::canDuel(person(12)));
    QVERIFY(percentile::canDuel(person(3)));
    QCOMPARE(people(percentile::nextPair(m_fight, {paired(1, 11)})), Two(std::pair(3, 13)));
}

void TestDuelPairing::oneSideAloneIsPairedToo()
{
    for (const RecordId id : {12, 13})
        person(id).combatant.side = Side::Players;
    const Two pair = people(percentile::nextPair(m_fight, {paired(1, 11)}));
    QVERIFY(pair && pair->first != pair->second);
    QVERIFY(pair->first != 1 && pair->first != 11 && pair->second != 1 && pair->second != 11);
}

void TestDuelPairing::nobodyIsLeft()
{
    QVERIFY(!percentile::nextPair(m_fight, {paired(1, 11), paired(2, 12), paired(3, 13)}));
    conditionOf(3).healthLost = 20;
    QVERIFY(!percentile::nextPair(m_fight, {paired(1, 11), paired(2, 12)}));
}

void TestDuelPairing::peopleChangePlaces()
{
    std::vector<percentile::DuelPair> pairs{paired(1, 11), paired(2, 12)};
    pairs[1][1].weapon = 77;
    // Who fights in another pair takes his weapon along, and the other goes there.
    percentile::stand(pairs, 0, 1, person(12));
    QCOMPARE(people(pairs[0]), Two(std::pair(1, 12)));
    QCOMPARE(people(pairs[1]), Two(std::pair(2, 11)));
    QCOMPARE(pairs[0][1].weapon, RecordId(77));
    // The two of one pair change sides.
    percentile::stand(pairs, 0, 0, person(12));
    QCOMPARE(people(pairs[0]), Two(std::pair(12, 1)));
    // Who fights nowhere yet takes the place.
    percentile::stand(pairs, 1, 0, person(3));
    QCOMPARE(people(pairs[1]), Two(std::pair(3, 11)));
    percentile::stand(pairs, 1, 0, person(3));
    QCOMPARE(people(pairs[1]), Two(std::pair(3, 11)));
}

void TestDuelPairing::anOrderHoldsAllPairs()
{
    const std::vector<percentile::DuelPair> pairs{{percentile::DuelPlace{1, 101}, percentile::DuelPlace{11, 111}},
                                                  {percentile::DuelPlace{2, 102}, percentile::DuelPlace{12, 0}}};
    const ActionOrder order = percentile::orderOf(pairs, "duel", 5);
    QCOMPARE(order.encounter, RecordId(5));
    QCOMPARE(order.actor, RecordId(1));
    QCOMPARE(order.weapon, RecordId(101));
    QCOMPARE(order.target, RecordId(11));
    QCOMPARE(order.targetWeapon, RecordId(111));
    QCOMPARE(order.otherActors, std::vector<RecordId>{2});
    QCOMPARE(order.otherWeapons, std::vector<RecordId>{102});
    QCOMPARE(order.otherTargets, std::vector<RecordId>{12});
    QCOMPARE(order.otherTargetWeapons, std::vector<RecordId>{0});
}

void TestDuelPairing::whatHeHasInHandComesFirst()
{
    CombatantView& who = person(1);
    QCOMPARE(percentile::placedIn(who).weapon, RecordId(0));
    for (const RecordId id : {201, 202}) {
        CombatantView::Item item;
        item.possession.id = id;
        item.possession.state = AnyRecord(percentile::weaponStateRecord);
        item.possession.state.as<percentile::WeaponState>().dropped = id == 201;
        who.weapons.push_back(item);
    }
    QCOMPARE(percentile::placedIn(who).weapon, RecordId(202));
}

HITSPREAD_TEST(TestDuelPairing)
#include "tst_duelpairing.moc"
