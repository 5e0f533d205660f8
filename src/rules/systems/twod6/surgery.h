#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/twod6/recovery.h"

#include <vector>

namespace hitspread::twod6 {

struct SurgeryOptions {
    Location location = Location::Torso;
    bool facility = true;            ///< adequate (TD-126)
    std::int32_t facilityBonus = 0;  ///< the game master's (TD-D34)
    Ranks checkModifiers;
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
};

/// Surgery on one wound of a patient (TD-124, TD-126 to TD-129, TD-131, TD-D03, TD-D33, TD-D34, TD-D46, TD-D66). Dice: surgery; failed:
/// Build save, d6 x d6 of Lethal, and who is awake a Consciousness roll; succeeded: days of recovery.
struct Surgery : Person {
    SurgeryOptions options;
    std::vector<Fighter> patient;  ///< one
    Switches switches;

    static const ActionDeclaration kAction;
};

/// Which way a wound heals without surgery is chosen, or it may reopen.
enum class Recovering : std::uint8_t { Natural, Reopen };
inline constexpr std::array<std::string_view, 2> kRecovering{"natural", "reopen"};

struct RecoverOptions {
    Recovering what = Recovering::Natural;
    Location location = Location::Torso;
    Ranks checkModifiers;  ///< of the save against reopening
};

/// Natural recovery begins: its weeks are rolled and kept (TD-124, TD-125, TD-D66). Or he was careless: a save without penalty, else
/// recovery is rolled anew and deterioration goes on where there is Lethal damage (TD-130, TD-D66). Dice: the save; the recovery.
struct Recover : Person {
    RecoverOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

[[nodiscard]] std::vector<Refusal> refusalsOf(const Surgery& surgery, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Recover& recover, const BodyPlan*);
// Preconditions: refusalsOf is empty.
void resolveAction(const Surgery& surgery, Derivation& derivation);
void resolveAction(const Recover& recover, Derivation& derivation);

}  // namespace hitspread::twod6
