#pragma once

#include "services/action/actionrecord.h"
#include "text/choicewords.h"

#include <string_view>

namespace hitspread::outcome {

/// What actions are worded by.
namespace action {
inline constexpr std::string_view kAttack = "declareAttack";
inline constexpr std::string_view kAttackAndDodge = "declareAttackAndDodge";
inline constexpr std::string_view kDodge = "declareDodge";
inline constexpr std::string_view kMove = "declareMove";
inline constexpr std::string_view kDeclareToo = "declareToo";
inline constexpr std::string_view kBreakHold = "breakHold";
inline constexpr std::string_view kRelease = "release";
inline constexpr std::string_view kCrawl = "crawl";
inline constexpr std::string_view kPickUp = "pickUp";
inline constexpr std::string_view kPickShieldUp = "pickShieldUp";
inline constexpr std::string_view kGarrote = "garrote";
inline constexpr std::string_view kStrapOn = "strapOn";
inline constexpr std::string_view kTakeOffBack = "takeOffBack";
inline constexpr std::string_view kUnstrap = "unstrap";
inline constexpr std::string_view kUnstrapHelped = "unstrapHelped";
inline constexpr std::string_view kKeepHold = "keepHold";
inline constexpr std::string_view kGrapple = "grapple";
inline constexpr std::string_view kFeint = "feint";
inline constexpr std::string_view kAim = "aim";
inline constexpr std::string_view kMoveNow = "move";
inline constexpr std::string_view kShield = "shield";
inline constexpr std::string_view kOther = "other";
inline constexpr std::string_view kStrikeBare = "strikeBare";
}  // namespace action

/// Of a command with a key of its own, with its mnemonic.
[[nodiscard]] QString quickTitle(std::string_view action);
/// `thing`: what it is done with; may be empty.
[[nodiscard]] text::ActionTitle doneWords(std::string_view action, const QString& thing);
/// What an action is called that is several actions: "Garrote", "Keep the hold"; empty: by its own name.
[[nodiscard]] QString titleOfAction(const ActionRecord& action);

}  // namespace hitspread::outcome
