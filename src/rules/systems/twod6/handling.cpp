#include "rules/core/declare/declare.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/system.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

constexpr declare::Traits kHandsOfUse{.group = "weapon", .rules = "TD-14 TD-44 TD-63"};
constexpr declare::Traits kHandlingNote{.group = "turn"};
constexpr std::size_t kLongestHandlingNote = 200;

constexpr FieldDeclaration kReadyFields[]{declare::choice<&ReadyOptions::held>("held", kHeld, kHandsOfUse)};
constexpr FieldDeclaration kPickUpFields[]{declare::choice<&PickUpOptions::held>("held", kHeld, kHandsOfUse)};
constexpr FieldDeclaration kDropFields[]{
    declare::text<&DropOptions::note>("note", kLongestHandlingNote, kHandlingNote)};
constexpr FieldDeclaration kReloadFields[]{
    declare::text<&ReloadOptions::note>("note", kLongestHandlingNote, kHandlingNote)};
constexpr RecordDeclaration kReadyRecord = declare::options<ReadyOptions>("readyOptions", kReadyFields);
constexpr RecordDeclaration kPickUpRecord = declare::options<PickUpOptions>("pickUpOptions", kPickUpFields);
constexpr RecordDeclaration kDropRecord = declare::options<DropOptions>("dropOptions", kDropFields);
constexpr RecordDeclaration kReloadRecord = declare::options<ReloadOptions>("reloadOptions", kReloadFields);

template <typename Options>
constexpr auto handlingParts(const RecordDeclaration& record)
{
    using One = Handling<Options>;
    return declare::joined(declare::part<&One::options>("options", record, Role::Declared), Parts::person<One>(),
                           Parts::armed<One>(), Parts::ruled<One>());
}
constexpr auto kReadyParts = handlingParts<ReadyOptions>(kReadyRecord);
constexpr auto kPickUpParts = handlingParts<PickUpOptions>(kPickUpRecord);
constexpr auto kDropParts = handlingParts<DropOptions>(kDropRecord);
constexpr auto kReloadParts = handlingParts<ReloadOptions>(kReloadRecord);
constexpr std::uint8_t kHandlerCondition = 2;  // where these stand in each of them
constexpr std::uint8_t kHandledWeapon = 4;
static_assert(decltype(kReadyParts)::position<&Ready::condition>() == kHandlerCondition);
static_assert(decltype(kReadyParts)::position<&Ready::weaponState>() == kHandledWeapon);

constexpr std::string_view kHandler = "character.condition";
constexpr std::string_view kHandled = "weapon.state";

/// The hands it comes into have to be good for it.
void refuseTaking(Refusals& refusals, const Condition& who, const Weapon& weapon, Held held)
{
    if (!weapon.natural)
        refuseWeapon(refusals, who, weapon, {.held = held}, kHandled);
}

void refuseHandling(Refusals& refusals, const Ready& ready)
{
    const WeaponState& state = ready.weaponState;
    refuseAction(refusals, ready.condition, ready.switches, Doing::Ready, kHandler);
    refusals.when(!ready.weapon.natural && state.dropped, RefusalCode::WeaponDropped, Rule::Rule14, kHandled,
                  "dropped");
    refusals.when(!ready.weapon.natural && isInHand(state), RefusalCode::WeaponInHand, Rule::Rule14, kHandled, "held");
    refuseTaking(refusals, ready.condition, ready.weapon, ready.options.held);
}

void refuseHandling(Refusals& refusals, const PickUp& pickUp)
{
    refuseAction(refusals, pickUp.condition, pickUp.switches, Doing::PickUp, kHandler);
    refusals.when(!pickUp.weapon.natural && !pickUp.weaponState.dropped, RefusalCode::WeaponNotDropped, Rule::Rule14,
                  kHandled, "dropped");
    refuseTaking(refusals, pickUp.condition, pickUp.weapon, pickUp.options.held);
}

void refuseHandling(Refusals& refusals, const Drop& drop)
{
    const WeaponState& state = drop.weaponState;
    refuseAction(refusals, drop.condition, drop.switches, Doing::Drop, kHandler);
    refusals.when(!drop.weapon.natural && state.dropped, RefusalCode::WeaponDropped, Rule::Rule13, kHandled, "dropped");
    refusals.when(!drop.weapon.natural && !state.dropped && !isInHand(state), RefusalCode::WeaponStowed, Rule::Rule13,
                  kHandled, "held");
}

std::int32_t roomFor(const Weapon& weapon, const WeaponState& state)
{
    return weapon.shots == kNoEntry || state.shotsLeft == kNoEntry ? 0 : std::max(weapon.shots - state.shotsLeft, 0);
}

void refuseHandling(Refusals& refusals, const Reload& reload)
{
    const bool isCounted = reload.weapon.shots != kNoEntry;
    refuseAction(refusals, reload.condition, reload.switches, Doing::Reload, kHandler);
    refuseWeapon(refusals, reload.condition, reload.weapon, reload.weaponState, kHandled);
    refusals.when(!reload.weapon.natural && !isCounted, RefusalCode::WeaponUncounted, Rule::Rule33, "weapon", "shots");
    refusals.when(isCounted && roomFor(reload.weapon, reload.weaponState) == 0, RefusalCode::WeaponFull, Rule::Rule33,
                  kHandled, "shotsLeft");
    refusals.when(isCounted && reload.weaponState.spare == 0, RefusalCode::NoSpare, Rule::Rule33, kHandled, "spare");
}

using Handled = StateLedger<WeaponState>;

/// In hand and ready, and drawn in this round where one runs (TD-44, TD-63, TD-D53).
void take(Ledger& ledger, Handled& weapon, Held held, Term because)
{
    weapon.set<&WeaponState::dropped>(false, because);
    weapon.set<&WeaponState::held>(held, because);
    if (ledger->inRound)
        ledger.set<&Condition::drew>(true, because);
}

void perform(const Ready& ready, Derivation& derivation, Ledger& ledger, Handled& weapon)
{
    const Term doing = spend(derivation, ledger, ready.switches, Doing::Ready);
    take(ledger, weapon, ready.options.held, doing);
}

void perform(const PickUp& pickUp, Derivation& derivation, Ledger& ledger, Handled& weapon)
{
    const Term doing = spend(derivation, ledger, pickUp.switches, Doing::PickUp);
    take(ledger, weapon, pickUp.options.held, doing);
}

void perform(const Drop& drop, Derivation& derivation, Ledger& ledger, Handled& weapon)
{
    const Term doing = spend(derivation, ledger, drop.switches, Doing::Drop);
    weapon.set<&WeaponState::dropped>(true, doing);
}

/// Full, or as far as spare rounds go where somebody counts them (TD-D53, TD-D71).
void perform(const Reload& reload, Derivation& derivation, Ledger& ledger, Handled& weapon)
{
    spend(derivation, ledger, reload.switches, Doing::Reload);
    const std::int32_t room = roomFor(reload.weapon, reload.weaponState);
    const bool isCounted = weapon->spare != kNoEntry;
    const std::int32_t loaded = isCounted ? std::min(room, weapon->spare) : room;
    const Term left = derivation.derive(Quantity::ShotsLeft, Rule::Rule33, Operation::Add, weapon->shotsLeft, loaded);
    weapon.set<&WeaponState::shotsLeft>(left);
    if (isCounted)
        weapon.set<&WeaponState::spare>(weapon->spare - loaded, left);
}

Held usualHands(const Weapon& weapon, const Character& who)
{
    if (weapon.twoHanded)
        return Held::Both;
    return who.dominant == Hand::Right ? Held::Right : Held::Left;
}

}  // namespace

template <typename Options>
std::vector<Refusal> refusalsOf(const Handling<Options>& action, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(action.weapon.natural, RefusalCode::WeaponNatural, Rule::Rule14, "weapon", "natural");
    refuseHandling(refusals, action);
    return refusals.take();
}

template <typename Options>
void resolveAction(const Handling<Options>& action, Derivation& derivation)
{
    Ledger ledger(action.condition);
    Handled weapon(action.weaponState);
    perform(action, derivation, ledger, weapon);
    ledger.commit(derivation, kHandlerCondition);
    weapon.commit(derivation, kHandledWeapon);
}

template <>
constinit const ActionDeclaration Ready::kAction = declare::presetAction<Ready>("ready", system, kReadyParts);
template <>
constinit const ActionDeclaration PickUp::kAction = declare::presetAction<PickUp>("pickUp", system, kPickUpParts);
template <>
constinit const ActionDeclaration Drop::kAction = declare::action<Drop>("drop", system, kDropParts);
template <>
constinit const ActionDeclaration Reload::kAction = declare::action<Reload>("reload", system, kReloadParts);

void preset(Ready& ready)
{
    ready.options.held = usualHands(ready.weapon, ready.character);
}

void preset(PickUp& pickUp)
{
    pickUp.options.held = usualHands(pickUp.weapon, pickUp.character);
}

}  // namespace hitspread::twod6
