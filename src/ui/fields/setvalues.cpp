#include "ui/fields/setvalues.h"

#include <algorithm>

namespace hitspread {

SetValues::SetValues(Write write, PlacedValues before, PlacedValues after, int session)
    : m_write(std::move(write)), m_before(std::move(before)), m_after(std::move(after)), m_session(session)
{}

bool SetValues::mergeWith(const QUndoCommand* other)
{
    const auto* later = dynamic_cast<const SetValues*>(other);
    const auto place = [](const auto& one) { return one.first; };
    if (!later || later->m_session != m_session || !std::ranges::equal(later->m_after, m_after, {}, place, place))
        return false;
    m_after = later->m_after;
    setObsolete(m_after == m_before);
    return true;
}

void SetValues::writeAll(const PlacedValues& values) const
{
    for (const auto& [place, value] : values)
        m_write(place, value);
}

}  // namespace hitspread
