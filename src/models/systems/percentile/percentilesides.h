#pragma once

#include "models/viewfacets.h"

namespace hitspread::percentile {

/// Which of two a question or quantity belongs to: of an attack the defence and what befalls the one attacked are his; of a clash each
/// has a blow of his own; those of a duel name their side. See SidesFacet.
[[nodiscard]] std::optional<int> sideOf(std::string_view id, std::uint16_t index);

// Whom a question or step of a round is about. See TargetsFacet.
[[nodiscard]] std::optional<std::size_t> memberAsked(const ActionRecord& action, QuestionKey key);
[[nodiscard]] std::optional<std::size_t> memberOfStep(const ActionRecord& action, StepKey key);

// The pairs of a duel of several, told apart. See StrandsFacet.
[[nodiscard]] std::vector<StrandDigest> pairsIn(const ActionRecord& action);
[[nodiscard]] std::vector<int> pairsOfSteps(const ActionRecord& action);
[[nodiscard]] std::optional<int> pairAsked(QuestionKey key);

// Which choices wait for the game master, and their words: a critical location, and whether a fumble goes as suggested. See ChoicesFacet.
[[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key);
[[nodiscard]] ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value);

}  // namespace hitspread::percentile
