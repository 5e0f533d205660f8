#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/switches.h"
#include "rules/systems/percentile/vocabulary.h"

#include <optional>

namespace hitspread::percentile {

/// The rules by which one d100 is rolled: those of a blow, of a shot, of a defence.
struct RollRules {
    Rule rating;
    Rule critical;
    Rule fumble;
    Rule success;
    Rule failure;
    Rule result;
};

/// What one d100 is rolled against.
struct RollTerms {
    Quantity first;  ///< the base of its family of quantities
    Query query;
    RollRules rules;
    std::int32_t base = 0;  ///< the skill, or DEX
    std::int32_t condition = 0;
    const Ranks* modifiers = nullptr;
    std::int32_t called = 0;   ///< of a called shot
    std::int32_t further = 0;  ///< of defences before this one
    std::int32_t dex = 0;      ///< added to the Result
    bool addsDex = false;
    std::optional<std::int32_t>
        against{};               ///< of a Result only counts whether it is greater than this; nothing: each counts
    bool criticalsCount = true;  ///< whether a critical is more than a success; where `against` is
};

struct Rolled {
    Term rating;
    Term die;
    Term difference;  ///< rating - die
    Term result;
    Term success;
    Term fumble;
    bool isCritical = false;
    bool isFumble = false;
};

/// States a fumble of whoever rolled, if it is one: the game master's flag (PCT-13, PCT-26, PCT-D12).
void stateFumble(Derivation& derivation, const Rolled& rolled, Subject who, const Switches& switches);

/// Up to this a roll against a rating is a critical success: so many percent of it to the nearest, at least one (PCT-11, PCT-24,
/// PCT-D11). `first` as in RollTerms.
[[nodiscard]] Term criticalThreshold(Derivation& derivation, Term rating, const Switches& switches,
                                     Quantity first = Quantity::AttackBase, Rule rule = Rule::Rule11);

/// What the steps of a tenth are called.
struct TenthNames {
    Quantity raised = Quantity::DuelRounded;  ///< rating + 5, the first half of rounding to the nearest
    Quantity tenth = Quantity::DuelTarget;
    Rule rule = Rule::Rule34;
    int index = 0;
};
/// A rating divided by 10, rounded to the nearest, .5 up: the one rounding of the system (PCT-34, PCT-D03).
[[nodiscard]] inline Term roundedTenth(Derivation& derivation, Term rating, const TenthNames& names)
{
    const Term raised = derivation.derive(names.raised, names.rule, Operation::Add, rating, 5, {}, names.index);
    return derivation.derive(names.tenth, names.rule, Operation::DivideDown, raised, 10, {}, names.index);
}

/// Rolls d100 against a rating. A roll at or under it succeeds, or one at or under the critical threshold of the rating as it came to
/// be, or neither from the number of a fumble on (PCT-D02, PCT-D11, PCT-D12).
[[nodiscard]] Rolled rollHundred(Derivation& derivation, const RollTerms& terms, const Switches& switches);

}  // namespace hitspread::percentile
