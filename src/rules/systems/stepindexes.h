#pragma once

#include <span>
#include <string_view>

namespace hitspread {

class System;

/// How the n of "key[n]" is to be read, for people and programs that have only the result. One line serves the keys of some
/// steps and questions in the results of some actions; e is the element, as the first line that fits says.
struct StepIndexes {
    std::string_view actions;  ///< ids, with commas; empty: of all
    std::string_view keys;     ///< ids or sections ("armour.*"), with commas; empty: all others
    std::string_view formula;  ///< n, in words that follow
    std::string_view words;
};

/// In the order in which they are to be looked through; empty where a system's keys have no index.
[[nodiscard]] std::span<const StepIndexes> stepIndexesOf(const System& system);

}  // namespace hitspread
