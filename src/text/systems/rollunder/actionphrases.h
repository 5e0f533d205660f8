#pragma once

#include "services/action/actionrecord.h"
#include "text/choicewords.h"

#include <string_view>

namespace hitspread::rollunder {

/// What actions are worded by.
namespace action {
inline constexpr std::string_view kMove = "moveNow";
inline constexpr std::string_view kAim = "aimNow";
inline constexpr std::string_view kReady = "readyNow";
inline constexpr std::string_view kAllOut = "allOutNow";
inline constexpr std::string_view kTurn = "beginTurn";
inline constexpr std::string_view kSecondStrike = "secondStrike";
inline constexpr std::string_view kCarryOut = "carryOutWait";
inline constexpr std::string_view kPickUp = "pickUp";
inline constexpr std::string_view kDraw = "draw";
inline constexpr std::string_view kDrawAnother = "drawAnother";
inline constexpr std::string_view kReadyShield = "readyShield";
inline constexpr std::string_view kRise = "rise";
inline constexpr std::string_view kMoveUp = "moveUp";
inline constexpr std::string_view kMoveAndAttack = "moveAndAttack";
inline constexpr std::string_view kDoNothing = "doNothing";
inline constexpr std::string_view kLiftStun = "liftStun";
inline constexpr std::string_view kFewerYards = "fewerYards";
inline constexpr std::string_view kNotDeceptive = "notDeceptive";
inline constexpr std::string_view kNotRapid = "notRapid";
inline constexpr std::string_view kToHit = "allOutToHit";
inline constexpr std::string_view kStrike = "strikeBare";
}  // namespace action

/// Of a command with a key of its own, with its mnemonic.
[[nodiscard]] QString quickTitle(std::string_view action);
/// `thing`: what it is done with, of an attack against whom; may be empty.
[[nodiscard]] text::ActionTitle doneWords(std::string_view action, const QString& thing);
/// What an action is called that is several actions: "Rapid Strike", "All-Out Attack", "Draw"; empty: by its own name.
[[nodiscard]] QString titleOfAction(const ActionRecord& action);

}  // namespace hitspread::rollunder
