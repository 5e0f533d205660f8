#include "storage/sqlite/statementwatch.h"

#include <QThread>

#include <ctime>
#include <sqlite3.h>

namespace hitspread::storage::memory {

namespace {

thread_local std::uint64_t refused = 0;

sqlite3_mem_methods& given()
{
    static sqlite3_mem_methods methods{};
    return methods;
}

void* noted(void* memory)
{
    if (!memory)
        ++refused;
    return memory;
}

void* allocate(int size)
{
    return noted(given().xMalloc(size));
}

void* reallocate(void* memory, int size)
{
    return noted(given().xRealloc(memory, size));
}

}  // namespace

void watch()
{
    static const bool isWatched = [] {
        if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &given()) != SQLITE_OK)
            return false;
        sqlite3_mem_methods ours = given();
        ours.xMalloc = &allocate;
        ours.xRealloc = &reallocate;
        return sqlite3_config(SQLITE_CONFIG_MALLOC, &ours) == SQLITE_OK;
    }();
    static_cast<void>(isWatched);
}

std::uint64_t refusals()
{
    return refused;
}

}  // namespace hitspread::storage::memory

namespace hitspread::storage {

namespace {

/// Instructions of SQLite's machine between two looks: a fraction of a millisecond.
constexpr int kBetweenLooks = 10'000;

/// What this thread has computed so far; a laptop that sleeps and a disk that is slow do not count.
std::chrono::nanoseconds computed()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

}  // namespace

void StatementWatch::install(sqlite3* connection)
{
    sqlite3_progress_handler(connection, kBetweenLooks, &StatementWatch::look, this);
}

int StatementWatch::look(void* self)
{
    return static_cast<StatementWatch*>(self)->mustEnd() ? 1 : 0;
}

bool StatementWatch::isAsked()
{
    return QThread::currentThread()->isInterruptionRequested();
}

bool StatementWatch::mustEnd()
{
    if (isAsked())
        return true;
    const std::chrono::nanoseconds now = computed();
    if (!m_isMeasuring) {
        m_isMeasuring = true;
        m_from = now;
    }
    return now - m_from > m_limit;
}

}  // namespace hitspread::storage
