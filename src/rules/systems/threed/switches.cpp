#include "rules/systems/threed/switches.h"

#include "rules/core/declare/declare.h"

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::number;

constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};
constexpr std::array<std::string_view, 2> kFormSkill{"tn", "roll"};
constexpr std::array<std::string_view, 2> kUntrained{"rank0", "forbidden"};
constexpr std::array<std::string_view, 3> kActionRounding{"down", "nearest", "up"};
constexpr std::array<std::string_view, 3> kPhaseTable{"spread", "frontLoaded", "custom"};
constexpr std::array<std::string_view, 3> kInitiativeRolled{"perRound", "perCombat", "perPhase"};
constexpr std::array<std::string_view, 2> kAimCancels{"all", "recoilOnly"};
constexpr std::array<std::string_view, 2> kAccuracyScope{"allShots", "aimedShots"};
constexpr std::array<std::string_view, 2> kMaxAims{"none", "six"};
constexpr std::array<std::string_view, 3> kUnderFireDuration{"thisAndNextPhase", "thisPhase", "manual"};
constexpr std::array<std::string_view, 2> kSemiFollowRoll{"fullRoll", "noRoll"};
constexpr std::array<std::string_view, 3> kDexCap{"perRound", "perAction", "off"};
constexpr std::array<std::string_view, 2> kAutoFactor{"half", "full"};
constexpr std::array<std::string_view, 2> kAutoInfluence{"firstN", "poolOfN"};
constexpr std::array<std::string_view, 2> kAutoDiceForHits{"perBullet", "oneRoll"};
constexpr std::array<std::string_view, 3> kTemplateSplit{"equalParts", "byHexes", "fullToEach"};
constexpr std::array<std::string_view, 2> kRotaryMultiplies{"ratingAndDie", "ratingOnly"};
constexpr std::array<std::string_view, 2> kRotaryRounds{"barrels", "one"};
constexpr std::array<std::string_view, 2> kShotHalves{"ratings", "totals"};
constexpr std::array<std::string_view, 3> kSuppressionDuration{"phase", "nextAction", "round"};
constexpr std::array<std::string_view, 2> kMeleePenEqual{"stopped", "penetrates"};
constexpr std::array<std::string_view, 2> kIdLossStopped{"ad", "dam"};
constexpr std::array<std::string_view, 2> kLivingIdFrom{"fullHits", "currentHits"};
constexpr std::array<std::string_view, 3> kVevaphonHalfPv{"up", "exact", "down"};
constexpr std::array<std::string_view, 2> kConcPenalty{"damageTaken", "attackDamage"};
constexpr std::array<std::string_view, 2> kStuckBlocks{"torsoHits", "allHits"};
constexpr std::array<std::string_view, 2> kVitalDeath{"atZero", "atDestroyed"};
constexpr std::array<std::string_view, 2> kSevereAt{"halfFull", "fullDouble"};
constexpr std::array<std::string_view, 2> kKnockOut{"atLeast", "above"};
constexpr std::array<std::string_view, 2> kOneHandLimit{"halfStr", "str"};
constexpr std::array<std::string_view, 2> kJamFormula{"excessMinusFactor", "literal"};
constexpr std::array<std::string_view, 2> kQuickDrawSaves{"test", "all"};
constexpr std::array<std::string_view, 2> kDualMeleeExcess{"forbid", "minusOnePerPoint"};
constexpr std::array<std::string_view, 2> kKnockDamage{"beforeArmour", "afterArmour"};
constexpr std::array<std::string_view, 3> kKnockSeveral{"highest", "eachHit", "sum"};
constexpr std::array<std::string_view, 2> kKnockOutPenalty{"none", "excess"};
constexpr std::array<std::string_view, 2> kDiveCost{"oneAction", "free"};
constexpr std::array<std::string_view, 2> kBalletPenalty{"none", "asDance"};
constexpr std::array<std::string_view, 2> kDodgePenaltyUses{"sdv", "face"};
constexpr std::array<std::string_view, 2> kBlastVersusArmour{"ignores", "absorbed"};
constexpr std::array<std::string_view, 3> kMeleeAimCap{"skillRank", "one", "none"};
constexpr std::array<std::string_view, 2> kFreeParryRounding{"down", "up"};
constexpr std::array<std::string_view, 2> kParryDieUse{"both", "divide"};
constexpr std::array<std::string_view, 2> kBareParryHalves{"points", "roll"};
constexpr std::array<std::string_view, 2> kMartialArtsInitiative{"always", "whenAttacking"};
constexpr std::array<std::string_view, 2> kBruisedVital{"ko", "death"};
constexpr std::array<std::string_view, 2> kDodgePerLayer{"additional", "everyLayer"};
constexpr std::array<std::string_view, 2> kWoundDamage{"afterArmour", "beforeArmour"};
constexpr std::array<std::string_view, 2> kBleedClock{"perCharacter", "perWound"};
constexpr std::array<std::string_view, 2> kRegenerationClock{"roundNumber", "sinceInjury"};

constexpr FieldDeclaration kFields[]{
    choice<&Switches::formSkill>("mod.formSkill", kFormSkill, {.fallback = 0, .group = "checks", .rules = "A-009"}),
    choice<&Switches::formCombat>("mod.formCombat", kFormSkill, {.fallback = 1, .group = "checks", .rules = "A-009"}),
    choice<&Switches::untrained>("skill.untrained", kUntrained, {.fallback = 0, .group = "checks", .rules = "A-013"}),
    choice<&Switches::actionRounding>("turn.actionRounding", kActionRounding,
                                      {.fallback = 0, .group = "rounds", .rules = "A-014"}),
    choice<&Switches::phaseTable>("turn.phaseTable", kPhaseTable, {.fallback = 0, .group = "rounds", .rules = "A-015"}),
    number<&Switches::ownPhaseTable>("turn.phaseTable.own", {.maximum = 9, .group = "rounds", .rules = "A-015"}),
    number<&Switches::ambidextrousActions>(
        "turn.ambidextrousActions", {.minimum = 0, .maximum = 9, .fallback = 1, .group = "rounds", .rules = "A-016"}),
    choice<&Switches::initiativeRolled>("turn.initiative", kInitiativeRolled,
                                        {.fallback = 0, .group = "rounds", .rules = "A-017"}),
    choice<&Switches::opportunityInterrupt>("turn.opportunityInterrupt", kOffOn,
                                            {.fallback = 1, .group = "rounds", .rules = "A-019"}),
    number<&Switches::splitMinShare>("split.minShare",
                                     {.minimum = 0, .maximum = 1, .fallback = 1, .group = "rounds", .rules = "A-020"}),
    number<&Switches::secondsPerPhase>(
        "turn.secondsPerPhase", {.minimum = 1, .maximum = 3600, .fallback = 1, .group = "rounds", .rules = "A-021"}),
    number<&Switches::reloadCost>("act.reloadCost",
                                  {.minimum = 0, .maximum = 9, .fallback = 1, .group = "rounds", .rules = "A-022"}),
    number<&Switches::standUpCost>("act.standUpCost",
                                   {.minimum = 0, .maximum = 9, .fallback = 1, .group = "rounds", .rules = "A-022"}),
    choice<&Switches::mirrorFromBehind>("hex.mirrorFromBehind", kOffOn,
                                        {.fallback = 1, .group = "aimingAndSpread", .rules = "A-026"}),
    choice<&Switches::coverMask>("hex.coverMask", kOffOn,
                                 {.fallback = 1, .group = "aimingAndSpread", .rules = "A-028"}),
    number<&Switches::rangeToHit>("range.toHit",
                                  {.minimum = -20, .maximum = 20, .group = "aimingAndSpread", .rules = "A-030"}),
    choice<&Switches::stanceWithAim>("stance.autoWithAim", kOffOn,
                                     {.fallback = 1, .group = "aimingAndSpread", .rules = "A-032"}),
    choice<&Switches::aimCancels>("aim.cancels", kAimCancels,
                                  {.fallback = 0, .group = "aimingAndSpread", .rules = "A-034"}),
    choice<&Switches::accuracyScope>("waf.scope", kAccuracyScope,
                                     {.fallback = 0, .group = "aimingAndSpread", .rules = "A-035"}),
    choice<&Switches::wildAddBase>("wild.addBase", kOffOn,
                                   {.fallback = 0, .group = "aimingAndSpread", .rules = "A-037"}),
    choice<&Switches::maxAims>("aim.maxActions", kMaxAims,
                               {.fallback = 0, .group = "aimingAndSpread", .rules = "A-038"}),
    choice<&Switches::scopeCapByMarksman>("scope.capByMarksman", kOffOn,
                                          {.fallback = 0, .group = "aimingAndSpread", .rules = "A-039"}),
    choice<&Switches::aimLostOnDamage>("aim.lostOnDamage", kOffOn,
                                       {.fallback = 1, .group = "aimingAndSpread", .rules = "A-040"}),
    choice<&Switches::underFireDuration>("fire.duration", kUnderFireDuration,
                                         {.fallback = 0, .group = "stressAndJams", .rules = "A-041"}),
    choice<&Switches::missAimingDie>("miss.aimingDie", kOffOn,
                                     {.fallback = 0, .group = "aimingAndSpread", .rules = "A-043"}),
    choice<&Switches::cleanMiss>("miss.clean", kOffOn, {.fallback = 0, .group = "aimingAndSpread", .rules = "A-044"}),
    choice<&Switches::semiEffectiveRecoil>("semi.useEffectiveRcl", kOffOn,
                                           {.fallback = 1, .group = "severalShots", .rules = "A-047"}),
    choice<&Switches::semiFollowRoll>("semi.followRoll", kSemiFollowRoll,
                                      {.fallback = 0, .group = "severalShots", .rules = "A-048"}),
    choice<&Switches::dexCap>("semi.dexCap", kDexCap, {.fallback = 0, .group = "severalShots", .rules = "A-049"}),
    number<&Switches::autoMaxDice>("auto.maxDice",
                                   {.minimum = 1,
                                    .maximum = 20,
                                    .fallback = kNoEntry,
                                    .optional = true,
                                    .group = "severalShots",
                                    .rules = "A-050"}),
    choice<&Switches::autoFactor>("auto.asFactor", kAutoFactor,
                                  {.fallback = 0, .group = "severalShots", .rules = "A-051"}),
    choice<&Switches::autoInfluence>("auto.influence", kAutoInfluence,
                                     {.fallback = 0, .group = "severalShots", .rules = "A-052"}),
    choice<&Switches::autoDiceForHits>("auto.diceForHits", kAutoDiceForHits,
                                       {.fallback = 0, .group = "severalShots", .rules = "A-054"}),
    number<&Switches::bulletsPerSwitch>(
        "walk.bulletsPerSwitch",
        {.minimum = 1, .maximum = 9, .fallback = 1, .group = "severalShots", .rules = "A-056"}),
    choice<&Switches::templateSplit>("template.split", kTemplateSplit,
                                     {.fallback = 0, .group = "severalShots", .rules = "A-058"}),
    choice<&Switches::rotaryMultiplies>("rotary.multiplies", kRotaryMultiplies,
                                        {.fallback = 0, .group = "severalShots", .rules = "A-059"}),
    choice<&Switches::rotaryRounds>("rotary.roundsPerVolley", kRotaryRounds,
                                    {.fallback = 0, .group = "severalShots", .rules = "A-060"}),
    choice<&Switches::shotHalves>("shot.halves", kShotHalves,
                                  {.fallback = 0, .group = "severalShots", .rules = "A-061"}),
    choice<&Switches::suppressionDuration>("sup.duration", kSuppressionDuration,
                                           {.fallback = 0, .group = "severalShots", .rules = "A-065"}),
    choice<&Switches::meleePenEqual>("melee.penEqual", kMeleePenEqual,
                                     {.fallback = 0, .group = "closeCombat", .rules = "A-068"}),
    choice<&Switches::idLossStopped>("armour.idLossStopped", kIdLossStopped,
                                     {.fallback = 0, .group = "protection", .rules = "A-069"}),
    choice<&Switches::damageReduction>("armour.damReduction", kAutoFactor,
                                       {.fallback = 0, .group = "protection", .rules = "A-071"}),
    number<&Switches::minimumOnPenetration>(
        "damage.minOnPenetration",
        {.minimum = 0, .maximum = 1, .fallback = 0, .group = "protection", .rules = "A-072"}),
    choice<&Switches::layering>("layering", kOffOn, {.fallback = 0, .group = "protection", .rules = "A-073"}),
    choice<&Switches::livingIdFrom>("living.idFrom", kLivingIdFrom,
                                    {.fallback = 0, .group = "protection", .rules = "A-075"}),
    choice<&Switches::vevaphonHalfPv>("vev.halfPv", kVevaphonHalfPv,
                                      {.fallback = 0, .group = "protection", .rules = "A-076"}),
    choice<&Switches::concPenalty>("vev.concPenalty", kConcPenalty,
                                   {.fallback = 0, .group = "protection", .rules = "A-077"}),
    choice<&Switches::shiftLowersPhys>("vev.shiftLowersPhys", kOffOn,
                                       {.fallback = 1, .group = "protection", .rules = "A-079"}),
    choice<&Switches::stuckBlocks>("stuck.blocks", kStuckBlocks, {.fallback = 0, .group = "harm", .rules = "A-080"}),
    choice<&Switches::vitalDeath>("vital.death", kVitalDeath, {.fallback = 0, .group = "harm", .rules = "A-081"}),
    choice<&Switches::severeAt>("loc.severeAt", kSevereAt, {.fallback = 0, .group = "harm", .rules = "A-082"}),
    choice<&Switches::knockOut>("ko.rule", kKnockOut, {.fallback = 0, .group = "harm", .rules = "A-084"}),
    choice<&Switches::deathCountsBruising>("death.countBruising", kOffOn,
                                           {.fallback = 0, .group = "harm", .rules = "A-085"}),
    choice<&Switches::paramedicWakes>("ko.paramedicWakes", kOffOn, {.fallback = 1, .group = "harm", .rules = "A-086"}),
    choice<&Switches::oneHandLimit>("rcl.oneHandLimit", kOneHandLimit,
                                    {.fallback = 0, .group = "recoilAndDrawing", .rules = "A-091"}),
    choice<&Switches::bruiseArmTrack>("rcl.bruiseArmTrack", kOffOn,
                                      {.fallback = 1, .group = "recoilAndDrawing", .rules = "A-092"}),
    choice<&Switches::underFire>("opt.underFire", kOffOn, {.fallback = 0, .group = "stressAndJams", .rules = "A-096"}),
    choice<&Switches::jamFormula>("jam.formula", kJamFormula,
                                  {.fallback = 0, .group = "stressAndJams", .rules = "A-099"}),
    choice<&Switches::jamming>("opt.jamming", kOffOn, {.fallback = 0, .group = "stressAndJams", .rules = "A-100"}),
    choice<&Switches::quickDrawSaves>("qd.advantageSaves", kQuickDrawSaves,
                                      {.fallback = 0, .group = "recoilAndDrawing", .rules = "A-101"}),
    choice<&Switches::dualOneHandToo>("dual.oneHandToo", kOffOn,
                                      {.fallback = 1, .group = "recoilAndDrawing", .rules = "A-103"}),
    choice<&Switches::dualMeleeExcess>("dual.meleeExcess", kDualMeleeExcess,
                                       {.fallback = 0, .group = "recoilAndDrawing", .rules = "A-104"}),
    number<&Switches::offHandAlone>(
        "dual.offHandAlone",
        {.minimum = -3, .maximum = 0, .fallback = 0, .group = "recoilAndDrawing", .rules = "A-105"}),
    choice<&Switches::knockDamage>("knock.dam", kKnockDamage, {.fallback = 0, .group = "evasion", .rules = "A-106"}),
    choice<&Switches::knockSeveral>("knock.multi", kKnockSeveral,
                                    {.fallback = 0, .group = "evasion", .rules = "A-107"}),
    choice<&Switches::knockOutPenalty>("knock.koPenalty", kKnockOutPenalty,
                                       {.fallback = 0, .group = "evasion", .rules = "A-108"}),
    choice<&Switches::diveCost>("dive.cost", kDiveCost, {.fallback = 0, .group = "evasion", .rules = "A-111"}),
    choice<&Switches::balletPenalty>("ballet.penalty", kBalletPenalty,
                                     {.fallback = 0, .group = "evasion", .rules = "A-113"}),
    choice<&Switches::dodgePenaltyUses>("dodge.penaltyUses", kDodgePenaltyUses,
                                        {.fallback = 0, .group = "evasion", .rules = "A-114"}),
    choice<&Switches::blastVersusArmour>("gren.blastVsArmour", kBlastVersusArmour,
                                         {.fallback = 0, .group = "explosions", .rules = "A-123"}),
    choice<&Switches::grenadeKnockback>("gren.knockback", kOffOn,
                                        {.fallback = 1, .group = "explosions", .rules = "A-124"}),
    choice<&Switches::meleeAimCap>("meleeAim.cap", kMeleeAimCap,
                                   {.fallback = 0, .group = "closeCombat", .rules = "A-132"}),
    choice<&Switches::freeParryRounding>("parry.freeRounding", kFreeParryRounding,
                                         {.fallback = 0, .group = "closeCombat", .rules = "A-134"}),
    choice<&Switches::parryDieUse>("parry.sdUse", kParryDieUse,
                                   {.fallback = 0, .group = "closeCombat", .rules = "A-138"}),
    choice<&Switches::bareParryHalves>("parry.bareHalves", kBareParryHalves,
                                       {.fallback = 0, .group = "closeCombat", .rules = "A-139"}),
    choice<&Switches::martialArtsInitiative>("ma.initiative", kMartialArtsInitiative,
                                             {.fallback = 0, .group = "closeCombat", .rules = "A-141"}),
    choice<&Switches::bruisedVital>("ma.bruiseVital", kBruisedVital,
                                    {.fallback = 0, .group = "closeCombat", .rules = "A-142"}),
    choice<&Switches::bluntMarksLocation>("bruise.bluntMarksLocation", kOffOn,
                                          {.fallback = 0, .group = "harm", .rules = "A-143"}),
    choice<&Switches::dodgePerLayer>("layer.dodgePerLayer", kDodgePerLayer,
                                     {.fallback = 0, .group = "protection", .rules = "A-146"}),
    choice<&Switches::woundDamage>("wound.dam", kWoundDamage, {.fallback = 0, .group = "harm", .rules = "A-147"}),
    choice<&Switches::bleedClock>("bleed.clock", kBleedClock, {.fallback = 0, .group = "harm", .rules = "A-148"}),
    choice<&Switches::woundOnInitiative>("wound.penaltyOnInitiative", kOffOn,
                                         {.fallback = 0, .group = "harm", .rules = "A-150"}),
    number<&Switches::failedExtraction>("aid.failedExtraction",
                                        {.minimum = 1, .maximum = 6, .fallback = 6, .group = "harm", .rules = "A-154"}),
    choice<&Switches::regenerationClock>("regen.clock", kRegenerationClock,
                                         {.fallback = 0, .group = "harm", .rules = "A-158"}),
};

static_assert(std::size(kFields) == 83 + 1, "section 1.12 lists 83 switches; one of them has a table beside it");

constexpr Profile::Setting kAsPrinted[]{
    {"auto.asFactor", static_cast<std::int32_t>(AutoFactorRule::Full)},
    {"rcl.oneHandLimit", static_cast<std::int32_t>(OneHandLimitRule::Str)},
    {"armour.damReduction", static_cast<std::int32_t>(DamageReductionRule::Full)},
    {"jam.formula", static_cast<std::int32_t>(JamFormulaRule::Literal)},
    {"aim.cancels", static_cast<std::int32_t>(AimCancelsRule::RecoilOnly)},
    {"armour.idLossStopped", static_cast<std::int32_t>(IdLossStoppedRule::Dam)},
};

constexpr Profile kProfiles[]{{"recommended", {}}, {"asPrinted", kAsPrinted}};

}  // namespace

const RecordDeclaration switchesRecord = declare::record<Switches>("switches", RecordKind::Switches, kFields);

std::span<const Profile> profiles()
{
    return kProfiles;
}

}  // namespace hitspread::threed
