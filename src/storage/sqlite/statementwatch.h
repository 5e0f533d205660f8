#pragma once

#include "storage/sqlite/readwatch.h"

#include <chrono>
#include <cstdint>

struct sqlite3;

namespace hitspread::storage::memory {

/// From now on it is noted when SQLite is refused memory. Before the first connection of the process; behind that it does nothing.
void watch();

/// How often SQLite was refused memory on this thread.
[[nodiscard]] std::uint64_t refusals();

}  // namespace hitspread::storage::memory

namespace hitspread::storage {

/// Ends a statement that would not end by itself, and any statement once the thread is asked to stop
/// (QThread::requestInterruption, from any thread). Must outlive the connection it watches.
class StatementWatch {
public:
    /// What one step may compute. Waiting for a slow disk or for a lock is not counted, so that this is more than any statement
    /// of ours ever takes.
    static constexpr std::chrono::seconds kStep{30};
    /// The same for what goes through the whole file: checks, copies, migrations.
    static constexpr std::chrono::minutes kWholeFile{30};

    /// Begins to watch a connection.
    void install(sqlite3* connection);
    /// A step begins: what was computed so far is forgotten.
    void begin()
    {
        m_isMeasuring = false;
        m_refusals = memory::refusals();
        m_unread = reading::failures();
    }
    /// Whether SQLite was refused memory since then. In places it takes that for an empty value or for damage.
    [[nodiscard]] bool lacksMemory() const { return memory::refusals() != m_refusals; }
    /// Whether the system failed SQLite reading since then, which it takes for damage.
    [[nodiscard]] bool couldNotRead() const { return reading::failures() != m_unread; }
    /// Whether this thread was asked to stop: nothing is begun any more, however short.
    [[nodiscard]] static bool isAsked();
    void setLimit(std::chrono::milliseconds limit) { m_limit = limit; }
    [[nodiscard]] std::chrono::milliseconds limit() const { return m_limit; }

private:
    static int look(void* self);
    [[nodiscard]] bool mustEnd();

    std::chrono::milliseconds m_limit = kStep;
    std::chrono::nanoseconds m_from{};
    std::uint64_t m_refusals = 0;
    std::uint64_t m_unread = 0;
    bool m_isMeasuring = false;  ///< the clock is read only where a step turns out to be long
};

}  // namespace hitspread::storage
