#pragma once

#include "models/fight/digest.h"
#include "models/fight/fight.h"

#include <vector>

namespace hitspread {

/// What whoever goes there meets on the ground of a fight: an area somebody keeps under fire, or a grenade that lies about.
struct Hazard {
    Mark mark = Mark::Grenade;
    RecordId gunner = 0;  ///< who keeps the area; 0: it is none
    RecordId lying = 0;   ///< what lies there; 0: nothing does
    QString name;
    QString detail;      ///< what it does, or when it goes off
    QString until;       ///< when it ends; empty: by itself it does not
    bool isDue = false;  ///< it goes off now
    std::string field;   ///< of the gunner's condition: without an entry there, he keeps the area no longer

    friend bool operator==(const Hazard&, const Hazard&) = default;
};

/// Every hazard of a fight: areas in the order of the list, then what lies about; what goes off now comes first.
[[nodiscard]] std::vector<Hazard> hazardsOf(const FightSnapshot& fight);

}  // namespace hitspread
