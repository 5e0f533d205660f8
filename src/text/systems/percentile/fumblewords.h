#pragma once

#include "rules/systems/percentile/attack.h"
#include "services/action.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <span>

namespace hitspread::percentile {

/// Where somebody is struck, as events tell: "left arm"; empty: nowhere, or not yet. `struck`: as their subjects number him.
[[nodiscard]] QString placeStruck(const ActionRecord& action, std::span<const Event> happened,
                                  std::optional<int> struck);
/// Whom a fumble hits by mistake, where, and what that does: "the fumble hits Bill: left arm, 2 damage, one wound". Empty: nobody.
/// `happened`: what came of it alone; `himself`: as its subjects number whoever fumbles.
[[nodiscard]] QStringList fumbleHits(const ActionRecord& action, std::span<const Event> happened,
                                     const Character& fumbler, std::optional<int> himself);
/// Whom a fumble that hits a friend may hit: "Bill", of several with the number of the die: "1 Bill, 2 Dutch"; nobody near: that he hits
/// himself. `side`: of two who strike at each other.
[[nodiscard]] QString friendsNear(const ActionRecord& action, int side);

}  // namespace hitspread::percentile
