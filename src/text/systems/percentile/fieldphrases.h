#pragma once

#include "text/phrases.h"

#include <span>

namespace hitspread::percentile {

// Words for what records and house rules hold.
[[nodiscard]] std::span<const text::Phrase> fieldPhrases();
[[nodiscard]] std::span<const text::Phrase> choicePhrases();
[[nodiscard]] std::span<const text::Phrase> optionLabels();
[[nodiscard]] std::span<const text::Phrase> groupPhrases();
[[nodiscard]] std::span<const text::Phrase> explanationPhrases();

}  // namespace hitspread::percentile
