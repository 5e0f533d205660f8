#include "reports/sheetrecords.h"

#include "text/echo.h"

#include <QCoreApplication>

namespace hitspread {

SheetPeople::SheetPeople(const SheetSubject& subject)
{
    for (const auto& [id, name] : subject.present)
        m_names[static_cast<std::int32_t>(id)] = text::visible(name);
}

QString SheetPeople::nameOf(std::int32_t who) const
{
    if (who == 0)
        return {};
    const auto found = m_names.find(who);
    return found == m_names.end() ? QCoreApplication::translate("combatSheet", "somebody") : found->second;
}

}  // namespace hitspread
