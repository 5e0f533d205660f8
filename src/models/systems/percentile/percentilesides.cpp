#include "models/systems/percentile/percentilesides.h"

#include "rules/core/input.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/handharm.h"
#include "rules/systems/percentile/roll.h"
#include "rules/systems/percentile/round.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/percentile/fumblewords.h"
#include "text/systems/percentile/outcomewords.h"

#include <algorithm>
#include <array>

namespace hitspread::percentile {

namespace {

/// Sections of him who is struck.
constexpr std::array<std::string_view, 3> kSuffered{"loss", "wound", "effect"};
/// Sections of him who strikes.
constexpr std::array<std::string_view, 5> kStruck{"attack", "harm", "hit", "critical", "fumble"};

bool isOfMany(const ActionRecord& action)
{
    const auto* harm = action.request.input.as<Harm>();
    return action.request.input.isOneOf<RoundChange>() || (harm && harm->targets.size() > 1);
}

}  // namespace

std::optional<int> sideOf(std::string_view id, std::uint16_t index)
{
    if (id.ends_with('A'))
        return 0;
    if (id.ends_with('B'))
        return 1;
    const std::string_view section = id.substr(0, id.find('.'));
    if (section == "defence")
        return 1;
    const bool isEach = id == "attack.modifier";
    const int of = std::min<int>(isEach ? index / kMostModifiers : index, 1);
    if (std::ranges::find(kStruck, section) != kStruck.end())
        return of;
    return std::ranges::find(kSuffered, section) != kSuffered.end() ? std::optional(1 - of) : std::nullopt;
}

std::optional<std::size_t> memberAsked(const ActionRecord& action, QuestionKey key)
{
    const auto member = isOfMany(action) ? key.subject.target() : std::nullopt;
    return member ? std::optional(static_cast<std::size_t>(*member)) : std::nullopt;
}

std::optional<std::size_t> memberOfStep(const ActionRecord& action, StepKey key)
{
    const auto member = isOfMany(action) ? key.subject.target() : std::nullopt;
    return member ? std::optional(static_cast<std::size_t>(*member)) : std::nullopt;
}

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
        pairs.push_back(step.key.index);
    return pairs;
}

std::optional<int> pairAsked(QuestionKey key)
{
    switch (static_cast<Query>(key.name)) {
    case Query::DieA:
    case Query::DieB:
    case Query::LocationA:
    case Query::LocationB:
    case Query::DamageA:
    case Query::DamageB: return key.index;
    default: return std::nullopt;
    }
}

bool isOffered(const ActionRecord&, QuestionKey key)
{
    const auto query = static_cast<Query>(key.name);
    return query == Query::CriticalLocation || query == Query::FumbleTake;
}

namespace {

/// What the table suggests for a fumble; "yes" before it was rolled.
QString suggested(const ActionRecord& action, std::uint16_t index)
{
    const StepKey key{static_cast<std::uint16_t>(Quantity::FumbleEffect), index};
    const Step* effect = lastStep(action.findings.steps, key);
    return effect ? text::value(text::Naming(action.request), {key.quantity, 0}, effect->value) : yesWords();
}

/// Of a fumble that hits a friend: who they are (PCT-D37).
QString whomItMayHit(const ActionRecord& action, std::uint16_t index)
{
    const StepKey key{static_cast<std::uint16_t>(Quantity::FumbleEffect), index};
    const Step* effect = lastStep(action.findings.steps, key);
    const bool isFriend = effect && effect->value == static_cast<std::int32_t>(FumbleEffect::HitsFriend);
    return isFriend ? friendsNear(action, index) : QString();
}

/// With the digit that takes it before it, counted from 1 as cards are: nobody counts words from 0.
ChoiceWords numbered(int value, const QString& words, const QString& more)
{
    const QChar key(u'1' + value);
    return {QStringLiteral("%1 %2").arg(key, words), key, more};
}

}  // namespace

ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value)
{
    switch (static_cast<Query>(key.name)) {
    case Query::CriticalLocation: return {value == 0 ? noneWords() : QString::number(value), {}};
    case Query::FumbleTake:
        return value == 0 ? numbered(value, nothingComesOfIt(), {})
                          : numbered(value, suggested(action, key.index), whomItMayHit(action, key.index));
    default: return {};
    }
}

}  // namespace hitspread::percentile
