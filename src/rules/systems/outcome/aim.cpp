#include "rules/systems/outcome/aim.h"

#include "rules/core/declare/declare.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"

namespace hitspread::outcome {

namespace {

constexpr FieldDeclaration kAimOptions[]{
    declare::flag<&AimOptions::stationary>("stationary", {.fallback = 1, .group = "aim", .rules = "OUT-17"}),
    declare::someone<&AimOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping", .rules = "OUT-17"}),
    declare::text<&AimOptions::whomName>("whomName", 200, {.group = "bookkeeping", .rules = "OUT-17"}),
};

constexpr auto kAimParts = declare::joined(declare::part<&Aim::options>("options", aimOptionsRecord, Role::Declared),
                                           Parts::person<Aim>(), Parts::armed<Aim>(), Parts::ruled<Aim>());

}  // namespace

const RecordDeclaration aimOptionsRecord = declare::options<AimOptions>("aimOptions", kAimOptions);
constinit const ActionDeclaration Aim::kAction = declare::action<Aim>("aim", system, kAimParts);

std::vector<Refusal> refusalsOf(const Aim& aim, const BodyPlan*)
{
    Refusals refusals;
    refuseDoing(refusals, aim.condition, aim.switches, {Plan::Aim, aim.options.whom}, "character.condition");
    refusals.when(!mayAim(aim.weapon), RefusalCode::CannotAim, Rule::Rule17, "weapon", "kind");
    refusals.when(aim.weaponState.dropped, RefusalCode::Dropped, Rule::Rule44, "weapon.state", "dropped");
    refusals.when(!aim.options.stationary, RefusalCode::NotStationary, Rule::Rule17, "options", "stationary");
    refusals.when(actionsOf(aim.condition) > 1, RefusalCode::AimsAlone, Rule::Rule17, "character.condition", "plan");
    return refusals.take();
}

void resolveAction(const Aim& aim, Derivation& derivation)
{
    Ledger ledger(aim.condition);
    const bool goesOn = ledger->aimAt == aim.options.whom;
    const Term more = derivation.derive(Quantity::AimTurns, Rule::Rule17, Operation::Add, goesOn ? ledger->aimTurns : 0,
                                        1);
    const Term turns = derivation.derive(Quantity::AimTurns, Rule::Rule17, Operation::Minimum, more, kMostAim);
    ledger.set<&Condition::aimAt>(aim.options.whom, turns);
    ledger.set<&Condition::aimTurns>(turns);
    ledger.take({Plan::Aim, aim.options.whom}, turns);
    ledger.commit(derivation, kAimParts.position<&Aim::condition>());
}

}  // namespace hitspread::outcome
