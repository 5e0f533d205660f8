#pragma once

#include "rules/core/trace/subject.h"
#include "rules/core/trace/trace.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hitspread {

/// What can happen in an action, whatever the system. Beside each: what the numbers of the event mean, value and against; where
/// nothing is said they are 0. Whom, which shot and where says its subject.
enum class EventKind : std::uint8_t {
    // The attempt
    Shots,      ///< shots are let go, the one of the subject first: value of them
    Jammed,     ///< the weapon fails and the shot never leaves it
    Hit,        ///< the roll to hit succeeds: value its total, against the target number
    Missed,     ///< it fails: likewise
    Succeeded,  ///< a test succeeds: value its total, against the target number
    Failed,     ///< it fails: likewise
    Fumbled,    ///< a roll goes as wrong as it can: value what was rolled, against where that begins
    Dodged,     ///< an attack that would have hit is dodged: value what is left of its total, against the target number
    Parried,    ///< value of the damage is taken off, against what there was
    Blocked,    ///< a shield keeps it off, as Dodged
    // The way
    Aimed,       ///< the line of a shot starts at the hex; without one, at one yet to be drawn
    Drifted,     ///< it goes in a direction: value 1 to 6
    Turned,      ///< that direction is changed: value the new one
    Landed,      ///< it ends in the hex, and at the location; without a location: beside the body
    Passed,      ///< nobody is struck
    Lost,        ///< a shot fired between two targets
    Exploded,    ///< at the hex of somebody's body: value hexes of zone; without a hex: upon himself
    Reached,     ///< a template, a zone or a force covers the location
    Suppressed,  ///< an area is kept under fire: value what it takes to cross it, against bullets that can still hit
    // What is in the way
    CoverHeld,     ///< value PEN, against PV; both 0 where nothing gets through
    CoverPassed,   ///< likewise
    ArmourHeld,    ///< value PEN, against PV
    ArmourPassed,  ///< likewise
    // What it does
    Through,      ///< value points of damage reach the body: 0, all of them were stopped
    Bruised,      ///< value points of bruising, likewise
    Wounded,      ///< an open wound: value the damage, against what the body stands
    Stuck,        ///< the bullet stays in: value PEN, against what lets it pass
    Down,         ///< falls: value the force, against what he stands; 0 where no force did it
    Unconscious,  ///< loses consciousness
    Dead,         ///< dies
    // What comes back
    Bled,         ///< value points of damage by an open wound, at the location that loses them
    Healed,       ///< value points of damage are gone
    Eased,        ///< value points of bruising are gone
    WoundClosed,  ///< an open wound is closed
    BulletOut,    ///< a stuck bullet is out
    Awake,        ///< is conscious again
};
inline constexpr std::size_t kEventKinds = static_cast<std::size_t>(EventKind::Awake) + 1;

// clang-format off
/// Their spelling in results, in their order.
inline constexpr std::array<std::string_view, kEventKinds> kEventIds{
    "shots", "jammed", "hit", "missed", "succeeded", "failed", "fumbled", "dodged", "parried", "blocked",
    "aimed", "drifted", "turned", "landed", "passed", "lost", "exploded", "reached", "suppressed",
    "coverHeld", "coverPassed", "armourHeld", "armourPassed",
    "through", "bruised", "wounded", "stuck", "down", "unconscious", "dead",
    "bled", "healed", "eased", "woundClosed", "bulletOut", "awake"};
// clang-format on

/// One thing that happened, stated by the rule at the moment it knows.
struct Event {
    static constexpr std::int32_t kNoHex = std::numeric_limits<std::int32_t>::min();

    EventKind kind = EventKind::Shots;
    Subject subject;
    std::int32_t hex = kNoHex;  ///< packed, in coordinates of the plan
    std::int32_t value = 0;
    std::int32_t against = 0;  ///< what the value was held against
    std::int32_t step = -1;    ///< the step it follows from, -1: none

    [[nodiscard]] constexpr std::optional<Hex> place() const
    {
        return hex == kNoHex ? std::nullopt : std::optional(unpack(hex));
    }

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

}  // namespace hitspread
