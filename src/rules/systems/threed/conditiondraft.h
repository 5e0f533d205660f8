#pragma once

#include "rules/systems/threed/character.h"

#include "rules/core/derivation.h"

#include <string_view>
#include <vector>

namespace hitspread::threed {

/// The parts of a condition that only time and first aid change (lists of wounds, bullets and healings, the Actions of a
/// round) as they develop; what blows change is in the Ledger. Rules write `now` and name the step behind a value;
/// `commit` states one change per value that ended up different. Does not touch what the Ledger keeps.
class ConditionDraft {
public:
    explicit ConditionDraft(const Condition& before) : now(before), m_before(before) {}

    /// Says which step a value of `now` follows from; the field by its id.
    void because(std::string_view field, Term step, std::size_t index = 0);

    /// Changes of the `element`th record of the action's part.
    void commit(Derivation& derivation, std::uint8_t part, std::uint16_t element = 0) const;

    Condition now;

private:
    struct Reason {
        std::string_view field;
        std::size_t index = 0;
        std::int32_t step = -1;
    };
    const Condition& m_before;
    std::vector<Reason> m_reasons;
};

}  // namespace hitspread::threed
