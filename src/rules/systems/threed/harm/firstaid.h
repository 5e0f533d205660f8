#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/switches.h"

#include <algorithm>

namespace hitspread::threed {

enum class Aid : std::uint8_t { CloseWound, ExtractBullet, Wake };

struct AidOptions {
    Aid what = Aid::CloseWound;
    std::int32_t wound = kNoEntry;   ///< CloseWound: which one, by its place in the list; no entry: the oldest open one
    std::int32_t bullet = kNoEntry;  ///< ExtractBullet: likewise
    std::int32_t difficulty = 0;
    Ranks rollModifiers;
    Ranks targetModifiers;
};

/// One Action of first aid by somebody to somebody, or to himself (3D-AID-01 to 3D-AID-05, A-086).
struct FirstAid {
    Character medic;
    Condition medicCondition;
    Character patient;
    Condition patientCondition;
    AidOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration aidOptionsRecord;

/// Damage a successful extraction does (3D-AID-05, A-154).
[[nodiscard]] inline Term extractionDamage(Derivation& derivation, Term successDieValue)
{
    const Term damage = derivation.derive(Quantity::AidDamage, Rule::Aid05, Operation::Subtract, 6, successDieValue);
    return atLeast(derivation, Quantity::AidDamage, Rule::Aid05, damage, 1);
}

/// Rank for first aid: Paramedic under either of its names, or Surgery where that is higher (3D-AID-01, A-153).
[[nodiscard]] std::int32_t aidRank(const Character& medic);

void resolveAction(const FirstAid& aid, Derivation& derivation);
[[nodiscard]] std::vector<Refusal> refusalsOf(const FirstAid& aid, const BodyPlan*);

}  // namespace hitspread::threed
