#pragma once

#include "text/phrases.h"

#include <span>

namespace hitspread::outcome {

// Words for steps, questions and refusals of the opposed outcome system.

[[nodiscard]] std::span<const text::Phrase> sectionPhrases();
[[nodiscard]] std::span<const text::Phrase> quantityPhrases();
[[nodiscard]] std::span<const text::Phrase> endingPhrases();
[[nodiscard]] std::span<const text::Phrase> questionPhrases();
[[nodiscard]] std::span<const text::Phrase> optionPhrases();
[[nodiscard]] std::span<const text::Phrase> refusalPhrases();

}  // namespace hitspread::outcome
