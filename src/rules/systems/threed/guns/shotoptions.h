#pragma once

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/switches.h"

#include <array>
#include <string_view>

namespace hitspread::threed {

inline constexpr std::size_t kMostCoveredHexes = 96;

enum class Hands : std::uint8_t { Two, Right, Left };

inline constexpr std::array<std::string_view, 3> kHandsIds{"two", "right", "left"};

/// A hex of the body that cover hides, as on the sheet.
struct CoveredHex {
    std::int32_t hex;  ///< packed
    friend bool operator==(const CoveredHex&, const CoveredHex&) = default;
};

/// What is declared for one shot and is not part of anybody's state (P-1 step 1).
struct ShotOptions {
    Hex aimHex{0, 10};
    std::int32_t distance = 10;  ///< metres
    Mode mode = Mode::DoubleAction;
    Hands hands = Hands::Two;
    bool rest = false;  ///< the weapon rests on something (3D-DEV-07)
    bool quickDraw = false;
    bool targetDives = false;               ///< the target dives for cover (3D-COVER-02)
    bool fromBehind = false;                ///< mirrors the body's columns (A-026)
    std::int32_t rangedDefence = kNoEntry;  ///< SDV of the target's Dance; no entry: as in his condition (A-161)
    std::int32_t difficulty = 0;            ///< GM's difficulty, in the form mod.formCombat says; negative is harder
    Ranks rollModifiers{};                  ///< named modifiers on the roll
    Ranks targetModifiers{};                ///< named modifiers in target-number form
    std::int32_t coveredLocations = 0;      ///< bits of Location (A-028)
    Rows<CoveredHex, kMostCoveredHexes> coveredHexes{};
    std::int32_t coverPv = kNoEntry;  ///< no entry: the cover stops everything (A-163)
    std::int32_t coverId = kNoEntry;
    std::int32_t round = 1;    ///< combat round, kept with wounds and stuck bullets
    std::int32_t whom = 0;     ///< at whom; 0: the request does not say (A-040)
    std::int32_t wielded = 0;  ///< with what, likewise

    // Of several bullets, in the records of actions that fire them.
    std::int32_t dice = 1;          ///< d6 for the number of bullets in full auto (3D-AUTO-02)
    std::int32_t shots = kNoEntry;  ///< of a semi-auto string; no entry: as many as allowed (3D-ROF-04)
    std::int32_t bullets =
        kNoEntry;  ///< for this target, then on to the next unless decided otherwise; no entry: an equal part
};

}  // namespace hitspread::threed
