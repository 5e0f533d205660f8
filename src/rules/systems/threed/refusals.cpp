#include "rules/systems/threed/refusals.h"

namespace hitspread::threed {

namespace {

constexpr std::string_view kRefusals[]{
#define HS_REFUSAL(enumerator, id) id,
#include "rules/systems/threed/refusals.inc"
#undef HS_REFUSAL
};

}  // namespace

std::span<const std::string_view> refusalIds()
{
    return kRefusals;
}

}  // namespace hitspread::threed
