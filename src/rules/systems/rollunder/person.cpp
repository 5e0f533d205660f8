#include "rules/systems/rollunder/person.h"

#include <algorithm>

namespace hitspread::rollunder {

namespace {

constexpr std::int32_t kMostShock = 4;

/// What does not end what somebody has evaluated (R3-D43).
bool goesOnEvaluating(Maneuver maneuver)
{
    switch (maneuver) {
    case Maneuver::Evaluate:
    case Maneuver::Feint:
    case Maneuver::Attack:
    case Maneuver::AllOutAttack:
    case Maneuver::MoveAndAttack: return true;
    default: return false;
    }
}

}  // namespace

bool hasThird(const Character& who, const Condition& condition, const Switches& switches)
{
    const std::int32_t thrice = 3 * hpOf(who, condition);
    return switches.third == Third::AtOrBelow ? thrice <= who.hpMax : thrice < who.hpMax;
}

HpState hpStateOf(const Character& who, const Condition& condition, const Switches& switches)
{
    if (condition.dead)
        return HpState::Dead;
    const std::int32_t hp = hpOf(who, condition);
    if (hp > 0)
        return hasThird(who, condition, switches) ? HpState::Third : HpState::Fit;
    const std::int32_t below = std::min(-hp / who.hpMax, kDeathThresholds);
    return static_cast<HpState>(static_cast<std::int32_t>(HpState::Zero) + below);
}

void Ledger::loseAim(Term because)
{
    set<&Condition::aimAt>(0, because);
    set<&Condition::aimWith>(0, because);
    set<&Condition::aimTurns>(0, because);
}

void Ledger::loseEvaluate(Term because)
{
    set<&Condition::evaluateAt>(0, because);
    set<&Condition::evaluateTurns>(0, because);
}

void Ledger::fall(Term because)
{
    set<&Condition::posture>(Posture::Lying, because);
    set<&Condition::rising>(false, because);
    loseAim(because);
}

void Ledger::spendFeints(std::int32_t from, Term because)
{
    keepRowsWhere<&Condition::feints>([from](const Feinted& feint) { return feint.from != from; }, because);
}

void Ledger::addFeint(const Feinted& feint, Term because)
{
    if (const auto row = addRow<&Condition::feints>(because))
        setRow<&Condition::feints>(*row, feint, because);
}

void Ledger::passOut(Term because)
{
    set<&Condition::unconscious>(true, because);
    fall(because);
    loseEvaluate(because);
    set<&Condition::waiting>(false, because);
    set<&Condition::strikesLeft>(0, because);
}

void Ledger::finish(Term because)
{
    if (!(**this).inTurn)
        return;
    // A Wait that is carried out in the turn after takes nothing of that one.
    if ((**this).begun)
        set<&Condition::acted>(true, because);
    if ((**this).strikesLeft == 0)
        set<&Condition::shock>(0, because);
}

void beginTurn(Derivation& derivation, Ledger& ledger)
{
    const Term begun = derivation.derive(Quantity::TurnBegun, Rule::Rule69, Operation::Take, 1);
    Term shock = causedBy(begun);
    if (ledger->lost > 0) {
        const Term lost = derivation.derive(Quantity::ShockLost, Rule::Rule15, Operation::Take, ledger->lost);
        shock = derivation.derive(Quantity::ShockNow, Rule::Rule16, Operation::Minimum, lost, kMostShock);
    }
    ledger.set<&Condition::shock>(shock);
    ledger.set<&Condition::lost>(0, begun);
    ledger.set<&Condition::begun>(true, begun);
    ledger.set<&Condition::acted>(false, begun);
    ledger.set<&Condition::offBalance>(false, begun);
    ledger.set<&Condition::posturePast>(Posture::Standing, begun);
    ledger.set<&Condition::doing>(Doing::Nothing, begun);
    ledger.set<&Condition::allOut>(AllOut::ToHit, begun);
    ledger.set<&Condition::defends>(DefenceKind::None, begun);
    ledger.set<&Condition::rapid>(false, begun);
    ledger.set<&Condition::strikesLeft>(0, begun);
    ledger.set<&Condition::struckAt>(0, begun);
    ledger.set<&Condition::parries>(0, begun);
    ledger.set<&Condition::blocks>(0, begun);
    ledger.set<&Condition::retreats>(0, begun);
    ledger.set<&Condition::retreatedFrom>(0, begun);
    ledger.set<&Condition::acrobatic>(false, begun);
    ledger.set<&Condition::waiting>(false, begun);
    ledger.set<&Condition::waitTrigger>(Trigger::Other, begun);
    ledger.set<&Condition::waitFor>(0, begun);
}

Term takeManeuver(Derivation& derivation, Ledger& ledger, Maneuver maneuver, std::int32_t yards)
{
    if (isToBegin(*ledger))
        beginTurn(derivation, ledger);
    const Term taken = derivation.derive(Quantity::ManeuverTaken, Rule::Rule69, Operation::Take,
                                         static_cast<std::int32_t>(doingOf(maneuver)));
    ledger.set<&Condition::waiting>(false, taken);
    ledger.set<&Condition::waitTrigger>(Trigger::Other, taken);
    ledger.set<&Condition::waitFor>(0, taken);
    ledger.set<&Condition::doing>(taken);
    ledger.set<&Condition::moved>(yards, taken);
    if (maneuver != Maneuver::ChangePosture)
        ledger.set<&Condition::rising>(false, taken);
    if (!goesOnEvaluating(maneuver))
        ledger.loseEvaluate(taken);
    const bool isAttack = maneuver == Maneuver::Attack || maneuver == Maneuver::AllOutAttack;
    if (maneuver != Maneuver::Aim && !isAttack)
        ledger.loseAim(taken);
    return taken;
}

Condition aboutToAct(const Condition& condition)
{
    Ledger ledger(condition);
    if (isToBegin(condition)) {
        NoAnswerer nobody;
        Derivation silent(nobody, nullptr, {}, nullptr);
        beginTurn(silent, ledger);
    }
    return *ledger;
}

void refuseManeuver(Refusals& refusals, const Character& who, const Condition& condition, Maneuver maneuver,
                    std::string_view part)
{
    if (!canAct(condition))
        return refusals.when(true, RefusalCode::ActorOut, Rule::Rule55, part, condition.dead ? "dead" : "unconscious");
    refusals.when(condition.stunned && maneuver != Maneuver::DoNothing, RefusalCode::ActorStunned, Rule::Rule69, part,
                  "stunned");
    const bool isFree = condition.waiting || !condition.inTurn;
    refusals.when(!isFree && condition.acted && condition.strikesLeft == 0, RefusalCode::TurnOver, Rule::Rule69, part,
                  "acted");
    refusals.when(!isFree && !condition.begun && hpOf(who, condition) <= 0, RefusalCode::TurnNotBegun, Rule::Rule55,
                  part, "begun");
}

void refuseMovement(Refusals& refusals, const Character& who, const Condition& condition, const Switches& switches,
                    const Movement& movement)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    const Distance distance = distanceIn(switches, movement.maneuver);
    if (distance == Distance::Varies)
        return;
    const std::int32_t allowed = allowedMove(silent, who, condition, switches, distance).value;
    refusals.when(movement.yards > allowed, RefusalCode::MovesTooFar,
                  condition.posture == Posture::Standing ? Rule::Rule69 : Rule::Rule70, movement.part, "yards",
                  movement.yards, allowed);
}

void refuseWeapon(Refusals& refusals, const Weapon& weapon, const WeaponState& state, std::string_view part)
{
    if (weapon.natural)
        return;
    refusals.when(state.broken, RefusalCode::WeaponBroken, Rule::Rule01, part, "broken");
    refusals.when(state.dropped && !state.broken, RefusalCode::WeaponDropped, Rule::Rule01, part, "dropped");
    const bool isThere = !state.broken && !state.dropped;
    refusals.when(isThere && state.held == Held::Stowed, RefusalCode::WeaponStowed, Rule::Rule01, part, "held");
    refusals.when(isThere && state.held != Held::Stowed && state.unready, RefusalCode::WeaponUnready, Rule::Rule01,
                  part, "unready");
}

Term moveNow(Derivation& derivation, const Character& who, const Condition& condition, const Switches& switches)
{
    const Term move = derivation.derive(Quantity::MoveNow, Rule::Rule70, Operation::Take, who.move);
    if (!hasThird(who, condition, switches))
        return move;
    return derivation.derive(Quantity::MoveHalved, Rule::Rule52, Operation::DivideUp, move, 2);
}

Term allowedMove(Derivation& derivation, const Character& who, const Condition& condition, const Switches& switches,
                 Distance distance)
{
    const auto derive = [&](Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}) {
        return derivation.derive(quantity, rule, operation, a, b);
    };
    const Term move = moveNow(derivation, who, condition, switches);
    if (!move.holds())
        return derive(Quantity::MoveAllowed, Rule::Rule70, Operation::Take, move);
    Term posture = move;
    switch (static_cast<PostureMove>(rowFor(switches.postures, condition.posture).cells[posturecolumn::kMovement])) {
    case PostureMove::Whole: break;
    case PostureMove::Third:
        posture = derive(Quantity::MovePosture, Rule::Rule70, Operation::DivideDown, move, 3);
        posture = derive(Quantity::MovePosture, Rule::Rule70, Operation::Maximum, posture, 1);
        break;
    case PostureMove::One: posture = derive(Quantity::MovePosture, Rule::Rule70, Operation::Take, 1); break;
    case PostureMove::None: posture = derive(Quantity::MovePosture, Rule::Rule70, Operation::Take, 0); break;
    }
    switch (distance) {
    case Distance::None: return derive(Quantity::MoveAllowed, Rule::Rule69, Operation::Take, 0);
    case Distance::HalfMove: return derive(Quantity::MoveAllowed, Rule::Rule69, Operation::DivideUp, posture, 2);
    case Distance::Step: {
        const Term step = derive(Quantity::MoveShare, Rule::Rule69, Operation::DivideUp, move, 10);
        return derive(Quantity::MoveAllowed, Rule::Rule69, Operation::Minimum, posture, step);
    }
    case Distance::Move:
    case Distance::Varies: break;
    }
    return derive(Quantity::MoveAllowed, Rule::Rule69, Operation::Take, posture);
}

Term speedNow(Derivation& derivation, const Character& who, const Condition& condition, const Switches& switches,
              Quantity whole, Quantity halved)
{
    const Term speed = derivation.derive(whole, Rule::Rule69, Operation::Take, who.basicSpeed);
    if (!hasThird(who, condition, switches))
        return speed;
    return derivation.derive(halved, Rule::Rule53, Operation::DivideDown, speed, 2);
}

}  // namespace hitspread::rollunder
