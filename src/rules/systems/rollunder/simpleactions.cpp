#include "rules/systems/rollunder/simpleactions.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/rollunder/system.h"

#include <optional>

namespace hitspread::rollunder {

namespace {

using declare::choice;
using declare::number;
using declare::text;

constexpr declare::Traits kYards{.maximum = 99, .unit = "yd", .group = "maneuver", .rules = "R3-69 R3-70"};
constexpr declare::Traits kWhom{.fallback = kUsualTarget, .group = "bookkeeping", .rules = "R3-69"};

constexpr FieldDeclaration kDoNothingFields[]{text<&DoNothingOptions::note>("note", 200, {.group = "maneuver"})};
constexpr FieldDeclaration kMoveFields[]{
    number<&MoveOptions::yards>("yards", kYards),
    text<&MoveOptions::note>("note", 200, {.group = "maneuver"}),
};
constexpr FieldDeclaration kConcentrateFields[]{
    number<&ConcentrateOptions::yards>("yards", kYards),
    text<&ConcentrateOptions::note>("note", 200, {.group = "maneuver"}),
};
constexpr FieldDeclaration kChangePostureFields[]{
    choice<&ChangePostureOptions::posture>("posture", kPostures, {.group = "maneuver", .rules = "R3-69 R3-70"}),
};
constexpr FieldDeclaration kEvaluateFields[]{
    number<&EvaluateOptions::yards>("yards", kYards),
    declare::someone<&EvaluateOptions::whom>("whom", kWhom),
    text<&EvaluateOptions::whomName>("whomName", 200, {.group = "bookkeeping"}),
};
constexpr FieldDeclaration kAllOutDefenseFields[]{
    choice<&AllOutDefenseOptions::defence>(
        "defence", kDefenceKinds,
        {.fallback = static_cast<std::int32_t>(DefenceKind::Dodge), .group = "maneuver", .rules = "R3-69"}),
    number<&AllOutDefenseOptions::yards>("yards", kYards),
};
constexpr FieldDeclaration kWaitFields[]{
    choice<&WaitOptions::trigger>("trigger", kTriggers, {.group = "maneuver", .rules = "R3-69"}),
    declare::someone<&WaitOptions::whom>("whom", kWhom),
    text<&WaitOptions::whomName>("whomName", 200, {.group = "bookkeeping"}),
    text<&WaitOptions::note>("note", 200, {.group = "maneuver"}),
};
constexpr FieldDeclaration kAimFields[]{
    number<&AimOptions::yards>("yards", kYards),
    declare::something<&AimOptions::with>("with", {.group = "bookkeeping"}),
    declare::someone<&AimOptions::whom>("whom", kWhom),
    text<&AimOptions::whomName>("whomName", 200, {.group = "bookkeeping"}),
};
constexpr FieldDeclaration kReadyFields[]{
    choice<&ReadyOptions::what>("what", kReadying, {.group = "maneuver", .rules = "R3-01 R3-50"}),
    choice<&ReadyOptions::held>("held", kHeld, {.group = "maneuver", .rules = "R3-01 R3-33"}),
    number<&ReadyOptions::yards>("yards", kYards),
};

constexpr RecordDeclaration kDoNothingRecord = declare::options<DoNothingOptions>("doNothingOptions", kDoNothingFields);
constexpr RecordDeclaration kMoveRecord = declare::options<MoveOptions>("moveOptions", kMoveFields);
constexpr RecordDeclaration kConcentrateRecord = declare::options<ConcentrateOptions>("concentrateOptions",
                                                                                      kConcentrateFields);
constexpr RecordDeclaration kChangePostureRecord = declare::options<ChangePostureOptions>("changePostureOptions",
                                                                                          kChangePostureFields);
constexpr RecordDeclaration kEvaluateRecord = declare::options<EvaluateOptions>("evaluateOptions", kEvaluateFields);
constexpr RecordDeclaration kAllOutDefenseRecord = declare::options<AllOutDefenseOptions>("allOutDefenseOptions",
                                                                                          kAllOutDefenseFields);
constexpr RecordDeclaration kWaitRecord = declare::options<WaitOptions>("waitOptions", kWaitFields);
constexpr RecordDeclaration kAimRecord = declare::options<AimOptions>("aimOptions", kAimFields);
constexpr RecordDeclaration kReadyRecord = declare::options<ReadyOptions>("readyOptions", kReadyFields);

template <typename Options>
constexpr auto actionParts(const RecordDeclaration& record)
{
    return declare::joined(declare::part<&SimpleAction<Options>::options>("options", record, Role::Declared),
                           Parts::person<SimpleAction<Options>>(), Parts::ruled<SimpleAction<Options>>());
}
constexpr auto kDoNothingParts = actionParts<DoNothingOptions>(kDoNothingRecord);
constexpr auto kMoveParts = actionParts<MoveOptions>(kMoveRecord);
constexpr auto kConcentrateParts = actionParts<ConcentrateOptions>(kConcentrateRecord);
constexpr auto kChangePostureParts = actionParts<ChangePostureOptions>(kChangePostureRecord);
constexpr auto kEvaluateParts = actionParts<EvaluateOptions>(kEvaluateRecord);
constexpr auto kAllOutDefenseParts = actionParts<AllOutDefenseOptions>(kAllOutDefenseRecord);
constexpr auto kWaitParts = actionParts<WaitOptions>(kWaitRecord);
constexpr std::uint8_t kActionCondition = 2;  // where the condition stands in each of them
static_assert(decltype(kMoveParts)::position<&Move::condition>() == kActionCondition);

constexpr auto kAimParts = declare::joined(declare::part<&Aim::options>("options", kAimRecord, Role::Declared),
                                           Parts::person<Aim>(), Parts::armed<Aim>(), Parts::ruled<Aim>());
constexpr auto kReadyParts = declare::joined(declare::part<&Ready::options>("options", kReadyRecord, Role::Declared),
                                             Parts::person<Ready>(), Parts::armed<Ready>(),
                                             Parts::clad<Ready>(Role::Actor), Parts::ruled<Ready>());

template <typename Options>
std::int32_t yardsOf(const Options& options)
{
    if constexpr (requires { options.yards; })
        return options.yards;
    else
        return 0;
}

// What an action is refused for beside what every maneuver is, and what is its own once it is taken: nothing, unless said so below.
template <typename Options>
void refuseOwn(Refusals&, const SimpleAction<Options>&)
{}
template <typename Options>
void perform(const Options&, const Switches&, Derivation&, Ledger&, Term)
{}

void refuseOwn(Refusals& refusals, const ChangePosture& action)
{
    refusals.when(action.options.posture == action.condition.posture, RefusalCode::SamePosture, Rule::Rule70, "options",
                  "posture");
}

void perform(const ChangePostureOptions& options, const Switches& switches, Derivation& derivation, Ledger& ledger,
             Term taken)
{
    const Posture before = ledger->posture;
    const bool isHalfWay = switches.risesInTwo && before == Posture::Lying && options.posture == Posture::Standing
        && !ledger->rising;
    if (isHalfWay)
        return ledger.set<&Condition::rising>(true, taken);
    const Term posture = derivation.derive(Quantity::PostureNow, Rule::Rule70, Operation::Take,
                                           static_cast<std::int32_t>(options.posture));
    ledger.set<&Condition::posturePast>(before, taken);
    ledger.set<&Condition::posture>(posture);
    ledger.set<&Condition::rising>(false, posture);
}

void perform(const EvaluateOptions& options, const Switches&, Derivation& derivation, Ledger& ledger, Term)
{
    const std::int32_t before = ledger->evaluateAt == options.whom ? ledger->evaluateTurns : 0;
    const Term turns = derivation.derive(Quantity::EvaluateTurns, Rule::Rule69, Operation::Add, before, 1);
    ledger.set<&Condition::evaluateAt>(options.whom, turns);
    ledger.set<&Condition::evaluateTurns>(turns);
}

void perform(const AllOutDefenseOptions& options, const Switches&, Derivation&, Ledger& ledger, Term taken)
{
    ledger.set<&Condition::defends>(options.defence, taken);
}

void perform(const WaitOptions& options, const Switches&, Derivation&, Ledger& ledger, Term taken)
{
    ledger.set<&Condition::waiting>(true, taken);
    ledger.set<&Condition::waitTrigger>(options.trigger, taken);
    ledger.set<&Condition::waitFor>(options.whom, taken);
}

/// The shield that is not before him.
std::optional<std::size_t> unreadyShield(const Ready& ready)
{
    for (std::size_t i = 0; i < ready.armourState.size() && i < ready.armour.size(); ++i) {
        if (ready.armour[i].shield && (ready.armourState[i].unready || ready.armourState[i].dropped))
            return i;
    }
    return std::nullopt;
}

}  // namespace

template <typename Options>
std::vector<Refusal> refusalsOf(const SimpleAction<Options>& action, const BodyPlan*)
{
    Refusals refusals;
    constexpr Maneuver kManeuver = Options::kManeuver;
    refuseManeuver(refusals, action.character, action.condition, kManeuver, "character.condition");
    refuseMovement(refusals, action.character, action.condition, action.switches,
                   {kManeuver, yardsOf(action.options), "options"});
    refuseOwn(refusals, action);
    return refusals.take();
}

template <typename Options>
void resolveAction(const SimpleAction<Options>& action, Derivation& derivation)
{
    Ledger ledger(action.condition);
    const Term taken = takeManeuver(derivation, ledger, Options::kManeuver, yardsOf(action.options));
    perform(action.options, action.switches, derivation, ledger, taken);
    ledger.finish(taken);
    ledger.commit(derivation, kActionCondition);
}

template <>
constinit const ActionDeclaration DoNothing::kAction = declare::action<DoNothing>("doNothing", system, kDoNothingParts);
template <>
constinit const ActionDeclaration Move::kAction = declare::presetAction<Move>("move", system, kMoveParts);
template <>
constinit const ActionDeclaration Concentrate::kAction = declare::action<Concentrate>("concentrate", system,
                                                                                      kConcentrateParts);
template <>
constinit const ActionDeclaration ChangePosture::kAction = declare::action<ChangePosture>("changePosture", system,
                                                                                          kChangePostureParts);
template <>
constinit const ActionDeclaration Evaluate::kAction = declare::action<Evaluate>("evaluate", system, kEvaluateParts);
template <>
constinit const ActionDeclaration AllOutDefense::kAction = declare::action<AllOutDefense>("allOutDefense", system,
                                                                                          kAllOutDefenseParts);
template <>
constinit const ActionDeclaration Wait::kAction = declare::action<Wait>("wait", system, kWaitParts);
constinit const ActionDeclaration Aim::kAction = declare::action<Aim>("aim", system, kAimParts);
constinit const ActionDeclaration Ready::kAction = declare::presetAction<Ready>("ready", system, kReadyParts);

std::vector<Refusal> refusalsOf(const Aim& aim, const BodyPlan*)
{
    Refusals refusals;
    refuseManeuver(refusals, aim.character, aim.condition, Maneuver::Aim, "character.condition");
    refuseMovement(refusals, aim.character, aim.condition, aim.switches, {Maneuver::Aim, aim.options.yards, "options"});
    refuseWeapon(refusals, aim.weapon, aim.weaponState, "weapon.state");
    refusals.when(isMelee(aim.weapon), RefusalCode::AimsRanged, Rule::Rule61, "weapon", "kind");
    return refusals.take();
}

void resolveAction(const Aim& aim, Derivation& derivation)
{
    Ledger ledger(aim.condition);
    const Term taken = takeManeuver(derivation, ledger, Maneuver::Aim, aim.options.yards);
    const bool goesOn = ledger->aimAt == aim.options.whom && ledger->aimWith == aim.options.with;
    const Term turns = derivation.derive(Quantity::AimTurns, Rule::Rule61, Operation::Add,
                                         goesOn ? ledger->aimTurns : 0, 1);
    ledger.set<&Condition::aimAt>(aim.options.whom, turns);
    ledger.set<&Condition::aimWith>(aim.options.with, turns);
    ledger.set<&Condition::aimTurns>(turns);
    ledger.finish(taken);
    ledger.commit(derivation, kAimParts.position<&Aim::condition>());
}

void preset(Move& move)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    move.options.yards = allowedMove(silent, move.character, move.condition, move.switches,
                                     distanceIn(move.switches, Maneuver::Move))
                             .value;
}

void preset(Ready& ready)
{
    ready.options.held = ready.weapon.twoHanded ? Held::Both : Held::Right;
    if (ready.weapon.natural || isReady(ready.weaponState))
        ready.options.what = unreadyShield(ready) ? Readying::Shield : Readying::Weapon;
}

std::vector<Refusal> refusalsOf(const Ready& ready, const BodyPlan*)
{
    Refusals refusals;
    refuseManeuver(refusals, ready.character, ready.condition, Maneuver::Ready, "character.condition");
    refuseMovement(refusals, ready.character, ready.condition, ready.switches,
                   {Maneuver::Ready, ready.options.yards, "options"});
    const bool isWeapon = ready.options.what == Readying::Weapon;
    refusals.when(isWeapon && ready.weaponState.broken, RefusalCode::WeaponBroken, Rule::Rule01, "weapon.state",
                  "broken");
    const bool isNothing = isWeapon ? ready.weapon.natural || isReady(ready.weaponState) : !unreadyShield(ready);
    refusals.when(isNothing, RefusalCode::NothingToReady, Rule::Rule69, "options", "what");
    return refusals.take();
}

void resolveAction(const Ready& ready, Derivation& derivation)
{
    Ledger ledger(ready.condition);
    const Term taken = takeManeuver(derivation, ledger, Maneuver::Ready, ready.options.yards);
    if (ready.options.what == Readying::Weapon) {
        StateLedger<WeaponState> weapon(ready.weaponState);
        const Term turns = derivation.derive(Quantity::ReadyTurns, Rule::Rule69, Operation::Add, weapon->readied, 1);
        const Term done = derivation.derive(Quantity::ReadyDone, Rule::Rule69, Operation::AtLeast, turns,
                                            ready.weapon.readyTurns);
        weapon.set<&WeaponState::readied>(done.holds() ? 0 : turns.value, done);
        if (done.holds()) {
            weapon.set<&WeaponState::unready>(false, done);
            weapon.set<&WeaponState::dropped>(false, done);
            if (weapon->held == Held::Stowed)
                weapon.set<&WeaponState::held>(ready.options.held, done);
        }
        weapon.commit(derivation, kReadyParts.position<&Ready::weaponState>());
    } else if (const auto place = unreadyShield(ready)) {
        StateLedger<ArmourState> shield(ready.armourState[*place]);
        const Term done = derivation.derive(Quantity::ReadyDone, Rule::Rule69, Operation::Take, 1);
        shield.set<&ArmourState::unready>(false, done);
        shield.set<&ArmourState::dropped>(false, done);
        shield.commit(derivation, kReadyParts.position<&Ready::armourState>(), *place);
    }
    ledger.finish(taken);
    ledger.commit(derivation, kReadyParts.position<&Ready::condition>());
}

}  // namespace hitspread::rollunder
