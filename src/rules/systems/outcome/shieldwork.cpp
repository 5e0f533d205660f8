#include "rules/systems/outcome/shieldwork.h"

#include "rules/core/declare/optiontable.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"

namespace hitspread::outcome {

namespace {

constexpr declare::FieldTable kShieldOptions{
    declare::choice<&ShieldOptions::what>("what", kShieldActions,
                                          {.group = "turn", .rules = "OUT-33 OUT-34 OUT-35 OUT-36"}),
    declare::choice<&ShieldOptions::arm>("arm", kArms, {.group = "turn", .rules = "OUT-31 OUT-37"}),
    declare::flag<&ShieldOptions::helped>("helped", {.group = "turn", .rules = "OUT-34"}),
    declare::flag<&ShieldOptions::weapon>("weapon", {.group = "turn", .rules = "OUT-44"}),
};

}  // namespace

constexpr const auto& fieldsOf(const ShieldOptions*)
{
    return kShieldOptions;
}

namespace {

constexpr auto kShieldParts = declare::joined(
    declare::part<&ShieldWork::options>("options", shieldOptionsRecord, Role::Declared), Parts::person<ShieldWork>(),
    Parts::armed<ShieldWork>(), Parts::clad<ShieldWork>(Role::Actor), Parts::ruled<ShieldWork>());

constexpr std::int32_t kBothArms = bit(Arm::Left) | bit(Arm::Right);

/// Where the shield has to be for it.
Carried neededFor(ShieldAction action)
{
    switch (action) {
    case ShieldAction::TakeOffBack: return Carried::OnBack;
    case ShieldAction::Unstrap: return Carried::Worn;
    case ShieldAction::PickUp: return Carried::Dropped;
    case ShieldAction::StrapOn:
    case ShieldAction::LetFall:
    case ShieldAction::PutOnBack: return Carried::InHand;
    }
    return Carried::InHand;
}

/// Whether it takes an action; what is only held falls freely (OUT-33, OUT-44).
bool takesAction(const ShieldOptions& options)
{
    return options.what != ShieldAction::LetFall;
}

/// Whether it can be done with the weapon in hand: it is let fall, or picked up where it lies.
bool isPossible(const ShieldWork& work)
{
    if (work.weapon.empty() || work.weaponState.empty() || work.weapon.front().natural)
        return false;
    const bool lies = work.weaponState.front().dropped;
    return work.options.what == (lies ? ShieldAction::PickUp : ShieldAction::LetFall);
}

void refuseShieldAction(Refusals& refusals, const ShieldWork& work)
{
    const ShieldAction action = work.options.what;
    const auto shield = shieldOf(work.armour, work.armourState);
    refusals.when(!shield || shield->place >= work.armourState.size(), RefusalCode::NoShield, Rule::Rule31, "armour");
    if (!shield)
        return;
    const bool isStrapped = shield->carried == Carried::Worn;
    const Condition& condition = work.condition;
    // A strapped shield is not let fall: it has to be unstrapped first (OUT-33).
    refusals.when(action == ShieldAction::LetFall && isStrapped, RefusalCode::ShieldStrapped, Rule::Rule33,
                  "armour.state", "carried");
    refusals.when(shield->carried != neededFor(action) && !(action == ShieldAction::LetFall && isStrapped),
                  RefusalCode::ShieldElsewhere, Rule::Rule36, "armour.state", "carried");
    // Both hands empty for each of the two ways on to the arm (OUT-36); the shield itself is what is in hand for the second.
    const bool needsHands = action == ShieldAction::TakeOffBack || action == ShieldAction::StrapOn;
    refusals.when(needsHands && (condition.occupiedHands & kBothArms) != 0, RefusalCode::HandsNotEmpty, Rule::Rule36,
                  "character.condition", "occupiedHands");
    // The other arm unstraps it (OUT-34).
    const std::int32_t otherArm = bit(other(shield->arm));
    const bool isHindered = ((condition.injuredArms | condition.occupiedHands) & otherArm) != 0;
    refusals.when(action == ShieldAction::Unstrap && isHindered && !work.options.helped, RefusalCode::NeedsHelp,
                  Rule::Rule34, "options", "helped");
}

/// It makes a difference only to this that is done with a shield (OUT-34, OUT-36).
template <ShieldAction action>
bool isAction(const ShieldWork& work)
{
    return !work.options.weapon && work.options.what == action;
}

using declare::offered;

constexpr declare::OptionTable kShieldOffers{
    kShieldParts,
    offered<&ShieldWork::options, &ShieldOptions::what>(),
    offered<&ShieldWork::options, &ShieldOptions::arm>().when<isAction<ShieldAction::StrapOn>>(),
    offered<&ShieldWork::options, &ShieldOptions::helped>().when<isAction<ShieldAction::Unstrap>>(),
    offered<&ShieldWork::options, &ShieldOptions::weapon>(),
};

}  // namespace

const RecordDeclaration shieldOptionsRecord = declare::options<ShieldOptions>("shieldOptions", kShieldOptions);
constinit const ActionDeclaration ShieldWork::kAction = declare::offering(
    kShieldOffers, declare::presetAction<ShieldWork>("shield", system, kShieldParts));

void preset(ShieldWork& work)
{
    const auto shield = shieldOf(work.armour, work.armourState);
    work.options.weapon = !shield && !work.weapon.empty();
    if (!shield) {
        work.options.what = ShieldAction::LetFall;
        return;
    }
    work.options.arm = shield->arm;
    switch (shield->carried) {
    case Carried::OnBack: work.options.what = ShieldAction::TakeOffBack; break;
    case Carried::InHand: work.options.what = ShieldAction::StrapOn; break;
    case Carried::Worn: work.options.what = ShieldAction::Unstrap; break;
    case Carried::Dropped: work.options.what = ShieldAction::PickUp; break;
    }
}

std::vector<Refusal> refusalsOf(const ShieldWork& work, const BodyPlan*)
{
    Refusals refusals;
    if (takesAction(work.options))
        refuseDoing(refusals, work.condition, work.switches, {Plan::Shield, 0}, "character.condition");
    else
        refusals.when(!canAct(work.condition, work.switches), RefusalCode::ActorOut, Rule::Rule74,
                      "character.condition", "levels");
    if (work.options.weapon)
        refusals.when(!isPossible(work), RefusalCode::ShieldElsewhere, Rule::Rule44, "weapon");
    else
        refuseShieldAction(refusals, work);
    return refusals.take();
}

void resolveAction(const ShieldWork& work, Derivation& derivation)
{
    const ShieldOptions& options = work.options;
    Ledger ledger(work.condition);
    const bool isFree = !takesAction(options);
    const Rule rule = options.weapon                                                       ? Rule::Rule44
        : options.what == ShieldAction::Unstrap || options.what == ShieldAction::PutOnBack ? Rule::Rule34
                                                                                           : Rule::Rule36;
    const Term done = derivation.derive(Quantity::ShieldDone, rule, Operation::Take, 1);
    if (!isFree) {
        ledger.take({Plan::Shield, 0}, done);
        ledger.loseAim(done);
    }
    if (options.weapon) {
        StateLedger<WeaponState> held(work.weaponState.front());
        held.set<&WeaponState::dropped>(options.what == ShieldAction::LetFall, done);
        held.commit(derivation, kShieldParts.position<&ShieldWork::weaponState>());
    } else {
        const Borne shield = *shieldOf(work.armour, work.armourState);
        StateLedger<ArmourState> state(work.armourState[shield.place]);
        switch (options.what) {
        case ShieldAction::TakeOffBack:
        case ShieldAction::PickUp:
        case ShieldAction::Unstrap: state.set<&ArmourState::carried>(Carried::InHand, done); break;
        case ShieldAction::StrapOn:
            state.set<&ArmourState::carried>(Carried::Worn, done);
            state.set<&ArmourState::arm>(options.arm, done);
            break;
        case ShieldAction::PutOnBack: state.set<&ArmourState::carried>(Carried::OnBack, done); break;
        case ShieldAction::LetFall: state.set<&ArmourState::carried>(Carried::Dropped, done); break;
        }
        state.commit(derivation, kShieldParts.position<&ShieldWork::armourState>(), shield.place);
    }
    ledger.commit(derivation, kShieldParts.position<&ShieldWork::condition>());
}

}  // namespace hitspread::outcome
