#pragma once

#include "services/fight/encounterservice.h"

#include <optional>
#include <string>
#include <vector>

namespace hitspread {

/// Where somebody of the library stands: how he is between fights, and the fights he is in.
struct Whereabouts {
    struct Place {
        RecordId combatant = 0;
        RecordId encounter = 0;
        std::string name;       ///< of the fight
        bool archived = false;  ///< it was put aside
    };
    std::optional<CombatantView> present;  ///< nothing: no fight he was in has ended yet
    std::string after;                     ///< what was done to that last, the title of the entry: "After Harbour Gate"
    std::vector<Place> fights;             ///< where he is and has not left, the newest first; never between fights
};

/// What was done between fights to somebody since he joined one.
struct Meanwhile {
    std::string title;         ///< of the entry
    bool isTakenBack = false;  ///< it stood as he joined, and was undone since
};

/// What ending a fight does to one who was in it.
struct GoingOn {
    CombatantView becomes;             ///< as he goes on from it
    std::optional<CombatantView> was;  ///< how he is between fights until then; nothing: nobody has noted that yet
    bool isUsual =
        false;  ///< goes on unless the game master says otherwise: he is no template, and nothing was done meanwhile
    bool isOtherwise = false;        ///< anything of it is otherwise than it was
    std::vector<Meanwhile> since{};  ///< the newest first; without the ending of this very fight
};

/// Words that the history keeps, in the language of whoever ends the fight.
struct EndingWords {
    std::string title;    ///< of the entry: "After Harbour Gate"
    std::string between;  ///< what the place between fights is called where it is made
};

/// How people are between fights. For each rule system there is one encounter that is no fight (Encounter::between): what a fight made of
/// somebody is noted there when it ends, as an entry of its log; time passes and care is given there like anywhere, and from there he comes
/// into the next fight. Storage thread; throws Failure.
class PresentService {
public:
    PresentService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// The encounter that is no fight; nothing: none has ended yet.
    [[nodiscard]] std::optional<Encounter> between(const std::string& system);
    [[nodiscard]] Whereabouts whereabouts(RecordId character);
    /// Everybody who can go on from a fight, in the order of the list: who is the only one there of his character. Changes nothing.
    [[nodiscard]] std::vector<GoingOn> foreseen(RecordId encounter);
    /// Notes how these of a fight are now, and puts the fight aside: one entry, of the log between fights; nobody named or nothing otherwise:
    /// it is put aside alone. 0: nothing changes. Refused (PendingExists) while dice wait there, and for what is no fight.
    EntryId finish(RecordId encounter, const std::vector<RecordId>& goingOn, const EndingWords& words);
    /// The party as newcomers, each as usual: everybody of the library who isOfParty(), or with a tag those who have it, without those who
    /// are in the fight already (0: there is none yet). By name.
    [[nodiscard]] std::vector<Newcomers> party(const std::string& system, const std::string& tag, RecordId encounter);

private:
    [[nodiscard]] std::vector<Meanwhile> doneSince(RecordId between, const std::optional<Combatant>& present,
                                                   const Combatant& who);
    [[nodiscard]] LogEntry joinedBy(const Combatant& who);

    Campaign& m_campaign;
    const Clock& m_clock;
};

/// How somebody is between fights: the combatant there. Nothing: nobody has noted that yet.
[[nodiscard]] std::optional<Combatant> presentOf(EncounterStore& store, const std::string& system, RecordId character);

/// Whether somebody of the library is of the party: he names a player, or has the tag "party".
[[nodiscard]] bool isOfParty(const StoredRecord& character);

}  // namespace hitspread
