#pragma once

#include "rules/systems/outcome/dice.h"
#include "rules/systems/outcome/person.h"

#include <optional>
#include <span>

namespace hitspread::outcome {

/// A line of a total beside those every roll has.
struct Extra {
    Quantity quantity;
    Rule rule;
    Term value;
};

/// What one roll is made of.
struct CheckTerms {
    Quantity first;  ///< the die of its family of quantities
    Query dice;
    Query beyond;  ///< what a modifier beyond 3 is asked by
    Rule roll = Rule::Rule01;
    Rule skill = Rule::Rule02;
    std::int32_t rating = 0;
    std::int32_t wounds = 0;
    Term actions{};  ///< what several actions of the turn add
    std::span<const Extra> extras{};
    const Ranks* modifiers = nullptr;
    bool isAttack = false;  ///< a critical success may count 5 (OUT-09)
    bool isDecided = true;  ///< whether a modifier beyond 3 may decide alone (OUT-08)
    int index = 0;
};

/// Whether a modifier beyond 3 decides alone (OUT-08, OUT-D35).
enum class Decided : std::uint8_t { No, Success, Failure };

struct Checked {
    Decided decided = Decided::No;
    Outcome natural;
    Term total;
};

/// Rolls an outcome and adds rating, wounds, several actions and every modifier (OUT-01, OUT-02, OUT-07, OUT-11). Where the game master
/// lets a modifier beyond 3 decide, nothing is rolled.
[[nodiscard]] Checked check(Derivation& derivation, const CheckTerms& terms, const Switches& switches);

/// What several actions in his turn add to each roll of somebody, with the count of it; 0 where he takes but one (OUT-11, OUT-13, OUT-14).
/// `doing`: what he does, which is one more where he declared nothing; nothing: it is counted already.
[[nodiscard]] Term severalActions(Derivation& derivation, const Condition& condition, std::optional<Plan> doing,
                                  int index = 0);

}  // namespace hitspread::outcome
