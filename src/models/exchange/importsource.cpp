#include "models/exchange/importsource.h"

#include "text/echo.h"

#include <QCoreApplication>

namespace hitspread {

QStringList ReadSource::headings() const
{
    QStringList all;
    if (!isTable())
        return all;
    for (const std::string& cell : table.front().cells) {
        const QString words = text::asKept(cell).trimmed();
        all << (words.isEmpty() ? QCoreApplication::translate("hitspread::Exchange", "Column %1").arg(all.size() + 1)
                                : words);
    }
    return all;
}

}  // namespace hitspread
