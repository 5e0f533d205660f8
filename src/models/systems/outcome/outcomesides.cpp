#include "models/systems/outcome/outcomesides.h"

#include "rules/core/input.h"
#include "rules/systems/outcome/handharm.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/vocabulary.h"
#include "text/systems/outcome/outcomewords.h"

#include <algorithm>
#include <array>

namespace hitspread::outcome {

namespace {

/// Sections of him who acts, and of the other.
constexpr std::array<std::string_view, 3> kActing{"attack", "cover", "aim"};
constexpr std::array<std::string_view, 5> kAnswering{"defence", "resist", "harm", "wound", "grapple"};
/// What a hit is worth before anything is taken off it.
constexpr std::array<std::string_view, 2> kStruckWith{"harm.base", "harm.damage"};

template <std::size_t count>
bool isAmong(const std::array<std::string_view, count>& all, std::string_view id)
{
    return std::ranges::find(all, id) != all.end();
}

std::optional<std::size_t> memberIn(const ActionRecord& action, Subject subject)
{
    const auto* harm = action.request.input.as<Harm>();
    const bool isOfMany = action.request.input.isOneOf<RoundChange>() || (harm && harm->targets.size() > 1);
    const auto member = isOfMany ? subject.target() : std::nullopt;
    return member ? std::optional(static_cast<std::size_t>(*member)) : std::nullopt;
}

/// With the digit that takes it before it, counted from 1 as cards are: nobody counts words from 0.
ChoiceWords numbered(int value, const QString& words)
{
    const QChar key(u'1' + value);
    return {QStringLiteral("%1 %2").arg(key, words), key};
}

}  // namespace

std::optional<int> sideOf(std::string_view id, std::uint16_t index)
{
    const std::string_view section = id.substr(0, id.find('.'));
    // What several actions cost is worked out for both, one after the other.
    if (section == "turn")
        return std::min<int>(index, 1);
    if (isAmong(kActing, section) || isAmong(kStruckWith, id))
        return 0;
    return isAmong(kAnswering, section) ? std::optional(1) : std::nullopt;
}

std::optional<std::size_t> memberAsked(const ActionRecord& action, QuestionKey key)
{
    return memberIn(action, key.subject);
}

std::optional<std::size_t> memberOfStep(const ActionRecord& action, StepKey key)
{
    return memberIn(action, key.subject);
}

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
