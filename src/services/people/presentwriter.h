#pragma once

#include "services/ports/campaign.h"

#include <string>
#include <vector>

namespace hitspread {

/// Writes down how people of a fight are when it ends, in the encounter that is no fight. Inside a transaction; adds all it changed to the
/// entry that will say so. Storage thread; throws Failure.
class PresentWriter {
public:
    PresentWriter(Campaign& campaign, std::vector<LoggedChange>& changes) : m_campaign(campaign), m_changes(changes) {}

    /// The encounter that is no fight, with the rules of a fight.
    [[nodiscard]] RecordId makeBetween(const Encounter& like, const std::string& name);
    /// How he is, for the one he is there.
    void note(const Combatant& who, const Combatant& present);
    /// The same for one who is not there yet.
    void noteNew(const Combatant& who, RecordId between);

private:
    Campaign& m_campaign;
    std::vector<LoggedChange>& m_changes;
};

}  // namespace hitspread
