#pragma once

#include "rules/core/trace/derivation.h"

#include <optional>
#include <span>

namespace hitspread {

/// Whom something befalls, with what he wears. `Kit` names the system's structs, see bundles.h.
template <typename Kit, typename Ledger>
struct VictimOf {
    const typename Kit::Character& character;
    std::span<const typename Kit::Armour> armour;
    std::span<const typename Kit::ArmourState> armourState;
    Ledger& ledger;
    Subject subject;            ///< of events about him
    std::optional<int> side{};  ///< nothing: he is none of two

    /// While it lives, steps and questions are his.
    [[nodiscard]] Derivation::Element suffering(Derivation& derivation) const
    {
        return derivation.about(side ? derivation.subject().side(*side) : derivation.subject());
    }
};

}  // namespace hitspread
