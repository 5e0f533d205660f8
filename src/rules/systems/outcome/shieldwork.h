#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/vocabulary.h"

#include <string_view>
#include <vector>

namespace hitspread::outcome {

/// What is done with a shield, or a weapon in hand.
enum class ShieldAction : std::uint8_t { TakeOffBack, StrapOn, Unstrap, LetFall, PutOnBack, PickUp };
inline constexpr std::array<std::string_view, 6> kShieldActions{"takeOffBack", "strapOn",   "unstrap",
                                                                "letFall",     "putOnBack", "pickUp"};

struct ShieldOptions {
    ShieldAction what = ShieldAction::TakeOffBack;
    Arm arm = Arm::Left;  ///< it is strapped to
    bool helped = false;  ///< somebody lends a hand (OUT-34)
    bool weapon = false;  ///< the buckler or weapon in hand is meant, not a shield
};

/// Carrying a shield otherwise (OUT-31, OUT-33 to OUT-36), and letting fall what is only held (OUT-44).
struct ShieldWork : Person, bundle::Holding<Kit>, bundle::Clad<Kit> {
    ShieldOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration shieldOptionsRecord;

/// The next thing to be done with his shield.
void preset(ShieldWork& work);
[[nodiscard]] std::vector<Refusal> refusalsOf(const ShieldWork& work, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const ShieldWork& work, Derivation& derivation);

}  // namespace hitspread::outcome
