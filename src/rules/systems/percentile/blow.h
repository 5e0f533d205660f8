#pragma once

#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/harm.h"
#include "rules/systems/percentile/roll.h"

#include <optional>
#include <vector>

namespace hitspread::percentile {

/// Whether an attack with it is one in melee; thrown weapons go by the ranged procedure.
[[nodiscard]] inline bool isMelee(const Weapon& weapon)
{
    return weapon.kind == WeaponKind::Melee;
}

/// Whether what somebody attacks with is fired or thrown, or is kept as if it were.
[[nodiscard]] inline bool isFired(const Weapon& weapon, const WeaponState& state)
{
    return !isMelee(weapon) || state.jammed || state.ammo != kNoEntry;
}

/// The list the skill of an attack with it stands in: thrown and fired weapons go by the ranged ones (PCT-D40).
[[nodiscard]] inline SkillList skillsOf(const Weapon& weapon)
{
    return isMelee(weapon) ? SkillList::Melee : SkillList::Ranged;
}

/// Rating of an attack with a weapon: its skill, or DEX where no skill fits or the weapon says so (PCT-07, PCT-21, PCT-D10, PCT-D40).
[[nodiscard]] std::int32_t attackRating(const Character& who, const Weapon& weapon, RollsOn rollsOn);
/// What an attack with it rolls on: as the game master says for this one, else as the weapon does (PCT-D10).
[[nodiscard]] RollsOn rolledOn(const Weapon& weapon, RollsAgainst said);

/// What somebody holds and how it is; a part of the body has no state to change.
struct Held {
    const Weapon& weapon;
    StateLedger<WeaponState>& state;

    void drop(Term because)
    {
        if (!weapon.natural)
            state.set<&WeaponState::dropped>(true, because);
    }
};

/// Where a shot or blow is called at; nothing: nowhere.
[[nodiscard]] inline std::optional<Location> calledAt(Called called)
{
    return called == Called::Nowhere ? std::nullopt
                                     : std::optional(static_cast<Location>(static_cast<int>(called) - 1));
}

/// The rules a to-hit roll goes by (PCT-07 to PCT-13, PCT-21 to PCT-26).
[[nodiscard]] RollRules attackRules(bool melee);

/// A Loss of Combat: from the table by the winner's margin, a level more for a critical, half of it where it was defended
/// (PCT-16, PCT-15, PCT-D19, PCT-D20). Puts its effects on the loser; `held`: his weapon, null: none. The level of it.
struct LossTerms {
    Term difference;  ///< the winner's rating less his roll
    bool isCritical = false;
    bool isHalved = false;
    Rule halvedBy = Rule::Rule15;
    std::int32_t round = 1;
};
Term loseCombat(Derivation& derivation, const LossTerms& terms, const Victim& loser, Held* held,
                const Switches& switches);

/// Whether a fumble with a weapon may be one that hits a friend, by the tables as they are (PCT-D35, PCT-D37).
[[nodiscard]] bool mayHitFriend(const Weapon& weapon, const Switches& switches);

/// Who fumbles, with what, and those of his side within reach of him.
struct Fumbler {
    Victim himself;
    Held held;
    std::vector<Victim> beside{};
};

/// What a fumble comes to: a roll on the table of suggestions, and the game master who takes it or not (PCT-13, PCT-26, PCT-D35,
/// PCT-D37).
void fumble(Derivation& derivation, const Fumbler& who, std::int32_t round, const Switches& switches);

}  // namespace hitspread::percentile
