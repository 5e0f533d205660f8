#pragma once

#include <QList>
#include <QString>

namespace hitspread::support {

/// One message of a .ts file.
struct Message {
    QString context;
    QString source;
    QString comment;
    QString state;  ///< "", "unfinished", "vanished", "obsolete"
    bool plural = false;
    QStringList translations;  ///< one, or one per plural form

    /// "hitspread::MainWindow: Round %1".
    [[nodiscard]] QString place() const;
};

/// The messages of a .ts file; none and `error` set when it is no such file.
[[nodiscard]] QList<Message> readTranslations(const QString& path, QString& error);

/// Names of the .ts files that come with the program, with path.
[[nodiscard]] QStringList translationFiles();

}  // namespace hitspread::support
