#include "text/systems/rollunder/phrases.h"

#include "rules/systems/rollunder/defence.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "text/labels.h"
#include "text/systems/rollunder/combatantwords.h"

#include <QCoreApplication>

#include <array>

namespace hitspread::rollunder {

namespace {

using text::Met;
using text::OptionWords;
using text::OptionWorth;

struct DefenceText {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::DefenceCards)
};

/// Of one try against the attack; where the house allows several, each has its own.
std::optional<std::int32_t> ofTry(const Findings& findings, Quantity quantity, std::uint16_t index = 0)
{
    const Step* const step = lastStep(findings.steps, {static_cast<std::uint16_t>(quantity), index});
    return step ? std::optional(step->value) : std::nullopt;
}

/// What comes of it whatever the dice of the defence show.
QString besideWords(const OptionWorth& worth)
{
    const auto decision = static_cast<Query>(worth.decision.name);
    if (decision == Query::Evasion && worth.option.id == static_cast<std::int32_t>(Evasion::Retreats))
        return DefenceText::tr("1 yard back");
    if (decision == Query::Evasion && worth.option.id == static_cast<std::int32_t>(Evasion::Drops))
        return DefenceText::tr("falls");
    return {};
}

/// An acrobatic dodge is better or worse as a roll of its own goes (R3-23).
QString acrobaticsWords(const OptionWorth& worth)
{
    const bool isAcrobatic = static_cast<Query>(worth.decision.name) == Query::Acrobatic && worth.option.id != 0;
    const auto number = isAcrobatic ? ofTry(worth.sample, Quantity::AcrobaticsNumber, worth.decision.index)
                                    : std::nullopt;
    return number
        ? DefenceText::tr("Acrobatics %1 adds 2, else it takes 2 off", "what it takes on 3d6").arg(neededWords(*number))
        : QString();
}

OptionWords wordsOf(const ActionRecord&, const OptionWorth& worth)
{
    const bool isNone = static_cast<Query>(worth.decision.name) == Query::DefenceKind
        && static_cast<DefenceKind>(worth.option.id) == DefenceKind::None;
    if (isNone)
        return {DefenceText::tr("no roll: it hits")};
    if (const QString acrobatics = acrobaticsWords(worth); !acrobatics.isEmpty())
        return {acrobatics, DefenceText::tr("+2 or −2, by a roll")};
    const auto number = ofTry(worth.sample, Quantity::DefenceNumber, worth.decision.index);
    if (!number)
        return {};
    const QString needed = neededWords(*number);
    const QString beside = besideWords(worth);
    return {beside.isEmpty() ? needed : DefenceText::tr("%1; %2", "what it takes, what it does").arg(needed, beside),
            needed};
}

Met metBy(const Findings& findings)
{
    return ofTry(findings, Quantity::DefenceSuccess).value_or(0) != 0 ? Met::TurnsAside : Met::Nothing;
}

}  // namespace

const text::DecisionReading& decisionReading()
{
    static constexpr std::array kDecisions{static_cast<std::uint16_t>(Query::DefenceKind),
                                           static_cast<std::uint16_t>(Query::Evasion),
                                           static_cast<std::uint16_t>(Query::Acrobatic)};
    // Nobody mostly: it is offered once his own defence has failed, and costs no key (R3-D52).
    static constexpr std::array kAside{static_cast<std::uint16_t>(Query::Sacrifice)};
    static constexpr std::array kRolls{static_cast<std::uint16_t>(Query::DefenceDice)};
    static constexpr std::array kReached{std::pair(static_cast<std::uint16_t>(Quantity::AttackFailure), 0),
                                         std::pair(static_cast<std::uint16_t>(Quantity::AttackCritical), 0),
                                         std::pair(static_cast<std::uint16_t>(Quantity::AttackSuccess), 1)};
    static const text::DecisionReading kReading{
        .decisions = kDecisions,
        .aside = kAside,
        .rolls = kRolls,
        .reached = kReached,
        .counted = [](const Findings& findings) { return ofTry(findings, Quantity::DefenceRoll).value_or(0); },
        .met = metBy,
        .words = wordsOf};
    return kReading;
}

QString rescuerWords(const QString& name, std::int32_t number)
{
    return DefenceText::tr("%1 (%2)", "who dodges for him, with which number").arg(name, text::number(number));
}

}  // namespace hitspread::rollunder
