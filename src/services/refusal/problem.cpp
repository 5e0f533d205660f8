#include "services/refusal/problem.h"

#include <algorithm>
#include <new>
#include <utility>

namespace hitspread {

namespace {

/// As much as a line of a log holds, whatever the file it is about; no letter is cut in two.
void shorten(std::string& text)
{
    constexpr std::size_t kMost = 1000;
    if (text.size() <= kMost)
        return;
    std::size_t end = kMost;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end;
    text.replace(end, std::string::npos, "…");
}

}  // namespace

bool isUnread(const Problem& problem)
{
    return std::ranges::any_of(problem.causes, [](const Cause& cause) { return cause.reason == Reason::ReadingFails; });
}

bool keptFromLooking(const Problem& problem)
{
    switch (problem.code) {
    case ProblemCode::CampaignLocked:
    case ProblemCode::CampaignReadOnly:
    case ProblemCode::DiskFull:
    case ProblemCode::Stopped:
    case ProblemCode::OutOfMemory: return true;
    default: return isUnread(problem);
    }
}

Failure::Failure(Problem problem) : m_problem(std::move(problem)), m_what(spelled(m_problem.where))
{
    for (const Cause& cause : m_problem.causes)
        m_what += ": " + spelled(cause);
    shorten(m_what);
}

Failure::Failure(ProblemCode code, Site where, Cause cause)
    : Failure(Problem{code, std::move(where), {std::move(cause)}})
{}

Problem problemFrom(const std::exception& fault, const Site& where)
{
    if (const auto* failure = dynamic_cast<const Failure*>(&fault))
        return failure->problem();
    if (dynamic_cast<const std::bad_alloc*>(&fault))
        return {ProblemCode::OutOfMemory, where};
    return {ProblemCode::StorageFault, where, {because<Reason::SaidElsewhere>(fault.what())}};
}

}  // namespace hitspread
