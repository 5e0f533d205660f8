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
#include <numeric>
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
    explicit DefenceCardMaker(const ActionRecord& action)
        : m_action(action), m_attack(action.request.input.get<Attack>()), m_now(m_action, {}, asHit())
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
        if (offered)
            say(card);
        return card;
    }

    /// Up to which face of the defence's die the rules, run with it, come to this; 0: with none. Whatever the house rules are, a lower
    /// face is never worth less (PCT-10, PCT-11, PCT-14).
    template <typename ComesTo>
    [[nodiscard]] int highestFace(const CardChoice& card, const ComesTo& comesTo) const
    {
        std::array<int, 100> faces{};
        std::iota(faces.begin(), faces.end(), 1);
        const auto end = std::ranges::partition_point(faces, [&](int face) {
            std::vector<Override> ruled = asHit();
            ruled.push_back(ruledTo(Quantity::DefenceDie, face));
            if (m_result)
                ruled.push_back(ruledTo(Quantity::AttackResult, *m_result));
            return comesTo(ActionTrial(m_action, card.answers, ruled));
        });
        return static_cast<int>(end - faces.begin());
    }

    static bool came(const ActionTrial& trial, Quantity quantity)
    {
        return trial.last(static_cast<std::uint16_t>(quantity)).value_or(0) != 0;
    }

    void say(CardChoice& card) const
    {
        const int success = highestFace(card,
                                        [](const ActionTrial& trial) { return came(trial, Quantity::DefenceSuccess); });
        card.words = success < 1 ? tr("no roll makes it") : neededWords(success);
        card.brief = card.words;
        if (!m_result || success < 1)
            return;
        const int aside = highestFace(card,
                                      [](const ActionTrial& trial) { return came(trial, Quantity::DefenceNegates); });
        card.words = aside < 1 ? tr("%1 or less halves it").arg(text::number(success))
            : aside >= success
            ? tr("%1 or less turns it aside").arg(text::number(success))
            : tr("%1 or less halves it, %2 turns it aside").arg(text::number(success), text::number(aside));
        card.brief = aside < 1 || aside >= success
            ? card.words
            : tr("halves %1, aside %2", "numbers that halve an attack, that turn it aside")
                  .arg(text::number(success), text::number(aside));
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

std::vector<CardChoice> defencesAgainst(const ActionRecord& attack)
{
    return DefenceCardMaker(attack).all();
}

std::vector<CardChoice> defencesAgainst(const AttackPresenter& presenter)
{
    const bool isAttack = presenter.isReady() && presenter.complaints().isEmpty()
        && presenter.action().request.input.isOneOf<Attack>();
    return isAttack ? defencesAgainst(presenter.action()) : std::vector<CardChoice>();
}

}  // namespace hitspread::percentile
