#include "text/systems/percentile/phrases.h"

#include "rules/systems/percentile/defence.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/labels.h"
#include "text/systems/percentile/combatantwords.h"

#include <QCoreApplication>

#include <array>

namespace hitspread::percentile {

namespace {

using text::Met;
using text::OptionWords;
using text::OptionWorth;

struct DefenceText {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::DefenceCards)
};

Met metBy(const Findings& findings)
{
    const auto holds = [&](Quantity quantity) { return text::lastOf(findings, quantity).value_or(0) != 0; };
    if (holds(Quantity::DefenceNegates))
        return Met::TurnsAside;
    if (holds(Quantity::DefenceHalves))
        return Met::Halves;
    return holds(Quantity::DefenceSuccess) ? Met::Succeeds : Met::Nothing;
}

OptionWords wordsOf(const ActionRecord&, const OptionWorth& worth)
{
    if (static_cast<DefenceKind>(worth.option.id) == DefenceKind::None)
        return {DefenceText::tr("no defence: the whole effect")};
    const auto success = worth.most(Met::Succeeds);
    if (!success)
        return {DefenceText::tr("no roll makes it")};
    if (!worth.isKnown)
        return {neededWords(*success)};
    const auto aside = worth.most(Met::TurnsAside);
    if (!aside)
        return {DefenceText::tr("%1 or less halves it").arg(text::number(*success))};
    if (*aside >= *success)
        return {DefenceText::tr("%1 or less turns it aside").arg(text::number(*success))};
    const std::array numbers{text::number(*success), text::number(*aside)};
    return {DefenceText::tr("%1 or less halves it, %2 turns it aside").arg(numbers[0], numbers[1]),
            DefenceText::tr("halves %1, aside %2", "numbers that halve an attack, that turn it aside")
                .arg(numbers[0], numbers[1])};
}

}  // namespace

const text::DecisionReading& decisionReading()
{
    static constexpr std::array kDecisions{static_cast<std::uint16_t>(Query::DefenceKind)};
    static constexpr std::array kRolls{static_cast<std::uint16_t>(Query::DefenceDie)};
    static constexpr std::array kReached{std::pair(static_cast<std::uint16_t>(Quantity::AttackFumble), 0),
                                         std::pair(static_cast<std::uint16_t>(Quantity::AttackCritical), 0),
                                         std::pair(static_cast<std::uint16_t>(Quantity::AttackSuccess), 1)};
    static const text::DecisionReading kReading{
        .decisions = kDecisions,
        .rolls = kRolls,
        .reached = kReached,
        .counted = [](const Findings& findings) { return text::lastOf(findings, Quantity::DefenceDie).value_or(0); },
        .met = metBy,
        .words = wordsOf};
    return kReading;
}

}  // namespace hitspread::percentile
