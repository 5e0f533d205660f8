#include "storage/sqlite/readwatch.h"

#include <sqlite3.h>
#include <sys/types.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace hitspread::storage::reading {

namespace {

thread_local std::uint64_t failed = 0;
thread_local int said = 0;

/// Where the disk or the way to it failed.
bool isOfReading(int systemError)
{
    constexpr std::array kOfReading{EIO, ENXIO, ENODEV, ESTALE, ETIMEDOUT, ENOTCONN, EHOSTDOWN};
    return std::ranges::find(kOfReading, systemError) != kOfReading.end();
}

ssize_t noted(ssize_t got)
{
    if (got < 0 && isOfReading(errno)) {
        ++failed;
        said = errno;
    }
    return got;
}

using Read = ssize_t (*)(int, void*, std::size_t);
using ReadAt = ssize_t (*)(int, void*, std::size_t, off_t);
using ReadFarAt = ssize_t (*)(int, void*, std::size_t, off64_t);

Read givenRead = nullptr;
ReadAt givenReadAt = nullptr;
ReadFarAt givenReadFarAt = nullptr;

ssize_t read(int file, void* bytes, std::size_t size)
{
    return noted(givenRead(file, bytes, size));
}

ssize_t readAt(int file, void* bytes, std::size_t size, off_t place)
{
    return noted(givenReadAt(file, bytes, size, place));
}

ssize_t readFarAt(int file, void* bytes, std::size_t size, off64_t place)
{
    return noted(givenReadFarAt(file, bytes, size, place));
}

/// Puts ours in the place of what SQLite calls; of the three ways to read it has one or two.
template <typename Function>
void replace(sqlite3_vfs& system, const char* name, Function& given, Function ours)
{
    given = reinterpret_cast<Function>(system.xGetSystemCall(&system, name));
    if (given)
        system.xSetSystemCall(&system, name, reinterpret_cast<sqlite3_syscall_ptr>(ours));
}

}  // namespace

void watch()
{
    static const bool isWatched = [] {
        constexpr int kWithCalls = 3;
        sqlite3_vfs* const system = sqlite3_vfs_find(nullptr);
        if (!system || system->iVersion < kWithCalls || !system->xGetSystemCall || !system->xSetSystemCall)
            return false;
        replace(*system, "read", givenRead, &read);
        replace(*system, "pread", givenReadAt, &readAt);
        replace(*system, "pread64", givenReadFarAt, &readFarAt);
        return true;
    }();
    static_cast<void>(isWatched);
}

std::uint64_t failures()
{
    return failed;
}

int lastError()
{
    return said;
}

}  // namespace hitspread::storage::reading
