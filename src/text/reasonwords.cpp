#include "text/problems.h"

#include <array>
#include <string_view>

namespace hitspread::text {

namespace {

constexpr bool mentionsValue(std::string_view words, std::size_t value)
{
    const std::array<char, 3> place{'%', static_cast<char>('0' + value), '\0'};
    return words.find(place.data()) != std::string_view::npos;
}

/// Words that leave a value out, ask for one there is not, or say nothing of what to do where the reason should, do not compile.
template <Reason kReason>
consteval ReasonWords checkedReason(const char* id, const char* what, const char* remedy = nullptr)
{
    using Known = told::ValuesOf<kReason>;
    if ((remedy != nullptr) != Known::kHasRemedy)
        throw "a reason says what to do, a finding does not";
    for (std::size_t value = 1; value <= 9; ++value) {
        const bool isSaid = mentionsValue(what, value) || (remedy && mentionsValue(remedy, value));
        if (isSaid != (value <= Known::kValues))
            throw "the words mention each value, and no other";
    }
    return {kReason, id, what, remedy};
}

#define HS_REASON(id, what, remedy) checkedReason<Reason::id>(#id, what, remedy),
#define HS_FINDING(id, what) checkedReason<Reason::id>(#id, what),
constexpr std::array<ReasonWords, kReasons> kReasonWords{
#include "text/reasonwords.inc"
};
#undef HS_REASON
#undef HS_FINDING

constexpr bool reasonsAreInOrder()
{
    for (std::size_t i = 0; i < kReasonWords.size(); ++i) {
        if (kReasonWords[i].id == nullptr || static_cast<std::size_t>(kReasonWords[i].reason) != i)
            return false;
    }
    return true;
}
static_assert(reasonsAreInOrder());

}  // namespace

std::span<const ReasonWords> reasonWords()
{
    return kReasonWords;
}

}  // namespace hitspread::text
