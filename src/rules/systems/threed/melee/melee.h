#pragma once

#include "rules/core/action.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/switches.h"

#include <vector>

namespace hitspread {
class BodyPlan;
}

namespace hitspread::threed {

/// Which blow of an Action this is: its only one, or one of the two of somebody who attacks with two weapons.
enum class BlowOf : std::uint8_t { Single, FirstOfTwo, SecondOfTwo };

/// What is declared for one blow and is not part of anybody's state (P-5 step 1).
struct MeleeOptions {
    Hex aimHex{0, 10};
    BlowOf blow = BlowOf::Single;
    bool atAnother = false;  ///< of two blows: they go at two targets, so that each is judged by itself (A-105, A-107)
    std::int32_t handicap = 0;  ///< n: -n for the attacker, +n for the target number of parry and dodge (3D-MEL-03)
    WantedDamage wantedDamage = WantedDamage::AsWeapon;  ///< where he may choose (3D-BRUISE-02)
    bool fromBehind = false;                             ///< mirrors the body's columns (A-026)
    bool targetUnaware = false;                          ///< does not see it coming: no parry, no dodge (A-135)
    bool targetHoldsTwo = false;                         ///< weapons, so that his off hand parries at -3 (A-105)
    std::int32_t parryModifier = 0;                      ///< of the game master, for another skill or so (A-136)
    std::int32_t difficulty = 0;
    Ranks rollModifiers;
    Ranks targetModifiers;
    std::int32_t round = 1;
    std::int32_t whom = 0;     ///< at whom; 0: the request does not say (A-040)
    std::int32_t wielded = 0;  ///< with what, likewise
};

/// One blow with a weapon or bare hands and what the one attacked does about it (P-5).
struct Melee {
    Character attacker;
    Condition attackerCondition;
    MeleeWeapon weapon;  ///< the one that strikes
    ItemState weaponState;
    std::vector<MeleeWeapon> otherWeapon;  ///< the one in his other hand, if any
    std::vector<ItemState> otherState;
    std::vector<Armour> attackerArmour;
    std::vector<ArmourState> attackerArmourState;
    Character target;
    Condition targetCondition;
    std::vector<MeleeWeapon> parryWeapon;  ///< what the target parries with; none: his bare hands
    std::vector<ItemState> parryState;
    std::vector<Armour> armour;  ///< worn by the target
    std::vector<ArmourState> armourState;
    MeleeOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration meleeOptionsRecord;

inline constexpr std::array<std::string_view, 3> kBlowIds{"single", "firstOfTwo", "secondOfTwo"};
inline constexpr std::array<std::string_view, 3> kWantedDamageIds{"asWeapon", "standard", "bruising"};

inline constexpr declare::FieldTable kMeleeOptions{
    declare::place<&MeleeOptions::aimHex>("aimHex",
                                          {.fallback = pack(Hex{0, 10}), .group = "aim", .rules = "3D-MEL-04"}),
    declare::choice<&MeleeOptions::blow>("blow", kBlowIds, {.group = "weapon", .rules = "3D-DUAL-02 3D-DUAL-05"}),
    declare::flag<&MeleeOptions::atAnother>("atAnother", {.group = "weapon", .rules = "3D-DUAL-05 3D-KNOCK-01"}),
    declare::number<&MeleeOptions::handicap>("handicap", {.maximum = 99, .group = "aim", .rules = "3D-MEL-03"}),
    declare::choice<&MeleeOptions::wantedDamage>("wantedDamage", kWantedDamageIds,
                                                 {.group = "weapon", .rules = "3D-BRUISE-02"}),
    declare::flag<&MeleeOptions::fromBehind>("fromBehind", {.group = "target", .rules = "3D-LOC-01"}),
    declare::flag<&MeleeOptions::targetUnaware>("targetUnaware", {.group = "target", .rules = "3D-PAR-02"}),
    declare::flag<&MeleeOptions::targetHoldsTwo>("targetHoldsTwo", {.group = "target", .rules = "3D-DUAL-03"}),
    declare::number<&MeleeOptions::parryModifier>(
        "parryModifier", {.minimum = -99, .maximum = 99, .group = "target", .rules = "3D-PAR-04"}),
    declare::number<&MeleeOptions::difficulty>(
        "difficulty", {.minimum = -99, .maximum = 99, .group = "modifiers", .rules = "3D-SKL-03 3D-SIT-01"}),
    declare::ranks<&MeleeOptions::rollModifiers>(
        "rollModifiers", 99, {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SIT-01"}),
    declare::ranks<&MeleeOptions::targetModifiers>("targetModifiers", 99,
                                                   {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"}),
    declare::number<&MeleeOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
    declare::someone<&MeleeOptions::whom>("whom", {.group = "bookkeeping", .rules = "3D-MEL-09"}),
    declare::something<&MeleeOptions::wielded>("wielded", {.group = "bookkeeping", .rules = "3D-MEL-09"}),
};
/// See declare::name.
constexpr const auto& fieldsOf(const MeleeOptions*)
{
    return kMeleeOptions;
}

/// The parts of its declaration; changes name their record by its position there.
inline constexpr declare::PartTable kMeleeParts{
    declare::part<&Melee::options>("options", meleeOptionsRecord, Role::Declared),
    declare::part<&Melee::attacker>("attacker", characterRecord, Role::Actor),
    declare::part<&Melee::attackerCondition>("attacker.condition", conditionRecord, Role::Actor),
    declare::part<&Melee::weapon>("weapon", meleeWeaponRecord, Role::Actor),
    declare::part<&Melee::weaponState>("weapon.state", itemStateRecord, Role::Actor),
    declare::parts<&Melee::otherWeapon>("offHandWeapon", meleeWeaponRecord, Role::Actor, 1),
    declare::parts<&Melee::otherState>("offHandWeapon.state", itemStateRecord, Role::Actor, 1),
    declare::parts<&Melee::attackerArmour>("attackerArmour", armourRecord, Role::Actor, kMostArmours),
    declare::parts<&Melee::attackerArmourState>("attackerArmour.state", armourStateRecord, Role::Actor, kMostArmours),
    declare::part<&Melee::target>("target", characterRecord, Role::Target),
    declare::part<&Melee::targetCondition>("target.condition", conditionRecord, Role::Target),
    declare::parts<&Melee::parryWeapon>("targetWeapon", meleeWeaponRecord, Role::Target, 1),
    declare::parts<&Melee::parryState>("targetWeapon.state", itemStateRecord, Role::Target, 1),
    declare::parts<&Melee::armour>("armour", armourRecord, Role::Target, kMostArmours),
    declare::parts<&Melee::armourState>("armour.state", armourStateRecord, Role::Target, kMostArmours),
    declare::part<&Melee::switches>("switches", switchesRecord, Role::Rules),
};

/// Resolves one blow (P-5; 3D-MEL, 3D-PAR). Precondition: validate() finds nothing.
void resolveAction(const Melee& melee, Derivation& derivation);

/// Everything that forbids a blow (3D-MEL-02, 3D-DUAL-02, 3D-DRAW-06).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Melee& melee, const BodyPlan* plan);

/// What fighting with one of two hands costs on a combat roll (3D-DUAL-03, 3D-DUAL-04, A-105).
[[nodiscard]] std::int32_t offHandModifier(const Character& character, Drawn drawn, bool holdsTwo,
                                           const Switches& switches);

/// The hand something is held in; bare hands written as a record are in none, whatever it says.
[[nodiscard]] constexpr Drawn heldIn(const MeleeWeapon& weapon, Drawn drawn)
{
    return weapon.bareHanded ? Drawn::No : drawn;
}

/// Points by which two weapons are too heavy for one strength, 0 or more (3D-DUAL-02, A-104).
[[nodiscard]] constexpr std::int32_t bladesExcess(std::int32_t first, std::int32_t second, std::int32_t str)
{
    const std::int32_t excess = first + second - str;
    return excess > 0 ? excess : 0;
}

}  // namespace hitspread::threed
