#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace hitspread::support {

/// Every value of a campaign file, row by row: each row one line "column=value …". Left out is only what differs after undo by
/// design: the numbers SQLite has given away (sqlite_sequence) and how FTS5 lays its index out on pages (search_data,
/// search_idx); the index counts by its terms and texts instead.
struct DatabaseDump {
    QMap<QString, QStringList> tables;  ///< by table; the log is not among them
    QMap<QString, QStringList>
        takenOut;                    ///< records taken out of the library, with their rank lists: they stay in the file
    QMap<QString, QStringList> log;  ///< entries and their changes
    QStringList heads;               ///< the position in the log, by scope; differs after undo
};

/// Reads the file beside whoever has it open. Fails the test when it cannot.
[[nodiscard]] DatabaseDump dumpOfFile(const QString& path);

/// Which rows the one has and the other has not; empty: none.
[[nodiscard]] QString differenceOf(const QMap<QString, QStringList>& expected, const QMap<QString, QStringList>& found);

}  // namespace hitspread::support
