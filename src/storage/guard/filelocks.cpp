#include "storage/guard/filelocks.h"

#include "storage/guard/fileheader.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hitspread::storage {

namespace {

constexpr mode_t kDraftLockRights = 0644;

/// Whether what is open is still what has the name.
bool hasName(int file, const QByteArray& name)
{
    struct stat opened {};
    struct stat named {};
    return ::fstat(file, &opened) == 0 && ::stat(name.constData(), &named) == 0 && opened.st_dev == named.st_dev
        && opened.st_ino == named.st_ino;
}

}  // namespace

DraftLock::DraftLock(const QString& draft) : m_name(QFile::encodeName(draft + QStringLiteral(".lock")))
{
    for (;;) {
        m_file = ::open(m_name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, kDraftLockRights);
        if (m_file < 0)
            return;
        if (::flock(m_file, LOCK_EX | LOCK_NB) != 0) {
            m_isTaken = errno == EWOULDBLOCK;
            ::close(m_file);
            m_file = -1;
            return;
        }
        // Whoever had it until now has taken the name away with it: then the lock is one nobody else sees.
        if (hasName(m_file, m_name))
            return;
        ::close(m_file);
    }
}

DraftLock::~DraftLock()
{
    if (m_file < 0)
        return;
    ::unlink(m_name.constData());
    ::close(m_file);
}

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
