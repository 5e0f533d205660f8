#include "rules/systems/threed/character.h"

#include "rules/core/declare.h"

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::ranks;
using declare::text;
using declare::Traits;

constexpr std::array<std::string_view, 2> kCharacterHands{"right", "left"};
constexpr std::array<std::string_view, 5> kPostures{"standing", "kneeling", "prone", "down", "diving"};
constexpr std::array<std::string_view, 6> kUnconscious{"no", "incap", "bruising", "knockback", "recoil", "martialArts"};
constexpr std::array<std::string_view, 3> kDead{"no", "location", "incap"};
constexpr std::array<std::string_view, 3> kInitiativeLoss{"none", "phase", "round"};
constexpr std::array<std::string_view, kSplitParts> kSplitPartIds{"primary", "secondary"};
constexpr std::array<std::string_view, 2> kHealed{"hits", "bruising"};

constexpr std::array<std::string_view, 3> kDefenceScopes{"none", "phase", "round"};

constexpr Traits stat(std::string_view rules)
{
    return {.minimum = 0, .maximum = 30, .fallback = 8, .group = "stats", .rules = rules};
}

constexpr FieldDeclaration kCharacterFields[]{
    text<&Character::name>("name", 200, {.group = "identity"}),
    text<&Character::player>("player", 200, {.group = "identity"}),
    text<&Character::species>("species", 200, {.group = "identity"}),
    text<&Character::notes>("notes", 20000, {.group = "notes"}),
    text<&Character::bodyPlan>("bodyPlan", 100, {.group = "body", .rules = "3D-LOC-02"}),
    number<&Character::str>("str", stat("3D-ROF-04 3D-RCL-01 3D-MEL-06")),
    number<&Character::dex>("dex", stat("3D-ROF-09 3D-DRAW-03 3D-TURN-06")),
    number<&Character::dia>("dia", stat("3D-TURN-02 3D-TURN-06")),
    number<&Character::conc>("conc", stat("3D-VEV-03")),
    number<&Character::phys>("phys", stat("3D-WND-02 3D-KNOCK-01 3D-TURN-02")),
    number<&Character::cool>("cool", stat("3D-FIRE-02 3D-TURN-02")),
    ranks<&Character::stats>("stats", 30, {.group = "stats", .rules = "3D-SKL-05"}),
    number<&Character::hitsMax>("hitsMax",
                                {.minimum = 1,
                                 .maximum = 99,
                                 .fallback = 10,
                                 .unit = "Hits",
                                 .group = "body",
                                 .rules = "3D-DAM-04 3D-TRACK-03",
                                 .elements = kLocationIds}),
    number<&Character::incapMax>(
        "incapMax",
        {.minimum = 1, .maximum = 199, .fallback = 24, .unit = "Hits", .group = "body", .rules = "3D-TRACK-01"}),
    choice<&Character::mainHand>("mainHand", kCharacterHands, {.group = "identity", .rules = "3D-RCL-04"}),
    number<&Character::additionalActions>("additionalActions", {.maximum = 9, .group = "stats", .rules = "3D-TURN-03"}),
    ranks<&Character::skills>("skills", 20, {.group = "skills", .rules = "3D-SKL-01 3D-CMB-01"}),
    ranks<&Character::advantages>("advantages", 20, {.group = "advantages", .rules = "3D-AIM-03 3D-DRAW-03"}),
    flag<&Character::stormerRegeneration>("stormerRegeneration", {.group = "traits", .rules = "3D-REGEN-01"}),
    flag<&Character::xenoSkin>("xenoSkin", {.group = "traits", .rules = "3D-XENO-01"}),
    number<&Character::skinPv>("skinPv", {.maximum = 30, .fallback = 7, .group = "traits", .rules = "3D-XENO-01"}),
    number<&Character::skinIdFactor>("skinIdFactor",
                                     {.maximum = 20, .fallback = 3, .group = "traits", .rules = "3D-XENO-02"}),
    flag<&Character::vevaphon>("vevaphon", {.group = "traits", .rules = "3D-VEV-01"}),
    number<&Character::ebonHealerRank>("ebonHealerRank", {.maximum = 20, .group = "traits", .rules = "3D-BRUISE-06"}),
};

constexpr Traits track(std::string_view rules, bool kept = false)
{
    return {.maximum = 9999, .unit = "Hits", .group = "tracks", .rules = rules, .elements = kLocationIds, .kept = kept};
}

// In the group "bookkeeping": kept for the rules alone; no list, history or comparison tells of it.
constexpr FieldDeclaration kConditionFields[]{
    number<&Condition::damage>("damage", track("3D-DAM-04 3D-TRACK-03")),
    number<&Condition::bruises>("bruises", track("3D-RCL-04 3D-TRACK-08")),
    number<&Condition::standardTotal>("standardTotal",
                                      {.maximum = 9999, .unit = "Hits", .group = "tracks", .rules = "3D-TRACK-01"}),
    number<&Condition::bruisingTotal>("bruisingTotal",
                                      {.maximum = 9999, .unit = "Hits", .group = "tracks", .rules = "3D-BRUISE-03"}),
    number<&Condition::woundCount>("woundCount", {.maximum = kMostWounds, .group = "wounds", .rules = "3D-WND-01"}),
    choice<&Condition::woundLocations>("woundLocations", kLocationIds,
                                       {.group = "wounds", .rules = "3D-WND-03", .countedBy = "woundCount"}),
    number<&Condition::woundRounds>(
        "woundRounds", {.maximum = 9999, .group = "wounds", .rules = "3D-WND-03", .countedBy = "woundCount"}),
    flag<&Condition::woundsOpen>("woundsOpen", {.group = "wounds", .rules = "3D-WND-08", .countedBy = "woundCount"}),
    number<&Condition::bleedingCounter>(
        "bleedingCounter", {.maximum = 99, .unit = "rounds", .group = "wounds", .rules = "3D-WND-03", .kept = true}),
    number<&Condition::bleedingRound>("bleedingRound",
                                      {.maximum = 9999, .group = "wounds", .rules = "3D-WND-03", .kept = true}),
    number<&Condition::nextBleedingWound>(
        "nextBleedingWound", {.maximum = kMostWounds, .group = "bookkeeping", .rules = "3D-WND-03", .kept = true}),
    number<&Condition::regenerationCounter>("regenerationCounter",
                                            {.maximum = 9999,
                                             .fallback = kNoEntry,
                                             .optional = true,
                                             .unit = "rounds",
                                             .group = "wounds",
                                             .rules = "3D-REGEN-01",
                                             .kept = true}),
    number<&Condition::stuckCount>(
        "stuckCount", {.maximum = kMostStuckBullets, .group = "wounds", .rules = "3D-DAM-08", .kept = true}),
    number<&Condition::stuckPenetration>(
        "stuckPenetration", {.maximum = 999, .group = "wounds", .rules = "3D-DAM-08", .countedBy = "stuckCount"}),
    number<&Condition::stuckRounds>(
        "stuckRounds", {.maximum = 9999, .group = "wounds", .rules = "3D-DAM-08", .countedBy = "stuckCount"}),
    flag<&Condition::stuckRemoved>("stuckRemoved",
                                   {.group = "wounds", .rules = "3D-DAM-09", .countedBy = "stuckCount"}),
    choice<&Condition::unconscious>("unconscious", kUnconscious, {.group = "state", .rules = "3D-DAM-05 3D-TRACK-01"}),
    choice<&Condition::dead>("dead", kDead, {.group = "state", .rules = "3D-DAM-07 3D-TRACK-02"}),
    choice<&Condition::posture>("posture", kPostures, {.group = "state", .rules = "3D-COVER-03 3D-KNOCK-03"}),
    flag<&Condition::stance>("stance", {.group = "aim", .rules = "3D-DEV-07"}),
    number<&Condition::aims>("aims", {.maximum = 99, .group = "aim", .rules = "3D-AIM-01"}),
    number<&Condition::shooters>("shooters", {.maximum = 99, .group = "stress", .rules = "3D-FIRE-01"}),
    number<&Condition::earlierShooters>("earlierShooters",
                                        {.maximum = 99, .group = "stress", .rules = "3D-FIRE-01", .kept = true}),
    number<&Condition::shooterMarks>(
        "shooterMarks",
        {.minimum = -999'999'999, .maximum = 999'999'999, .group = "bookkeeping", .rules = "3D-FIRE-03", .kept = true}),
    flag<&Condition::stressed>("stressed", {.group = "stress", .rules = "3D-AIM-08"}),
    number<&Condition::underFirePenalty>("underFirePenalty",
                                         {.minimum = -5,
                                          .maximum = 0,
                                          .fallback = kNoEntry,
                                          .optional = true,
                                          .group = "stress",
                                          .rules = "3D-FIRE-02",
                                          .kept = true}),
    number<&Condition::pendingPenalty>("pendingPenalty",
                                       {.minimum = -99, .maximum = 0, .group = "actions", .rules = "3D-DANCE-03"}),
    flag<&Condition::pendingByDodge>("pendingByDodge", {.group = "actions", .rules = "3D-DOD-04", .kept = true}),
    number<&Condition::actionsThisRound>(
        "actionsThisRound",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "actions", .rules = "3D-TURN-12"}),
    number<&Condition::actionsPlaced>("actionsPlaced",
                                      {.maximum = 99,
                                       .fallback = kNoEntry,
                                       .optional = true,
                                       .group = "actions",
                                       .rules = "3D-TURN-04",
                                       .kept = true}),
    number<&Condition::actionsLeft>(
        "actionsLeft",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "actions", .rules = "3D-TURN-04"}),
    number<&Condition::actionsHeld>("actionsHeld", {.maximum = 99, .group = "actions", .rules = "3D-TURN-08"}),
    number<&Condition::additionalLeft>("additionalLeft",
                                       {.maximum = 99, .group = "actions", .rules = "3D-TURN-05", .kept = true}),
    flag<&Condition::additionalTaken>("additionalTaken", {.group = "actions", .rules = "3D-TURN-05", .kept = true}),
    number<&Condition::splitSkill>("splitSkill",
                                   {.minimum = -1,
                                    .maximum = 999,
                                    .fallback = -1,
                                    .group = "actions",
                                    .rules = "3D-TURN-09",
                                    .elements = kSplitPartIds,
                                    .kept = true}),
    number<&Condition::splitRank>(
        "splitRank",
        {.maximum = 30, .group = "actions", .rules = "3D-TURN-09", .elements = kSplitPartIds, .kept = true}),
    flag<&Condition::splitHeld>("splitHeld", {.group = "actions", .rules = "3D-TURN-11", .kept = true}),
    number<&Condition::actionsLost>("actionsLost", {.maximum = 99, .group = "actions", .rules = "3D-KNOCK-03"}),
    number<&Condition::phasesLost>("phasesLost",
                                   {.maximum = 99, .group = "actions", .rules = "3D-KNOCK-06", .kept = true}),
    flag<&Condition::phaseLost>("phaseLost", {.group = "actions", .rules = "3D-KNOCK-06", .kept = true}),
    number<&Condition::initiative>("initiative",
                                   {.minimum = -99,
                                    .maximum = 199,
                                    .fallback = kNoEntry,
                                    .optional = true,
                                    .group = "actions",
                                    .rules = "3D-TURN-07"}),
    number<&Condition::rollOff>("rollOff",
                                {.minimum = 1,
                                 .maximum = 9999,
                                 .fallback = kNoEntry,
                                 .optional = true,
                                 .group = "bookkeeping",
                                 .rules = "3D-TURN-07",
                                 .kept = true}),
    choice<&Condition::initiativeLoss>("initiativeLoss", kInitiativeLoss,
                                       {.group = "actions", .rules = "3D-KNOCK-03 3D-KNOCK-04", .kept = true}),
    number<&Condition::shotsThisRound>("shotsThisRound",
                                       {.maximum = 99, .group = "actions", .rules = "3D-ROF-09", .kept = true}),
    number<&Condition::livingId>("livingIdLost", track("3D-XENO-02 3D-VEV-02", true)),
    number<&Condition::livingIdHits>("livingIdHits",
                                     {.maximum = 9999,
                                      .fallback = kNoEntry,
                                      .optional = true,
                                      .unit = "Hits",
                                      .group = "tracks",
                                      .rules = "3D-XENO-02 3D-VEV-02",
                                      .elements = kLocationIds,
                                      .kept = true}),
    number<&Condition::vevaphonPv>("vevaphonPv",
                                   {.maximum = 99, .group = "tracks", .rules = "3D-VEV-01", .kept = true}),
    number<&Condition::physShifted>("physShifted",
                                    {.maximum = 30, .group = "tracks", .rules = "3D-VEV-01", .kept = true}),
    number<&Condition::meleeDefence>("meleeDefence",
                                     {.maximum = 99, .group = "defence", .rules = "3D-DOD-02 3D-DOD-04"}),
    choice<&Condition::meleeDefenceScope>("meleeDefenceScope", kDefenceScopes,
                                          {.group = "defence", .rules = "3D-DOD-02 3D-DOD-04"}),
    number<&Condition::roundDefence>("roundDefence",
                                     {.maximum = 99, .group = "defence", .rules = "3D-DOD-02", .kept = true}),
    number<&Condition::rangedDefence>("rangedDefence", {.maximum = 99, .group = "defence", .rules = "3D-DANCE-02"}),
    flag<&Condition::danced>("danced", {.group = "defence", .rules = "3D-DANCE-05", .kept = true}),
    number<&Condition::dodgePenalty>("dodgePenalty",
                                     {.minimum = -99, .maximum = 0, .group = "defence", .rules = "3D-DOD-03"}),
    number<&Condition::freeParriesLeft>(
        "freeParriesLeft",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "actions", .rules = "3D-PAR-01"}),
    flag<&Condition::meleeAim>("meleeAim", {.group = "aim", .rules = "3D-MEL-09 3D-MEL-10", .kept = true}),
    flag<&Condition::secondBlowDue>("secondBlowDue", {.group = "actions", .rules = "3D-DUAL-05", .kept = true}),
    number<&Condition::blowDamage>("blowDamage",
                                   {.maximum = 9999,
                                    .fallback = kNoEntry,
                                    .optional = true,
                                    .unit = "Hits",
                                    .group = "defence",
                                    .rules = "3D-KNOCK-01 3D-DUAL-05",
                                    .kept = true}),
    number<&Condition::blowThrough>(
        "blowThrough",
        {.maximum = 9999, .unit = "Hits", .group = "defence", .rules = "3D-VEV-03 3D-DUAL-05", .kept = true}),
    number<&Condition::zoneValue>("zoneValue",
                                  {.maximum = 199,
                                   .fallback = kNoEntry,
                                   .optional = true,
                                   .group = "actions",
                                   .rules = "3D-SUP-01",
                                   .kept = true}),
    number<&Condition::zoneBullets>(
        "zoneBullets", {.maximum = 999, .unit = "bullets", .group = "actions", .rules = "3D-SUP-01", .kept = true}),
    number<&Condition::zoneCrossers>(
        "zoneCrossers", {.maximum = kMostCrossers, .group = "actions", .rules = "3D-SUP-02", .kept = true}),
    number<&Condition::zoneCrosserMarks>(
        "zoneCrosserMarks",
        {.maximum = 999'999'999, .group = "bookkeeping", .rules = "3D-SUP-02", .countedBy = "zoneCrossers"}),
    number<&Condition::coverPv>("coverPv",
                                {.maximum = 99,
                                 .fallback = kNoEntry,
                                 .optional = true,
                                 .group = "defence",
                                 .rules = "3D-PEN-03",
                                 .kept = true}),
    number<&Condition::coverId>("coverId",
                                {.maximum = 999,
                                 .fallback = kNoEntry,
                                 .optional = true,
                                 .group = "defence",
                                 .rules = "3D-PEN-06",
                                 .kept = true}),
    number<&Condition::coverIdLeft>("coverIdLeft",
                                    {.maximum = 999, .group = "defence", .rules = "3D-PEN-06", .kept = true}),
    number<&Condition::healingCount>(
        "healingCount", {.maximum = kMostHealings, .group = "healing", .rules = "3D-HEAL-01", .kept = true}),
    choice<&Condition::healingKind>("healingKind", kHealed,
                                    {.group = "healing", .rules = "3D-HEAL-01", .countedBy = "healingCount"}),
    number<&Condition::healingAmount>(
        "healingAmount",
        {.maximum = 999, .unit = "Hits", .group = "healing", .rules = "3D-HEAL-01", .countedBy = "healingCount"}),
    choice<&Condition::healingLocation>("healingLocation", kLocationIds,
                                        {.group = "healing", .rules = "3D-HEAL-01", .countedBy = "healingCount"}),
    number<&Condition::healingPhases>(
        "healingPhases",
        {.maximum = 99, .group = "healing", .rules = "3D-HEAL-01 3D-HEAL-02", .countedBy = "healingCount"}),
    number<&Condition::hospitalDays>("hospitalDays",
                                     {.maximum = 9999, .group = "healing", .rules = "3D-HEAL-04", .kept = true}),
};

}  // namespace

const RecordDeclaration characterRecord = declare::record<Character>("character", RecordKind::Character,
                                                                     kCharacterFields);
const RecordDeclaration conditionRecord = declare::record<Condition>("condition", RecordKind::Condition,
                                                                     kConditionFields);

}  // namespace hitspread::threed
