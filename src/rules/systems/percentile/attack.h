#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/vocabulary.h"

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
using Bystander = CladPerson;

/// One attack and what the one attacked does about it: melee by PCT-07 to PCT-16, thrown and ranged by PCT-21 to PCT-31.
struct Attack : bundle::Attacker<Kit>, bundle::Defender<Kit> {
    AttackOptions options;
    Switches switches;
    std::vector<Bystander> beside;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration attackOptionsRecord;

/// The parts of its declaration; changes name their record by its position there. The log counts them: new ones come last.
inline constexpr auto kAttackParts = declare::joined(
    declare::part<&Attack::options>("options", attackOptionsRecord, Role::Declared), Parts::attacker<Attack>(),
    Parts::defender<Attack>(), Parts::ruled<Attack>(),
    Parts::people<&Attack::beside>("beside", "beside.condition", Role::Declared, kMostBeside),
    Parts::worn<&Attack::beside>("beside.worn", "beside.worn.state", Role::Declared));

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
