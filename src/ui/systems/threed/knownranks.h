#pragma once

#include "ui/fields/rankseditor.h"

#include <string>
#include <vector>

namespace hitspread {
class SheetPresenter;
}

namespace hitspread::threed {

/// Names the rules refer to.
[[nodiscard]] std::vector<RanksEditor::Suggestion> knownSkills();
[[nodiscard]] std::vector<RanksEditor::Suggestion> knownAdvantages();

/// "7 or more · Halberd carbine": what the dice have to show for a skill, and what it serves for.
[[nodiscard]] QString skillNote(SheetPresenter& presenter, const std::string& skill);
/// What an advantage does, for the ones the rules know.
[[nodiscard]] QString advantageNote(const std::string& advantage);

}  // namespace hitspread::threed
