#include "text/systems/percentile/resultwords.h"

#include "rules/core/trace/trace.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/harm.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace hitspread::percentile {

namespace {

QString nameOfDuellist(const Character& character)
{
    return text::visible(character.name);
}

class DuelReader {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Result)

public:
    explicit DuelReader(const ActionRecord& action) : m_action(action) {}

    /// `struck`: whom he attacks, as events tell.
    [[nodiscard]] QString actionOf(const Duellist& who, std::optional<int> struck) const
    {
        const QString place = placeStruck(m_action, events(), struck);
        return place.isEmpty() ? tr("%1 misses").arg(nameOfDuellist(who.character))
                               : tr("%1 hits: %2", "name, location")
                                     .arg(nameOfDuellist(who.character), withShare(place, struck ? 0 : 1, 0));
    }

    /// Whether an event is about him who is struck at on a side of a pair: side B are the targets, those of side A have their own number.
    static bool isOf(const Event& event, int side, int pair)
    {
        const auto target = event.subject.target();
        return side == 1 ? target == pair : !target && event.subject.layer().value_or(0) == pair;
    }

    /// What one of a pair did to the other, who is on `side`; empty: nothing, or the dice are not there yet.
    [[nodiscard]] QString hitIn(const Character& who, const Character& other, int side, int pair) const
    {
        for (const Event& event : events()) {
            const auto location = event.subject.location();
            if (isOf(event, side, pair) && event.kind == EventKind::Through && location)
                return withShare(tr("%1 hits %2: %3, %4 damage", "name, name, location, points")
                                     .arg(nameOfDuellist(who), nameOfDuellist(other),
                                          text::inSentence(text::location(text::Naming(m_action.request), *location)),
                                          text::number(event.value)),
                                 1 - side, pair);
        }
        return {};
    }

    [[nodiscard]] bool misses(int side, int pair) const
    {
        return std::ranges::any_of(events(), [side, pair](const Event& event) {
            return event.kind == EventKind::Missed && isOf(event, side, pair);
        });
    }

    [[nodiscard]] QString pairIn(const Duel& duel, std::size_t number) const
    {
        const Character& a = duel.sideA[number].character;
        const Character& b = duel.sideB[number].character;
        const int pair = static_cast<int>(number);
        if (misses(0, pair) && misses(1, pair))
            return tr("%1 and %2 miss each other").arg(nameOfDuellist(a), nameOfDuellist(b));
        QStringList words{hitIn(a, b, 1, pair), hitIn(b, a, 0, pair)};
        return text::joined(words, u", ");
    }

    [[nodiscard]] QString pairsIn(const Duel& duel) const
    {
        QStringList words;
        for (std::size_t i = 0; i < std::min(duel.sideA.size(), duel.sideB.size()); ++i)
            words << pairIn(duel, i);
        return text::joined(words, u"; ");
    }

    /// `struck`: as events number him; before rules version 4 they do not say where.
    [[nodiscard]] QString lossOf(const QString& name, int points, std::optional<int> struck) const
    {
        const QString words = tr("%1 loses %2", "name, points of health").arg(name, QString::number(points));
        const QString place = placeStruck(m_action, events(), struck);
        return place.isEmpty()
            ? words
            : tr("%1 (%2)", "what he loses, location").arg(words, withShare(place, struck ? 0 : 1, 0));
    }

    [[nodiscard]] QStringList lossesIn(const Duel& duel) const
    {
        if (events().empty())
            return {};
        QStringList words;
        const auto add = [&](const std::vector<Duellist>& side, std::uint8_t part, std::optional<int> struck) {
            for (const Change& change : m_action.findings.changes) {
                const bool isHealth = change.part == part && conditionRecord.fields[change.field].id == "healthLost"
                    && change.element < side.size();
                if (isHealth)
                    words << lossOf(nameOfDuellist(side[change.element].character), change.after - change.before,
                                    struck);
            }
        };
        add(duel.sideA, kDuelParts.position<&Duel::sideA, &Duellist::condition>(), std::nullopt);
        add(duel.sideB, kDuelParts.position<&Duel::sideB, &Duellist::condition>(), 0);
        return words.isEmpty() ? QStringList{tr("nobody is hurt")} : words;
    }

private:
    [[nodiscard]] const std::vector<Event>& events() const { return m_action.findings.events; }

    /// What was said of a hit of one side with how much of its harm it does, where the two tell that apart (PCT-38).
    [[nodiscard]] QString withShare(const QString& words, int striker, int pair) const
    {
        const auto shareOf = [&](int side) {
            const auto index = static_cast<std::uint16_t>(indexOfSide(pair, side));
            const Step* step = lastStep(m_action.findings.steps,
                                        {static_cast<std::uint16_t>(Quantity::DuelShare), index});
            return step ? step->value : 0;
        };
        if (shareOf(kActingSide) != kHalfShare && shareOf(kOtherSide) != kHalfShare)
            return words;
        return shareOf(striker) == kHalfShare ? tr("%1, half", "harm of the worse roll").arg(words)
                                              : tr("%1, full", "harm of the better roll").arg(words);
    }

    const ActionRecord& m_action;
};

}  // namespace

QStringList duelResult(const ActionRecord& action, const Duel& duel)
{
    const DuelReader reader(action);
    const bool isOfPairs = duel.sideA.size() > 1 && !action.findings.events.empty();
    return isOfPairs ? QStringList{reader.pairsIn(duel)} : reader.lossesIn(duel);
}

QString duelSentence(const ActionRecord& action, const Duel& duel)
{
    if (duel.sideA.size() != 1 || duel.sideB.size() != 1)
        return {};
    const DuelReader reader(action);
    return QStringList{reader.actionOf(duel.sideA[0], 0), reader.actionOf(duel.sideB[0], std::nullopt)}.join(
        QStringLiteral(", "));
}

QString pairWords(const ActionRecord& action, std::size_t pair)
{
    const auto* duel = action.request.input.as<Duel>();
    const bool isTold = duel && pair < std::min(duel->sideA.size(), duel->sideB.size())
        && !action.findings.events.empty();
    return isTold ? DuelReader(action).pairIn(*duel, pair) : QString();
}

}  // namespace hitspread::percentile
