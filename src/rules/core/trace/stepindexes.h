#pragma once

#include <string_view>

namespace hitspread {

/// How the n of "key[n]" is to be read, for people and programs that have only the result. One line serves the keys of some
/// steps and questions in the results of some actions; e is the element, as the first line that fits says.
struct StepIndexes {
    std::string_view actions;  ///< ids, with commas; empty: of all
    std::string_view keys;     ///< ids or sections ("armour.*"), with commas; empty: all others
    std::string_view formula;  ///< n, in words that follow
    std::string_view words;
};

}  // namespace hitspread
