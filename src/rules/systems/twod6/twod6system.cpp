#include "rules/core/declare/declaredsystem.h"
#include "rules/core/dice/rollfacets.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/catalogue.h"
#include "rules/systems/twod6/conditions.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/manualharm.h"
#include "rules/systems/twod6/odds.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/sheet.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/system.h"
#include "rules/systems/twod6/turn.h"
#include "rules/systems/twod6/vocabulary.h"

namespace hitspread::twod6 {

namespace {

/// A body is cut into six locations (section 3.d).
class TwoD6Body final : public BodyFacet {
public:
    BodyCut cut(const void*) const override
    {
        BodyCut cut;
        for (std::size_t piece = 0; piece < kPieces; ++piece)
            cut.locations[piece] = static_cast<std::uint8_t>(locationOf(static_cast<Piece>(piece)));
        return cut;
    }
    std::size_t usualLocations() const override { return kLocations; }
    std::string_view piecesSwitch() const override { return {}; }
    std::string_view namesSwitch() const override { return {}; }
};

/// A weapon is loaded when it is acquired, and armour whole; a part of the body is always in hand.
class TwoD6Gear final : public RollGear {
public:
    using RollGear::RollGear;

    void freshen(AnyRecord& state, const AnyRecord& item) const override
    {
        if (state.declaration().kind == RecordKind::WeaponState) {
            const auto& weapon = item.as<Weapon>();
            auto& fresh = state.as<WeaponState>();
            fresh.held = weapon.natural ? Held::Right : Held::Stowed;
            fresh.shotsLeft = weapon.shots;
        } else if (state.declaration().kind == RecordKind::ArmourState) {
            state.as<ArmourState>().poolLeft = item.as<Armour>().pool;
        } else {
            RollGear::freshen(state, item);
        }
    }
};

}  // namespace

const System& system()
{
    static constexpr const RecordDeclaration* kRecords[]{&characterRecord,         &conditionRecord, &weaponRecord,
                                                         &weaponStateRecord,       &armourRecord,    &armourStateRecord,
                                                         &conditionTemplateRecord, &modifierRecord,  &switchesRecord};
    static constexpr const ActionDeclaration* kActions[]{
        &Attack::kAction,    &AreaFire::kAction,      &Grapple::kAction,   &Escape::kAction,  &Release::kAction,
        &Move::kAction,      &Evade::kAction,         &EvadeMove::kAction, &StandUp::kAction, &FallProne::kAction,
        &Ready::kAction,     &PickUp::kAction,        &Drop::kAction,      &Reload::kAction,  &CarefulAim::kAction,
        &Other::kAction,     &Pass::kAction,          &Seize::kAction,     &Join::kAction,    &RoundChange::kAction,
        &GroupRest::kAction, &Treat::kAction,         &Care::kAction,      &Surgery::kAction, &Recover::kAction,
        &Status::kAction,    &Consciousness::kAction, &Harm::kAction,      &Sheet::kAction};
    static const TwoD6Body body;
    static const TwoD6Gear gear(AnyRecord(weaponRecord, &fist()));
    static const TwoD6Odds odds;
    static const TwoD6Time time;
    static const TwoD6Conditions conditions;
    static const TwoD6Rest rest;
    static const DeclaredSystem instance(
        {.rules = ruleList(),
         .records = kRecords,
         .profiles = profiles(),
         .actions = kActions,
         .locations = kLocationIds,
         .words = words(),
         .round = {.acting = TurnOrder::Ascending},
         .facets = {
             .body = &body, .gear = &gear, .odds = &odds, .time = &time, .conditions = &conditions, .rest = &rest}});
    return instance;
}

}  // namespace hitspread::twod6
