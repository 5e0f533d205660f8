#pragma once

#include "rules/systems/input.h"
#include "services/identity.h"

#include <string>
#include <vector>

namespace hitspread {

/// Which record of the campaign a part of a request was filled from.
struct BoundPart {
    std::uint8_t part = 0;
    std::uint8_t element = 0;
    RecordRef record;

    friend constexpr bool operator==(const BoundPart&, const BoundPart&) = default;
};

/// An action with everything its result depends on and what came of it: self-contained, so that it can be shown, undone and
/// replayed whatever happens to the library later.
struct ActionRecord {
    std::string system;
    std::string action;
    int rulesVersion = 0;
    Request request;  ///< as resolved: with the answers given so far and the overrides
    std::vector<BoundPart> bindings;
    Findings findings;
    std::vector<std::size_t> idleOverrides;
    RecordId actor = 0;   ///< combatant
    RecordId target = 0;  ///< combatant, 0: none
};

/// An action whose dice have fallen but which is neither applied nor dropped yet. Survives closing the program.
struct PendingAction {
    RecordId id = 0;
    RecordId encounter = 0;
    ActionRecord action;
};

/// What to do, in terms of the campaign; the binder fills a request from it.
struct ActionOrder {
    std::string action;              ///< action id of the encounter's system
    RecordId encounter = 0;
    RecordId actor = 0;              ///< combatant
    RecordId target = 0;             ///< combatant, 0: none
    RecordId weapon = 0;             ///< the actor's possession, 0: none
    RecordId targetWeapon = 0;       ///< the target's possession (duels)
};

}  // namespace hitspread
