#pragma once

#include "rules/core/trace/values.h"
#include "rules/systems/threed/guns/shotoptions.h"
#include "rules/systems/threed/person.h"

#include <algorithm>

namespace hitspread::threed {

/// RCL that one hand holds without penalty: half of STR, by switch all of it (3D-RCL-01, A-091).
template <typename D>
Term oneHandLimit(D& derivation, Quantity quantity, std::int32_t str, OneHandLimitRule rule)
{
    return rule == OneHandLimitRule::HalfStr ? derivation.derive(quantity, Rule::Rcl01, Operation::DivideDown, str, 2)
                                             : derivation.derive(quantity, Rule::Rcl01, Operation::Take, str);
}

/// RCL that can be held without penalty: two hands hold up to STR (3D-RCL-02, 3D-RCL-06).
template <typename D>
Term recoilLimit(D& derivation, std::int32_t str, bool oneHanded, OneHandLimitRule rule)
{
    if (oneHanded)
        return oneHandLimit(derivation, Quantity::RecoilLimit, str, rule);
    return derivation.derive(Quantity::RecoilLimit, Rule::Rcl02, Operation::Take, str);
}
/// The same as a number.
[[nodiscard]] inline std::int32_t recoilLimit(std::int32_t str, bool oneHanded, OneHandLimitRule rule)
{
    const Values values;
    return recoilLimit(values, str, oneHanded, rule).value;
}

/// Points of RCLe above the limit, each -1 to hit (3D-RCL-03, 3D-RCL-06, A-090).
[[nodiscard]] constexpr std::int32_t recoilExcess(std::int32_t recoil, std::int32_t limit)
{
    return std::max(0, recoil - limit);
}

/// Points above the limit that the arm bears without a bruise.
inline constexpr std::int32_t kUnbruisedExcess = 3;

/// Bruising one shot does to the weapon arm (3D-RCL-04, 3D-RCL-06).
[[nodiscard]] constexpr std::int32_t recoilBruising(std::int32_t excess)
{
    return std::max(0, excess - kUnbruisedExcess);
}

/// How a weapon is held: in one hand or two, and which arm takes the recoil.
struct Grip {
    bool oneHanded = false;
    Location arm = Location::RightArm;
};
/// The grip as declared; who has one usable arm fires one-handed with it.
[[nodiscard]] Grip gripOf(const Character& shooter, const Condition& condition, Hands hands);

/// The hand or hands that hold something drawn; undrawn: both.
[[nodiscard]] constexpr Hands handsOf(Drawn drawn)
{
    switch (drawn) {
    case Drawn::Right: return Hands::Right;
    case Drawn::Left: return Hands::Left;
    case Drawn::No:
    case Drawn::Both: break;
    }
    return Hands::Two;
}

/// Whether an arm can hold anything: it has Hits left (3D-DAM-06).
[[nodiscard]] bool isUsable(const Character& character, const Condition& condition, Location arm);

/// The hands a shot is declared with before anybody has: those that hold the weapon, of which one that is useless holds nothing.
[[nodiscard]] Hands presetHands(const Character& shooter, const Condition& condition, Drawn drawn);

/// What lowers the recoil of a shot.
struct RecoilInput {
    std::int32_t rating = 0;
    std::int32_t baffling = 0;
    bool stance = false;
    bool rest = false;  ///< counts together with the stance only
};

/// What a firing stance and a rest, which counts with a stance only, take off the recoil (3D-DEV-07, 3D-RCL-08).
inline constexpr std::int32_t kStanceEases = 1;
inline constexpr std::int32_t kRestEases = 1;

/// RCLe: recoil after baffling, stance and rest, not below 0 (3D-DEV-07, A-031).
[[nodiscard]] constexpr std::int32_t effectiveRecoil(const RecoilInput& in)
{
    return std::max(0,
                    in.rating - in.baffling - (in.stance ? kStanceEases : 0) - (in.stance && in.rest ? kRestEases : 0));
}

/// The same line by line (3D-DEV-07, 3D-RCL-07, 3D-RCL-08).
Term effectiveRecoil(Derivation& derivation, const RecoilInput& in);

/// The best recoil reduction among what is mounted (3D-RCL-07, A-093: only one baffling counts).
[[nodiscard]] std::int32_t bafflingOf(const std::vector<Accessory>& accessories);
/// The scope mounted, or nullptr; the first of several.
[[nodiscard]] const Accessory* scopeOf(const std::vector<Accessory>& accessories);
[[nodiscard]] bool hasSilencer(const std::vector<Accessory>& accessories);

/// Rounds one pull of the trigger uses: one for each barrel (3D-ROT-02, A-060).
[[nodiscard]] constexpr std::int32_t roundsPerVolley(std::int32_t barrels, RotaryRoundsRule rule)
{
    return rule == RotaryRoundsRule::Barrels ? barrels : 1;
}

/// Shots of a semi-auto weapon in one Action, line by line: STR less recoil, at least one (3D-ROF-04, A-047).
template <typename D>
Term semiAutoShots(D& derivation, std::int32_t str, Term recoil)
{
    const Term shots = derivation.derive(Quantity::ShotsPerAction, Rule::Rof04, Operation::Subtract, str, recoil);
    return atLeast(derivation, Quantity::ShotsPerAction, Rule::Rof04, shots, 1);
}
/// The same as a number.
[[nodiscard]] inline std::int32_t semiAutoShots(std::int32_t str, std::int32_t recoil)
{
    const Values values;
    return semiAutoShots(values, str, Term(recoil)).value;
}

/// The recoil that counts for that: RCLe, or by switch the weapon's own.
[[nodiscard]] inline Term semiAutoRecoil(const Weapon& weapon, Term effective, const Switches& switches)
{
    return switches.semiEffectiveRecoil ? effective : Term(weapon.recoil);
}

/// Shots in a round whatever the weapon, line by line: half of DEX, at least one (3D-ROF-09, A-049).
template <typename D>
Term shotsPerRound(D& derivation, Quantity quantity, std::int32_t dex)
{
    const Term half = derivation.derive(quantity, Rule::Rof09, Operation::DivideDown, dex, 2);
    return atLeast(derivation, quantity, Rule::Rof09, half, 1);
}
/// The same as a number.
[[nodiscard]] inline std::int32_t shotsPerRound(std::int32_t dex)
{
    const Values values;
    return shotsPerRound(values, Quantity::ShotsPerRound, dex).value;
}

}  // namespace hitspread::threed
