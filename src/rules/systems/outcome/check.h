#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/outcome/catalogue.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/switches.h"
#include "rules/systems/outcome/vocabulary.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace hitspread::outcome {

/// What was rolled, and whether by nature it is a critical success or failure.
struct Outcome {
    Term die;
    Term success;
    Term failure;
};

/// What the steps of a roll are called: `die`, and behind it whether it is critical.
struct OutcomeNames {
    Query query;
    Quantity die;
    int index = 0;
};

/// Rolls an outcome with the dice of the house: four of -1, 0 and +1, one d6 less another, or a d100 on a table (OUT-01, OUT-D01,
/// OUT-D37). Critical are the highest and the lowest there are, in the table those marked so.
[[nodiscard]] Outcome rollOutcome(Derivation& derivation, const OutcomeNames& names, Rule rule,
                                  const Switches& switches);

/// A line of a total beside those every roll has.
struct Extra {
    Quantity quantity;
    Rule rule;
    Term value;
};

/// What a roll is asked by and told by.
struct RollFamily {
    Quantity first;  ///< the die of its family of quantities
    Query dice;
    Query beyond;  ///< what a modifier beyond 3 is asked by
};
inline constexpr RollFamily kAttackRoll{Quantity::AttackDie, Query::AttackDice, Query::AttackBeyond};
inline constexpr RollFamily kDefenceRoll{Quantity::DefenceDie, Query::DefenceDice, Query::DefenceBeyond};
inline constexpr RollFamily kCheckRoll{Quantity::CheckDie, Query::CheckDice, Query::CheckBeyond};

/// What one roll is made of.
struct CheckTerms {
    RollFamily of;
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

/// One of two who roll against each other, with what he rolls.
struct Contestant {
    const Character& character;
    const Condition& condition;
    std::int32_t rating = 0;
    const Ranks& modifiers;
};

/// What the two roll for.
struct Contest {
    Contestant acts;
    Contestant opposes;
    Plan doing;  ///< of who acts
    Rule rule;
    Operation wins;  ///< how the total of who acts has to stand to the other's
    Quantity result;
    Subject told;  ///< of the result
};

/// Whether who acts wins, which is stated: plain totals against each other, without anything a critical does. What the other rolls is
/// none of his actions, and several do not burden it (OUT-08, OUT-D05, OUT-D06).
[[nodiscard]] Term contest(Derivation& derivation, const Contest& contest, const Switches& switches);

/// A rating that is the better of two, the first or the second of them, as a choice has it (OUT-D32).
template <typename Skill>
[[nodiscard]] constexpr std::int32_t ratingBy(Skill skill, std::int32_t first, std::int32_t second)
{
    const std::array ratings{std::max(first, second), first, second};
    return ratings[static_cast<std::size_t>(skill)];
}

}  // namespace hitspread::outcome
