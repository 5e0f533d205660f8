#include "rules/systems/twod6/initiative.h"

#include "rules/core/declare/namedmodifiers.h"
#include "rules/core/dice/tiebreak.h"
#include "rules/systems/twod6/round.h"

#include <algorithm>
#include <tuple>

namespace hitspread::twod6 {

namespace {

std::int32_t tieDice(const Condition& condition)
{
    return condition.tieDie == kNoEntry ? 0 : condition.tieDie;
}

void rollScore(Derivation& derivation, Contestant& who)
{
    const Derivation::Element element(derivation, who.index, who.subject());
    const std::int32_t shown = derivation.roll(Query::InitiativeDice, Rule::Rule03, 2, 6, RollUse::Sum).sum();
    const Term roll = derivation.derive(Quantity::InitiativeRoll, Rule::Rule03, Operation::Take, shown);
    Term score = derivation.derive(Quantity::InitiativeRef, Rule::Rule03, Operation::Add, roll, who.character.ref);
    score = addModifiers(derivation, who.modifiers, Quantity::InitiativeModifier, Rule::Rule03, score);
    score = derivation.derive(Quantity::InitiativeScore, Rule::Rule03, Operation::Maximum, score, 0);
    who.ledger.set<&Condition::score>(score);
    who.ledger.set<&Condition::tieDie>(kNoEntry, score);
}

bool areEqual(const Contestant& one, const Contestant& other)
{
    return one.ledger->score == other.ledger->score && one.character.itn == other.character.itn
        && tiedice::areAlike(tieDice(*one.ledger), tieDice(*other.ledger));
}

/// Who has a die of before keeps it.
void rollTie(Derivation& derivation, Contestant& who, int attempt)
{
    if (tiedice::shown(tieDice(*who.ledger), attempt) != 0)
        return;
    const int question = who.index + attempt * static_cast<int>(kMostMembers);
    const Derivation::Element element(derivation, 0, who.subject().layer(attempt));
    const std::int32_t shown = derivation.roll(Query::TieDie, Rule::Rule06, 1, 6, RollUse::Sum, question).sum();
    who.ledger.set<&Condition::tieDie>(
        derivation.derive(Quantity::InitiativeTie, Rule::Rule06, Operation::Add, tieDice(*who.ledger),
                          shown * tiedice::kWorth[static_cast<std::size_t>(attempt)], {}, question));
}

}  // namespace

void rollInitiative(Derivation& derivation, std::vector<Contestant>& all)
{
    std::vector<Contestant*> living;
    for (Contestant& who : all) {
        if (who.ledger->dead)
            continue;
        living.push_back(&who);
        if (who.ledger->score == kNoEntry)
            rollScore(derivation, who);
    }
    settleTies(living, tiedice::kMost, areEqual,
               [&derivation](Contestant& who, int attempt) { rollTie(derivation, who, attempt); });
}

std::array<std::int32_t, 5> orderKeys(const Character& character, const Condition& condition)
{
    return {-condition.seized, condition.score, character.itn, tieDice(condition), 0};
}

bool ranksAbove(const Person& one, const Person& other)
{
    const auto rank = [](const Person& who) {
        return std::tuple(who.condition.score, who.character.itn, tieDice(who.condition));
    };
    const bool haveScores = one.condition.score != kNoEntry && other.condition.score != kNoEntry;
    return haveScores && rank(one) > rank(other);
}

}  // namespace hitspread::twod6
