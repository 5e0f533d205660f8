#pragma once

#include "rules/core/declareaction.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/force.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/handweapons.h"
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
