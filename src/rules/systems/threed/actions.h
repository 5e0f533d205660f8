#pragma once

#include "rules/core/action.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/switches.h"

#include <vector>

namespace hitspread::threed {

inline constexpr std::size_t kMostArmours = 8;
inline constexpr std::size_t kMostAccessories = 8;
inline constexpr std::size_t kMostCoveredHexes = 96;

enum class Hands : std::uint8_t { Two, Right, Left };

/// What is declared for one shot and is not part of anybody's state (P-1 step 1).
struct ShotOptions {
    Hex aimHex{0, 10};
    std::int32_t distance = 10;  ///< metres
    Mode mode = Mode::DoubleAction;
    Hands hands = Hands::Two;
    bool rest = false;  ///< the weapon rests on something (3D-DEV-07)
    bool quickDraw = false;
    bool targetDives = false;               ///< the target dives for cover (3D-COVER-02)
    bool fromBehind = false;                ///< mirrors the body's columns (A-026)
    std::int32_t rangedDefence = kNoEntry;  ///< SDV of the target's Dance; no entry: as in his condition (A-161)
    std::int32_t difficulty = 0;            ///< GM's difficulty, in the form mod.formCombat says; negative is harder
    Ranks rollModifiers{};                  ///< named modifiers on the roll
    Ranks targetModifiers{};                ///< named modifiers in target-number form
    std::int32_t coveredLocations = 0;      ///< bits of Location (A-028)
    std::int32_t coveredHexCount = 0;
    std::array<Hex, kMostCoveredHexes> coveredHexes{};
    std::int32_t coverPv = kNoEntry;  ///< no entry: the cover stops everything (A-163)
    std::int32_t coverId = kNoEntry;
    std::int32_t round = 1;  ///< combat round, kept with wounds and stuck bullets

    // Of several bullets, in the records of actions that fire them.
    std::int32_t dice = 1;            ///< d6 for the number of bullets in full auto (3D-AUTO-02)
    std::int32_t shots = kNoEntry;    ///< of a semi-auto string; no entry: as many as allowed (3D-ROF-04)
    std::int32_t bullets = kNoEntry;  ///< for this target, then on to the next unless decided otherwise; no entry: all
};

/// One shot with one weapon (P-1).
struct Shot {
    Character shooter;
    Condition shooterCondition;
    Weapon weapon;
    WeaponState weaponState;
    Ammunition ammunition;
    std::vector<Accessory> accessories;  ///< mounted on the weapon
    Character target;
    Condition targetCondition;
    std::vector<Armour> armour;            ///< worn by the target
    std::vector<ArmourState> armourState;  ///< element by element with armour
    ShotOptions options;
    Switches switches;
};

enum class TestKind : std::uint8_t { Skill, Stat };

/// What is declared for a skill or stat test (3D-SKL).
struct CheckOptions {
    TestKind kind = TestKind::Skill;
    std::string name;              ///< skill ("rifle") or stat ("cool"); empty: `rank` is used as it is
    std::int32_t rank = kNoEntry;  ///< overrides the character's own; no entry: looked up by name
    bool forced = false;           ///< forced on the character: no under-fire penalty (A-096)
    std::int32_t stress = 0;       ///< penalty of a strain that COOL may reduce, 0 or negative (3D-FIRE-05)
    std::int32_t difficulty = 0;   ///< GM's difficulty, in the form mod.formSkill says
    Ranks rollModifiers;
    Ranks targetModifiers;
    Ranks skillModifiers;  ///< on the roll, of a skill test alone
    Ranks statModifiers;   ///< on the roll, of a stat test alone
};

/// A skill or stat test outside an attack.
struct Check {
    Character character;
    Condition condition;
    CheckOptions options;
    Switches switches;
};

/// What an Action is spent on instead of attacking (section 3.9).
enum class Preparing : std::uint8_t {
    Aim,
    Stance,
    Draw,
    Holster,
    Recock,
    Reload,
    ClearJam,
    Refocus,
    StandUp,
    Kneel,
    DropProne
};

struct PreparationOptions {
    Preparing what = Preparing::Aim;
    std::int32_t band = 0;     ///< Refocus: the range band to set
    Hands hands = Hands::Two;  ///< Draw: into which hand
    bool rest = false;         ///< Aim: the weapon rests on something
    bool inCover = false;      ///< Aim under fire: on failure he stays in cover instead of dropping prone (3D-FIRE-04)
};

/// One Action of preparation by one character with one weapon.
struct Preparation {
    Character character;
    Condition condition;
    Weapon weapon;
    WeaponState weaponState;
    std::vector<Accessory> accessories;
    PreparationOptions options;
    Switches switches;
};

/// Everything that follows from a character and what he wears and holds, each value with its why; asks and changes nothing.
struct Sheet {
    Character character;
    Condition condition;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;
    Switches switches;
};

extern const RecordDeclaration shotOptionsRecord;
extern const RecordDeclaration checkOptionsRecord;
extern const RecordDeclaration preparationOptionsRecord;

extern const ActionDeclaration shotAction;
extern const ActionDeclaration checkAction;
extern const ActionDeclaration preparationAction;
extern const ActionDeclaration sheetAction;

/// Every action of the system, in the order of SystemBase's list.
[[nodiscard]] std::span<const ActionDeclaration> actions();

}  // namespace hitspread::threed
