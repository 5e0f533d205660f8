#pragma once

#include "services/undo/historyservice.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace hitspread {

/// An applied action of a fight in which a rule had its say.
struct RuleUse {
    EntryId entry = 0;
    std::string title;
    int round = 0;
    int phase = 0;
    int steps = 0;  ///< how many steps of its derivation name the rule
};

/// By position in the catalogue; newest first.
using RuleUses = std::map<std::uint16_t, std::vector<RuleUse>>;

/// Which rules the applied actions of a fight went by, those behind entry `after` only (0: all). Reads every such entry whole: for
/// the storage thread, and to be asked for what is new. `title` words an action; none: as its entry does. Throws Failure.
[[nodiscard]] RuleUses ruleUses(HistoryService& history, Scope scope, EntryId after,
                                const std::function<std::string(const ActionRecord&)>& title = {});

}  // namespace hitspread
