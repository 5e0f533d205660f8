#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/guns/shotoptions.h"
#include "rules/systems/threed/melee/handweapons.h"

#include <vector>

namespace hitspread {
class BodyPlan;
}

namespace hitspread::threed {

/// What is declared for one throw of a weapon.
struct ThrowOptions {
    Hex aimHex{0, 10};
    std::int32_t distance = 5;  ///< metres
    bool targetDives = false;
    bool fromBehind = false;
    std::int32_t rangedDefence = kNoEntry;  ///< SDV of the target's Dance; no entry: as in his condition
    std::int32_t difficulty = 0;
    Ranks rollModifiers;
    Ranks targetModifiers;
    std::int32_t coveredLocations = 0;  ///< bits of Location (A-028)
    std::int32_t coverPv = kNoEntry;
    std::int32_t coverId = kNoEntry;
    std::int32_t round = 1;
    Rows<CoveredHex, kMostCoveredHexes> coveredHexes{};
};

/// A blade thrown at somebody: the procedure of a shot with the Handling Factor for RCL and the strength bonus on DAM.
struct Throw {
    Character thrower;
    Condition throwerCondition;
    ThrownWeapon weapon;
    ItemState weaponState;
    Character target;
    Condition targetCondition;
    std::vector<Armour> armour;  ///< worn by the target
    std::vector<ArmourState> armourState;
    ThrowOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration throwOptionsRecord;

inline constexpr declare::FieldTable kThrowOptions{
    declare::place<&ThrowOptions::aimHex>("aimHex",
                                          {.fallback = pack(Hex{0, 10}), .group = "aim", .rules = "3D-DEV-01"}),
    declare::number<&ThrowOptions::distance>(
        "distance", {.maximum = 99999, .fallback = 5, .unit = "m", .group = "range", .rules = "3D-RNG-01"}),
    declare::flag<&ThrowOptions::targetDives>("targetDives", {.group = "target", .rules = "3D-COVER-02 3D-COVER-05"}),
    declare::flag<&ThrowOptions::fromBehind>("fromBehind", {.group = "target", .rules = "3D-LOC-01"}),
    declare::number<&ThrowOptions::rangedDefence>(
        "rangedDefence",
        {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "target", .rules = "3D-DANCE-02"}),
    declare::number<&ThrowOptions::difficulty>(
        "difficulty", {.minimum = -99, .maximum = 99, .group = "modifiers", .rules = "3D-SKL-03 3D-SIT-01"}),
    declare::ranks<&ThrowOptions::rollModifiers>(
        "rollModifiers", 99, {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SIT-01"}),
    declare::ranks<&ThrowOptions::targetModifiers>("targetModifiers", 99,
                                                   {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"}),
    declare::set<&ThrowOptions::coveredLocations>("coveredLocations", kLocationIds,
                                                  {.group = "cover", .rules = "3D-LOC-02"}),
    declare::number<&ThrowOptions::coverPv>("coverPv",
                                            {.maximum = 99, .fallback = kNoEntry, .optional = true, .group = "cover"}),
    declare::number<&ThrowOptions::coverId>("coverId",
                                            {.maximum = 999, .fallback = kNoEntry, .optional = true, .group = "cover"}),
    declare::number<&ThrowOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
    kCovered<&ThrowOptions::coveredHexes>,
};
/// See declare::name.
constexpr const auto& fieldsOf(const ThrowOptions*)
{
    return kThrowOptions;
}

/// The parts of its declaration; changes name their record by its position there.
inline constexpr declare::PartTable kThrowParts{
    declare::part<&Throw::options>("options", throwOptionsRecord, Role::Declared),
    declare::part<&Throw::thrower>("thrower", characterRecord, Role::Actor),
    declare::part<&Throw::throwerCondition>("thrower.condition", conditionRecord, Role::Actor),
    declare::part<&Throw::weapon>("weapon", thrownWeaponRecord, Role::Actor),
    declare::part<&Throw::weaponState>("weapon.state", itemStateRecord, Role::Actor),
    declare::part<&Throw::target>("target", characterRecord, Role::Target),
    declare::part<&Throw::targetCondition>("target.condition", conditionRecord, Role::Target),
    declare::parts<&Throw::armour>("armour", armourRecord, Role::Target, kMostArmours),
    declare::parts<&Throw::armourState>("armour.state", armourStateRecord, Role::Target, kMostArmours),
    declare::part<&Throw::switches>("switches", switchesRecord, Role::Rules),
};

/// Resolves one throw (P-1 with A-125). Precondition: validate() finds nothing.
void resolveAction(const Throw& action, Derivation& derivation);

/// What stands of the target's defences and of the cover he is behind.
void preset(Throw& thrown);

/// Everything that forbids a throw (3D-RNG-01, 3D-DRAW-06, 3D-COVER-05).
[[nodiscard]] std::vector<Refusal> refusalsOf(const Throw& action, const BodyPlan* plan);

}  // namespace hitspread::threed
