#pragma once

#include <QStringList>
#include <QTextOption>

#include <limits>

class QFont;

namespace hitspread {

/// The lines words take at a width, px; where there are more than `most` (1 or more) the last one ends in an ellipsis.
[[nodiscard]] QStringList wrappedLines(const QString& text, const QFont& font, int width, QTextOption::WrapMode mode,
                                       int most = std::numeric_limits<int>::max());

}  // namespace hitspread
