#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/system.h"

#include <array>
#include <cstdint>

namespace hitspread::threed {

enum class FormSkillRule : std::uint8_t { Tn, Roll };
enum class FormCombatRule : std::uint8_t { Tn, Roll };
enum class UntrainedRule : std::uint8_t { Rank0, Forbidden };
enum class ActionRoundingRule : std::uint8_t { Down, Nearest, Up };
enum class PhaseTableRule : std::uint8_t { Spread, FrontLoaded, Custom };
enum class InitiativeRolledRule : std::uint8_t { PerRound, PerCombat, PerPhase };
enum class AimCancelsRule : std::uint8_t { All, RecoilOnly };
enum class AccuracyScopeRule : std::uint8_t { AllShots, AimedShots };
enum class MaxAimsRule : std::uint8_t { None, Six };
enum class UnderFireDurationRule : std::uint8_t { ThisAndNextPhase, ThisPhase, Manual };
enum class SemiFollowRollRule : std::uint8_t { FullRoll, NoRoll };
enum class DexCapRule : std::uint8_t { PerRound, PerAction, Off };
enum class AutoFactorRule : std::uint8_t { Half, Full };
enum class AutoInfluenceRule : std::uint8_t { FirstN, PoolOfN };
enum class AutoDiceForHitsRule : std::uint8_t { PerBullet, OneRoll };
enum class TemplateSplitRule : std::uint8_t { EqualParts, ByHexes, FullToEach };
enum class RotaryMultipliesRule : std::uint8_t { RatingAndDie, RatingOnly };
enum class RotaryRoundsRule : std::uint8_t { Barrels, One };
enum class ShotHalvesRule : std::uint8_t { Ratings, Totals };
enum class SuppressionDurationRule : std::uint8_t { Phase, NextAction, Round };
enum class MeleePenEqualRule : std::uint8_t { Stopped, Penetrates };
enum class IdLossStoppedRule : std::uint8_t { Ad, Dam };
enum class DamageReductionRule : std::uint8_t { Half, Full };
enum class LivingIdFromRule : std::uint8_t { FullHits, CurrentHits };
enum class VevaphonHalfPvRule : std::uint8_t { Up, Exact, Down };
enum class ConcPenaltyRule : std::uint8_t { DamageTaken, AttackDamage };
enum class StuckBlocksRule : std::uint8_t { TorsoHits, AllHits };
enum class VitalDeathRule : std::uint8_t { AtZero, AtDestroyed };
enum class SevereAtRule : std::uint8_t { HalfFull, FullDouble };
enum class KnockOutRule : std::uint8_t { AtLeast, Above };
enum class OneHandLimitRule : std::uint8_t { HalfStr, Str };
enum class JamFormulaRule : std::uint8_t { ExcessMinusFactor, Literal };
enum class QuickDrawSavesRule : std::uint8_t { Test, All };
enum class DualMeleeExcessRule : std::uint8_t { Forbid, MinusOnePerPoint };
enum class KnockDamageRule : std::uint8_t { BeforeArmour, AfterArmour };
enum class KnockSeveralRule : std::uint8_t { Highest, EachHit, Sum };
enum class KnockOutPenaltyRule : std::uint8_t { None, Excess };
enum class DiveCostRule : std::uint8_t { OneAction, Free };
enum class BalletPenaltyRule : std::uint8_t { None, AsDance };
enum class DodgePenaltyUsesRule : std::uint8_t { Sdv, Face };
enum class BlastVersusArmourRule : std::uint8_t { Ignores, Absorbed };
enum class MeleeAimCapRule : std::uint8_t { SkillRank, One, None };
enum class FreeParryRoundingRule : std::uint8_t { Down, Up };
enum class ParryDieUseRule : std::uint8_t { Both, Divide };
enum class BareParryHalvesRule : std::uint8_t { Points, Roll };
enum class MartialArtsInitiativeRule : std::uint8_t { Always, WhenAttacking };
enum class BruisedVitalRule : std::uint8_t { Ko, Death };
enum class DodgePerLayerRule : std::uint8_t { Additional, EveryLayer };
enum class WoundDamageRule : std::uint8_t { AfterArmour, BeforeArmour };
enum class BleedClockRule : std::uint8_t { PerCharacter, PerWound };
enum class RegenerationClockRule : std::uint8_t { RoundNumber, SinceInjury };

inline constexpr std::int32_t kPhases = 3;          ///< in a round (3D-TURN-01)
inline constexpr std::int32_t kPhaseTableRows = 6;  ///< of the custom phase table: 1 to 6 Actions
inline constexpr std::size_t kPhaseTableCells = static_cast<std::size_t>(kPhases * kPhaseTableRows);

/// Every house-rule switch of section 1.12, at its default. Travels with the request and is stored with the fight; rules read
/// switches from nowhere else. Two-valued switches called on/off are bools; the others have an enumerator per value.
struct Switches {
    FormSkillRule formSkill = FormSkillRule::Tn;                   ///< mod.formSkill
    FormCombatRule formCombat = FormCombatRule::Roll;              ///< mod.formCombat
    UntrainedRule untrained = UntrainedRule::Rank0;                ///< skill.untrained
    ActionRoundingRule actionRounding = ActionRoundingRule::Down;  ///< turn.actionRounding
    PhaseTableRule phaseTable = PhaseTableRule::Spread;            ///< turn.phaseTable
    /// turn.phaseTable.own: what the custom table holds for 1 to 6 Actions, three phases each; a row of zeros: even spread
    std::array<std::int32_t, kPhaseTableCells> ownPhaseTable{};
    std::int32_t ambidextrousActions = 1;                                               ///< turn.ambidextrousActions
    InitiativeRolledRule initiativeRolled = InitiativeRolledRule::PerRound;             ///< turn.initiative
    bool opportunityInterrupt = true;                                                   ///< turn.opportunityInterrupt
    std::int32_t splitMinShare = 1;                                                     ///< split.minShare
    std::int32_t secondsPerPhase = 1;                                                   ///< turn.secondsPerPhase
    std::int32_t reloadCost = 1;                                                        ///< act.reloadCost
    std::int32_t standUpCost = 1;                                                       ///< act.standUpCost
    bool mirrorFromBehind = true;                                                       ///< hex.mirrorFromBehind
    bool coverMask = true;                                                              ///< hex.coverMask
    std::array<std::int32_t, 4> rangeToHit{};                                           ///< range.toHit: per band
    bool stanceWithAim = true;                                                          ///< stance.autoWithAim
    AimCancelsRule aimCancels = AimCancelsRule::All;                                    ///< aim.cancels
    AccuracyScopeRule accuracyScope = AccuracyScopeRule::AllShots;                      ///< waf.scope
    bool wildAddBase = false;                                                           ///< wild.addBase
    MaxAimsRule maxAims = MaxAimsRule::None;                                            ///< aim.maxActions
    bool scopeCapByMarksman = false;                                                    ///< scope.capByMarksman
    bool aimLostOnDamage = true;                                                        ///< aim.lostOnDamage
    UnderFireDurationRule underFireDuration = UnderFireDurationRule::ThisAndNextPhase;  ///< fire.duration
    bool missAimingDie = false;                                                         ///< miss.aimingDie
    bool cleanMiss = false;                                                             ///< miss.clean
    bool semiEffectiveRecoil = true;                                                    ///< semi.useEffectiveRcl
    SemiFollowRollRule semiFollowRoll = SemiFollowRollRule::FullRoll;                   ///< semi.followRoll
    DexCapRule dexCap = DexCapRule::PerRound;                                           ///< semi.dexCap
    std::int32_t autoMaxDice = kNoEntry;                                           ///< auto.maxDice; no entry: no limit
    AutoFactorRule autoFactor = AutoFactorRule::Half;                              ///< auto.asFactor
    AutoInfluenceRule autoInfluence = AutoInfluenceRule::FirstN;                   ///< auto.influence
    AutoDiceForHitsRule autoDiceForHits = AutoDiceForHitsRule::PerBullet;          ///< auto.diceForHits
    std::int32_t bulletsPerSwitch = 1;                                             ///< walk.bulletsPerSwitch
    TemplateSplitRule templateSplit = TemplateSplitRule::EqualParts;               ///< template.split
    RotaryMultipliesRule rotaryMultiplies = RotaryMultipliesRule::RatingAndDie;    ///< rotary.multiplies
    RotaryRoundsRule rotaryRounds = RotaryRoundsRule::Barrels;                     ///< rotary.roundsPerVolley
    ShotHalvesRule shotHalves = ShotHalvesRule::Ratings;                           ///< shot.halves
    SuppressionDurationRule suppressionDuration = SuppressionDurationRule::Phase;  ///< sup.duration
    MeleePenEqualRule meleePenEqual = MeleePenEqualRule::Stopped;                  ///< melee.penEqual
    IdLossStoppedRule idLossStopped = IdLossStoppedRule::Ad;                       ///< armour.idLossStopped
    DamageReductionRule damageReduction = DamageReductionRule::Half;               ///< armour.damReduction
    std::int32_t minimumOnPenetration = 0;                                         ///< damage.minOnPenetration
    bool layering = false;                                                         ///< layering
    LivingIdFromRule livingIdFrom = LivingIdFromRule::FullHits;                    ///< living.idFrom
    VevaphonHalfPvRule vevaphonHalfPv = VevaphonHalfPvRule::Up;                    ///< vev.halfPv
    ConcPenaltyRule concPenalty = ConcPenaltyRule::DamageTaken;                    ///< vev.concPenalty
    bool shiftLowersPhys = true;                                                   ///< vev.shiftLowersPhys
    StuckBlocksRule stuckBlocks = StuckBlocksRule::TorsoHits;                      ///< stuck.blocks
    VitalDeathRule vitalDeath = VitalDeathRule::AtZero;                            ///< vital.death
    SevereAtRule severeAt = SevereAtRule::HalfFull;                                ///< loc.severeAt
    KnockOutRule knockOut = KnockOutRule::AtLeast;                                 ///< ko.rule
    bool deathCountsBruising = false;                                              ///< death.countBruising
    bool paramedicWakes = true;                                                    ///< ko.paramedicWakes
    OneHandLimitRule oneHandLimit = OneHandLimitRule::HalfStr;                     ///< rcl.oneHandLimit
    bool bruiseArmTrack = true;                                                    ///< rcl.bruiseArmTrack
    bool underFire = false;                                                        ///< opt.underFire
    JamFormulaRule jamFormula = JamFormulaRule::ExcessMinusFactor;                 ///< jam.formula
    bool jamming = false;                                                          ///< opt.jamming
    QuickDrawSavesRule quickDrawSaves = QuickDrawSavesRule::Test;                  ///< qd.advantageSaves
    bool dualOneHandToo = true;                                                    ///< dual.oneHandToo
    DualMeleeExcessRule dualMeleeExcess = DualMeleeExcessRule::Forbid;             ///< dual.meleeExcess
    std::int32_t offHandAlone = 0;                                                 ///< dual.offHandAlone
    KnockDamageRule knockDamage = KnockDamageRule::BeforeArmour;                   ///< knock.dam
    KnockSeveralRule knockSeveral = KnockSeveralRule::Highest;                     ///< knock.multi
    KnockOutPenaltyRule knockOutPenalty = KnockOutPenaltyRule::None;               ///< knock.koPenalty
    DiveCostRule diveCost = DiveCostRule::OneAction;                               ///< dive.cost
    BalletPenaltyRule balletPenalty = BalletPenaltyRule::None;                     ///< ballet.penalty
    DodgePenaltyUsesRule dodgePenaltyUses = DodgePenaltyUsesRule::Sdv;             ///< dodge.penaltyUses
    BlastVersusArmourRule blastVersusArmour = BlastVersusArmourRule::Ignores;      ///< gren.blastVsArmour
    bool grenadeKnockback = true;                                                  ///< gren.knockback
    MeleeAimCapRule meleeAimCap = MeleeAimCapRule::SkillRank;                      ///< meleeAim.cap
    FreeParryRoundingRule freeParryRounding = FreeParryRoundingRule::Down;         ///< parry.freeRounding
    ParryDieUseRule parryDieUse = ParryDieUseRule::Both;                           ///< parry.sdUse
    BareParryHalvesRule bareParryHalves = BareParryHalvesRule::Points;             ///< parry.bareHalves
    MartialArtsInitiativeRule martialArtsInitiative = MartialArtsInitiativeRule::Always;  ///< ma.initiative
    BruisedVitalRule bruisedVital = BruisedVitalRule::Ko;                                 ///< ma.bruiseVital
    bool bluntMarksLocation = false;                                                      ///< bruise.bluntMarksLocation
    DodgePerLayerRule dodgePerLayer = DodgePerLayerRule::Additional;                      ///< layer.dodgePerLayer
    WoundDamageRule woundDamage = WoundDamageRule::AfterArmour;                           ///< wound.dam
    BleedClockRule bleedClock = BleedClockRule::PerCharacter;                             ///< bleed.clock
    bool woundOnInitiative = false;                                                       ///< wound.penaltyOnInitiative
    std::int32_t failedExtraction = 6;                                                    ///< aid.failedExtraction
    RegenerationClockRule regenerationClock = RegenerationClockRule::RoundNumber;         ///< regen.clock
};

extern const RecordDeclaration switchesRecord;

/// "recommended" (the defaults) and "as printed" (section 1.12).
[[nodiscard]] std::span<const Profile> profiles();

}  // namespace hitspread::threed
