#include "models/systems/percentile/percentilesides.h"

#include "rules/core/input.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/manualharm.h"
#include "rules/systems/percentile/roll.h"
#include "rules/systems/percentile/round.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/percentile/resultwords.h"

#include <algorithm>
#include <array>

namespace hitspread::percentile {

std::vector<StrandDigest> pairsIn(const ActionRecord& action)
{
    const auto* duel = action.request.input.as<Duel>();
    std::vector<StrandDigest> pairs;
    if (!duel || duel->sideA.size() < 2)
        return pairs;
    for (std::size_t i = 0; i < duel->sideA.size(); ++i)
        pairs.push_back({static_cast<int>(i), pairName(i), pairWords(action, i)});
    return pairs;
}

std::vector<int> pairsOfSteps(const ActionRecord& action)
{
    std::vector<int> pairs;
    const auto* duel = action.request.input.as<Duel>();
    if (!duel || duel->sideA.size() < 2)
        return pairs;
    for (const Step& step : action.findings.steps)
        pairs.push_back(step.key.subject.shot().value_or(-1));
    return pairs;
}

bool isOffered(const ActionRecord&, QuestionKey key)
{
    return static_cast<Query>(key.name) == Query::CriticalLocation;
}

namespace {

/// What the table suggests for a fumble; empty before it was rolled.
QString suggested(const ActionRecord& action, const Step* effect)
{
    return effect ? text::value(text::Naming(action.request), effect->key, effect->value) : QString();
}

/// Of a fumble that hits a friend: who they are (PCT-D37).
QString whomItMayHit(const ActionRecord& action, const Step* effect)
{
    const bool isFriend = effect && effect->value == static_cast<std::int32_t>(FumbleEffect::HitsFriend);
    return isFriend ? friendsNear(action, effect->key.subject.side().value_or(kActingSide)) : QString();
}

}  // namespace

ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value)
{
    switch (static_cast<Query>(key.name)) {
    case Query::CriticalLocation: return {value == 0 ? noneWords() : QString::number(value), {}};
    case Query::FumbleTake: {
        const Step* effect = lastStep(action.findings.steps,
                                      {static_cast<std::uint16_t>(Quantity::FumbleEffect), key.index});
        return value == 0 ? ChoiceWords() : ChoiceWords{suggested(action, effect), {}, whomItMayHit(action, effect)};
    }
    default: return {};
    }
}

}  // namespace hitspread::percentile
