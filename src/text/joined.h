#pragma once

#include <QString>
#include <QStringList>

namespace hitspread::text {

/// Those of the texts that say something, with `between` between them.
[[nodiscard]] QString joined(QStringList texts, QStringView between = u" · ");

}  // namespace hitspread::text
