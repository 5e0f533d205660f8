#pragma once

#include "rules/systems/threed/actions.h"
#include "rules/systems/threed/refusals.h"
#include "rules/systems/threed/suppression.h"
#include "rules/systems/threed/volley.h"

#include <vector>

namespace hitspread {
class BodyPlan;
}

namespace hitspread::threed {

class Refusals;

/// An action with hexes needs a body plan with the locations of this system (3D-LOC-01, 3D-LOC-02).
void refusePlan(Refusals& refusals, const BodyPlan* plan);
/// Who dives is awake and, where both Initiative Totals are known, faster than his attacker (3D-COVER-02, 3D-COVER-05, A-111).
void refuseDive(Refusals& refusals, const Condition& target, const Condition& attacker,
                std::string_view part = "options", std::size_t element = 0);

/// Everything that forbids a shot (P-1 step 2; 3D-RNG-01, 3D-ROF-01, 3D-ROF-02, 3D-ROF-09, 3D-LOC-01, 3D-DRAW-03).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Shot& shot, const BodyPlan* plan);
/// The same for several bullets and targets (3D-AUTO-01, 3D-AUTO-02, 3D-WALK-01, 3D-ROF-04, 3D-SHOT-01).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Volley& volley, const BodyPlan* plan);
/// The same for two guns at once (3D-DUAL-01, A-167).
[[nodiscard]] std::vector<Refusal> refusalsOf(const TwoGuns& guns, const BodyPlan* plan);
/// Suppressive fire needs an automatic weapon (3D-SUP-01, A-064).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Suppress& suppress, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Evade& evade, const BodyPlan* plan);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Check& check, const BodyPlan*);
/// 3D-AIM-08, 3D-SCP-03, 3D-ROF-02 and what else makes a preparation pointless or impossible.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Preparation& preparation, const BodyPlan*);

}  // namespace hitspread::threed
