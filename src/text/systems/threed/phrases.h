#pragma once

#include "text/optionworth.h"
#include "text/sheetfigures.h"
#include "text/systemphrases.h"

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

/// What stands on a sheet: Actions, initiative, limits, wounds, what the dice have to show for each skill, protection by location.
[[nodiscard]] const text::SheetTable& sheetTable();

/// How the ways to meet a blow are read (3D-PAR-04, 3D-DOD-01).
[[nodiscard]] const text::DecisionReading& decisionReading();

}  // namespace hitspread::threed
