#include "rules/systems/threed/harm/recovery.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/input.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

using declare::number;
using declare::part;

constexpr FieldDeclaration kRecoveryOptions[]{
    number<&RecoveryOptions::rounds>("rounds",
                                     {.maximum = 99999, .unit = "rounds", .group = "time", .rules = "3D-TURN-01"}),
    number<&RecoveryOptions::hours>("hours", {.maximum = 9999, .unit = "h", .group = "time", .rules = "3D-BRUISE-05"}),
    number<&RecoveryOptions::days>("days", {.maximum = 999, .unit = "d", .group = "time", .rules = "3D-HEAL-04"}),
    declare::flag<&RecoveryOptions::hospital>("hospital", {.group = "time", .rules = "3D-HEAL-03 3D-HEAL-04"}),
};

}  // namespace

const RecordDeclaration recoveryOptionsRecord = declare::options<RecoveryOptions>("recoveryOptions", kRecoveryOptions);

namespace {

constexpr declare::PartTable kRecoveryParts{
    part<&Recovery::options>("options", recoveryOptionsRecord, Role::Declared),
    part<&Recovery::character>("character", characterRecord, Role::Actor),
    part<&Recovery::condition>("character.condition", conditionRecord, Role::Actor),
    part<&Recovery::switches>("switches", switchesRecord, Role::Rules),
};

/// Days in hospital until a location has all its Hits again (3D-HEAL-04, A-157).
constexpr std::int32_t hospitalDays(LocationState state)
{
    const bool isBroken = state == LocationState::Severe || state == LocationState::Destroyed;
    return isBroken ? 42 : 14;
}

bool isOpenAt(const Wound& wound, std::size_t location)
{
    return wound.open && at(wound.location) == location;
}

void closeWoundsAt(Derivation& derivation, Patient& patient, std::size_t location, Term because)
{
    const Condition& now = *patient.person.ledger;
    for (std::size_t wound = 0; wound < now.wounds.size(); ++wound) {
        if (isOpenAt(now.wounds[wound], location))
            patient.closeWound(derivation, wound, because);
    }
}

/// Days in hospital: what they are enough for is healed; the stay counts on as long as something is left.
void stayInHospital(Derivation& derivation, Patient& patient, std::int32_t stay)
{
    const Term days = derivation.derive(Quantity::RecoveryDays, Rule::Heal04, Operation::Add,
                                        patient.person.ledger->hospitalDays, stay, {}, patient.index);
    const Person& person = patient.person;
    Ledger& ledger = patient.person.ledger;
    bool isHealed = true;
    for (std::size_t i = 0; i < kLocations; ++i) {
        const std::int32_t hits = person.character.hitsMax[i];
        const LocationState state = stateOf(hits - ledger->damage[i] - ledger->bruises[i], hits,
                                            person.switches.severeAt);
        const bool isWounded = std::ranges::any_of(ledger->wounds,
                                                   [i](const Wound& wound) { return isOpenAt(wound, i); });
        if (ledger->damage[i] == 0 && !isWounded)
            continue;
        const Derivation::Element element = derivation.about(derivation.subject().location(static_cast<int>(i)));
        const Term needed = derivation.derive(Quantity::RecoveryNeeded, Rule::Heal04, Operation::Take,
                                              hospitalDays(state), {}, {},
                                              patient.index * static_cast<int>(kLocations + 1) + static_cast<int>(i));
        if (days.value < needed.value) {
            isHealed = false;
            continue;
        }
        closeWoundsAt(derivation, patient, i, needed);
        restoreHits(derivation, patient, i, ledger->damage[i], Rule::Heal04);
        isHealed = isHealed && ledger->damage[i] == 0;
    }
    ledger.set<&Condition::hospitalDays>(isHealed ? 0 : std::clamp(days.value, 0, 9999), days);
}

}  // namespace

constinit const ActionDeclaration Recovery::kAction = declare::action<Recovery>("recover", system, kRecoveryParts);

void recover(Derivation& derivation, Patient& patient, const RecoveryOptions& time)
{
    const auto derive = [&](Operation operation, Term a, std::int32_t b) {
        return derivation.derive(Quantity::RecoveryHours, Rule::Bruise05, operation, a, b, {}, patient.index);
    };
    const RecoveryOptions onlyRounds{.rounds = time.rounds};
    const Term ofDays = derive(Operation::Multiply, time.days, 24);
    const Term entered = derive(Operation::Add, ofDays, time.hours);
    const Term hours = derive(Operation::Add, entered, hoursOf(onlyRounds, patient.person.switches.secondsPerPhase));
    easeBruising(derivation, patient, hours, Rule::Bruise05);
    // Without care or a power Hits do not come back.
    if (time.hospital && time.days > 0)
        stayInHospital(derivation, patient, time.days);
    wakeFromBruising(derivation, patient);
}

void resolveAction(const Recovery& recovery, Derivation& derivation)
{
    Patient patient(recovery.character, recovery.condition, recovery.switches);
    recover(derivation, patient, recovery.options);
    patient.person.ledger.commit(derivation, kRecoveryParts.position<&Recovery::condition>());
}

std::vector<Refusal> refusalsOf(const Recovery& recovery, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(recovery.condition.dead != Dead::No, RefusalCode::PatientDead, Rule::Dam07, "character.condition",
                  "dead");
    return refusals.take();
}

}  // namespace hitspread::threed
