#include "rules/systems/percentile/system.h"

#include "rules/core/declare/declaredsystem.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/conditions.h"
#include "rules/systems/percentile/odds.h"
#include "rules/systems/percentile/round.h"
#include "rules/systems/percentile/vocabulary.h"

namespace hitspread::percentile {

namespace {

class PercentileBody final : public BodyFacet {
public:
    BodyCut cut(const void* switches) const override
    {
        static const Switches kUsual;
        return bodyCut(switches ? *static_cast<const Switches*>(switches) : kUsual);
    }
    std::size_t usualLocations() const override { return kHouseLocationCount; }
    std::string_view piecesSwitch() const override { return "bodyPieces"; }
    std::string_view namesSwitch() const override { return "locationNames"; }
};

/// A weapon is loaded when it is acquired.
class PercentileGear final : public RollGear {
public:
    using RollGear::RollGear;

    void freshen(AnyRecord& state, const AnyRecord& item) const override
    {
        if (state.declaration().kind == RecordKind::WeaponState)
            state.as<WeaponState>().ammo = item.as<Weapon>().magazine;
        else
            RollGear::freshen(state, item);
    }
};

}  // namespace

const System& system()
{
    static constexpr const RecordDeclaration* kRecords[]{&characterRecord,         &conditionRecord, &weaponRecord,
                                                         &weaponStateRecord,       &armourRecord,    &armourStateRecord,
                                                         &conditionTemplateRecord, &modifierRecord,  &switchesRecord};
    static const PercentileBody body;
    static const PercentileGear gear(AnyRecord(weaponRecord, &fist()));
    static const PercentileOdds odds;
    static const PercentileTime time;
    static const PercentileConditions conditions;
    static const DeclaredSystem instance(
        {.rules = ruleList(),
         .rulesVersion = 8,
         .records = kRecords,
         .profiles = profiles(),
         .actions = actions(),
         .locations = kLocationIds,
         .words = words(),
         .round = {.declaring = TurnOrder::List},
         .facets = {.body = &body, .gear = &gear, .odds = &odds, .time = &time, .conditions = &conditions}});
    return instance;
}

}  // namespace hitspread::percentile
