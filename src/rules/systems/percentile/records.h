#pragma once

#include "rules/core/bodyplan.h"
#include "rules/core/declaretable.h"
#include "rules/core/fieldtable.h"
#include "rules/systems/percentile/locationtable.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>

namespace hitspread::percentile {

/// What the house locations are made of (section 1.d), in the order of the pieces.
inline constexpr std::array<std::uint8_t, kPieces> kPieceLocations = [] {
    std::array<std::uint8_t, kPieces> locations{};
    const auto put = [&locations](Location location, std::initializer_list<Piece> pieces) {
        for (const Piece piece : pieces)
            locations[static_cast<std::size_t>(piece)] = static_cast<std::uint8_t>(location);
    };
    put(Location::Head, {Piece::Skull, Piece::Eyes, Piece::Face, Piece::Neck});
    put(Location::Chest, {Piece::Chest, Piece::Vitals});
    put(Location::Abdomen, {Piece::Abdomen, Piece::Groin});
    put(Location::RightArm, {Piece::RightArm, Piece::RightHand});
    put(Location::LeftArm, {Piece::LeftArm, Piece::LeftHand});
    put(Location::RightLeg, {Piece::RightLeg, Piece::RightFoot});
    put(Location::LeftLeg, {Piece::LeftLeg, Piece::LeftFoot});
    return locations;
}();

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
    bool duel = true;                                       ///< PCT-32: the procedure is optional
    DuelHit duelHit = DuelHit::AtOrUnder;                   ///< PCT-D30
    Table hitLocations = tableOf(kHitLocations.shipped());  ///< PCT-D23
};

inline constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};
inline constexpr std::array<std::string_view, 2> kDuelHit{"atOrUnder", "strictlyUnder"};

inline constexpr declare::FieldTable kSwitchFields{
    declare::choice<&Switches::duel>("duel", kOffOn, {.fallback = 1, .group = "duels", .rules = "PCT-32"}),
    declare::choice<&Switches::duelHit>("duel.hit", kDuelHit, {.group = "duels", .rules = "PCT-35"}),
    declare::table<&Switches::hitLocations>("hitLocations", kHitLocations,
                                            {.group = "tables", .rules = "PCT-29 PCT-30"}),
};
/// See declare::on.
constexpr const auto& fieldsOf(const Switches*)
{
    return kSwitchFields;
}

extern const RecordDeclaration characterRecord;
extern const RecordDeclaration conditionRecord;
extern const RecordDeclaration weaponRecord;
extern const RecordDeclaration switchesRecord;

}  // namespace hitspread::percentile
