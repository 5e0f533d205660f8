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
std::vector<DeedPlan> curesOf(RefusalCode code)
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

class ThreedDeeds final : public DeedsFacet {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedDeeds)

public:
    std::vector<QuickDeed> quick() const override
    {
        return {{kAim, tr("&Aim"), Qt::Key_A, {prepared(kAim, Preparing::Aim)}},
                {kHold,
                 tr("H&old"),
                 Qt::Key_O,
                 {inTurn(kHold, OpportunityStep::Hold), inTurn(kTake, OpportunityStep::Take)}}};
    }
    std::vector<DeedPlan> cures(const Refusal& refusal) const override
    {
        return curesOf(static_cast<RefusalCode>(refusal.code));
    }
    std::vector<DeedPlan> unarmed() const override
    {
        return {{.kind = DeedPlan::Kind::Attack, .id = kStrike, .action = Melee::kAction.id}};
    }
    DeedWords words(const DeedPlan& plan, const QString& thing, const ActionRecord& action) const override
    {
        const auto with = [&thing](const QString& full, const QString& brief) {
            return DeedWords{thing.isEmpty() ? brief : full.arg(thing), brief};
        };
        const auto alone = [](const QString& words) { return DeedWords{words, words}; };
        if (plan.id == kAim) {
            const auto* aim = action.request.input.as<Preparation>();
            return alone(aim && aim->condition.aims > 0 ? tr("Aim on") : tr("Aim"));
        }
        if (plan.id == kCock)
            return with(tr("Cock %1"), tr("Cock it"));
        if (plan.id == kReload)
            return with(tr("Reload %1"), tr("Reload"));
        if (plan.id == kClear)
            return with(tr("Clear the jam of %1"), tr("Clear the jam"));
        if (plan.id == kDraw)
            return with(tr("Draw %1"), tr("Draw it"));
        if (plan.id == kHold)
            return alone(tr("Hold"));
        if (plan.id == kTake)
            return alone(tr("Take held"));
        if (plan.id == kAdditional)
            return alone(tr("Take additional"));
        return alone(tr("Strike"));
    }
};

}  // namespace

const DeedsFacet& deedsFacet()
{
    static const ThreedDeeds facet;
    return facet;
}

}  // namespace hitspread::threed
