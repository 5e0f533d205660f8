#include "rules/systems/twod6/manualharm.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/twod6/system.h"
#include "rules/systems/twod6/turn.h"

namespace hitspread::twod6 {

namespace {

using declare::choice;
using declare::flag;

constexpr FieldDeclaration kHarmFields[]{
    declare::number<&HarmOptions::points>("points", {.maximum = 999, .group = "harm", .rules = "TD-80 TD-93"}),
    choice<&HarmOptions::damageType>("damageType", kDamageTypes, {.group = "harm", .rules = "TD-91"}),
    choice<&HarmOptions::location>(
        "location", kLocationIds,
        {.fallback = static_cast<std::int32_t>(Location::Torso), .group = "harm", .rules = "TD-101 TD-105"}),
    flag<&HarmOptions::armour>("armourCounts", {.fallback = 1, .group = "harm", .rules = "TD-88"}),
    flag<&HarmOptions::critical>("critical", {.group = "harm", .rules = "TD-87"}),
    flag<&HarmOptions::proposes>("proposes", {.fallback = 1, .group = "harm", .rules = "TD-105"}),
};
constexpr RecordDeclaration kHarmRecord = declare::options<HarmOptions>("harmOptions", kHarmFields);

constexpr FieldDeclaration kHarmNameFields[]{
    declare::someone<&HarmName::whom>("whom", {.group = "bookkeeping"}),
};
constexpr RecordDeclaration kHarmNameRecord = declare::options<HarmName>("harmName", kHarmNameFields);

constexpr FighterIds kHarmedFighter{"targets",      "targets.condition", "targets.weapons", "targets.weapons.state",
                                    "targets.worn", "targets.worn.state"};
constexpr auto kHandHarmParts = declare::joined(
    declare::part<&Harm::options>("options", kHarmRecord, Role::Declared),
    Parts::fighters<&Harm::targets>(kHarmedFighter, Role::Target, kMostHarmed),
    declare::parts<&Harm::names>("names", kHarmNameRecord, Role::Declared, kMostHarmed), Parts::ruled<Harm>(),
    declare::tied(Parts::people<&Harm::bound>("bound", "bound.condition", Role::Declared, kMostBound)));

/// Those harmed may be tied to one another, too.
void untieFrom(const Untying& untying, std::vector<FighterLedger>& harmed, std::vector<Ledger>& bound, Term because)
{
    if (untying.number == 0 || (!untying.frees && !untying.isDead))
        return;
    untie(bound, untying, because);
    for (FighterLedger& one : harmed) {
        if (untying.frees)
            one.ledger().release(untying.number, because);
        if (untying.isDead && one.condition().holding == untying.number)
            one.ledger().letGo(because);
    }
}

}  // namespace

constinit const ActionDeclaration Harm::kAction = declare::action<Harm>("harm", system, kHandHarmParts);

std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(harm.targets.empty(), RefusalCode::NobodyHarmed, Rule::Rule80, "targets");
    refusals.when(harm.options.points <= 0, RefusalCode::NothingHarms, Rule::Rule80, "options", "points");
    return refusals.take();
}

void resolveAction(const Harm& harm, Derivation& derivation)
{
    const HarmOptions& options = harm.options;
    std::vector<FighterLedger> harmed = FighterLedger::all(harm.targets);
    std::vector<Ledger> bound;
    for (const Bound& one : harm.bound)
        bound.emplace_back(one.condition);
    for (std::size_t i = 0; i < harmed.size(); ++i) {
        FighterLedger& victim = harmed[i];
        const Derivation::Element element(derivation, victim.number(), victim.subject());
        const Condition before = victim.condition();
        const Term points = derivation.derive(Quantity::DamageSum, Rule::Rule80, Operation::Take, options.points);
        const Term critical = options.critical
            ? derivation.derive(Quantity::PlaceCritical, Rule::Rule87, Operation::Take, 1)
            : Term{};
        const Term taken = strike(derivation,
                                  {.damage = points,
                                   .type = options.damageType,
                                   .critical = critical,
                                   .armour = options.armour,
                                   .proposes = options.proposes},
                                  options.location, victim, harm.switches);
        const std::int32_t number = i < harm.names.size() ? harm.names[i].whom : 0;
        untieFrom(untyingOf(before, victim.condition(), number), harmed, bound, taken);
    }
    FighterLedger::commit(harmed, derivation, fighterParts<&Harm::targets>(kHandHarmParts));
    for (std::size_t i = 0; i < bound.size(); ++i)
        bound[i].commit(derivation, kHandHarmParts.position<&Harm::bound, &Bound::condition>(), i);
}

}  // namespace hitspread::twod6
