#pragma once

#include "rules/core/action.h"
#include "rules/systems/percentile/catalogue.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hitspread::percentile {

/// Why an action of the percentile system cannot be resolved as asked; spelling in refusalIds(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/percentile/refusals.inc"
#undef HS_REFUSAL
};

[[nodiscard]] std::span<const std::string_view> refusalIds();

/// Collects refusals; `part` and `field` are ids of the declarations.
class Refusals {
public:
    void when(bool forbidden, RefusalCode code, Rule rule, std::string_view part, std::string_view field = {},
              std::size_t value = 0, std::size_t bound = 0, std::size_t element = 0)
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

}  // namespace hitspread::percentile
