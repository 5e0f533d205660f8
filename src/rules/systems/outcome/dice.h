#pragma once

#include "rules/core/derivation.h"
#include "rules/systems/outcome/catalogue.h"
#include "rules/systems/outcome/switches.h"
#include "rules/systems/outcome/vocabulary.h"

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

}  // namespace hitspread::outcome
