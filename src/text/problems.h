#pragma once

#include "services/problem.h"

#include <QString>

namespace hitspread::text {

/// What happened, where, and what to do about it, as one sentence.
[[nodiscard]] QString sentenceFor(const Problem& problem);

}  // namespace hitspread::text
