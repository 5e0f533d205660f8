#pragma once

#include <QString>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hitspread::support {

/// Whether another process finds a lock on this file. Asked in a child: a process does not see its own locks, and closing the file
/// once more would take them away.
[[nodiscard]] inline bool isLocked(const QString& path)
{
    const QByteArray name = path.toLocal8Bit();
    const pid_t child = ::fork();
    if (child == 0) {
        struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = 0, .l_len = 0, .l_pid = 0};
        const int file = ::open(name.constData(), O_RDWR | O_CLOEXEC);
        const bool isKnown = file >= 0 && ::fcntl(file, F_GETLK, &whole) == 0;
        ::_exit(isKnown && whole.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

}  // namespace hitspread::support
