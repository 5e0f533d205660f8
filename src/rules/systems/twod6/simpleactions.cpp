#include "rules/systems/twod6/simpleactions.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/twod6/harm.h"
#include "rules/systems/twod6/system.h"

namespace hitspread::twod6 {

namespace {

using declare::choice;
using declare::number;
using declare::text;

constexpr declare::Traits kMetresGone{.maximum = 9999, .unit = "m", .group = "movement", .rules = "TD-20"};
constexpr declare::Traits kMetresLess{.maximum = 9999, .unit = "m", .group = "movement", .rules = "TD-21"};
constexpr declare::Traits kActionNote{.group = "turn"};
constexpr std::size_t kLongestNote = 200;

constexpr FieldDeclaration kEvadeFields[]{text<&EvadeOptions::note>("note", kLongestNote, kActionNote)};
constexpr FieldDeclaration kEvadeMoveFields[]{
    number<&EvadeMoveOptions::metres>("metres",
                                      {.maximum = 9999, .unit = "m", .group = "movement", .rules = "TD-25 TD-28"}),
    number<&EvadeMoveOptions::shortened>("shortened", kMetresLess),
};
constexpr FieldDeclaration kStandUpFields[]{text<&StandUpOptions::note>("note", kLongestNote, kActionNote)};
constexpr FieldDeclaration kFallProneFields[]{text<&FallProneOptions::note>("note", kLongestNote, kActionNote)};
constexpr FieldDeclaration kOtherFields[]{
    choice<&OtherOptions::category>("category", kCategories, {.group = "turn", .rules = "TD-12 TD-16 TD-18"}),
    choice<&OtherOptions::kind>(
        "kind", kActionKinds,
        {.fallback = static_cast<std::int32_t>(ActionKind::Other), .group = "turn", .rules = "TD-17 TD-18"}),
    text<&OtherOptions::note>("note", kLongestNote, kActionNote),
};
constexpr FieldDeclaration kPassFields[]{text<&PassOptions::note>("note", kLongestNote, kActionNote)};
constexpr FieldDeclaration kMoveFields[]{
    choice<&MoveOptions::mode>(
        "mode", kModes,
        {.fallback = static_cast<std::int32_t>(Mode::Walk), .group = "movement", .rules = "TD-20 TD-22 TD-23 TD-24"}),
    number<&MoveOptions::metres>("metres", kMetresGone),
    number<&MoveOptions::shortened>("shortened", kMetresLess),
    text<&MoveOptions::note>("note", kLongestNote, kActionNote),
};
constexpr FieldDeclaration kCarefulAimFields[]{
    declare::something<&CarefulAimOptions::with>("with", {.group = "bookkeeping"}),
    declare::someone<&CarefulAimOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
    text<&CarefulAimOptions::whomName>("whomName", kLongestNote, {.group = "bookkeeping"}),
    declare::flag<&CarefulAimOptions::sight>("sight", {.fallback = 1, .group = "range", .rules = "TD-47"}),
};

constexpr RecordDeclaration kEvadeRecord = declare::options<EvadeOptions>("evadeOptions", kEvadeFields);
constexpr RecordDeclaration kEvadeMoveRecord = declare::options<EvadeMoveOptions>("evadeMoveOptions", kEvadeMoveFields);
constexpr RecordDeclaration kStandUpRecord = declare::options<StandUpOptions>("standUpOptions", kStandUpFields);
constexpr RecordDeclaration kFallProneRecord = declare::options<FallProneOptions>("fallProneOptions", kFallProneFields);
constexpr RecordDeclaration kOtherRecord = declare::options<OtherOptions>("otherOptions", kOtherFields);
constexpr RecordDeclaration kPassRecord = declare::options<PassOptions>("passOptions", kPassFields);
constexpr RecordDeclaration kMoveRecord = declare::options<MoveOptions>("moveOptions", kMoveFields);
constexpr RecordDeclaration kCarefulAimRecord = declare::options<CarefulAimOptions>("carefulAimOptions",
                                                                                    kCarefulAimFields);

template <typename Options>
constexpr auto actionParts(const RecordDeclaration& record)
{
    return declare::joined(declare::part<&SimpleAction<Options>::options>("options", record, Role::Declared),
                           Parts::person<SimpleAction<Options>>(), Parts::ruled<SimpleAction<Options>>());
}
constexpr auto kEvadeParts = actionParts<EvadeOptions>(kEvadeRecord);
constexpr auto kEvadeMoveParts = actionParts<EvadeMoveOptions>(kEvadeMoveRecord);
constexpr auto kStandUpParts = actionParts<StandUpOptions>(kStandUpRecord);
constexpr auto kFallProneParts = actionParts<FallProneOptions>(kFallProneRecord);
constexpr auto kOtherParts = actionParts<OtherOptions>(kOtherRecord);
constexpr auto kPassParts = actionParts<PassOptions>(kPassRecord);
constexpr std::uint8_t kActionCondition = 2;  // where the condition stands in each of them
static_assert(decltype(kEvadeParts)::position<&Evade::condition>() == kActionCondition);

constexpr auto kMoveParts = declare::joined(declare::part<&Move::options>("options", kMoveRecord, Role::Declared),
                                            Parts::fighters<&Move::character>(kActingFighter, Role::Actor),
                                            Parts::ruled<Move>());
constexpr auto kCarefulAimParts = declare::joined(
    declare::part<&CarefulAim::options>("options", kCarefulAimRecord, Role::Declared), Parts::person<CarefulAim>(),
    Parts::armed<CarefulAim>(), Parts::ruled<CarefulAim>());

constexpr std::string_view kDoer = "character.condition";

/// Evading is done on both legs, by nobody who lies or holds somebody (TD-D48, TD-D52, TD-D54, TD-D60).
void refuseEvading(Refusals& refusals, const Condition& now)
{
    refusals.when(now.prone, RefusalCode::ActorProne, Rule::Rule26, kDoer, "prone");
    refusals.when(now.holding != 0, RefusalCode::ActorHolds, Rule::Rule77, kDoer, "holding");
    const bool isDisabled = isLegHurt(now, Wound::Disabled);
    refusals.when(isDisabled, RefusalCode::MoveLegDisabled, Rule::Rule107, kDoer, "wounds");
    refusals.when(!isDisabled && isLegHurt(now, Wound::Incapacitated), RefusalCode::MoveLeg, Rule::Rule106, kDoer,
                  "wounds");
}

void refuseSimpleAction(Refusals& refusals, const Evade& action)
{
    refuseAction(refusals, action.condition, action.switches, Doing::Evade, kDoer);
    refuseEvading(refusals, action.condition);
}

void perform(const Evade& action, Derivation& derivation, Ledger& ledger)
{
    spend(derivation, ledger, action.switches, Doing::Evade);
    const Term evaded = derivation.derive(Quantity::MoveMode, Rule::Rule26, Operation::Take,
                                          static_cast<std::int32_t>(Movement::Evaded));
    ledger.set<&Condition::movement>(evaded);
    ledger.set<&Condition::metres>(0, evaded);
    ledger.set<&Condition::evadeOpen>(true, evaded);
}

/// The movement is a part of the Evade: what would keep him from another action matters only where it keeps him from this one.
void refuseSimpleAction(Refusals& refusals, const EvadeMove& action)
{
    const Condition& now = action.condition;
    const bool isOpen = now.evadeOpen && isAwake(now) && !isHeld(now);
    refusals.when(!isOpen, RefusalCode::EvadeNotOpen, Rule::Rule28, kDoer, "evadeOpen");
    refusals.when(isOpen && !now.rolledAgainst, RefusalCode::EvadeTooEarly, Rule::Rule28, kDoer, "rolledAgainst");
    if (isOpen)
        refuseEvading(refusals, now);
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    const std::int32_t most = allowedEvade(silent, action.character, action.options.shortened).value;
    refusals.when(action.options.metres > most, RefusalCode::MovesTooFar, Rule::Rule25, "options", "metres",
                  action.options.metres, most);
}

void perform(const EvadeMove& action, Derivation& derivation, Ledger& ledger)
{
    const Term most = allowedEvade(derivation, action.character, action.options.shortened);
    ledger.set<&Condition::metres>(action.options.metres, most);
    ledger.set<&Condition::evadeOpen>(false, most);
}

/// Standing up counts as moving (TD-D70).
void refuseSimpleAction(Refusals& refusals, const StandUp& action)
{
    const Condition& now = action.condition;
    refuseAction(refusals, now, action.switches, Doing::StandUp, kDoer);
    refusals.when(!now.prone, RefusalCode::StandsAlready, Rule::Rule14, kDoer, "prone");
    refusals.when(now.holding != 0, RefusalCode::ActorHolds, Rule::Rule77, kDoer, "holding");
    refusals.when(isLegHurt(now, Wound::Disabled), RefusalCode::MoveLegDisabled, Rule::Rule107, kDoer, "wounds");
}

void perform(const StandUp& action, Derivation& derivation, Ledger& ledger)
{
    const Term risen = spend(derivation, ledger, action.switches, Doing::StandUp);
    ledger.set<&Condition::prone>(false, risen);
}

void refuseSimpleAction(Refusals& refusals, const FallProne& action)
{
    refuseAction(refusals, action.condition, action.switches, Doing::FallProne, kDoer);
    refusals.when(action.condition.prone, RefusalCode::LiesAlready, Rule::Rule13, kDoer, "prone");
}

void perform(const FallProne& action, Derivation& derivation, Ledger& ledger)
{
    spend(derivation, ledger, action.switches, Doing::FallProne);
    const Term fallen = derivation.derive(Quantity::Falls, Rule::Rule13, Operation::Take, 1);
    ledger.fall(fallen);
    derivation.state(EventKind::Down, causedBy(fallen));
}

Spent spentBy(const OtherOptions& options)
{
    return {options.category, options.kind, Doing::CallOut};
}

void refuseSimpleAction(Refusals& refusals, const Other& action)
{
    refuseAction(refusals, action.condition, spentBy(action.options), kDoer);
}

void perform(const Other& action, Derivation& derivation, Ledger& ledger)
{
    spend(derivation, ledger, spentBy(action.options));
}

void refuseSimpleAction(Refusals& refusals, const Pass& action)
{
    refuseAction(refusals, action.condition, Spent{}, kDoer);
    refusals.when(action.condition.acted, RefusalCode::TurnOver, Rule::Rule01, kDoer, "acted");
}

/// Careful aim goes on: he has done nothing else.
void perform(const Pass&, Derivation& derivation, Ledger& ledger)
{
    beginTurn(derivation, ledger);
    if (!ledger->inRound)
        return;
    const Term over = derivation.derive(Quantity::TurnBegun, Rule::Rule01, Operation::Take, 1);
    ledger.set<&Condition::acted>(true, over);
}

Moving movingBy(const MoveOptions& options)
{
    return {options.mode, options.metres, options.shortened};
}

}  // namespace

template <typename Options>
std::vector<Refusal> refusalsOf(const SimpleAction<Options>& action, const BodyPlan*)
{
    Refusals refusals;
    refuseSimpleAction(refusals, action);
    return refusals.take();
}

template <typename Options>
void resolveAction(const SimpleAction<Options>& action, Derivation& derivation)
{
    Ledger ledger(action.condition);
    perform(action, derivation, ledger);
    ledger.commit(derivation, kActionCondition);
}

template <>
constinit const ActionDeclaration Evade::kAction = declare::action<Evade>("evade", system, kEvadeParts);
template <>
constinit const ActionDeclaration EvadeMove::kAction =
    declare::followingAction<EvadeMove>(declare::presetAction<EvadeMove>("evadeMove", system, kEvadeMoveParts));
template <>
constinit const ActionDeclaration StandUp::kAction = declare::action<StandUp>("standUp", system, kStandUpParts);
template <>
constinit const ActionDeclaration FallProne::kAction = declare::action<FallProne>("fallProne", system, kFallProneParts);
template <>
constinit const ActionDeclaration Other::kAction = declare::action<Other>("other", system, kOtherParts);
template <>
constinit const ActionDeclaration Pass::kAction = declare::action<Pass>("pass", system, kPassParts);
constinit const ActionDeclaration Move::kAction = declare::followingAction<Move>(
    declare::presetAction<Move>("move", system, kMoveParts));
constinit const ActionDeclaration CarefulAim::kAction = declare::action<CarefulAim>("carefulAim", system,
                                                                                    kCarefulAimParts);

/// Mode and metres are declared with an attack of the same turn; careful aim is no attack, and ends (TD-D16, TD-D49).
std::vector<Refusal> refusalsOf(const Move& move, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(move.character.empty(), RefusalCode::NothingChanges, Rule::Rule20, "character");
    refusals.when(move.options.mode == Mode::None, RefusalCode::NothingChanges, Rule::Rule20, "options", "mode");
    if (move.character.empty() || move.options.mode == Mode::None)
        return refusals.take();
    const Fighter& who = move.character[0];
    const Condition now = aboutToAct(who.condition);
    refuseAction(refusals, now, move.switches, doingOf(move.options.mode), kDoer);
    refuseMovement(refusals, who.character, now, move.switches, movingBy(move.options), "options");
    const bool hasAttacked = (now.kinds & bitOf(ActionKind::Combat)) != 0 && now.aimRounds == 0;
    refusals.when(hasAttacked, RefusalCode::MoveAfterAttack, Rule::Rule19, kDoer, "kinds");
    return refusals.take();
}

void resolveAction(const Move& move, Derivation& derivation)
{
    FighterLedger who(move.character[0], Subject(), 0);
    const Moving moving = movingBy(move.options);
    const Term points = twod6::move(derivation, who.ledger(), move.switches, moving);
    static_cast<void>(allowedMove(derivation, who.character(), who.condition(), move.switches, moving));
    if (points.holds())
        mark(derivation, DamageType::Bruise, points, who);
    FighterLedger::commit({&who, 1}, derivation, fighterParts<&Move::character>(kMoveParts));
}

void preset(Move& move)
{
    if (move.character.empty() || move.options.mode == Mode::None)
        return;
    const Fighter& who = move.character[0];
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    const Moving moving{move.options.mode, move.options.metres, move.options.shortened};
    move.options.metres = allowedMove(silent, who.character, aboutToAct(who.condition), move.switches, moving).value;
}

void preset(EvadeMove& move)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    move.options.metres = allowedEvade(silent, move.character, move.options.shortened).value;
}

std::vector<Refusal> refusalsOf(const CarefulAim& aim, const BodyPlan*)
{
    Refusals refusals;
    const Condition now = aboutToAct(aim.condition);
    const CarefulAimOptions& options = aim.options;
    refuseAction(refusals, now, aim.switches, Doing::CarefulAim, kDoer);
    refuseWeapon(refusals, now, aim.weapon, aim.weaponState, "weapon.state");
    refusals.when(isMelee(aim.weapon), RefusalCode::RangedOnly, Rule::Rule47, "weapon", "kind");
    refusals.when(options.whom == 0, RefusalCode::AimAtNobody, Rule::Rule47, "options", "whom");
    refusals.when(!options.sight, RefusalCode::NoLineOfSight, Rule::Rule47, "options", "sight");
    const bool hasMoved = (now.kinds & bitOf(ActionKind::Movement)) != 0
        || (now.inRound && now.movement != Movement::Stationary);
    refusals.when(hasMoved, RefusalCode::AimMoved, Rule::Rule47, kDoer, "movement");
    refusals.when(now.holding != 0 && now.holding != options.whom, RefusalCode::HolderStrikesHeld, Rule::Rule77,
                  "options", "whom");
    return refusals.take();
}

void resolveAction(const CarefulAim& aim, Derivation& derivation)
{
    Ledger ledger(aim.condition);
    const bool goesOn = ledger->aimAt == aim.options.whom && ledger->aimWith == aim.options.with;
    const std::int32_t before = goesOn ? ledger->aimRounds : 0;
    spend(derivation, ledger, aim.switches, Doing::CarefulAim);
    const Term rounds = derivation.derive(Quantity::AimRounds, Rule::Rule47, Operation::Add, before, 1);
    ledger.set<&Condition::aimAt>(aim.options.whom, rounds);
    ledger.set<&Condition::aimWith>(aim.options.with, rounds);
    ledger.set<&Condition::aimRounds>(rounds);
    ledger.commit(derivation, kCarefulAimParts.position<&CarefulAim::condition>());
}

}  // namespace hitspread::twod6
