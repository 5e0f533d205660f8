#pragma once

#include "rules/core/declare.h"

#include <array>
#include <cstdint>
#include <string>

namespace hitspread::percentile {

/// House locations in table order (PCT-D23); left and right are the target's own.
enum class Location : std::uint8_t { Head, Chest, Abdomen, RightArm, LeftArm, RightLeg, LeftLeg };
inline constexpr std::size_t kLocations = 7;
inline constexpr std::array<std::string_view, kLocations> kLocationIds{"head",    "chest",    "abdomen", "rightArm",
                                                                       "leftArm", "rightLeg", "leftLeg"};

/// A character of the percentile system (section 1.c).
struct Character {
    std::string name;
    std::string notes;
    std::int32_t mind = 50;
    std::int32_t dex = 50;
    Ranks skills;  ///< rating per skill, 0..200
    std::int32_t healthMax = 20;
    std::array<std::int32_t, kLocations> armour{};
};

/// What happens to a character in a fight.
struct Condition {
    std::int32_t healthLost = 0;  ///< health = healthMax - healthLost; 0 or less: out of the fight
};

inline constexpr declare::FieldTable kConditionFields{
    declare::number<&Condition::healthLost>("healthLost", {.maximum = 9999, .group = "tracks", .rules = "PCT-31"}),
};
/// See StateLedger.
constexpr const auto& fieldsOf(const Condition*)
{
    return kConditionFields;
}

/// A weapon; damage = dice x d(sides) + bonus.
struct Weapon {
    std::string name;
    std::string skill;
    std::string notes;
    std::int32_t damageDice = 1;
    std::int32_t damageSides = 6;
    std::int32_t damageBonus = 0;
};

enum class DuelHit : std::uint8_t { AtOrUnder, StrictlyUnder };

/// The switches that bear on what is built so far.
struct Switches {
    bool duel = true;                      ///< PCT-32: the procedure is optional
    DuelHit duelHit = DuelHit::AtOrUnder;  ///< PCT-D30
};

extern const RecordDeclaration characterRecord;
extern const RecordDeclaration conditionRecord;
extern const RecordDeclaration weaponRecord;
extern const RecordDeclaration switchesRecord;

}  // namespace hitspread::percentile
