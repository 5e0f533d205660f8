#include "rules/core/dice/dice.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/vocabulary.h"
#include "services/action/actionservice.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/kitservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordvalues.h"
#include "services/undo/historyservice.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QTest>

#include <memory>

using namespace hitspread;
using support::problemOf;

/// Orders of actions that several do to several, each with a thing of his own; and who stands beside whoever acts.
class PairsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void eachHasHisOwn();
    void bareHandsServe();
    void allIsOneStep();
    void nobodyWhoIsBound_data();
    void nobodyWhoIsBound();
    void nobodyTwice();
    void notMoreThanFit();
    void theOrderIsReadBack();
    void whoStandsBesideHim();
    void whoStandsBesideTheTwo();
    void aFumbleHitsAFriend();

private:
    RecordId make(const std::string& name, int pistols, int knives);
    [[nodiscard]] ActionOrder order() const
    {
        ActionOrder order{.action = "duel", .encounter = m_fight, .actor = m_people[0], .target = m_people[1]};
        order.weapon = m_pistols[0];
        order.targetWeapon = m_knives[1];
        order.otherActors = {m_people[2]};
        order.otherWeapons = {m_knives[2]};
        order.otherTargets = {m_people[3]};
        order.otherTargetWeapons = {m_pistols[3]};
        return order;
    }
    [[nodiscard]] RecordId thingOf(RecordId who, std::size_t place)
    {
        return m_campaign->encounters().possessionsOfCombatant(who).at(place).id;
    }
    [[nodiscard]] int lostBy(RecordId who)
    {
        return m_campaign->encounters().combatant(who).condition.as<percentile::Condition>().healthLost;
    }

    /// Every fumble with a shot hits a friend from now on.
    void endangerFriends()
    {
        const AnyRecord before = m_campaign->encounters().encounter(m_fight).switches;
        AnyRecord after = before.cloned();
        after.as<percentile::Switches>().rangedFumbles.rows = {
            percentile::fumbleRow(1, 10, percentile::FumbleEffect::HitsFriend)};
        after.as<percentile::Switches>().meleeFumbles = after.as<percentile::Switches>().rangedFumbles;
        (void)EncounterService(*m_campaign, m_clock)
            .setByHand(m_fight, differences({RecordKind::Switches, m_fight}, before, after), "a table of our own");
    }
    /// Those beside A and those beside B, who clash.
    [[nodiscard]] std::pair<std::vector<std::string>, std::vector<std::string>> besideBoth()
    {
        const ActionOrder order{.action = "clash",
                                .encounter = m_fight,
                                .actor = m_people[0],
                                .target = m_people[1],
                                .weapon = m_knives[0]};
        const ActionRecord bound = ActionService(*m_campaign, m_plans, m_clock).prepare(order);
        const auto& clash = bound.request.input.get<percentile::Clash>();
        std::pair<std::vector<std::string>, std::vector<std::string>> names;
        for (const percentile::Bystander& one : clash.beside) {
            const bool isHis = names.first.size() < static_cast<std::size_t>(clash.options.besideActor);
            (isHis ? names.first : names.second).push_back(one.character.name);
        }
        return names;
    }
    [[nodiscard]] std::vector<std::string> besideA()
    {
        const ActionOrder order{.action = "attack",
                                .encounter = m_fight,
                                .actor = m_people[0],
                                .target = m_people[1],
                                .weapon = m_pistols[0]};
        const ActionRecord bound = ActionService(*m_campaign, m_plans, m_clock).prepare(order);
        std::vector<std::string> names;
        for (const percentile::Bystander& one : bound.request.input.get<percentile::Attack>().beside)
            names.push_back(one.character.name);
        return names;
    }

    std::unique_ptr<support::FakeCampaign> m_campaign;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
    RecordId m_fight = 0;
    std::vector<RecordId> m_people;
    std::vector<RecordId> m_pistols;
    std::vector<RecordId> m_knives;
};

RecordId PairsTest::make(const std::string& name, int pistols, int knives)
{
    StoredRecord stored;
    stored.system = "percentile";
    stored.record = AnyRecord(percentile::characterRecord);
    auto& character = stored.record.as<percentile::Character>();
    character.name = name;
    character.rangedSkills.set("Pistols", pistols);
    character.rangedSkills.set("Knives", knives);
    return LibraryService(*m_campaign, m_plans, m_clock).create(stored);
}

void PairsTest::init()
{
    m_campaign = std::make_unique<support::FakeCampaign>();
    m_people.clear();
    m_pistols.clear();
    m_knives.clear();
    LibraryService library(*m_campaign, m_plans, m_clock);
    std::vector<RecordId> weapons;
    for (const char* skill : {"Pistols", "Knives"}) {
        StoredRecord stored;
        stored.system = "percentile";
        stored.record = AnyRecord(percentile::weaponRecord);
        auto& weapon = stored.record.as<percentile::Weapon>();
        weapon.name = skill;
        weapon.skill = skill;
        weapon.kind = percentile::WeaponKind::Ranged;
        weapon.damageDice = 1;
        weapon.damageSides = 6;
        weapons.push_back(library.create(stored));
    }
    EncounterService encounters(*m_campaign, m_clock);
    KitService kits(*m_campaign, m_clock);
    m_fight = encounters.create("percentile", "Noon", "");
    // Number needed with pistols and knives (PCT-34): 7 and 4, 6 and 3, 5 and 2, 4 and 1.
    for (int i = 0; i < 4; ++i) {
        const RecordId character = make(std::string(1, static_cast<char>('A' + i)), 70 - 10 * i, 40 - 10 * i);
        for (const RecordId weapon : weapons)
            (void)kits.give(character, {RecordKind::Weapon, weapon});
        m_people.push_back(encounters.add(m_fight, character, std::string(1, static_cast<char>('A' + i)),
                                          i % 2 == 0 ? Side::Players : Side::Opponents));
        m_pistols.push_back(thingOf(m_people.back(), 0));
        m_knives.push_back(thingOf(m_people.back(), 1));
    }
}

/// PCT-33, PCT-34, PCT-D31, PCT-41: the n-th against the n-th, everybody with his own skill and weapon.
void PairsTest::eachHasHisOwn()
{
    const ActionRecord bound = ActionService(*m_campaign, m_plans, m_clock).prepare(order());
    const auto& duel = bound.request.input.get<percentile::Duel>();
    QCOMPARE(duel.sideA.size(), std::size_t(2));
    QCOMPARE(duel.sideB.size(), std::size_t(2));
    QCOMPARE(duel.sideA[1].character.name, std::string("C"));
    QCOMPARE(duel.sideB[1].character.name, std::string("D"));
    QCOMPARE(duel.sideA[0].weapon.skill, std::string("Pistols"));
    QCOMPARE(duel.sideB[0].weapon.skill, std::string("Knives"));
    QCOMPARE(duel.sideA[1].weapon.skill, std::string("Knives"));
    QCOMPARE(duel.sideB[1].weapon.skill, std::string("Pistols"));
}

/// PCT-D10: who names no weapon fights with his hands.
void PairsTest::bareHandsServe()
{
    ActionOrder unarmed = order();
    unarmed.otherWeapons.clear();
    unarmed.targetWeapon = 0;
    const ActionRecord bound = ActionService(*m_campaign, m_plans, m_clock).prepare(unarmed);
    const auto& duel = bound.request.input.get<percentile::Duel>();
    QVERIFY(duel.sideA[1].weapon.natural);
    QVERIFY(duel.sideB[0].weapon.natural);
    QVERIFY(!duel.sideA[0].weapon.natural);
}

/// PCT-D31, PCT-D34: all pairs at once, as one entry that is taken back at once.
void PairsTest::allIsOneStep()
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    // Everybody rolls a 1 and hits, the location is 30, the chest, and the damage 4 (PCT-36).
    class Ones final : public Answerer {
    public:
        bool answer(const Question& question, Answer& answer) override
        {
            const std::uint8_t face = question.sides == 100 ? 30 : question.sides == 6 ? 4 : 1;
            answer = Answer::ofFaces(question.key, std::span(&face, 1), Origin::Given);
            return true;
        }
    } ones;
    ActionService::Resolved resolved = ActionService::resolved(actions.prepare(order()), &ones);
    QVERIFY(!resolved.open);
    (void)actions.apply({0, m_fight, resolved.action}, "Duels");
    for (const RecordId who : m_people)
        QCOMPARE(lostBy(who), 4);
    HistoryService history(*m_campaign, m_clock);
    history.undo({ScopeKind::Encounter, m_fight});
    for (const RecordId who : m_people)
        QCOMPARE(lostBy(who), 0);
}

void PairsTest::nobodyWhoIsBound_data()
{
    QTest::addColumn<int>("who");
    for (int who = 0; who < 4; ++who)
        QTest::newRow(std::string(1, static_cast<char>('A' + who)).c_str()) << who;
}

/// PCT-33: in a duel everybody strikes, on whichever side and in whichever pair: who is kept from acting cannot.
void PairsTest::nobodyWhoIsBound()
{
    QFETCH(int, who);
    StoredRecord bound;
    bound.system = "percentile";
    bound.record = AnyRecord(percentile::conditionTemplateRecord);
    bound.record.as<RollCondition>().name = "Bound";
    bound.record.as<RollCondition>().preventsActing = true;
    const RecordId condition = LibraryService(*m_campaign, m_plans, m_clock).create(bound);
    ConditionService conditions(*m_campaign, m_clock);
    const auto put = conditions.put({m_people[static_cast<std::size_t>(who)]}, condition, {});
    ActionService actions(*m_campaign, m_plans, m_clock);
    const ActionRecord duel = actions.prepare(order());
    const auto problem = problemOf([&] { (void)actions.preparedAnew(order(), duel); });
    QVERIFY(problem && problem->causes.front().reason == Reason::ConditionHinders);
    // Dice that have fallen all the same are kept, and come to nothing before it is lifted.
    SeededAnswerer dice(4);
    PendingAction rolled{0, m_fight, ActionService::resolved(duel, &dice).action};
    rolled.id = actions.keep(rolled);
    const auto refused = problemOf([&] { (void)actions.apply(rolled, "Duels"); });
    QVERIFY(refused && refused->causes.front().reason == Reason::ConditionHinders);
    (void)conditions.lift(put);
    (void)actions.apply(rolled, "Duels");
}

void PairsTest::nobodyTwice()
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    ActionOrder twice = order();
    twice.otherTargets = {m_people[0]};
    twice.otherTargetWeapons = {m_pistols[0]};
    const auto problem = problemOf([&] { (void)actions.prepare(twice); });
    QVERIFY(problem && problem->causes.front().reason == Reason::NamedTwice);
    twice.otherTargets = {m_people[1]};
    QVERIFY(problemOf([&] { (void)actions.prepare(twice); }));
}

void PairsTest::notMoreThanFit()
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    ActionOrder attack{.action = "attack", .encounter = m_fight, .actor = m_people[0], .target = m_people[1]};
    attack.weapon = m_pistols[0];
    attack.otherActors = {m_people[2]};
    const auto problem = problemOf([&] { (void)actions.prepare(attack); });
    QVERIFY(problem && problem->causes.front().reason == Reason::TooManyActors);
    // Unequal numbers are no duel (PCT-33, PCT-D31).
    ActionOrder unequal = order();
    unequal.otherTargets.clear();
    QVERIFY(!actions.prepare(unequal).request.input.validate(nullptr).empty());
    QVERIFY(actions.prepare(order()).request.input.validate(nullptr).empty());
}

void PairsTest::theOrderIsReadBack()
{
    ActionService actions(*m_campaign, m_plans, m_clock);
    const ActionOrder read = orderOf(PendingAction{0, m_fight, actions.prepare(order())});
    QCOMPARE(read.actor, m_people[0]);
    QCOMPARE(read.target, m_people[1]);
    QCOMPARE(read.otherActors, std::vector<RecordId>{m_people[2]});
    QCOMPARE(read.otherTargets, std::vector<RecordId>{m_people[3]});
}

/// PCT-D37: those of his side who are not known to be out of reach, and only where the table can hit them.
void PairsTest::whoStandsBesideHim()
{
    using Names = std::vector<std::string>;
    EncounterService encounters(*m_campaign, m_clock);
    QCOMPARE(besideA(), Names());
    endangerFriends();
    QCOMPARE(besideA(), Names{"C"});
    (void)encounters.setDistance(m_people[0], m_people[2], 3);
    QCOMPARE(besideA(), Names());
    (void)encounters.setDistance(m_people[0], m_people[2], 2);
    QCOMPARE(besideA(), Names{"C"});
    // Whoever is the target is in no danger of that, nor who has left.
    (void)encounters.setSide({m_people[1], m_people[3]}, Side::Players);
    QCOMPARE(besideA(), (Names{"C", "D"}));
    (void)encounters.setAway({m_people[2]}, true);
    QCOMPARE(besideA(), Names{"D"});
}

/// PCT-D37: of two who clash, each has his own, and nobody is beside both.
void PairsTest::whoStandsBesideTheTwo()
{
    using Names = std::vector<std::string>;
    EncounterService encounters(*m_campaign, m_clock);
    QCOMPARE(besideBoth(), (std::pair<Names, Names>()));
    endangerFriends();
    QCOMPARE(besideBoth(), (std::pair{Names{"C"}, Names{"D"}}));
    (void)encounters.setDistance(m_people[0], m_people[2], 3);
    QCOMPARE(besideBoth(), (std::pair{Names(), Names{"D"}}));
    (void)encounters.setDistance(m_people[0], m_people[2], 1);
    (void)encounters.setSide({m_people[1], m_people[3]}, Side::Players);
    QCOMPARE(besideBoth(), (std::pair{Names{"C", "D"}, Names()}));
}

/// PCT-26, PCT-D37: half of 5, .5 up, is his, and taken back with the entry.
void PairsTest::aFumbleHitsAFriend()
{
    endangerFriends();
    class Fumbling final : public Answerer {
    public:
        bool answer(const Question& question, Answer& answer) override
        {
            if (question.kind == QuestionKind::Choice) {
                answer = Answer::ofChoice(question.key, 1, Origin::Given);
                return true;
            }
            const bool isAttack = question.key.name == static_cast<std::uint16_t>(percentile::Query::AttackDie);
            const std::uint8_t face = isAttack ? 100 : question.sides == 100 ? 30 : 5;
            answer = Answer::ofFaces(question.key, std::span(&face, 1), Origin::Given);
            return true;
        }
    } fumbling;
    ActionService actions(*m_campaign, m_plans, m_clock);
    ActionOrder order{.action = "attack", .encounter = m_fight, .actor = m_people[0], .target = m_people[1]};
    order.weapon = m_pistols[0];
    const ActionService::Resolved resolved = ActionService::resolved(actions.prepare(order), &fumbling);
    QVERIFY(!resolved.open);
    (void)actions.apply({0, m_fight, resolved.action}, "Fumble");
    QCOMPARE(lostBy(m_people[2]), 3);
    QCOMPARE(lostBy(m_people[0]), 0);
    QCOMPARE(lostBy(m_people[1]), 0);
    HistoryService(*m_campaign, m_clock).undo({ScopeKind::Encounter, m_fight});
    QCOMPARE(lostBy(m_people[2]), 0);
}

HITSPREAD_TEST(PairsTest)
#include "pairs_test.moc"
