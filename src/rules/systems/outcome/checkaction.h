#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/outcome/attack.h"

namespace hitspread::outcome {

/// What is declared of a movement.
struct MoveOptions {
    std::string words;               ///< where to; stays in the log
    std::int32_t metres = kNoEntry;  ///< the game master says how far the total carries him (OUT-D11)
    bool allowed = false;  ///< the game master lets him move although he cannot walk: he crawls, he is carried
    Ranks checkModifiers;
    std::int32_t who = kUsualActor;
};

/// Movement: its total is the greatest distance of the turn (OUT-16, OUT-71, OUT-D11).
struct Move : Person {
    MoveOptions options;
    Switches switches;
    std::vector<Bound> bound;  ///< who aims at him loses his aim

    static const ActionDeclaration kAction;
};

/// What is declared of anything else that takes an action and a roll.
struct TestOptions {
    std::string words;               ///< what it is; stays in the log
    std::string skill = "Physique";  ///< it is done with
    std::int32_t difficulty = 0;     ///< its total has to be higher
    bool rolls = true;               ///< else it takes the action and succeeds
    Ranks checkModifiers;
};

/// Starting a car, forcing a door, handing something over: an action like any other (OUT-11, OUT-12).
struct Test : Person {
    TestOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration moveOptionsRecord;
extern const RecordDeclaration testOptionsRecord;

[[nodiscard]] std::vector<Refusal> refusalsOf(const Move& move, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Test& test, const BodyPlan*);
/// Preconditions: refusalsOf is empty.
void resolveAction(const Move& move, Derivation& derivation);
void resolveAction(const Test& test, Derivation& derivation);

}  // namespace hitspread::outcome
