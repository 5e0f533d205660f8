#include "rules/systems/outcome/attack.h"

#include "rules/core/declare.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/system.h"

namespace hitspread::outcome {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::ranks;

constexpr declare::Traits kModifierTraits{
    .minimum = -kMostModifier, .group = "modifiers", .rules = "OUT-02 OUT-07 OUT-08"};

constexpr FieldDeclaration kAttackOptions[]{
    choice<&AttackOptions::called>("called", kCalled, {.group = "aim"}),
    choice<&AttackOptions::mode>("mode", kModes, {.group = "weapon", .rules = "OUT-15 OUT-47"}),
    flag<&AttackOptions::closeRange>("closeRange", {.group = "weapon", .rules = "OUT-47"}),
    number<&AttackOptions::automaticBonus>("automaticBonus",
                                           {.minimum = -9, .maximum = 9, .group = "weapon", .rules = "OUT-15"}),
    flag<&AttackOptions::withShield>("withShield", {.group = "weapon", .rules = "OUT-40"}),
    choice<&AttackOptions::from>("from", kFrom, {.group = "shield", .rules = "OUT-37 OUT-38"}),
    choice<&AttackOptions::shield>("shield", kShieldWays, {.group = "shield", .rules = "OUT-28 OUT-29"}),
    choice<&AttackOptions::cover>("cover", kCovers, {.group = "cover", .rules = "OUT-18 OUT-19"}),
    flag<&AttackOptions::specialMeasures>("specialMeasures", {.group = "cover", .rules = "OUT-19"}),
    choice<&AttackOptions::through>("through", kThrough, {.group = "cover", .rules = "OUT-26 OUT-27"}),
    choice<&AttackOptions::material>(
        "material", kMaterials,
        {.fallback = static_cast<std::int32_t>(Material::Other), .group = "cover", .rules = "OUT-26"}),
    number<&AttackOptions::coverArmour>("coverArmour", {.maximum = 99, .group = "cover", .rules = "OUT-26 OUT-27"}),
    flag<&AttackOptions::concealed>("concealed", {.group = "cover", .rules = "OUT-20"}),
    flag<&AttackOptions::invisible>("invisible", {.group = "cover", .rules = "OUT-22"}),
    flag<&AttackOptions::pinpointed>("pinpointed", {.group = "cover", .rules = "OUT-21 OUT-22"}),
    flag<&AttackOptions::hardToSee>("hardToSee", {.group = "cover", .rules = "OUT-21"}),
    flag<&AttackOptions::ruledVisible>("ruledVisible", {.group = "cover", .rules = "OUT-20"}),
    flag<&AttackOptions::fromCover>("fromCover", {.group = "cover", .rules = "OUT-24"}),
    flag<&AttackOptions::fromConcealment>("fromConcealment", {.group = "cover", .rules = "OUT-25"}),
    flag<&AttackOptions::parriesWithShield>("parriesWithShield", {.group = "defence", .rules = "OUT-40 OUT-41"}),
    ranks<&AttackOptions::rollModifiers>("rollModifiers", kMostModifier, kModifierTraits),
    ranks<&AttackOptions::defenceModifiers>("defenceModifiers", kMostModifier, kModifierTraits),
    declare::oneself<&AttackOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&AttackOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
    number<&AttackOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};

/// What keeps a shield from being struck with (OUT-31, OUT-40).
void refuseShield(Refusals& refusals, const Attack& attack)
{
    const auto shield = shieldOf(attack.attackerArmour, attack.attackerArmourState);
    refusals.when(!shield, RefusalCode::NoShield, Rule::Rule40, "attackerArmour");
    refusals.when(shield && shield->carried != Carried::Worn, RefusalCode::ShieldNotUp, Rule::Rule31,
                  "attackerArmour.state", "carried");
}

}  // namespace

const RecordDeclaration attackOptionsRecord = declare::record<AttackOptions>("attackOptions", RecordKind::Options,
                                                                             kAttackOptions);

constinit const ActionDeclaration Attack::kAction = declare::presetAction<Attack>("attack", system, kAttackParts,
                                                                                  "outcomeAttack");

void preset(Attack& attack)
{
    AttackOptions& options = attack.options;
    const Condition& target = attack.targetCondition;
    options.cover = target.cover;
    options.coverArmour = target.coverArmour;
    options.concealed = target.concealed;
    options.invisible = target.invisible;
    options.pinpointed = target.pinpointed;
    options.fromCover = attack.attackerCondition.cover != Cover::None && attack.weapon.kind != WeaponKind::Melee;
    for (const Mode mode : {Mode::Single, Mode::Burst, Mode::Automatic, Mode::Buckshot}) {
        if ((attack.weapon.modes & bit(mode)) != 0) {
            options.mode = mode;
            break;
        }
    }
    // What he declared comes before what comes first.
    const bool isAutomatic = (attack.weapon.modes & bit(Mode::Automatic)) != 0
        && lineFor(attack.attackerCondition, {Plan::Automatic, options.whom})
        && !lineFor(attack.attackerCondition, {Plan::Shoot, options.whom});
    if (isAutomatic && attack.weapon.kind == WeaponKind::Firearm)
        options.mode = Mode::Automatic;
}

Plan planOf(const Weapon& weapon, Mode mode, bool withShield)
{
    if (withShield || weapon.kind == WeaponKind::Melee)
        return Plan::Strike;
    return mode == Mode::Automatic && weapon.kind == WeaponKind::Firearm ? Plan::Automatic : Plan::Shoot;
}

Doing doingOf(const Attack& attack)
{
    const AttackOptions& options = attack.options;
    const Doing doing{planOf(attack.weapon, options.mode, options.withShield), options.whom};
    const Doing shot{Plan::Shoot, options.whom};
    const bool asShot = doing.plan == Plan::Automatic && !lineFor(attack.attackerCondition, doing)
        && lineFor(attack.attackerCondition, shot);
    return asShot ? shot : doing;
}

std::vector<Refusal> refusalsOf(const Attack& attack, const BodyPlan*)
{
    Refusals refusals;
    const AttackOptions& options = attack.options;
    refuseDoing(refusals, attack.attackerCondition, attack.switches, doingOf(attack), "attacker.condition");
    if (options.withShield) {
        refuseShield(refusals, attack);
    } else {
        const bool isFirearm = attack.weapon.kind == WeaponKind::Firearm;
        refusals.when(attack.weaponState.dropped, RefusalCode::Dropped, Rule::Rule44, "weapon.state", "dropped");
        refusals.when(attack.weapon.garrote, RefusalCode::GarroteOnly, Rule::Rule57, "weapon", "garrote");
        refusals.when(isFirearm && (attack.weapon.modes & bit(options.mode)) == 0, RefusalCode::NoSuchMode,
                      Rule::Rule47, "options", "mode");
    }
    refusals.when(options.cover == Cover::Whole && !options.specialMeasures && options.through == Through::No,
                  RefusalCode::CoverTooGood, Rule::Rule19, "options", "specialMeasures");
    const bool isConcealed = options.concealed || isConcealment(options);
    const bool isHidden = (isConcealed || options.invisible) && !options.pinpointed;
    refusals.when(isHidden && !options.ruledVisible, RefusalCode::NotPinpointed,
                  isConcealed ? Rule::Rule20 : Rule::Rule22, "options", "pinpointed");
    return refusals.take();
}

}  // namespace hitspread::outcome
