#pragma once

#include <QFontMetrics>
#include <QString>
#include <QStringList>

namespace hitspread {

/// What a button says in `room` px: the first of its wordings, the longest one, on one line or on two, else the next. Where none fits,
/// the first on two lines, each cut short: whoever is named keeps as much of the name as there is room for.
[[nodiscard]] QString buttonText(const QFontMetrics& metrics, const QStringList& wordings, int room);

}  // namespace hitspread
