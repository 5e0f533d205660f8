#include "rules/systems/outcome/attack.h"

#include "rules/core/declare/optiontable.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/system.h"

namespace hitspread::outcome {

namespace {

/// What keeps a shield from being struck with (OUT-31, OUT-40).
void refuseShield(Refusals& refusals, const Attack& attack)
{
    const auto shield = shieldOf(attack.attackerArmour, attack.attackerArmourState);
    refusals.when(!shield, RefusalCode::NoShield, Rule::Rule40, "attackerArmour");
    refusals.when(shield && shield->carried != Carried::Worn, RefusalCode::ShieldNotUp, Rule::Rule31,
                  "attackerArmour.state", "carried");
}

}  // namespace

const RecordDeclaration attackOptionsRecord = declare::options<AttackOptions>("attackOptions", kAttackOptions);

namespace {

bool callsShots(const Attack& attack)
{
    return attack.switches.calledShots;
}

bool isFromAfar(const Attack& attack)
{
    return !attack.options.withShield && attack.weapon.kind != WeaponKind::Melee;
}

bool hasModes(const Attack& attack)
{
    return !attack.options.withShield && attack.weapon.kind == WeaponKind::Firearm;
}

template <Mode mode>
bool firesAs(const Attack& attack)
{
    return hasModes(attack) && attack.options.mode == mode;
}

bool mayStrikeWithShield(const Attack& attack)
{
    return attack.options.withShield || shieldOf(attack.attackerArmour, attack.attackerArmourState).has_value();
}

/// A shield that is of some use in a fight: strapped to the arm or in hand.
bool meetsShield(const Attack& attack)
{
    const auto shield = shieldOf(attack.armour, attack.armourState);
    return shield.has_value() && isHandy(shield->carried);
}

bool mayFireThrough(const Attack& attack)
{
    return attack.options.cover != Cover::None || attack.options.through != Through::No;
}

bool meetsMaterial(const Attack& attack)
{
    return attack.options.through == Through::AsArmour;
}

bool isWholeCover(const Attack& attack)
{
    return attack.options.cover == Cover::Whole && attack.options.through == Through::No;
}

bool isOutOfSight(const Attack& attack)
{
    return attack.options.concealed || attack.options.invisible || isConcealment(attack.options);
}

using declare::offered;

constexpr declare::OptionTable kAttackOffers{
    kAttackParts,
    offered<&Attack::options, &AttackOptions::called>().when<callsShots>(),
    offered<&Attack::options, &AttackOptions::mode>().when<hasModes>(),
    offered<&Attack::options, &AttackOptions::closeRange>().when<firesAs<Mode::Buckshot>>(),
    offered<&Attack::options, &AttackOptions::automaticBonus>().when<firesAs<Mode::Automatic>>(),
    offered<&Attack::options, &AttackOptions::withShield>().when<mayStrikeWithShield>(),
    offered<&Attack::options, &AttackOptions::fromCover>().when<isFromAfar>(),
    offered<&Attack::options, &AttackOptions::fromConcealment>().when<isFromAfar>(),
    offered<&Attack::options, &AttackOptions::rollModifiers>(),
    offered<&Attack::attackerCondition, &Condition::aimTurns>().rarely(),
    offered<&Attack::weaponState, &WeaponState::dropped>().rarely(),
    offered<&Attack::options, &AttackOptions::from>().ofTarget().when<meetsShield>(),
    offered<&Attack::options, &AttackOptions::shield>().ofTarget().when<meetsShield>(),
    offered<&Attack::options, &AttackOptions::cover>().ofTarget(),
    offered<&Attack::options, &AttackOptions::through>().ofTarget().when<mayFireThrough>(),
    offered<&Attack::options, &AttackOptions::material>().ofTarget().when<meetsMaterial>(),
    offered<&Attack::options, &AttackOptions::coverArmour>().ofTarget().when<meetsMaterial>(),
    offered<&Attack::options, &AttackOptions::specialMeasures>().ofTarget().when<isWholeCover>(),
    offered<&Attack::options, &AttackOptions::concealed>().ofTarget(),
    offered<&Attack::options, &AttackOptions::pinpointed>().ofTarget().when<isOutOfSight>(),
    offered<&Attack::options, &AttackOptions::hardToSee>().ofTarget().when<isOutOfSight>(),
    offered<&Attack::options, &AttackOptions::ruledVisible>().ofTarget().when<isOutOfSight>(),
    offered<&Attack::options, &AttackOptions::defenceModifiers>().ofTarget(),
    offered<&Attack::options, &AttackOptions::invisible>().ofTarget().rarely(),
    offered<&Attack::options, &AttackOptions::parriesWithShield>().ofTarget().rarely().when<meetsShield>(),
    offered<&Attack::targetCondition, &Condition::injuredArms>().rarely(),
};

}  // namespace

constinit const ActionDeclaration Attack::kAction = declare::offering(
    kAttackOffers, declare::presetAction<Attack>("attack", system, kAttackParts, "outcomeAttack"));

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
