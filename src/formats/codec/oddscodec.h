#pragma once

#include "rules/core/input.h"
#include "rules/core/odds/odds.h"

#include <QJsonObject>

namespace hitspread::formats {

/// Odds as they are printed (schema "odds"): chances from 0 to 1, locations and hexes in the order of the request's body plan.
/// Precondition: the odds are the request's.
[[nodiscard]] QJsonObject encodeOdds(const Request& request, const AttackOdds& odds);

}  // namespace hitspread::formats
