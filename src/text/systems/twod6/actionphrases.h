#pragma once

#include "services/action/actionrecord.h"
#include "text/choicewords.h"

#include <QString>

#include <string_view>

namespace hitspread::twod6 {

/// What actions are worded by.
namespace action {
inline constexpr std::string_view kMove = "moveNow";
inline constexpr std::string_view kAim = "aimNow";
inline constexpr std::string_view kReady = "readyNow";
inline constexpr std::string_view kReload = "reloadNow";
inline constexpr std::string_view kEvade = "evadeNow";
inline constexpr std::string_view kGrapple = "grappleNow";
inline constexpr std::string_view kSeize = "seizeNow";
inline constexpr std::string_view kEvadeMove = "evadeMove";
inline constexpr std::string_view kEscape = "escape";
inline constexpr std::string_view kRelease = "release";
inline constexpr std::string_view kStrikeHeld = "strikeHeld";
inline constexpr std::string_view kPickUp = "pickUp";
inline constexpr std::string_view kDraw = "draw";
inline constexpr std::string_view kDrawAnother = "drawAnother";
inline constexpr std::string_view kRise = "rise";
inline constexpr std::string_view kCrawl = "crawl";
inline constexpr std::string_view kWalk = "walk";
inline constexpr std::string_view kMoveUp = "moveUp";
inline constexpr std::string_view kRunUp = "runUp";
inline constexpr std::string_view kFewerMetres = "fewerMetres";
inline constexpr std::string_view kNotCalled = "notCalled";
inline constexpr std::string_view kNoBurst = "noBurst";
inline constexpr std::string_view kFromBehind = "fromBehind";
inline constexpr std::string_view kAtPlace = "atPlace";
inline constexpr std::string_view kAtPerson = "atPerson";
inline constexpr std::string_view kStrike = "strikeBare";
inline constexpr std::string_view kTreat = "treat";
inline constexpr std::string_view kGoOnTreating = "goOnTreating";
inline constexpr std::string_view kMarkStabilised = "markStabilised";
inline constexpr std::string_view kLetMinutesRun = "letMinutesRun";
inline constexpr std::string_view kEndCare = "endCare";
inline constexpr std::string_view kLetAct = "letAct";
inline constexpr std::string_view kNotSurprised = "notSurprised";
}  // namespace action

/// Of a command with a key of its own, with its mnemonic.
[[nodiscard]] QString quickTitle(std::string_view action);
/// `thing`: what it is done with, of an attack or a treatment against or for whom; may be empty.
[[nodiscard]] text::ActionTitle doneWords(std::string_view action, const QString& thing);
/// What an action is called that is several actions: "Burst", "Tackle", "Sprint", "Try to wake"; empty: by its own name.
[[nodiscard]] QString titleOfAction(const ActionRecord& action);

}  // namespace hitspread::twod6
