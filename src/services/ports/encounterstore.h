#pragma once

#include "services/identity.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hitspread {

struct Encounter {
    RecordId id = 0;
    std::string system;
    std::string name;
    int round = 1;
    int phase = 1;
    AnyRecord switches;
    std::string profile;  ///< id of the switch profile it started from
    bool sample = false;
    bool archived = false;  ///< put aside: kept, but left out of lists
    bool between = false;   ///< no fight: how people of its rule system are between fights
};

/// How far a fight has come.
struct FightClock {
    int round = 1;
    int phase = 1;
};

enum class Side : std::uint8_t { Players, Opponents, Others };

/// How many colours a combatant can be given.
inline constexpr int kCombatantColours = 8;

/// A participant of an encounter: a character of the library with a name, side and condition of its own.
struct Combatant {
    RecordId id = 0;
    RecordId encounter = 0;
    RecordId character = 0;
    std::string name;
    std::string badge;  ///< one or two letters
    Side side = Side::Players;
    int position = 0;   ///< order in the list
    int colour = 0;     ///< 1 to kCombatantColours of the palette; 0: that of his side
    bool away = false;  ///< fled or left: he stays in the list and takes no part
    AnyRecord condition;
};

/// Something somebody has, with its live state: a thing, or in a fight a condition. Belongs to a character (his kit) or to a
/// combatant (a copy of it in a fight), or lies about in a fight and belongs to nobody.
struct Possession {
    RecordId id = 0;
    RecordId character = 0;
    RecordId combatant = 0;
    RecordId encounter = 0;  ///< it lies about in this fight, with nobody
    RecordKind kind = RecordKind::Weapon;
    RecordId item = 0;        ///< weapon, armour, accessory or condition of the library
    RecordId mountedOn = 0;   ///< accessories: the possession they are mounted on
    RecordId ammunition = 0;  ///< weapons: what is loaded
    int position = 0;
    /// Null for accessories and where the system has no such record; conditions: how long (Lasting); what lies about: where (Lying).
    AnyRecord state;
};

/// Encounters, combatants, what they carry and how far apart they are. Storage thread only; every call may throw Failure.
class EncounterStore {
public:
    virtual ~EncounterStore() = default;
    [[nodiscard]] virtual std::vector<Encounter> encounters() = 0;
    [[nodiscard]] virtual Encounter encounter(RecordId id) = 0;
    [[nodiscard]] virtual RecordId insert(const Encounter& encounter) = 0;
    virtual void update(const Encounter& encounter) = 0;
    /// Round and phase alone: every log entry bears them.
    [[nodiscard]] virtual FightClock clock(RecordId encounter) = 0;

    [[nodiscard]] virtual std::vector<Combatant> combatants(RecordId encounter) = 0;
    [[nodiscard]] virtual Combatant combatant(RecordId id) = 0;
    [[nodiscard]] virtual RecordId insert(const Combatant& combatant) = 0;
    virtual void update(const Combatant& combatant) = 0;
    virtual void removeCombatant(RecordId id) = 0;

    [[nodiscard]] virtual std::vector<Possession> possessionsOfCombatant(RecordId combatant) = 0;
    /// What everybody in a fight has, each one's in the same order as above.
    [[nodiscard]] virtual std::vector<Possession> possessionsIn(RecordId encounter) = 0;
    /// The same of some kinds alone.
    [[nodiscard]] virtual std::vector<Possession> possessionsIn(RecordId encounter,
                                                                const std::set<RecordKind>& kinds) = 0;
    /// The conditions everybody in a fight bears, in the order of the list.
    [[nodiscard]] virtual std::vector<Possession> conditionsIn(RecordId encounter) = 0;
    /// What lies about in a fight, in order of position, then id.
    [[nodiscard]] virtual std::vector<Possession> lyingIn(RecordId encounter) = 0;
    [[nodiscard]] virtual std::vector<Possession> possessionsOfCharacter(RecordId character) = 0;
    [[nodiscard]] virtual Possession possession(RecordId id) = 0;
    [[nodiscard]] virtual RecordId insert(const Possession& possession) = 0;
    virtual void update(const Possession& possession) = 0;
    virtual void removePossession(RecordId id) = 0;

    /// Metres between two combatants; nothing if never set. Symmetric.
    [[nodiscard]] virtual std::optional<int> distance(RecordId a, RecordId b) = 0;
    /// All that are known between combatants of a fight, under the smaller and the larger number.
    [[nodiscard]] virtual std::map<std::pair<RecordId, RecordId>, int> distances(RecordId encounter) = 0;
    /// Nothing: it is not known any more.
    virtual void setDistance(RecordId a, RecordId b, std::optional<int> metres) = 0;
};

}  // namespace hitspread
