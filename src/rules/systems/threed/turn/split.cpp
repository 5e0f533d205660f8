#include "rules/systems/threed/turn/split.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

using declare::part;
using declare::text;

constexpr FieldDeclaration kSplitOptions[]{
    text<&SplitOptions::primary>("primary", 200, {.group = "action", .rules = "3D-TURN-09"}),
    text<&SplitOptions::secondary>("secondary", 200, {.group = "action", .rules = "3D-TURN-09"}),
    declare::number<&SplitOptions::share>("share",
                                          {.maximum = 30, .fallback = 1, .group = "action", .rules = "3D-TURN-10"}),
    declare::flag<&SplitOptions::inAdvance>("inAdvance", {.group = "action", .rules = "3D-TURN-11"}),
};

}  // namespace

const RecordDeclaration splitOptionsRecord = declare::options<SplitOptions>("splitOptions", kSplitOptions);

namespace {

constexpr declare::PartTable kSplitActionParts{
    part<&Split::options>("options", splitOptionsRecord, Role::Declared),
    part<&Split::character>("character", characterRecord, Role::Actor),
    part<&Split::condition>("character.condition", conditionRecord, Role::Actor),
    part<&Split::switches>("switches", switchesRecord, Role::Rules),
};

}  // namespace

std::optional<FieldChoices> offerFor(const Split& split, std::string_view field)
{
    const Ranks& skills = split.character.skills;
    if (field == "primary" || field == "secondary")
        return FieldChoices{.names = skills.entries};
    if (field != "share")
        return std::nullopt;
    const std::int32_t least = split.switches.splitMinShare;
    const std::int32_t most = mostShare(skills.rank(split.options.primary), skills.rank(split.options.secondary),
                                        least);
    // With too low a rank there is nothing to give away.
    return most >= least ? FieldChoices{.range = std::pair(least, most)} : FieldChoices{};
}

constinit const ActionDeclaration Split::kAction = declare::presetAction<Split>("split", system, kSplitActionParts);

namespace {

constexpr std::int32_t kFirstHash = 1000;  ///< places in a list are below it

/// The place in the list by the alphabet; -1: not listed.
std::int32_t skillPlace(const Character& character, std::string_view name)
{
    std::int32_t place = 0;
    bool isListed = false;
    for (const auto& [skill, rank] : character.skills.entries) {
        const int order = name.compare(skill);
        isListed = isListed || order == 0;
        place += order > 0 ? 1 : 0;
    }
    return isListed ? place : -1;
}

}  // namespace

std::int32_t skillHash(std::string_view skill)
{
    const std::int32_t hash = nameHash(skill);
    return hash < kFirstHash ? hash + kFirstHash : hash;
}

bool isHashOf(std::int32_t hash, const Character& character, std::string_view skill)
{
    if (hash < 0 || skill.empty())
        return false;
    return hash == (hash < kFirstHash ? skillPlace(character, skill) : skillHash(skill));
}

std::string_view skillOf(const Character& character, std::int32_t hash)
{
    for (const auto& [skill, rank] : character.skills.entries) {
        if (isHashOf(hash, character, skill))
            return skill;
    }
    return {};
}

std::optional<std::size_t> splitPartOf(const Character& character, const Condition& condition, std::string_view skill)
{
    for (std::size_t i = 0; i < kSplitParts; ++i) {
        if (isHashOf(condition.splitSkill[i], character, skill))
            return i;
    }
    return std::nullopt;
}

bool hasShare(const Character& character, const Condition& condition, std::string_view skill)
{
    return splitPartOf(character, condition, skill).has_value();
}

std::int32_t rankInAction(const Character& character, const Condition& condition, std::string_view skill)
{
    const std::optional<std::size_t> part = splitPartOf(character, condition, skill);
    return part ? condition.splitRank[*part] : character.skills.rank(skill);
}

void resolveAction(const Split& split, Derivation& derivation)
{
    const SplitOptions& options = split.options;
    Person person(split.character, split.condition, split.switches);
    Ledger& ledger = person.ledger;
    const std::int32_t secondaryRank = split.character.skills.rank(options.secondary);
    const Term pool = derivation.derive(Quantity::SplitPool, Rule::Turn09, Operation::Take,
                                        split.character.skills.rank(options.primary));
    const Term cap = mostShare(derivation, pool, secondaryRank, split.switches.splitMinShare);
    const Term secondary = derivation.derive(Quantity::SplitSecondary, Rule::Turn10, Operation::Minimum, options.share,
                                             cap);
    const Term primary = derivation.derive(Quantity::SplitPrimary, Rule::Turn09, Operation::Subtract, pool, secondary);
    ledger.set<&Condition::splitSkill>(0, skillHash(options.primary), primary);
    ledger.set<&Condition::splitRank>(0, primary);
    ledger.set<&Condition::splitSkill>(1, skillHash(options.secondary), secondary);
    ledger.set<&Condition::splitRank>(1, secondary);
    // The two cost one Action together, and each roll will take one: the second is added here, at once or held.
    if (options.inAdvance) {
        ledger.set<&Condition::splitHeld>(true, secondary);
        ledger.set<&Condition::actionsHeld>(ledger->actionsHeld + 1, secondary);
    } else if (ledger->actionsLeft != kNoEntry) {
        ledger.set<&Condition::actionsLeft>(ledger->actionsLeft + 1, secondary);
    }
    ledger.commit(derivation, kSplitActionParts.position<&Split::condition>());
}

std::vector<Refusal> refusalsOf(const Split& split, const BodyPlan*)
{
    Refusals refusals;
    const Condition& condition = split.condition;
    const SplitOptions& options = split.options;
    refuseActor(refusals, condition, "character.condition", true);
    refusals.when(condition.splitSkill[0] >= 0 || condition.splitSkill[1] >= 0, RefusalCode::SplitAlready, Rule::Turn09,
                  "character.condition", "splitSkill");
    const auto isListed = [&](const std::string& skill) {
        return std::ranges::find(split.character.skills.entries, skill, &std::pair<std::string, std::int32_t>::first)
            != split.character.skills.entries.end();
    };
    refusals.when(!isListed(options.primary), RefusalCode::NoSuchSkill, Rule::Turn09, "options", "primary");
    refusals.when(!isListed(options.secondary), RefusalCode::NoSuchSkill, Rule::Turn09, "options", "secondary");
    const std::int32_t least = split.switches.splitMinShare;
    refusals.when(options.share < least, RefusalCode::ShareTooSmall, Rule::Turn09, "options", "share", options.share,
                  least);
    const std::int32_t most = mostShare(split.character.skills.rank(options.primary),
                                        split.character.skills.rank(options.secondary), least);
    refusals.when(options.share >= least && options.share > most, RefusalCode::ShareTooLarge, Rule::Turn10, "options",
                  "share", options.share, std::max(0, most));
    return refusals.take();
}

void preset(Split& split)
{
    // Of equal ranks the one that is listed first.
    std::vector<std::pair<std::string, std::int32_t>> best = split.character.skills.entries;
    std::ranges::stable_sort(best, std::ranges::greater{}, &std::pair<std::string, std::int32_t>::second);
    if (best.empty())
        return;
    split.options.primary = best.front().first;
    split.options.secondary = best[best.size() > 1 ? 1 : 0].first;
}

}  // namespace hitspread::threed
