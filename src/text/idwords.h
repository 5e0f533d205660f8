#pragma once

#include <QString>

#include <string_view>

namespace hitspread::text {

/// "idLost" as "Id lost": an id in English words.
[[nodiscard]] inline QString spelledOut(std::string_view id)
{
    QString words;
    for (const QChar c : QString::fromUtf8(id)) {
        if (words.isEmpty())
            words += c.toUpper();
        else if (c.isUpper())
            words += u' ' + c.toLower();
        else
            words += c == u'.' ? QChar(u' ') : c;
    }
    return words;
}

}  // namespace hitspread::text
