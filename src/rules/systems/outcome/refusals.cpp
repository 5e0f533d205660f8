#include "rules/systems/outcome/refusals.h"

#include <array>

namespace hitspread::outcome {

std::span<const std::string_view> refusalIds()
{
    static constexpr auto kIds = std::to_array<std::string_view>({
#define HS_REFUSAL(enumerator, id) id,
#include "rules/systems/outcome/refusals.inc"
#undef HS_REFUSAL
    });
    return kIds;
}

}  // namespace hitspread::outcome
