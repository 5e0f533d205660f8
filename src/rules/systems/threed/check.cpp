#include "rules/systems/threed/check.h"

#include "rules/systems/threed/parts.h"
#include "rules/systems/threed/split.h"
#include "rules/systems/threed/stress.h"

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

/// The penalty of being under fire, and the change that its COOL test has been made. Nothing else of a condition bears on a
/// check.
std::int32_t underFire(const Check& check, Derivation& derivation)
{
    if (!isUnderFire(check.switches, check.condition.shooters))
        return 0;
    static const std::uint8_t part = partIndex(checkAction, "character.condition");
    Person person(check.character, check.condition, check.switches);
    const std::int32_t penalty = underFirePenalty(derivation, person);
    person.ledger.commit(derivation, part);
    return penalty;
}

/// A skill roll may be a part of a split Action, which it then spends (3D-TURN-09).
void spendSplitPart(const Check& check, Derivation& derivation)
{
    const bool own = check.options.kind == TestKind::Skill && check.options.rank == kNoEntry;
    const std::int32_t place = own ? skillPlace(check.character, check.options.name) : -1;
    const auto& parts = check.condition.splitSkill;
    if (place < 0 || (parts[0] != place && parts[1] != place))
        return;
    static const std::uint8_t part = partIndex(checkAction, "character.condition");
    Person person(check.character, check.condition, check.switches);
    person.ledger.spendAction(Term{});
    person.ledger.hasActed(Term{}, place);
    person.ledger.commit(derivation, part);
}

}  // namespace

void resolveAction(const Check& check, Derivation& derivation)
{
    const CheckOptions& options = check.options;
    Test test{.first = Quantity::CheckDice, .query = Query::CheckDice, .rule = Rule::Skl01, .kind = options.kind};
    if (options.kind == TestKind::Stat)
        test.rule = Rule::Skl05;
    test.use = RollUse::Faces;
    test.rank = rankOf(check).value_or(0);
    test.wounds = openWounds(check.condition);
    if (!options.forced) {
        test.underFire = underFire(check, derivation);
        test.pending = movementPenalty(check.condition);
    }
    if (options.stress != 0) {
        const Person person(check.character, check.condition, check.switches);
        test.penalty = sane(stressPenalty(derivation, person, options.stress));
    }
    test.difficulty = options.difficulty;
    test.difficultyOnTarget = check.switches.formSkill == FormSkillRule::Tn;
    test.rollModifiers = &options.rollModifiers;
    test.targetModifiers = &options.targetModifiers;
    std::vector<TestModifier> ofKind;
    for (const auto& [name, value] : modifiersOfKind(options).entries)
        ofKind.push_back({.rule = Rule::Skl04, .value = value});
    test.more = ofKind;
    const TestResult result = roll(derivation, test);
    spendSplitPart(check, derivation);
    if (!derivation.isRecording())
        return;  // what follows is told, not used
    const std::int32_t limit = options.kind == TestKind::Stat ? kStatCritical : kSkillCritical;
    if (result.success.holds())
        derivation.derive(Quantity::CheckCritical, Rule::Skl02, Operation::Above, result.total, limit);
    else
        derivation.derive(Quantity::CheckCritical, Rule::Skl02, Operation::Take, result.success);
}

}  // namespace hitspread::threed
