#include "models/systems/outcome/outcomesides.h"

#include "rules/systems/outcome/vocabulary.h"

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

}  // namespace hitspread::outcome
