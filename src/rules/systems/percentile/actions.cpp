#include "rules/systems/percentile/actions.h"

namespace hitspread::percentile {

namespace {

using declare::part;
using declare::parts;

constexpr PartDeclaration kDuelParts[]{
    parts<&Duel::sideA>("sideA", characterRecord, Role::Actor, kMostDuellists),
    parts<&Duel::conditionA>("sideA.condition", conditionRecord, Role::Actor, kMostDuellists),
    parts<&Duel::weaponA>("sideA.weapon", weaponRecord, Role::Actor, kMostDuellists),
    parts<&Duel::sideB>("sideB", characterRecord, Role::Target, kMostDuellists),
    parts<&Duel::conditionB>("sideB.condition", conditionRecord, Role::Target, kMostDuellists),
    parts<&Duel::weaponB>("sideB.weapon", weaponRecord, Role::Target, kMostDuellists),
    part<&Duel::switches>("switches", switchesRecord, Role::Rules),
};

constexpr ActionDeclaration kActions[]{{"duel", kDuelParts}};

}  // namespace

std::span<const ActionDeclaration> actions()
{
    return kActions;
}

}  // namespace hitspread::percentile
