#pragma once

#include "text/choicewords.h"

#include <string_view>

namespace hitspread::percentile {

/// What actions are worded by.
namespace action {
inline constexpr std::string_view kMelee = "declareMelee";
inline constexpr std::string_view kRanged = "declareRanged";
inline constexpr std::string_view kOther = "declareOther";
inline constexpr std::string_view kClear = "clear";
inline constexpr std::string_view kPickUp = "pickUp";
inline constexpr std::string_view kReload = "reload";
inline constexpr std::string_view kAttack = "attack";
inline constexpr std::string_view kClash = "clash";
}  // namespace action

/// Of a command with a key of its own, with its mnemonic.
[[nodiscard]] QString quickTitle(std::string_view action);
/// `thing`: what it is done with, of a clash with whom; may be empty.
[[nodiscard]] text::ActionTitle doneWords(std::string_view action, const QString& thing);

}  // namespace hitspread::percentile
