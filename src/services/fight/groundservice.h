#pragma once

#include "rules/core/time/lying.h"
#include "services/ports/campaign.h"
#include "services/undo/logentry.h"

#include <string>
#include <vector>

namespace hitspread {

/// The changes that a moment between two phases makes in the fuses of what lies about, in its order. Nothing goes off by that: at 0
/// it is due. Throws Failure.
[[nodiscard]] std::vector<LoggedChange> burntDown(Campaign& campaign, RecordId encounter, const PhaseStep& step);

/// The same for so many hours outside the fight.
[[nodiscard]] std::vector<LoggedChange> burntOut(Campaign& campaign, RecordId encounter, std::int32_t hours);

/// The change that takes something that lies about away: it went off, or somebody removed it. Throws Failure NotFound.
[[nodiscard]] LoggedChange goneFromGround(Campaign& campaign, RecordId lying);

/// How what lies about is named: "Frag: at the gate", "Frag" where nobody said the place. Throws Failure.
[[nodiscard]] std::string nameOnGround(Campaign& campaign, const Possession& thing);

/// The name of what lay about and goes off by an action, whoever had to be named as its actor; empty: nothing does.
[[nodiscard]] std::string goingOffBy(const ActionRecord& action);

/// What lies about in a fight: one grenade each. Every change goes through the log (scope Encounter), one entry each. What is refused
/// (Failure) has changed nothing; PendingExists: dice wait that were rolled with it. Storage thread.
class GroundService {
public:
    GroundService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// Somebody in a fight lets one of his grenades lie; he has one fewer. Returns what lies there. Refused: what are no grenades, none
    /// left, who is away, dice that wait.
    [[nodiscard]] RecordId lay(RecordId possession, const Lying& lying);
    /// One of the library lies there that was nobody's. Refused: another rule system's, one taken out of the library, a system where
    /// nothing lies about.
    [[nodiscard]] RecordId place(RecordId encounter, RecordId grenade, const Lying& lying);
    /// Another place or fuse; 0: nothing differs.
    EntryId set(RecordId lying, const Lying& wanted);
    /// Somebody in the fight takes it up: he has one more of them, or one. Refused: who is away or in another fight, dice that wait.
    EntryId takeUp(RecordId lying, RecordId combatant);
    /// It is there no more. Refused: dice that wait.
    EntryId remove(RecordId lying);

private:
    [[nodiscard]] Possession lyingThing(RecordId lying);
    [[nodiscard]] Possession fresh(RecordId encounter, RecordId grenade, const Lying& lying);
    void requireNoDice(RecordId encounter, RecordId possession);
    /// Puts it there as the last change of an entry. Inside a transaction.
    [[nodiscard]] RecordId enter(const Possession& thing, std::vector<LoggedChange> changes, std::string title);
    EntryId write(LogEntry entry);

    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread
