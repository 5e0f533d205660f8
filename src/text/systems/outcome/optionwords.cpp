#include "text/systems/outcome/phrases.h"

#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/vocabulary.h"
#include "services/action/actionrecord.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"

#include <QCoreApplication>

#include <array>

namespace hitspread::outcome {

namespace {

using text::Met;
using text::OptionWords;
using text::OptionWorth;

struct OptionText {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::DefenceCards)
};

Met metBy(const Findings& findings)
{
    return text::lastOf(findings, Quantity::FinalHit).value_or(1) == 0 ? Met::TurnsAside : Met::Nothing;
}

OptionWords wordsOf(const ActionRecord& action, const OptionWorth& worth)
{
    // Of either decision it is to do nothing.
    if (worth.option.id == 0)
        return {OptionText::tr("no roll: the attack counts in full")};
    const auto total = text::lastOf(worth.sample, Quantity::DefenceTotal);
    const auto die = text::lastOf(worth.sample, Quantity::DefenceDie);
    if (!total || !die)
        return {};
    const QString added = text::signedNumber(*total - *die);
    OptionWords words{OptionText::tr("dice %1", "what is added to them").arg(added)};
    if (worth.isKnown) {
        const QString needed = neededToAvoidWords(worth);
        words = {OptionText::tr("dice %1: %2 turns it aside", "what is added to them, what they have to show")
                     .arg(added, needed),
                 OptionText::tr("dice %1: %2").arg(added, needed)};
    }
    const auto* grapple = action.request.input.as<Grapple>();
    if (grapple && isResistingAnAction(*grapple)) {
        words.brief = words.brief.isEmpty() ? words.words : words.brief;
        words.words = OptionText::tr("%1; takes one more action", "what his dice need").arg(words.words);
    }
    return words;
}

}  // namespace

const text::DecisionReading& decisionReading()
{
    static constexpr std::array kDecisions{static_cast<std::uint16_t>(Query::DefenceKind),
                                           static_cast<std::uint16_t>(Query::ResistKind)};
    static constexpr std::array kRolls{static_cast<std::uint16_t>(Query::DefenceDice)};
    static constexpr std::array kReached{std::pair(static_cast<std::uint16_t>(Quantity::AttackFailure), 0),
                                         std::pair(static_cast<std::uint16_t>(Quantity::AttackTotal), 1)};
    static const text::DecisionReading kReading{
        .decisions = kDecisions,
        .rolls = kRolls,
        .reached = kReached,
        .counted = [](const Findings& findings) { return text::lastOf(findings, Quantity::DefenceDie).value_or(0); },
        .met = metBy,
        .words = wordsOf};
    return kReading;
}

}  // namespace hitspread::outcome
