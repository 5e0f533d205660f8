#pragma once

#include <QString>
#include <QWidget>

namespace hitspread {

/// Titles a window with words that may hold names. (A window would read "[*]" in them as the place of the mark of what is not stored.)
inline void entitle(QWidget& window, QString words)
{
    window.setWindowTitle(words.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")));
}

}  // namespace hitspread
