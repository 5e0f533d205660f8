#pragma once

#include "models/viewfacets.h"

#include <vector>

namespace hitspread::percentile {

// What has a key of its own, what cures a refusal, and how one attacks without a weapon. See DeedsFacet.
[[nodiscard]] std::vector<QuickDeed> quickDeeds();
[[nodiscard]] std::vector<DeedPlan> curesOf(const Refusal& refusal);
[[nodiscard]] std::vector<DeedPlan> meantDeeds(const AnyRecord& condition);
[[nodiscard]] std::vector<DeedPlan> unarmedDeeds();
[[nodiscard]] DeedWords deedWords(const DeedPlan& plan, const QString& thing, const ActionRecord& action);

}  // namespace hitspread::percentile
