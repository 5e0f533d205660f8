#pragma once

#include "services/action.h"
#include "text/offerwords.h"

#include <string_view>

namespace hitspread::rollunder {

/// What deeds are worded by.
namespace deed {
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
}  // namespace deed

/// Of a command with a key of its own, with its mnemonic.
[[nodiscard]] QString quickTitle(std::string_view deed);
/// `thing`: what it is done with, of an attack against whom; may be empty.
[[nodiscard]] text::DeedWords doneWords(std::string_view deed, const QString& thing);
/// What an action is called that is several deeds: "Rapid Strike", "All-Out Attack", "Draw"; empty: by its own name.
[[nodiscard]] QString deedTitle(const ActionRecord& action);

}  // namespace hitspread::rollunder
