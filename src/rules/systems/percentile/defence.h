#pragma once

#include "rules/core/dice/option.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/roll.h"

#include <array>
#include <cstdint>
#include <optional>

namespace hitspread::percentile {

enum class DefenceKind : std::uint8_t { None, Dodge, Block, Parry };

/// What somebody can do about an attack: each defence with its rating as what it is worth, or why he has none (PCT-11, PCT-14, PCT-24,
/// PCT-27, PCT-D15, PCT-D16, PCT-D27); last, that he does nothing. `isCritical`: against a critical success.
using Defences = std::array<Option, 4>;
[[nodiscard]] Defences defencesOf(const Attack& attack, bool isCritical = false);

/// The rating of one of them; nothing: it is not to be had. Precondition: it is no None.
[[nodiscard]] std::optional<std::int32_t> ratingOf(const Defences& defences, DefenceKind kind);

/// Which was made, by the answers a resolution kept.
[[nodiscard]] DefenceKind defenceIn(const Answers& answers);

/// What a defence comes to.
struct Defended {
    Term negates;
    Term halves;
};

/// Asks for a defence and rolls it (PCT-14, PCT-15, PCT-27, PCT-28); who decides nothing takes the best. No defence: neither holds. A fumble fails and is stated, for the game
/// master to make something of (PCT-D12).
[[nodiscard]] Defended defend(Derivation& derivation, const Attack& attack, Ledger& defender, const Rolled& against);

}  // namespace hitspread::percentile
