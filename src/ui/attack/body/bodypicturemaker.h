#pragma once

#include "reports/body/bodypicture.h"
#include "ui/attack/dice/spendmodel.h"

#include <optional>
#include <vector>

namespace hitspread {

/// The body of who is attacked, with what the attack does to it; see diagram/bodypictures.h for a body by itself.
namespace bodypicture {

/// The target of an action, with what the shot does once it is finished. Its line is drawn from the moment there is one to
/// choose on: `spends` are the ways to take the choice that is open.
[[nodiscard]] BodyPicture ofAction(const ActionRecord& action, std::optional<Hex> aim, bool finished,
                                   const std::vector<SpendOption>& spends = {});

/// The line of a shot with the places aiming points could pull it back to; `spent` of them count. `end`: what came
/// of it; not yet: what the value of `spends` does that is taken.
[[nodiscard]] DriftPicture driftOf(const Deviation& shot, int spent, StrikeKind end,
                                   const std::vector<SpendOption>& spends);

/// Takes what its places are worth off it, where nothing is aimed at them.
void saysNothingOfPlaces(BodyPicture& picture);

}  // namespace bodypicture

}  // namespace hitspread
