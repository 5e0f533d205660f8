#pragma once

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/switches.h"

namespace hitspread::threed {

/// What is declared for one combatant's initiative.
struct InitiativeOptions {
    std::int32_t modifier = 0;  ///< situational
    bool martialArts = false;   ///< he means to attack with Martial Arts; counts by the switch ma.initiative (A-141)
};

/// One character rolls his Initiative Total: a newcomer, or somebody who wakes up. All of a fight roll in PhaseChange.
struct Initiative {
    Character character;
    Condition condition;
    InitiativeOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration initiativeOptionsRecord;

/// Initiative Total: 3d6 + INI + Martial Arts and modifiers; no test, so no criticals, and wounds count only by switch
/// (3D-TURN-07, 3D-MA-03, A-017, A-141, A-150).
[[nodiscard]] Term initiativeTotal(Derivation& derivation, const Person& person, const InitiativeOptions& options,
                                   int index);

void resolveAction(const Initiative& initiative, Derivation& derivation);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Initiative& initiative, const BodyPlan*);

}  // namespace hitspread::threed
