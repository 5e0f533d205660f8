#pragma once

#include "rules/core/action.h"
#include "rules/systems/outcome/catalogue.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace hitspread::outcome {

/// Why an action of the opposed outcome system cannot be resolved as asked; spelling in refusalIds(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/outcome/refusals.inc"
#undef HS_REFUSAL
};

[[nodiscard]] std::span<const std::string_view> refusalIds();

/// Collects refusals; `part` and `field` are ids of the declarations.
class Refusals {
public:
    void when(bool forbidden, RefusalCode code, Rule rule, std::string_view part, std::string_view field = {},
              std::int32_t value = 0, std::int32_t bound = 0)
    {
        if (forbidden)
            m_found.push_back(
                {static_cast<std::uint16_t>(code), static_cast<std::uint16_t>(rule), part, 0, field, value, bound});
    }
    [[nodiscard]] std::vector<Refusal> take() { return std::move(m_found); }

private:
    std::vector<Refusal> m_found;
};

}  // namespace hitspread::outcome
