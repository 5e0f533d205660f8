#pragma once

#include "storage/guard/filelocks.h"
#include "storage/sqlite/resultset.h"
#include "storage/sqlite/statementwatch.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QVariant>

#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace hitspread::storage {

/// One connection to one SQLite file, with everything set that must be set per connection. Lives on the thread that made it.
/// Every failure leaves as a Failure with what SQLite said. A new connection is on its guard: no trigger fires and nothing is
/// written until `trust` is called, because the file may be anybody's.
class Connection {
public:
    /// Immutable: as it is, without looking at a -wal or at locks; the only way to read where nothing can be written.
    enum class Access { ReadWrite, ReadOnly, Immutable };

    Connection(const QString& path, Access access);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// The schema is known to be ours: lets its triggers work. The file keeps every byte until the first change is committed.
    void trust();

    /// From now on nothing is written, although it could be; what lies beside the file is still tidied up when it closes.
    void renounceWriting();

    /// Of a file in WAL mode: other programs see that it is open even where something else in this process lets go of SQLite's own locks.
    void keepLocks();

    /// Prepares (or takes a statement prepared before), binds in order and runs.
    ResultSet run(const QString& sql, const std::vector<QVariant>& values = {});
    /// The same for what is run once: the statement is not kept.
    void runOnce(const QString& sql, const std::vector<QVariant>& values = {});
    /// The first column of the first row; invalid when there is no row.
    [[nodiscard]] QVariant value(const QString& sql, const std::vector<QVariant>& values = {});

    /// While one lives, a statement may take as long as going through the whole file takes.
    class LongWork {
    public:
        explicit LongWork(Connection& connection) : m_watch(connection.m_watch), m_before(m_watch.limit())
        {
            m_watch.setLimit(StatementWatch::kWholeFile);
        }
        ~LongWork() { m_watch.setLimit(m_before); }
        LongWork(const LongWork&) = delete;
        LongWork& operator=(const LongWork&) = delete;

    private:
        StatementWatch& m_watch;
        std::chrono::milliseconds m_before;
    };
    /// How much one step of a statement may compute before it is stopped (Failure Stopped).
    void setPatience(std::chrono::milliseconds limit) { m_watch.setLimit(limit); }

    /// Runs `work` between BEGIN IMMEDIATE and COMMIT; rolls back and rethrows when it throws. Throws Failure (StorageFault)
    /// inside another transaction, OutcomeUnknown when the disk fails so late that nobody knows.
    void transact(const std::function<void()>& work);
    /// The same, only that nothing is kept. Where nothing can be written it runs on a copy in memory, which this connection
    /// leads to as long as it lasts. Also inside a transaction.
    void rehearse(const std::function<void()>& work);
    /// Runs `work` in the transaction that is open, or in one of its own: for what takes several statements.
    void joined(const std::function<void()>& work);
    /// Runs `work`, which only reads, in the transaction that is open or in one of its own: that sees one moment of the file, keeps
    /// nobody from writing a write-ahead log and leaves nothing.
    void readTogether(const std::function<void()>& work);

    /// Makes `copy`, which is of another file, page by page what this one is at this moment: wholly or not at all. Throws Failure.
    void copyPagesTo(Connection& copy);

    /// Moves what waits in the -wal into the file, if nobody reads it just now.
    void checkpoint();
    /// The same at any rate; false: somebody reads it just now. For a file that was left.
    [[nodiscard]] bool emptyWal();
    /// The same; throws Failure (CampaignLocked, DiskFull, …) where it cannot be done.
    void requireEmptyWal();
    /// The files at its path are no longer this one's: it is not brought to rest any more, and closing it leaves them as they are.
    void leaveFile();

    /// Kept and Switched: right before and behind the switch to a write-ahead log, which follows the first change.
    enum class Moment { Begun, BeforeCommit, Kept, Switched };
    /// Asked inside every transaction; what it throws rolls the transaction back. Throws nothing at Kept and Switched.
    void setGuard(std::function<void(Moment)> guard) { m_guard = std::move(guard); }
    [[nodiscard]] bool isInTransaction() const { return m_inTransaction; }
    /// Whether what is read now may yet be taken back.
    [[nodiscard]] bool isWriting() const;

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool isReadOnly() const { return m_access != Access::ReadWrite; }
    /// Whether a transaction of this connection has changed the file.
    [[nodiscard]] bool hasWritten() const { return m_hasWritten; }

private:
    friend class ResultSet;
    void keep(const QString& sql, Statement&& statement);
    void beOnGuard();
    void commit();
    void settle();
    void becomeWriter();
    /// Whether it went well, for whom it matters.
    bool quietly(const char* sql);
    [[nodiscard]] bool hasRow(const QString& sql);
    [[nodiscard]] qint64 changes() const;
    /// What a step gave while SQLite was short of memory is not to be believed, whatever it says.
    void requireMemory() const;
    /// Nor what it gave where the system failed it reading.
    void requireReading() const;
    [[nodiscard]] bool hasNoNumbersLeft();
    /// Throws what SQLite answered where that is a fault.
    void require(int result);
    [[nodiscard]] QSqlError errorOf(int result) const;
    [[noreturn]] void fail(int result);
    void transactInVain(const std::function<void()>& work);
    void tryWithinTransaction(const std::function<void()>& work);
    [[nodiscard]] std::unique_ptr<Connection> copyInMemory();
    void swapDatabase(Connection& other);

    QString m_path;
    std::unique_ptr<KeptLocks> m_locks;
    Access m_access;
    QString m_name;
    StatementWatch m_watch;
    QSqlDatabase m_database;
    sqlite3* m_handle = nullptr;  ///< of m_database, which opens and closes it
    std::unordered_map<QString, std::vector<Statement>>
        m_prepared;  ///< by their SQL; a statement in use is not in here
    int m_preparedCount = 0;
    bool m_inTransaction = false;
    bool m_isTrusted = false;
    bool m_hasWritten = false;
    bool m_isLeft = false;
    std::function<void(Moment)> m_guard;
};

}  // namespace hitspread::storage
