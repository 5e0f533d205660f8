#include "storage/guard/filewriter.h"

#include "storage/sqlite/connection.h"

#include <QRegularExpression>

namespace hitspread::storage {

namespace {

/// Beside the number of the last commit, and for the same reasons (filestate.cpp).
const QString kWriterRow = QStringLiteral("*writer");

}  // namespace

void stampWriter(Connection& connection)
{
    const QString version = QStringLiteral(HITSPREAD_VERSION);
    if (connection.run(QStringLiteral("UPDATE sqlite_sequence SET seq = ? WHERE name = ?"), {version, kWriterRow})
            .affected()
        == 0)
        connection.run(QStringLiteral("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)"), {kWriterRow, version});
}

QString writerOf(Connection& connection)
{
    // Of a file that is no campaign of ours, whatever it says, there may be no such table.
    if (!connection.value(QStringLiteral("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'")).isValid())
        return {};
    static const QRegularExpression version(QStringLiteral("\\A[0-9][0-9A-Za-z.+~-]{0,31}\\z"));
    const QString found =
        connection.value(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = ?"), {kWriterRow}).toString();
    return version.match(found).hasMatch() ? found : QString();
}

}  // namespace hitspread::storage
