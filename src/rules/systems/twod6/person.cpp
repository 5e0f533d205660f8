#include "rules/systems/twod6/person.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

constexpr std::int32_t kMetresPerPoint = 5;
constexpr std::int32_t kSimplePerTurn = 2;

Spent spentBy(const Switches& switches, Doing doing)
{
    return {categoryOf(switches, doing), kindOf(switches, doing), doing};
}

}  // namespace

bool isLegHurt(const Condition& condition, Wound severity)
{
    return woundAt(condition, Location::LeftLeg) == severity || woundAt(condition, Location::RightLeg) == severity;
}

void Ledger::loseAim(Term because)
{
    set<&Condition::aimAt>(0, because);
    set<&Condition::aimWith>(0, because);
    set<&Condition::aimRounds>(0, because);
}

void Ledger::loseTreatment(Term because)
{
    set<&Condition::treats>(0, because);
    set<&Condition::treatRounds>(0, because);
}

void Ledger::fall(Term because)
{
    set<&Condition::prone>(true, because);
    set<&Condition::evadeOpen>(false, because);
}

void Ledger::letGo(Term because)
{
    set<&Condition::holding>(0, because);
}

void Ledger::release(std::int32_t holder, Term because)
{
    keepRowsWhere<&Condition::heldBy>([holder](const Holder& one) { return one.who != holder; }, because);
}

void Ledger::holdBy(std::int32_t holder, Term because)
{
    set<&Condition::evadeOpen>(false, because);
    if (const auto row = addRow<&Condition::heldBy>(because))
        setRow<&Condition::heldBy>(*row, {holder}, because);
}

void Ledger::passOut(std::int32_t interval, Term because)
{
    set<&Condition::unconscious>(true, because);
    set<&Condition::wakeIn>(interval, because);
    set<&Condition::allOut>(false, because);
    // An Evade that has begun helps nobody who lies there (TD-D50).
    if ((*this)->movement == Movement::Evaded)
        set<&Condition::movement>(Movement::Stationary, because);
    fall(because);
    letGo(because);
    loseAim(because);
    loseTreatment(because);
}

void beginTurn(Derivation& derivation, Ledger& ledger)
{
    if (!ledger->inRound || ledger->begun)
        return;
    const Term begun = derivation.derive(Quantity::TurnBegun, Rule::Rule19, Operation::Take, 1);
    ledger.set<&Condition::begun>(begun);
    ledger.set<&Condition::movement>(Movement::Stationary, begun);
    ledger.set<&Condition::metres>(0, begun);
    ledger.set<&Condition::allOut>(false, begun);
    ledger.set<&Condition::evadeOpen>(false, begun);
}

Condition aboutToAct(const Condition& condition)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    Ledger ledger(condition);
    beginTurn(silent, ledger);
    return *ledger;
}

Term spend(Derivation& derivation, Ledger& ledger, const Spent& spent)
{
    beginTurn(derivation, ledger);
    const Term doing = derivation.derive(Quantity::TurnDoing, Rule::Rule12, Operation::Take,
                                         static_cast<std::int32_t>(spent.doing));
    if (spent.category == Category::Incidental)
        return doing;
    // Handling a thing leaves it (TD-D16).
    const bool isMove = spent.kind == ActionKind::Movement;
    const bool isOther = spent.kind == ActionKind::Combat && spent.doing != Doing::CarefulAim;
    if (isMove || isOther || spent.category == Category::Complex)
        ledger.loseAim(doing);
    if (spent.doing != Doing::Medtech)
        ledger.loseTreatment(doing);
    if (!ledger->inRound)
        return doing;
    ledger.set<&Condition::kinds>(ledger->kinds | bitOf(spent.kind), doing);
    if (spent.category == Category::Complex) {
        ledger.set<&Condition::complexTaken>(
            derivation.derive(Quantity::TurnComplex, Rule::Rule16, Operation::Take, 1));
        ledger.set<&Condition::acted>(true, doing);
        return doing;
    }
    const Term taken = derivation.derive(Quantity::TurnSimple, Rule::Rule16, Operation::Add, ledger->simple, 1);
    ledger.set<&Condition::simple>(taken);
    if (taken.value >= kSimplePerTurn)
        ledger.set<&Condition::acted>(true, taken);
    return doing;
}

Term spend(Derivation& derivation, Ledger& ledger, const Switches& switches, Doing doing)
{
    return spend(derivation, ledger, spentBy(switches, doing));
}

void refuseAction(Refusals& refusals, const Condition& condition, const Spent& spent, std::string_view part,
                  std::size_t element)
{
    const auto when = [&](bool forbidden, RefusalCode code, Rule rule, std::string_view field) {
        refusals.when(forbidden, code, rule, part, field, 0, 0, element);
    };
    const Condition now = aboutToAct(condition);
    const bool isMore = spent.category != Category::Incidental;
    when(now.dead, RefusalCode::ActorDead, Rule::Rule95, "dead");
    when(!now.dead && now.unconscious, RefusalCode::ActorOut, Rule::Rule104, "unconscious");
    when(now.surprised, RefusalCode::ActorSurprised, Rule::Rule11, "surprised");
    when(now.underCare, RefusalCode::ActorUnderCare, Rule::Rule123, "underCare");
    if (!isMore)
        return;
    when(isLaidUp(now), RefusalCode::ActorLaidUp, Rule::Rule108, "wounds");
    when(isHeld(now) && spent.doing != Doing::Escape, RefusalCode::ActorHeld, Rule::Rule77, "heldByCount");
    const bool isComplex = spent.category == Category::Complex;
    when(now.complexTaken, RefusalCode::ComplexTaken, Rule::Rule16, "complex");
    when(!now.complexTaken && isComplex && now.simple > 0, RefusalCode::ComplexTooLate, Rule::Rule16, "simple");
    when(!now.complexTaken && !isComplex && now.simple >= kSimplePerTurn, RefusalCode::SimpleSpent, Rule::Rule16,
         "simple");
    const bool isFull = now.complexTaken || now.simple >= kSimplePerTurn;
    when(now.acted && !isFull, RefusalCode::TurnOver, Rule::Rule01, "acted");
    refusals.when((now.kinds & bitOf(spent.kind)) != 0, RefusalCode::KindSpent, Rule::Rule17, part, "kinds",
                  static_cast<std::int32_t>(spent.kind), 0, element);
}

void refuseAction(Refusals& refusals, const Condition& condition, const Switches& switches, Doing doing,
                  std::string_view part, std::size_t element)
{
    refuseAction(refusals, condition, spentBy(switches, doing), part, element);
}

Doing doingOf(Mode mode)
{
    switch (mode) {
    case Mode::Run: return Doing::Run;
    case Mode::Sprint: return Doing::Sprint;
    case Mode::Crawl: return Doing::Crawl;
    case Mode::None:
    case Mode::Walk: return Doing::Walk;
    }
    return Doing::Walk;
}

Movement movementOf(Mode mode)
{
    switch (mode) {
    case Mode::None: return Movement::Stationary;
    case Mode::Walk:
    case Mode::Crawl: return Movement::Walked;
    case Mode::Run: return Movement::Ran;
    case Mode::Sprint: return Movement::Sprinted;
    }
    return Movement::Stationary;
}

std::int32_t runningBonus(const Character& who, const Switches& switches)
{
    if (who.runningBonus != kNoEntry)
        return who.runningBonus;
    constexpr std::int32_t kBest = 10;
    const std::int32_t level = levelOf(who, switches, kRunningSkill);
    return switches.running == Running::Level ? level : std::max(kBest - level, 0);
}

namespace {

Term lessObstructions(Derivation& derivation, Term metres, std::int32_t shortened)
{
    if (shortened > 0)
        metres = derivation.derive(Quantity::MoveShortened, Rule::Rule21, Operation::Maximum, metres.value - shortened,
                                   0);
    return derivation.derive(Quantity::MoveAllowed, Rule::Rule20, Operation::Take, metres);
}

}  // namespace

Term allowedMove(Derivation& derivation, const Character& who, const Condition& condition, const Switches& switches,
                 const Moving& moving)
{
    if (moving.mode == Mode::None)
        return derivation.derive(Quantity::MoveAllowed, Rule::Rule20, Operation::Take, 0);
    const bool isRun = moving.mode == Mode::Run;
    const bool isSprint = moving.mode == Mode::Sprint;
    const Rule rule = isSprint ? Rule::Rule24 : isRun ? Rule::Rule23 : Rule::Rule22;
    Term sum = derivation.derive(Quantity::MoveBuild, rule, Operation::Multiply, who.bld, isSprint ? 2 : 1);
    if (isRun || isSprint) {
        sum = derivation.derive(Quantity::MoveRef, rule, Operation::Add, sum, who.ref);
        sum = derivation.derive(Quantity::MoveRunning, rule, Operation::Add, sum, runningBonus(who, switches));
    }
    Term metres = derivation.derive(Quantity::MoveFull, rule, Operation::Multiply, sum, kMetresPerPoint);
    const bool crawlsHalf = moving.mode == Mode::Crawl && switches.crawlingHalf;
    const bool limps = moving.mode == Mode::Walk && isLegHurt(condition, Wound::Incapacitated);
    if (crawlsHalf || limps)
        metres = derivation.derive(Quantity::MoveHalved, limps ? Rule::Rule106 : Rule::Rule22, Operation::DivideDown,
                                   metres, 2);
    return lessObstructions(derivation, metres, moving.shortened);
}

Term allowedEvade(Derivation& derivation, const Character& who, std::int32_t shortened)
{
    const Term metres = derivation.derive(Quantity::MoveFull, Rule::Rule25, Operation::Multiply, who.ref,
                                          kMetresPerPoint);
    return lessObstructions(derivation, metres, shortened);
}

void refuseMovement(Refusals& refusals, const Character& who, const Condition& condition, const Switches& switches,
                    const Moving& moving, std::string_view part)
{
    if (moving.mode == Mode::None) {
        refusals.when(moving.metres > 0, RefusalCode::MovesTooFar, Rule::Rule20, part, "metres", moving.metres, 0);
        return;
    }
    const bool isCrawl = moving.mode == Mode::Crawl;
    refusals.when(condition.prone && !isCrawl, RefusalCode::ActorProne, Rule::Rule20, part, "mode");
    refusals.when(!condition.prone && isCrawl, RefusalCode::CrawlStanding, Rule::Rule20, part, "mode");
    refusals.when(condition.holding != 0, RefusalCode::ActorHolds, Rule::Rule77, part, "mode");
    refusals.when(!isCrawl && isLegHurt(condition, Wound::Disabled), RefusalCode::MoveLegDisabled, Rule::Rule107, part,
                  "mode");
    refusals.when((moving.mode == Mode::Run || moving.mode == Mode::Sprint)
                      && isLegHurt(condition, Wound::Incapacitated),
                  RefusalCode::MoveLeg, Rule::Rule106, part, "mode");
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    const std::int32_t most = allowedMove(silent, who, condition, switches, moving).value;
    refusals.when(moving.metres > most, RefusalCode::MovesTooFar, Rule::Rule20, part, "metres", moving.metres, most);
}

Term move(Derivation& derivation, Ledger& ledger, const Switches& switches, const Moving& moving)
{
    spend(derivation, ledger, switches, doingOf(moving.mode));
    const Term mode = derivation.derive(Quantity::MoveMode, Rule::Rule20, Operation::Take,
                                        static_cast<std::int32_t>(movementOf(moving.mode)));
    ledger.set<&Condition::movement>(mode);
    ledger.set<&Condition::metres>(moving.metres, mode);
    if (!isLegHurt(*ledger, Wound::Incapacitated))
        return {};
    return derivation.derive(Quantity::LimbBruise, Rule::Rule106, Operation::Take, switches.limbBruise);
}

std::int32_t halfMove(const Character& who, const Condition& condition, const Switches& switches, const Moving& moving)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    const std::int32_t most = condition.movement == Movement::Evaded
        ? allowedEvade(silent, who, moving.shortened).value
        : allowedMove(silent, who, condition, switches, moving).value;
    return most / 2;
}

void refuseWeapon(Refusals& refusals, const Condition& who, const Weapon& weapon, const WeaponState& state,
                  std::string_view part)
{
    if (!weapon.natural) {
        refusals.when(state.dropped, RefusalCode::WeaponDropped, Rule::Rule14, part, "dropped");
        refusals.when(!state.dropped && state.held == Held::Stowed, RefusalCode::WeaponStowed, Rule::Rule14, part,
                      "held");
    }
    const std::int32_t arms = armsOf(weapon, state);
    const auto isUseless = [&](Location arm) { return isIn(arms, arm) && woundAt(who, arm) == Wound::Disabled; };
    const bool usesBoth = isIn(arms, Location::LeftArm) && isIn(arms, Location::RightArm);
    const bool isDisabled = isUseless(Location::LeftArm) || isUseless(Location::RightArm);
    refusals.when(isDisabled && !usesBoth, RefusalCode::WeaponArm, Rule::Rule107, part, "held");
    refusals.when(usesBoth && (isDisabled || who.holding != 0), RefusalCode::WeaponTwoHands,
                  isDisabled ? Rule::Rule107 : Rule::Rule77, part, "held");
}

std::int32_t hurtArms(const Condition& condition, const Weapon& weapon, const WeaponState& state)
{
    const std::int32_t arms = armsOf(weapon, state);
    const auto isHurt = [&](Location arm) {
        return isIn(arms, arm) && woundAt(condition, arm) == Wound::Incapacitated ? 1 : 0;
    };
    return isHurt(Location::LeftArm) + isHurt(Location::RightArm);
}

}  // namespace hitspread::twod6
