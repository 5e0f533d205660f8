#include "models/systems/twod6/twod6facts.h"
#include "models/tracemodel.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/deeds.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/refusals.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/turn.h"
#include "text/systems/twod6/deedphrases.h"

#include <algorithm>
#include <utility>

namespace hitspread::twod6 {

namespace {

ActionSetting option(std::string_view field, std::int32_t value)
{
    return {"options", std::string(field), value};
}

template <typename Choice>
ActionSetting chosen(std::string_view field, Choice choice)
{
    return option(field, static_cast<std::int32_t>(choice));
}

DeedPlan atOnce(std::string_view id, std::string_view action, std::vector<ActionSetting> settings = {},
                std::string_view toWhom = {})
{
    return {
        .kind = DeedPlan::Kind::Action, .id = id, .action = action, .settings = std::move(settings), .toWhom = toWhom};
}

DeedPlan inWindow(std::string_view id, std::string_view action, std::vector<ActionSetting> settings = {},
                  std::string_view toWhom = {})
{
    return {
        .kind = DeedPlan::Kind::Attack, .id = id, .action = action, .settings = std::move(settings), .toWhom = toWhom};
}

/// What is declared about the action that is refused, another way.
DeedPlan declaredOtherwise(std::string_view id, ActionSetting setting)
{
    return {.kind = DeedPlan::Kind::Set, .id = id, .settings = {std::move(setting)}};
}

DeedPlan next()
{
    return {.kind = DeedPlan::Kind::Next};
}
DeedPlan gear()
{
    return {.kind = DeedPlan::Kind::Gear};
}

/// The same with whatever else he carries.
DeedPlan withAnother(DeedPlan plan)
{
    plan.with = DeedPlan::With::Any;
    return plan;
}

DeedPlan readiedAnother()
{
    return withAnother(atOnce(deed::kDrawAnother, Ready::kAction.id));
}

DeedPlan moved(std::string_view id, Mode mode)
{
    return inWindow(id, Move::kAction.id, {chosen("mode", mode)});
}

DeedPlan movedUp()
{
    return moved(deed::kMoveUp, Mode::Walk);
}

DeedPlan stoodUp()
{
    return atOnce(deed::kRise, StandUp::kAction.id);
}

/// A tackle goes with running and sprinting (TD-59, TD-D10).
DeedPlan grappled()
{
    return inWindow(deed::kGrapple, Grapple::kAction.id);
}

/// As far as he has to come, running where he would not move at all (TD-59, TD-D10).
DeedPlan ranUp(const Refusal& refusal)
{
    DeedPlan plan = declaredOtherwise(deed::kRunUp, option("metres", refusal.bound));
    if (refusal.field == "mode")
        plan.settings.insert(plan.settings.begin(), chosen("mode", Mode::Run));
    return plan;
}

/// Of several holders the first one said; the window names the others.
DeedPlan escaped()
{
    return inWindow(deed::kEscape, Escape::kAction.id, {}, "heldBy");
}

DeedPlan released()
{
    return atOnce(deed::kRelease, Release::kAction.id, {}, "holding");
}

DeedPlan struckHeld()
{
    return inWindow(deed::kStrikeHeld, Attack::kAction.id, {}, "holding");
}

/// What the game master says of him.
DeedPlan stated(std::string_view id, std::string_view field, Flip flip)
{
    return atOnce(id, Status::kAction.id, {chosen(field, flip)});
}

/// Whoever has a Build save to come is treated, outside a round the whole minute at once, or marked; or the minutes up to the save run
/// instead of hours and days (TD-110, TD-D65).
std::vector<DeedPlan> beforeHoursPass(const Refusal& refusal)
{
    DeedPlan treated = inWindow(deed::kTreat, Treat::kAction.id, {option("wholeMinute", 1)});
    treated.by = DeedPlan::By::Another;
    DeedPlan marked = stated(deed::kMarkStabilised, "stabilised", Flip::On);
    marked.by = DeedPlan::By::Named;
    DeedPlan run{.kind = DeedPlan::Kind::Set,
                 .id = deed::kLetMinutesRun,
                 .settings = {option("hours", 0), option("days", 0), option("minutes", std::max(refusal.value, 1))},
                 .by = DeedPlan::By::Nobody};
    return {std::move(treated), std::move(marked), std::move(run)};
}

/// A leg that is hurt walks; an Evade or a leap to the feet is done another way altogether (TD-106, TD-D60).
DeedPlan walked(const Refusal& refusal)
{
    return refusal.field == "mode" ? declaredOtherwise(deed::kWalk, chosen("mode", Mode::Walk))
                                   : moved(deed::kWalk, Mode::Walk);
}

/// A single shot is left where a burst takes more than there is (TD-D14).
std::vector<DeedPlan> moreShots(const Refusal& refusal)
{
    std::vector<DeedPlan> plans{atOnce(deed::kReload, Reload::kAction.id), readiedAnother(), gear()};
    if (refusal.value > 0)
        plans.insert(plans.begin(), declaredOtherwise(deed::kNoBurst, option("burst", 0)));
    return plans;
}

/// Whoever lies crawls or gets up first, and a leg that carries nobody crawls alone (TD-D52, TD-D60).
std::vector<DeedPlan> onTheGround()
{
    return {stoodUp(), moved(deed::kCrawl, Mode::Crawl)};
}

std::vector<DeedPlan> curesOfMovement(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::ActorProne: return onTheGround();
    case RefusalCode::MovesTooFar: return {declaredOtherwise(deed::kFewerMetres, option("metres", refusal.bound))};
    case RefusalCode::MoveLeg: return {walked(refusal)};
    case RefusalCode::MoveLegDisabled: return {moved(deed::kCrawl, Mode::Crawl)};
    case RefusalCode::CrawlStanding: return {declaredOtherwise(deed::kWalk, chosen("mode", Mode::Walk))};
    case RefusalCode::AimedMoved:
    case RefusalCode::BurstAimed: return {declaredOtherwise(deed::kNotCalled, chosen("called", Called::Nowhere))};
    case RefusalCode::MeleeTooFast: return {grappled()};
    default: return {};
    }
}

std::vector<DeedPlan> curesOfWeapons(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::WeaponDropped: return {atOnce(deed::kPickUp, PickUp::kAction.id), readiedAnother()};
    case RefusalCode::WeaponStowed: return {atOnce(deed::kDraw, Ready::kAction.id)};
    case RefusalCode::WeaponArm: return {readiedAnother(), gear()};
    case RefusalCode::WeaponTwoHands: return {released(), readiedAnother()};
    case RefusalCode::NoSpare: return {gear()};
    case RefusalCode::NoShots: return moreShots(refusal);
    // Of what is declared about an attack it is taken back; what is handled is another thing.
    case RefusalCode::RangedOnly:
        return refusal.field == "kind" ? std::vector{readiedAnother()} : std::vector<DeedPlan>();
    case RefusalCode::AreaWeapon: return {inWindow(deed::kAtPlace, AreaFire::kAction.id)};
    case RefusalCode::NoAreaWeapon: return {inWindow(deed::kAtPerson, Attack::kAction.id), readiedAnother()};
    case RefusalCode::OutOfRange: return {movedUp(), readiedAnother()};
    // A round of careful aim makes it one easier (TD-47).
    case RefusalCode::NumberTooHigh: return {atOnce(deed::kAim, CarefulAim::kAction.id), movedUp()};
    case RefusalCode::MeleeApart: return {movedUp(), grappled()};
    case RefusalCode::CoshFront: return {declaredOtherwise(deed::kFromBehind, chosen("from", From::Rear))};
    default: return curesOfMovement(refusal);
    }
}

}  // namespace

std::vector<QuickDeed> quickDeeds()
{
    const auto quick = [](Qt::Key key, DeedPlan plan) {
        const std::string_view id = plan.id;
        return QuickDeed{id, quickTitle(id), key, {std::move(plan)}};
    };
    // Where it is not done with what he uses, another thing of his is shown before it is.
    const auto another = [](QuickDeed deed) {
        deed.plans.push_back(withAnother(inWindow(deed.id, deed.plans.front().action)));
        return deed;
    };
    // Whoever stands first in the order is the one who is stepped in before (TD-08).
    DeedPlan seized = atOnce(deed::kSeize, Seize::kAction.id);
    seized.toFirst = true;
    return {quick(Qt::Key_M, inWindow(deed::kMove, Move::kAction.id)),
            another(quick(Qt::Key_A, atOnce(deed::kAim, CarefulAim::kAction.id))),
            another(quick(Qt::Key_W, atOnce(deed::kReady, Ready::kAction.id))),
            quick(Qt::Key_D, atOnce(deed::kEvade, Evade::kAction.id)), quick(Qt::Key_S, std::move(seized))};
}

std::vector<DeedPlan> curesOf(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::ActorDead:
    case RefusalCode::ActorOut:
    case RefusalCode::TurnOver:
    case RefusalCode::SimpleSpent:
    case RefusalCode::ComplexTaken:
    case RefusalCode::ComplexTooLate:
    case RefusalCode::KindSpent:
    case RefusalCode::SeizeNoRound: return {next()};
    case RefusalCode::ActorSurprised: return {next(), stated(deed::kNotSurprised, "surprised", Flip::Off)};
    case RefusalCode::ActorUnderCare: return {next(), stated(deed::kEndCare, "underCare", Flip::Off)};
    case RefusalCode::ActorLaidUp: return {next(), stated(deed::kLetAct, "mayAct", Flip::On)};
    case RefusalCode::ActorHeld: return {escaped()};
    case RefusalCode::ActorHolds:
    case RefusalCode::AlreadyHolds: return {released()};
    case RefusalCode::HolderStrikesHeld: return {struckHeld(), released()};
    case RefusalCode::AlreadyHeld: return {struckHeld()};
    case RefusalCode::GrappleApart: return {ranUp(refusal), movedUp()};
    case RefusalCode::NotStabilised: return beforeHoursPass(refusal);
    default: return curesOfWeapons(refusal);
    }
}

/// How far it is nobody may have said before: there it is typed (TD-32).
bool isForWindow(const Refusal& refusal)
{
    return static_cast<RefusalCode>(refusal.code) == RefusalCode::NoDistance;
}

/// What he has begun goes on: the rounds of a treatment (TD-D62), and the movement of an Evade as soon as it may be made (TD-28, TD-D48).
std::vector<DeedPlan> meantDeeds(const AnyRecord& condition)
{
    const auto& his = condition.as<Condition>();
    if (his.evadeOpen && his.rolledAgainst)
        return {inWindow(deed::kEvadeMove, EvadeMove::kAction.id)};
    if (his.treats != 0 && !his.acted)
        return {atOnce(deed::kGoOnTreating, Treat::kAction.id, {}, "treats")};
    return {};
}

std::vector<DeedPlan> unarmedDeeds()
{
    return {inWindow(deed::kStrike, Attack::kAction.id), grappled()};
}

DeedWords deedWords(const DeedPlan& plan, const QString& thing, const ActionRecord& action)
{
    const bool isAgainst = plan.toFirst || !plan.toWhom.empty() || plan.by == DeedPlan::By::Another;
    return doneWords(plan.id, isAgainst ? nameIn(action, Role::Target) : thing);
}

}  // namespace hitspread::twod6
