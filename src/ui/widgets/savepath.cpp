#include "ui/widgets/savepath.h"

#include "ui/widgets/startfolder.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace hitspread {

QString askSavePath(QWidget& parent, const QString& title, const QString& name, std::span<const SaveFormat> formats,
                    qsizetype* which)
{
    QStringList suffixes;
    QStringList filters;
    for (const SaveFormat& format : formats) {
        suffixes << format.suffix;
        filters << format.filter;
    }
    QString chosen = filters.first();
    const QString wanted = QDir(startFolder(QStandardPaths::DocumentsLocation))
                               .filePath(fileNameFor(name, QLatin1Char('.') + suffixes.first()));
    QString path = QFileDialog::getSaveFileName(&parent, title, wanted, filters.join(QStringLiteral(";;")), &chosen,
                                                QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return path;
    if (which)
        *which = std::max(filters.indexOf(chosen), qsizetype{0});
    const QString suffix = suffixes.value(filters.indexOf(chosen), suffixes.first());
    const QString given = QFileInfo(path).suffix().toLower();
    // The offered name has the suffix of the first format; another format that was chosen counts.
    if (given == suffixes.first() && suffix != given)
        path.chop(given.size() + 1);
    else if (suffixes.contains(given))
        return path;
    return path + QLatin1Char('.') + suffix;
}

}  // namespace hitspread
