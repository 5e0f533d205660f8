#include "ui/encounter/partywords.h"

#include "text/echo.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread {

QString partyWords(const std::vector<Newcomers>& members)
{
    QStringList names;
    for (const Newcomers& one : members)
        names << text::visible(one.name);
    return QCoreApplication::translate("hitspread::Party",
                                       "%1: everybody who has a player or the tag \u201cparty\u201d, as they are now")
        .arg(names.join(QCoreApplication::translate("hitspread::Party", ", ")));
}

}  // namespace hitspread
