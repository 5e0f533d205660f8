#pragma once

#include "models/viewfacets.h"

#include <optional>
#include <string_view>

namespace hitspread::outcome {

/// Which of two a question or quantity belongs to, 0 who acts, 1 the other. See SidesFacet.
[[nodiscard]] std::optional<int> sideOf(std::string_view id, std::uint16_t index);

/// Of whom a question or step of a turn or of harm to several is. See TargetsFacet.
[[nodiscard]] std::optional<std::size_t> memberAsked(const ActionRecord& action, QuestionKey key);
[[nodiscard]] std::optional<std::size_t> memberOfStep(const ActionRecord& action, StepKey key);

/// Whether a choice waits for the game master as the dice fall, and how its values are offered. See ChoicesFacet.
[[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key);
[[nodiscard]] ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value);

}  // namespace hitspread::outcome
