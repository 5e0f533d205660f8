#pragma once

#include "rules/core/declareaction.h"
#include "rules/systems/percentile/records.h"

#include <vector>

namespace hitspread::percentile {

inline constexpr std::size_t kMostDuellists = 12;

/// A duel: equal numbers on two sides, the n-th of one against the n-th of the other, all at once (PCT-33, PCT-D31).
struct Duel {
    std::vector<Character> sideA;
    std::vector<Condition> conditionA;
    std::vector<Weapon> weaponA;
    std::vector<Character> sideB;
    std::vector<Condition> conditionB;
    std::vector<Weapon> weaponB;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// The parts of its declaration; changes name their record by its position there.
inline constexpr declare::PartTable kDuelParts{
    declare::parts<&Duel::sideA>("sideA", characterRecord, Role::Actor, kMostDuellists),
    declare::parts<&Duel::conditionA>("sideA.condition", conditionRecord, Role::Actor, kMostDuellists),
    declare::parts<&Duel::weaponA>("sideA.weapon", weaponRecord, Role::Actor, kMostDuellists),
    declare::parts<&Duel::sideB>("sideB", characterRecord, Role::Target, kMostDuellists),
    declare::parts<&Duel::conditionB>("sideB.condition", conditionRecord, Role::Target, kMostDuellists),
    declare::parts<&Duel::weaponB>("sideB.weapon", weaponRecord, Role::Target, kMostDuellists),
    declare::part<&Duel::switches>("switches", switchesRecord, Role::Rules),
};

[[nodiscard]] std::span<const ActionDeclaration* const> actions();

}  // namespace hitspread::percentile
