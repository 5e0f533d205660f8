#pragma once

#include "text/phrases.h"

#include <span>

namespace hitspread::percentile {

// Words for what resolutions say: steps, questions, refusals.
[[nodiscard]] std::span<const text::Phrase> sectionPhrases();
[[nodiscard]] std::span<const text::Phrase> quantityPhrases();
[[nodiscard]] std::span<const text::Phrase> endingPhrases();
[[nodiscard]] std::span<const text::Phrase> valuePhrases();
[[nodiscard]] std::span<const text::Phrase> questionPhrases();
[[nodiscard]] std::span<const text::Phrase> optionPhrases();
[[nodiscard]] std::span<const text::Phrase> diePhrases();
[[nodiscard]] std::span<const text::Phrase> refusalPhrases();
/// What the numbers of steps and tables count in.
[[nodiscard]] std::span<const text::Unit> units();

}  // namespace hitspread::percentile
