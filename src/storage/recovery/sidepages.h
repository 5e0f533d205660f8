#pragma once

#include <QByteArray>
#include <QtEndian>

#include <map>

namespace hitspread::storage {

/// What a file beside a database puts over its pages.
struct SidePages {
    int pageSize = 0;                ///< 0: there is nothing
    std::map<quint32, qint64> at{};  ///< where in that file the content of a page begins
    quint32 pages = 0;               ///< how many the database has with them
    bool isUnread = false;           ///< the disk failed, so that there may be more
};

/// A number of four bytes, as SQLite writes them; `at` must lie within.
[[nodiscard]] inline quint32 numberAt(const QByteArray& bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

}  // namespace hitspread::storage
