#pragma once

#include "services/refusal/problem.h"

#include <functional>
#include <optional>

namespace hitspread::support {

/// What a piece of work was refused with; nothing if it went through.
[[nodiscard]] inline std::optional<Problem> problemOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Failure& failure) {
        return failure.problem();
    }
    return std::nullopt;
}

/// Its code alone.
[[nodiscard]] inline std::optional<ProblemCode> codeOf(const std::function<void()>& work)
{
    const std::optional<Problem> problem = problemOf(work);
    return problem ? std::optional(problem->code) : std::nullopt;
}

}  // namespace hitspread::support
