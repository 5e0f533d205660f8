#pragma once

#include "rules/core/odds/odds.h"
#include "rules/systems/threed/guns/volley.h"

namespace hitspread::threed {

/// Whether odds can foresee a volley: a burst or full auto at one target whose bullets strike one hex each. A string of single shots
/// rolls anew for each of them, and fire that walks over several targets depends on when it is moved.
[[nodiscard]] bool canBeForeseen(const Volley& volley);

/// Exact odds of a burst by its rules (P-3), the number of bullets and their directions left as they fall. The bullets share the attack
/// roll and are a chain from there (3D-AUTO-04, 3D-AUTO-06): where they land is worked out for any burst. What they do depends on what
/// those before have done to body, armour and cover, and is followed from one state to the next as long as these are not too many.
/// Preconditions: validate() finds nothing, canBeForeseen().
[[nodiscard]] AttackOdds oddsOf(const Volley& volley, const BodyPlan& plan, OddsDepth depth);

}  // namespace hitspread::threed
