#pragma once

#include "models/digest.h"
#include "reports/body/bodypicture.h"

namespace hitspread {

/// Turns what is known of a body into the picture the stage draws. It reads digests and deviations; it decides nothing.
namespace bodypicture {

/// A body as it stands there.
[[nodiscard]] BodyPicture ofDigest(std::shared_ptr<const BodyPlan> plan, const Digest& digest);
/// The target of an action, with the shot and what it does once the action has findings.
[[nodiscard]] BodyPicture ofAction(const ActionRecord& action, std::optional<Hex> aim, bool finished);

}  // namespace bodypicture

}  // namespace hitspread
