#pragma once

#include "services/library/recordcache.h"
#include "services/ports/campaign.h"

#include <functional>

namespace hitspread {

struct ProfileView;
class NewCombatants;

/// A combatant with what a list or a card shows of him.
struct CombatantView {
    Combatant combatant;
    StoredRecord character;
    struct Item {
        Possession possession;
        StoredRecord record;
        std::vector<StoredRecord> accessories;
        std::vector<RecordId> mounted;  ///< the possessions that `accessories` are, in the same order
        std::optional<StoredRecord> ammunition;
    };
    std::vector<Item> weapons;
    std::vector<Item> armour;
    std::vector<Item> others;      ///< melee and thrown weapons, grenades
    std::vector<Item> loose;       ///< accessories that are mounted on nothing
    std::vector<Item> conditions;  ///< with how long they go on
};

/// What lies about in a fight, with the record of the library it is.
struct LyingView {
    Possession possession;
    StoredRecord record;
};

/// Adds the weapons and armour among some possessions, with what is mounted and loaded. Storage thread; throws Failure.
void fillItems(RecordCache& library, const std::vector<Possession>& possessions, CombatantView& view);

/// The combatants, who must be of one fight: throws Failure BadInput naming the first who is of another. Storage thread.
[[nodiscard]] std::vector<Combatant> ofOneFight(Campaign& campaign, const std::vector<RecordId>& combatants);

/// Several of one character that come into a fight together.
struct Newcomers {
    /// Of the library. 0: somebody typed on the spot; a plain character of the fight's rule system is made for him, and stays in
    /// the library under this name.
    RecordId character = 0;
    std::string name;
    int count = 1;               ///< 1 to 99
    std::optional<Side> side{};  ///< nothing: see usualSide()
    int colour = 0;              ///< see Combatant::colour
    RecordRef weapon{};          ///< a weapon of the library, fresh and loaded, instead of his own weapons; id 0: those
    /// In what state: as this combatant of the same character is, in a fight or between fights; 0: fresh, as the library has him. Nothing:
    /// see usualSource().
    std::optional<RecordId> as{};
};

/// Metres between two combatants, 0 to 99999; nothing: not known.
struct Apart {
    RecordId a = 0;
    RecordId b = 0;
    std::optional<int> metres;
};

/// Encounters and their combatants; every change through the log (scope Encounter). Storage thread; throws Failure.
class EncounterService {
public:
    EncounterService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    [[nodiscard]] std::vector<Encounter> encounters();
    [[nodiscard]] RecordId create(const std::string& system, const std::string& name, const std::string& profile);
    /// The same with rules at hand, for instance a group's own.
    /// `groups`: who is there from the beginning, as the first entry of its log. All of it comes about, or nothing.
    [[nodiscard]] RecordId create(const std::string& system, const std::string& name, const ProfileView& profile,
                                  const std::vector<Newcomers>& groups = {});
    [[nodiscard]] std::vector<CombatantView> combatants(RecordId encounter);
    [[nodiscard]] CombatantView view(RecordId combatant);
    /// The same of some of them; who is not there is left out.
    [[nodiscard]] std::vector<CombatantView> combatants(RecordId encounter, const std::vector<RecordId>& some);
    /// Their rows alone, with their conditions.
    [[nodiscard]] std::vector<Combatant> rows(RecordId encounter, const std::vector<RecordId>& some);
    /// What lies about in a fight, in its order.
    [[nodiscard]] std::vector<LyingView> lying(RecordId encounter);

    /// Adds a character with a copy of his kit in its present state, at the end of the list.
    [[nodiscard]] RecordId add(RecordId encounter, RecordId character, const std::string& name, Side side);
    /// Adds one or several as one entry, named by namesOfNewcomers(), and returns them in that order.
    [[nodiscard]] std::vector<RecordId> add(RecordId encounter, const Newcomers& newcomers)
    {
        return add(encounter, std::vector{newcomers});
    }
    /// Several groups at once, still as one entry.
    [[nodiscard]] std::vector<RecordId> add(RecordId encounter, const std::vector<Newcomers>& groups);
    /// Takes combatants of one fight out of it, as one entry. Refused (PendingExists) while dice of one of them, or
    /// against him, wait to be applied. 0: nobody was named.
    EntryId remove(const std::vector<RecordId>& combatants);
    EntryId remove(RecordId combatant) { return remove(std::vector{combatant}); }
    /// Puts combatants of one fight on a side, as one entry; 0: they are all there. The names of those who were not are
    /// the title, here and below.
    EntryId setSide(const std::vector<RecordId>& combatants, Side side);
    /// Gives combatants of one fight a colour of the palette (0: that of their side), as one entry; 0: they have it.
    EntryId setColour(const std::vector<RecordId>& combatants, int colour);
    /// Lets combatants of one fight leave or come back, as one entry; 0: they are so. Who is away stays in the list and in the log and
    /// takes no part. Refused (PendingExists) while dice of one of them, or against him, wait to be applied.
    EntryId setAway(const std::vector<RecordId>& combatants, bool away);
    /// Gives a combatant a name nobody else in the fight has; 0: it is his. Throws Failure BadInput.
    EntryId rename(RecordId combatant, const std::string& name);
    /// Whoever is called as somebody before him gets a number, as of several who join: for fights that others wrote.
    void numberDoubles(RecordId encounter);

    /// Sets values by hand (any track, count, flag of a condition or state, a switch; see rowvalue::at for what rows hold
    /// beside their records), with a reason, as one entry. Without a title the first field's id is the title.
    EntryId setByHand(RecordId encounter, const std::vector<LoggedChange>& changes, const std::string& reason,
                      const std::string& title = {});
    /// One value.
    EntryId setByHand(RecordId encounter, const LoggedChange& change, const std::string& reason)
    {
        return setByHand(encounter, std::vector{change}, reason);
    }
    /// The ammunition of the library that a weapon takes: of its calibre, by name. Empty for what takes none.
    [[nodiscard]] std::vector<StoredRecord> loadsFor(RecordId possession);
    /// How far apart two or more combatants of one fight are, as one entry; 0: they are so already.
    EntryId setDistances(const std::vector<Apart>& distances);
    EntryId setDistance(RecordId a, RecordId b, int metres) { return setDistances({{a, b, metres}}); }

private:
    [[nodiscard]] static CombatantView viewOf(Combatant combatant, const std::vector<Possession>& possessions,
                                              RecordCache& library);
    [[nodiscard]] std::vector<CombatantView> viewsOf(std::vector<Combatant> all, RecordId encounter);
    /// Brings groups in and logs that. Inside a transaction.
    std::vector<RecordId> enter(RecordId encounter, const std::vector<Newcomers>& groups);
    void log(RecordId encounter, const NewCombatants& muster);
    /// Writes the changes of an entry as one edit; 0: there are none.
    EntryId edit(LogEntry entry);
    /// One change for each whom `change` does not leave as he is.
    EntryId editEach(const std::vector<RecordId>& combatants,
                     const std::function<LoggedChange(const Combatant&)>& change);
    [[nodiscard]] LogEntry entryForEach(const std::vector<RecordId>& combatants,
                                        const std::function<LoggedChange(const Combatant&)>& change);
    /// All of their fight but those. Precondition: there are some.
    [[nodiscard]] std::vector<Combatant> othersThan(const std::vector<Combatant>& those);
    /// What ties people of a fight to some others, taken out of their states.
    [[nodiscard]] std::vector<LoggedChange> untied(const std::vector<Combatant>& people,
                                                   const std::vector<Combatant>& from);
    void requireNoDice(const std::vector<Combatant>& combatants);

    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread
