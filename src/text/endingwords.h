#pragma once

#include "services/people/presentservice.h"

#include <QString>

#include <vector>

namespace hitspread::text {

/// What the history calls that a fight has ended, and where its people are then: with the rules where another fight of `present` is called so.
[[nodiscard]] EndingWords endingWords(const Encounter& fight, const std::vector<Encounter>& present);

/// What a fight is called where it is shown. The place between fights got its name in the language of whoever ended the first one; unless
/// somebody gave it another, it is in the language in force.
[[nodiscard]] QString shownName(const Encounter& fight);

}  // namespace hitspread::text
