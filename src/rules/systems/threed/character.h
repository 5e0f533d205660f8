#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/declare/rows.h"
#include "rules/systems/threed/location.h"

#include <array>
#include <cstdint>
#include <string>

namespace hitspread::threed {

enum class Hand : std::uint8_t { Right, Left };

/// What a character is, apart from what happens to him in a fight (section 3.1). Hits and Incap are entered, not computed.
struct Character {
    std::string name;
    std::string player;
    std::string species;
    std::string notes;
    std::string bodyPlan;
    std::int32_t str = 8;
    std::int32_t dex = 8;
    std::int32_t dia = 8;
    std::int32_t conc = 8;
    std::int32_t phys = 8;
    std::int32_t cool = 8;
    Ranks stats;  ///< further stats
    std::array<std::int32_t, kLocations> hitsMax{10, 10, 10, 10, 10, 10, 10};
    std::int32_t incapMax = 24;
    Hand mainHand = Hand::Right;
    std::int32_t additionalActions = 0;
    Ranks skills;
    Ranks advantages;
    bool stormerRegeneration = false;
    bool xenoSkin = false;
    std::int32_t skinPv = 7;
    std::int32_t skinIdFactor = 3;
    bool vevaphon = false;
    std::int32_t ebonHealerRank = 0;
};

/// Names of skills and advantages the rules themselves refer to; every other name is an open list.
namespace skill {
inline constexpr std::string_view marksman = "marksman";
inline constexpr std::string_view autoSupport = "autoSupport";
inline constexpr std::string_view weaponsMaintenance = "weaponsMaintenance";
inline constexpr std::string_view martialArts = "martialArts";
inline constexpr std::string_view unarmedCombat = "unarmedCombat";
inline constexpr std::string_view dodge = "dodge";
inline constexpr std::string_view throwing = "throwing";
inline constexpr std::string_view acrobatics = "acrobatics";
inline constexpr std::string_view paramedic = "paramedic";
inline constexpr std::string_view medic = "medic";  ///< another name for it (A-153)
inline constexpr std::string_view surgery = "surgery";
}  // namespace skill
namespace advantage {
inline constexpr std::string_view ambidextrous = "ambidextrous";
inline constexpr std::string_view rapidFire = "rapidFire";
inline constexpr std::string_view quickDraw = "quickDraw";
inline constexpr std::string_view danceOfDeath = "danceOfDeath";
inline constexpr std::string_view balletOfDeath = "balletOfDeath";
}  // namespace advantage

enum class Posture : std::uint8_t { Standing, Kneeling, Prone, Down, Diving };
enum class Unconscious : std::uint8_t { No, Incap, Bruising, Knockback, Recoil, MartialArts };
enum class Dead : std::uint8_t { No, Location, Incap };
/// How long the Initiative Total counts as 0 after a knockback (3D-KNOCK-03, 04).
enum class InitiativeLoss : std::uint8_t { None, Phase, Round };

/// How long a standing defence lasts (3D-DOD-02, 3D-DOD-04).
enum class DefenceScope : std::uint8_t { None, Phase, Round };

inline constexpr std::size_t kMostWounds = 64;
inline constexpr std::size_t kMostStuckBullets = 64;
inline constexpr std::size_t kMostHealings = 16;
inline constexpr std::size_t kMostShooters = 16;  ///< that are told apart
inline constexpr std::size_t kMostCrossers = 16;  ///< of an area under fire, in one phase

/// What a healing in progress restores.
enum class Healed : std::uint8_t { Hits, Bruising };
/// The two parts of a split Action, as positions in Condition::splitSkill and splitRank (3D-TURN-09).
enum class SplitPart : std::uint8_t { Primary, Secondary };
inline constexpr std::size_t kSplitParts = 2;

/// A wound somebody has received (3D-WND-01, 3D-WND-03, 3D-WND-08).
struct Wound {
    Location location;
    std::int16_t round;  ///< in which he received it
    bool open;           ///< it bleeds and burdens
    friend bool operator==(const Wound&, const Wound&) = default;
};
/// A bullet that has stuck in the Torso (3D-DAM-08, 3D-DAM-09).
struct StuckBullet {
    std::int16_t penetration;  ///< PEN it stuck with
    std::int16_t round;
    bool removed;
    friend bool operator==(const StuckBullet&, const StuckBullet&) = default;
};
/// A healing in progress (3D-HEAL-01, 3D-HEAL-02).
struct Healing {
    Healed kind;
    std::int16_t amount;  ///< Hits or bruising it restores
    Location location;    ///< of the Hits
    std::int8_t phases;   ///< until it takes effect
    friend bool operator==(const Healing&, const Healing&) = default;
};
/// Somebody who shoots at him and has a name.
struct Shooter {
    std::int32_t hash;  ///< nameHash: positive in this phase, negative in the one before; 0: nobody
    friend bool operator==(const Shooter&, const Shooter&) = default;
};
/// Who has tested against an area under fire.
struct Crosser {
    std::int32_t hash;  ///< nameHash
    friend bool operator==(const Crosser&, const Crosser&) = default;
};

/// What happens to a character in a fight (section 3.1, "Condition"). Hits left of a location = hitsMax - damage - bruises.
struct Condition {
    std::array<std::int16_t, kLocations> damage{};   ///< standard damage per location
    std::array<std::int16_t, kLocations> bruises{};  ///< bruising per location (recoil, martial arts)
    std::int32_t standardTotal = 0;                  ///< S on the Incap track
    std::int32_t bruisingTotal = 0;                  ///< B on the Incap track
    std::int32_t bleedingCounter = 0;
    std::int32_t bleedingRound = 0;  ///< round in which the bleeding clock was set to 0 by a first wound; 0: never
    std::int32_t nextBleedingWound = 0;
    std::int32_t regenerationCounter = kNoEntry;  ///< rounds since the first injury; no entry: unhurt
    Unconscious unconscious = Unconscious::No;
    Dead dead = Dead::No;
    Posture posture = Posture::Standing;
    bool stance = false;               ///< firing stance (A-032)
    std::int32_t aims = 0;             ///< consecutive aims at one target with one weapon (A-040)
    std::int32_t aimTarget = 0;        ///< at whom; 0: whoever he attacks next
    std::int32_t aimWeapon = 0;        ///< with what; 0: whatever he uses next
    std::int32_t shooters = 0;         ///< enemies shooting at him: under fire when above 0 (A-041)
    std::int32_t earlierShooters = 0;  ///< those of them who shot in the phase before this one only
    bool stressed = false;
    std::int32_t underFirePenalty = kNoEntry;  ///< result of this phase's COOL test, 0..-5; no entry: not yet made
    std::int32_t pendingPenalty = 0;           ///< on the next Action (after Dance or dodge), 0 or negative
    bool pendingByDodge = false;               ///< it comes of a quick dodge, not of a Dance (3D-DOD-04)
    std::int32_t actionsThisRound = kNoEntry;  ///< the number of Actions this round began with (3D-TURN-12)
    std::int32_t actionsPlaced = kNoEntry;     ///< Actions of this phase at its start; no entry: no phase runs
    std::int32_t actionsLeft = kNoEntry;       ///< of them still to be taken; no entry: not tracked
    std::int32_t actionsHeld = 0;              ///< Opportunity Actions (3D-TURN-08)
    std::int32_t additionalLeft = 0;           ///< additional Actions of this round (3D-TURN-05)
    bool additionalTaken = false;              ///< one of them was taken in this phase
    std::array<std::int32_t, kSplitParts> splitSkill{-1, -1};  ///< its skill (skillHash); -1: no such part
    std::array<std::int32_t, kSplitParts> splitRank{};         ///< its share of the rank
    bool splitHeld = false;                                    ///< the secondary is kept for later (3D-TURN-11)
    std::int32_t actionsLost = 0;                              ///< next Actions that are lost (3D-KNOCK-03)
    std::int32_t phasesLost = 0;                               ///< coming phases lost whole (3D-KNOCK-06)
    bool phaseLost = false;                                    ///< this phase is one of them
    std::int32_t initiative = kNoEntry;                        ///< Initiative Total
    std::int32_t rollOff = kNoEntry;                           ///< die that settled a tie of it (A-018)
    InitiativeLoss initiativeLoss = InitiativeLoss::None;
    std::int32_t shotsThisRound = 0;                  ///< single shots, all hands (A-049)
    std::array<std::int16_t, kLocations> livingId{};  ///< ID used up of natural armour per location (Xeno, Vevaphon)
    /// Hits the natural armour's ID is reckoned from by living.idFrom, as they were when it was hardened or first used; no
    /// entry: that is still to come
    std::array<std::int32_t, kLocations> livingIdHits{kNoEntry, kNoEntry, kNoEntry, kNoEntry,
                                                      kNoEntry, kNoEntry, kNoEntry};
    std::int32_t vevaphonPv = 0;
    std::int32_t physShifted = 0;   ///< PHYS points put into PV (3D-VEV-01)
    std::int32_t meleeDefence = 0;  ///< SDV of his best dodge that still stands, off every melee attack on him (A-116)
    DefenceScope meleeDefenceScope = DefenceScope::None;
    std::int32_t roundDefence = 0;            ///< SDV of his regular dodge: what is left when a better quick one ends
    std::int32_t rangedDefence = 0;           ///< SDV of his Dance in this phase, off every ranged attack (3D-DANCE-02)
    bool danced = false;                      ///< Dance or Ballet tried in this phase (A-115)
    std::int32_t dodgePenalty = 0;            ///< on all Actions until the end of the round (3D-DOD-03), 0 or negative
    std::int32_t freeParriesLeft = kNoEntry;  ///< in this round; no entry: none used yet
    bool meleeAim = false;       ///< the aims are aims of a blow: no parry, half-dodges only (3D-MEL-10, 3D-MEL-11)
    bool secondBlowDue = false;  ///< of an attack with two weapons the second roll is still to come (A-105)
    /// Of the first of two blows, as long as the second is to come: CONC test and knockback wait for it
    std::int32_t blowDamage = kNoEntry;  ///< its DAM before armour; no entry: nothing waits
    std::int32_t blowThrough = 0;        ///< what of it reached the body
    std::int32_t zoneValue = kNoEntry;   ///< AimV of the area he keeps under fire; no entry: there is none (3D-SUP-01)
    std::int32_t zoneBullets = 0;        ///< that can still hit in it (A-065)
    /// The cover he was last shot at behind, as declared, while he stays there; no entry: none that shots have worn
    std::int32_t coverPv = kNoEntry;
    std::int32_t coverId = kNoEntry;
    std::int32_t coverIdLeft = 0;   ///< of that ID
    std::int32_t hospitalDays = 0;  ///< of the present stay (3D-HEAL-04)
    // Lists of rows stand last, so that the numbers every rule reads lie together.
    Rows<Wound, kMostWounds> wounds{};             ///< received, open or closed, the oldest first
    Rows<StuckBullet, kMostStuckBullets> stuck{};  ///< in the Torso, removed or not
    Rows<Shooter, kMostShooters> knownShooters{};  ///< who of the shooters is known by name; nobody keeps the count
    Rows<Crosser, kMostCrossers> crossers{};       ///< of the area he keeps under fire, in this phase
    Rows<Healing, kMostHealings> healings{};
};

extern const RecordDeclaration characterRecord;
extern const RecordDeclaration conditionRecord;

}  // namespace hitspread::threed
