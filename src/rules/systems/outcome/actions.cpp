#include "rules/systems/outcome/actions.h"

#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/handharm.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/sheet.h"
#include "rules/systems/outcome/shieldwork.h"

namespace hitspread::outcome {

std::span<const ActionDeclaration* const> actions()
{
    static constexpr const ActionDeclaration* kActions[]{
        &Attack::kAction, &Grapple::kAction,     &BreakHold::kAction, &Release::kAction,    &Feint::kAction,
        &Aim::kAction,    &Move::kAction,        &Test::kAction,      &ShieldWork::kAction, &Declare::kAction,
        &Harm::kAction,   &RoundChange::kAction, &Sheet::kAction};
    return kActions;
}

}  // namespace hitspread::outcome
