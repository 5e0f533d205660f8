#include "rules/systems/threed/melee/reaction.h"

#include "rules/core/dice/decision.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/melee/defence.h"
#include "rules/systems/threed/vocabulary.h"

#include <array>
#include <optional>

namespace hitspread::threed {

namespace {

/// What each is worth to who decides nothing: an Action is never spent unasked.
constexpr std::int32_t kPreferred = 1;
constexpr std::int32_t kUnasked = -1;

/// How it was asked for before it was one decision: a parry, how it is paid, then a dodge.
constexpr FormerAnswer kOnceReacted[]{
    {static_cast<std::uint16_t>(Query::ReactionParry), 1, optionId(Reaction::FreeParry),
     static_cast<std::uint16_t>(Query::ParryPaid)},
    {static_cast<std::uint16_t>(Query::ReactionParry), 1, optionId(Reaction::PaidParry)},
    {static_cast<std::uint16_t>(Query::ParryPaid), 1, optionId(Reaction::PaidParry),
     static_cast<std::uint16_t>(Query::ReactionParry), 0},
    {static_cast<std::uint16_t>(Query::ReactionHalfDodge), 1, optionId(Reaction::HalfDodge)},
    {static_cast<std::uint16_t>(Query::ReactionDodge), 1, optionId(Reaction::QuickDodge)},
    {static_cast<std::uint16_t>(Query::ReactionDodge), 2, optionId(Reaction::RegularDodge)},
};
constexpr FormerAnswers kFormerReactions(kOnceReacted);

/// What keeps him from any reaction, by the rule of the one in question.
std::optional<Barrier> helpless(const Melee& melee, Rule rule)
{
    const Condition& condition = melee.targetCondition;
    if (!canAct(condition))
        return barredBy(RefusalCode::DefenderCannotAct, rule);
    if (condition.phasesLost != 0)
        return barredBy(RefusalCode::DefenderLosesPhase, Rule::Knock06);
    return melee.options.targetUnaware ? std::optional(barredBy(RefusalCode::DefenderUnaware, rule)) : std::nullopt;
}

/// What keeps him from any parry.
std::optional<Barrier> parryBarrier(const Melee& melee, const Guard& guard)
{
    const Condition& condition = melee.targetCondition;
    if (const auto barrier = helpless(melee, Rule::Par04))
        return barrier;
    if (condition.phaseLost)
        return barredBy(RefusalCode::DefenderLosesPhase, Rule::Knock06);
    if (condition.meleeAim)
        return barredBy(RefusalCode::DefenderAims, Rule::Mel10);
    if (melee.weapon.vibro && guard.bare)
        return barredBy(RefusalCode::BareAgainstVibro, Rule::Par10);
    if (melee.switches.untrained == UntrainedRule::Forbidden && melee.target.skills.rank(guard.skill) == 0)
        return barredBy(RefusalCode::DefenderUntrained, Rule::Skl01);
    const bool armed = isUsable(melee.target, condition, Location::RightArm)
        || isUsable(melee.target, condition, Location::LeftArm);
    return armed ? std::nullopt : std::optional(barredBy(RefusalCode::NoArmToParry, Rule::Dam06));
}

std::optional<Barrier> dodgeBarrier(const Melee& melee)
{
    if (const auto barrier = helpless(melee, Rule::Dod01))
        return barrier;
    return canDodge(melee.target) ? std::nullopt : std::optional(barredBy(RefusalCode::NoRankInDodge, Rule::Dod01));
}

}  // namespace

Reaction reactionTo(Derivation& derivation, const Melee& melee, const Person& target, const Guard& guard)
{
    const auto decide = [&](const auto&... options) {
        return static_cast<Reaction>(
            derivation.decide(Query::ReactionKind, Rule::Par04, std::array{options...}, &kFormerReactions));
    };
    const bool hasAction = target.ledger.canReact(melee.switches);
    const Barrier noAction = barredBy(RefusalCode::NoActionToReact, Rule::Par03);
    const auto parry = parryBarrier(melee, guard);
    const bool hasFree = freeParriesLeft(melee.target, melee.targetCondition, melee.switches) > 0;
    const auto unfree = parry || hasFree ? parry : barredBy(RefusalCode::NoFreeParry, Rule::Par01);
    const Option free{optionId(Reaction::FreeParry), kPreferred, unfree};
    const Option paid{optionId(Reaction::PaidParry), kUnasked, parry || hasAction ? parry : std::optional(noAction)};
    const Option none{optionId(Reaction::None), 0};
    const auto dodge = dodgeBarrier(melee);
    if (melee.targetCondition.meleeAim)
        return decide(free, paid, Option{optionId(Reaction::HalfDodge), kPreferred, dodge}, none);
    const auto barrier = dodge || hasAction ? dodge : barredBy(RefusalCode::NoActionToReact, Rule::Dod01);
    return decide(free, paid, Option{optionId(Reaction::QuickDodge), kUnasked, barrier},
                  Option{optionId(Reaction::RegularDodge), kUnasked, barrier}, none);
}

}  // namespace hitspread::threed
