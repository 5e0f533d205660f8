#pragma once

#include "services/fight/encounterservice.h"
#include "services/undo/logentry.h"

#include <QStringList>

#include <span>
#include <vector>

namespace hitspread {

struct FightSnapshot;

/// Whether a difference between a fight and a branch of it is about what lies about: a row of it, or a value in one.
[[nodiscard]] bool isOfGround(const LoggedChange& difference);

/// What lies about in the branch and is not, or is other, in the fight: as it lies there. Storage thread; throws Failure.
[[nodiscard]] std::vector<LyingView> lyingInBranch(Campaign& campaign, std::span<const LoggedChange> differences);

/// A line for each thing that lies about in only one of them, elsewhere, or with another fuse. `branch`: lyingInBranch().
[[nodiscard]] QStringList groundLines(const FightSnapshot& fight, std::span<const LoggedChange> differences,
                                      std::span<const LyingView> branch);

}  // namespace hitspread
