#pragma once

#include "rules/systems/threed/actions.h"
#include "rules/systems/threed/refusals.h"

#include <vector>

namespace hitspread {
class BodyPlan;
}

namespace hitspread::threed {

class Refusals;

/// An action with hexes needs a body plan with the locations of this system (3D-LOC-01, 3D-LOC-02).
void refusePlan(Refusals& refusals, const BodyPlan* plan);
/// Who dives is awake and, where both Initiative Totals are known, faster than his attacker (3D-COVER-02, 3D-COVER-05, A-111).
void refuseDive(Refusals& refusals, const Condition& target, const Condition& attacker);

/// Everything that forbids a shot (P-1 step 2; 3D-RNG-01, 3D-ROF-01, 3D-ROF-02, 3D-ROF-09, 3D-LOC-01, 3D-DRAW-03).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Shot& shot, const BodyPlan* plan);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Check& check, const BodyPlan*);
/// 3D-AIM-08, 3D-SCP-03, 3D-ROF-02 and what else makes a preparation pointless or impossible.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Preparation& preparation, const BodyPlan*);

}  // namespace hitspread::threed
