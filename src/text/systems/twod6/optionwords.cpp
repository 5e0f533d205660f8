#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/vocabulary.h"
#include "services/action/actionrecord.h"
#include "text/labels.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/phrases.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace hitspread::twod6 {

namespace {

using text::Met;
using text::OptionWords;
using text::OptionWorth;

struct WrestlingText {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::WrestlingCards)
};

bool isAgainstFall(const ActionRecord& action)
{
    return action.request.input.as<Grapple>() != nullptr;
}

bool twoMisses(const ActionRecord& action)
{
    if (const auto* grapple = action.request.input.as<Grapple>())
        return grapple->switches.twoMisses;
    const auto* escape = action.request.input.as<Escape>();
    return escape && escape->switches.twoMisses;
}

/// "8 or more · 42 %"; what cannot fail has no chance beside it.
QString likelyWords(std::int32_t number, bool twoMisses)
{
    constexpr int kFaces = 6;
    constexpr std::int32_t kLeast = 2;
    const std::int32_t needed = twoMisses ? std::max(number, kLeast + 1) : number;
    int made = 0;
    for (int first = 1; first <= kFaces; ++first) {
        for (int second = 1; second <= kFaces; ++second)
            made += first + second >= needed ? 1 : 0;
    }
    if (made == kFaces * kFaces)
        return neededWords(number, twoMisses);
    const QString words = made > 0 ? neededWords(number, twoMisses)
                                   : WrestlingText::tr("%1 or more", "no two dice show that").arg(text::number(number));
    const auto percent = static_cast<int>(std::lround(100.0 * made / (kFaces * kFaces)));
    return WrestlingText::tr("%1 · %2 %", "what it takes, how likely that is").arg(words, text::number(percent));
}

/// Whichever of the two rolls it is; there is one of them in an action.
std::optional<std::int32_t> either(const Findings& findings, Quantity fall, Quantity escape)
{
    const auto found = text::lastOf(findings, fall);
    return found ? found : text::lastOf(findings, escape);
}

OptionWords wordsOf(const ActionRecord& action, const OptionWorth& worth)
{
    const auto number = either(worth.sample, Quantity::FallNumber, Quantity::EscapeNumber);
    if (!number)
        return {};
    const QString needed = likelyWords(*number, twoMisses(action));
    return {isAgainstFall(action) ? WrestlingText::tr("%1: both stay on their feet", "what it takes").arg(needed)
                                  : WrestlingText::tr("%1: comes free", "what it takes").arg(needed),
            needed};
}

Met metBy(const Findings& findings)
{
    return either(findings, Quantity::FallSuccess, Quantity::EscapeSuccess).value_or(0) != 0 ? Met::Succeeds
                                                                                             : Met::Nothing;
}

std::int32_t rolledIn(const Findings& findings)
{
    return either(findings, Quantity::FallRoll, Quantity::EscapeRoll).value_or(0);
}

}  // namespace

const text::DecisionReading& decisionReading()
{
    static constexpr std::array kDecisions{static_cast<std::uint16_t>(Query::FallSkill),
                                           static_cast<std::uint16_t>(Query::EscapeSkill)};
    static constexpr std::array kRolls{static_cast<std::uint16_t>(Query::FallDice),
                                       static_cast<std::uint16_t>(Query::EscapeDice)};
    static constexpr std::array kReached{std::pair(static_cast<std::uint16_t>(Quantity::AttackSuccess), 1)};
    static const text::DecisionReading kReading{.decisions = kDecisions,
                                                .rolls = kRolls,
                                                .reached = kReached,
                                                .counted = rolledIn,
                                                .met = metBy,
                                                .words = wordsOf};
    return kReading;
}

}  // namespace hitspread::twod6
