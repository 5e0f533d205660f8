#pragma once

#include "rules/systems/twod6/person.h"

#include <vector>

namespace hitspread::twod6 {

/// One of those in a fight, as who comes when is rolled.
struct Contestant {
    const Character& character;
    Ledger& ledger;
    const Ranks& modifiers;
    int index = 0;  ///< his place among the members

    [[nodiscard]] Subject subject() const { return Subject().target(index); }
};

/// Who has no Initiative Score rolls for it, member by member; those equal in score and ITN then settle by a die, and again (TD-03, TD-05,
/// TD-06, TD-D06). The dead take no part.
void rollInitiative(Derivation& derivation, std::vector<Contestant>& all);

}  // namespace hitspread::twod6
