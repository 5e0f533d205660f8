#include "rules/core/declaredsystem.h"
#include "rules/systems/outcome/actions.h"
#include "rules/systems/outcome/catalogue.h"
#include "rules/systems/outcome/conditioneffects.h"
#include "rules/systems/outcome/odds.h"
#include "rules/systems/outcome/refusals.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"

namespace hitspread::outcome {

const System& system()
{
    static constexpr const RecordDeclaration* kRecords[]{
        &characterRecord,   &conditionRecord,         &weaponRecord,   &weaponStateRecord, &armourRecord,
        &armourStateRecord, &conditionTemplateRecord, &modifierRecord, &switchesRecord};
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
         .actions = actions(),
         .locations = kPieceIds,
         .words = {.quantities = quantities(), .questions = questions(), .refusals = refusalIds()},
         .round = {.declaring = TurnOrder::Ascending},
         .facets = {.body = &body, .gear = &gear, .odds = &odds, .time = &time, .conditions = &conditions}});
    return instance;
}

}  // namespace hitspread::outcome
