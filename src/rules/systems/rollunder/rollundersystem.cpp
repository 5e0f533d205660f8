#include "rules/core/declare/declaredsystem.h"
#include "rules/systems/rollunder/catalogue.h"
#include "rules/systems/rollunder/conditions.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/manualharm.h"
#include "rules/systems/rollunder/odds.h"
#include "rules/systems/rollunder/round.h"
#include "rules/systems/rollunder/sheet.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "rules/systems/rollunder/system.h"
#include "rules/systems/rollunder/turn.h"
#include "rules/systems/rollunder/vocabulary.h"

namespace hitspread::rollunder {

namespace {

/// A body is cut into the thirteen places of the sheet, hands and feet by side (section 2.d).
class RollUnderBody final : public BodyFacet {
public:
    BodyCut cut(const void*) const override
    {
        BodyCut cut;
        for (std::size_t piece = 0; piece < kPieces; ++piece)
            cut.locations[piece] = static_cast<std::uint8_t>(cellOf(static_cast<Piece>(piece)));
        return cut;
    }
    std::size_t usualLocations() const override { return kLocations; }
    std::string_view piecesSwitch() const override { return {}; }
    std::string_view namesSwitch() const override { return {}; }
};

/// A weapon is loaded when it is acquired; what takes both hands is held with both.
class RollUnderGear final : public RollGear {
public:
    using RollGear::RollGear;

    void freshen(AnyRecord& state, const AnyRecord& item) const override
    {
        if (state.declaration().kind != RecordKind::WeaponState)
            return RollGear::freshen(state, item);
        const auto& weapon = item.as<Weapon>();
        auto& fresh = state.as<WeaponState>();
        fresh.held = weapon.twoHanded ? Held::Both : Held::Right;
        fresh.shotsLeft = weapon.shots;
    }
};

}  // namespace

const System& system()
{
    static constexpr const RecordDeclaration* kRecords[]{&characterRecord,         &conditionRecord, &weaponRecord,
                                                         &weaponStateRecord,       &armourRecord,    &armourStateRecord,
                                                         &conditionTemplateRecord, &modifierRecord,  &switchesRecord};
    static constexpr const ActionDeclaration* kActions[]{
        &Attack::kAction,      &Aim::kAction,           &Evaluate::kAction,      &Feint::kAction,
        &Move::kAction,        &Ready::kAction,         &ChangePosture::kAction, &DoNothing::kAction,
        &Concentrate::kAction, &AllOutDefense::kAction, &Wait::kAction,          &Turn::kAction,
        &Status::kAction,      &Harm::kAction,          &RoundChange::kAction,   &GroupRest::kAction,
        &Sheet::kAction};
    static const RollUnderBody body;
    static const RollUnderGear gear(AnyRecord(weaponRecord, &fist()));
    static const RollUnderOdds odds;
    static const RollUnderTime time;
    static const RollUnderConditions conditions;
    static const RollUnderRest rest;
    static const DeclaredSystem instance(
        {.rules = ruleList(),
         .records = kRecords,
         .profiles = profiles(),
         .actions = kActions,
         .locations = kLocationIds,
         .words = words(),
         .round = {},
         .facets = {
             .body = &body, .gear = &gear, .odds = &odds, .time = &time, .conditions = &conditions, .rest = &rest}});
    return instance;
}

}  // namespace hitspread::rollunder
