#pragma once

#include "text/offerwords.h"

#include <string_view>

namespace hitspread::percentile {

/// What deeds are worded by.
namespace deed {
inline constexpr std::string_view kMelee = "declareMelee";
inline constexpr std::string_view kRanged = "declareRanged";
inline constexpr std::string_view kOther = "declareOther";
inline constexpr std::string_view kClear = "clear";
inline constexpr std::string_view kPickUp = "pickUp";
inline constexpr std::string_view kReload = "reload";
inline constexpr std::string_view kAttack = "attack";
inline constexpr std::string_view kClash = "clash";
}  // namespace deed

/// Of a command with a key of its own, with its mnemonic.
[[nodiscard]] QString quickTitle(std::string_view deed);
/// `thing`: what it is done with, of a clash with whom; may be empty.
[[nodiscard]] text::DeedWords doneWords(std::string_view deed, const QString& thing);

}  // namespace hitspread::percentile
