// Preloaded into a program (LD_PRELOAD): the N-th call that changes a file below a folder, or that reads one, is where the program is killed,
// or where the disk fails. What it does is told by the environment, see fault_test.cpp. The clock of the program stands still and
// its chance is always the same, so that two runs write the same.

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <string_view>

namespace {

enum class Mode { Count, Kill, Tear, OnceFull, OnceBroken, Full, Broken, CountReads, OnceUnread, Unread };

/// What becomes of a call.
enum class Fate { Pass, Fail, Half, HalfAndDie };

/// What a call does to the disk: a full one still removes and syncs.
enum class Need { Room, None };

struct Order {
    Mode mode = Mode::Count;
    long at = 0;
    std::string folder;
    std::string report;  ///< gets a line for the call that is struck; when they are counted, for every call
};

std::string fromEnvironment(const char* name)
{
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): read once, before anything runs beside it
    return value ? value : "";
}

/// Never destroyed: it is asked for until the very end of the program.
const Order& order()
{
    static const Order& given = *new Order([] {
        constexpr std::array<std::string_view, 10> kModes{"count",       "kill",  "tear",   "once-full",
                                                          "once-broken", "full",  "broken", "count-reads",
                                                          "once-unread", "unread"};
        Order one;
        const std::string mode = fromEnvironment("HITSPREAD_FAULT_MODE");
        for (std::size_t i = 0; i < kModes.size(); ++i) {
            if (kModes[i] == mode)
                one.mode = static_cast<Mode>(i);
        }
        one.at = std::strtol(fromEnvironment("HITSPREAD_FAULT_AT").c_str(), nullptr, 10);
        one.folder = fromEnvironment("HITSPREAD_FAULT_FOLDER");
        one.report = fromEnvironment("HITSPREAD_FAULT_REPORT");
        return one;
    }());
    return given;
}

std::atomic<long> calls{0};

/// The real function of a name. Asked for at each call: a static one could be asked for before it is there.
template <typename Function>
Function* real(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

[[noreturn]] void die()
{
    static_cast<void>(kill(getpid(), SIGKILL));
    for (;;)
        pause();
}

void report(const std::string& line)
{
    const int file = real<int(const char*, int, ...)>("open")(order().report.c_str(), O_WRONLY | O_CREAT | O_APPEND,
                                                              0644);
    if (file < 0)
        return;
    const std::string text = line + '\n';
    static_cast<void>(real<ssize_t(int, const void*, std::size_t)>("write")(file, text.data(), text.size()));
    close(file);
}

std::string pathOf(int file)
{
    std::array<char, PATH_MAX> target{};
    const ssize_t size = readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), target.data(), target.size());
    return {target.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
}

bool isBelow(const std::string& path)
{
    return !order().folder.empty() && path.starts_with(order().folder + '/');
}

int errorOf(Mode mode)
{
    return mode == Mode::OnceFull || mode == Mode::Full ? ENOSPC : EIO;
}

bool isOfReads(Mode mode)
{
    return mode == Mode::CountReads || mode == Mode::OnceUnread || mode == Mode::Unread;
}

/// Counts a call that reads `file`; false: the disk fails.
bool isReadable(const char* call, int file)
{
    const Order& given = order();
    if (!isOfReads(given.mode))
        return true;
    const int before = errno;
    const std::string path = pathOf(file);
    errno = before;
    if (!isBelow(path))
        return true;
    const long number = ++calls;
    if (number == given.at || given.mode == Mode::CountReads)
        report(std::string(call) + ' ' + path.substr(given.folder.size() + 1));
    const bool isStruck = given.mode == Mode::OnceUnread ? number == given.at
                                                         : given.mode == Mode::Unread && number >= given.at;
    if (isStruck)
        errno = EIO;
    return !isStruck;
}

/// Counts a call that changes `path` and says what becomes of it; does not return from a kill.
Fate fateOf(const char* call, const std::string& path, Need need, bool isWrite)
{
    if (!isBelow(path) || isOfReads(order().mode))
        return Fate::Pass;
    const Order& given = order();
    const long number = ++calls;
    const bool first = number == given.at;
    if (first || given.mode == Mode::Count)
        report(std::string(call) + ' ' + path.substr(given.folder.size() + 1));
    if (given.mode == Mode::Count || number < given.at)
        return Fate::Pass;
    const bool once = given.mode == Mode::OnceFull || given.mode == Mode::OnceBroken;
    if (!first && once)
        return Fate::Pass;
    if (given.mode == Mode::Tear && isWrite)
        return Fate::HalfAndDie;
    if (given.mode == Mode::Kill || given.mode == Mode::Tear)
        die();
    if (given.mode == Mode::Full && need == Need::None)
        return Fate::Pass;
    // The last bytes before a disk is full are written.
    if (given.mode == Mode::Full && first && isWrite)
        return Fate::Half;
    errno = errorOf(given.mode);
    return Fate::Fail;
}

/// `put` writes the first so many bytes.
template <typename Put>
ssize_t wrote(const char* call, int file, std::size_t size, const Put& put)
{
    switch (fateOf(call, pathOf(file), Need::Room, true)) {
    case Fate::Pass: return put(size);
    case Fate::Half:
        if (size > 1)
            return put(size / 2);
        errno = ENOSPC;
        return -1;
    case Fate::HalfAndDie: static_cast<void>(put(size / 2)); die();
    case Fate::Fail: break;
    }
    return -1;
}

/// A call that succeeds with 0.
template <typename Do>
int did(const char* call, const std::string& path, Need need, const Do& work)
{
    return fateOf(call, path, need, false) == Fate::Pass ? work() : -1;
}

int opened(const char* call, const char* path, int flags, mode_t mode)
{
    const auto open = real<int(const char*, int, ...)>(call);
    struct stat there {};
    const bool changes = (flags & O_TRUNC) != 0 || ((flags & O_CREAT) != 0 && stat(path, &there) != 0);
    if (changes && fateOf(call, path, Need::Room, false) != Fate::Pass)
        return -1;
    const bool isChance = std::string_view(path) == "/dev/urandom";
    return open(isChance ? "/dev/zero" : path, flags, mode);
}

mode_t modeIn(int flags, va_list rest)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
}

/// 23 November 2026, at noon.
constexpr std::time_t kNow = 1795435200;

}  // namespace

extern "C" {

int open(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeIn(flags, rest);
    va_end(rest);
    return opened("open", path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeIn(flags, rest);
    va_end(rest);
    return opened("open64", path, flags, mode);
}

ssize_t write(int file, const void* bytes, std::size_t size)
{
    return wrote("write", file, size, [&](std::size_t some) {
        return real<ssize_t(int, const void*, std::size_t)>("write")(file, bytes, some);
    });
}

ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t place)
{
    return wrote("pwrite", file, size, [&](std::size_t some) {
        return real<ssize_t(int, const void*, std::size_t, off_t)>("pwrite")(file, bytes, some, place);
    });
}

ssize_t pwrite64(int file, const void* bytes, std::size_t size, off64_t place)
{
    return wrote("pwrite64", file, size, [&](std::size_t some) {
        return real<ssize_t(int, const void*, std::size_t, off64_t)>("pwrite64")(file, bytes, some, place);
    });
}

ssize_t writev(int file, const iovec* parts, int count)
{
    // Half of it is its first parts.
    return wrote("writev", file, static_cast<std::size_t>(count), [&](std::size_t some) {
        return real<ssize_t(int, const iovec*, int)>("writev")(file, parts, static_cast<int>(some));
    });
}

ssize_t copy_file_range(int from, off64_t* fromPlace, int to, off64_t* toPlace, std::size_t size, unsigned int flags)
{
    return wrote("copy_file_range", to, size, [&](std::size_t some) {
        return real<ssize_t(int, off64_t*, int, off64_t*, std::size_t, unsigned int)>("copy_file_range")(
            from, fromPlace, to, toPlace, some, flags);
    });
}

ssize_t read(int file, void* bytes, std::size_t size)
{
    return isReadable("read", file) ? real<ssize_t(int, void*, std::size_t)>("read")(file, bytes, size) : -1;
}

ssize_t pread(int file, void* bytes, std::size_t size, off_t place)
{
    return isReadable("pread", file) ? real<ssize_t(int, void*, std::size_t, off_t)>("pread")(file, bytes, size, place)
                                     : -1;
}

ssize_t pread64(int file, void* bytes, std::size_t size, off64_t place)
{
    return isReadable("pread64", file)
        ? real<ssize_t(int, void*, std::size_t, off64_t)>("pread64")(file, bytes, size, place)
        : -1;
}

// What was written survives a kill: the disk itself need not be waited for.
int fsync(int file)
{
    return did("fsync", pathOf(file) + '/', Need::None, [] { return 0; });
}

int fdatasync(int file)
{
    return did("fdatasync", pathOf(file), Need::None, [] { return 0; });
}

int ftruncate(int file, off_t size) noexcept
{
    return did("ftruncate", pathOf(file), Need::None, [&] { return real<int(int, off_t)>("ftruncate")(file, size); });
}

int ftruncate64(int file, off64_t size) noexcept
{
    return did("ftruncate64", pathOf(file), Need::None,
               [&] { return real<int(int, off64_t)>("ftruncate64")(file, size); });
}

int unlink(const char* path) noexcept
{
    return did("unlink", path, Need::None, [&] { return real<int(const char*)>("unlink")(path); });
}

int unlinkat(int folder, const char* path, int flags) noexcept
{
    return did("unlinkat", path, Need::None,
               [&] { return real<int(int, const char*, int)>("unlinkat")(folder, path, flags); });
}

int rename(const char* from, const char* to) noexcept
{
    return did("rename", to, Need::None, [&] { return real<int(const char*, const char*)>("rename")(from, to); });
}

int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept
{
    return did("renameat", to, Need::None, [&] {
        return real<int(int, const char*, int, const char*)>("renameat")(fromFolder, from, toFolder, to);
    });
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned int flags) noexcept
{
    return did("renameat2", to, Need::None, [&] {
        return real<int(int, const char*, int, const char*, unsigned int)>("renameat2")(fromFolder, from, toFolder, to,
                                                                                        flags);
    });
}

int link(const char* from, const char* to) noexcept
{
    return did("link", to, Need::None, [&] { return real<int(const char*, const char*)>("link")(from, to); });
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    return did("linkat", to, Need::Room, [&] {
        return real<int(int, const char*, int, const char*, int)>("linkat")(fromFolder, from, toFolder, to, flags);
    });
}

int mkdir(const char* path, mode_t mode) noexcept
{
    return did("mkdir", path, Need::Room, [&] { return real<int(const char*, mode_t)>("mkdir")(path, mode); });
}

int clock_gettime(clockid_t clock, timespec* now) noexcept
{
    if (clock != CLOCK_REALTIME)
        return real<int(clockid_t, timespec*)>("clock_gettime")(clock, now);
    *now = {kNow, 0};
    return 0;
}

int gettimeofday(timeval* now, void*) noexcept
{
    *now = {kNow, 0};
    return 0;
}

std::time_t time(std::time_t* now) noexcept
{
    if (now)
        *now = kNow;
    return kNow;
}
}
