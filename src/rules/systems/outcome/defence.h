#pragma once

#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/check.h"

#include <optional>

namespace hitspread::outcome {

enum class DefenceKind : std::uint8_t { Dodge, Parry };

/// Ratings of the defences somebody can make against an attack; nothing: he cannot (OUT-06, OUT-51, OUT-70, OUT-D07, OUT-D36).
struct Defences {
    std::optional<std::int32_t> dodge;
    std::optional<std::int32_t> parry;
};
[[nodiscard]] Defences defencesOf(const Attack& attack);

/// What a buckler in hand adds to a parry (OUT-43).
[[nodiscard]] std::int32_t parryBonus(const Attack& attack);

/// What a defence comes to.
struct Defended {
    std::optional<DefenceKind> kind;  ///< nothing: he made none
    bool avoids = false;              ///< whatever the attack came to (OUT-D03, OUT-D35)
    bool isCritical = false;          ///< a natural critical success
    Term counts;                      ///< what is taken off the attack (OUT-03)
};

/// What a defence against an attack roll takes off it: 0 where it failed critically, and no less than 0 by the switch (OUT-03, OUT-D03,
/// OUT-D05).
[[nodiscard]] Term countsOf(Derivation& derivation, const Checked& defence, const Switches& switches);

/// Asks for a defence and rolls it (OUT-03, OUT-06). It uses up what he had declared.
[[nodiscard]] Defended defend(Derivation& derivation, const Attack& attack, Ledger& defender);

}  // namespace hitspread::outcome
