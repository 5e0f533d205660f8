#pragma once

#include "rules/core/time/rest.h"
#include "services/action/actionrecord.h"
#include "services/ports/campaign.h"
#include "services/undo/logentry.h"

#include <string>
#include <vector>

namespace hitspread {

/// What time gives back to one of a fight; to nobody: fuses of what lies about that are at their end.
struct Rested {
    RecordId combatant = 0;
    std::vector<LoggedChange> changes;  ///< none: it does nothing for him
};

/// Hours, days and weeks after a fight, for everybody in it at once: an action of its system (RestFacet), which the log keeps with
/// its steps, and the conditions that are over by then. Storage thread; throws Failure, NotFound where the system has no rules
/// for it.
class RestService {
public:
    RestService(Campaign& campaign, const BodyPlans& plans, const Clock& clock)
        : m_campaign(campaign), m_plans(plans), m_clock(clock)
    {}

    /// The action for everybody who is there; who is away is left out. `more`: what its system asks beside the time. Throws BadInput for a
    /// time out of range, or when nobody is there.
    [[nodiscard]] ActionRecord prepare(RecordId encounter, const Rest& rest,
                                       const std::vector<ActionSetting>& more = {});
    /// What it would do, in the order of the list, what lies about last; who is away is left out. Throws BadInput for a time out of range.
    [[nodiscard]] std::vector<Rested> foreseen(RecordId encounter, const Rest& rest,
                                               const std::vector<ActionSetting>& more = {});
    /// Lets the time pass, as one entry; 0: nothing changes. Refused (PendingExists) while dice wait in the fight.
    EntryId pass(RecordId encounter, const Rest& rest, const std::string& title,
                 const std::vector<ActionSetting>& more = {});

private:
    Campaign& m_campaign;
    const BodyPlans& m_plans;
    const Clock& m_clock;
};

}  // namespace hitspread
