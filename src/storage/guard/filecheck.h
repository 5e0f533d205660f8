#pragma once

#include "services/refusal/reason.h"

#include <QString>

#include <vector>

namespace hitspread::storage {

/// Everything that is wrong with a campaign file, also with one that is too damaged to be opened; empty: nothing. Throws Failure when it is
/// no campaign, or cannot be looked at.
[[nodiscard]] std::vector<Cause> faultsOf(const QString& path);

}  // namespace hitspread::storage
