#include "models/exchange/givensource.h"

#include "text/echo.h"

#include <QCoreApplication>

namespace hitspread {

QStringList headingsOf(const ImportSource& source)
{
    QStringList all;
    if (source.form != SourceForm::Table || source.table.empty())
        return all;
    for (const std::string& cell : source.table.front().cells) {
        const QString words = text::asKept(cell).trimmed();
        all << (words.isEmpty() ? QCoreApplication::translate("hitspread::Exchange", "Column %1").arg(all.size() + 1)
                                : words);
    }
    return all;
}

std::size_t countOf(const ImportSource& source)
{
    switch (source.form) {
    case SourceForm::Library: return source.library.size();
    case SourceForm::Foreign: return source.records.size();
    case SourceForm::Table: break;
    }
    return source.table.empty() ? 0 : source.table.size() - 1;
}

}  // namespace hitspread
