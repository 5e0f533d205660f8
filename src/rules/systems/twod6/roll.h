#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/twod6/catalogue.h"
#include "rules/systems/twod6/vocabulary.h"

#include <cstdint>

namespace hitspread::twod6 {

/// The most a target number may be to be rolled at all (TD-34).
inline constexpr std::int32_t kMostNumber = 12;

/// One roll of two dice: `first` is its quantity "number", the others follow as in quantities.inc.
struct RollTerms {
    Quantity first;
    Query dice;
    Rule rule;
    bool isSumTold = false;  ///< how far it succeeds or fails counts, not only whether
    bool twoMisses = false;  ///< a 2 always does (TD-D05)
};

struct Rolled {
    Term number;
    Term roll;
    Term success;
};

/// Two dice against a target number: at or over it they succeed (TD-36, TD-D01). Nothing is automatic but what the house says (TD-D05).
[[nodiscard]] Rolled rollTwo(Derivation& derivation, const RollTerms& terms, Term number);

}  // namespace hitspread::twod6
