#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/outcome/attack.h"

namespace hitspread::outcome {

/// The skill an opposed check is made with.
enum class BreakSkill : std::uint8_t { Better, Physique, Unarmed };
inline constexpr std::array<std::string_view, 3> kBreakSkills{"better", "physique", "unarmed"};

struct BreakOptions {
    BreakSkill skill = BreakSkill::Better;
    Ranks rollModifiers;
    Ranks defenceModifiers;  ///< of who holds him
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
};

/// Who is held tries to come free of who holds him; a tie frees him (OUT-56).
struct BreakHold : Person, bundle::Targeted<Kit> {
    BreakOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

struct ReleaseOptions {
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
};

/// Who holds somebody lets him go; it takes no action (OUT-51).
struct Release : Person, bundle::Targeted<Kit> {
    ReleaseOptions options;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration breakOptionsRecord;
extern const RecordDeclaration releaseOptionsRecord;

[[nodiscard]] std::vector<Refusal> refusalsOf(const BreakHold& attempt, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Release& release, const BodyPlan*);
/// Preconditions: refusalsOf is empty.
void resolveAction(const BreakHold& attempt, Derivation& derivation);
void resolveAction(const Release& release, Derivation& derivation);

}  // namespace hitspread::outcome
