#pragma once

#include "rules/core/action.h"
#include "rules/core/trace/resolution.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

/// What came of an action, read the same way in the tests of every system.
namespace hitspread::support {

/// No step of the quantity, or no change of the field.
inline constexpr int kNoValue = -99999;

/// The last step of a quantity, kNoValue where none was derived.
template <typename Quantity>
int valueOf(const Resolution& resolution, Quantity quantity, std::uint16_t index = 0)
{
    const Step* step = lastStep(resolution.findings.steps, {static_cast<std::uint16_t>(quantity), index});
    return step ? step->value : kNoValue;
}

/// What a field of a part came to, kNoValue where it stayed as it was.
inline int changed(const Resolution& resolution, const ActionDeclaration& action, std::string_view part,
                   std::string_view field, std::size_t element = 0, std::size_t index = 0)
{
    for (const Change& change : resolution.findings.changes) {
        const PartDeclaration& declared = action.parts[change.part];
        if (declared.id == part && declared.record->fields[change.field].id == field && change.element == element
            && change.index == index)
            return change.after;
    }
    return kNoValue;
}
inline int changed(const Resolution& resolution, const Input& input, std::string_view part, std::string_view field,
                   std::size_t element = 0, std::size_t index = 0)
{
    return changed(resolution, input.action(), part, field, element, index);
}

inline bool happened(const Resolution& resolution, EventKind kind)
{
    return std::ranges::any_of(resolution.findings.events, [kind](const Event& event) { return event.kind == kind; });
}

template <typename RefusalCode>
bool isRefusedAs(const Input& input, RefusalCode code)
{
    const std::vector<Refusal> found = input.validate(nullptr);
    return std::ranges::any_of(
        found, [code](const Refusal& refusal) { return refusal.code == static_cast<std::uint16_t>(code); });
}
inline bool isFree(const Input& input)
{
    return input.validate(nullptr).empty();
}

}  // namespace hitspread::support
