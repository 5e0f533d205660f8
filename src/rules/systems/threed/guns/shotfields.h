#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/systems/threed/guns/shotoptions.h"

/// Declarations of the fields of ShotOptions, each written once: the options of one shot list them all, those of a volley and
/// of its targets a part of them each.
namespace hitspread::threed {

constexpr declare::Traits difficultyTraits(std::string_view rules)
{
    return {.minimum = -99, .maximum = 99, .group = "modifiers", .rules = rules};
}

constexpr auto aimHexField()
{
    return declare::place<&ShotOptions::aimHex>("aimHex",
                                                {.fallback = pack(Hex{0, 10}), .group = "aim", .rules = "3D-DEV-01"});
}
constexpr auto distanceField()
{
    return declare::number<&ShotOptions::distance>(
        "distance", {.maximum = 99999, .fallback = 10, .unit = "m", .group = "range", .rules = "3D-RNG-01"});
}
constexpr auto modeField(Mode fallback)
{
    return declare::choice<&ShotOptions::mode>(
        "mode", kModeIds, {.fallback = static_cast<std::int32_t>(fallback), .group = "weapon", .rules = "3D-ROF-01"});
}
constexpr auto handsField()
{
    return declare::choice<&ShotOptions::hands>("hands", kHandsIds,
                                                {.group = "weapon", .rules = "3D-RCL-01 3D-RCL-02"});
}
constexpr auto targetDivesField()
{
    return declare::flag<&ShotOptions::targetDives>("targetDives", {.group = "target", .rules = "3D-COVER-02"});
}
constexpr auto fromBehindField()
{
    return declare::flag<&ShotOptions::fromBehind>("fromBehind", {.group = "target", .rules = "3D-LOC-01"});
}
constexpr auto rangedDefenceField()
{
    return declare::number<&ShotOptions::rangedDefence>(
        "rangedDefence",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "target", .rules = "3D-DANCE-02"});
}
constexpr auto difficultyField()
{
    return declare::number<&ShotOptions::difficulty>("difficulty", difficultyTraits("3D-SKL-03 3D-SIT-01"));
}
constexpr auto rollModifiersField()
{
    return declare::ranks<&ShotOptions::rollModifiers>(
        "rollModifiers", 99, {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SIT-01"});
}
constexpr auto targetModifiersField()
{
    return declare::ranks<&ShotOptions::targetModifiers>("targetModifiers", 99,
                                                         {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"});
}
constexpr auto coveredLocationsField()
{
    return declare::set<&ShotOptions::coveredLocations>("coveredLocations", kLocationIds,
                                                        {.group = "cover", .rules = "3D-LOC-02"});
}
/// Count and hexes of the list of what is hidden.
template <auto List>
inline constexpr auto kCovered =
    declare::rows<List>("coveredHexCount", {.group = "cover", .rules = "3D-LOC-02"},
                        declare::place<&CoveredHex::hex>("coveredHexes", {.group = "cover", .rules = "3D-LOC-02"}));
constexpr auto coveredHexesField()
{
    return kCovered<&ShotOptions::coveredHexes>;
}
constexpr auto coverPvField()
{
    return declare::number<&ShotOptions::coverPv>(
        "coverPv", {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "cover"});
}
constexpr auto coverIdField()
{
    return declare::number<&ShotOptions::coverId>(
        "coverId", {.maximum = 999, .fallback = kNoEntry, .optional = true, .group = "cover"});
}
constexpr auto diceField()
{
    return declare::number<&ShotOptions::dice>(
        "dice", {.minimum = 1, .maximum = 20, .fallback = 1, .unit = "dice", .group = "burst", .rules = "3D-AUTO-02"});
}
constexpr auto roundField()
{
    return declare::number<&ShotOptions::round>("round",
                                                {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"});
}

constexpr auto whomField()
{
    return declare::someone<&ShotOptions::whom>("whom", {.group = "bookkeeping", .rules = "3D-AIM-01"});
}
constexpr auto wieldedField()
{
    return declare::something<&ShotOptions::wielded>("wielded", {.group = "bookkeeping", .rules = "3D-AIM-01"});
}

/// The options of one shot.
inline constexpr declare::FieldTable kShotOptions{
    aimHexField(),
    distanceField(),
    modeField(Mode::DoubleAction),
    handsField(),
    declare::flag<&ShotOptions::rest>("rest", {.group = "aim", .rules = "3D-DEV-07"}),
    declare::flag<&ShotOptions::quickDraw>("quickDraw", {.group = "weapon", .rules = "3D-DRAW-03"}),
    targetDivesField(),
    fromBehindField(),
    rangedDefenceField(),
    difficultyField(),
    rollModifiersField(),
    targetModifiersField(),
    coveredLocationsField(),
    coveredHexesField(),
    coverPvField(),
    coverIdField(),
    roundField(),
    whomField(),
    wieldedField(),
};
/// See declare::name.
constexpr const auto& fieldsOf(const ShotOptions*)
{
    return kShotOptions;
}

/// Of a gun that fires several bullets, and about each target.
inline constexpr declare::FieldTable kVolleyOptions{
    modeField(Mode::FullAuto),
    handsField(),
    declare::flag<&ShotOptions::rest>("rest", {.group = "aim", .rules = "3D-DEV-07"}),
    declare::flag<&ShotOptions::quickDraw>("quickDraw", {.group = "weapon", .rules = "3D-DRAW-03"}),
    declare::number<&ShotOptions::shots>("shots",
                                         {.minimum = 1,
                                          .maximum = 30,
                                          .fallback = kNoEntry,
                                          .optional = true,
                                          .unit = "shots",
                                          .group = "burst",
                                          .rules = "3D-ROF-04"}),
    diceField(),
    difficultyField(),
    rollModifiersField(),
    targetModifiersField(),
    roundField(),
    wieldedField(),
};
inline constexpr declare::FieldTable kTargetOptions{
    aimHexField(),
    distanceField(),
    declare::number<&ShotOptions::bullets>("bullets",
                                           {.minimum = 1,
                                            .maximum = 200,
                                            .fallback = kNoEntry,
                                            .optional = true,
                                            .unit = "bullets",
                                            .group = "burst",
                                            .rules = "3D-WALK-01"}),
    targetDivesField(),
    fromBehindField(),
    rangedDefenceField(),
    coveredLocationsField(),
    coveredHexesField(),
    coverPvField(),
    coverIdField(),
    whomField(),
};

/// Of each of two guns.
inline constexpr declare::FieldTable kGunOptions{
    modeField(Mode::DoubleAction), diceField(),  difficultyField(), rollModifiersField(),
    targetModifiersField(),        roundField(), wieldedField()};

/// Of who crosses a suppressed area.
inline constexpr declare::FieldTable kCrossingOptions{
    distanceField(), fromBehindField(), coveredLocationsField(), coveredHexesField(), coverPvField(),
    coverIdField(),  roundField(),
};

}  // namespace hitspread::threed
