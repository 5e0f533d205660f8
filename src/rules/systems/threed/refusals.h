#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hitspread::threed {

/// Why an action of the 3D System cannot be resolved as asked; spelling in refusalIds(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/threed/refusals.inc"
#undef HS_REFUSAL
};

[[nodiscard]] std::span<const std::string_view> refusalIds();

}  // namespace hitspread::threed
