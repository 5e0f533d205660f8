#include "ui/systems/outcome/defencecards.h"

#include "rules/systems/outcome/defence.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/vocabulary.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"
#include "ui/attack/actiontrial.h"
#include "ui/attack/attackpresenter.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace hitspread::outcome {

namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::DefenceCards)
};

QuestionKey keyOf(Query query)
{
    return {static_cast<std::uint16_t>(query), 0};
}

std::optional<std::int32_t> lastOf(const ActionRecord& action, Quantity quantity)
{
    const Step* step = lastStepOf(action.findings.steps, static_cast<std::uint16_t>(quantity));
    return step ? std::optional(step->value) : std::nullopt;
}

Override ruledTo(Quantity quantity, std::int32_t value)
{
    return {{static_cast<std::uint16_t>(quantity), 0}, value, {}};
}

/// As if the attack came to something and was no critical failure.
std::vector<Override> asThreat()
{
    return {ruledTo(Quantity::AttackFailure, 0), ruledTo(Quantity::AttackTotal, 1)};
}

/// A way of meeting it; the rules ask for one after the other until one is wanted.
struct Way {
    Query query;
    QString title;
    QString refusal;           ///< what the rules have against it, if they do not offer it
    bool takesAction = false;  ///< one he has not declared
};

class DefenceCardMaker {
public:
    DefenceCardMaker(const ActionRecord& action, std::vector<Way> ways, QString none, const Switches& switches)
        : m_action(action),
          m_ways(std::move(ways)),
          m_none(std::move(none)),
          m_switches(switches),
          m_now(action, {}, asThreat()),
          m_attack(lastOf(action, Quantity::AttackTotal))
    {}

    [[nodiscard]] std::vector<CardChoice> all() const
    {
        std::vector<CardChoice> cards;
        for (const Way& way : m_ways)
            cards.push_back(card(way));
        CardChoice none;
        none.title = m_none;
        none.words = CardWords::tr("no roll: the attack counts in full");
        for (const Way& way : m_ways)
            none.answers.emplace_back(keyOf(way.query), 0);
        none.taken = std::ranges::none_of(cards, &CardChoice::taken);
        cards.push_back(std::move(none));
        return cards;
    }

private:
    [[nodiscard]] CardChoice card(const Way& wanted) const
    {
        CardChoice card;
        card.title = wanted.title;
        for (const Way& way : m_ways) {
            card.answers.emplace_back(keyOf(way.query), way.query == wanted.query ? 1 : 0);
            if (way.query == wanted.query)
                break;
        }
        const ActionTrial trial(m_action, card.answers, asThreat());
        if (!trial.offers(keyOf(wanted.query), 1)) {
            card.refusal = wanted.refusal;
            return card;
        }
        card.taken = m_now.taken(keyOf(wanted.query)) == 1;
        const auto total = trial.last(static_cast<std::uint16_t>(Quantity::DefenceTotal));
        const auto die = trial.last(static_cast<std::uint16_t>(Quantity::DefenceDie));
        if (total && die)
            say(card, *total - *die);
        if (wanted.takesAction && !card.words.isEmpty())
            card.words = CardWords::tr("%1; takes one more action", "what his dice need").arg(card.words);
        return card;
    }

    /// `added`: to the dice of the defence. It has to come to as much as the attack (OUT-03, OUT-04).
    void say(CardChoice& card, std::int32_t added) const
    {
        card.words = CardWords::tr("dice %1", "what is added to them").arg(text::signedNumber(added));
        card.brief = card.words;
        if (!m_attack)
            return;
        const QString needed = neededToAvoidWords(*m_attack - added, m_switches);
        card.words = CardWords::tr("dice %1: %2 turns it aside", "what is added to them, what they have to show")
                         .arg(text::signedNumber(added), needed);
        card.brief = CardWords::tr("dice %1: %2").arg(text::signedNumber(added), needed);
    }

    const ActionRecord& m_action;
    std::vector<Way> m_ways;
    QString m_none;
    const Switches& m_switches;
    ActionTrial m_now;
    std::optional<std::int32_t> m_attack;  ///< what it comes to; nothing: its dice have not fallen
};

/// Why somebody cannot defend himself so (OUT-50, OUT-51, OUT-70, OUT-D07).
QString whyNot(const Attack& attack, Plan plan)
{
    const Condition& condition = attack.targetCondition;
    if (!canAct(condition, attack.switches))
        return outWords();
    if (condition.holding != 0)
        return CardWords::tr("who holds somebody cannot defend himself");
    if (condition.heldBy != 0)
        return CardWords::tr("who is held cannot defend himself");
    const WeaponKind kind = attack.options.withShield ? WeaponKind::Melee : attack.weapon.kind;
    if (plan == Plan::Dodge && !mayDodge(attack.switches, kind))
        return CardWords::tr("this cannot be dodged");
    if (plan == Plan::Parry && !mayParry(attack.switches, kind))
        return CardWords::tr("this cannot be parried");
    const bool isSpent = std::ranges::any_of(condition.plan, [&](const Planned& line) {
        return line.plan == plan && (line.whom == 0 || line.whom == attack.options.who);
    });
    return isSpent ? CardWords::tr("what was declared of it is used up") : CardWords::tr("not declared in this turn");
}

DefenceCardMaker makerFor(const ActionRecord& action, const Attack& attack)
{
    return {action,
            {{Query::Dodge, CardWords::tr("Dodge"), whyNot(attack, Plan::Dodge)},
             {Query::Parry, CardWords::tr("Parry"), whyNot(attack, Plan::Parry)}},
            CardWords::tr("Take it"),
            attack.switches};
}

/// A shield makes it an action of his (OUT-45, OUT-46).
DefenceCardMaker makerFor(const ActionRecord& action, const Grapple& grapple)
{
    const auto shield = shieldOf(grapple.armour, grapple.armourState);
    const bool takesAction = shield && isHandy(shield->carried);
    return {action,
            {{Query::ResistPhysique, physiqueName(), outWords(), takesAction},
             {Query::ResistUnarmed, unarmedName(), outWords(), takesAction}},
            CardWords::tr("Let it come"),
            grapple.switches};
}

/// Whether nothing has to be done about it: it comes to nothing by itself, or takes no roll.
bool isHarmless(const ActionRecord& action)
{
    const auto hit = lastOf(action, Quantity::FinalHit);
    return hit && *hit == 0 && !lastOf(action, Quantity::DefenceTotal)
        && !action.findings.answers.find(keyOf(Query::Dodge)) && !action.findings.answers.find(keyOf(Query::Parry));
}

bool isDecided(const ActionRecord& action)
{
    return lastOf(action, Quantity::AttackDecided).has_value();
}

bool isKept(const Grapple* grapple)
{
    return grapple && grapple->options.what == Wrestling::Keep;
}

}  // namespace

std::vector<CardChoice> defencesAgainst(const AttackPresenter& presenter)
{
    if (!presenter.isReady() || !presenter.complaints().isEmpty())
        return {};
    const ActionRecord& action = presenter.action();
    if (isDecided(action))
        return {};
    const Input& input = action.request.input;
    if (const auto* attack = input.as<Attack>())
        return isHarmless(action) ? std::vector<CardChoice>() : makerFor(action, *attack).all();
    const auto* grapple = input.as<Grapple>();
    return grapple && !isKept(grapple) ? makerFor(action, *grapple).all() : std::vector<CardChoice>();
}

QString undefendedWords(const AttackPresenter& presenter)
{
    if (!presenter.isReady())
        return {};
    if (!presenter.complaints().isEmpty())
        return CardWords::tr("Defences are listed here once the attack can be made.");
    if (isKept(presenter.action().request.input.as<Grapple>()))
        return CardWords::tr("A hold that is kept takes an action, and nobody defends himself against it.");
    if (isDecided(presenter.action()))
        return CardWords::tr("A modifier decides it: nobody has to do anything about it.");
    return isHarmless(presenter.action()) ? CardWords::tr("It misses by itself: nobody has to do anything about it.")
                                          : QString();
}

}  // namespace hitspread::outcome
