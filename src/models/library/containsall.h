#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>

namespace hitspread {

/// Whether a text has every one of the words in it, in upper or lower case.
[[nodiscard]] inline bool holdsAll(const QString& text, const QStringList& words)
{
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace hitspread
