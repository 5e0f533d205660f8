#include "rules/systems/percentile/actions.h"

#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/system.h"

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

}  // namespace

constinit const ActionDeclaration Duel::kAction = declare::action<Duel>("duel", system, kDuelParts, ActionWindow::Duel);

std::span<const ActionDeclaration* const> actions()
{
    static constexpr const ActionDeclaration* kActions[]{&Duel::kAction};
    return kActions;
}

}  // namespace hitspread::percentile
