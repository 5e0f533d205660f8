#pragma once

#include "rules/core/dice/option.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/check.h"

#include <array>
#include <cstdint>
#include <limits>

namespace hitspread::outcome {

enum class DefenceKind : std::uint8_t { None, Dodge, Parry };

/// What somebody can do about an attack: each defence with what is added to its dice as what it is worth, or why he has none (OUT-06,
/// OUT-43, OUT-50, OUT-51, OUT-54, OUT-70, OUT-D07, OUT-D28, OUT-D36); last, that he does nothing.
using Defences = std::array<Option, 3>;
[[nodiscard]] Defences defencesOf(const Attack& attack);

/// What doing nothing is worth: less than anything.
inline constexpr std::int32_t kNoWorth = std::numeric_limits<std::int32_t>::min();

/// Which was made, by the answers a resolution kept.
[[nodiscard]] DefenceKind defenceIn(const Answers& answers);

/// What a buckler in hand adds to a parry (OUT-43).
[[nodiscard]] std::int32_t parryBonus(const Attack& attack);

/// What a defence comes to.
struct Defended {
    DefenceKind kind = DefenceKind::None;
    bool avoids = false;      ///< whatever the attack came to (OUT-D03, OUT-D35)
    bool isCritical = false;  ///< a natural critical success
    Term counts;              ///< what is taken off the attack (OUT-03)
};

/// What a defence that was rolled comes to: it takes its total off the attack, 0 where it failed critically, and no less than 0 by the
/// switch (OUT-03, OUT-D03, OUT-D05).
[[nodiscard]] Defended defendedBy(Derivation& derivation, DefenceKind kind, const Checked& rolled,
                                  const Switches& switches);

/// Asks for a defence and rolls it (OUT-03, OUT-06); who decides nothing takes the best. It uses up what he had declared.
[[nodiscard]] Defended defend(Derivation& derivation, const Attack& attack, Ledger& defender);

}  // namespace hitspread::outcome
