#include "storage/keptlocks.h"

#include "storage/fileheader.h"

#include <QFile>

#include <fcntl.h>
#include <unistd.h>

namespace hitspread::storage {

namespace {

/// Bytes that SQLite locks for as long as a connection is open: of the campaign what all readers share, of the -shm what says that it
/// is in use (SQLite's os_unix.c: SHARED_FIRST, SHARED_SIZE and UNIX_SHM_DMS).
struct Range {
    off_t first;
    off_t size;
};
constexpr std::array<Range, 2> kRanges{{{0x40000000 + 2, 510}, {128, 1}}};

void setLock(int file, const Range& range, short type)
{
#ifdef F_OFD_SETLK
    struct flock lock {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = range.first;
    lock.l_len = range.size;
    // Without it everything is as it was before there were any.
    static_cast<void>(::fcntl(file, F_OFD_SETLK, &lock));
#else
    static_cast<void>(file);
    static_cast<void>(range);
    static_cast<void>(type);
#endif
}

}  // namespace

KeptLocks::KeptLocks(const QString& path)
{
    const std::array<QString, 2> names{path, besideFile(path, QStringLiteral("-shm"))};
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        m_files[i] = ::open(QFile::encodeName(names[i]).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
        if (m_files[i] >= 0)
            setLock(m_files[i], kRanges[i], F_RDLCK);
    }
}

KeptLocks::~KeptLocks()
{
    for (const int file : m_files) {
        if (file >= 0)
            ::close(file);
    }
}

void KeptLocks::release()
{
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        if (m_files[i] >= 0)
            setLock(m_files[i], kRanges[i], F_UNLCK);
    }
}

}  // namespace hitspread::storage
