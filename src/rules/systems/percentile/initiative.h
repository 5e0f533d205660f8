#pragma once

#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/round.h"

#include <array>
#include <span>
#include <vector>

namespace hitspread::percentile {

/// One of those who roll for initiative.
using Contender = ContenderOf<Member, Ledger>;

/// By what those in a round come one after the other, the higher first: margin, MIND, DEX, the roll-off (PCT-05, PCT-19, PCT-D06).
[[nodiscard]] std::array<std::int32_t, 5> orderKeys(const Character& character, const Condition& condition);

/// Declarations, then initiative and its ties, then the action of each but those who lose it (PCT-02 to PCT-05, PCT-17 to PCT-19,
/// PCT-D03 to PCT-D09). Who is out of the fight does not roll.
void startRound(Derivation& derivation, std::vector<Contender>& contenders,
                std::span<const DeclarationOptions> declarations);

}  // namespace hitspread::percentile
