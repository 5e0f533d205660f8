#pragma once

#include "services/ports/campaign.h"

#include <optional>

namespace hitspread {

/// A thing of a character's kit with its records; accessories that are mounted on it are below it.
struct KitItem {
    Possession possession;
    StoredRecord record;
    std::optional<StoredRecord> ammunition;
    std::vector<KitItem> mounted;
};

/// Those of one fight who are of the same character and have not got a thing there.
struct WithoutThing {
    RecordRef item;
    std::string itemName;
    RecordId fight = 0;
    std::string fightName;
    std::vector<RecordId> combatants;
    std::vector<std::string> names;  ///< of those
};

/// What the characters of the library carry and how: every change through the log (scope Library), one entry each. The copies
/// that fights made are not touched, but by what says so. What is refused (Failure) has changed nothing. Storage thread.
class KitService {
public:
    KitService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// In the order of their positions.
    [[nodiscard]] std::vector<KitItem> kit(RecordId character);

    /// Gives a character a weapon of any kind, grenades, armour or an accessory of his rule system, as new; a weapon with
    /// ammunition in it, if given. Returns the possession. Refused: kinds nobody carries, another system, ammunition for
    /// anything but a weapon.
    [[nodiscard]] RecordId give(RecordId character, RecordRef item, RecordId ammunition = 0);
    /// The first ammunition of the library, by name, that has the calibre of this weapon and is of its rule system; 0: there is
    /// none, or it fires nothing.
    [[nodiscard]] RecordId loadFor(RecordRef weapon);
    /// Gives an accessory of the library to whoever has this weapon in his kit, mounted on it at once: one entry. Returns the
    /// possession.
    [[nodiscard]] RecordId giveMounted(RecordId accessory, RecordId weapon);
    /// Takes something away, with what is mounted on it.
    EntryId take(RecordId possession);
    /// Gives somebody in a fight a thing of the library, as new, a firearm loaded; it is his there alone. An entry of that fight.
    /// Returns the possession. Refused: as give().
    [[nodiscard]] RecordId giveInFight(RecordId combatant, RecordRef item);
    /// The same for several of one fight, who get it as one entry; 0: nobody was named.
    EntryId giveInFight(const std::vector<RecordId>& combatants, RecordRef item);
    /// Who of a character fights already (is not away, in a fight that is not put aside) and has no such thing, fight by fight.
    [[nodiscard]] std::vector<WithoutThing> fightingWithout(RecordId character, RecordRef item);
    /// Takes a thing away from somebody in a fight, with what is mounted on it. Refused while dice wait that it has a part in.
    EntryId takeInFight(RecordId possession);
    /// Sets the live state (rounds, drawn, worn, count). Refused when a value is out of range, or more rounds are loaded than the
    /// magazine holds. 0: nothing differs.
    EntryId setState(RecordId possession, const AnyRecord& state);
    /// Loads a weapon with another kind of ammunition; 0: none.
    EntryId load(RecordId possession, RecordId ammunition);
    /// Mounts an accessory on a weapon of the same character; 0: takes it off.
    EntryId mount(RecordId accessory, RecordId weapon);
    /// Moves something to another place in the list, counted from 0.
    EntryId move(RecordId possession, int position);

private:
    [[nodiscard]] Possession ofKit(RecordId possession);
    [[nodiscard]] std::string titleOf(const Possession& possession);
    /// What give() gives, not yet his.
    [[nodiscard]] Possession asNew(RecordId character, RecordRef item, RecordId ammunition);
    /// Puts it at the end of his kit, as one entry.
    [[nodiscard]] RecordId hand(Possession possession);
    /// Puts it at the end of what he has there, and says so in the entry.
    RecordId handInFight(const Combatant& who, Possession thing, LogEntry& entry);
    void requireNoDice(const Combatant& owner, const std::vector<Possession>& things);
    void requireMountable(const Possession& part, RecordId weapon);
    void requireAmmunition(RecordId ammunition, const Possession& weapon, const std::string& system);
    EntryId replace(const std::vector<Possession>& changed, std::string title);

    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread
