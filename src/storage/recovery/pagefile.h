#pragma once

#include "storage/recovery/walframes.h"

#include <QByteArray>
#include <QFile>
#include <QString>

namespace hitspread::storage {

/// The pages of a database file that may be damaged anywhere, as its -wal leaves them where that is its own. Reads page by page; where the
/// disk gives nothing there is no page. Neither the file nor anything beside it is written or locked.
class PageFile {
public:
    /// Throws Failure: NotFound, BadInput (no regular file), StorageFault.
    explicit PageFile(const QString& path);

    /// They are numbered from 1 on.
    [[nodiscard]] quint32 count() const { return m_count; }
    [[nodiscard]] int pageSize() const { return m_pageSize; }
    /// As long as pages are; filled with zeros where the file ends within. Empty: there is none.
    [[nodiscard]] QByteArray page(quint32 number);
    /// A number in the head of the file, at a byte of it.
    [[nodiscard]] quint32 headNumber(qsizetype at) const;
    /// How many pages the file has according to itself, and has not.
    [[nodiscard]] quint32 missing() const;

private:
    [[nodiscard]] int guessedPageSize();
    [[nodiscard]] int soundPages(int pageSize);

    QFile m_file;
    QFile m_wal;
    WalFrames m_frames;
    QByteArray m_head;
    int m_pageSize = 0;
    quint32 m_count = 0;
};

}  // namespace hitspread::storage
