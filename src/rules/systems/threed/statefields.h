#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/melee/handweapons.h"

/// The fields of what changes in a fight: conditions, and the states of what people carry. Ledgers find them by their members.
namespace hitspread::threed {

inline constexpr std::array<std::string_view, 5> kPostures{"standing", "kneeling", "prone", "down", "diving"};
inline constexpr std::array<std::string_view, 6> kUnconscious{"no",        "incap",  "bruising",
                                                              "knockback", "recoil", "martialArts"};
inline constexpr std::array<std::string_view, 3> kDead{"no", "location", "incap"};
inline constexpr std::array<std::string_view, 3> kInitiativeLoss{"none", "phase", "round"};
inline constexpr std::array<std::string_view, kSplitParts> kSplitPartIds{"primary", "secondary"};
inline constexpr std::array<std::string_view, 2> kHealed{"hits", "bruising"};

inline constexpr std::array<std::string_view, 3> kDefenceScopes{"none", "phase", "round"};

constexpr declare::Traits track(std::string_view rules, bool kept = false)
{
    return {.maximum = 9999,
            .unit = "Hits",
            .group = "tracks",
            .rules = rules,
            .elements = kLocationIds,
            .kept = kept,
            .goesOn = true};
}

// In the group "bookkeeping": kept for the rules alone; no list, history or comparison tells of it.
inline constexpr declare::FieldTable kConditionFields{
    declare::number<&Condition::damage>("damage", track("3D-DAM-04 3D-TRACK-03")),
    declare::number<&Condition::bruises>("bruises", track("3D-RCL-04 3D-TRACK-08")),
    declare::number<&Condition::standardTotal>(
        "standardTotal", {.maximum = 9999, .unit = "Hits", .group = "tracks", .rules = "3D-TRACK-01", .goesOn = true}),
    declare::number<&Condition::bruisingTotal>(
        "bruisingTotal", {.maximum = 9999, .unit = "Hits", .group = "tracks", .rules = "3D-BRUISE-03", .goesOn = true}),
    declare::rows<&Condition::wounds>(
        "woundCount", {.group = "wounds", .rules = "3D-WND-01", .goesOn = true},
        declare::choice<&Wound::location>("woundLocations", kLocationIds,
                                          {.group = "wounds", .rules = "3D-WND-03", .goesOn = true}),
        declare::number<&Wound::round>("woundRounds", {.maximum = 9999, .group = "wounds", .rules = "3D-WND-03"}),
        declare::flag<&Wound::open>("woundsOpen", {.group = "wounds", .rules = "3D-WND-08", .goesOn = true})),
    declare::number<&Condition::bleedingCounter>(
        "bleedingCounter",
        {.maximum = 99, .unit = "rounds", .group = "wounds", .rules = "3D-WND-03", .kept = true, .goesOn = true}),
    declare::number<&Condition::bleedingRound>(
        "bleedingRound", {.maximum = 9999, .group = "wounds", .rules = "3D-WND-03", .kept = true}),
    declare::number<&Condition::nextBleedingWound>(
        "nextBleedingWound",
        {.maximum = kMostWounds, .group = "bookkeeping", .rules = "3D-WND-03", .kept = true, .goesOn = true}),
    declare::number<&Condition::regenerationCounter>("regenerationCounter",
                                                     {.maximum = 9999,
                                                      .fallback = kNoEntry,
                                                      .optional = true,
                                                      .unit = "rounds",
                                                      .group = "wounds",
                                                      .rules = "3D-REGEN-01",
                                                      .kept = true,
                                                      .goesOn = true}),
    declare::rows<&Condition::stuck>(
        "stuckCount", {.group = "wounds", .rules = "3D-DAM-08", .kept = true, .goesOn = true},
        declare::number<&StuckBullet::penetration>(
            "stuckPenetration", {.maximum = 999, .group = "wounds", .rules = "3D-DAM-08", .goesOn = true}),
        declare::number<&StuckBullet::round>("stuckRounds", {.maximum = 9999, .group = "wounds", .rules = "3D-DAM-08"}),
        declare::flag<&StuckBullet::removed>("stuckRemoved",
                                             {.group = "wounds", .rules = "3D-DAM-09", .goesOn = true})),
    declare::choice<&Condition::unconscious>("unconscious", kUnconscious,
                                             {.group = "state", .rules = "3D-DAM-05 3D-TRACK-01", .goesOn = true}),
    declare::choice<&Condition::dead>("dead", kDead,
                                      {.group = "state", .rules = "3D-DAM-07 3D-TRACK-02", .goesOn = true}),
    declare::choice<&Condition::posture>("posture", kPostures, {.group = "state", .rules = "3D-COVER-03 3D-KNOCK-03"}),
    declare::flag<&Condition::stance>("stance", {.group = "aim", .rules = "3D-DEV-07"}),
    declare::number<&Condition::aims>("aims", {.maximum = 99, .group = "aim", .rules = "3D-AIM-01"}),
    declare::number<&Condition::shooters>("shooters", {.maximum = 99, .group = "stress", .rules = "3D-FIRE-01"}),
    declare::number<&Condition::earlierShooters>(
        "earlierShooters", {.maximum = 99, .group = "stress", .rules = "3D-FIRE-01", .kept = true}),
    declare::rows<&Condition::knownShooters>(declare::number<&Shooter::hash>("shooterMarks",
                                                                             {.minimum = -999'999'999,
                                                                              .maximum = 999'999'999,
                                                                              .group = "bookkeeping",
                                                                              .rules = "3D-FIRE-03",
                                                                              .kept = true})),
    declare::flag<&Condition::stressed>("stressed", {.group = "stress", .rules = "3D-AIM-08"}),
    declare::number<&Condition::underFirePenalty>("underFirePenalty",
                                                  {.minimum = -5,
                                                   .maximum = 0,
                                                   .fallback = kNoEntry,
                                                   .optional = true,
                                                   .group = "stress",
                                                   .rules = "3D-FIRE-02",
                                                   .kept = true}),
    declare::number<&Condition::pendingPenalty>(
        "pendingPenalty", {.minimum = -99, .maximum = 0, .group = "actions", .rules = "3D-DANCE-03"}),
    declare::flag<&Condition::pendingByDodge>("pendingByDodge",
                                              {.group = "actions", .rules = "3D-DOD-04", .kept = true}),
    declare::number<&Condition::actionsThisRound>(
        "actionsThisRound",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "actions", .rules = "3D-TURN-12"}),
    declare::number<&Condition::actionsPlaced>("actionsPlaced",
                                               {.maximum = 99,
                                                .fallback = kNoEntry,
                                                .optional = true,
                                                .group = "actions",
                                                .rules = "3D-TURN-04",
                                                .kept = true}),
    declare::number<&Condition::actionsLeft>(
        "actionsLeft",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "actions", .rules = "3D-TURN-04"}),
    declare::number<&Condition::actionsHeld>("actionsHeld", {.maximum = 99, .group = "actions", .rules = "3D-TURN-08"}),
    declare::number<&Condition::additionalLeft>(
        "additionalLeft", {.maximum = 99, .group = "actions", .rules = "3D-TURN-05", .kept = true}),
    declare::flag<&Condition::additionalTaken>("additionalTaken",
                                               {.group = "actions", .rules = "3D-TURN-05", .kept = true}),
    declare::number<&Condition::splitSkill>("splitSkill",
                                            {.minimum = -1,
                                             .maximum = 999'999'999,
                                             .fallback = -1,
                                             .group = "actions",
                                             .rules = "3D-TURN-09",
                                             .elements = kSplitPartIds,
                                             .kept = true}),
    declare::number<&Condition::splitRank>(
        "splitRank",
        {.maximum = 30, .group = "actions", .rules = "3D-TURN-09", .elements = kSplitPartIds, .kept = true}),
    declare::flag<&Condition::splitHeld>("splitHeld", {.group = "actions", .rules = "3D-TURN-11", .kept = true}),
    declare::number<&Condition::actionsLost>("actionsLost",
                                             {.maximum = 99, .group = "actions", .rules = "3D-KNOCK-03"}),
    declare::number<&Condition::phasesLost>("phasesLost",
                                            {.maximum = 99, .group = "actions", .rules = "3D-KNOCK-06", .kept = true}),
    declare::flag<&Condition::phaseLost>("phaseLost", {.group = "actions", .rules = "3D-KNOCK-06", .kept = true}),
    declare::number<&Condition::initiative>("initiative",
                                            {.minimum = -99,
                                             .maximum = 199,
                                             .fallback = kNoEntry,
                                             .optional = true,
                                             .group = "actions",
                                             .rules = "3D-TURN-07"}),
    declare::number<&Condition::rollOff>("rollOff",
                                         {.minimum = 1,
                                          .maximum = 9999,
                                          .fallback = kNoEntry,
                                          .optional = true,
                                          .group = "bookkeeping",
                                          .rules = "3D-TURN-07",
                                          .kept = true}),
    declare::choice<&Condition::initiativeLoss>("initiativeLoss", kInitiativeLoss,
                                                {.group = "actions", .rules = "3D-KNOCK-03 3D-KNOCK-04", .kept = true}),
    declare::number<&Condition::shotsThisRound>(
        "shotsThisRound", {.maximum = 99, .group = "actions", .rules = "3D-ROF-09", .kept = true}),
    declare::number<&Condition::livingId>("livingIdLost", track("3D-XENO-02 3D-VEV-02", true)),
    declare::number<&Condition::livingIdHits>("livingIdHits",
                                              {.maximum = 9999,
                                               .fallback = kNoEntry,
                                               .optional = true,
                                               .unit = "Hits",
                                               .group = "tracks",
                                               .rules = "3D-XENO-02 3D-VEV-02",
                                               .elements = kLocationIds,
                                               .kept = true,
                                               .goesOn = true}),
    declare::number<&Condition::vevaphonPv>(
        "vevaphonPv", {.maximum = 99, .group = "tracks", .rules = "3D-VEV-01", .kept = true, .goesOn = true}),
    declare::number<&Condition::physShifted>(
        "physShifted", {.maximum = 30, .group = "tracks", .rules = "3D-VEV-01", .kept = true, .goesOn = true}),
    declare::number<&Condition::meleeDefence>("meleeDefence",
                                              {.maximum = 99, .group = "defence", .rules = "3D-DOD-02 3D-DOD-04"}),
    declare::choice<&Condition::meleeDefenceScope>("meleeDefenceScope", kDefenceScopes,
                                                   {.group = "defence", .rules = "3D-DOD-02 3D-DOD-04"}),
    declare::number<&Condition::roundDefence>("roundDefence",
                                              {.maximum = 99, .group = "defence", .rules = "3D-DOD-02", .kept = true}),
    declare::number<&Condition::rangedDefence>("rangedDefence",
                                               {.maximum = 99, .group = "defence", .rules = "3D-DANCE-02"}),
    declare::flag<&Condition::danced>("danced", {.group = "defence", .rules = "3D-DANCE-05", .kept = true}),
    declare::number<&Condition::dodgePenalty>("dodgePenalty",
                                              {.minimum = -99, .maximum = 0, .group = "defence", .rules = "3D-DOD-03"}),
    declare::number<&Condition::freeParriesLeft>(
        "freeParriesLeft",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "actions", .rules = "3D-PAR-01"}),
    declare::flag<&Condition::meleeAim>("meleeAim", {.group = "aim", .rules = "3D-MEL-09 3D-MEL-10", .kept = true}),
    declare::flag<&Condition::secondBlowDue>("secondBlowDue",
                                             {.group = "actions", .rules = "3D-DUAL-05", .kept = true}),
    declare::number<&Condition::blowDamage>("blowDamage",
                                            {.maximum = 9999,
                                             .fallback = kNoEntry,
                                             .optional = true,
                                             .unit = "Hits",
                                             .group = "defence",
                                             .rules = "3D-KNOCK-01 3D-DUAL-05",
                                             .kept = true}),
    declare::number<&Condition::blowThrough>(
        "blowThrough",
        {.maximum = 9999, .unit = "Hits", .group = "defence", .rules = "3D-VEV-03 3D-DUAL-05", .kept = true}),
    declare::number<&Condition::zoneValue>("zoneValue",
                                           {.maximum = 199,
                                            .fallback = kNoEntry,
                                            .optional = true,
                                            .group = "actions",
                                            .rules = "3D-SUP-01",
                                            .kept = true}),
    declare::number<&Condition::zoneBullets>(
        "zoneBullets", {.maximum = 999, .unit = "bullets", .group = "actions", .rules = "3D-SUP-01", .kept = true}),
    declare::rows<&Condition::crossers>(
        "zoneCrossers", {.group = "actions", .rules = "3D-SUP-02", .kept = true},
        declare::number<&Crosser::hash>("zoneCrosserMarks",
                                        {.maximum = 999'999'999, .group = "bookkeeping", .rules = "3D-SUP-02"})),
    declare::number<&Condition::coverPv>("coverPv",
                                         {.maximum = 99,
                                          .fallback = kNoEntry,
                                          .optional = true,
                                          .group = "defence",
                                          .rules = "3D-PEN-03",
                                          .kept = true}),
    declare::number<&Condition::coverId>("coverId",
                                         {.maximum = 999,
                                          .fallback = kNoEntry,
                                          .optional = true,
                                          .group = "defence",
                                          .rules = "3D-PEN-06",
                                          .kept = true}),
    declare::number<&Condition::coverIdLeft>("coverIdLeft",
                                             {.maximum = 999, .group = "defence", .rules = "3D-PEN-06", .kept = true}),
    declare::rows<&Condition::healings>(
        "healingCount", {.group = "healing", .rules = "3D-HEAL-01", .kept = true, .goesOn = true},
        declare::choice<&Healing::kind>("healingKind", kHealed,
                                        {.group = "healing", .rules = "3D-HEAL-01", .goesOn = true}),
        declare::number<&Healing::amount>(
            "healingAmount",
            {.maximum = 999, .unit = "Hits", .group = "healing", .rules = "3D-HEAL-01", .goesOn = true}),
        declare::choice<&Healing::location>("healingLocation", kLocationIds,
                                            {.group = "healing", .rules = "3D-HEAL-01", .goesOn = true}),
        declare::number<&Healing::phases>(
            "healingPhases", {.maximum = 99, .group = "healing", .rules = "3D-HEAL-01 3D-HEAL-02", .goesOn = true})),
    declare::number<&Condition::hospitalDays>(
        "hospitalDays", {.maximum = 9999, .group = "healing", .rules = "3D-HEAL-04", .kept = true, .goesOn = true}),
    declare::someone<&Condition::aimTarget>("aimTarget", {.group = "bookkeeping", .rules = "3D-AIM-01", .kept = true}),
    declare::something<&Condition::aimWeapon>("aimWeapon",
                                              {.group = "bookkeeping", .rules = "3D-AIM-01", .kept = true}),
};

inline constexpr declare::FieldTable kWeaponStateFields{
    declare::number<&WeaponState::rounds>("rounds",
                                          {.maximum = 999,
                                           .fallback = 10,
                                           .unit = "rounds",
                                           .group = "state",
                                           .rules = "3D-ROF-03",
                                           .fullWhenNew = true,
                                           .goesOn = true}),
    declare::choice<&WeaponState::drawn>(
        "drawn", kDrawnIds,
        {.fallback = static_cast<std::int32_t>(Drawn::Both), .group = "state", .rules = "3D-DRAW-01"}),
    declare::number<&WeaponState::drawActionsLeft>(
        "drawActionsLeft", {.maximum = 9, .unit = "Actions", .group = "state", .rules = "3D-DRAW-02"}),
    declare::flag<&WeaponState::cocked>("cocked", {.fallback = 1, .group = "state", .rules = "3D-ROF-02"}),
    declare::flag<&WeaponState::jammed>("jammed", {.group = "state", .rules = "3D-JAM-01"}),
    declare::number<&WeaponState::bulletsThisRound>("bulletsThisRound",
                                                    {.maximum = 9999, .group = "state", .rules = "3D-JAM-03"}),
    declare::number<&WeaponState::scopeSetting>(
        "scopeSetting", {.maximum = 3, .fallback = kNoEntry, .optional = true, .group = "state", .rules = "3D-SCP-01"}),
    declare::number<&WeaponState::refocusTarget>(
        "refocusTarget",
        {.maximum = 3, .fallback = kNoEntry, .optional = true, .group = "state", .rules = "3D-SCP-04"}),
};

inline constexpr declare::FieldTable kArmourStateFields{
    declare::number<&ArmourState::idLost>(
        "idLost", {.maximum = 999, .group = "state", .rules = "3D-PEN-06", .elements = kLocationIds, .goesOn = true}),
    declare::flag<&ArmourState::worn>("worn", {.fallback = 1, .group = "state", .rules = "3D-LAY-01"}),
};

inline constexpr declare::FieldTable kItemStateFields{
    declare::number<&ItemState::count>("count", {.maximum = 999, .fallback = 1, .group = "state", .goesOn = true}),
    declare::choice<&ItemState::drawn>("drawn", kDrawnIds, {.group = "state", .rules = "3D-DRAW-01"}),
    declare::number<&ItemState::drawActionsLeft>(
        "drawActionsLeft", {.maximum = 9, .unit = "Actions", .group = "state", .rules = "3D-DRAW-02"}),
};

/// See StateLedger.
constexpr const auto& fieldsOf(const Condition*)
{
    return kConditionFields;
}
constexpr const auto& fieldsOf(const WeaponState*)
{
    return kWeaponStateFields;
}
constexpr const auto& fieldsOf(const ArmourState*)
{
    return kArmourStateFields;
}
constexpr const auto& fieldsOf(const ItemState*)
{
    return kItemStateFields;
}

}  // namespace hitspread::threed
