#include "rules/core/declaredsystem.h"
#include "rules/core/ground.h"
#include "rules/core/input.h"
#include "rules/systems/threed/burstodds.h"
#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/conditioneffects.h"
#include "rules/systems/threed/deviation.h"
#include "rules/systems/threed/dodgeaction.h"
#include "rules/systems/threed/firstaid.h"
#include "rules/systems/threed/grenade.h"
#include "rules/systems/threed/grouprest.h"
#include "rules/systems/threed/handweapons.h"
#include "rules/systems/threed/harm.h"
#include "rules/systems/threed/initiative.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/modifiers.h"
#include "rules/systems/threed/odds.h"
#include "rules/systems/threed/opportunity.h"
#include "rules/systems/threed/phasechange.h"
#include "rules/systems/threed/preparation.h"
#include "rules/systems/threed/ready.h"
#include "rules/systems/threed/recovery.h"
#include "rules/systems/threed/refusals.h"
#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/shift.h"
#include "rules/systems/threed/shot.h"
#include "rules/systems/threed/split.h"
#include "rules/systems/threed/stepindexes.h"
#include "rules/systems/threed/stepsubjects.h"
#include "rules/systems/threed/suppression.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/throw.h"
#include "rules/systems/threed/treatment.h"
#include "rules/systems/threed/vocabulary.h"
#include "rules/systems/threed/volley.h"

namespace hitspread::threed {

namespace {

constexpr RoundPolicy kRound{.phases = kPhases};

class ThreedOdds final : public OddsFacet {
public:
    Foresight foresight(const Input& input) const override
    {
        const auto* shot = input.as<Shot>();
        const auto* volley = input.as<Volley>();
        const bool isClear = (shot && strikesOneHex(shot->weapon, shot->ammunition, shot->options.distance))
            || (volley && canBeForeseen(*volley));
        return isClear ? Foresight::Clear : Foresight::None;
    }
    std::span<double EffectChances::*const> told() const override
    {
        static constexpr std::array kTold{
            &EffectChances::struck, &EffectChances::stopped, &EffectChances::unwounded,   &EffectChances::wounded,
            &EffectChances::stuck,  &EffectChances::down,    &EffectChances::unconscious, &EffectChances::dead};
        return kTold;
    }
    std::optional<AttackOdds> odds(const Input& input, const BodyPlan& plan, OddsDepth depth) const override
    {
        if (foresight(input) != Foresight::Clear)
            return std::nullopt;
        if (const auto* shot = input.as<Shot>())
            return oddsOf(*shot, plan);
        return oddsOf(input.get<Volley>(), plan, depth);
    }
    std::vector<OddsAlternative> alternatives(const Input& input) const override
    {
        if (const auto* shot = input.as<Shot>())
            return threed::alternatives(shot->shooterCondition, shot->options, shot->switches);
        if (const auto* volley = input.as<Volley>())
            return threed::alternatives(volley->shooterCondition, volley->options, volley->switches);
        return {};
    }
};

class ThreedGear final : public GearFacet {
public:
    void freshen(AnyRecord& state, const AnyRecord& item) const override
    {
        switch (state.declaration().kind) {
        case RecordKind::WeaponState:
            state.as<WeaponState>().rounds = item.as<Weapon>().magazine;
            state.as<WeaponState>().drawn = Drawn::No;
            break;
        case RecordKind::Lasting: state.as<Lasting>() = usualDuration(item.as<ConditionTemplate>()); break;
        default: break;
        }
    }
    std::span<const AnyRecord> bareHands() const override { return threed::bareHands(); }
};

class ThreedSubjects final : public SubjectsFacet {
public:
    std::span<const StepIndexes> stepIndexes() const override { return threed::stepIndexes(); }
    bool nameSubjects(const Input& input, std::span<Step> steps) const override
    {
        return threed::nameSubjects(input, steps);
    }
};

/// Grenades that lie about: one on the floor goes off where it lies, not where somebody throws it (3D-GREN-08).
class ThreedGround final : public GroundFacet {
public:
    std::string_view action() const override { return GrenadeAttack::kAction.id; }
    /// It lies below the feet of whoever comes near, from where it is scattered for each.
    void setLying(Input& input) const override
    {
        GrenadeOptions& options = input.get<GrenadeAttack>().options;
        options.how = Delivery::Floor;
        options.floorPoint = GrenadeOptions().floorPoint;
    }
    bool isThrown(const Input& input) const override
    {
        return input.get<GrenadeAttack>().options.how == Delivery::Thrown;
    }
};

}  // namespace

const System& system()
{
    static constexpr const RecordDeclaration* kRecords[]{
        &characterRecord,    &conditionRecord,   &weaponRecord,    &weaponStateRecord,       &ammunitionRecord,
        &armourRecord,       &armourStateRecord, &accessoryRecord, &switchesRecord,          &meleeWeaponRecord,
        &thrownWeaponRecord, &grenadeRecord,     &itemStateRecord, &conditionTemplateRecord, &modifierRecord};
    static constexpr const ActionDeclaration* kActions[]{
        &Shot::kAction,        &Check::kAction,       &Preparation::kAction,   &Sheet::kAction,
        &Melee::kAction,       &Throw::kAction,       &Dodge::kAction,         &Dance::kAction,
        &Ready::kAction,       &ReadyThrown::kAction, &Volley::kAction,        &TwoGuns::kAction,
        &Suppress::kAction,    &Evade::kAction,       &Initiative::kAction,    &PhaseChange::kAction,
        &Opportunity::kAction, &Split::kAction,       &FirstAid::kAction,      &Treatment::kAction,
        &Recovery::kAction,    &Shift::kAction,       &GrenadeAttack::kAction, &Harm::kAction,
        &GroupRest::kAction};
    static const ThreedGear gear;
    static const ThreedSubjects subjects;
    static const ThreedDeviation deviation;
    static const ThreedOdds odds;
    static const ThreedTime time;
    static const ThreedConditions conditions;
    static const ThreedRest rest;
    static const ThreedGround ground;
    static const DeclaredSystem instance(
        {.rules = ruleList(),
         .rulesVersion = 5,
         .records = kRecords,
         .profiles = profiles(),
         .actions = kActions,
         .locations = kLocationIds,
         .words = {.quantities = quantities(), .questions = questions(), .refusals = refusalIds()},
         .round = kRound,
         .facets = {.gear = &gear,
                    .subjects = &subjects,
                    .deviation = &deviation,
                    .odds = &odds,
                    .time = &time,
                    .conditions = &conditions,
                    .rest = &rest,
                    .ground = &ground}});
    return instance;
}

}  // namespace hitspread::threed
