#include "models/play/reopenedchoices.h"

#include "models/systemview.h"
#include "services/action/actionrecord.h"

#include <algorithm>
#include <set>
#include <vector>

namespace hitspread {

bool reopenBehind(Answers& answers, const ActionRecord& action, QuestionKey die)
{
    std::set<QuestionKey> before;
    for (const Answer& answer : action.findings.answers.all()) {
        if (answer.key == die)
            break;
        before.insert(answer.key);
    }
    const StrandsFacet* strands = facetsOf(action.system).strands;
    std::vector<QuestionKey> behind;
    for (const Answer& answer : answers.all()) {
        const bool isElsewhere = strands && strands->strandOf(answer.key) != strands->strandOf(die);
        if (answer.kind == QuestionKind::Choice && !isElsewhere && !before.contains(answer.key))
            behind.push_back(answer.key);
    }
    for (const QuestionKey key : behind)
        answers.remove(key);
    return !behind.empty();
}

bool forgetIdle(Answers& answers, const ActionRecord& action, const std::vector<DiceQuestion>& asked)
{
    std::vector<QuestionKey> idle;
    for (const Answer& answer : answers.all()) {
        const bool isAsked = std::ranges::find(asked, answer.key,
                                               [](const DiceQuestion& one) { return one.question.key; })
            != asked.end();
        if (answer.kind == QuestionKind::Choice && !isAsked && isOffered(action, answer.key))
            idle.push_back(answer.key);
    }
    for (const QuestionKey key : idle)
        answers.remove(key);
    return !idle.empty();
}

}  // namespace hitspread
