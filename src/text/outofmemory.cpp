#include "text/outofmemory.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <exception>
#include <new>
#include <sys/mman.h>
#include <unistd.h>

namespace hitspread::text {

namespace {

struct LastWords {
    std::array<char, 400> line{};
    std::size_t size = 0;
    int status = EXIT_FAILURE;
};

LastWords& lastWords()
{
    static LastWords words;
    return words;
}

/// Takes the pages of the stack that are needed later, while there is room: the system ends a program without a word whose stack cannot grow.
void growStack()
{
    constexpr std::size_t kStackRoom = std::size_t{512} * 1024;
    constexpr std::size_t kPage = 4096;
    std::array<volatile char, kStackRoom> room;  // NOLINT(cppcoreguidelines-pro-type-member-init): only touched
    for (std::size_t at = 0; at < kStackRoom; at += kPage)
        room[kStackRoom - 1 - at] = 0;
}

[[noreturn]] void end()
{
    try {
        if (std::current_exception())
            throw;
    } catch (const std::bad_alloc&) {
        endForMemory();
    } catch (...) {
        std::abort();
    }
    std::abort();
}

}  // namespace

QString memoryEnds()
{
    return QCoreApplication::translate("problems", "there is not enough memory; close other programs and try again");
}

void sayWhenMemoryEnds(const QString& program, int status)
{
    const QByteArray line = (program + u": "_qs + memoryEnds()).toUtf8().left(399) + '\n';
    LastWords& words = lastWords();
    std::ranges::copy(line, words.line.begin());
    words.size = static_cast<std::size_t>(line.size());
    words.status = status;
    std::set_terminate(&end);
    growStack();
}

bool hasRoomFor(std::size_t bytes)
{
    void* const room = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED)
        return false;
    ::munmap(room, bytes);
    return true;
}

void endForMemory()
{
    const LastWords& words = lastWords();
    // Whether anybody reads it changes nothing any more.
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, words.line.data(), words.size);
    std::_Exit(words.status);
}

}  // namespace hitspread::text
