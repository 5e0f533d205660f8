#pragma once

#include <QObject>

#include <atomic>
#include <cstdint>
#include <sqlite3.h>

namespace hitspread::support {

/// Counts what SQLite's machine does on every connection that is opened while it lives: the same on every machine, however busy.
class SqliteWork {
public:
    SqliteWork() { sqlite3_auto_extension(asExtension()); }
    ~SqliteWork() { sqlite3_cancel_auto_extension(asExtension()); }
    Q_DISABLE_COPY_MOVE(SqliteWork)

    /// Instructions of all statements that came to their end.
    [[nodiscard]] std::int64_t steps() const { return counted(); }

private:
    static std::atomic<std::int64_t>& counted()
    {
        static std::atomic<std::int64_t> all{0};
        return all;
    }
    static int watch(sqlite3* connection, const char**, const sqlite3_api_routines*)
    {
        return sqlite3_trace_v2(
            connection, SQLITE_TRACE_PROFILE,
            [](unsigned, void*, void* statement, void*) {
                counted() += sqlite3_stmt_status(static_cast<sqlite3_stmt*>(statement), SQLITE_STMTSTATUS_VM_STEP, 1);
                return 0;
            },
            nullptr);
    }
    /// SQLite declares every extension as a function without arguments.
    static void (*asExtension())() { return reinterpret_cast<void (*)()>(&SqliteWork::watch); }
};

}  // namespace hitspread::support
