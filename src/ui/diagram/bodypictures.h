#pragma once

#include "models/fight/digest.h"
#include "models/fight/hitmemory.h"
#include "reports/body/bodypicture.h"
#include "rules/core/odds/effects.h"
#include "rules/core/systemfacets.h"

#include <memory>
#include <optional>
#include <vector>

namespace hitspread {

/// Turns what is known of a body into the picture a stage draws. It reads digests and deviations; it decides nothing.
namespace bodypicture {

/// A body as it stands there.
[[nodiscard]] BodyPicture ofDigest(std::shared_ptr<const BodyPlan> plan, const Digest& digest);
/// What an action leaves of the target at this place, on the callouts of his picture.
void putChanges(BodyPicture& picture, const ActionRecord& action, std::size_t target = 0);

/// How the end of a shot is marked that came to this.
[[nodiscard]] StrikeKind strikeOf(const Deviation& shot, const Effects& effects);

/// What a body remembers of a fight: the last three hits with their number, older ones as scars, the way of the last shot;
/// nothing: nobody struck him.
[[nodiscard]] std::optional<ChainPicture> memoryOf(const std::vector<RememberedHit>& hits);

}  // namespace bodypicture

}  // namespace hitspread
