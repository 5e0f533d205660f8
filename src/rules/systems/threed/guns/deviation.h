#pragma once

#include "rules/core/system.h"
#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/guns/shotoptions.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/vocabulary.h"

namespace hitspread::threed {

/// Columns of the sheet and of the plan. The plan shows the target facing the viewer, his right on the left. Seen from
/// behind the sheet shows him mirrored: column c of the sheet is column -c of the plan and a step to the sheet's left is one
/// to the plan's right. What is declared on the sheet (aim hex, covered hexes, direction die) is turned into plan
/// coordinates once, here; every step of a trace is in plan coordinates.
[[nodiscard]] constexpr Hex mirrored(Hex hex)
{
    return Hex{static_cast<std::int16_t>(-hex.column), hex.halfRow};
}
[[nodiscard]] constexpr int mirrored(int direction)
{
    return direction == 6 ? 6 : 6 - direction;
}

/// The declared hex in plan coordinates.
[[nodiscard]] constexpr Hex aimOnPlan(const ShotOptions& options, bool mirror)
{
    return mirror ? mirrored(options.aimHex) : options.aimHex;
}

/// How far a shot goes astray and what may pull it back.
struct Drift {
    Term spread;  ///< HS of this shot, hit or missed
    bool missed = false;
    std::int32_t mostSpent = 0;  ///< aiming points that may be spent
    bool mirror = false;
};

/// Most aiming points that may be spent: never past the aim point, and by switch only against recoil (3D-DEV-04, A-033, A-034).
[[nodiscard]] constexpr std::int32_t mostSpent(std::int32_t points, std::int32_t spread, std::int32_t recoil,
                                               AimCancelsRule rule)
{
    const std::int32_t most = points < spread ? points : spread;
    return rule == AimCancelsRule::RecoilOnly && recoil < most ? recoil : most;
}

/// What decides, beside the roll, whether and how far a shot lands from its aim.
struct DriftRules {
    std::int32_t recoil = 0;  ///< RCLe
    AimCancelsRule cancels = AimCancelsRule::All;
    bool pointsOnMiss = false;  ///< miss.aimingDie
    bool cleanMiss = false;     ///< miss.clean
};

/// Whether the bullet lands anywhere: a failed roll deviates unless misses are clean (3D-MISS-01, 3D-MISS-03, A-044).
[[nodiscard]] constexpr bool deviates(const DriftRules& rules, bool hit)
{
    return hit || !rules.cleanMiss;
}

/// Whether there are aiming points to spend (3D-CMB-04, A-043).
[[nodiscard]] constexpr bool hasPoints(const DriftRules& rules, bool hit)
{
    return hit || rules.pointsOnMiss;
}

/// Hexes left of the spread when this many aiming points are spent (3D-DEV-04).
template <typename D>
Term distanceLeft(D& derivation, Term spread, Term spent)
{
    return positiveDifference(derivation, Quantity::DeviationDistance, Rule::Dev04, spread, spent);
}

/// A direction turned by one step either way, line by line; on a body seen from behind the other way (3D-PAR-08, A-024, A-026).
[[nodiscard]] Term turned(Derivation& derivation, Quantity quantity, Rule rule, Term direction, std::int32_t by,
                          bool mirror);

/// The hex a shot ends in that starts from `aim`: direction, points spent, distance (P-1 steps 10-12; 3D-DEV-01 to 3D-DEV-04, 3D-DEV-08, 3D-MISS-01).
[[nodiscard]] Term landing(Derivation& derivation, Term aim, const Drift& drift);

/// The hex a shot is aimed at, as a step (3D-DEV-01).
[[nodiscard]] Term aimedAt(Derivation& derivation, const ShotOptions& options, bool mirror);

/// States where it ended, and that it struck nobody where that is beside the body (3D-LOC-02).
void stateLanding(Derivation& derivation, Term hex, Term location);

/// Whether the hex or its location is covered; `hex` in plan coordinates.
[[nodiscard]] bool isCovered(const ShotOptions& options, Hex hex, std::int32_t location, bool mirror);

/// Reads the deviations of a trace.
class ThreedDeviation final : public DeviationFacet {
public:
    [[nodiscard]] std::vector<Deviation> deviations(std::span<const Step> steps) const override;
};

}  // namespace hitspread::threed
