#pragma once

#include "rules/core/system.h"
#include "rules/systems/input.h"

#include <tuple>

namespace hitspread {

/// The part of a system that only follows from the list of its action structs: making inputs and finding them again.
/// `Actions` are alternatives of Input, in the order of actions().
template <typename... Actions>
class SystemBase : public System {
public:
    [[nodiscard]] Input makeInput(std::size_t action) const override
    {
        Input input;
        std::size_t index = 0;
        ((index++ == action ? (input.action.template emplace<Actions>(), 0) : 0), ...);
        return input;
    }

    [[nodiscard]] std::size_t actionOf(const Input& input) const override
    {
        std::size_t index = 0;
        std::size_t found = sizeof...(Actions);
        ((std::holds_alternative<Actions>(input.action) ? (found = index++, 0) : (++index, 0)), ...);
        return found;
    }

    [[nodiscard]] void* actionData(Input& input) const override
    {
        return std::visit([](auto& action) -> void* { return &action; }, input.action);
    }
    [[nodiscard]] const void* actionData(const Input& input) const override
    {
        return std::visit([](const auto& action) -> const void* { return &action; }, input.action);
    }

    /// Whether an input is one of this system's.
    [[nodiscard]] static bool owns(const Input& input)
    {
        return (std::holds_alternative<Actions>(input.action) || ...);
    }
};

}  // namespace hitspread
