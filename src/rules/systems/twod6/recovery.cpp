#include "rules/systems/twod6/recovery.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/namedmodifiers.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/system.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

constexpr FieldDeclaration kTreatFields[]{
    declare::flag<&TreatOptions::wholeMinute>("wholeMinute", {.group = "time", .rules = "TD-113"}),
    declare::flag<&TreatOptions::oneself>("oneself", {.group = "treatment", .rules = "TD-113"}),
    declare::modifiers<&TreatOptions::checkModifiers>("checkModifiers", kMostModifier, "TD-113"),
    declare::oneself<&TreatOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&TreatOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
};
constexpr FieldDeclaration kCareFields[]{
    declare::choice<&CareOptions::facility>(
        "facility", kFacilities,
        {.fallback = static_cast<std::int32_t>(Facility::Makeshift), .group = "treatment", .rules = "TD-121"}),
    declare::modifiers<&CareOptions::checkModifiers>("checkModifiers", kMostModifier, "TD-121"),
    declare::oneself<&CareOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&CareOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
};
constexpr RecordDeclaration kTreatRecord = declare::options<TreatOptions>("treatOptions", kTreatFields);
constexpr RecordDeclaration kCareRecord = declare::options<CareOptions>("careOptions", kCareFields);

template <typename Action>
constexpr auto partsOfTreatment(const RecordDeclaration& options)
{
    return declare::joined(declare::part<&Action::options>("options", options, Role::Declared), Parts::person<Action>(),
                           Parts::targeted<Action>(), Parts::ruled<Action>());
}
constexpr auto kTreatParts = partsOfTreatment<Treat>(kTreatRecord);
constexpr auto kCareParts = partsOfTreatment<Care>(kCareRecord);

constexpr std::string_view kDoctor = "character.condition";
constexpr std::string_view kPatient = "target.condition";
constexpr Subject kTreated = Subject().target(0);

/// No more deterioration, until Lethal damage comes again (TD-113, TD-D31).
void stabilise(Ledger& patient, Term because)
{
    patient.set<&Condition::stabilised>(true, because);
    patient.set<&Condition::saveIn>(kNoEntry, because);
    patient.set<&Condition::savesMade>(0, because);
}

/// Whether all of the minute passes at once: in a round everything takes its time (TD-D62, TD-D65).
bool isWholeMinute(const Treat& treat)
{
    return treat.options.wholeMinute && !treat.condition.inRound;
}

}  // namespace

constinit const ActionDeclaration Treat::kAction = declare::action<Treat>("treat", system, kTreatParts);
constinit const ActionDeclaration Care::kAction = declare::action<Care>("care", system, kCareParts);

std::int32_t treatmentRounds(const Switches& switches)
{
    return std::max(kRoundsPerMinute / std::max(switches.stabilisePerMinute, 1), 1);
}

Rolled rollMedtech(Derivation& derivation, const Character& doctor, const Switches& switches, const MedtechWay& way,
                   const Ranks& modifiers)
{
    Term number = derivation.derive(Quantity::MedtechLevel, way.rule, Operation::Take,
                                    levelOf(doctor, switches, kMedtech));
    const auto add = [&](Quantity quantity, std::int32_t value) {
        if (value != 0)
            number = derivation.derive(quantity, way.rule, Operation::Add, number, value);
    };
    add(Quantity::MedtechWound, way.woundFactor);
    add(Quantity::MedtechFacility, way.facility);
    add(Quantity::MedtechToHeal, way.toHeal);
    number = addModifiers(derivation, modifiers, Quantity::MedtechModifier, way.rule, number);
    const Rolled rolled = rollTwo(
        derivation, {.first = Quantity::MedtechNumber, .dice = Query::MedtechDice, .rule = way.rule}, number);
    derivation.state(rolled.success.holds() ? EventKind::Succeeded : EventKind::Failed, rolled.roll, rolled.number);
    return rolled;
}

void endTreatment(Derivation& derivation, const Character& doctor, Ledger& treats, std::int32_t bld, Ledger& patient,
                  const Switches& switches, const Ranks& modifiers)
{
    const std::int32_t factor = woundFactor(monitorOf(*patient), bld);
    const Rolled rolled = rollMedtech(derivation, doctor, switches, {.woundFactor = factor}, modifiers);
    treats.loseTreatment(rolled.roll);
    if (rolled.success.holds())
        stabilise(patient, rolled.success);
}

bool isInNeed(const Condition& patient)
{
    return !patient.dead && !patient.stabilised && patient.lethal > 0;
}

std::vector<Refusal> refusalsOf(const Treat& treat, const BodyPlan*)
{
    Refusals refusals;
    refuseAction(refusals, treat.condition, treat.switches, Doing::Medtech, kDoctor);
    const Condition& patient = treat.options.oneself ? treat.condition : treat.targetCondition;
    const std::string_view part = treat.options.oneself ? kDoctor : kPatient;
    refusals.when(patient.dead && !treat.options.oneself, RefusalCode::PatientDead, Rule::Rule95, part, "dead");
    refusals.when(patient.lethal == 0, RefusalCode::PatientUnhurt, Rule::Rule109, part, "lethal");
    refusals.when(patient.stabilised, RefusalCode::PatientStable, Rule::Rule113, part, "stabilised");
    return refusals.take();
}

void resolveAction(const Treat& treat, Derivation& derivation)
{
    const bool isOwn = treat.options.oneself;
    Ledger doctor(treat.condition);
    Ledger patient(treat.targetCondition);
    const std::int32_t whom = isOwn ? treat.options.who : treat.options.whom;
    const std::int32_t before = doctor->treats == whom ? doctor->treatRounds : 0;
    spend(derivation, doctor, treat.switches, Doing::Medtech);
    const std::int32_t needed = treatmentRounds(treat.switches);
    const Term rounds = isWholeMinute(treat)
        ? derivation.derive(Quantity::TreatRounds, Rule::Rule113, Operation::Take, needed)
        : derivation.derive(Quantity::TreatRounds, Rule::Rule113, Operation::Add, before, 1);
    if (rounds.value < needed) {
        doctor.set<&Condition::treats>(whom, rounds);
        doctor.set<&Condition::treatRounds>(rounds);
    } else {
        endTreatment(derivation, treat.character, doctor, isOwn ? treat.character.bld : treat.target.bld,
                     isOwn ? doctor : patient, treat.switches, treat.options.checkModifiers);
    }
    doctor.commit(derivation, kTreatParts.position<&Treat::condition>());
    if (!isOwn)
        patient.commit(derivation, kTreatParts.position<&Treat::targetCondition>());
}

std::vector<Refusal> refusalsOf(const Care& care, const BodyPlan*)
{
    Refusals refusals;
    const Condition& patient = care.targetCondition;
    refuseAction(refusals, care.condition, care.switches, Doing::Medtech, kDoctor);
    refusals.when(patient.dead, RefusalCode::PatientDead, Rule::Rule95, kPatient, "dead");
    refusals.when(patient.lethal == 0, RefusalCode::PatientUnhurt, Rule::Rule121, kPatient, "lethal");
    refusals.when(patient.caredToday, RefusalCode::CaredAlready, Rule::Rule121, kPatient, "caredToday");
    return refusals.take();
}

/// Out of action meanwhile: until nothing is left to heal, or until it is said otherwise (TD-123).
void resolveAction(const Care& care, Derivation& derivation)
{
    Ledger patient(care.targetCondition);
    const MedtechWay way{.rule = Rule::Rule121,
                         .woundFactor = woundFactor(monitorOf(*patient), care.target.bld),
                         .facility = facilityOf(care.switches, care.options.facility)};
    const Rolled rolled = rollMedtech(derivation, care.character, care.switches, way, care.options.checkModifiers);
    const auto healed = derivation.about(kTreated);
    patient.set<&Condition::caredToday>(true, rolled.roll);
    if (rolled.success.holds()) {
        const Term points = derivation.derive(Quantity::HealedLethal, Rule::Rule122, Operation::Take, care.target.bld);
        heal(derivation, DamageType::Lethal, points, care.target, patient, Rule::Rule122);
    }
    patient.set<&Condition::underCare>(patient->lethal > 0, rolled.roll);
    patient.commit(derivation, kCareParts.position<&Care::targetCondition>());
}

}  // namespace hitspread::twod6
