#include "rules/core/declare/declaredsystem.h"
#include "rules/core/input.h"
#include "rules/core/time/ground.h"
#include "rules/core/trace/stepindexes.h"
#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/conditions.h"
#include "rules/systems/threed/explosions/force.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/guns/burst.h"
#include "rules/systems/threed/guns/burstodds.h"
#include "rules/systems/threed/guns/deviation.h"
#include "rules/systems/threed/guns/odds.h"
#include "rules/systems/threed/guns/pattern.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/harm/bleeding.h"
#include "rules/systems/threed/harm/firstaid.h"
#include "rules/systems/threed/harm/grouprest.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/harm/recovery.h"
#include "rules/systems/threed/harm/shift.h"
#include "rules/systems/threed/harm/treatment.h"
#include "rules/systems/threed/melee/dodgeaction.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/ready.h"
#include "rules/systems/threed/melee/throw.h"
#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/stepsubjects.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/initiative.h"
#include "rules/systems/threed/turn/opportunity.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "rules/systems/threed/turn/preparation.h"
#include "rules/systems/threed/turn/split.h"
#include "rules/systems/threed/vocabulary.h"

namespace hitspread::threed {

namespace {

constexpr RoundPolicy kRound{.phases = kPhases};

// The numbers below, once more where the compiler sees them.
static_assert(kOffHandBullets == 256 && kMostBullets == 512 && kMostPieces == 16);
static_assert(BlastElement{9, 2}.number() == 64 + 16 + 1 && kBleedingStepsEach == 64 && kMostMembers == 200);

constexpr StepIndexes kIndexes[]{
    {"", "armour.id, armour.idLeft, armour.loss, blast.through, harm.through", "16 * e + layer",
     "layer: piece of armour at the location, from the outside, from 0"},
    {"", "attack.modifier, attack.targetModifier", "64 * e + modifier",
     "modifier: place among the named modifiers, from 0"},
    {"", "vevaphon.id", "8 * e + location",
     "location: place in head, torso, abdomen, leftArm, rightArm, leftLeg, rightLeg, from 0"},
    {"", "healing.blocked, healing.restored, recovery.needed", "8 * member + location",
     "member: place in members, from 0; 0 where there is one person only"},
    {"harm", "harm.dice, harm.rolled", "0, or e + 1", "0: rolled once for all; else e of the person"},
    {"sheet", "", "location, phase or skill", "from 0, as the quantity's name says"},
    {"grenade, harm", "", "64 * (person / 8) + 8 * location + person % 8",
     "person: place in targets, from 0; location: as above, 0 also for what concerns all of him; / rounds down"},
    {"volley, twoGuns, suppress, evade", "knockback.*, conc.*, vevaphon.*", "target, or bullet",
     "target: place in targets, from 0; bullet where the switch knock.several judges each hit alone"},
    {"volley, twoGuns, suppress, evade", "", "bullet + 512 * part",
     "bullet: in the order of firing, from 0, those of the off-hand gun from 256; part: place among the locations its template covers, from 0"},
    {"melee", "knockback.*", "hit", "of several hits, from 0, where the switch knock.several judges each alone"},
    {"melee", "", "0 or 1", "1: a whip's counter-hit, and the COOL test of the one attacked"},
    {"phase, rest", "bleeding.location, bleeding.hitsLeft, bleeding.standard, bleeding.dead, bleeding.unconscious",
     "64 * member + point", "member: place in members, from 0; point: of those lost in the round, from 0"},
    {"phase", "rollOff.die, initiative.rollOff", "member + 200 * attempt", "attempt: from 0"},
    {"phase, rest", "", "member", "place in members, from 0"},
    {"treat, recover, aid", "", "location", "from 0, as above, where a step is there for each"},
    {"", "", "modifier", "place among the named modifiers, from 0; 0 for whatever is there once"}};

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
    std::span<const StepIndexes> stepIndexes() const override { return kIndexes; }
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
