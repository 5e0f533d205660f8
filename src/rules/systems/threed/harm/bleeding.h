#pragma once

#include "rules/systems/threed/harm/healing.h"

#include <optional>

namespace hitspread::threed {

/// Points somebody may bleed at the end of a round have a step index each: combatant times this, plus the point.
inline constexpr int kBleedingStepsEach = 64;

/// Bleeding at the end of a round (3D-WND-03 to 3D-WND-07, A-148, A-149).
void bleed(Derivation& derivation, Patient& patient, std::int32_t round);

/// The end of which round from this one on makes somebody bleed if nothing else happens, this round's being 1; 0: none of the next
/// `most` (3D-WND-03, A-148).
[[nodiscard]] std::int32_t roundsToBleeding(const Patient& patient, std::int32_t round, std::int32_t most);

/// The open wound whose turn it is to bleed: from the place the rotation has reached, onwards and round. Nothing: none is open.
[[nodiscard]] std::optional<std::size_t> woundInTurn(const Condition& condition);

/// Regeneration at the end of a round, after the bleeding (3D-REGEN-01, 3D-REGEN-02, A-158, A-159).
void regenerate(Derivation& derivation, Patient& patient, std::int32_t round);

/// Healings in progress come a phase closer; those that are due take effect (3D-HEAL-01, 3D-HEAL-02, A-156).
void advanceHealings(Derivation& derivation, Patient& patient);

}  // namespace hitspread::threed
