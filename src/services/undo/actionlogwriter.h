#pragma once

#include "services/ports/campaign.h"

#include <string>
#include <vector>

namespace hitspread {

class ChangeWriter;

/// What a finished action changes in the campaign: what the rules made of it, and what the game master changed by hand in bound
/// parts. Throws Failure BadInput for a part that is no record of the campaign.
[[nodiscard]] std::vector<LoggedChange> changesOf(const ActionRecord& action);

/// That, and what the time an action takes changes beside it: the fight's clock, and for how long people still have what they have for
/// a while. Throws Failure.
[[nodiscard]] std::vector<LoggedChange> changesOf(Campaign& campaign, RecordId encounter, const ActionRecord& action);

/// Writes resolved actions into the log of their fight, and into the campaign what they change. Inside a transaction of the caller.
class ActionLogWriter {
public:
    ActionLogWriter(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// What an action would change in force, with all that goes with it.
    [[nodiscard]] std::vector<LoggedChange> wouldChange(RecordId encounter, const ActionRecord& action);
    /// A finished action comes into force: every "before" must still be true (else Failure OutOfDate). What the game master
    /// changed by hand in bound parts counts as part of it, passing a phase moves the fight's clock on, time after the fight shortens
    /// conditions, what lay about and went off is gone, and who gets hold of somebody stands where that one does.
    EntryId enter(RecordId encounter, ActionRecord action, const std::string& title);
    /// An action was dropped: its dice and the reason are kept, nothing changes.
    EntryId noteDrop(RecordId encounter, const ActionRecord& action, const std::string& title,
                     const std::string& reason);

private:
    [[nodiscard]] std::vector<LoggedChange> changesIn(ChangeWriter& writer, RecordId encounter,
                                                      const ActionRecord& action);

    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread
