#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/declare/kit.h"

#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

namespace hitspread {

/// Pieces of armour, shields among them, that somebody wears or carries.
inline constexpr std::size_t kMostArmours = 8;
/// Weapons of a fighter that an action looks at.
inline constexpr std::size_t kMostFighterWeapons = 12;
/// Of more weapons than this a sheet tells nothing.
inline constexpr std::size_t kMostSheetWeapons = 200;

}  // namespace hitspread

/// Members and parts that come together in the actions of every system: somebody and how he is, a thing and its state. `Kit` names the
/// structs and records of a system.
namespace hitspread::bundle {

/// Somebody: who acts, or one of a list.
template <typename Kit>
struct Person {
    typename Kit::Character character;
    typename Kit::Condition condition;
};
template <typename Kit>
struct Clad {
    std::vector<typename Kit::Armour> armour;
    std::vector<typename Kit::ArmourState> armourState;
};
/// One of a list, with what he wears.
template <typename Kit>
struct CladPerson : Person<Kit>, Clad<Kit> {};

/// Who does something to somebody else, and to whom.
template <typename Kit>
struct Attacking {
    typename Kit::Character attacker;
    typename Kit::Condition attackerCondition;
};
template <typename Kit>
struct Targeted {
    typename Kit::Character target;
    typename Kit::Condition targetCondition;
};
/// One weapon, or one at most.
template <typename Kit>
struct Armed {
    typename Kit::Weapon weapon;
    typename Kit::WeaponState weaponState;
};
template <typename Kit>
struct Holding {
    std::vector<typename Kit::Weapon> weapon;
    std::vector<typename Kit::WeaponState> weaponState;
};

/// Who attacks with a weapon, with what he wears.
template <typename Kit>
struct Attacker : Attacking<Kit>, Armed<Kit> {
    std::vector<typename Kit::Armour> attackerArmour;
    std::vector<typename Kit::ArmourState> attackerArmourState;
};
/// Who is attacked, with what he wears and holds; none: his bare hands.
template <typename Kit>
struct Defender : Targeted<Kit>, Clad<Kit> {
    std::vector<typename Kit::Weapon> targetWeapon;
    std::vector<typename Kit::WeaponState> targetWeaponState;
};

/// Somebody with all he carries: what a hand holds may fall.
template <typename Kit>
struct Fighter : CladPerson<Kit> {
    std::vector<typename Kit::Weapon> weapons;
    std::vector<typename Kit::WeaponState> weaponStates;
};

/// What the parts of fighters are called.
struct FighterIds {
    std::string_view who;
    std::string_view condition;
    std::string_view weapons;
    std::string_view weaponStates;
    std::string_view worn;
    std::string_view wornState;
};
inline constexpr FighterIds kActingFighter{"character",         "character.condition",
                                           "character.weapons", "character.weapons.state",
                                           "character.worn",    "character.worn.state"};
inline constexpr FighterIds kAttackedFighter{
    "target", "target.condition", "target.weapons", "target.weapons.state", "target.worn", "target.worn.state"};

/// What a sheet is worked out from.
template <typename Kit>
struct SheetRecords : Person<Kit>, Clad<Kit> {
    std::vector<typename Kit::Weapon> weapons;
    std::vector<typename Kit::WeaponState> weaponStates;
    typename Kit::Switches switches;

    /// The n-th weapon and its state; behind the last one his bare hands.
    [[nodiscard]] const typename Kit::Weapon& weaponAt(std::size_t n) const
    {
        return n < weapons.size() ? weapons[n] : Kit::hands();
    }
    [[nodiscard]] typename Kit::WeaponState weaponStateAt(std::size_t n) const
    {
        return n < weaponStates.size() && n < weapons.size() ? weaponStates[n] : typename Kit::WeaponState{};
    }
};

/// A sheet can always be worked out.
template <typename Kit>
[[nodiscard]] std::vector<Refusal> refusalsOf(const SheetRecords<Kit>&, const BodyPlan*)
{
    return {};
}

/// How the members of an action are declared, by the names bundles give them.
template <typename Kit>
struct Parts {
    /// A thing and its state, of which there may be several where the action has lists of them.
    template <typename Action, auto Thing, auto State>
    static constexpr auto both(std::string_view id, std::string_view stateId, const RecordDeclaration& thing,
                               const RecordDeclaration& state, Role role, std::size_t most = 1)
    {
        if constexpr (declare::detail::isVector<decltype(Thing)>)
            return std::tuple(declare::parts<Thing, Action>(id, thing, role, most),
                              declare::parts<State, Action>(stateId, state, role, most));
        else
            return std::tuple(declare::part<Thing, Action>(id, thing, role),
                              declare::part<State, Action>(stateId, state, role));
    }

    template <typename Action>
    static constexpr auto person()
    {
        return both<Action, &Action::character, &Action::condition>("character", "character.condition", Kit::kCharacter,
                                                                    Kit::kCondition, Role::Actor);
    }
    template <typename Action>
    static constexpr auto attacking()
    {
        return both<Action, &Action::attacker, &Action::attackerCondition>(
            "attacker", "attacker.condition", Kit::kCharacter, Kit::kCondition, Role::Actor);
    }
    template <typename Action>
    static constexpr auto targeted()
    {
        return both<Action, &Action::target, &Action::targetCondition>("target", "target.condition", Kit::kCharacter,
                                                                       Kit::kCondition, Role::Target);
    }
    template <typename Action>
    static constexpr auto armed()
    {
        return both<Action, &Action::weapon, &Action::weaponState>("weapon", "weapon.state", Kit::kWeapon,
                                                                   Kit::kWeaponState, Role::Actor);
    }
    template <typename Action>
    static constexpr auto clad(Role role)
    {
        return both<Action, &Action::armour, &Action::armourState>("armour", "armour.state", Kit::kArmour,
                                                                   Kit::kArmourState, role, kMostArmours);
    }
    /// Who attacks, with his weapon and what he wears.
    template <typename Action>
    static constexpr auto attacker()
    {
        return std::tuple_cat(
            attacking<Action>(), armed<Action>(),
            both<Action, &Action::attackerArmour, &Action::attackerArmourState>(
                "attackerArmour", "attackerArmour.state", Kit::kArmour, Kit::kArmourState, Role::Actor, kMostArmours));
    }
    /// Who is attacked, with what he holds and what he wears.
    template <typename Action>
    static constexpr auto defender()
    {
        return std::tuple_cat(targeted<Action>(),
                              both<Action, &Action::targetWeapon, &Action::targetWeaponState>(
                                  "targetWeapon", "targetWeapon.state", Kit::kWeapon, Kit::kWeaponState, Role::Target),
                              clad<Action>(Role::Target));
    }
    template <typename Action>
    static constexpr auto sheet()
    {
        return std::tuple_cat(person<Action>(), clad<Action>(Role::Actor),
                              both<Action, &Action::weapons, &Action::weaponStates>("weapon", "weapon.state",
                                                                                    Kit::kWeapon, Kit::kWeaponState,
                                                                                    Role::Actor, kMostSheetWeapons),
                              std::tuple(ruled<Action>()));
    }
    template <typename Action>
    static constexpr auto ruled()
    {
        return declare::part<&Action::switches, Action>("switches", Kit::kSwitches, Role::Rules);
    }

    /// Everybody of a list.
    template <auto List>
    static constexpr auto people(std::string_view id, std::string_view conditionId, Role role, std::size_t most)
    {
        using One = declare::detail::ElementOf<decltype(List)>;
        return std::tuple(declare::each<List, &One::character>(id, Kit::kCharacter, role, most),
                          declare::each<List, &One::condition>(conditionId, Kit::kCondition, role, most));
    }
    /// What everybody of a list wears.
    template <auto List>
    static constexpr auto worn(std::string_view id, std::string_view stateId, Role role)
    {
        using One = declare::detail::ElementOf<decltype(List)>;
        return std::tuple(declare::inner<List, &One::armour>(id, Kit::kArmour, role, kMostArmours),
                          declare::inner<List, &One::armourState>(stateId, Kit::kArmourState, role, kMostArmours));
    }
    /// Fighters. Of one the list has one element, as only then all his weapons are bound.
    template <auto List>
    static constexpr auto fighters(const FighterIds& ids, Role role, std::size_t most = 1)
    {
        using One = declare::detail::ElementOf<decltype(List)>;
        return std::tuple_cat(
            people<List>(ids.who, ids.condition, role, most),
            std::tuple(declare::inner<List, &One::weapons>(ids.weapons, Kit::kWeapon, role, kMostFighterWeapons),
                       declare::inner<List, &One::weaponStates>(ids.weaponStates, Kit::kWeaponState, role,
                                                                kMostFighterWeapons)),
            worn<List>(ids.worn, ids.wornState, role));
    }
};

}  // namespace hitspread::bundle
