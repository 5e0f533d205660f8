#pragma once

#include <QDir>
#include <QStandardPaths>

namespace hitspread {

/// Where a file dialog begins. A folder that is not there would be taken for the name of a file: the home folder then.
[[nodiscard]] inline QString startFolder(QStandardPaths::StandardLocation wanted)
{
    const QString folder = QStandardPaths::writableLocation(wanted);
    return QDir(folder).exists() && !folder.isEmpty() ? folder : QDir::homePath();
}

/// A name a file can bear everywhere, made of what something is called; `suffix` with its dot.
[[nodiscard]] QString fileNameFor(QString title, const QString& suffix);

}  // namespace hitspread
