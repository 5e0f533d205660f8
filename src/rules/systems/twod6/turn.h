#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/twod6/person.h"

#include <array>
#include <vector>

namespace hitspread::twod6 {

/// Whether a choice by hand changes a state.
enum class Flip : std::uint8_t { Stays, On, Off };
inline constexpr std::array<std::string_view, 3> kFlips{"stays", "on", "off"};
/// The same of a wound.
enum class WoundChange : std::uint8_t { Stays, Ok, Incapacitated, Disabled };
inline constexpr std::array<std::string_view, 4> kWoundChanges{"stays", "ok", "incapacitated", "disabled"};
enum class CoverChange : std::uint8_t { Stays, None, Partial, Full };
inline constexpr std::array<std::string_view, 4> kCoverChanges{"stays", "none", "partial", "full"};

struct StatusOptions {
    Flip surprised = Flip::Stays;
    Flip unconscious = Flip::Stays;
    Flip stabilised = Flip::Stays;
    Flip prone = Flip::Stays;
    Flip concealed = Flip::Stays;
    Flip underCare = Flip::Stays;
    Flip mayAct = Flip::Stays;  ///< although Head or Torso is Incapacitated (TD-D61)
    bool losesAim = false;      ///< the target left his sight (TD-48)
    CoverChange cover = CoverChange::Stays;
    std::int32_t covered =
        kNoEntry;  ///< locations behind it; no entry: the usual ones where the cover changes (TD-D38)
    std::int32_t elevation = kNoEntry;
    Location location = Location::Torso;
    WoundChange wound = WoundChange::Stays;  ///< of that location (TD-105)
    std::int32_t who = kUsualActor;
};

/// What the game master says of somebody: surprised, awake, stabilised, lying, covered, higher, wounded (TD-11, TD-43, TD-48, TD-60, TD-105 to
/// TD-108, TD-113, TD-123, TD-D38, TD-D60, TD-D61, TD-D65, TD-D67). Asks nothing.
struct Status {
    StatusOptions options;
    std::vector<Fighter> character;  ///< one
    Switches switches;
    std::vector<Bound> bound;

    static const ActionDeclaration kAction;
};

struct ConsciousnessOptions {
    bool wakes = false;  ///< a try to wake; else whether he stays awake
    Ranks checkModifiers;
    std::int32_t who = kUsualActor;
};

/// A Consciousness roll the game master calls for, or a try to wake (TD-101 to TD-104, TD-114, TD-115, TD-D64). Dice: the roll.
struct Consciousness {
    ConsciousnessOptions options;
    std::vector<Fighter> character;  ///< one
    Switches switches;
    std::vector<Bound> bound;

    static const ActionDeclaration kAction;
};

/// What ends for those tied to somebody by what befell him: whom he held is free, and nobody holds the dead (TD-D50, TD-D54).
[[nodiscard]] Untying untyingOf(const Condition& before, const Condition& now, std::int32_t number);

[[nodiscard]] std::vector<Refusal> refusalsOf(const Status& status, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Consciousness& roll, const BodyPlan*);
// Preconditions: refusalsOf is empty.
void resolveAction(const Status& status, Derivation& derivation);
void resolveAction(const Consciousness& roll, Derivation& derivation);

}  // namespace hitspread::twod6
