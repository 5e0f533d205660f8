#pragma once

#include "rules/core/trace/trace.h"

namespace hitspread {

/// Stands in for a Derivation where a rule that asks nothing is wanted for its number alone, many times over: nothing is
/// recorded or ruled on, and after compiling the arithmetic is all that is left. Rules that are to run on both are templates.
struct Values {
    template <typename Quantity, typename Rule>
    Term derive(Quantity, Rule, Operation operation, Term a, Term b = {}, Term c = {}, int = 0) const
    {
        return {evaluate(operation, a.value, b.value, c.value, nullptr)};
    }
};

}  // namespace hitspread
