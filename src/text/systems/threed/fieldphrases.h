#pragma once

#include "text/phrases.h"

namespace hitspread::threed {

/// Names of fields whose ids in words would not be what the rules call them.
[[nodiscard]] std::span<const text::Phrase> fieldPhrases();
/// What each house-rule switch changes.
[[nodiscard]] std::span<const text::Phrase> explanationPhrases();
[[nodiscard]] std::span<const text::Phrase> choicePhrases();
[[nodiscard]] std::span<const text::Phrase> rankPhrases();
[[nodiscard]] std::span<const text::Phrase> ruleGroupPhrases();
[[nodiscard]] std::span<const text::Phrase> optionLabels();
[[nodiscard]] std::span<const text::Phrase> groupPhrases();

}  // namespace hitspread::threed
