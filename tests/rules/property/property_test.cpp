#include <QTest>

#include "rules/core/dice.h"
#include "rules/core/enumerator.h"
#include "rules/systems/registry.h"
#include "rules/systems/resolution.h"
#include "rules/systems/threed/protection.h"
#include "support/humanplan.h"

#include <rapidcheck.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>

using namespace hitspread;

namespace {

std::shared_ptr<const BodyPlan> plan()
{
    static const std::shared_ptr<const BodyPlan> shared = support::humanPlan();
    return shared;
}

/// A number for a field: most often near its fallback or its bounds' low end, where fights happen, sometimes anywhere.
std::int32_t someNumber(const FieldDeclaration& field)
{
    const std::int32_t low = field.kind == FieldKind::Set ? 0 : field.minimum;
    const std::int32_t high = field.kind == FieldKind::Set ? (1 << field.choices.size()) - 1 : field.maximum;
    if (field.optional && *rc::gen::inRange(0, 3) == 0)
        return kNoEntry;
    const int manner = *rc::gen::inRange(0, 10);
    if (manner < 4 && field.fallback != kNoEntry)
        return field.fallback;
    if (manner < 9)
        return *rc::gen::inRange(low, std::min(high, std::max(low, 0) + 14) + 1);
    return *rc::gen::inRange(low, high + 1);
}

void fillField(const FieldDeclaration& field, void* record)
{
    if (field.kind == FieldKind::Text)
        return field.setText(record, field.id == "skill" ? "rifle" : "");
    if (field.kind == FieldKind::RankList) {
        Ranks ranks;
        for (const char* name : {"rifle", "marksman", "rapidFire", "quickDraw", "weaponsMaintenance", "dodge",
                                 "martialArts", "unarmedCombat", "balletOfDeath", "danceOfDeath"}) {
            if (*rc::gen::inRange(0, 2) == 1)
                ranks.set(name, *rc::gen::inRange(std::max(field.minimum, -6), std::min(field.maximum, 12) + 1));
        }
        return field.setRanks(record, std::move(ranks));
    }
    for (std::size_t element = 0; element < std::min<std::size_t>(field.extent, 16); ++element) {
        if (field.kind == FieldKind::Place) {
            const auto column = static_cast<std::int16_t>(*rc::gen::inRange(-5, 6));
            auto row = static_cast<std::int16_t>(*rc::gen::inRange(-2, 42));
            if (((column + row) & 1) != 0)
                ++row;
            field.setNumber(record, element, pack({column, row}));
        } else {
            field.setNumber(record, element, someNumber(field));
        }
    }
}

/// A random input of a random system whose values are in range; whether the rules accept it is another matter.
Input someInput()
{
    const auto all = systems();
    const System& system = *all[static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(all.size())))];
    const auto action = static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(system.actions().size())));
    Input input = system.makeInput(action);
    void* data = system.actionData(input);
    const std::size_t several = static_cast<std::size_t>(*rc::gen::inRange(0, 4));
    for (const PartDeclaration& part : system.actions()[action].parts) {
        if (part.isInner())
            for (std::size_t owner = 0; owner < several; ++owner)
                part.resizeIn(data, owner, (several + owner) % 3);
        else
            part.resize(data, part.many ? several : 1);
        for (std::size_t element = 0; element < part.count(data); ++element) {
            for (const FieldDeclaration& field : part.record->fields)
                fillField(field, part.at(data, element));
        }
    }
    return input;
}

/// A random request the rules accept.
Input someAcceptedInput()
{
    Input input = someInput();
    const System& system = systemOf(input);
    RC_PRE(system.validate(input, plan().get()).empty());
    return input;
}

/// Recomputes one operation from its name alone; written apart from the program's own evaluation.
std::int32_t recomputed(const Step& step)
{
    const auto a = static_cast<long long>(step.operands[0].value);
    const auto b = static_cast<long long>(step.operands[1].value);
    const auto c = static_cast<long long>(step.operands[2].value);
    const auto whole = [](long long top, long long bottom) {
        return bottom < 1 ? 0 : (top >= 0 ? top / bottom : -((-top + bottom - 1) / bottom));
    };
    const auto clamped = [](long long value) {
        return static_cast<std::int32_t>(std::clamp<long long>(value, std::numeric_limits<std::int32_t>::min(),
                                                               std::numeric_limits<std::int32_t>::max()));
    };
    switch (step.operation) {
    case Operation::Take: return clamped(a);
    case Operation::Add: return clamped(a + b);
    case Operation::Subtract: return clamped(a - b);
    case Operation::Multiply: return clamped(a * b);
    case Operation::DivideDown: return clamped(whole(a, b));
    case Operation::DivideUp: return clamped(-whole(-a, b));
    case Operation::Minimum: return clamped(a < b ? a : b);
    case Operation::Maximum: return clamped(a > b ? a : b);
    case Operation::AtLeast: return a >= b;
    case Operation::Above: return a > b;
    case Operation::Equal: return a == b;
    case Operation::Choose: return clamped(a != 0 ? b : c);
    case Operation::Both: return a != 0 && b != 0;
    case Operation::Either: return a != 0 || b != 0;
    case Operation::Walk: {
        constexpr std::array<std::array<int, 2>, 7> steps{
            {{0, 0}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}}};
        Hex hex = unpack(step.operands[0].value);
        if (b < 1 || b > 6)
            return step.operands[0].value;
        hex.column = static_cast<std::int16_t>(hex.column
                                               + steps[static_cast<std::size_t>(b)][0] * static_cast<int>(c));
        hex.halfRow = static_cast<std::int16_t>(hex.halfRow
                                                + steps[static_cast<std::size_t>(b)][1] * static_cast<int>(c));
        return pack(hex);
    }
    case Operation::Locate: {
        const Hex hex = unpack(step.operands[0].value);
        const auto cells = plan()->cells();
        const auto cell = std::ranges::find(cells, hex, &BodyCell::hex);
        return cell == cells.end() ? -1 : cell->location;
    }
    case Operation::Apart: {
        const Hex from = unpack(step.operands[0].value);
        const Hex to = unpack(step.operands[1].value);
        const int dx = std::abs(from.column - to.column);
        const int dy = std::abs(from.halfRow - to.halfRow);
        return dx + std::max(0, (dy - dx) / 2);
    }
    }
    return 0;
}

Findings resolvedBy(const Input& input, Answerer& answerer, std::span<const Override> overrides = {})
{
    Findings findings;
    RC_ASSERT(!resolveInto(input, plan().get(), overrides, answerer, &findings));
    return findings;
}

/// The input with a finding's changes written into it.
Input after(Input input, const Findings& findings)
{
    const System& system = systemOf(input);
    void* data = system.actionData(input);
    const auto parts = system.actions()[system.actionOf(input)].parts;
    for (const Change& change : findings.changes) {
        const FieldDeclaration& field = parts[change.part].record->fields[change.field];
        void* record = parts[change.part].at(data, change.element);
        RC_ASSERT(field.number(record, change.index) == change.before);
        field.setNumber(record, change.index, change.after);
    }
    return input;
}

}  // namespace

/// What must hold for every system and every request, whatever the rules are.
class PropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameAnswersSameResult();
    void aCheckerThatKnowsNoRulesAgrees();
    void changesFollowFromTheRequestAndKeepBounds();
    void recordingChangesNothing();
    void everyOverrideIsUsedOrListed();
    void answersFitTheirQuestions();
    void moreSkillNeverLowersTheChanceToHit();
    void aShotOnlyWears();
    void aParryNeverRaisesDamage();
    void aBurstOfOneIsAShot();
    void aBurstOnlyWears();
};

void PropertyTest::sameAnswersSameResult()
{
    QVERIFY(rc::check([] {
        const Input input = someAcceptedInput();
        const auto seed = *rc::gen::arbitrary<std::uint64_t>();
        SeededAnswerer first(seed);
        const Findings rolled = resolvedBy(input, first);
        TapeAnswerer tape(rolled.answers);
        const Findings replayed = resolvedBy(input, tape);
        RC_ASSERT(rolled.steps == replayed.steps);
        RC_ASSERT(rolled.changes == replayed.changes);
        RC_ASSERT(rolled.answers == replayed.answers);
    }));
}

void PropertyTest::aCheckerThatKnowsNoRulesAgrees()
{
    QVERIFY(rc::check([] {
        const Input input = someAcceptedInput();
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        const Findings findings = resolvedBy(input, seed);
        for (std::size_t i = 0; i < findings.steps.size(); ++i) {
            const Step& step = findings.steps[i];
            for (const Term& operand : step.operands) {
                RC_ASSERT(operand.step < static_cast<std::int32_t>(i));
                if (operand.step >= 0) {
                    const Step& other = findings.steps[static_cast<std::size_t>(operand.step)];
                    const auto named = [&](const Step& one) {
                        return std::string(systemOf(input).quantities()[one.key.quantity].id) + "["
                            + std::to_string(one.key.index) + "]";
                    };
                    if (other.value != operand.value)
                        RC_FAIL(named(step) + " takes " + std::to_string(operand.value) + " from " + named(other)
                                + ", which is " + std::to_string(other.value));
                }
            }
            RC_ASSERT(recomputed(step) == step.computed);
            RC_ASSERT(step.value == step.computed);
            RC_ASSERT(std::size_t{step.key.quantity} < systemOf(input).quantities().size());
            RC_ASSERT(std::size_t{step.rule} < systemOf(input).rules().size());
        }
    }));
}

void PropertyTest::changesFollowFromTheRequestAndKeepBounds()
{
    QVERIFY(rc::check([] {
        const Input input = someAcceptedInput();
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        const Findings findings = resolvedBy(input, seed);
        const Input changed = after(input, findings);
        const System& system = systemOf(changed);
        const void* data = system.actionData(changed);
        for (const PartDeclaration& part : system.actions()[system.actionOf(changed)].parts) {
            for (std::size_t element = 0; element < part.count(data); ++element) {
                for (const FieldFault& fault : faultsOf(*part.record, part.peek(data, element)))
                    RC_FAIL(std::string(part.id)
                                .append(".")
                                .append(fault.field)
                                .append(" = ")
                                .append(std::to_string(fault.value)));
            }
        }
        for (const Change& change : findings.changes)
            RC_ASSERT(change.step >= -1 && change.step < static_cast<std::int32_t>(findings.steps.size()));
    }));
}

void PropertyTest::recordingChangesNothing()
{
    QVERIFY(rc::check([] {
        const Input input = someAcceptedInput();
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        const Findings findings = resolvedBy(input, seed);
        // Without anywhere to record, the rules must ask exactly the same questions.
        class Counting final : public Answerer {
        public:
            explicit Counting(const Answers& answers) : m_tape(answers) {}
            bool answer(const Question& question, Answer& answer) override
            {
                ++asked;
                return m_tape.answer(question, answer);
            }
            std::size_t asked = 0;

        private:
            TapeAnswerer m_tape;
        };
        Counting counting(findings.answers);
        RC_ASSERT(!resolveInto(input, plan().get(), {}, counting, nullptr));
        RC_ASSERT(counting.asked == findings.answers.all().size());
    }));
}

void PropertyTest::everyOverrideIsUsedOrListed()
{
    QVERIFY(rc::check([] {
        Request request;
        request.input = someAcceptedInput();
        request.plan = plan();
        const auto number = *rc::gen::arbitrary<std::uint64_t>();
        SeededAnswerer seed(number);
        const Findings plain = resolvedBy(request.input, seed);
        RC_PRE(!plain.steps.empty());
        const Step& chosen =
            plain.steps[static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(plain.steps.size())))];
        request.overrides.push_back({chosen.key, *rc::gen::inRange(-20, 60), "because"});
        request.overrides.push_back({{static_cast<std::uint16_t>(60000), 0}, 1, "no such step"});
        SeededAnswerer again(number);
        const Resolution ruled = resolve(request, &again);
        RC_ASSERT(ruled.isFinished());
        const Step* step = findStep(ruled.findings.steps, chosen.key);
        RC_ASSERT(step != nullptr);
        RC_ASSERT(step->overridden && step->value == request.overrides.front().value);
        RC_ASSERT(ruled.idleOverrides == std::vector<std::size_t>{1});
    }));
}

void PropertyTest::answersFitTheirQuestions()
{
    QVERIFY(rc::check([] {
        Question question;
        question.key = {*rc::gen::inRange<std::uint16_t>(0, 100), *rc::gen::inRange<std::uint16_t>(0, 50)};
        question.dice = static_cast<std::uint8_t>(*rc::gen::inRange(1, static_cast<int>(kMostDice) + 1));
        question.sides = static_cast<std::uint8_t>(*rc::gen::element(4, 6, 8, 10, 20, 100));
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        Answer answer;
        RC_ASSERT(seed.answer(question, answer));
        RC_ASSERT(fits(answer, question));
        answer.faces[0] = static_cast<std::uint8_t>(question.sides + 1);
        RC_ASSERT(!fits(answer, question));
    }));
}

void PropertyTest::moreSkillNeverLowersTheChanceToHit()
{
    const System* system = findSystem("threed");
    QVERIFY(system);
    const auto hit = indexOfWord(system->quantities(), "attack.hit");
    QVERIFY(hit);
    std::uint64_t before = 0;
    for (int rank = 0; rank <= 12; ++rank) {
        Input input = system->makeInput(0);
        auto& shot = std::get<threed::Shot>(input.action);
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
            QCOMPARE(enumerator.total(), std::uint64_t{216});
            const Step* step = findStep(findings.steps, {*hit, 0});
            QVERIFY(step);
            ways += step->value != 0 ? 1U : 0U;
        });
        QVERIFY(ways >= before);
        before = ways;
    }
    QVERIFY(before > 200);
}

namespace {

/// A random shot the rules accept, of worn people with worn gear.
threed::Shot someShot()
{
    const System* system = findSystem("threed");
    Input input = system->makeInput(0);
    void* data = system->actionData(input);
    const std::size_t several = static_cast<std::size_t>(*rc::gen::inRange(0, 4));
    for (const PartDeclaration& part : system->actions()[0].parts) {
        part.resize(data, part.many ? several : 1);
        for (std::size_t element = 0; element < part.count(data); ++element) {
            for (const FieldDeclaration& field : part.record->fields)
                fillField(field, part.at(data, element));
        }
    }
    auto& shot = std::get<threed::Shot>(input.action);
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
    shot.options.coveredHexCount = 0;
    shot.options.coveredLocations = 0;
    for (threed::Armour& armour : shot.armour)
        armour.idMax.fill(*rc::gen::inRange(0, 40));
    for (threed::ArmourState& state : shot.armourState)
        state.worn = true;
    // Somebody with both would have his skin again when his cells give way.
    shot.target.xenoSkin = shot.target.xenoSkin && !shot.target.vevaphon;
    RC_PRE(system->validate(input, plan().get()).empty());
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

}  // namespace

void PropertyTest::aShotOnlyWears()
{
    int hits = 0;
    int worn = 0;
    QVERIFY(rc::check([&] {
        Input input;
        input.action = someShot();
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        const Findings findings = resolvedBy(input, seed);
        const Input changed = after(input, findings);
        const auto& before = std::get<threed::Shot>(input.action);
        const auto& hit = std::get<threed::Shot>(changed.action);
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
        RC_ASSERT(body.woundCount >= before.targetCondition.woundCount);
        RC_ASSERT(hit.weaponState.rounds <= before.weaponState.rounds && hit.weaponState.rounds >= 0);
        RC_ASSERT(faultsOf(threed::conditionRecord, &body).empty());
        RC_ASSERT(faultsOf(threed::weaponStateRecord, &hit.weaponState).empty());
    }));
    QVERIFY2(hits > 10 && worn > 3, qPrintable(QStringLiteral("only %1 hits and %2 worn places").arg(hits).arg(worn)));
}

namespace {

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

}  // namespace

void PropertyTest::aBurstOfOneIsAShot()
{
    QVERIFY(rc::check([] {
        const threed::Shot shot = someShot();
        Input one;
        one.action = shot;
        Input other;
        other.action = burstOf(shot, 1);
        RC_PRE(systemOf(other).validate(other, plan().get()).empty());
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
        const auto hit = std::get<threed::Shot>(after(one, single).action);
        const auto target = std::get<threed::Volley>(after(other, burst).action).targets[0];
        for (const FieldDeclaration& field : threed::conditionRecord.fields) {
            for (std::size_t i = 0; field.isNumeric() && i < field.extent; ++i)
                RC_ASSERT(field.number(&hit.targetCondition, i) == field.number(&target.condition, i));
        }
        for (std::size_t piece = 0; piece < hit.armourState.size(); ++piece)
            RC_ASSERT(hit.armourState[piece].idLost == target.armourState[piece].idLost);
    }));
}

void PropertyTest::aBurstOnlyWears()
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
        Input input;
        input.action = volley;
        RC_PRE(systemOf(input).validate(input, plan().get()).empty());
        SeededAnswerer seed(*rc::gen::arbitrary<std::uint64_t>());
        PresetAnswerer presets;
        ChainAnswerer both({&seed, &presets});
        const auto result = std::get<threed::Volley>(after(input, resolvedBy(input, both)).action);
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

namespace {

/// A random blow the rules accept, most often a hit at somebody who sees it coming.
threed::Melee someBlow()
{
    const System* system = findSystem("threed");
    const std::span<const ActionDeclaration> actions = system->actions();
    const auto melee = std::ranges::find(actions, std::string_view("melee"), &ActionDeclaration::id);
    Input input = system->makeInput(static_cast<std::size_t>(melee - actions.begin()));
    void* data = system->actionData(input);
    const std::size_t several = static_cast<std::size_t>(*rc::gen::inRange(0, 2));
    for (const PartDeclaration& part : melee->parts) {
        part.resize(data, part.many ? std::min(part.most, several) : 1);
        for (std::size_t element = 0; element < part.count(data); ++element) {
            for (const FieldDeclaration& field : part.record->fields)
                fillField(field, part.at(data, element));
        }
    }
    auto& blow = std::get<threed::Melee>(input.action);
    for (threed::Condition* condition : {&blow.attackerCondition, &blow.targetCondition}) {
        condition->dead = threed::Dead::No;
        condition->unconscious = threed::Unconscious::No;
        condition->phasesLost = 0;
        condition->damage.fill(0);
        condition->bruises.fill(0);
    }
    // What would make most of them miss, most parries and dodges fail.
    for (threed::Condition* condition : {&blow.attackerCondition, &blow.targetCondition}) {
        condition->woundCount = 0;
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
    RC_PRE(system->validate(input, plan().get()).empty());
    return blow;
}

/// What a step came to, the last time it was derived.
std::optional<std::int32_t> valueOf(const Findings& findings, std::string_view id)
{
    const auto quantity = indexOfWord(findSystem("threed")->quantities(), id);
    const Step* step = quantity ? findStep(findings.steps, {*quantity, 0}) : nullptr;
    return step ? std::optional(step->value) : std::nullopt;
}

}  // namespace

void PropertyTest::aParryNeverRaisesDamage()
{
    int parried = 0;
    int dodged = 0;
    QVERIFY(rc::check([&] {
        Input input;
        input.action = someBlow();
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
        const auto& before = std::get<threed::Melee>(input.action);
        const auto& struck = std::get<threed::Melee>(changed.action);
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

QTEST_GUILESS_MAIN(PropertyTest)
#include "property_test.moc"
