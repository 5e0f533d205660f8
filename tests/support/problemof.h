#pragma once

#include "services/problem.h"

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

}  // namespace hitspread::support
