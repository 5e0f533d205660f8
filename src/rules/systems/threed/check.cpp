#include "rules/systems/threed/check.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/split.h"

#include <array>
#include <utility>
#include <vector>

namespace hitspread::threed {

std::optional<std::int32_t> statOf(const Character& character, std::string_view name)
{
    const std::array<std::pair<std::string_view, std::int32_t>, 6> own{{{"str", character.str},
                                                                        {"dex", character.dex},
                                                                        {"dia", character.dia},
                                                                        {"conc", character.conc},
                                                                        {"phys", character.phys},
                                                                        {"cool", character.cool}}};
    for (const auto& [id, value] : own) {
        if (id == name)
            return value;
    }
    const std::int32_t further = character.stats.rank(name, kNoEntry);
    return further == kNoEntry ? std::nullopt : std::optional(further);
}

std::optional<std::int32_t> rankByName(const Check& check)
{
    if (check.options.name.empty())
        return std::nullopt;
    if (check.options.kind == TestKind::Skill)
        return rankInAction(check.character, check.condition, check.options.name);
    if (check.options.name == "phys")
        return currentPhys(check.character, check.condition, check.switches);
    return statOf(check.character, check.options.name);
}

namespace {

constexpr std::array<std::string_view, 2> kTests{"skill", "stat"};
constexpr FieldDeclaration kCheckOptions[]{
    declare::choice<&CheckOptions::kind>("kind", kTests, {.group = "test", .rules = "3D-SKL-01 3D-SKL-05"}),
    declare::text<&CheckOptions::name>("name", 200, {.group = "test", .rules = "3D-SKL-01"}),
    declare::number<&CheckOptions::rank>(
        "rank", {.maximum = 30, .fallback = kNoEntry, .optional = true, .group = "test", .rules = "3D-SKL-01"}),
    declare::flag<&CheckOptions::forced>("forced", {.group = "test", .rules = "3D-FIRE-01"}),
    declare::number<&CheckOptions::stress>("stress",
                                           {.minimum = -30, .maximum = 0, .group = "modifiers", .rules = "3D-FIRE-05"}),
    declare::number<&CheckOptions::difficulty>("difficulty", difficultyTraits("3D-SKL-03")),
    declare::ranks<&CheckOptions::rollModifiers>("rollModifiers", 99,
                                                 {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04"}),
    declare::ranks<&CheckOptions::targetModifiers>("targetModifiers", 99,
                                                   {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"}),
    declare::ranks<&CheckOptions::skillModifiers>("skillModifiers", 99,
                                                  {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04"}),
    declare::ranks<&CheckOptions::statModifiers>(
        "statModifiers", 99, {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SKL-05"}),
};

}  // namespace

const RecordDeclaration checkOptionsRecord = declare::options<CheckOptions>("checkOptions", kCheckOptions);
namespace {

constexpr declare::PartTable kCheckParts{
    declare::part<&Check::options>("options", checkOptionsRecord, Role::Declared),
    declare::part<&Check::character>("character", characterRecord, Role::Actor),
    declare::part<&Check::condition>("character.condition", conditionRecord, Role::Actor),
    declare::part<&Check::switches>("switches", switchesRecord, Role::Rules),
};

/// The penalty of being under fire, and the change that its COOL test has been made. Nothing else of a condition bears on a
/// check.
std::int32_t underFire(const Check& check, Derivation& derivation)
{
    Person person(check.character, check.condition, check.switches);
    const std::int32_t penalty = underFirePenalty(derivation, person);
    person.ledger.commit(derivation, kCheckParts.position<&Check::condition>());
    return penalty;
}

/// What is left of the penalty of another strain.
std::int32_t strainPenalty(const Check& check, Derivation& derivation)
{
    const Person person(check.character, check.condition, check.switches);
    return sane(stressPenalty(derivation, person, check.options.stress));
}

/// A skill roll may be a part of a split Action, which it then spends (3D-TURN-09).
void spendSplitPart(const Check& check, Derivation& derivation)
{
    if (check.options.kind != TestKind::Skill || check.options.rank != kNoEntry)
        return;
    const std::optional<std::size_t> split = splitPartOf(check.character, check.condition, check.options.name);
    if (!split)
        return;
    Person person(check.character, check.condition, check.switches);
    person.ledger.spendAction(Term{});
    person.ledger.hasActed(Term{}, split);
    person.ledger.commit(derivation, kCheckParts.position<&Check::condition>());
}

}  // namespace

void resolveAction(const Check& check, Derivation& derivation)
{
    const CheckOptions& options = check.options;
    const bool isStat = options.kind == TestKind::Stat;
    const bool isShotAt = !options.forced && isUnderFire(check.switches, check.condition.shooters);
    const std::int32_t fire = isShotAt ? underFire(check, derivation) : 0;
    const std::int32_t strain = options.stress == 0 ? 0 : strainPenalty(check, derivation);
    const Test test{.first = Quantity::CheckDice,
                    .query = Query::CheckDice,
                    .rule = isStat ? Rule::Skl05 : Rule::Skl01,
                    .kind = options.kind,
                    .use = RollUse::Faces,
                    .rank = rankOf(check).value_or(0),
                    .penalty = strain,
                    .wounds = openWounds(check.condition),
                    .underFire = fire,
                    .pending = options.forced ? Burden{} : movementPenalty(check.condition),
                    .difficulty = options.difficulty,
                    .difficultyOnTarget = check.switches.formSkill == FormSkillRule::Tn,
                    .rollModifiers = &options.rollModifiers,
                    .targetModifiers = &options.targetModifiers,
                    .modifiersOfKind = &modifiersOfKind(options)};
    const TestResult result = roll(derivation, test);
    if (!derivation.isRecording())
        return;  // what follows is told, not used
    derivation.state(result.success.holds() ? EventKind::Succeeded : EventKind::Failed, result.margin);
    spendSplitPart(check, derivation);
    const std::int32_t limit = isStat ? kStatCritical : kSkillCritical;
    if (result.success.holds())
        derivation.derive(Quantity::CheckCritical, Rule::Skl02, Operation::Above, result.total, limit);
    else
        derivation.derive(Quantity::CheckCritical, Rule::Skl02, Operation::Take, result.success);
}

std::vector<Refusal> refusalsOf(const Check& check, const BodyPlan*)
{
    Refusals refusals;
    refuseActor(refusals, check.condition, "character.condition", false);
    const CheckOptions& options = check.options;
    const std::optional<std::int32_t> rank = rankOf(check);
    refusals.when(!rank && options.name.empty(), RefusalCode::NothingToTest, Rule::Skl01, "options", "name");
    refusals.when(!rank && !options.name.empty(), RefusalCode::NoSuchStat, Rule::Skl05, "options", "name");
    refusals.when(options.kind == TestKind::Skill && check.switches.untrained == UntrainedRule::Forbidden && rank == 0,
                  RefusalCode::Untrained, Rule::Skl01, "character", "skills");
    return refusals.take();
}

std::optional<FieldChoices> offerFor(const Check& check, std::string_view field)
{
    constexpr std::array<std::string_view, 6> kStats{"str", "dex", "dia", "conc", "phys", "cool"};
    if (field != "name")
        return std::nullopt;
    if (check.options.kind == TestKind::Skill)
        return FieldChoices{.names = check.character.skills.entries};
    FieldChoices offer;
    for (const std::string_view stat : kStats)
        offer.names.emplace_back(stat, statOf(check.character, stat).value_or(0));
    const auto& further = check.character.stats.entries;
    offer.names.insert(offer.names.end(), further.begin(), further.end());
    return offer;
}

constinit const ActionDeclaration Check::kAction = declare::action<Check>("check", system, kCheckParts);
}  // namespace hitspread::threed
