#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/rollunder/catalogue.h"
#include "rules/systems/rollunder/switches.h"
#include "rules/systems/rollunder/vocabulary.h"

#include <cstdint>

namespace hitspread::rollunder {

/// The rules a roll goes by.
struct RollRules {
    Rule roll;
    Rule natural;         ///< 3 or 4
    Rule naturalFailure;  ///< 17 or 18
    Rule margin;          ///< success by 10
    Rule marginFailure;   ///< failure by 10
};

/// One roll of three dice: `first` is its quantity "number", the others follow as in quantities.inc.
struct RollTerms {
    Quantity first;
    Query dice;
    RollRules rules;
    bool isCritical = true;     ///< margins make it critical; else only natural 3, 4, 17 and 18 decide (R3-D02)
    bool isMarginTold = false;  ///< how far it succeeds counts, not only how
    std::int32_t marginCap = kNoEntry;
};

struct Rolled {
    Term roll;
    Term margin;
    Term success;
    Term critical;
    Term failure;  ///< a critical one
};

/// Three dice against a number: at or under it they succeed (R3-D01). A natural 3 or 4 always does and is critical, a natural 17 or 18 is
/// a critical failure; of the others a margin of 10 is critical either way, up to the house's cap (R3-D02 to R3-D06).
[[nodiscard]] Rolled rollThree(Derivation& derivation, const RollTerms& terms, Term number);

}  // namespace hitspread::rollunder
