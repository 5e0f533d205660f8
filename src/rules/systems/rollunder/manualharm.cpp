#include "rules/systems/rollunder/manualharm.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/rollunder/harm.h"
#include "rules/systems/rollunder/system.h"

namespace hitspread::rollunder {

namespace {

using declare::choice;
using declare::number;

constexpr FieldDeclaration kHarmFields[]{
    number<&HarmOptions::points>("points", {.maximum = 999, .group = "harm", .rules = "R3-11"}),
    choice<&HarmOptions::damageType>(
        "damageType", kDamageTypes,
        {.fallback = static_cast<std::int32_t>(DamageType::Crushing), .group = "harm", .rules = "R3-51"}),
    choice<&HarmOptions::location>(
        "location", kLocationIds,
        {.fallback = static_cast<std::int32_t>(Location::Torso), .group = "harm", .rules = "R3-19"}),
    declare::flag<&HarmOptions::armour>("armourCounts", {.fallback = 1, .group = "harm", .rules = "R3-12"}),
    number<&HarmOptions::hp>("hp", {.maximum = 999, .group = "harm", .rules = "R3-51"}),
    number<&HarmOptions::blunt>("blunt", {.maximum = 99, .group = "harm", .rules = "R3-13"}),
    number<&HarmOptions::htModifier>("htModifier",
                                     {.minimum = -20, .maximum = 20, .group = "harm", .rules = "R3-56 R3-57"}),
};
constexpr RecordDeclaration kHarmRecord = declare::options<HarmOptions>("harmOptions", kHarmFields);

constexpr auto kHarmParts = declare::joined(
    declare::part<&Harm::options>("options", kHarmRecord, Role::Declared),
    Parts::people<&Harm::targets>("targets", "targets.condition", Role::Target, kMostHarmed),
    Parts::worn<&Harm::targets>("targets.worn", "targets.worn.state", Role::Target), Parts::ruled<Harm>());

}  // namespace

constinit const ActionDeclaration Harm::kAction = declare::action<Harm>("harm", system, kHarmParts, "rollunderHarm");

std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(harm.targets.empty(), RefusalCode::NobodyHarmed, Rule::Rule11, "targets");
    refusals.when(harm.options.points <= 0 && harm.options.hp <= 0, RefusalCode::NothingHarms, Rule::Rule11, "options",
                  "points");
    return refusals.take();
}

void resolveAction(const Harm& harm, Derivation& derivation)
{
    const HarmOptions& options = harm.options;
    for (std::size_t i = 0; i < harm.targets.size(); ++i) {
        const HarmTarget& target = harm.targets[i];
        Ledger ledger(target.condition);
        const auto number = static_cast<int>(i);
        const Subject himself = Subject().target(number);
        const Derivation::Element element(derivation, number, himself);
        const Victim who{target.character, target.armour, target.armourState, ledger, himself, number};
        if (options.points > 0) {
            const Term damage = derivation.derive(Quantity::DamageRoll, Rule::Rule11, Operation::Take, options.points);
            strike(derivation,
                   {.damage = damage,
                    .type = options.damageType,
                    .blunt = options.blunt,
                    .htModifier = options.htModifier,
                    .armour = options.armour},
                   options.location, who, harm.switches);
        }
        if (options.hp > 0) {
            const Term loss = derivation.derive(Quantity::InjuryBlunt, Rule::Rule51, Operation::Take, options.hp);
            derivation.state(EventKind::Wounded, himself, loss, target.character.hpMax);
            loseHp(derivation, loss, options.htModifier, who, harm.switches);
        }
        ledger.commit(derivation, kHarmParts.position<&Harm::targets, &HarmTarget::condition>(), i);
    }
}

}  // namespace hitspread::rollunder
