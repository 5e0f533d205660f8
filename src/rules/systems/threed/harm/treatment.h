#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/switches.h"

namespace hitspread::threed {

enum class Remedy : std::uint8_t { InbornPower, Drug };

struct TreatmentOptions {
    Remedy what = Remedy::InbornPower;
    bool bruising = false;  ///< it takes away bruising, not damage
    Location location = Location::Torso;
    std::int32_t flux = 0;    ///< InbornPower: points spent
    std::int32_t amount = 0;  ///< Drug: Hits or bruising it restores
};

/// Starts a healing that takes effect some phases later (3D-HEAL-01, 3D-HEAL-02, 3D-BRUISE-06).
struct Treatment {
    Character healer;
    Condition healerCondition;
    Character patient;
    Condition patientCondition;
    TreatmentOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration treatmentOptionsRecord;

/// What a point of Flux restores: the rank in bruising, half of it in Hits (3D-BRUISE-06, A-155).
[[nodiscard]] inline Term healedPerFlux(Derivation& derivation, std::int32_t rank, bool bruising)
{
    return derivation.derive(Quantity::HealingPerFlux, Rule::Bruise06, Operation::DivideDown, rank, bruising ? 1 : 2);
}

/// Phases until a remedy takes effect (3D-HEAL-01, 3D-HEAL-02, A-156).
[[nodiscard]] constexpr std::int32_t phasesUntilHealed(Remedy remedy)
{
    constexpr std::int32_t kPower = 2;
    constexpr std::int32_t kDrug = 3;
    return remedy == Remedy::InbornPower ? kPower : kDrug;
}

/// Who has no inborn power is meant to give a drug.
void preset(Treatment& treatment);
void resolveAction(const Treatment& treatment, Derivation& derivation);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Treatment& treatment, const BodyPlan*);

}  // namespace hitspread::threed
