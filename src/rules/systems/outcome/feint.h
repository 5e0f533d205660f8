#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/outcome/attack.h"

namespace hitspread::outcome {

/// The skill a feint is made and seen through with (OUT-59, OUT-D32).
enum class FeintSkill : std::uint8_t { Better, Melee, Unarmed };
inline constexpr std::array<std::string_view, 3> kFeintSkills{"better", "melee", "unarmed"};

struct FeintOptions {
    FeintSkill skill = FeintSkill::Better;
    FeintSkill targetSkill = FeintSkill::Better;
    std::int32_t distance = kNoEntry;  ///< metres; no entry: within reach
    Ranks rollModifiers;
    Ranks defenceModifiers;
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
    std::int32_t round = 1;
};

/// A feint is an action, and one may make several, also against several (OUT-59, OUT-60, OUT-61, OUT-65, OUT-66): who falls for one is easier
/// to hit by the next attack, for several by as many (OUT-62, OUT-64).
struct Feint : Person, bundle::Targeted<Kit> {
    FeintOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration feintOptionsRecord;

[[nodiscard]] std::vector<Refusal> refusalsOf(const Feint& feint, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Feint& feint, Derivation& derivation);

}  // namespace hitspread::outcome
