#pragma once

#include <QString>

namespace hitspread {

/// Words as a button, an action, a tab or a box may be given them: what reads "Tom & Jerry" there, whoever is called so. For every name
/// that goes into such a text, or the whole of a text that has no mnemonic of its own.
[[nodiscard]] inline QString withoutMnemonic(QString words)
{
    return words.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

/// The words of an action or a button as they are read: without the mark of its mnemonic, with a sign that is doubled once.
[[nodiscard]] inline QString readWords(const QString& text)
{
    QString words;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != QLatin1Char('&'))
            words += text[i];
        else if (i + 1 < text.size() && text[i + 1] == QLatin1Char('&'))
            words += text[i++];
    }
    return words;
}

}  // namespace hitspread
