#pragma once

#include "services/problem.h"

#include <QString>

namespace hitspread::text {

/// Translation context of reasons and remedies, which services and stores, knowing no translation, write in English.
inline constexpr const char* kDetailContext = "details";

/// What happened, where, and what to do about it, as one sentence on one line. Names and a stranger's texts are echoed
/// (text/echo.h), so that a message is never longer than kMessageLetters.
[[nodiscard]] QString sentenceFor(const Problem& problem);

}  // namespace hitspread::text
