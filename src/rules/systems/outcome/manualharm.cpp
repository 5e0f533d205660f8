#include "rules/systems/outcome/manualharm.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/outcome/harm.h"
#include "rules/systems/outcome/system.h"

#include <algorithm>
#include <iterator>

namespace hitspread::outcome {

namespace {

constexpr FieldDeclaration kHarmOptions[]{
    declare::number<&HarmOptions::points>("points", {.maximum = kMostLevels, .group = "harm", .rules = "OUT-74"}),
    declare::flag<&HarmOptions::armour>("armourCounts", {.fallback = 1, .group = "harm", .rules = "OUT-73"}),
};

constexpr FieldDeclaration kHarmName[]{
    declare::someone<&HarmName::whom>("whom", {.group = "bookkeeping"}),
};

constexpr auto kHandHarmParts = declare::joined(
    declare::part<&Harm::options>("options", harmOptionsRecord, Role::Declared),
    Parts::people<&Harm::targets>("targets", "targets.condition", Role::Target, kMostHarmed),
    Parts::worn<&Harm::targets>("targets.worn", "targets.worn.state", Role::Target),
    declare::parts<&Harm::names>("names", harmNameRecord, Role::Declared, kMostHarmed), Parts::ruled<Harm>(),
    declare::tied(Parts::people<&Harm::bound>("bound", "bound.condition", Role::Declared, kMostBound)));

}  // namespace

const RecordDeclaration harmOptionsRecord = declare::options<HarmOptions>("harmOptions", kHarmOptions);
const RecordDeclaration harmNameRecord = declare::options<HarmName>("harmName", kHarmName);
constinit const ActionDeclaration Harm::kAction = declare::action<Harm>("harm", system, kHandHarmParts, "outcomeHarm");

std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(harm.targets.empty(), RefusalCode::NobodyHarmed, Rule::Rule74, "targets");
    refusals.when(harm.options.points <= 0, RefusalCode::NothingHarms, Rule::Rule74, "options", "points");
    return refusals.take();
}

void resolveAction(const Harm& harm, Derivation& derivation)
{
    std::vector<Ledger> ledgers;
    ledgers.reserve(harm.targets.size());
    for (const HarmTarget& target : harm.targets)
        ledgers.emplace_back(target.condition);
    std::vector<Ledger*> all;
    std::ranges::transform(ledgers, std::back_inserter(all), [](Ledger& ledger) { return &ledger; });
    Ties ties(harm.bound);
    const auto nameOf = [&harm](std::size_t i) { return i < harm.names.size() ? harm.names[i].whom : 0; };
    for (std::size_t i = 0; i < harm.targets.size(); ++i) {
        const HarmTarget& target = harm.targets[i];
        const Subject himself = Subject().target(static_cast<int>(i));
        const Derivation::Element element(derivation, static_cast<int>(i), himself);
        const Victim who{target.character, target.armour, target.armourState, ledgers[i], himself};
        const Term damage = derivation.derive(Quantity::HarmDamage, Rule::Rule74, Operation::Take, harm.options.points);
        const Term net = hurt(derivation, damage, harm.options.armour ? protectionOf(who) : Protection{}, who,
                              harm.switches);
        loosen({target.condition, ledgers[i], nameOf(i)}, harm.switches, all, ties, net);
    }
    for (std::size_t i = 0; i < ledgers.size(); ++i)
        ledgers[i].commit(derivation, kHandHarmParts.position<&Harm::targets, &HarmTarget::condition>(), i);
    ties.commit(derivation, kHandHarmParts.position<&Harm::bound, &Bound::condition>());
}

}  // namespace hitspread::outcome
