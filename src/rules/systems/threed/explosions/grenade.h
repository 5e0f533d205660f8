#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/explosions/force.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/switches.h"

#include <vector>

namespace hitspread::threed {

/// How a grenade got where it goes off.
enum class Delivery : std::uint8_t {
    Thrown,  ///< at a chosen point, with a roll (3D-GREN-09)
    Floor,   ///< it lies about: each who runs into it has a point of his own, scattered by dice (3D-GREN-08)
    Placed   ///< the game master says where it is to each (3D-GREN-08)
};

/// What is put over a grenade before it goes off.
enum class GrenadeCover : std::uint8_t { None, Jumper, Object };

struct GrenadeOptions {
    Delivery how = Delivery::Thrown;
    Hex point{0, 32};             ///< chosen Impact Point of a throw, in the lower third (A-120)
    Hex floorPoint{0, 40};        ///< where a grenade lies (A-120)
    std::int32_t distance = 10;   ///< metres to throw
    std::int32_t difficulty = 0;  ///< GM's difficulty, in the form mod.formCombat says
    Ranks rollModifiers;
    Ranks targetModifiers;
    GrenadeCover cover = GrenadeCover::None;
    std::int32_t jumper = 0;      ///< which target lies on it, from 0
    std::int32_t objectId = 50;   ///< ID of what was put over it (3D-GREN-16)
    std::int32_t handsTaken = 0;  ///< the thrower's hands that hold something else, 0 to 2
    std::int32_t round = 1;       ///< combat round, kept with wounds
};

/// Where the explosion is to one target.
struct NearOptions {
    std::int32_t apart = 0;  ///< metres from the explosion
    Hex impact{0, 40};       ///< Impact Point when the game master places it
    bool fromBehind = false;
};

/// Somebody near the explosion.
struct GrenadeTarget {
    NearOptions options;
    Character character;
    Condition condition;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;  ///< element by element with armour
};

/// One grenade: a throw or one that lies there, and what it does to everybody near (P-6).
struct GrenadeAttack {
    GrenadeOptions options;
    Character thrower;
    Condition throwerCondition;
    Grenade grenade;
    ItemState grenadeState;
    std::vector<GrenadeTarget> targets;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration grenadeOptionsRecord;
extern const RecordDeclaration nearOptionsRecord;

inline constexpr std::array<std::string_view, 3> kDeliveryIds{"thrown", "floor", "placed"};
inline constexpr std::array<std::string_view, 3> kGrenadeCoverIds{"none", "jumper", "object"};
inline constexpr std::int32_t kMostHandsTaken = 2;

inline constexpr declare::FieldTable kGrenadeOptions{
    declare::choice<&GrenadeOptions::how>("how", kDeliveryIds, {.group = "throwing", .rules = "3D-GREN-08 3D-GREN-09"}),
    declare::place<&GrenadeOptions::point>(
        "point", {.fallback = pack(Hex{0, 32}), .group = "throwing", .rules = "3D-GREN-02 3D-GREN-09"}),
    declare::place<&GrenadeOptions::floorPoint>(
        "floorPoint", {.fallback = pack(Hex{0, 40}), .group = "throwing", .rules = "3D-GREN-08"}),
    declare::number<&GrenadeOptions::distance>(
        "distance", {.maximum = 99999, .fallback = 10, .unit = "m", .group = "range", .rules = "3D-GREN-11"}),
    declare::number<&GrenadeOptions::difficulty>("difficulty", difficultyTraits("3D-SKL-03 3D-SIT-01")),
    declare::ranks<&GrenadeOptions::rollModifiers>(
        "rollModifiers", 99, {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SIT-01"}),
    declare::ranks<&GrenadeOptions::targetModifiers>("targetModifiers", 99,
                                                     {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"}),
    declare::choice<&GrenadeOptions::cover>("cover", kGrenadeCoverIds,
                                            {.group = "cover", .rules = "3D-GREN-13 3D-GREN-16"}),
    declare::number<&GrenadeOptions::jumper>("jumper",
                                             {.maximum = kMostNear - 1, .group = "cover", .rules = "3D-GREN-13"}),
    declare::number<&GrenadeOptions::objectId>(
        "objectId", {.maximum = 999, .fallback = 50, .group = "cover", .rules = "3D-GREN-16"}),
    declare::number<&GrenadeOptions::handsTaken>(
        "handsTaken", {.maximum = kMostHandsTaken, .group = "throwing", .rules = "3D-GREN-09"}),
    declare::number<&GrenadeOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};
/// See declare::name.
constexpr const auto& fieldsOf(const GrenadeOptions*)
{
    return kGrenadeOptions;
}

inline constexpr declare::FieldTable kNearOptions{
    declare::number<&NearOptions::apart>(
        "apart", {.maximum = 9999, .unit = "m", .group = "range", .rules = "3D-GREN-04 3D-GREN-12"}),
    declare::place<&NearOptions::impact>("impact",
                                         {.fallback = pack(Hex{0, 40}), .group = "range", .rules = "3D-GREN-02"}),
    declare::flag<&NearOptions::fromBehind>("fromBehind", {.group = "target", .rules = "3D-LOC-01"}),
};
/// See declare::name.
constexpr const auto& fieldsOf(const NearOptions*)
{
    return kNearOptions;
}

/// The parts of its declaration; changes name their record by its position there.
inline constexpr declare::PartTable kGrenadeParts{
    declare::part<&GrenadeAttack::options>("options", grenadeOptionsRecord, Role::Declared),
    declare::part<&GrenadeAttack::thrower>("thrower", characterRecord, Role::Actor),
    declare::part<&GrenadeAttack::throwerCondition>("thrower.condition", conditionRecord, Role::Actor),
    declare::part<&GrenadeAttack::grenade>("grenade", grenadeRecord, Role::Actor),
    declare::part<&GrenadeAttack::grenadeState>("grenade.state", itemStateRecord, Role::Actor),
    declare::each<&GrenadeAttack::targets, &GrenadeTarget::character>("targets", characterRecord, Role::Target,
                                                                      kMostNear),
    declare::each<&GrenadeAttack::targets, &GrenadeTarget::condition>("targets.condition", conditionRecord,
                                                                      Role::Target, kMostNear),
    declare::inner<&GrenadeAttack::targets, &GrenadeTarget::armour>("targets.armour", armourRecord, Role::Target,
                                                                    kMostArmours),
    declare::inner<&GrenadeAttack::targets, &GrenadeTarget::armourState>("targets.armour.state", armourStateRecord,
                                                                         Role::Target, kMostArmours),
    declare::each<&GrenadeAttack::targets, &GrenadeTarget::options>("targets.options", nearOptionsRecord,
                                                                    Role::Declared, kMostNear),
    declare::part<&GrenadeAttack::switches>("switches", switchesRecord, Role::Rules),
};

/// First half-row of the lower third of a body's box.
[[nodiscard]] std::int32_t lowerThird(const BodyPlan& plan);

/// Everything that forbids it (P-6; 3D-GREN-02, 3D-GREN-09, 3D-RNG-01, A-013, A-120).
[[nodiscard]] std::vector<Refusal> refusalsOf(const GrenadeAttack& attack, const BodyPlan* plan);
void resolveAction(const GrenadeAttack& attack, Derivation& derivation);

}  // namespace hitspread::threed
