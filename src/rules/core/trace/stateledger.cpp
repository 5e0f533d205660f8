#include "rules/core/trace/stateledger.h"

#include "rules/core/trace/derivation.h"

#include <algorithm>

namespace hitspread {

void SetElements::note(std::uint16_t field, std::size_t index, std::int32_t step)
{
    const std::uint32_t key = std::uint32_t{field} << 16U | static_cast<std::uint16_t>(index);
    if (!m_many.empty())
        return noteAmongMany({key, step});
    // Looked for from the end: rules mostly go forward.
    std::size_t at = m_fewCount;
    while (at > 0 && m_few[at - 1].key > key)
        --at;
    if (at > 0 && m_few[at - 1].key == key) {
        m_few[at - 1].step = step;
        return;
    }
    if (m_fewCount == kFew) {
        m_many.assign(m_few.begin(), m_few.end());
        return noteAmongMany({key, step});
    }
    for (std::size_t i = m_fewCount++; i > at; --i)
        m_few[i] = m_few[i - 1];
    m_few[at] = {key, step};
}

void SetElements::noteAmongMany(Element element)
{
    const auto place = std::ranges::lower_bound(m_many, element.key, {}, &Element::key);
    if (place != m_many.end() && place->key == element.key)
        place->step = element.step;
    else
        m_many.insert(place, element);
}

void SetElements::commit(Derivation& derivation, const Place& place, const void* before, const void* now) const
{
    if (!derivation.isRecording())
        return;
    const std::span<const Element> all = m_many.empty() ? std::span(m_few).first(m_fewCount) : std::span(m_many);
    for (const Element& element : all) {
        const auto field = static_cast<std::uint16_t>(element.key >> 16U);
        const auto index = static_cast<std::uint16_t>(element.key & 0xFFFFU);
        const FieldDeclaration& declared = place.fields[field];
        derivation.change({place.part, place.element, field, index, declared.number(before, index),
                           declared.number(now, index), element.step});
    }
}

}  // namespace hitspread
