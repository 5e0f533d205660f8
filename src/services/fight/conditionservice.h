#pragma once

#include "rules/core/time/lasting.h"
#include "services/library/recordcache.h"
#include "services/ports/campaign.h"
#include "services/undo/logentry.h"

#include <set>
#include <string>
#include <vector>

namespace hitspread {

/// The changes that a moment between two phases makes in what goes on for a time. Conditions in the order of the list: less is left,
/// or the condition is over and taken from who had it; who is away counts for nobody. Then the fuses of what lies about. Throws Failure.
[[nodiscard]] std::vector<LoggedChange> countedDown(Campaign& campaign, RecordId encounter, const PhaseStep& step);

/// The same for so many hours outside the fight: what is counted in phases and rounds is over, minutes, hours and days become
/// fewer. For those who are away time stands still. What lies about and would go off by itself is due.
[[nodiscard]] std::vector<LoggedChange> restedFrom(Campaign& campaign, RecordId encounter, std::int32_t hours);

/// Who of those that bear conditions is kept by one from doing anything. Throws Failure.
[[nodiscard]] std::set<RecordId> keptFromActing(RecordCache& library, const std::vector<Possession>& conditions);

/// Conditions of the library that people have in a fight; every change through the log (scope Encounter), one entry each. What is
/// refused (Failure) has changed nothing. Storage thread.
class ConditionService {
public:
    ConditionService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// How long a condition of the library goes on if nobody says otherwise. Throws NotFound.
    [[nodiscard]] Lasting usual(RecordId condition);

    /// Puts a condition of the library on combatants of one fight; each has his own. Returns what they have, in their order.
    /// Refused: another rule system's, one taken out of the library, an anchor who is not in the fight.
    [[nodiscard]] std::vector<RecordId> put(const std::vector<RecordId>& combatants, RecordId condition,
                                            const Lasting& lasting);
    /// The same with a condition made on the spot: it changes no numbers, and stays in the library under this name.
    [[nodiscard]] std::vector<RecordId> put(const std::vector<RecordId>& combatants, const std::string& name,
                                            const Lasting& lasting);
    /// How long one goes on.
    struct Term {
        RecordId possession = 0;
        Lasting lasting;
    };
    /// Lets those of combatants of one fight go on for longer or shorter, as one entry; 0: nothing differs.
    EntryId set(const std::vector<Term>& terms);
    EntryId set(RecordId possession, const Lasting& lasting) { return set({{possession, lasting}}); }
    /// Ends conditions of combatants of one fight; 0: none was named.
    EntryId lift(const std::vector<RecordId>& possessions);

private:
    [[nodiscard]] Possession conditionOf(RecordId possession);
    [[nodiscard]] std::string nameOf(const Possession& condition);
    void requireAnchor(RecordId encounter, const Lasting& lasting);
    [[nodiscard]] std::vector<RecordId> put(const std::vector<Combatant>& bearers, RecordRef condition, Lasting lasting,
                                            LogEntry entry);

    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread
