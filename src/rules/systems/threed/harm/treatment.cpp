#include "rules/systems/threed/harm/treatment.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

using declare::part;

constexpr std::array<std::string_view, 2> kRemedies{"inbornPower", "drug"};

constexpr FieldDeclaration kTreatmentOptions[]{
    declare::choice<&TreatmentOptions::what>("what", kRemedies, {.group = "action", .rules = "3D-HEAL-01 3D-HEAL-02"}),
    declare::flag<&TreatmentOptions::bruising>("bruising", {.group = "action", .rules = "3D-BRUISE-06"}),
    declare::choice<&TreatmentOptions::location>(
        "location", kLocationIds,
        {.fallback = static_cast<std::int32_t>(Location::Torso), .group = "action", .rules = "3D-HEAL-01"}),
    declare::number<&TreatmentOptions::flux>("flux", {.maximum = 99, .group = "action", .rules = "3D-BRUISE-06"}),
    declare::number<&TreatmentOptions::amount>(
        "amount", {.maximum = 999, .unit = "Hits", .group = "action", .rules = "3D-HEAL-02"}),
};

}  // namespace

const RecordDeclaration treatmentOptionsRecord = declare::options<TreatmentOptions>("treatmentOptions",
                                                                                    kTreatmentOptions);

namespace {

constexpr declare::PartTable kTreatmentParts{
    part<&Treatment::options>("options", treatmentOptionsRecord, Role::Declared),
    part<&Treatment::healer>("healer", characterRecord, Role::Actor),
    part<&Treatment::healerCondition>("healer.condition", conditionRecord, Role::Actor),
    part<&Treatment::patient>("patient", characterRecord, Role::Target),
    part<&Treatment::patientCondition>("patient.condition", conditionRecord, Role::Target),
    part<&Treatment::switches>("switches", switchesRecord, Role::Rules),
};

bool isPower(const Treatment& treatment)
{
    return treatment.options.what == Remedy::InbornPower;
}

}  // namespace

constinit const ActionDeclaration Treatment::kAction = declare::presetAction<Treatment>("treat", system,
                                                                                        kTreatmentParts);

void preset(Treatment& treatment)
{
    if (treatment.healer.ebonHealerRank < 1)
        treatment.options.what = Remedy::Drug;
}

void resolveAction(const Treatment& treatment, Derivation& derivation)
{
    const TreatmentOptions& options = treatment.options;
    Ledger patient(treatment.patientCondition);
    Term amount;
    if (isPower(treatment)) {
        const Term each = healedPerFlux(derivation, treatment.healer.ebonHealerRank, options.bruising);
        amount = derivation.derive(Quantity::HealingAmount, Rule::Bruise06, Operation::Multiply, each, options.flux);
    } else {
        amount = derivation.derive(Quantity::HealingAmount, Rule::Heal02, Operation::Take, options.amount);
    }
    const Term phases = derivation.derive(Quantity::HealingPhases, isPower(treatment) ? Rule::Heal01 : Rule::Heal02,
                                          Operation::Take, phasesUntilHealed(options.what));
    if (const std::optional<std::size_t> i = patient.addRow<&Condition::healings>(Term{})) {
        patient.set<&Condition::healings, &Healing::kind>(*i, options.bruising ? Healed::Bruising : Healed::Hits,
                                                          Term{});
        patient.set<&Condition::healings, &Healing::amount>(*i, amount);
        patient.set<&Condition::healings, &Healing::location>(*i, options.location, Term{});
        patient.set<&Condition::healings, &Healing::phases>(*i, std::max(phases.value, 1), phases);
    }
    patient.commit(derivation, kTreatmentParts.position<&Treatment::patientCondition>());
}

std::vector<Refusal> refusalsOf(const Treatment& treatment, const BodyPlan*)
{
    Refusals refusals;
    const TreatmentOptions& options = treatment.options;
    refuseActor(refusals, treatment.healerCondition, "healer.condition", false);
    refusals.when(treatment.patientCondition.dead != Dead::No, RefusalCode::PatientDead, Rule::Dam07,
                  "patient.condition", "dead");
    refusals.when(treatment.patientCondition.healings.isFull(), RefusalCode::HealingsFull, Rule::Heal01,
                  "patient.condition", "healingCount");
    const bool power = isPower(treatment);
    refusals.when(power && treatment.healer.ebonHealerRank < 1, RefusalCode::NoHealer, Rule::Heal01, "healer",
                  "ebonHealerRank");
    refusals.when((power ? options.flux : options.amount) < 1, RefusalCode::NothingToHeal, Rule::Heal01, "options",
                  power ? "flux" : "amount");
    return refusals.take();
}

}  // namespace hitspread::threed
