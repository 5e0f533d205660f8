#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/person.h"

#include <string>
#include <vector>

namespace hitspread::twod6 {

/// An action of one person alone: what is declared of it makes the action.
template <typename Options>
struct SimpleAction : Person {
    Options options;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// Evades instead of moving: harder to hit for the rest of the round, from now on (TD-25 to TD-27, TD-D11).
struct EvadeOptions {
    std::string note{};
};
/// The movement of an Evade: once, after the first roll against him, which is resolved first (TD-28, TD-D48). Spends nothing.
struct EvadeMoveOptions {
    std::int32_t metres = 0;
    std::int32_t shortened = 0;
};
/// Rises: a movement without a row of its own (TD-14, TD-D52). A Disabled leg does not carry (TD-D60).
struct StandUpOptions {
    std::string note{};
};
/// Lets himself fall: Incidental, keeps careful aim (TD-13, TD-D52).
struct FallProneOptions {
    std::string note{};
};
/// CommandPalette the table of actions does not name; in doubt the more time-consuming category, and the game master's word is final: a warning,
/// a door (TD-12, TD-13, TD-18).
struct OtherOptions {
    Category category = Category::Incidental;
    ActionKind kind = ActionKind::Other;
    std::string note{};
};
/// Lets the rest of his turn go (TD-01, TD-D47).
struct PassOptions {
    std::string note{};
};

using Evade = SimpleAction<EvadeOptions>;
using EvadeMove = SimpleAction<EvadeMoveOptions>;
using StandUp = SimpleAction<StandUpOptions>;
using FallProne = SimpleAction<FallProneOptions>;
using Other = SimpleAction<OtherOptions>;
using Pass = SimpleAction<PassOptions>;

struct MoveOptions {
    Mode mode = Mode::Walk;
    std::int32_t metres = 0;
    std::int32_t shortened = 0;
    std::string note{};
};

/// Walks, runs, sprints or crawls (TD-20 to TD-24, TD-D52). An Incapacitated leg costs Bruise (TD-D60).
struct Move {
    MoveOptions options;
    std::vector<Fighter> character;  ///< one
    Switches switches;

    static const ActionDeclaration kAction;
};

struct CarefulAimOptions {
    std::int32_t with = 0;
    std::int32_t whom = kUsualTarget;
    std::string whomName{};  ///< for the log, whatever becomes of him
    bool sight = true;
};

/// A round of careful aim at one target with one ranged weapon (TD-47, TD-48, TD-D09, TD-D16). Another target or weapon begins anew.
struct CarefulAim : Person, bundle::Armed<Kit> {
    CarefulAimOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// What is done with one thing.
template <typename Options>
struct Handling : Person, bundle::Armed<Kit> {
    Options options;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// Readies a weapon he carries (TD-14, TD-44e, TD-63g, TD-D10).
struct ReadyOptions {
    Held held = Held::Right;
};
/// Picks up something small: it is in hand and ready, with "drew" (TD-14, TD-D53).
struct PickUpOptions {
    Held held = Held::Right;
};
/// Lets it fall: Incidental (TD-13).
struct DropOptions {
    std::string note{};
};
/// Reloads: Complex, full, or as far as spare rounds go (TD-15, TD-33, TD-D53, TD-D71).
struct ReloadOptions {
    std::string note{};
};

using Ready = Handling<ReadyOptions>;
using PickUp = Handling<PickUpOptions>;
using Drop = Handling<DropOptions>;
using Reload = Handling<ReloadOptions>;

// Preconditions of what resolves: no refusals.
template <typename Options>
[[nodiscard]] std::vector<Refusal> refusalsOf(const SimpleAction<Options>& action, const BodyPlan*);
template <typename Options>
[[nodiscard]] std::vector<Refusal> refusalsOf(const Handling<Options>& action, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Move& move, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const CarefulAim& aim, const BodyPlan*);
template <typename Options>
void resolveAction(const SimpleAction<Options>& action, Derivation& derivation);
template <typename Options>
void resolveAction(const Handling<Options>& action, Derivation& derivation);
void resolveAction(const Move& move, Derivation& derivation);
void resolveAction(const CarefulAim& aim, Derivation& derivation);
/// As far as he may go (TD-21 to TD-25, TD-28).
void preset(Move& move);
void preset(EvadeMove& move);
/// The hands a weapon is held with.
void preset(Ready& ready);
void preset(PickUp& pickUp);

}  // namespace hitspread::twod6
