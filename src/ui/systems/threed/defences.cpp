#include "ui/systems/threed/defences.h"

#include "rules/systems/threed/defence.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/parry.h"
#include "rules/systems/threed/recoil.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/labels.h"
#include "ui/attack/actiontrial.h"
#include "ui/attack/attackpresenter.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace hitspread::threed {

namespace {

QuestionKey keyOf(Query query)
{
    return {static_cast<std::uint16_t>(query), 0};
}

/// The blow as it would go if it hit.
class Trial {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Defences)

public:
    Trial(const ActionRecord& action, const ActionTrial::Wanted& wanted)
        : m_trial(action, wanted, {{{static_cast<std::uint16_t>(Quantity::AttackHit), 0}, 1, {}}})
    {}

    [[nodiscard]] bool offers(Query query, std::int32_t value) const { return m_trial.offers(keyOf(query), value); }
    [[nodiscard]] std::int32_t preset(Query query) const { return m_trial.preset(keyOf(query)); }
    [[nodiscard]] std::int32_t taken(Query query) const { return m_trial.taken(keyOf(query)); }

    /// "against 15, 11 on the dice", of the test whose lines begin with these quantities.
    [[nodiscard]] QString roll(const QString& skill, std::int32_t rank, Quantity dice, Quantity target,
                               Quantity margin) const
    {
        const auto sum = last(dice);
        const auto by = last(margin);
        const auto number = last(target);
        if (!sum || !by || !number)
            return {};
        return tr("%1 %2 against %3: %4 on the dice")
            .arg(skill, QString::number(rank), QString::number(*number), QString::number(*sum - *by));
    }
    /// "11 on the dice" of it alone.
    [[nodiscard]] QString needed(Quantity dice, Quantity margin) const
    {
        const auto sum = last(dice);
        const auto by = last(margin);
        return sum && by ? tr("%1 on the dice").arg(*sum - *by) : QString();
    }

private:
    [[nodiscard]] std::optional<std::int32_t> last(Quantity quantity) const
    {
        return m_trial.last(static_cast<std::uint16_t>(quantity));
    }

    ActionTrial m_trial;
};

/// Words for what the trials found.
class DefenceCards {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Defences)

public:
    explicit DefenceCards(const AttackPresenter& presenter)
        : m_system(presenter.system()),
          m_action(presenter.action()),
          m_melee(presenter.action().request.input.get<Melee>()),
          m_target(m_melee.target, m_melee.targetCondition, m_melee.switches),
          m_guard(guardOf(m_melee, m_target)),
          m_now(m_action, {})
    {}

    [[nodiscard]] std::vector<CardChoice> all() const
    {
        std::vector<CardChoice> cards{parryCard(true), parryCard(false)};
        if (m_melee.targetCondition.meleeAim) {
            cards.push_back(halfDodgeCard());
        } else {
            cards.push_back(dodgeCard(DodgeKind::Quick));
            cards.push_back(dodgeCard(DodgeKind::Regular));
        }
        CardChoice none;
        none.title = tr("Take it");
        none.words = tr("direction and damage as they fall");
        none.answers = {
            {keyOf(Query::ReactionParry), 0}, {keyOf(Query::ReactionDodge), 0}, {keyOf(Query::ReactionHalfDodge), 0}};
        none.taken = std::ranges::none_of(cards, &CardChoice::taken);
        cards.push_back(std::move(none));
        return cards;
    }

private:
    [[nodiscard]] CardChoice parryCard(bool free) const
    {
        CardChoice card;
        card.title = free ? tr("Parry, free") : tr("Parry, one Action");
        card.answers = {{keyOf(Query::ReactionParry), 1}, {keyOf(Query::ParryPaid), free ? 0 : 1}};
        const Trial trial(m_action, card.answers);
        const bool parries = trial.offers(Query::ReactionParry, 1);
        const bool hasFree = trial.preset(Query::ReactionParry) == 1;
        const bool either = trial.offers(Query::ParryPaid, 1);
        const bool offered = parries && (either || free == hasFree);
        card.words = trial.roll(text::rankName(m_system, m_guard.skill), m_melee.target.skills.rank(m_guard.skill),
                                Quantity::ParryDice, Quantity::ParryTarget, Quantity::ParryMargin);
        card.brief = trial.needed(Quantity::ParryDice, Quantity::ParryMargin);
        if (!offered)
            card.refusal = whyNoParry(free);
        const bool paid = either ? m_now.taken(Query::ParryPaid) == 1 : !hasFree;
        card.taken = offered && m_now.taken(Query::ReactionParry) == 1 && paid != free;
        return card;
    }

    [[nodiscard]] CardChoice dodgeCard(DodgeKind kind) const
    {
        const std::int32_t value = kind == DodgeKind::Quick ? 1 : 2;
        CardChoice card;
        card.title = kind == DodgeKind::Quick ? tr("Dodge, this phase") : tr("Dodge, this round");
        card.answers = {{keyOf(Query::ReactionParry), 0}, {keyOf(Query::ReactionDodge), value}};
        finishDodge(card, kind, Query::ReactionDodge, value);
        return card;
    }

    [[nodiscard]] CardChoice halfDodgeCard() const
    {
        CardChoice card;
        card.title = tr("Half-dodge, free");
        card.answers = {{keyOf(Query::ReactionParry), 0}, {keyOf(Query::ReactionHalfDodge), 1}};
        finishDodge(card, DodgeKind::Half, Query::ReactionHalfDodge, 1);
        return card;
    }

    void finishDodge(CardChoice& card, DodgeKind kind, Query query, std::int32_t value) const
    {
        const Trial trial(m_action, card.answers);
        const bool offered = trial.offers(query, value);
        card.words = trial.roll(text::rankName(m_system, skill::dodge), dodgeRank(m_melee.target, kind),
                                Quantity::DodgeDice, Quantity::DodgeTarget, Quantity::DodgeMargin);
        card.brief = trial.needed(Quantity::DodgeDice, Quantity::DodgeMargin);
        if (!offered)
            card.refusal = whyNoDodge();
        card.taken = offered && m_now.taken(Query::ReactionParry) == 0 && m_now.taken(query) == value;
    }

    /// The first thing that keeps him from defending himself at all.
    [[nodiscard]] QString helpless() const
    {
        const Condition& condition = m_melee.targetCondition;
        if (!canAct(condition))
            return tr("cannot act");
        if (condition.phasesLost != 0 || condition.phaseLost)
            return tr("loses this phase");
        return m_melee.options.targetUnaware ? tr("does not see it coming") : QString();
    }

    [[nodiscard]] QString whyNoParry(bool free) const
    {
        if (QString words = helpless(); !words.isEmpty())
            return words;
        if (m_melee.targetCondition.meleeAim)
            return tr("aims at a blow: no parry (MEL-10)");
        if (m_melee.weapon.vibro && m_guard.bare)
            return tr("no bare hand parries this weapon (PAR-10)");
        const bool untrained = m_melee.target.skills.rank(m_guard.skill) == 0;
        if (untrained && m_melee.switches.untrained == UntrainedRule::Forbidden)
            return tr("untrained in %1").arg(text::rankName(m_system, m_guard.skill));
        if (freeParriesLeft(m_melee.target, m_melee.targetCondition, m_melee.switches) <= 0 && free)
            return tr("no free parry left this round (PAR-01)");
        return !free && m_melee.targetCondition.actionsLeft == 0 ? tr("no Action left in this phase")
                                                                 : tr("no arm to parry with");
    }

    [[nodiscard]] QString whyNoDodge() const
    {
        if (QString words = helpless(); !words.isEmpty())
            return words;
        return canDodge(m_melee.target) ? tr("no Action left in this phase") : tr("cannot dodge: no rank (DOD-01)");
    }

    const System& m_system;
    const ActionRecord& m_action;
    const Melee& m_melee;
    const Person m_target;
    const Guard m_guard;
    const Trial m_now;
};

}  // namespace

std::vector<CardChoice> defencesAgainst(const AttackPresenter& presenter)
{
    const bool isBlow = presenter.isReady() && presenter.complaints().isEmpty()
        && presenter.action().request.input.isOneOf<Melee>();
    return isBlow ? DefenceCards(presenter).all() : std::vector<CardChoice>();
}

}  // namespace hitspread::threed
