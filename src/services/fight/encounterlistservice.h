#pragma once

#include "services/ports/campaign.h"

#include <string>
#include <vector>

namespace hitspread {

/// The list of a campaign's fights: what they are called, which are put aside, and copies of them. What is changed here is logged in the
/// library's scope, so that no fight loses what it could redo. Storage thread; throws Failure.
class EncounterListService {
public:
    EncounterListService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// A fight of its own like the one there is at this moment: people with their kit and state, sides, colours, distances, round and
    /// house rules. It has a new name and begins its own history; dice that wait stay with the first.
    [[nodiscard]] RecordId duplicate(RecordId encounter);
    /// 0: it has this name. Throws Failure BadInput for an empty name.
    EntryId rename(RecordId encounter, const std::string& name);
    /// Puts a fight aside, or back; 0: it is there. It is kept as it is, and lists leave it out.
    EntryId setArchived(RecordId encounter, bool archived);

private:
    EntryId enter(LoggedChange change, const std::string& title);

    Campaign& m_campaign;
    const Clock& m_clock;
};

/// "Gate (2)" for "Gate", "Gate (3)" for "Gate (2)": the first that no fight has, as long as a fight's name may be.
[[nodiscard]] std::string nameOfFightCopy(const std::string& name, const std::vector<Encounter>& present);

}  // namespace hitspread
