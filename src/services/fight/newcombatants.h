#pragma once

#include "services/fight/encounterservice.h"

namespace hitspread {

/// Whose side somebody of the library joins when nobody says otherwise: who is of the party the players', all else the opponents.
[[nodiscard]] Side usualSide(const StoredRecord& character);

/// Whether these are that very person and no copies of one: one alone, under the name of the record or of the party.
[[nodiscard]] bool isHimself(const StoredRecord& character, const Newcomers& newcomers);

/// In what state they join when nobody says otherwise (see Newcomers::as): who isHimself() as he is between fights, if that is known, all
/// else fresh.
[[nodiscard]] RecordId usualSource(EncounterStore& store, const StoredRecord& character, const Newcomers& newcomers);

/// Throws Failure BadInput for a fight that is to have more than that.
void requireFightHolds(const Encounter& fight, std::size_t people);

/// Brings people into one fight: makes the rows and gathers the changes for the entry that logs them. For one transaction of the
/// caller; used by EncounterService, which writes the log.
class NewCombatants {
public:
    /// Throws Failure NotFound.
    NewCombatants(Campaign& campaign, RecordId encounter);

    /// Who has these names (none empty) comes in at the end of the list, as copies of one character with his kit; with `weapon` (id not 0) he holds
    /// that, loaded with what the library has for it, instead of his own weapons. Throws Failure BadInput, NotFound.
    std::vector<RecordId> enter(const Newcomers& newcomers, const std::vector<std::string>& names);

    /// The names namesOfNewcomers() gives them beside who is there now.
    [[nodiscard]] std::vector<std::string> namesFor(const Newcomers& newcomers) const;

    [[nodiscard]] const std::vector<LoggedChange>& changes() const { return m_changes; }
    [[nodiscard]] const std::vector<std::string>& entered() const { return m_entered; }

private:
    [[nodiscard]] RecordId characterFor(const Newcomers& newcomers);
    [[nodiscard]] std::vector<Possession> armedWith(std::vector<Possession> kit, RecordRef weapon);
    void requireOfFight(const StoredRecord& record, const std::string& title) const;
    void note(RecordRef record);

    Campaign& m_campaign;
    Encounter m_fight;
    int m_position = 0;
    std::vector<std::string> m_present;
    std::vector<std::string> m_entered;
    std::vector<LoggedChange> m_changes;
};

}  // namespace hitspread
