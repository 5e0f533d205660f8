#include "percentile/fighters.h"
#include "rules/core/dice/dice.h"
#include "rules/core/odds/effects.h"
#include "rules/systems/percentile/round.h"
#include "support/testclass.h"

#include <QTest>

#include <rapidcheck.h>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::percentile::test;

namespace {

int upTo(int most)
{
    return *rc::gen::inRange(0, most + 1);
}

bool perhaps()
{
    return *rc::gen::arbitrary<bool>();
}

Condition someCondition()
{
    Condition condition;
    condition.healthLost = upTo(15);
    condition.actionsLeft = perhaps() ? kNoEntry : 1;
    condition.defencesUsed = upTo(3);
    for (int count = upTo(3); count > 0; --count)
        condition.penalties.add({-upTo(30), upTo(2) * 2, PenaltyCause::LossOfCombat});
    return condition;
}

Switches someSwitches()
{
    Switches switches;
    switches.critical = perhaps() ? CriticalRule::Flat : CriticalRule::PercentOfRating;
    switches.criticalPercent = upTo(30);
    switches.fumble = 80 + upTo(21);
    switches.defenceCritical = perhaps();
    switches.furtherDefence = upTo(20);
    switches.meleeWeaponDamage = perhaps();
    switches.rangedAddDex = perhaps();
    switches.criticalLocations = upTo(127);
    return switches;
}

Attack someAttack()
{
    Attack attack = perhaps() ? blow(upTo(kMostRating)) : shot(upTo(kMostRating));
    attack.attacker.dex = 1 + upTo(120);
    attack.target.dex = 1 + upTo(120);
    attack.target.dodge = perhaps() ? kNoEntry : upTo(120);
    attack.target.healthMax = 1 + upTo(60);
    attack.weapon.mayDodge = perhaps();
    attack.weapon.damageDice = upTo(4);
    attack.weapon.damageSides = 2 + upTo(10);
    attack.weapon.damageBonus = upTo(10) - 4;
    attack.attackerCondition = someCondition();
    attack.targetCondition = someCondition();
    attack.attacker.healthMax = 30;
    attack.options.called = static_cast<Called>(upTo(static_cast<int>(kLocations)));
    attack.options.round = 1 + upTo(5);
    for (std::int32_t& points : attack.target.armour)
        points = upTo(6);
    attack.switches = someSwitches();
    return attack;
}

/// Dice by a seed, and the same decision on every defence.
class Dice final : public Answerer {
public:
    Dice(std::uint64_t seed, int defends) : m_seeded(seed), m_defends(defends) {}
    bool answer(const Question& question, Answer& answer) override
    {
        if (question.kind == QuestionKind::Roll)
            return m_seeded.answer(question, answer);
        const std::int32_t wanted = std::clamp(m_defends, question.minimum, question.maximum);
        answer = Answer::ofChoice(question.key, question.allows(wanted) ? wanted : question.preset, Origin::Given);
        return true;
    }

private:
    SeededAnswerer m_seeded;
    int m_defends;
};

Resolution played(const Input& input, std::uint64_t seed, int defends)
{
    Dice dice(seed, defends);
    Request request;
    request.input = input;
    return resolve(request, &dice);
}

int healthLost(const Resolution& resolution, std::string_view who)
{
    for (const Change& change : resolution.findings.changes) {
        const PartDeclaration& part = Attack::kAction.parts[change.part];
        if (part.id == who && part.record->fields[change.field].id == "healthLost")
            return change.after - change.before;
    }
    return 0;
}

/// Every step is its operation on its operands, which come before it.
void stepsAddUp(const Resolution& resolution)
{
    const std::vector<Step>& steps = resolution.findings.steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto value = [&](const Term& term) {
            if (term.step < 0)
                return term.value;
            RC_ASSERT(static_cast<std::size_t>(term.step) < i);
            return term.value;
        };
        const auto& [a, b, c] = steps[i].operands;
        RC_ASSERT(evaluate(steps[i].operation, value(a), value(b), value(c), nullptr) == steps[i].computed);
    }
}

}  // namespace

/// What holds of every attack and every round by percentile rules, whatever is rolled.
class PercentilePropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attacksAddUp();
    void aDefenceNeverHarms();
    void armourNeverHarms();
    void roundsAddUp();
};

void PercentilePropertyTest::attacksAddUp()
{
    int attackFumbles = 0;
    int defenceFumbles = 0;
    QVERIFY(rc::check([&] {
        const Attack attack = someAttack();
        RC_PRE(refusalsOf(attack, nullptr).empty());
        const Resolution resolution = played(attack, *rc::gen::arbitrary<std::uint32_t>(), upTo(1));
        RC_ASSERT(resolution.isFinished());
        stepsAddUp(resolution);
        const bool hits = valueOf(resolution, Quantity::AttackSuccess) == 1;
        const bool critical = valueOf(resolution, Quantity::AttackCritical) == 1;
        const int die = valueOf(resolution, Quantity::AttackDie);
        RC_ASSERT(!hits || die < attack.switches.fumble);
        RC_ASSERT(happened(resolution, EventKind::Hit) == hits);
        RC_ASSERT(happened(resolution, EventKind::Missed) == !hits);
        // A fumble is stated of whoever rolls it.
        const bool fumbles = effectsOf(resolution.findings.events, std::nullopt).fumbled;
        const bool defends = effectsOf(resolution.findings.events, 0).fumbled;
        RC_ASSERT(fumbles == (valueOf(resolution, Quantity::AttackFumble) == 1));
        RC_ASSERT(defends == (valueOf(resolution, Quantity::DefenceFumble) == 1));
        attackFumbles += fumbles ? 1 : 0;
        defenceFumbles += defends ? 1 : 0;
        // Nobody defends against a critical or a miss.
        RC_ASSERT((hits && !critical) || valueOf(resolution, Quantity::DefenceDie) == kNoValue);
        const bool negated = valueOf(resolution, Quantity::DefenceNegates) == 1;
        const int damage = valueOf(resolution, Quantity::HarmDamage);
        RC_ASSERT(!hits || !negated || damage == kNoValue);
        const int lost = healthLost(resolution, hits ? "target.condition" : "attacker.condition");
        RC_ASSERT(lost == std::max(damage, 0));
        RC_ASSERT(healthLost(resolution, hits ? "attacker.condition" : "target.condition") == 0);
        // A shot never does Loss of Combat; a blow that lands always does, of one of the levels there are.
        const int level = valueOf(resolution, Quantity::LossLevel);
        const bool isBlow = attack.weapon.kind == WeaponKind::Melee;
        RC_ASSERT((level == kNoValue) == !(hits && !negated && isBlow));
        RC_ASSERT(level == kNoValue || (level >= 1 && level <= 5));
    }));
    QVERIFY(attackFumbles > 0 && defenceFumbles > 0);
}

void PercentilePropertyTest::aDefenceNeverHarms()
{
    QVERIFY(rc::check([] {
        const Attack attack = someAttack();
        RC_PRE(refusalsOf(attack, nullptr).empty());
        const std::uint64_t seed = *rc::gen::arbitrary<std::uint32_t>();
        const Resolution open = played(attack, seed, 0);
        const Resolution defended = played(attack, seed, 1);
        RC_PRE(valueOf(open, Quantity::AttackSuccess) == 1 && valueOf(open, Quantity::AttackCritical) != 1);
        RC_ASSERT(healthLost(defended, "target.condition") <= healthLost(open, "target.condition"));
        RC_ASSERT(valueOf(defended, Quantity::LossLevel) <= valueOf(open, Quantity::LossLevel));
    }));
}

void PercentilePropertyTest::armourNeverHarms()
{
    QVERIFY(rc::check([] {
        Attack attack = someAttack();
        RC_PRE(refusalsOf(attack, nullptr).empty());
        const std::uint64_t seed = *rc::gen::arbitrary<std::uint32_t>();
        const int before = healthLost(played(attack, seed, 0), "target.condition");
        Armour plate;
        plate.points.fill(3);
        attack.armour.push_back(plate);
        const int after = healthLost(played(attack, seed, 0), "target.condition");
        RC_ASSERT(after == std::max(0, before - 3));
    }));
}

void PercentilePropertyTest::roundsAddUp()
{
    QVERIFY(rc::check([] {
        RoundChange change;
        change.options.round = 1 + upTo(3);
        for (int count = 1 + upTo(5); count > 0; --count) {
            Member member;
            // Few values, so that many are tied.
            member.character.mind = 49 + upTo(1);
            member.character.meleeSkills.set("Sword", upTo(kMostRating));
            member.condition = someCondition();
            member.condition.actionsLost = upTo(2);
            change.members.push_back(member);
            change.declarations.push_back({static_cast<Declaring>(upTo(3)), {}});
        }
        const Resolution resolution = played(change, *rc::gen::arbitrary<std::uint32_t>(), 0);
        RC_ASSERT(resolution.isFinished());
        stepsAddUp(resolution);
        std::vector<Member> members = change.members;
        for (const Change& each : resolution.findings.changes) {
            const FieldDeclaration& field = conditionRecord.fields[each.field];
            RC_ASSERT(field.nearest(each.after) == each.after);
            field.setNumber(&members[each.element].condition, each.index, each.after);
        }
        for (std::size_t i = 0; i < members.size(); ++i) {
            const Condition& before = change.members[i].condition;
            const Condition& now = members[i].condition;
            RC_ASSERT(now.defencesUsed == 0);
            RC_ASSERT(now.actionsLeft == (before.actionsLost > 0 ? 0 : 1));
            RC_ASSERT(now.actionsLost == std::max(0, before.actionsLost - 1));
            for (const Penalty& penalty : now.penalties)
                RC_ASSERT(penalty.until > change.options.round);
            std::int32_t mind = members[i].character.mind;
            for (const Penalty& penalty : before.penalties)
                mind += penalty.until == 0 || penalty.until > change.options.round ? penalty.modifier : 0;
            RC_ASSERT(now.initiative == mind - now.initiativeDie + now.initiativeModifier);
        }
    }));
}

HITSPREAD_TEST(PercentilePropertyTest)
#include "percentileproperty_test.moc"
