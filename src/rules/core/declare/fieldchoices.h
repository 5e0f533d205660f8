#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hitspread {

/// What a declared field of one action is chosen from, where that depends on whose action it is. It forbids nothing: that is
/// for System::validate().
struct FieldChoices {
    std::vector<std::pair<std::string, std::int32_t>> names{};     ///< of a text: his own, each with its rank or value
    std::optional<std::pair<std::int32_t, std::int32_t>> range{};  ///< of a number: the least and the most
    std::vector<std::int32_t> choices{};                           ///< of a choice: those that differ here; empty: all
};

}  // namespace hitspread
