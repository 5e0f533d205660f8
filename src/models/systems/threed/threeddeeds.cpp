#include "models/systems/threed/threedfacets.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/opportunity.h"
#include "rules/systems/threed/preparation.h"
#include "rules/systems/threed/ready.h"
#include "rules/systems/threed/refusals.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace hitspread::threed {

namespace {

constexpr std::string_view kAim = "aim";
constexpr std::string_view kCock = "cock";
constexpr std::string_view kReload = "reload";
constexpr std::string_view kClear = "clear";
constexpr std::string_view kDraw = "draw";
constexpr std::string_view kHold = "hold";
constexpr std::string_view kTake = "take";
constexpr std::string_view kAdditional = "additional";
constexpr std::string_view kStrike = "strike";

DeedPlan prepared(std::string_view id, Preparing what)
{
    return {
        DeedPlan::Kind::Action, id, Preparation::kAction.id, {{"options", "what", static_cast<std::int32_t>(what)}}};
}

DeedPlan inTurn(std::string_view id, OpportunityStep what)
{
    return {
        DeedPlan::Kind::Action, id, Opportunity::kAction.id, {{"options", "what", static_cast<std::int32_t>(what)}}};
}

/// Into the hand it takes; of a blade, whichever grip it allows.
template <DeclaredAction Action>
DeedPlan drawn(Hands hands)
{
    return {DeedPlan::Kind::Action,
            kDraw,
            Action::kAction.id,
            {{"options", "what", static_cast<std::int32_t>(Readying::Draw)},
             {"options", "hands", static_cast<std::int32_t>(hands)}}};
}

DeedPlan next()
{
    return {.kind = DeedPlan::Kind::Next};
}

/// Which deed takes which refusal away. A refusal that is not here nobody can cure by a deed of his own.
std::vector<DeedPlan> curesOfCode(RefusalCode code)
{
    switch (code) {
    case RefusalCode::ActorDead:
    case RefusalCode::ActorUnconscious: return {next()};
    // He may have put one by, or have one beyond them (3D-TURN-05, 3D-TURN-08).
    case RefusalCode::NoActionLeft:
        return {next(), inTurn(kTake, OpportunityStep::Take), inTurn(kAdditional, OpportunityStep::Additional)};
    case RefusalCode::NotCocked: return {prepared(kCock, Preparing::Recock)};
    case RefusalCode::NoAmmunition: return {prepared(kReload, Preparing::Reload)};
    case RefusalCode::Jammed: return {prepared(kClear, Preparing::ClearJam)};
    case RefusalCode::NotDrawn:
        return {prepared(kDraw, Preparing::Draw), drawn<Ready>(Hands::Right), drawn<Ready>(Hands::Two),
                drawn<ReadyThrown>(Hands::Right)};
    case RefusalCode::OtherCalibre:
    case RefusalCode::NoShotgun: return {{.kind = DeedPlan::Kind::Gear}};
    // Who has fired all he may this round has to wait for the next.
    case RefusalCode::ShotsUsedUp: return {next()};
    default: return {};
    }
}

struct Deeds {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedDeeds)
};

}  // namespace

std::vector<QuickDeed> quickDeeds()
{
    return {{kAim, Deeds::tr("&Aim"), Qt::Key_A, {prepared(kAim, Preparing::Aim)}},
            {kHold,
             Deeds::tr("H&old"),
             Qt::Key_O,
             {inTurn(kHold, OpportunityStep::Hold), inTurn(kTake, OpportunityStep::Take)}}};
}

std::vector<DeedPlan> curesOf(const Refusal& refusal)
{
    return curesOfCode(static_cast<RefusalCode>(refusal.code));
}

std::vector<DeedPlan> unarmedDeeds()
{
    return {{.kind = DeedPlan::Kind::Attack, .id = kStrike, .action = Melee::kAction.id}};
}

DeedWords deedWords(const DeedPlan& plan, const QString& thing, const ActionRecord& action)
{
    const auto with = [&thing](const QString& full, const QString& brief) {
        return DeedWords{thing.isEmpty() ? brief : full.arg(thing), brief};
    };
    const auto alone = [](const QString& words) { return DeedWords{words, words}; };
    if (plan.id == kAim) {
        const auto* aim = action.request.input.as<Preparation>();
        return alone(aim && aim->condition.aims > 0 ? Deeds::tr("Aim on") : Deeds::tr("Aim"));
    }
    if (plan.id == kCock)
        return with(Deeds::tr("Cock %1"), Deeds::tr("Cock it"));
    if (plan.id == kReload)
        return with(Deeds::tr("Reload %1"), Deeds::tr("Reload"));
    if (plan.id == kClear)
        return with(Deeds::tr("Clear the jam of %1"), Deeds::tr("Clear the jam"));
    if (plan.id == kDraw)
        return with(Deeds::tr("Draw %1"), Deeds::tr("Draw it"));
    if (plan.id == kHold)
        return alone(Deeds::tr("Hold"));
    if (plan.id == kTake)
        return alone(Deeds::tr("Take held"));
    if (plan.id == kAdditional)
        return alone(Deeds::tr("Take additional"));
    return alone(Deeds::tr("Strike"));
}

}  // namespace hitspread::threed
