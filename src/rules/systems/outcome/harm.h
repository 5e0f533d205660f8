#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/vocabulary.h"

#include <span>
#include <vector>

namespace hitspread::outcome {

/// What stands between a hit and the body.
struct Protection {
    std::int32_t integral = 0;
    std::int32_t worn = 0;
    std::int32_t shield = 0;  ///< struck through (OUT-29)
    std::int32_t cover = 0;   ///< fired through (OUT-27)
};
/// What somebody has on him (OUT-73).
[[nodiscard]] Protection protectionOf(const Victim& victim);

/// Damage less all that stands in its way, not below 0; then his wound by all damage levels he has (OUT-27, OUT-29, OUT-73, OUT-74,
/// OUT-D21, OUT-D24). The net levels.
Term hurt(Derivation& derivation, Term damage, const Protection& protection, const Victim& victim,
          const Switches& switches);

/// Whoever is bound to somebody lets him go and comes free of him, once he is out of the fight.
class Ties {
public:
    /// `bound`: those the action's request names; outlives this.
    explicit Ties(std::span<const Bound> bound);

    /// Whomever he holds comes free.
    void freeFrom(std::int32_t holder, Term because);
    /// Whoever holds him lets go.
    void letGoOf(std::int32_t held, Term because);
    /// Nobody aims at him any more (OUT-D13).
    void moved(std::int32_t whom, Term because);
    /// States what changed, under the part of the conditions.
    void commit(Derivation& derivation, std::uint8_t part) const;

private:
    std::vector<Ledger> m_ledgers;
};

/// Somebody a wound has befallen, by the number that means him (0: none does), and how he was before it.
struct Fallen {
    const Condition& before;
    Ledger& ledger;
    std::int32_t number = 0;
};

/// Who can do nothing any more holds nobody; who is dead nobody holds. Whoever is only down stays held, and a garrote goes on (OUT-50,
/// OUT-52, OUT-57). `others`: the rest of the action's people, apart from those who are tied to them.
void loosen(const Fallen& fallen, const Switches& switches, std::span<Ledger* const> others, Ties& ties, Term because);

}  // namespace hitspread::outcome
