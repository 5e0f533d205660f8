#include "models/history/tracemodel.h"
#include "models/systems/twod6/twod6facts.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/turn.h"
#include "rules/systems/twod6/vocabulary.h"
#include "text/systems/twod6/actionphrases.h"

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

ActionPlan atOnce(std::string_view id, std::string_view action, std::vector<ActionSetting> settings = {},
                  std::string_view toWhom = {})
{
    return {.kind = ActionPlan::Kind::Action,
            .id = id,
            .action = action,
            .settings = std::move(settings),
            .toWhom = toWhom};
}

ActionPlan inWindow(std::string_view id, std::string_view action, std::vector<ActionSetting> settings = {},
                    std::string_view toWhom = {})
{
    return {.kind = ActionPlan::Kind::Attack,
            .id = id,
            .action = action,
            .settings = std::move(settings),
            .toWhom = toWhom};
}

/// What is declared about the action that is refused, another way.
ActionPlan declaredOtherwise(std::string_view id, ActionSetting setting)
{
    return {.kind = ActionPlan::Kind::Set, .id = id, .settings = {std::move(setting)}};
}

ActionPlan next()
{
    return {.kind = ActionPlan::Kind::Next};
}
ActionPlan gear()
{
    return {.kind = ActionPlan::Kind::Gear};
}

/// The same with whatever else he carries.
ActionPlan withAnother(ActionPlan plan)
{
    plan.with = ActionPlan::With::Any;
    return plan;
}

ActionPlan readiedAnother()
{
    return withAnother(atOnce(action::kDrawAnother, Ready::kAction.id));
}

ActionPlan moved(std::string_view id, Mode mode)
{
    return inWindow(id, Move::kAction.id, {chosen("mode", mode)});
}

ActionPlan movedUp()
{
    return moved(action::kMoveUp, Mode::Walk);
}

ActionPlan stoodUp()
{
    return atOnce(action::kRise, StandUp::kAction.id);
}

/// A tackle goes with running and sprinting (TD-59, TD-D10).
ActionPlan grappled()
{
    return inWindow(action::kGrapple, Grapple::kAction.id);
}

/// As far as he has to come, running where he would not move at all (TD-59, TD-D10).
ActionPlan ranUp(const Refusal& refusal)
{
    ActionPlan plan = declaredOtherwise(action::kRunUp, option("metres", refusal.bound));
    if (refusal.field == "mode")
        plan.settings.insert(plan.settings.begin(), chosen("mode", Mode::Run));
    return plan;
}

/// Of several holders the first one said; the window names the others.
ActionPlan escaped()
{
    return inWindow(action::kEscape, Escape::kAction.id, {}, "heldBy");
}

ActionPlan released()
{
    return atOnce(action::kRelease, Release::kAction.id, {}, "holding");
}

ActionPlan struckHeld()
{
    return inWindow(action::kStrikeHeld, Attack::kAction.id, {}, "holding");
}

/// What the game master says of him.
ActionPlan stated(std::string_view id, std::string_view field, Flip flip)
{
    return atOnce(id, Status::kAction.id, {chosen(field, flip)});
}

/// Whoever has a Build save to come is treated, outside a round the whole minute at once, or marked; or the minutes up to the save run
/// instead of hours and days (TD-110, TD-D65).
std::vector<ActionPlan> beforeHoursPass(const Refusal& refusal)
{
    ActionPlan treated = inWindow(action::kTreat, Treat::kAction.id, {option("wholeMinute", 1)});
    treated.by = ActionPlan::By::Another;
    ActionPlan marked = stated(action::kMarkStabilised, "stabilised", Flip::On);
    marked.by = ActionPlan::By::Named;
    ActionPlan run{.kind = ActionPlan::Kind::Set,
                   .id = action::kLetMinutesRun,
                   .settings = {option("hours", 0), option("days", 0), option("minutes", std::max(refusal.value, 1))},
                   .by = ActionPlan::By::Nobody};
    return {std::move(treated), std::move(marked), std::move(run)};
}

/// A leg that is hurt walks; an Evade or a leap to the feet is done another way altogether (TD-106, TD-D60).
ActionPlan walked(const Refusal& refusal)
{
    return refusal.field == "mode" ? declaredOtherwise(action::kWalk, chosen("mode", Mode::Walk))
                                   : moved(action::kWalk, Mode::Walk);
}

/// A single shot is left where a burst takes more than there is (TD-D14).
std::vector<ActionPlan> moreShots(const Refusal& refusal)
{
    std::vector<ActionPlan> plans{atOnce(action::kReload, Reload::kAction.id), readiedAnother(), gear()};
    if (refusal.value > 0)
        plans.insert(plans.begin(), declaredOtherwise(action::kNoBurst, option("burst", 0)));
    return plans;
}

/// Whoever lies crawls or gets up first, and a leg that carries nobody crawls alone (TD-D52, TD-D60).
std::vector<ActionPlan> onTheGround()
{
    return {stoodUp(), moved(action::kCrawl, Mode::Crawl)};
}

std::vector<ActionPlan> curesOfMovement(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::ActorProne: return onTheGround();
    case RefusalCode::MovesTooFar: return {declaredOtherwise(action::kFewerMetres, option("metres", refusal.bound))};
    case RefusalCode::MoveLeg: return {walked(refusal)};
    case RefusalCode::MoveLegDisabled: return {moved(action::kCrawl, Mode::Crawl)};
    case RefusalCode::CrawlStanding: return {declaredOtherwise(action::kWalk, chosen("mode", Mode::Walk))};
    case RefusalCode::AimedMoved:
    case RefusalCode::BurstAimed: return {declaredOtherwise(action::kNotCalled, chosen("called", Called::Nowhere))};
    case RefusalCode::MeleeTooFast: return {grappled()};
    default: return {};
    }
}

std::vector<ActionPlan> curesOfWeapons(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::WeaponDropped: return {atOnce(action::kPickUp, PickUp::kAction.id), readiedAnother()};
    case RefusalCode::WeaponStowed: return {atOnce(action::kDraw, Ready::kAction.id)};
    case RefusalCode::WeaponArm: return {readiedAnother(), gear()};
    case RefusalCode::WeaponTwoHands: return {released(), readiedAnother()};
    case RefusalCode::NoSpare: return {gear()};
    case RefusalCode::NoShots: return moreShots(refusal);
    // Of what is declared about an attack it is taken back; what is handled is another thing.
    case RefusalCode::RangedOnly:
        return refusal.field == "kind" ? std::vector{readiedAnother()} : std::vector<ActionPlan>();
    case RefusalCode::AreaWeapon: return {inWindow(action::kAtPlace, AreaFire::kAction.id)};
    case RefusalCode::NoAreaWeapon: return {inWindow(action::kAtPerson, Attack::kAction.id), readiedAnother()};
    case RefusalCode::OutOfRange: return {movedUp(), readiedAnother()};
    // A round of careful aim makes it one easier (TD-47).
    case RefusalCode::NumberTooHigh: return {atOnce(action::kAim, CarefulAim::kAction.id), movedUp()};
    case RefusalCode::MeleeApart: return {movedUp(), grappled()};
    case RefusalCode::CoshFront: return {declaredOtherwise(action::kFromBehind, chosen("from", From::Rear))};
    default: return curesOfMovement(refusal);
    }
}

}  // namespace

std::vector<QuickAction> quickActions()
{
    const auto quick = [](Qt::Key key, ActionPlan plan) {
        const std::string_view id = plan.id;
        return QuickAction{id, quickTitle(id), key, {std::move(plan)}};
    };
    // Where it is not done with what he uses, another thing of his is shown before it is.
    const auto another = [](QuickAction known) {
        known.plans.push_back(withAnother(inWindow(known.id, known.plans.front().action)));
        return known;
    };
    // Whoever stands first in the order is the one who is stepped in before (TD-08).
    ActionPlan seized = atOnce(action::kSeize, Seize::kAction.id);
    seized.toFirst = true;
    return {quick(Qt::Key_M, inWindow(action::kMove, Move::kAction.id)),
            another(quick(Qt::Key_A, atOnce(action::kAim, CarefulAim::kAction.id))),
            another(quick(Qt::Key_W, atOnce(action::kReady, Ready::kAction.id))),
            quick(Qt::Key_D, atOnce(action::kEvade, Evade::kAction.id)), quick(Qt::Key_S, std::move(seized))};
}

std::vector<ActionPlan> curesOf(const Refusal& refusal)
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
    case RefusalCode::ActorSurprised: return {next(), stated(action::kNotSurprised, "surprised", Flip::Off)};
    case RefusalCode::ActorUnderCare: return {next(), stated(action::kEndCare, "underCare", Flip::Off)};
    case RefusalCode::ActorLaidUp: return {next(), stated(action::kLetAct, "mayAct", Flip::On)};
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
std::vector<ActionPlan> meantActions(const AnyRecord& condition)
{
    const auto& his = condition.as<Condition>();
    if (his.evadeOpen && his.rolledAgainst)
        return {inWindow(action::kEvadeMove, EvadeMove::kAction.id)};
    if (his.treats != 0 && !his.acted)
        return {atOnce(action::kGoOnTreating, Treat::kAction.id, {}, "treats")};
    return {};
}

std::vector<ActionPlan> unarmedActions()
{
    return {inWindow(action::kStrike, Attack::kAction.id), grappled()};
}

ActionTitle actionTitle(const ActionPlan& plan, const QString& thing, const ActionRecord& action)
{
    const bool isAgainst = plan.toFirst || !plan.toWhom.empty() || plan.by == ActionPlan::By::Another;
    return doneWords(plan.id, isAgainst ? nameIn(action, Role::Target) : thing);
}

}  // namespace hitspread::twod6
