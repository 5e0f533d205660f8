#include "rules/systems/twod6/surgery.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/system.h"

namespace hitspread::twod6 {

namespace {

constexpr std::int32_t kMostFacilityBonus = 10;
constexpr std::int32_t kDaysOfWeek = 7;

constexpr declare::Traits woundedPlace(std::string_view rules)
{
    return {.fallback = static_cast<std::int32_t>(Location::Torso), .group = "wound", .rules = rules};
}
constexpr FieldDeclaration kSurgeryFields[]{
    declare::choice<&SurgeryOptions::location>("location", kLocationIds, woundedPlace("TD-124 TD-131")),
    declare::flag<&SurgeryOptions::facility>("adequate", {.fallback = 1, .group = "treatment", .rules = "TD-126"}),
    declare::number<&SurgeryOptions::facilityBonus>(
        "facilityBonus",
        {.minimum = -kMostFacilityBonus, .maximum = kMostFacilityBonus, .group = "treatment", .rules = "TD-127"}),
    declare::modifiers<&SurgeryOptions::checkModifiers>("checkModifiers", kMostModifier, "TD-127"),
    declare::oneself<&SurgeryOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&SurgeryOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
};
constexpr FieldDeclaration kRecoverFields[]{
    declare::choice<&RecoverOptions::what>("recovering", kRecovering, {.group = "wound", .rules = "TD-125 TD-130"}),
    declare::choice<&RecoverOptions::location>("location", kLocationIds, woundedPlace("TD-124 TD-131")),
    declare::modifiers<&RecoverOptions::checkModifiers>("checkModifiers", kMostModifier, "TD-130"),
};
constexpr RecordDeclaration kSurgeryRecord = declare::options<SurgeryOptions>("surgeryOptions", kSurgeryFields);
constexpr RecordDeclaration kRecoverRecord = declare::options<RecoverOptions>("recoverOptions", kRecoverFields);

constexpr FighterIds kPatientFighter{"patient",      "patient.condition", "patient.weapons", "patient.weapons.state",
                                     "patient.worn", "patient.worn.state"};
constexpr auto kSurgeryParts = declare::joined(
    declare::part<&Surgery::options>("options", kSurgeryRecord, Role::Declared), Parts::person<Surgery>(),
    Parts::fighters<&Surgery::patient>(kPatientFighter, Role::Target), Parts::ruled<Surgery>());
constexpr auto kRecoverParts = declare::joined(
    declare::part<&Recover::options>("options", kRecoverRecord, Role::Declared), Parts::person<Recover>(),
    Parts::ruled<Recover>());

constexpr std::string_view kSurgeon = "character.condition";
constexpr std::string_view kOperated = "patient.condition";

/// How long a wound takes from now on, in days: rolled in days after a surgery, in weeks without (TD-125, TD-129, TD-131, TD-D66).
void rollRecovery(Derivation& derivation, Ledger& ledger, Location location, bool isOperated, const Switches& switches)
{
    const Rule rule = isOperated ? Rule::Rule129 : Rule::Rule125;
    const Wound severity = woundAt(*ledger, location);
    const std::int32_t dice = recoveryOf(switches, location, severity,
                                         isOperated ? recoverycolumn::kDays : recoverycolumn::kWeeks);
    const std::int32_t sum = derivation.roll(Query::RecoveryDice, rule, dice, 6, RollUse::Sum).sum();
    const Term rolled = derivation.derive(Quantity::RecoveryRoll, rule, Operation::Take, sum);
    const Term days = derivation.derive(Quantity::RecoveryDays, rule, Operation::Multiply, rolled,
                                        isOperated ? 1 : kDaysOfWeek);
    ledger.set<&Condition::daysLeft>(static_cast<std::size_t>(location), days);
}

bool isApplicable(const Condition& condition, const Switches& switches, Location location, std::size_t column)
{
    const Wound severity = woundAt(condition, location);
    return severity == Wound::Ok || recoveryOf(switches, location, severity, column) > 0;
}

/// Failed: a Build save, or Lethal damage, and who is awake may lose consciousness by it (TD-128, TD-D46).
void goWrong(Derivation& derivation, FighterLedger& patient, const Switches& switches)
{
    const Rolled save = rollSave(derivation, patient.character(), switches, {.rule = Rule::Rule128});
    if (save.success.holds())
        return;
    const Answer& dice = derivation.roll(Query::SurgeryHarm, Rule::Rule128, 2, 6);
    const std::int32_t first = dice.faces[0];
    const std::int32_t second = dice.faces[1];
    const Term points = derivation.derive(Quantity::SurgeryHarm, Rule::Rule128, Operation::Multiply, first, second);
    mark(derivation, DamageType::Lethal, points, patient);
    if (!isAwake(patient.condition()))
        return;
    const Term stays = staysConscious(derivation, patient.character(), patient.condition(), switches);
    if (!stays.holds())
        knockOut(derivation, patient, stays);
}

/// He was careless (TD-130, TD-D66).
void mayReopen(Derivation& derivation, const Recover& recover, Ledger& ledger)
{
    const SaveWay way{.first = Quantity::ReopenNumber,
                      .dice = Query::ReopenDice,
                      .rule = Rule::Rule130,
                      .modifiers = &recover.options.checkModifiers};
    const Rolled save = rollSave(derivation, recover.character, recover.switches, way);
    if (save.success.holds())
        return;
    const Location location = recover.options.location;
    rollRecovery(derivation, ledger, location, isIn(ledger->operated, location), recover.switches);
    if (ledger->lethal == 0)
        return;
    ledger.set<&Condition::stabilised>(false, save.success);
    if (ledger->saveIn != kNoEntry)
        return;
    const Term due = derivation.derive(Quantity::ClockSave, Rule::Rule110, Operation::Take, kRoundsPerMinute);
    ledger.set<&Condition::saveIn>(due);
    ledger.set<&Condition::savesMade>(0, due);
}

}  // namespace

constinit const ActionDeclaration Surgery::kAction = declare::action<Surgery>("surgery", system, kSurgeryParts);
constinit const ActionDeclaration Recover::kAction = declare::action<Recover>("recover", system, kRecoverParts);

std::vector<Refusal> refusalsOf(const Surgery& surgery, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(surgery.patient.empty(), RefusalCode::NoWound, Rule::Rule124, "patient");
    if (surgery.patient.empty())
        return refusals.take();
    const SurgeryOptions& options = surgery.options;
    const Condition& patient = surgery.patient[0].condition;
    refuseAction(refusals, surgery.condition, surgery.switches, Doing::Medtech, kSurgeon);
    const std::int32_t level = levelOf(surgery.character, surgery.switches, kMedtech);
    const std::int32_t worst = surgery.switches.surgeryMedtech;
    refusals.when(!options.facility, RefusalCode::NoFacility, Rule::Rule126, "options", "adequate");
    refusals.when(level > worst, RefusalCode::MedtechTooLow, Rule::Rule126, "character", "skills", level, worst);
    const auto when = [&refusals](bool forbidden, RefusalCode code, Rule rule, std::string_view field) {
        refusals.when(forbidden, code, rule, kOperated, field);
    };
    when(patient.dead, RefusalCode::PatientDead, Rule::Rule95, "dead");
    when(woundAt(patient, options.location) == Wound::Ok, RefusalCode::NoWound, Rule::Rule124, "wounds");
    when(!isApplicable(patient, surgery.switches, options.location, recoverycolumn::kDays), RefusalCode::NotApplicable,
         Rule::Rule131, "wounds");
    const bool isDone = isIn(patient.operated, options.location);
    when(isDone, RefusalCode::OperatedAlready, Rule::Rule129, "operated");
    when(!isDone && isIn(patient.operatedToday, options.location), RefusalCode::OperatedToday, Rule::Rule127,
         "operatedToday");
    return refusals.take();
}

void resolveAction(const Surgery& surgery, Derivation& derivation)
{
    const Location location = surgery.options.location;
    Ledger doctor(surgery.condition);
    spend(derivation, doctor, surgery.switches, Doing::Medtech);
    std::vector<FighterLedger> patients = FighterLedger::all(surgery.patient);
    FighterLedger& patient = patients[0];
    Ledger& ledger = patient.ledger();
    const MedtechWay way{
        .rule = Rule::Rule127,
        .woundFactor = woundFactor(monitorOf(*ledger), patient.character().bld),
        .facility = surgery.options.facilityBonus,
        .toHeal = recoveryOf(surgery.switches, location, woundAt(*ledger, location), recoverycolumn::kToHeal)};
    const Rolled rolled = rollMedtech(derivation, surgery.character, surgery.switches, way,
                                      surgery.options.checkModifiers);
    ledger.set<&Condition::operatedToday>(ledger->operatedToday | bitOf(location), rolled.roll);
    {
        const Derivation::Element element(derivation, patient.number(), patient.subject());
        if (rolled.success.holds()) {
            ledger.set<&Condition::operated>(ledger->operated | bitOf(location), rolled.success);
            rollRecovery(derivation, ledger, location, true, surgery.switches);
        } else {
            goWrong(derivation, patient, surgery.switches);
        }
    }
    doctor.commit(derivation, kSurgeryParts.position<&Surgery::condition>());
    FighterLedger::commit(patients, derivation, fighterParts<&Surgery::patient>(kSurgeryParts));
}

std::vector<Refusal> refusalsOf(const Recover& recover, const BodyPlan*)
{
    Refusals refusals;
    const Condition& now = recover.condition;
    const Location location = recover.options.location;
    const bool isNatural = recover.options.what == Recovering::Natural;
    const bool isChosen = now.daysLeft[static_cast<std::size_t>(location)] > 0;
    const auto when = [&refusals](bool forbidden, RefusalCode code, Rule rule, std::string_view field) {
        refusals.when(forbidden, code, rule, kSurgeon, field);
    };
    when(now.dead, RefusalCode::ActorDead, Rule::Rule95, "dead");
    const bool isWounded = woundAt(now, location) != Wound::Ok;
    when(isNatural && !isWounded, RefusalCode::NoWound, Rule::Rule124, "wounds");
    when(isNatural && !isApplicable(now, recover.switches, location, recoverycolumn::kWeeks),
         RefusalCode::NotApplicable, Rule::Rule131, "wounds");
    when(isNatural && isChosen, RefusalCode::RecoveryChosen, Rule::Rule125, "daysLeft");
    when(!isNatural && (!isChosen || !isWounded), RefusalCode::NotRecovering, Rule::Rule130, "daysLeft");
    return refusals.take();
}

void resolveAction(const Recover& recover, Derivation& derivation)
{
    Ledger ledger(recover.condition);
    if (recover.options.what == Recovering::Reopen)
        mayReopen(derivation, recover, ledger);
    else
        rollRecovery(derivation, ledger, recover.options.location, false, recover.switches);
    ledger.commit(derivation, kRecoverParts.position<&Recover::condition>());
}

}  // namespace hitspread::twod6
