#pragma once

#include "services/action/actionrecord.h"
#include "text/optionworth.h"

#include <vector>

namespace hitspread {

/// The options of the decision an action comes to, as the rules put them, each with what its dice would make of it: the rules are run
/// over every class of them, as if what is met came through where its dice do not lie yet. Empty: it comes to none, or is not to be met
/// at all. Takes no decision itself.
[[nodiscard]] std::vector<text::OptionWorth> optionsOf(const ActionRecord& action);

}  // namespace hitspread
