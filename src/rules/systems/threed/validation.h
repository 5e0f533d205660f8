#pragma once

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/vocabulary.h"

#include <string_view>

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

}  // namespace hitspread::threed
