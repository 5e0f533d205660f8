#include "rules/systems/percentile/handharm.h"

#include "rules/core/declare.h"
#include "rules/core/derivation.h"
#include "rules/systems/percentile/attackresolution.h"
#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/refusals.h"
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

}  // namespace

const RecordDeclaration harmOptionsRecord = declare::record<HarmOptions>("harmOptions", RecordKind::Options,
                                                                         kHarmOptions);

namespace {

constexpr declare::PartTable kHandHarmParts{
    declare::part<&Harm::options>("options", harmOptionsRecord, Role::Declared),
    declare::part<&Harm::target>("target", characterRecord, Role::Target),
    declare::part<&Harm::targetCondition>("target.condition", conditionRecord, Role::Target),
    declare::parts<&Harm::armour>("armour", armourRecord, Role::Target, kMostArmours),
    declare::parts<&Harm::armourState>("armour.state", armourStateRecord, Role::Target, kMostArmours),
    declare::part<&Harm::switches>("switches", switchesRecord, Role::Rules),
};

/// Health alone, without a wound: nothing says where it would be.
void harmNowhere(const Harm& harm, const Victim& victim, Derivation& derivation)
{
    const Term damage = derivation.derive(Quantity::HarmDamage, Rule::Rule31, Operation::Take, harm.options.points);
    derivation.state(EventKind::Through, victim.subject, damage);
    loseHealth(derivation, damage, victim, {});
}

}  // namespace

constinit const ActionDeclaration Harm::kAction = declare::action<Harm>("harm", system, kHandHarmParts,
                                                                        "percentileHarm");

std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(harm.options.points <= 0, RefusalCode::NothingHarms, Rule::Rule31, "options", "points");
    return refusals.take();
}

void resolveAction(const Harm& harm, Derivation& derivation)
{
    const Derivation::Element element(derivation, 0, kAttacked);
    Ledger ledger(harm.targetCondition);
    Character bare = harm.target;
    bare.armour = {};
    const bool isArmoured = harm.options.armour;
    const Victim victim{isArmoured ? harm.target : bare,
                        isArmoured ? std::span<const Armour>(harm.armour) : std::span<const Armour>(),
                        isArmoured ? std::span<const ArmourState>(harm.armourState) : std::span<const ArmourState>(),
                        ledger, kAttacked};
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
    ledger.commit(derivation, kHandHarmParts.position<&Harm::targetCondition>());
}

}  // namespace hitspread::percentile
