#pragma once

#include "models/digest.h"
#include "reports/body/bodypicture.h"
#include "ui/attack/spendmodel.h"

namespace hitspread {

/// Turns what is known of a body into the picture the stage draws. It reads digests and deviations; it decides nothing.
namespace bodypicture {

/// A body as it stands there.
[[nodiscard]] BodyPicture ofDigest(std::shared_ptr<const BodyPlan> plan, const Digest& digest);
/// The target of an action, with what the shot does once it is finished. Its line is drawn from the moment there is one to
/// choose on: `spends` are the ways to take the choice that is open.
[[nodiscard]] BodyPicture ofAction(const ActionRecord& action, std::optional<Hex> aim, bool finished,
                                   const std::vector<SpendOption>& spends = {});

/// What an action leaves of the target at this place, on the callouts of his picture.
void putChanges(BodyPicture& picture, const ActionRecord& action, std::size_t target = 0);

/// Where the bullets and blows of an applied action struck one of its targets, as marks; nothing: it has none on him.
[[nodiscard]] std::optional<ChainPicture> hitsOf(const ActionRecord& action, RecordId target);

/// The line of a shot with the places aiming points could pull it back to; `spent` of them count.
[[nodiscard]] DriftPicture driftOf(const Deviation& shot, int spent, const std::vector<SpendOption>& spends);

}  // namespace bodypicture

}  // namespace hitspread
