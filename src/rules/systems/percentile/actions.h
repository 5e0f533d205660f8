#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/systems/percentile/records.h"

namespace hitspread::percentile {

inline constexpr std::size_t kMostDuellists = 12;

/// One of those in a duel, with what he fights with and what he wears.
struct Duellist : CladPerson {
    Weapon weapon;
};

/// What is declared for a duel.
struct DuelOptions {
    /// In which it takes place; 0: a duel of before rules version 4, which noted no wounds and knew the skill of the weapon alone.
    std::int32_t round = 1;
    /// The Action each of them has in the round; a duel of before rules version 5 took none.
    bool takesActions = true;
};

/// A duel: equal numbers on two sides, the n-th of one against the n-th of the other, all at once (PCT-33, PCT-D31).
struct Duel {
    std::vector<Duellist> sideA;
    std::vector<Duellist> sideB;
    Switches switches;
    DuelOptions options;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration duelOptionsRecord;

inline constexpr declare::FieldTable kDuelOptions{
    declare::number<&DuelOptions::round>("round", {.maximum = 9999, .fallback = 1, .group = "time"}),
    declare::flag<&DuelOptions::takesActions>("takesActions", {.fallback = 1, .group = "turn", .rules = "PCT-02"}),
};
/// See declare::name.
constexpr const auto& fieldsOf(const DuelOptions*)
{
    return kDuelOptions;
}

/// The parts of its declaration; changes name their record by its position there. The log counts them: new ones come last.
inline constexpr auto kDuelParts = declare::joined(
    Parts::people<&Duel::sideA>("sideA", "sideA.condition", Role::Actor, kMostDuellists),
    declare::each<&Duel::sideA, &Duellist::weapon>("sideA.weapon", weaponRecord, Role::Actor, kMostDuellists),
    Parts::people<&Duel::sideB>("sideB", "sideB.condition", Role::Target, kMostDuellists),
    declare::each<&Duel::sideB, &Duellist::weapon>("sideB.weapon", weaponRecord, Role::Target, kMostDuellists),
    Parts::ruled<Duel>(), Parts::worn<&Duel::sideA>("sideA.worn", "sideA.worn.state", Role::Actor),
    Parts::worn<&Duel::sideB>("sideB.worn", "sideB.worn.state", Role::Target),
    declare::part<&Duel::options>("options", duelOptionsRecord, Role::Declared));

[[nodiscard]] std::span<const ActionDeclaration* const> actions();

}  // namespace hitspread::percentile
