#pragma once

#include "text/phrases.h"

#include <span>

namespace hitspread::outcome {

// Words for records, options and house rules of the opposed outcome system.

[[nodiscard]] std::span<const text::Phrase> fieldPhrases();
[[nodiscard]] std::span<const text::Phrase> choicePhrases();
[[nodiscard]] std::span<const text::Phrase> optionLabels();
[[nodiscard]] std::span<const text::Phrase> groupPhrases();
[[nodiscard]] std::span<const text::Phrase> explanationPhrases();

}  // namespace hitspread::outcome
