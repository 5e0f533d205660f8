#pragma once

#include "rules/core/action.h"
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

[[nodiscard]] std::span<const ActionDeclaration* const> actions();

}  // namespace hitspread::percentile
