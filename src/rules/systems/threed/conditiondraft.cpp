#include "rules/systems/threed/conditiondraft.h"

#include <algorithm>

namespace hitspread::threed {

void ConditionDraft::because(std::string_view field, Term step, std::size_t index)
{
    m_reasons.push_back({field, index, step.step});
}

void ConditionDraft::commit(Derivation& derivation, std::uint8_t part, std::uint16_t element) const
{
    if (!derivation.isRecording())
        return;
    for (std::uint16_t id = 0; id < conditionRecord.fields.size(); ++id) {
        const FieldDeclaration& field = conditionRecord.fields[id];
        for (std::uint16_t index = 0; field.isNumeric() && index < field.extent; ++index) {
            const std::int32_t before = field.number(&m_before, index);
            const std::int32_t wanted = field.number(&now, index);
            // Overrides may put any number anywhere: what is written stays within what the field allows.
            const bool none = field.optional && wanted == kNoEntry;
            const std::int32_t after = none ? wanted : std::clamp(wanted, field.minimum, field.maximum);
            if (before == wanted || before == after)
                continue;
            // The latest reason counts: a value may have been set more than once.
            const auto reason = std::find_if(m_reasons.rbegin(), m_reasons.rend(), [&](const Reason& one) {
                return one.field == field.id && one.index == index;
            });
            derivation.change(
                {part, element, id, index, before, after, reason == m_reasons.rend() ? -1 : reason->step});
        }
    }
}

}  // namespace hitspread::threed
