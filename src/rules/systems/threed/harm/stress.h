#pragma once

#include "rules/systems/threed/roll.h"

#include <algorithm>

namespace hitspread::threed {

inline constexpr std::int32_t kUnderFirePenalty = -5;

/// What a COOL test takes off the penalty for being under fire: its points above 16 (3D-FIRE-02, A-098).
[[nodiscard]] constexpr std::int32_t relief(std::int32_t total)
{
    return std::clamp(total - 16, 0, 5);
}

/// Whether being shot at makes rolls harder: the option is on and somebody shoots (3D-FIRE-01, A-096).
[[nodiscard]] constexpr bool isUnderFire(const Switches& switches, std::int32_t shooters)
{
    return switches.underFire && shooters >= 1;
}

/// The modifier on rolls the character chooses to make while enemies shoot at him; makes the COOL test of the phase if it
/// has not been made yet. 0 when the option is off or nobody shoots (3D-FIRE-01, 3D-FIRE-02, A-096, A-098).
std::int32_t underFirePenalty(Derivation& derivation, Person& person);

/// What is left of the penalty of another strain, 0 or negative: the points of a COOL test above 16 are taken off it. Only
/// with the option, else the whole penalty counts (3D-FIRE-05).
std::int32_t stressPenalty(Derivation& derivation, const Person& person, std::int32_t penalty);

/// Whether the character may aim although shot at or stressed; asks for the test of nerve where the option allows one
/// (3D-FIRE-03, A-097). Without the option aiming under fire is refused before (3D-AIM-08).
[[nodiscard]] Term keepsNerve(Derivation& derivation, Person& person);

/// Whether something keeps the character from aiming in peace (3D-AIM-08, A-041).
[[nodiscard]] constexpr bool isHarassed(std::int32_t shooters, bool stressed)
{
    return shooters > 0 || stressed;
}

/// Outcome of drawing a weapon as part of the Action that fires it.
struct QuickDraw {
    bool inTime = true;
    bool penalised = true;  ///< -3 to hit and on the Initiative Total
};

/// Draws and lowers the Initiative Total (3D-DRAW-03, 3D-DRAW-04, A-101, A-102).
QuickDraw quickDraw(Derivation& derivation, Person& person, std::int32_t underFire);

/// Actions it takes to draw a weapon (3D-DRAW-01, 3D-DRAW-02, 3D-DRAW-07).
[[nodiscard]] constexpr std::int32_t drawCost(Holster holster)
{
    switch (holster) {
    case Holster::Accessible: return 1;
    case Holster::Concealed:
    case Holster::Packed: return 2;
    case Holster::ReadyConcealed: return 0;
    }
    return 1;
}

/// Whether the gun jams, with this many bullets fired in the round (3D-JAM-01, 3D-JAM-03, A-099, A-100).
[[nodiscard]] Term jams(Derivation& derivation, const Weapon& weapon, std::int32_t bullets, JamFormulaRule formula,
                        Term dice);

}  // namespace hitspread::threed
