#include "rules/systems/percentile/manualharm.h"

#include "rules/core/declare/declare.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/percentile/harm.h"
#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/percentile/vocabulary.h"

namespace hitspread::percentile {

namespace {

constexpr std::int32_t kMostPoints = 999;

constexpr FieldDeclaration kHarmOptions[]{
    declare::number<&HarmOptions::points>("points", {.maximum = kMostPoints, .group = "harm", .rules = "PCT-31"}),
    declare::choice<&HarmOptions::place>("place", kHarmPlaces, {.group = "harm", .rules = "PCT-29"}),
    declare::flag<&HarmOptions::armour>("armourCounts", {.fallback = 1, .group = "harm", .rules = "PCT-31"}),
    declare::flag<&HarmOptions::modified>("placeCounts", {.group = "harm", .rules = "PCT-30"}),
    declare::number<&HarmOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};

constexpr auto kHandHarmParts = declare::joined(
    declare::part<&Harm::options>("options", harmOptionsRecord, Role::Declared),
    declare::formerly(Parts::people<&Harm::targets>("targets", "targets.condition", Role::Target, kMostHarmed),
                      "target", "target.condition"),
    declare::formerly(Parts::worn<&Harm::targets>("targets.worn", "targets.worn.state", Role::Target), "armour",
                      "armour.state"),
    Parts::ruled<Harm>());

/// Health alone, without a wound: nothing says where it would be.
void harmNowhere(const Harm& harm, const Victim& victim, Derivation& derivation)
{
    const Term damage = derivation.derive(Quantity::HarmDamage, Rule::Rule31, Operation::Take, harm.options.points);
    derivation.state(EventKind::Through, victim.subject, damage);
    loseHealth(derivation, damage, victim);
}

}  // namespace

const RecordDeclaration harmOptionsRecord = declare::options<HarmOptions>("harmOptions", kHarmOptions);
constinit const ActionDeclaration Harm::kAction = declare::action<Harm>("harm", system, kHandHarmParts,
                                                                        "percentileHarm");

std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(harm.targets.empty(), RefusalCode::NobodyHarmed, Rule::Rule31, "targets");
    refusals.when(harm.options.points <= 0, RefusalCode::NothingHarms, Rule::Rule31, "options", "points");
    return refusals.take();
}

namespace {

void harmOne(const Harm& harm, std::size_t place, Derivation& derivation)
{
    const HarmTarget& who = harm.targets[place];
    const Subject himself = Subject().target(static_cast<int>(place));
    const Derivation::Element element(derivation, static_cast<int>(place), himself);
    Ledger ledger(who.condition);
    Character bare = who.character;
    bare.armour = {};
    const bool isArmoured = harm.options.armour;
    const Victim victim{
        isArmoured ? who.character : bare, isArmoured ? std::span<const Armour>(who.armour) : std::span<const Armour>(),
        isArmoured ? std::span<const ArmourState>(who.armourState) : std::span<const ArmourState>(), ledger, himself};
    if (harm.options.place == HarmPlace::Nowhere) {
        harmNowhere(harm, victim, derivation);
    } else {
        Weapon force;
        force.damageDice = 0;
        force.damageBonus = harm.options.points;
        Hit hit{.weapon = force, .isModified = harm.options.modified};
        if (harm.options.place != HarmPlace::Rolled)
            hit.called = static_cast<Location>(static_cast<std::size_t>(harm.options.place) - kUnplaced);
        suffer(derivation, percentile::harm(derivation, {}, hit, victim, harm.switches), victim, harm.options.round,
               harm.switches);
    }
    ledger.commit(derivation, kHandHarmParts.position<&Harm::targets, &HarmTarget::condition>(), place);
}

}  // namespace

void resolveAction(const Harm& harm, Derivation& derivation)
{
    for (std::size_t i = 0; i < harm.targets.size(); ++i)
        harmOne(harm, i, derivation);
}

}  // namespace hitspread::percentile
