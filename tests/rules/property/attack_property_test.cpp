#include <QTest>

#include "property/requests.h"
#include "rules/core/dice/dice.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/harm/protection.h"
#include "rules/systems/threed/melee/melee.h"
#include "support/testclass.h"

#include <rapidcheck.h>

#include <algorithm>
#include <optional>

using namespace hitspread;

namespace {

/// A random shot the rules accept, of worn people with worn gear.
threed::Shot someShot()
{
    Input input = threed::Shot{};
    void* data = input.data();
    const std::size_t several = static_cast<std::size_t>(*rc::gen::inRange(0, 4));
    for (const PartDeclaration& part : threed::Shot::kAction.parts) {
        part.resize(data, part.many ? several : 1);
        for (std::size_t element = 0; element < part.count(data); ++element) {
            for (const FieldDeclaration& field : part.record->fields)
                fillField(field, part.at(data, element));
        }
    }
    auto& shot = input.get<threed::Shot>();
    // What would most often forbid the shot, so that few drawn ones are thrown away.
    shot.shooterCondition.dead = shot.targetCondition.dead = threed::Dead::No;
    shot.shooterCondition.unconscious = threed::Unconscious::No;
    shot.weapon.skill = "rifle";
    shot.weaponState = {};
    shot.weaponState.rounds = 100;
    shot.options.quickDraw = false;
    using enum threed::AmmunitionType;
    shot.weapon.shotgun = shot.ammunition.type == Shot || shot.ammunition.type == Slug;
    // And what would make most of them miss.
    shot.shooter.skills.set("rifle", 12);
    shot.options.aimHex = {0, 10};
    shot.options.distance = std::clamp(shot.options.distance, 1, 30);
    shot.options.coveredHexes = {};
    shot.options.coveredLocations = 0;
    for (threed::Armour& armour : shot.armour)
        armour.idMax.fill(*rc::gen::inRange(0, 40));
    for (threed::ArmourState& state : shot.armourState)
        state.worn = true;
    // Somebody with both would have his skin again when his cells give way.
    shot.target.xenoSkin = shot.target.xenoSkin && !shot.target.vevaphon;
    RC_PRE(input.validate(plan().get()).empty());
    return shot;
}

/// What skin and hardened cells of the target can still take at a location. A lower PV has a lower full ID, so that what is
/// counted as lost may fall while the armour gets weaker.
std::int32_t livingIdLeft(const threed::Shot& shot, std::size_t location)
{
    const threed::Condition& body = shot.targetCondition;
    const std::int32_t full = threed::livingIdFull(shot.target, body, shot.switches, body.vevaphonPv, location);
    return std::max(0, full - body.livingId[location]);
}

/// The shot as a burst of `length` bullets with a gun that can.
threed::Volley burstOf(const threed::Shot& shot, int length)
{
    threed::Volley volley;
    volley.options = shot.options;
    volley.options.mode = threed::Mode::Burst;
    volley.shooter = shot.shooter;
    volley.shooterCondition = shot.shooterCondition;
    volley.weapon = shot.weapon;
    volley.weapon.modes |= threed::bit(threed::Mode::Burst);
    volley.weapon.burstLength = length;
    volley.weaponState = shot.weaponState;
    volley.ammunition = shot.ammunition;
    volley.accessories = shot.accessories;
    volley.targets = {{shot.options, shot.target, shot.targetCondition, shot.armour, shot.armourState}};
    volley.switches = shot.switches;
    return volley;
}

/// A random blow the rules accept, most often a hit at somebody who sees it coming.
threed::Melee someBlow()
{
    Input input = threed::Melee{};
    void* data = input.data();
    const std::size_t several = static_cast<std::size_t>(*rc::gen::inRange(0, 2));
    for (const PartDeclaration& part : threed::Melee::kAction.parts) {
        part.resize(data, part.many ? std::min(part.most, several) : 1);
        for (std::size_t element = 0; element < part.count(data); ++element) {
            for (const FieldDeclaration& field : part.record->fields)
                fillField(field, part.at(data, element));
        }
    }
    auto& blow = input.get<threed::Melee>();
    for (threed::Condition* condition : {&blow.attackerCondition, &blow.targetCondition}) {
        condition->dead = threed::Dead::No;
        condition->unconscious = threed::Unconscious::No;
        condition->phasesLost = 0;
        condition->damage.fill(0);
        condition->bruises.fill(0);
    }
    // What would make most of them miss, most parries and dodges fail.
    for (threed::Condition* condition : {&blow.attackerCondition, &blow.targetCondition}) {
        condition->wounds = {};
        condition->shooters = 0;
        condition->pendingPenalty = condition->dodgePenalty = 0;
    }
    blow.options.rollModifiers = {};
    blow.options.targetModifiers = {};
    blow.options.difficulty = blow.options.parryModifier = 0;
    blow.targetCondition.meleeDefence %= 4;
    blow.target.skills.set("dodge", 16);
    blow.attackerCondition.actionsLeft = 1;
    blow.targetCondition.meleeAim = *rc::gen::inRange(0, 2) == 0;
    blow.attacker.skills.set("rifle", 12);
    blow.target.skills.set("rifle", 12);
    blow.weapon.hands = 1;
    blow.weaponState.drawn = threed::Drawn::Right;
    blow.options.blow = threed::BlowOf::Single;
    blow.options.targetUnaware = false;
    blow.options.handicap = std::min(blow.options.handicap, 3);
    RC_PRE(input.validate(plan().get()).empty());
    return blow;
}

/// What a step came to, the last time it was derived.
std::optional<std::int32_t> valueOf(const Findings& findings, std::string_view id)
{
    const auto quantity = indexOfWord(findSystem("threed")->quantities(), id);
    const Step* step = quantity ? lastStep(findings.steps, {*quantity, 0}) : nullptr;
    return step ? std::optional(step->value) : std::nullopt;
}

}  // namespace

/// Shots, bursts and blows of the 3D System: they wear out who is hit and what he wears, and nothing grows.
class AttackPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void moreSkillNeverLowersTheChanceToHit();
    void aShotOnlyWears();
    void aBurstOfOneIsAShot();
    void aBurstOnlyWears();
    void aParryNeverRaisesDamage();
};

void AttackPropertyTest::moreSkillNeverLowersTheChanceToHit()
{
    const System* system = findSystem("threed");
    QVERIFY(system);
    const auto hit = indexOfWord(system->quantities(), "attack.hit");
    QVERIFY(hit);
    std::uint64_t before = 0;
    for (int rank = 0; rank <= 12; ++rank) {
        Input input = threed::Shot{};
        auto& shot = input.get<threed::Shot>();
        shot.weapon.skill = "rifle";
        shot.shooter.skills.set("rifle", rank);
        std::uint64_t ways = 0;
        Findings findings;
        Enumerator::forEach([&](Enumerator& enumerator) {
            // Only the attack roll is enumerated: the first open question after it ends the run.
            class AttackOnly final : public Answerer {
            public:
                explicit AttackOnly(Enumerator& all) : m_all(all) {}
                bool answer(const Question& question, Answer& answer) override
                {
                    return question.dice == 3 && question.key.name == 0 && m_all.answer(question, answer);
                }

            private:
                Enumerator& m_all;
            };
            AttackOnly attack(enumerator);
            (void)resolveInto(input, plan().get(), {}, attack, &findings);
            QVERIFY(enumerator.total() == WideCount{216});
            const Step* step = findStep(findings.steps, {*hit, 0});
            QVERIFY(step);
            ways += step->value != 0 ? 1U : 0U;
        });
        QVERIFY(ways >= before);
        before = ways;
    }
    QVERIFY(before > 200);
}

void AttackPropertyTest::aShotOnlyWears()
{
    int hits = 0;
    int worn = 0;
    QVERIFY(rc::check([&] {
        Input input = someShot();
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        const Findings findings = resolvedBy(input, seed);
        const Input changed = after(input, findings);
        const auto& before = input.get<threed::Shot>();
        const auto& hit = changed.get<threed::Shot>();
        for (std::size_t piece = 0; piece < before.armourState.size(); ++piece) {
            for (std::size_t location = 0; location < threed::kLocations; ++location) {
                const std::int32_t most = before.armour[piece].idMax[location];
                const std::int32_t had = before.armourState[piece].idLost[location];
                const std::int32_t lost = hit.armourState[piece].idLost[location];
                worn += lost > had ? 1 : 0;
                RC_ASSERT(lost >= had);                  // Integrity never grows by a hit
                RC_ASSERT(lost <= std::max(had, most));  // and ends at nothing
            }
        }
        const threed::Condition& body = hit.targetCondition;
        for (std::size_t location = 0; location < threed::kLocations; ++location) {
            RC_ASSERT(body.damage[location] >= before.targetCondition.damage[location]);
            RC_ASSERT(body.bruises[location] >= before.targetCondition.bruises[location]);
            RC_ASSERT(livingIdLeft(hit, location) <= livingIdLeft(before, location));
        }
        hits += body.standardTotal > before.targetCondition.standardTotal ? 1 : 0;
        RC_ASSERT(body.standardTotal >= before.targetCondition.standardTotal);
        RC_ASSERT(body.bruisingTotal >= before.targetCondition.bruisingTotal);
        RC_ASSERT(body.wounds.size() >= before.targetCondition.wounds.size());
        RC_ASSERT(hit.weaponState.rounds <= before.weaponState.rounds && hit.weaponState.rounds >= 0);
        RC_ASSERT(faultsOf(threed::conditionRecord, &body).empty());
        RC_ASSERT(faultsOf(threed::weaponStateRecord, &hit.weaponState).empty());
    }));
    QVERIFY2(hits > 10 && worn > 3, qPrintable(QStringLiteral("only %1 hits and %2 worn places").arg(hits).arg(worn)));
}

void AttackPropertyTest::aBurstOfOneIsAShot()
{
    QVERIFY(rc::check([] {
        const threed::Shot shot = someShot();
        Input one = shot;
        Input other = burstOf(shot, 1);
        RC_PRE(other.validate(plan().get()).empty());
        const auto number = *rc::gen::arbitrary<std::uint64_t>();
        SeededAnswerer seed(number);
        SeededAnswerer sameSeed(number);
        const Findings single = resolvedBy(one, seed);
        const Findings burst = resolvedBy(other, sameSeed);
        RC_ASSERT(single.answers == burst.answers);
        const auto hexes = [](const Findings& findings) {
            return std::vector(findSystem("threed")->deviation()->deviations(findings.steps));
        };
        RC_ASSERT(hexes(single).size() == hexes(burst).size());
        if (!hexes(single).empty())
            RC_ASSERT(hexes(single)[0].landing == hexes(burst)[0].landing);
        const auto hit = after(one, single).get<threed::Shot>();
        const auto target = after(other, burst).get<threed::Volley>().targets[0];
        for (const FieldDeclaration& field : threed::conditionRecord.fields) {
            for (std::size_t i = 0; field.isNumeric() && i < field.extent; ++i)
                RC_ASSERT(field.number(&hit.targetCondition, i) == field.number(&target.condition, i));
        }
        for (std::size_t piece = 0; piece < hit.armourState.size(); ++piece)
            RC_ASSERT(hit.armourState[piece].idLost == target.armourState[piece].idLost);
    }));
}

void AttackPropertyTest::aBurstOnlyWears()
{
    int worn = 0;
    QVERIFY(rc::check([&] {
        threed::Volley volley = burstOf(someShot(), *rc::gen::inRange(2, 21));
        volley.weaponState.rounds = *rc::gen::inRange(1, 60);
        volley.options.dice = *rc::gen::inRange(1, 21);
        volley.weapon.modes |= threed::bit(threed::Mode::FullAuto);
        if (*rc::gen::arbitrary<bool>())
            volley.options.mode = threed::Mode::FullAuto;
        volley.targets.push_back(volley.targets[0]);
        volley.targets[0].options.bullets = *rc::gen::inRange(1, 4);
        Input input = volley;
        RC_PRE(input.validate(plan().get()).empty());
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        PresetAnswerer presets;
        ChainAnswerer both({&seed, &presets});
        const auto result = after(input, resolvedBy(input, both)).get<threed::Volley>();
        RC_ASSERT(result.weaponState.rounds >= 0);  // never more bullets than were loaded
        RC_ASSERT(result.weaponState.rounds <= volley.weaponState.rounds);
        for (std::size_t i = 0; i < volley.targets.size(); ++i) {
            const threed::VolleyTarget& was = volley.targets[i];
            const threed::VolleyTarget& is = result.targets[i];
            for (std::size_t piece = 0; piece < was.armourState.size(); ++piece) {
                for (std::size_t location = 0; location < threed::kLocations; ++location) {
                    const std::int32_t had = was.armourState[piece].idLost[location];
                    const std::int32_t lost = is.armourState[piece].idLost[location];
                    worn += lost > had ? 1 : 0;
                    RC_ASSERT(lost >= had);
                    RC_ASSERT(lost <= std::max(had, was.armour[piece].idMax[location]));
                }
            }
            RC_ASSERT(is.condition.standardTotal >= was.condition.standardTotal);
            RC_ASSERT(faultsOf(threed::conditionRecord, &is.condition).empty());
        }
    }));
    QVERIFY2(worn > 20, qPrintable(QStringLiteral("only %1 worn places").arg(worn)));
}

void AttackPropertyTest::aParryNeverRaisesDamage()
{
    int parried = 0;
    int dodged = 0;
    QVERIFY(rc::check([&] {
        Input input = someBlow();
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        const Findings findings = resolvedBy(input, seed);
        if (const auto left = valueOf(findings, "damage.parried")) {
            ++parried;
            RC_ASSERT(*left <= *valueOf(findings, "damage.value"));
            RC_ASSERT(*left >= 0);
        }
        if (const auto total = valueOf(findings, "attack.dodged")) {
            ++dodged;
            RC_ASSERT(*total <= *valueOf(findings, "attack.total"));
        }
        const Input changed = after(input, findings);
        const auto& before = input.get<threed::Melee>();
        const auto& struck = changed.get<threed::Melee>();
        for (std::size_t location = 0; location < threed::kLocations; ++location) {
            RC_ASSERT(struck.targetCondition.damage[location] >= before.targetCondition.damage[location]);
            RC_ASSERT(struck.attackerCondition.damage[location] >= before.attackerCondition.damage[location]);
            RC_ASSERT(struck.targetCondition.bruises[location] >= before.targetCondition.bruises[location]);
        }
        RC_ASSERT(struck.targetCondition.standardTotal >= before.targetCondition.standardTotal);
        RC_ASSERT(struck.targetCondition.bruisingTotal >= before.targetCondition.bruisingTotal);
        RC_ASSERT(faultsOf(threed::conditionRecord, &struck.targetCondition).empty());
        RC_ASSERT(faultsOf(threed::conditionRecord, &struck.attackerCondition).empty());
    }));
    QVERIFY2(parried > 0 && dodged > 0,
             qPrintable(QStringLiteral("only %1 parried, %2 dodged").arg(parried).arg(dodged)));
}

HITSPREAD_TEST(AttackPropertyTest)
#include "attack_property_test.moc"
