#pragma once

#include "rules/core/declareaction.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/refusals.h"

#include <array>
#include <vector>

namespace hitspread::percentile {

/// A location a shot or blow is called at, or none (PCT-D24).
enum class Called : std::uint8_t {
    Nowhere,
    Head,
    Chest,
    Abdomen,
    RightArm,
    LeftArm,
    RightLeg,
    LeftLeg,
    Own1,
    Own2,
    Own3,
    Own4,
    Own5
};
inline constexpr auto kCalled = withLocations<1>({"nowhere"});
/// What an attack rolls against: as its weapon says, or as the game master does for this one (PCT-D10).
enum class RollsAgainst : std::uint8_t { AsWeapon, Skill, Dex };

/// What is declared for one attack and is not part of anybody's state.
struct AttackOptions {
    Called called = Called::Nowhere;
    RollsAgainst rollsOn = RollsAgainst::AsWeapon;
    Ranks rollModifiers;     ///< of the attack's rating (PCT-D28)
    Ranks defenceModifiers;  ///< of the defender's
    std::int32_t whom = 0;   ///< 0: the request does not say
    std::int32_t round = 1;
};

inline constexpr std::array<std::string_view, 3> kRollsAgainst{"asWeapon", "skill", "dex"};

inline constexpr std::size_t kMostBeside = 12;

/// One of the side of somebody who strikes, within his reach, whom a fumble may hit (PCT-D37).
struct Bystander {
    Character character;
    Condition condition;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;
};

/// One attack and what the one attacked does about it: melee by PCT-07 to PCT-16, thrown and ranged by PCT-21 to PCT-31.
struct Attack {
    Character attacker;
    Condition attackerCondition;
    Weapon weapon;
    WeaponState weaponState;
    std::vector<Armour> attackerArmour;
    std::vector<ArmourState> attackerArmourState;
    Character target;
    Condition targetCondition;
    std::vector<Weapon> targetWeapon;  ///< what the target holds; none: his bare hands
    std::vector<WeaponState> targetWeaponState;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;
    AttackOptions options;
    Switches switches;
    std::vector<Bystander> beside;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration attackOptionsRecord;

/// The parts of its declaration; changes name their record by its position there. The log counts them: new ones come last.
inline constexpr declare::PartTable kAttackParts{
    declare::part<&Attack::options>("options", attackOptionsRecord, Role::Declared),
    declare::part<&Attack::attacker>("attacker", characterRecord, Role::Actor),
    declare::part<&Attack::attackerCondition>("attacker.condition", conditionRecord, Role::Actor),
    declare::part<&Attack::weapon>("weapon", weaponRecord, Role::Actor),
    declare::part<&Attack::weaponState>("weapon.state", weaponStateRecord, Role::Actor),
    declare::parts<&Attack::attackerArmour>("attackerArmour", armourRecord, Role::Actor, kMostArmours),
    declare::parts<&Attack::attackerArmourState>("attackerArmour.state", armourStateRecord, Role::Actor, kMostArmours),
    declare::part<&Attack::target>("target", characterRecord, Role::Target),
    declare::part<&Attack::targetCondition>("target.condition", conditionRecord, Role::Target),
    declare::parts<&Attack::targetWeapon>("targetWeapon", weaponRecord, Role::Target, 1),
    declare::parts<&Attack::targetWeaponState>("targetWeapon.state", weaponStateRecord, Role::Target, 1),
    declare::parts<&Attack::armour>("armour", armourRecord, Role::Target, kMostArmours),
    declare::parts<&Attack::armourState>("armour.state", armourStateRecord, Role::Target, kMostArmours),
    declare::part<&Attack::switches>("switches", switchesRecord, Role::Rules),
    declare::each<&Attack::beside, &Bystander::character>("beside", characterRecord, Role::Declared, kMostBeside),
    declare::each<&Attack::beside, &Bystander::condition>("beside.condition", conditionRecord, Role::Declared,
                                                          kMostBeside),
    declare::inner<&Attack::beside, &Bystander::armour>("beside.worn", armourRecord, Role::Declared, kMostArmours),
    declare::inner<&Attack::beside, &Bystander::armourState>("beside.worn.state", armourStateRecord, Role::Declared,
                                                             kMostArmours),
};

/// Makes room for those beside him where a fumble may hit one of them.
void preset(Attack& attack);

/// Somebody out of the fight, without an action left, or with a weapon that cannot be used.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Attack& attack, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Attack& attack, Derivation& derivation);

/// The refusals of who attacks with a weapon, under the ids of their parts.
struct AttackerParts {
    std::string_view condition;
    std::string_view weaponState;
};
void refuseAttacker(Refusals& refusals, const Character& who, const Condition& condition, const WeaponState& weapon,
                    const AttackerParts& parts);

}  // namespace hitspread::percentile
