#pragma once

#include "rules/core/action.h"

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hitspread {

/// Collects refusals, by the codes and rules of a system; `part` and `field` are ids of the declarations.
template <typename Code, typename Rule>
class RefusalsOf {
public:
    template <std::integral Value = std::int32_t, std::integral Bound = std::int32_t>
    void when(bool forbidden, Code code, Rule rule, std::string_view part, std::string_view field = {}, Value value = 0,
              Bound bound = 0, std::size_t element = 0)
    {
        if (forbidden)
            m_found.push_back({static_cast<std::uint16_t>(code), static_cast<std::uint16_t>(rule), part, element, field,
                               static_cast<std::int32_t>(value), static_cast<std::int32_t>(bound), m_who});
    }
    /// What is refused from now on is about him, of several the action has.
    void about(const std::string& who) { m_who = who; }
    [[nodiscard]] std::vector<Refusal> take() { return std::move(m_found); }

private:
    std::vector<Refusal> m_found;
    std::string m_who;
};

}  // namespace hitspread
