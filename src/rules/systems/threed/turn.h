#pragma once

#include "rules/systems/threed/person.h"

#include <algorithm>

namespace hitspread::threed {

/// Actions in a round, at least one; PHYS counts in full whatever was put into armour (3D-TURN-02, A-014, A-079).
[[nodiscard]] constexpr std::int32_t actionsPerRound(std::int32_t dia, std::int32_t phys, std::int32_t cool,
                                                     ActionRoundingRule rounding)
{
    constexpr std::int32_t kRoundingAdds[]{0, 5, 9};
    // mutate 3D-TURN-02: / 10 -> / 9
    return std::max(1, (dia + phys + cool + kRoundingAdds[static_cast<std::size_t>(rounding)]) / 10);
}

/// How many of a round's Actions fall into a phase, 1 to 3 (3D-TURN-04, A-015). A custom table is read row by row, 6 Actions
/// at a time; a row that holds nothing falls back to the even spread.
[[nodiscard]] constexpr std::int32_t actionsInPhase(std::int32_t actions, std::int32_t phase, const Switches& switches)
{
    if (switches.phaseTable == PhaseTableRule::Custom && actions > kPhaseTableRows)
        return actionsInPhase(kPhaseTableRows, phase, switches)
            + actionsInPhase(actions - kPhaseTableRows, phase, switches);
    const std::int32_t each = actions / kPhases;
    const std::int32_t rest = actions % kPhases;
    if (switches.phaseTable == PhaseTableRule::FrontLoaded)
        return each + (phase <= rest ? 1 : 0);
    if (switches.phaseTable == PhaseTableRule::Custom && actions > 0) {
        const auto row = static_cast<std::size_t>((actions - 1) * kPhases);
        const auto& table = switches.ownPhaseTable;
        if (table[row] + table[row + 1] + table[row + 2] > 0)
            return table[row + static_cast<std::size_t>(phase - 1)];
    }
    const bool middle = phase == 2;
    // mutate 3D-TURN-04: rest == 1 -> rest == 2
    return each + ((rest == 1) == middle && rest > 0 ? 1 : 0);
}

/// Actions on top that are not placed in phases (3D-TURN-03, 3D-TURN-05, A-016).
[[nodiscard]] inline std::int32_t additionalActions(const Character& character, const Switches& switches)
{
    // mutate 3D-TURN-03: advantage::ambidextrous -> advantage::rapidFire
    const bool ambidextrous = has(character, advantage::ambidextrous);
    return character.additionalActions + (ambidextrous ? switches.ambidextrousActions : 0);
}

/// INI, what three dice are added to for the Initiative Total (3D-TURN-06, A-017).
[[nodiscard]] constexpr std::int32_t initiativeRating(std::int32_t dia, std::int32_t cool, std::int32_t phys,
                                                      std::int32_t dex)
{
    // mutate 3D-TURN-06: / 2 -> / 3
    return (dia + cool + phys + dex) / 2;
}

/// What Martial Arts add to the Initiative Total: the rank, always or only in a phase in which he attacks with them
/// (3D-MA-03, A-141).
[[nodiscard]] inline std::int32_t martialArtsInitiative(const Character& character, const Switches& switches,
                                                        bool attacksWithThem)
{
    // mutate 3D-MA-03: skill::martialArts -> skill::dodge
    const std::int32_t rank = character.skills.rank(skill::martialArts);
    return switches.martialArtsInitiative == MartialArtsInitiativeRule::Always || attacksWithThem ? rank : 0;
}

/// Parries in a round that cost no Action; additional Actions do not count (3D-PAR-01, A-134).
[[nodiscard]] constexpr std::int32_t freeParries(std::int32_t actions, FreeParryRoundingRule rounding)
{
    // mutate 3D-PAR-01: / 2 -> / 3
    return (actions + (rounding == FreeParryRoundingRule::Up ? 1 : 0)) / 2;
}

}  // namespace hitspread::threed
