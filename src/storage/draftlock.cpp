#include "storage/draftlock.h"

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

}  // namespace hitspread::storage
