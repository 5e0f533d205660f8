#include "text/systems/threed/phrases.h"

#include "rules/systems/threed/melee/defence.h"
#include "rules/systems/threed/melee/reaction.h"
#include "rules/systems/threed/system.h"
#include "services/action/actionrecord.h"
#include "text/labels.h"

#include <QCoreApplication>

#include <array>

namespace hitspread::threed {

namespace {

using text::Met;
using text::OptionWords;
using text::OptionWorth;

struct ReactionText {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Defences)
};

/// What is rolled for a reaction: the skill, his rank in it, and the lines of the test.
struct ReactionRoll {
    std::string_view skill;
    std::int32_t rank = 0;
    Quantity dice;
    Quantity target;
    Quantity success;
};

ReactionRoll rollOf(const Melee& melee, Reaction reaction)
{
    if (reaction == Reaction::FreeParry || reaction == Reaction::PaidParry) {
        const Person target(melee.target, melee.targetCondition, melee.switches);
        const Guard guard = guardOf(melee, target);
        return {guard.skill, melee.target.skills.rank(guard.skill), Quantity::ParryDice, Quantity::ParryTarget,
                Quantity::ParrySuccess};
    }
    const DodgeKind kind = reaction == Reaction::HalfDodge ? DodgeKind::Half
        : reaction == Reaction::QuickDodge                 ? DodgeKind::Quick
                                                           : DodgeKind::Regular;
    return {skill::dodge, dodgeRank(melee.target, kind), Quantity::DodgeDice, Quantity::DodgeTarget,
            Quantity::DodgeSuccess};
}

/// The sum of whichever was rolled.
std::int32_t countedIn(const Findings& findings)
{
    const auto parry = text::lastOf(findings, Quantity::ParryDice);
    return parry ? *parry : text::lastOf(findings, Quantity::DodgeDice).value_or(0);
}

Met metBy(const Findings& findings)
{
    const auto parry = text::lastOf(findings, Quantity::ParrySuccess);
    const bool succeeds = (parry ? *parry : text::lastOf(findings, Quantity::DodgeSuccess).value_or(0)) != 0;
    return succeeds ? Met::Succeeds : Met::Nothing;
}

OptionWords wordsOf(const ActionRecord& action, const OptionWorth& worth)
{
    const auto reaction = static_cast<Reaction>(worth.option.id);
    const auto* melee = action.request.input.as<Melee>();
    if (!melee)
        return {};
    if (reaction == Reaction::None)
        return {ReactionText::tr("direction and damage as they fall")};
    const ReactionRoll roll = rollOf(*melee, reaction);
    const auto target = text::lastOf(worth.sample, roll.target);
    if (!target)
        return {};
    const QString skill = text::rankName(system(), roll.skill);
    const auto needed = worth.least(Met::Succeeds);
    if (!needed)
        return {ReactionText::tr("%1 %2 against %3: no roll makes it")
                    .arg(skill, QString::number(roll.rank), QString::number(*target)),
                ReactionText::tr("no roll makes it")};
    return {ReactionText::tr("%1 %2 against %3: %4 on the dice")
                .arg(skill, QString::number(roll.rank), QString::number(*target), QString::number(*needed)),
            ReactionText::tr("%1 on the dice").arg(*needed)};
}

}  // namespace

const text::DecisionReading& decisionReading()
{
    static constexpr std::array kDecisions{static_cast<std::uint16_t>(Query::ReactionKind)};
    static constexpr std::array kRolls{static_cast<std::uint16_t>(Query::ParryDice),
                                       static_cast<std::uint16_t>(Query::DodgeDice)};
    static constexpr std::array kReached{std::pair(static_cast<std::uint16_t>(Quantity::AttackHit), 1)};
    static const text::DecisionReading kReading{.decisions = kDecisions,
                                                .rolls = kRolls,
                                                .reached = kReached,
                                                .counted = countedIn,
                                                .met = metBy,
                                                .words = wordsOf};
    return kReading;
}

}  // namespace hitspread::threed
