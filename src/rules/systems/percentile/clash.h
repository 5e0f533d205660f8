#pragma once

#include "rules/systems/percentile/attack.h"

#include <span>

namespace hitspread::percentile {

/// What is declared for a clash.
struct ClashOptions {
    bool inReach = true;  ///< of each other when it is worked out; else each attack stands alone (PCT-D38)
    Called called = Called::Nowhere;
    Called targetCalled = Called::Nowhere;
    RollsAgainst rollsOn = RollsAgainst::AsWeapon;  ///< of each blow by itself (PCT-07, PCT-D10)
    RollsAgainst targetRollsOn = RollsAgainst::AsWeapon;
    Ranks rollModifiers;
    Ranks targetModifiers;
    std::int32_t whom = 0;
    std::int32_t round = 1;
    std::int32_t who = 0;          ///< acts, as others name him in what they declare
    std::int32_t besideActor = 0;  ///< so many of those beside are beside the one who acts
};

inline constexpr std::size_t kMostBesideBoth = 2 * kMostBeside;

/// Two who attack each other in melee: of the blows that succeed only the one with the higher Result lands, and nobody defends
/// (PCT-09, PCT-D14). Made at the earlier of the two places; it uses up both attacks.
struct Clash : bundle::Attacker<Kit>, bundle::Targeted<Kit>, bundle::Clad<Kit> {
    Weapon targetWeapon;
    WeaponState targetWeaponState;
    ClashOptions options;
    Switches switches;
    std::vector<Bystander> beside;  ///< the one who acts, then the other

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration clashOptionsRecord;

/// The parts of its declaration; changes name their record by its position there. The log counts them: new ones come last.
inline constexpr auto kClashParts = declare::joined(
    declare::part<&Clash::options>("options", clashOptionsRecord, Role::Declared), Parts::attacker<Clash>(),
    Parts::defender<Clash>(), Parts::ruled<Clash>(),
    Parts::people<&Clash::beside>("beside", "beside.condition", Role::Declared, kMostBesideBoth),
    Parts::worn<&Clash::beside>("beside.worn", "beside.worn.state", Role::Declared));

/// Those beside the one who acts, 0, or the other, 1 (PCT-D37).
[[nodiscard]] std::span<const Bystander> besideOf(const Clash& clash, int side);

/// Makes room for those beside each of the two where a fumble of his may hit one of them.
void preset(Clash& clash);

/// Clashes switched off, out of reach, not melee on both sides or declared otherwise; somebody who cannot attack.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Clash& clash, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Clash& clash, Derivation& derivation);

}  // namespace hitspread::percentile
