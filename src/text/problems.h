#pragma once

#include "services/refusal/problem.h"

#include <QString>

#include <span>

namespace hitspread::text {

/// Translation context of the reasons; what tells equal words apart is the reason's id.
inline constexpr const char* kReasonContext = "reasons";

/// What a reason says: what is the matter, and what to do about it (null for a finding); "%1" is its first value.
struct ReasonWords {
    Reason reason{};
    const char* id = nullptr;
    const char* what = nullptr;
    const char* remedy = nullptr;
};
/// All of them, in the order of Reason.
[[nodiscard]] std::span<const ReasonWords> reasonWords();

/// What happened, where, and what to do about it, as one sentence on one line. Names and a stranger's texts are echoed
/// (text/echo.h), so that a message is never longer than kMessageLetters.
[[nodiscard]] QString sentenceFor(const Problem& problem);
/// Why, where whoever reads it sees what it is about: what the rules refuse in their own words, without the place in a document.
[[nodiscard]] QString reasonFor(const Problem& problem);
/// What is the matter, without what to do about it.
[[nodiscard]] QString wordsFor(const Cause& cause);
/// What a problem is about: "character Ines", "weapon 7.rounds".
[[nodiscard]] QString wordsFor(const Site& site);

}  // namespace hitspread::text
