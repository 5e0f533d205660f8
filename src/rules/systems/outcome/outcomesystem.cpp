#include "rules/core/declare/declaredsystem.h"
#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/catalogue.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/conditions.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/manualharm.h"
#include "rules/systems/outcome/odds.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/sheet.h"
#include "rules/systems/outcome/shieldwork.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"

namespace hitspread::outcome {

const System& system()
{
    static constexpr const RecordDeclaration* kRecords[]{&characterRecord,         &conditionRecord, &weaponRecord,
                                                         &weaponStateRecord,       &armourRecord,    &armourStateRecord,
                                                         &conditionTemplateRecord, &modifierRecord,  &switchesRecord};
    static constexpr const ActionDeclaration* kActions[]{
        &Attack::kAction, &Grapple::kAction,     &BreakHold::kAction, &Release::kAction,    &Feint::kAction,
        &Aim::kAction,    &Move::kAction,        &Test::kAction,      &ShieldWork::kAction, &Declare::kAction,
        &Harm::kAction,   &RoundChange::kAction, &Sheet::kAction};
    // The page names no locations: where somebody was struck is no more than said (section 4.d).
    static const BodyOfPieces body;
    static const RollGear gear(AnyRecord(weaponRecord, &fist()));
    static const OutcomeOdds odds;
    static const OutcomeTime time;
    static const OutcomeConditions conditions;
    static const DeclaredSystem instance(
        {.rules = ruleList(),
         .rulesVersion = 3,
         .records = kRecords,
         .profiles = profiles(),
         .actions = kActions,
         .locations = kPieceIds,
         .words = words(),
         .round = {.declaring = TurnOrder::Ascending},
         .facets = {.body = &body, .gear = &gear, .odds = &odds, .time = &time, .conditions = &conditions}});
    return instance;
}

}  // namespace hitspread::outcome
