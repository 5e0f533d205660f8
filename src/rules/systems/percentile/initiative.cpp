#include "rules/systems/percentile/initiative.h"

#include "rules/core/declare/namedmodifiers.h"
#include "rules/core/dice/tiebreak.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/roll.h"

#include <algorithm>

namespace hitspread::percentile {

namespace {

constexpr std::int32_t kHighestDie = 100;
constexpr int kMostTries = 3;  ///< at settling a tie; the list decides what is still equal then
/// From one try to the next in the keys of roll-offs, whoever rolls: fights as small as all once had to be keep theirs.
constexpr std::size_t kFew = 60;

/// What he does in the round: as declared now, or as he has declared before.
Declared declaredKind(const Condition& condition, Declaring now)
{
    return now == Declaring::AsBefore ? condition.declared : static_cast<Declared>(static_cast<int>(now));
}

/// The skill that helps his initiative: the highest of the kind he declares, of anything else the higher of the two
/// (PCT-04, PCT-18, PCT-D09).
std::int32_t helpfulSkill(const Character& character, Declared kind)
{
    switch (kind) {
    case Declared::Melee: return highestMelee(character);
    case Declared::Ranged: return highestRanged(character);
    default: return std::max(highestMelee(character), highestRanged(character));
    }
}

/// The rules by the kind of what is declared.
struct InitiativeRules {
    Rule declaration = Rule::Rule02;
    Rule skill = Rule::Rule04;
    Rule order = Rule::Rule05;
    Rule change = Rule::Rule06;
};

InitiativeRules rulesOf(Declared kind)
{
    return kind == Declared::Ranged ? InitiativeRules{Rule::Rule17, Rule::Rule18, Rule::Rule19, Rule::Rule20}
                                    : InitiativeRules{};
}

/// One member's roll.
class InitiativeRoll {
public:
    InitiativeRoll(Derivation& derivation, Contender& who, const DeclarationOptions& options)
        : m_derivation(derivation), m_who(who), m_options(options)
    {}
    void roll();

private:
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b, {}, m_who.index);
    }
    [[nodiscard]] Term mind();

    Derivation& m_derivation;
    Contender& m_who;
    const DeclarationOptions& m_options;
};

/// MIND with all that burdens a roll (PCT-03, PCT-D20, PCT-D28).
Term InitiativeRoll::mind()
{
    Term mind = derive(Quantity::InitiativeMind, Rule::Rule03, Operation::Take, m_who.character.mind);
    if (const std::int32_t penalty = m_who.ledger.penalty(); penalty != 0)
        mind = derive(Quantity::InitiativeCondition, Rule::Rule16, Operation::Add, mind, penalty);
    return addModifiers(m_derivation, m_options.modifiers, Quantity::InitiativeOther, Rule::Rule03, mind,
                        m_who.index * kMostModifiers);
}

void InitiativeRoll::roll()
{
    const Derivation::Element element(m_derivation, 0, m_who.subject());
    Ledger& ledger = m_who.ledger;
    const Declared before = ledger->declared;
    const Declared kind = declaredKind(*ledger, m_options.kind);
    const InitiativeRules rules = rulesOf(kind);
    const Term declared = derive(Quantity::InitiativeKind, rules.declaration, Operation::Take,
                                 static_cast<std::int32_t>(kind));
    ledger.set<&Condition::declared>(kind, declared);
    // What is said anew names nobody; at whom is said by declaring (PCT-02).
    if (m_options.kind != Declaring::AsBefore && kind != before)
        ledger.set<&Condition::declaredAt>(0, declared);
    const Term mind = this->mind();
    const Term skill = derive(Quantity::InitiativeSkill, rules.skill, Operation::Take,
                              helpfulSkill(m_who.character, kind));
    const Term tenth = roundedTenth(m_derivation, skill,
                                    {Quantity::InitiativeRounded, Quantity::InitiativeTenth, rules.skill, m_who.index});
    const std::int32_t face =
        m_derivation.roll(Query::InitiativeDie, Rule::Rule03, 1, kHighestDie, RollUse::Sum, m_who.index).sum();
    const Term die = derive(Quantity::InitiativeDie, Rule::Rule03, Operation::Take, face);
    const Term modified = derive(Quantity::InitiativeModified, rules.skill, Operation::Subtract, die, tenth);
    const Term margin = derive(Quantity::InitiativeMargin, rules.order, Operation::Subtract, mind, modified);
    const Term success = derive(Quantity::InitiativeSuccess, rules.change, Operation::AtLeast, margin, 0);
    m_derivation.state(success.holds() ? EventKind::Succeeded : EventKind::Failed, {modified.value, success.step},
                       mind);
    ledger.hasRolled(die);
    ledger.set<&Condition::initiativeDie>(die);
    ledger.set<&Condition::initiativeModifier>(tenth);
    ledger.set<&Condition::initiative>(margin);
    ledger.set<&Condition::rollOff>(kNoEntry);
}

/// Those who are equal in everything else roll d100, the lower first, and again those whom it leaves equal (PCT-D06).
void settleAll(Derivation& derivation, const std::vector<Contender*>& rolled, int tryStride)
{
    const auto alike = [](const Contender& one, const Contender& other) {
        return orderKeys(one.character, *one.ledger) == orderKeys(other.character, *other.ledger);
    };
    const auto rollOff = [&](Contender& who, int attempt) {
        const int question = who.index + attempt * tryStride;
        const Derivation::Element element(derivation, 0, who.subject().layer(attempt));
        const std::int32_t face =
            derivation.roll(Query::RollOffDie, Rule::Rule05, 1, kHighestDie, RollUse::Sum, question).sum();
        // A later try is worth less than any difference in an earlier one: all that may follow it is less than 1 of it.
        const Term before = who.ledger->rollOff == kNoEntry ? 0 : who.ledger->rollOff;
        constexpr std::array<std::int32_t, kMostTries> kWorth{10'201, 101, 1};
        const Term sum = derivation.derive(Quantity::InitiativeRollOff, Rule::Rule05, Operation::Add, before,
                                           face * kWorth[static_cast<std::size_t>(attempt)], {}, question);
        who.ledger.set<&Condition::rollOff>(sum);
    };
    settleTies(rolled, kMostTries, alike, rollOff);
}

/// One action in a round; who is to lose one has none (PCT-02, PCT-D20).
void giveAction(Derivation& derivation, Contender& who)
{
    const Derivation::Element element(derivation, 0, who.subject());
    Ledger& ledger = who.ledger;
    const bool loses = ledger->actionsLost > 0;
    const Term actions = derivation.derive(Quantity::TurnActions, loses ? Rule::Rule16 : Rule::Rule02, Operation::Take,
                                           loses ? 0 : 1, {}, {}, who.index);
    ledger.set<&Condition::actionsLeft>(actions);
    if (loses)
        ledger.set<&Condition::actionsLost>(ledger->actionsLost - 1, actions);
}

}  // namespace

std::array<std::int32_t, 5> orderKeys(const Character& character, const Condition& condition)
{
    const std::int32_t rollOff = condition.rollOff == kNoEntry ? 0 : -condition.rollOff;
    return {condition.initiative, character.mind, character.dex, rollOff, 0};
}

void startRound(Derivation& derivation, std::vector<Contender>& contenders,
                std::span<const DeclarationOptions> declarations)
{
    std::vector<Contender*> rolling;
    for (Contender& who : contenders) {
        if (isOut(who.character, *who.ledger) || who.ledger->initiative != kNoEntry)
            continue;
        const auto i = static_cast<std::size_t>(who.index);
        InitiativeRoll(derivation, who, i < declarations.size() ? declarations[i] : DeclarationOptions{}).roll();
        rolling.push_back(&who);
    }
    settleAll(derivation, rolling, static_cast<int>(contenders.size() <= kFew ? kFew : kMostMembers));
    for (Contender* who : rolling)
        giveAction(derivation, *who);
}

}  // namespace hitspread::percentile
