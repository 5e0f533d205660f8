#include "storage/statementwatch.h"

#include <QThread>

#include <ctime>
#include <sqlite3.h>

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
