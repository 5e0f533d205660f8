#pragma once

#include "models/digest.h"
#include "reports/body/bodypicture.h"

#include <memory>
#include <optional>

namespace hitspread {

/// Turns what is known of a body into the picture a stage draws. It reads digests and deviations; it decides nothing.
namespace bodypicture {

/// A body as it stands there.
[[nodiscard]] BodyPicture ofDigest(std::shared_ptr<const BodyPlan> plan, const Digest& digest);
/// What an action leaves of the target at this place, on the callouts of his picture.
void putChanges(BodyPicture& picture, const ActionRecord& action, std::size_t target = 0);

/// Where the bullets and blows of an applied action struck one of its targets, as marks; nothing: it has none on him.
[[nodiscard]] std::optional<ChainPicture> hitsOf(const ActionRecord& action, RecordId target);

}  // namespace bodypicture

}  // namespace hitspread
