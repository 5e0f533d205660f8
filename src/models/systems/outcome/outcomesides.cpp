#include "models/systems/outcome/outcomesides.h"

#include "rules/systems/outcome/vocabulary.h"
#include "text/systems/outcome/outcomewords.h"

namespace hitspread::outcome {

bool isOffered(const ActionRecord&, QuestionKey key)
{
    switch (static_cast<Query>(key.name)) {
    case Query::AttackBeyond:
    case Query::DefenceBeyond:
    case Query::CheckBeyond:
    case Query::Dies: return true;
    default: return false;
    }
}

ChoiceWords choiceWords(const ActionRecord&, QuestionKey key, int value)
{
    switch (static_cast<Query>(key.name)) {
    case Query::AttackBeyond:
    case Query::DefenceBeyond:
    case Query::CheckBeyond: return numberedChoice(value, beyondWords(value));
    case Query::Dies: return numberedChoice(value, value == 0 ? livesWords() : diesWords());
    default: return {};
    }
}

}  // namespace hitspread::outcome
