#pragma once

#include <QString>

#include <map>

namespace hitspread::storage {

/// What a -wal puts over the pages of a file, up to its last commit: only frames whose checksums and salts are right, as SQLite
/// itself believes them.
struct WalFrames {
    int pageSize = 0;                ///< 0: there is nothing
    std::map<quint32, qint64> at{};  ///< where in the -wal the newest content of a page begins
    quint32 pages = 0;               ///< how many the file has with them
};

/// Nothing is locked, waited for or written. Where it cannot be read there is nothing.
[[nodiscard]] WalFrames framesOf(const QString& wal);

}  // namespace hitspread::storage
