#include "reports/systems/threed/sheetwords.h"

#include "rules/systems/threed/system.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"

namespace hitspread::threed::sheet {

QString words(const std::string& text)
{
    return text::visible(text);
}

QString plain(std::int32_t value)
{
    return value < 0 ? u"−%1"_qs.arg(-std::int64_t{value}) : QString::number(value);
}

QString withSign(std::int32_t value)
{
    return value > 0 ? u"+%1"_qs.arg(value) : plain(value);
}

QString locationName(std::size_t location)
{
    return text::location(text::Naming::usual(system()), kLocationIds[location]);
}

QString shortLocationName(std::size_t location)
{
    return text::shortLocation(text::Naming::usual(system()), kLocationIds[location]);
}

QString rankName(const std::string& id)
{
    return text::rankName(system(), id);
}

}  // namespace hitspread::threed::sheet
