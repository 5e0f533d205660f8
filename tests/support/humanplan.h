#pragma once

#include "rules/core/body/bodyplan.h"

#include <memory>

namespace hitspread::support {

/// The body plan of resources/bodyplans/human.json, read plainly: tests of painting need no exchange layer.
[[nodiscard]] std::shared_ptr<const BodyPlan> humanPlan();

}  // namespace hitspread::support
