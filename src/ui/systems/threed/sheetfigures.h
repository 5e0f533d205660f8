#pragma once

#include "ui/fields/rankseditor.h"
#include "ui/sheet/sheetpanels.h"

#include <optional>
#include <string_view>

namespace hitspread::threed {

/// The figures a sheet shows, with the sum of each in short; read from the steps, none worked out here.
[[nodiscard]] std::vector<SheetFigure> sheetFigures(const ActionRecord& derived);

/// The first value of a quantity of the sheet; nothing while the sheet works out nothing.
[[nodiscard]] std::optional<std::int32_t> sheetValue(const ActionRecord& derived, std::string_view quantity);

/// Names the rules refer to.
[[nodiscard]] std::vector<RanksEditor::Suggestion> knownSkills();
[[nodiscard]] std::vector<RanksEditor::Suggestion> knownAdvantages();

/// "7 or more · Halberd carbine": what the dice have to show for a skill, and what it serves for.
[[nodiscard]] QString skillNote(SheetPresenter& presenter, const std::string& skill);
/// What an advantage does, for the ones the rules know.
[[nodiscard]] QString advantageNote(const std::string& advantage);

}  // namespace hitspread::threed
