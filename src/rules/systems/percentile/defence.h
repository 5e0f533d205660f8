#pragma once

#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/roll.h"

#include <optional>

namespace hitspread::percentile {

enum class DefenceKind : std::uint8_t { Dodge, Block, Parry };

/// Ratings of the defences somebody can make against an attack; nothing: he cannot (PCT-14, PCT-27, PCT-D15, PCT-D16, PCT-D27).
struct Defences {
    std::optional<std::int32_t> dodge;
    std::optional<std::int32_t> block;
    std::optional<std::int32_t> parry;
};
[[nodiscard]] Defences defencesOf(const Attack& attack);

/// What a defence comes to.
struct Defended {
    Term negates;
    Term halves;
};

/// Asks for a defence and rolls it (PCT-14, PCT-15, PCT-27, PCT-28). No defence: neither holds. A fumble fails and is stated, for the game
/// master to make something of (PCT-D12).
[[nodiscard]] Defended defend(Derivation& derivation, const Attack& attack, Ledger& defender, const Rolled& against);

}  // namespace hitspread::percentile
