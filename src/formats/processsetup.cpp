#include "formats/processsetup.h"

#include <QByteArray>
#include <QtGlobal>

#include <cerrno>
#include <fcntl.h>
#include <pwd.h>
#include <unistd.h>

namespace hitspread::formats {

namespace {

/// Can neither be read nor written: whoever tries is told.
void hold(int number)
{
    if (::fcntl(number, F_GETFD) < 0 && errno == EBADF)
        static_cast<void>(::open("/", O_PATH));
}

}  // namespace

void settleIn()
{
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        hold(number);
    if (hasHome())
        return;
    const passwd* const known = ::getpwuid(::getuid());  // NOLINT(concurrency-mt-unsafe): nothing runs beside it yet
    if (known && known->pw_dir && *known->pw_dir)
        qputenv("HOME", known->pw_dir);
}

bool hasHome()
{
    return !qEnvironmentVariableIsEmpty("HOME");
}

}  // namespace hitspread::formats
