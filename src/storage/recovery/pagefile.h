#pragma once

#include "storage/recovery/sidepages.h"

#include <QByteArray>
#include <QFile>
#include <QString>

namespace hitspread::storage {

/// The pages of a database file that may be damaged anywhere, as a hot -journal leaves them, and the -wal where that is its own. Reads page by
/// page; where the disk gives nothing there is no page. Neither the file nor anything beside it is written or locked.
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
    /// How many of the files beside it the disk did not read to their end.
    [[nodiscard]] std::size_t unreadSides() const { return m_unreadSides; }
    /// Whether the disk failed anywhere.
    [[nodiscard]] bool wasUnread() const { return m_wasUnread || m_unreadSides > 0; }
    /// How many pages the file has according to itself, and has not.
    [[nodiscard]] quint32 missing() const;

private:
    [[nodiscard]] int guessedPageSize();
    [[nodiscard]] int soundPages(int pageSize);

    /// A file beside it, and what that puts over the pages.
    struct Layer {
        QFile file{};
        SidePages over{};
    };
    void lay(Layer& layer, const QString& name, const SidePages& over);

    QFile m_file;
    Layer m_journal;
    Layer m_wal;  ///< over the journal: there is none before a broken off change is taken back
    QByteArray m_head;
    int m_pageSize = 0;
    quint32 m_count = 0;
    std::size_t m_unreadSides = 0;
    bool m_wasUnread = false;
};

}  // namespace hitspread::storage
