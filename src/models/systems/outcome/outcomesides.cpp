#include "models/systems/outcome/outcomesides.h"

#include "rules/systems/outcome/vocabulary.h"
#include "text/systems/outcome/outcomewords.h"

namespace hitspread::outcome {

namespace {

/// With the digit that takes it before it, counted from 1 as cards are: nobody counts words from 0.
ChoiceWords numbered(int value, const QString& words)
{
    const QChar key(u'1' + value);
    return {QStringLiteral("%1 %2").arg(key, words), key};
}

}  // namespace

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
    case Query::CheckBeyond: return numbered(value, beyondWords(value));
    case Query::Dies: return numbered(value, value == 0 ? livesWords() : diesWords());
    default: return {};
    }
}

}  // namespace hitspread::outcome
