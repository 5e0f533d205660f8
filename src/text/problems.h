#pragma once

#include "services/problem.h"

#include <QString>

namespace hitspread::text {

/// Translation context of reasons and remedies, which services and stores, knowing no translation, write in English.
inline constexpr const char* kDetailContext = "details";

/// What happened, where, and what to do about it, as one sentence.
[[nodiscard]] QString sentenceFor(const Problem& problem);

}  // namespace hitspread::text
