#include "models/library/nearestfirst.h"

#include "text/echo.h"

#include <algorithm>

namespace hitspread {

void nearestFirst(std::vector<LibraryRow>& rows, const QString& typed)
{
    const QString wanted = typed.trimmed();
    if (wanted.isEmpty())
        return;
    std::ranges::stable_sort(rows, {}, [&wanted](const LibraryRow& row) {
        const QString name = text::asKept(row.name);
        if (name.compare(wanted, Qt::CaseInsensitive) == 0)
            return 0;
        return name.startsWith(wanted, Qt::CaseInsensitive) ? 1 : 2;
    });
}

}  // namespace hitspread
