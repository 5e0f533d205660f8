#include "models/systems/threed/threedfacets.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/harm/firstaid.h"
#include "rules/systems/threed/harm/treatment.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/ready.h"
#include "rules/systems/threed/turn/opportunity.h"
#include "rules/systems/threed/turn/preparation.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/systems/threed/actiontitles.h"

namespace hitspread::threed {

namespace {

constexpr std::string_view kAim = "aim";
constexpr std::string_view kCock = "cock";
constexpr std::string_view kReload = "reload";
constexpr std::string_view kClear = "clear";
constexpr std::string_view kDraw = "draw";
constexpr std::string_view kOneHand = "oneHand";
constexpr std::string_view kPutAway = "putAway";
constexpr std::string_view kHold = "hold";
constexpr std::string_view kTake = "take";
constexpr std::string_view kAdditional = "additional";
constexpr std::string_view kStrike = "strike";

/// An action whose window asks nothing but what.
template <DeclaredAction Action, typename What>
ActionPlan doing(std::string_view id, What what)
{
    return {ActionPlan::Kind::Action, id, Action::kAction.id, {{"options", "what", static_cast<std::int32_t>(what)}}};
}

/// Into the hand it takes; of a blade, whichever grip it allows.
template <DeclaredAction Action>
ActionPlan drawn(Hands hands)
{
    return {ActionPlan::Kind::Action,
            kDraw,
            Action::kAction.id,
            {{"options", "what", static_cast<std::int32_t>(Readying::Draw)},
             {"options", "hands", static_cast<std::int32_t>(hands)}}};
}

/// Whatever he holds, out of his hands.
template <DeclaredAction Action, typename What>
ActionPlan putAway(What what)
{
    ActionPlan plan = doing<Action>(kPutAway, what);
    plan.with = ActionPlan::With::Any;
    return plan;
}

std::uint16_t numberOf(RefusalCode one)
{
    return static_cast<std::uint16_t>(one);
}

/// Somebody else who knows how; that he has to wait for his Action he is told in the window.
ActionPlan another()
{
    return {.kind = ActionPlan::Kind::Another, .despite = {numberOf(RefusalCode::NoActionLeft)}};
}

/// The same patient in another way; what is given and how much his window asks.
ActionPlan care(std::string_view action)
{
    return {.kind = ActionPlan::Kind::Attack,
            .id = action,
            .action = action,
            .despite = {numberOf(RefusalCode::NothingToHeal), numberOf(RefusalCode::NoHealer),
                        numberOf(RefusalCode::NoActionLeft)}};
}

/// Who stands within reach is struck with what is in the hand already.
ActionPlan struckAtHand()
{
    return {.kind = ActionPlan::Kind::Attack, .id = kStrike, .action = Melee::kAction.id, .within = kBlowReach};
}

ActionPlan next()
{
    return {.kind = ActionPlan::Kind::Next};
}

}  // namespace

std::vector<QuickAction> quickActions()
{
    return {{kAim, aimTitle(), Qt::Key_A, {doing<Preparation>(kAim, Preparing::Aim)}},
            {kHold,
             holdTitle(),
             Qt::Key_O,
             {doing<Opportunity>(kHold, OpportunityStep::Hold), doing<Opportunity>(kTake, OpportunityStep::Take)}}};
}

/// Which action takes which refusal away. A refusal that is not here nobody can cure by an action of his own.
std::vector<ActionPlan> curesOf(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::ActorDead:
    case RefusalCode::ActorUnconscious: return {next()};
    // He may have put one by, or have one beyond them (3D-TURN-05, 3D-TURN-08).
    case RefusalCode::NoActionLeft:
        return {next(), doing<Opportunity>(kTake, OpportunityStep::Take),
                doing<Opportunity>(kAdditional, OpportunityStep::Additional)};
    case RefusalCode::NotCocked: return {doing<Preparation>(kCock, Preparing::Recock)};
    case RefusalCode::NoAmmunition: return {doing<Preparation>(kReload, Preparing::Reload)};
    case RefusalCode::Jammed: return {doing<Preparation>(kClear, Preparing::ClearJam)};
    case RefusalCode::NotDrawn:
        return {struckAtHand(), doing<Preparation>(kDraw, Preparing::Draw), drawn<Ready>(Hands::Right),
                drawn<Ready>(Hands::Two), drawn<ReadyThrown>(Hands::Right)};
    // What he holds in both hands he holds in one meanwhile, which costs nothing.
    case RefusalCode::NoFreeHand:
        return {{.kind = ActionPlan::Kind::Set,
                 .id = kOneHand,
                 .action = GrenadeAttack::kAction.id,
                 .settings = {{"options", "handsTaken", 1}},
                 .with = ActionPlan::With::InBothHands},
                putAway<Preparation>(Preparing::Holster),
                putAway<Ready>(Readying::PutAway),
                putAway<ReadyThrown>(Readying::PutAway)};
    case RefusalCode::OtherCalibre:
    case RefusalCode::NoShotgun: return {{.kind = ActionPlan::Kind::Gear}};
    case RefusalCode::NoAidSkill: return {another(), care(Treatment::kAction.id)};
    case RefusalCode::NoHealer: return {another(), care(FirstAid::kAction.id)};
    // Who has fired all he may this round has to wait for the next.
    case RefusalCode::ShotsUsedUp: return {next()};
    default: return {};
    }
}

bool isVolleyMode(const Refusal& refusal)
{
    return static_cast<RefusalCode>(refusal.code) == RefusalCode::ModeIsVolley;
}

std::vector<ActionPlan> unarmedActions()
{
    return {{.kind = ActionPlan::Kind::Attack, .id = kStrike, .action = Melee::kAction.id}};
}

ActionTitle wordsOfAction(const ActionPlan& plan, const QString& thing, const ActionRecord& action)
{
    const auto* aim = plan.id == kAim ? action.request.input.as<Preparation>() : nullptr;
    return actionTitle(plan.id, thing, aim && aim->condition.aims > 0);
}

}  // namespace hitspread::threed
