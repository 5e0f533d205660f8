#include "ui/systems/percentile/defencecards.h"

#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/labels.h"
#include "text/systems/percentile/combatantwords.h"
#include "ui/attack/actiontrial.h"
#include "ui/attack/attackpresenter.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace hitspread::percentile {

namespace {

QuestionKey defenceKey(Query query)
{
    return {static_cast<std::uint16_t>(query), 0};
}

Override ruledTo(Quantity quantity, std::int32_t value)
{
    return {{static_cast<std::uint16_t>(quantity), 0}, value, {}};
}

/// As if the attack hit, and hit no better than that.
std::vector<Override> asHit()
{
    return {ruledTo(Quantity::AttackFumble, 0), ruledTo(Quantity::AttackCritical, 0),
            ruledTo(Quantity::AttackSuccess, 1)};
}

class DefenceCardMaker {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::DefenceCards)

public:
    explicit DefenceCardMaker(const AttackPresenter& presenter)
        : m_action(presenter.action()),
          m_attack(presenter.action().request.input.get<Attack>()),
          m_now(m_action, {}, asHit())
    {
        if (const Step* result = lastStepOf(m_action.findings.steps,
                                            static_cast<std::uint16_t>(Quantity::AttackResult)))
            m_result = result->value;
    }

    [[nodiscard]] std::vector<CardChoice> all() const
    {
        // Against what missed there is nothing to do.
        const Step* success = lastStepOf(m_action.findings.steps, static_cast<std::uint16_t>(Quantity::AttackSuccess));
        if (success && success->value == 0)
            return {};
        std::vector<CardChoice> cards{card(tr("Dodge"), Query::DefenceDodge), card(tr("Block"), Query::DefenceBlock),
                                      card(tr("Parry"), Query::DefenceParry)};
        CardChoice none;
        none.title = tr("Take it");
        none.words = tr("no defence: the whole effect");
        for (const Query query : kAll)
            none.answers.emplace_back(defenceKey(query), 0);
        none.taken = std::ranges::none_of(cards, &CardChoice::taken);
        cards.push_back(std::move(none));
        return cards;
    }

private:
    static constexpr std::array kAll{Query::DefenceDodge, Query::DefenceBlock, Query::DefenceParry};

    [[nodiscard]] CardChoice card(const QString& title, Query wanted) const
    {
        CardChoice card;
        card.title = title;
        for (const Query query : kAll) {
            card.answers.emplace_back(defenceKey(query), query == wanted ? 1 : 0);
            if (query == wanted)
                break;
        }
        const ActionTrial trial(m_action, card.answers, asHit());
        const bool offered = trial.offers(defenceKey(wanted), 1);
        card.refusal = offered ? critical() : whyNot(wanted);
        card.taken = card.refusal.isEmpty() && m_now.taken(defenceKey(wanted)) == 1;
        const auto rating = trial.last(static_cast<std::uint16_t>(Quantity::DefenceRating));
        const auto result = trial.last(static_cast<std::uint16_t>(Quantity::DefenceResult));
        if (rating && result)
            say(card, *rating, *result);
        return card;
    }

    /// `result`: of a trial.
    void say(CardChoice& card, std::int32_t rating, std::int32_t result) const
    {
        card.words = neededWords(rating);
        card.brief = card.words;
        if (!m_result)
            return;
        // A Result is so much higher as the die is lower; it has to be greater than the attack's.
        const std::int32_t aside = std::min(rating, result + ActionTrial::kFace - *m_result - 1);
        card.words = aside < 1 ? tr("%1 or less halves it").arg(text::number(rating))
            : aside >= rating
            ? tr("%1 or less turns it aside").arg(text::number(rating))
            : tr("%1 or less halves it, %2 turns it aside").arg(text::number(rating), text::number(aside));
        card.brief = aside < 1 || aside >= rating
            ? card.words
            : tr("halves %1, aside %2", "numbers that halve an attack, that turn it aside")
                  .arg(text::number(rating), text::number(aside));
    }

    /// A critical leaves no defence (PCT-11, PCT-24).
    [[nodiscard]] QString critical() const
    {
        const Step* critical = lastStepOf(m_action.findings.steps,
                                          static_cast<std::uint16_t>(Quantity::AttackCritical));
        return critical && critical->value != 0 ? tr("nobody meets a critical") : QString();
    }

    [[nodiscard]] QString whyNot(Query query) const
    {
        const Switches& switches = m_attack.switches;
        if (isOut(m_attack.target, m_attack.targetCondition))
            return outWords();
        if (switches.defencesPerRound != kNoEntry && m_attack.targetCondition.defencesUsed >= switches.defencesPerRound)
            return tr("no defence left in this round");
        switch (query) {
        case Query::DefenceDodge: return tr("this weapon cannot be dodged");
        case Query::DefenceBlock:
            return m_attack.weapon.mayBlock ? tr("no shield held up") : tr("this weapon cannot be blocked");
        default: break;
        }
        return m_attack.weapon.mayParry ? tr("nothing to parry with, or no skill in it")
                                        : tr("this weapon cannot be parried");
    }

    const ActionRecord& m_action;
    const Attack& m_attack;
    const ActionTrial m_now;
    std::optional<std::int32_t> m_result;  ///< of the attack; nothing: its die has not fallen
};

}  // namespace

std::vector<CardChoice> defencesAgainst(const AttackPresenter& presenter)
{
    const bool isAttack = presenter.isReady() && presenter.complaints().isEmpty()
        && presenter.action().request.input.isOneOf<Attack>();
    return isAttack ? DefenceCardMaker(presenter).all() : std::vector<CardChoice>();
}

}  // namespace hitspread::percentile
