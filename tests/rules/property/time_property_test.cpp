#include <QTest>

#include "rules/core/dice/dice.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/threed/harm/grouprest.h"
#include "rules/systems/threed/harm/recovery.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "support/testclass.h"

#include <rapidcheck.h>

#include <algorithm>
#include <iterator>

using namespace hitspread;
using namespace hitspread::threed;

namespace {

/// Somebody hurt in random places at the end of a round, wounds closed and open, some of them regenerating.
PhaseChange someRoundEnd()
{
    PhaseChange change;
    change.options = {true, false, *rc::gen::inRange(1, 40), kPhases};
    change.switches.bleedClock = *rc::gen::element(BleedClockRule::PerCharacter, BleedClockRule::PerWound);
    change.switches.regenerationClock = *rc::gen::element(RegenerationClockRule::RoundNumber,
                                                          RegenerationClockRule::SinceInjury);
    change.members.resize(2);
    for (Member& member : change.members) {
        member.character.stormerRegeneration = *rc::gen::inRange(0, 2) == 1;
        Condition& condition = member.condition;
        for (std::size_t i = 0; i < kLocations; ++i) {
            condition.damage[i] = static_cast<std::int16_t>(*rc::gen::inRange(0, 25));
            condition.standardTotal += condition.damage[i];
        }
        const int wounds = *rc::gen::inRange(0, 12);
        for (int i = 0; i < wounds; ++i)
            condition.wounds.add({static_cast<Location>(*rc::gen::inRange(0, 7)),
                                  static_cast<std::int16_t>(*rc::gen::inRange(1, 40)), *rc::gen::inRange(0, 4) > 0});
        condition.bleedingCounter = *rc::gen::inRange(0, 5);
        condition.nextBleedingWound = *rc::gen::inRange(0, wounds + 1);
        condition.stuck.setCount(*rc::gen::inRange(0, 2));
        if (*rc::gen::inRange(0, 4) == 0)
            condition.dead = Dead::Incap;
    }
    return change;
}

/// The conditions after a change of phase with seeded dice.
std::vector<Condition> after(const PhaseChange& change)
{
    Input input = change;
    SeededAnswerer answerer(20261121);
    Findings findings;
    RC_ASSERT(!resolveInto(input, nullptr, {}, answerer, &findings));
    std::vector<Condition> conditions;
    for (const Member& member : change.members)
        conditions.push_back(member.condition);
    for (const Change& one : findings.changes) {
        if (PhaseChange::kAction.parts[one.part].record != &conditionRecord)
            continue;
        const FieldDeclaration& field = conditionRecord.fields[one.field];
        RC_ASSERT(field.number(&conditions[one.element], one.index) == one.before);
        field.setNumber(&conditions[one.element], one.index, one.after);
    }
    return conditions;
}

}  // namespace

/// What time does to bodies, whatever state they are in.
class TimePropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bleedingNeverGainsHits();
    void regenerationNeverExceedsTheMaximum();
    void everyConditionStaysSound();
    void timeForAllIsRecoveryForEach();
};

/// 3D-WND-03, 3D-WND-07: who does not regenerate only loses, on both tracks alike, and the dead lose nothing.
void TimePropertyTest::bleedingNeverGainsHits()
{
    QVERIFY(rc::check([] {
        PhaseChange change = someRoundEnd();
        for (Member& member : change.members)
            member.character.stormerRegeneration = false;
        const std::vector<Condition> conditions = after(change);
        for (std::size_t i = 0; i < conditions.size(); ++i) {
            const Condition& before = change.members[i].condition;
            std::int32_t lost = 0;
            for (std::size_t place = 0; place < kLocations; ++place) {
                RC_ASSERT(conditions[i].damage[place] >= before.damage[place]);
                lost += conditions[i].damage[place] - before.damage[place];
            }
            RC_ASSERT(conditions[i].standardTotal - before.standardTotal == lost);
            RC_ASSERT(before.dead == Dead::No || lost == 0);
            RC_ASSERT(openWounds(conditions[i]) == openWounds(before));
        }
    }));
}

/// 3D-REGEN-01, 3D-REGEN-02: at most one wound or one Hit a time, never beyond what is missing.
void TimePropertyTest::regenerationNeverExceedsTheMaximum()
{
    QVERIFY(rc::check([] {
        PhaseChange change = someRoundEnd();
        for (Member& member : change.members)
            member.character.stormerRegeneration = true;
        const std::vector<Condition> conditions = after(change);
        for (std::size_t i = 0; i < conditions.size(); ++i) {
            const Condition& before = change.members[i].condition;
            std::int32_t gained = 0;
            for (std::size_t place = 0; place < kLocations; ++place) {
                RC_ASSERT(conditions[i].damage[place] >= 0);
                gained += std::max(0, before.damage[place] - conditions[i].damage[place]);
            }
            const std::int32_t closed = openWounds(before) - openWounds(conditions[i]);
            RC_ASSERT(gained <= 1);
            RC_ASSERT(closed >= 0 && closed <= 1);
            RC_ASSERT(gained == 0 || openWounds(before) == 0);
            RC_ASSERT(conditions[i].standardTotal >= 0);
        }
    }));
}

/// Nothing leaves what its field allows.
void TimePropertyTest::everyConditionStaysSound()
{
    QVERIFY(rc::check([] {
        PhaseChange change = someRoundEnd();
        change.options.starts = *rc::gen::inRange(0, 2) == 1;
        const std::vector<Condition> conditions = after(change);
        for (const Condition& condition : conditions)
            RC_ASSERT(faultsOf(conditionRecord, &condition).empty());
    }));
}

/// 3D-BRUISE-05, 3D-HEAL-04: together everybody gets what he gets alone, and the dead (3D-DAM-07) get nothing.
void TimePropertyTest::timeForAllIsRecoveryForEach()
{
    const auto findingsOf = [](const Input& input) {
        SeededAnswerer answerer(20261122);
        Findings findings;
        RC_ASSERT(!resolveInto(input, nullptr, {}, answerer, &findings));
        return findings;
    };
    int healed = 0;
    QVERIFY(rc::check([&] {
        GroupRest rest;
        rest.options = {0, *rc::gen::inRange(0, 30), *rc::gen::inRange(0, 45), *rc::gen::arbitrary<bool>()};
        for (Member& member : someRoundEnd().members) {
            member.condition.bruisingTotal = *rc::gen::inRange(0, 40);
            rest.members.push_back({std::move(member.character), std::move(member.condition)});
        }
        const Findings together = findingsOf({rest});
        std::size_t changes = 0;
        for (std::size_t i = 0; i < rest.members.size(); ++i) {
            const Resting& member = rest.members[i];
            std::vector<Change> his;
            std::ranges::copy_if(together.changes, std::back_inserter(his),
                                 [i](const Change& change) { return change.element == i; });
            changes += his.size();
            if (member.condition.dead != Dead::No) {
                RC_ASSERT(his.empty());
                continue;
            }
            const Findings alone = findingsOf({Recovery{member.character, member.condition, rest.options, {}}});
            RC_ASSERT(std::ranges::equal(his, alone.changes, [](const Change& a, const Change& b) {
                return a.field == b.field && a.index == b.index && a.before == b.before && a.after == b.after;
            }));
        }
        RC_ASSERT(changes == together.changes.size());
        healed += changes > 0 ? 1 : 0;
    }));
    QVERIFY(healed > 10);
}

HITSPREAD_TEST(TimePropertyTest)
#include "time_property_test.moc"
