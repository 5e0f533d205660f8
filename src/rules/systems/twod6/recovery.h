#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/harm.h"

#include <span>
#include <vector>

namespace hitspread::twod6 {

struct TreatOptions {
    bool wholeMinute = false;  ///< outside a fight: all six rounds at once (TD-D65)
    bool oneself = false;      ///< he is his own patient (TD-D62)
    Ranks checkModifiers;
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
};

/// A round of six spent on stabilising somebody: Complex; the Medtech roll ends the last, with the Wound Factor of then (TD-113, TD-D32,
/// TD-D62). With several tries a minute a try takes as many rounds less. Dice: the roll.
struct Treat : Person, bundle::Targeted<Kit> {
    TreatOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

struct CareOptions {
    Facility facility = Facility::Makeshift;
    Ranks checkModifiers;
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
};

/// The daily roll of a doctor for a patient, who is out of action (TD-121 to TD-123, TD-D35, TD-D41). Dice: the roll.
struct Care : Person, bundle::Targeted<Kit> {
    CareOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

[[nodiscard]] std::vector<Refusal> refusalsOf(const Treat& treat, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Care& care, const BodyPlan*);
// Preconditions: refusalsOf is empty.
void resolveAction(const Treat& treat, Derivation& derivation);
void resolveAction(const Care& care, Derivation& derivation);

/// A Medtech roll: level, Wound Factor, facility, the number to heal, named modifiers (TD-113, TD-121, TD-127, TD-D33, TD-D34).
struct MedtechWay {
    Rule rule = Rule::Rule113;
    std::int32_t woundFactor = 0;
    std::int32_t facility = 0;
    std::int32_t toHeal = 0;
};
[[nodiscard]] Rolled rollMedtech(Derivation& derivation, const Character& doctor, const Switches& switches,
                                 const MedtechWay& way, const Ranks& modifiers);
/// The roll that ends a treatment, with the Wound Factor of now (TD-113, TD-D62). `bld`: the patient's, who may be the doctor himself.
void endTreatment(Derivation& derivation, const Character& doctor, Ledger& treats, std::int32_t bld, Ledger& patient,
                  const Switches& switches, const Ranks& modifiers);
/// Whether somebody can be stabilised (TD-109, TD-113).
[[nodiscard]] bool isInNeed(const Condition& patient);
/// Rounds a try to stabilise takes (TD-D32, TD-D62).
[[nodiscard]] std::int32_t treatmentRounds(const Switches& switches);

/// Rounds that pass outside a fight: clocks run as in one (see runClocks). `saves`: Build saves, too; hours pass only where nobody has one
/// to come (TD-D65, TD-D71). Whoever stabilises somebody goes on with it, and rolls when his rounds are full (TD-D62). `step` counts the
/// moments at which something was due.
struct Passing {
    std::int32_t rounds = 0;
    bool saves = true;
    std::span<const std::int32_t> numbers{};  ///< of everybody, by which others are bound to them
};
void passRounds(Derivation& derivation, std::vector<FighterLedger>& members, const Switches& switches,
                const Passing& passing, int& step);

/// Minutes of rest: Bruise heals by the full hour, or point by point (TD-116, TD-117, TD-D41).
void healMinutes(Derivation& derivation, const Character& who, Ledger& ledger, const Switches& switches,
                 std::int32_t minutes);
/// The end of a day: what is under care was healed by its roll, all else counts towards the week; recovery goes on (TD-118 to TD-123, TD-125,
/// TD-129, TD-D41, TD-D66, TD-D71).
void endDay(Derivation& derivation, const Character& who, Ledger& ledger, const Switches& switches, bool active);

}  // namespace hitspread::twod6
