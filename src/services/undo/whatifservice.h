#pragma once

#include "services/ports/campaign.h"

#include <string>
#include <vector>

namespace hitspread {

/// Something that is being tried out in a fight: beside it stands the fight as it was, under a name.
struct WhatIf {
    LogMark mark;           ///< entry: the fight as it was; origin: where trying began
    std::size_t steps = 0;  ///< of what is tried, in force now
};

/// Trying something out from any place of a fight, and then keeping it or going back. What is tried are steps of the log like
/// all others; the fight as it was is a branch of it that a mark names. One may try within what is tried. Storage thread.
class WhatIfService {
public:
    WhatIfService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// Leaves the fight where it is under a name and goes to `from` (0: its beginning) to try from there. Throws Failure PendingExists
    /// while an action waits, BadInput for an empty name or one the fight has already, NotFound for what is no place of it,
    /// BuiltUpon.
    RecordId begin(RecordId encounter, EntryId from, const std::string& name);
    /// What is being tried, the innermost last.
    [[nodiscard]] std::vector<WhatIf> running(RecordId encounter);
    /// Every value that is other now than in the fight as it was: before there, after here. Values within a row that is only
    /// in one of them are left out. Throws Failure NotFound.
    [[nodiscard]] std::vector<LoggedChange> differences(RecordId encounter, RecordId mark);
    /// The fight goes on as tried; as it was stays in the log as a branch without a name. Throws Failure NotFound.
    void keep(RecordId encounter, RecordId mark);
    /// Back to the fight as it was; what was tried stays in the log as a branch, and what was tried within it is over, too. Throws
    /// Failure NotFound, PendingExists, BuiltUpon.
    void drop(RecordId encounter, RecordId mark);

private:
    [[nodiscard]] LogMark markOf(RecordId encounter, RecordId mark);
    void requireNoneWaits(RecordId encounter);

    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread
