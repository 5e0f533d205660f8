#pragma once

#include "rules/core/fieldtable.h"
#include "rules/systems/threed/shotoptions.h"

/// Declarations of the fields of ShotOptions, each written once: the options of one shot list them all, those of a volley and
/// of its targets a part of them each.
namespace hitspread::threed {

constexpr declare::Traits difficultyTraits(std::string_view rules)
{
    return {.minimum = -99, .maximum = 99, .group = "modifiers", .rules = rules};
}

constexpr FieldDeclaration aimHexField()
{
    return declare::place<&ShotOptions::aimHex>("aimHex",
                                                {.fallback = pack(Hex{0, 10}), .group = "aim", .rules = "3D-DEV-01"});
}
constexpr FieldDeclaration distanceField()
{
    return declare::number<&ShotOptions::distance>(
        "distance", {.maximum = 99999, .fallback = 10, .unit = "m", .group = "range", .rules = "3D-RNG-01"});
}
constexpr FieldDeclaration modeField(Mode fallback)
{
    return declare::choice<&ShotOptions::mode>(
        "mode", kModeIds, {.fallback = static_cast<std::int32_t>(fallback), .group = "weapon", .rules = "3D-ROF-01"});
}
constexpr FieldDeclaration handsField()
{
    return declare::choice<&ShotOptions::hands>("hands", kHandsIds,
                                                {.group = "weapon", .rules = "3D-RCL-01 3D-RCL-02"});
}
constexpr FieldDeclaration targetDivesField()
{
    return declare::flag<&ShotOptions::targetDives>("targetDives", {.group = "target", .rules = "3D-COVER-02"});
}
constexpr FieldDeclaration fromBehindField()
{
    return declare::flag<&ShotOptions::fromBehind>("fromBehind", {.group = "target", .rules = "3D-LOC-01"});
}
constexpr FieldDeclaration rangedDefenceField()
{
    return declare::number<&ShotOptions::rangedDefence>(
        "rangedDefence",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "target", .rules = "3D-DANCE-02"});
}
constexpr FieldDeclaration difficultyField()
{
    return declare::number<&ShotOptions::difficulty>("difficulty", difficultyTraits("3D-SKL-03 3D-SIT-01"));
}
constexpr FieldDeclaration rollModifiersField()
{
    return declare::ranks<&ShotOptions::rollModifiers>(
        "rollModifiers", 99, {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SIT-01"});
}
constexpr FieldDeclaration targetModifiersField()
{
    return declare::ranks<&ShotOptions::targetModifiers>("targetModifiers", 99,
                                                         {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"});
}
constexpr FieldDeclaration coveredLocationsField()
{
    return declare::set<&ShotOptions::coveredLocations>("coveredLocations", kLocationIds,
                                                        {.group = "cover", .rules = "3D-LOC-02"});
}
/// Count and hexes of the list of what is hidden.
template <auto List>
inline constexpr auto kCovered =
    declare::rows<List>("coveredHexCount", {.group = "cover", .rules = "3D-LOC-02"},
                        declare::place<&CoveredHex::hex>("coveredHexes", {.group = "cover", .rules = "3D-LOC-02"}));
constexpr FieldDeclaration coveredHexCountField()
{
    return kCovered<&ShotOptions::coveredHexes>.fields[0];
}
constexpr FieldDeclaration coveredHexesField()
{
    return kCovered<&ShotOptions::coveredHexes>.fields[1];
}
constexpr FieldDeclaration coverPvField()
{
    return declare::number<&ShotOptions::coverPv>(
        "coverPv", {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "cover"});
}
constexpr FieldDeclaration coverIdField()
{
    return declare::number<&ShotOptions::coverId>(
        "coverId", {.maximum = 999, .fallback = kNoEntry, .optional = true, .group = "cover"});
}
constexpr FieldDeclaration roundField()
{
    return declare::number<&ShotOptions::round>("round",
                                                {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"});
}

constexpr FieldDeclaration whomField()
{
    return declare::someone<&ShotOptions::whom>("whom", {.group = "bookkeeping", .rules = "3D-AIM-01"});
}
constexpr FieldDeclaration wieldedField()
{
    return declare::something<&ShotOptions::wielded>("wielded", {.group = "bookkeeping", .rules = "3D-AIM-01"});
}

}  // namespace hitspread::threed
