#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/person.h"

#include <string>
#include <vector>

namespace hitspread::rollunder {

/// A maneuver of one person alone: what is declared of it makes the action. The sheet leaves each a distance and defences (R3-69).
template <typename Options>
struct SimpleAction : Person {
    Options options;
    Switches switches;

    static const ActionDeclaration kAction;
};

struct DoNothingOptions {
    static constexpr Maneuver kManeuver = Maneuver::DoNothing;
    std::string note{};
};
struct MoveOptions {
    static constexpr Maneuver kManeuver = Maneuver::Move;
    std::int32_t yards = 0;
    std::string note{};
};
struct ConcentrateOptions {
    static constexpr Maneuver kManeuver = Maneuver::Concentrate;
    std::int32_t yards = 0;
    std::string note{};
};
/// From any posture to any other; defences are at the worse of the two until his next turn (R3-D35, R3-D70).
struct ChangePostureOptions {
    static constexpr Maneuver kManeuver = Maneuver::ChangePosture;
    Posture posture = Posture::Standing;
};
/// One foe is watched for the next attack or Feint on him (R3-D34, R3-D43, R3-D54).
struct EvaluateOptions {
    static constexpr Maneuver kManeuver = Maneuver::Evaluate;
    std::int32_t yards = 0;
    std::int32_t whom = kUsualTarget;
    std::string whomName{};  ///< for the log, whatever becomes of him
};
/// One defence is better until his next turn (R3-D34).
struct AllOutDefenseOptions {
    static constexpr Maneuver kManeuver = Maneuver::AllOutDefense;
    DefenceKind defence = DefenceKind::Dodge;
    std::int32_t yards = 0;
};
/// What he does comes when the game master sees what he waits for (R3-D39, R3-D61).
struct WaitOptions {
    static constexpr Maneuver kManeuver = Maneuver::Wait;
    Trigger trigger = Trigger::Other;
    std::int32_t whom = kUsualTarget;
    std::string whomName{};
    std::string note{};
};

using DoNothing = SimpleAction<DoNothingOptions>;
using Move = SimpleAction<MoveOptions>;
using Concentrate = SimpleAction<ConcentrateOptions>;
using ChangePosture = SimpleAction<ChangePostureOptions>;
using Evaluate = SimpleAction<EvaluateOptions>;
using AllOutDefense = SimpleAction<AllOutDefenseOptions>;
using Wait = SimpleAction<WaitOptions>;

struct AimOptions {
    std::int32_t yards = 0;
    std::int32_t with = 0;
    std::int32_t whom = kUsualTarget;
    std::string whomName{};
};

/// A turn of aiming a ranged weapon at somebody (R3-61, R3-D34, R3-D53, R3-D76).
struct Aim : Person, bundle::Armed<Kit> {
    AimOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// What is made ready.
enum class Readying : std::uint8_t { Weapon, Shield };
inline constexpr std::array<std::string_view, 2> kReadying{"weapon", "shield"};

struct ReadyOptions {
    Readying what = Readying::Weapon;
    Held held = Held::Right;  ///< of what is drawn
    std::int32_t yards = 0;
};

/// One thing is made ready, drawn or picked up within a step, in as many turns as it takes (R3-01, R3-D59).
struct Ready : CladPerson, bundle::Armed<Kit> {
    ReadyOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

// Preconditions of what resolves: no refusals.
template <typename Options>
[[nodiscard]] std::vector<Refusal> refusalsOf(const SimpleAction<Options>& action, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Aim& aim, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Ready& ready, const BodyPlan*);
template <typename Options>
void resolveAction(const SimpleAction<Options>& action, Derivation& derivation);
void resolveAction(const Aim& aim, Derivation& derivation);
void resolveAction(const Ready& ready, Derivation& derivation);
/// The hands a weapon is held with.
void preset(Ready& ready);
/// As far as he may (R3-69, R3-70).
void preset(Move& move);

}  // namespace hitspread::rollunder
