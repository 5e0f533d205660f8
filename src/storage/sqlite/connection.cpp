#include "storage/sqlite/connection.h"

#include "services/refusal/problem.h"
#include "storage/guard/fileheader.h"
#include "storage/guard/filestate.h"
#include "storage/guard/filewriter.h"
#include "storage/sqlite/naturalorder.h"
#include "storage/sqlite/sqlfailure.h"
#include "storage/sqlite/sqlhandle.h"

#include <QFileInfo>
#include <QScopeGuard>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

#include <sqlite3.h>

#include <exception>
#include <limits>
#include <utility>

namespace hitspread::storage {

namespace {

constexpr int kBusyTimeoutMs = 400;
constexpr int kMostBytesOfAValue = 64 * 1024 * 1024;
constexpr int kMostPrepared = 96;
constexpr int kSynchronousExtra = 3;
const QString kInMemory = QStringLiteral(":memory:");

int naturalOrder(void*, int leftBytes, const void* left, int rightBytes, const void* right)
{
    return compareNaturally({static_cast<const char*>(left), static_cast<std::size_t>(leftBytes)},
                            {static_cast<const char*>(right), static_cast<std::size_t>(rightBytes)});
}

QString uriFor(const QString& path, bool immutable)
{
    if (path == kInMemory)
        return path;
    QString uri = QStringLiteral("file:") + QString::fromLatin1(QUrl::toPercentEncoding(path, QByteArrayLiteral("/")));
    return immutable ? uri + QStringLiteral("?mode=ro&immutable=1") : uri;
}

/// Ends a transaction that is to leave nothing.
class OnlyRehearsed : public std::exception {};

}  // namespace

Connection::Connection(const QString& path, Access access)
    : m_path(path),
      m_access(access),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
{
    memory::watch();
    reading::watch();
    QString options = QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyTimeoutMs);
    if (access != Access::ReadWrite)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    m_database.setConnectOptions(options);
    m_database.setDatabaseName(uriFor(path, access == Access::Immutable));
    const bool isOpen = m_database.open();
    const QSqlError error = m_database.lastError();
    try {
        if (!m_database.isValid())
            throw Failure(ProblemCode::StorageFault, {SiteKind::File, m_path}, because<Reason::NoDriverHandle>());
        if (!isOpen)
            failWith(m_path, error, errorOfName(m_path));
        beOnGuard();
    } catch (...) {
        m_prepared.clear();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
        throw;
    }
}

Connection::~Connection()
{
    m_prepared.clear();
    // An old -wal beside a restored file corrupts it, and a copy without its -wal lacks commits: leave none behind.
    if (m_hasWritten)
        checkpoint();
    // Who has only read moves nothing of what others left beside the file into it, but takes away what is empty there.
    if (!m_isLeft && (m_hasWritten || QFileInfo(besideFile(m_path, QStringLiteral("-wal"))).size() == 0))
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    if (m_locks)
        m_locks->release();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

void Connection::renounceWriting()
{
    runOnce(QStringLiteral("PRAGMA query_only = ON"));
    m_access = Access::ReadOnly;
}

void Connection::keepLocks()
{
    // With another journal nothing is locked between two statements.
    if (!m_locks && value(QStringLiteral("PRAGMA journal_mode")).toString() == u"wal")
        m_locks = std::make_unique<KeptLocks>(m_path);
}

void Connection::beOnGuard()
{
    m_handle = handleOf(m_database);
    if (!m_handle)
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, m_path}, because<Reason::NoDriverHandle>());
    m_watch.install(m_handle);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    // trusted_schema stays on: SQLite 3.40 counts json_valid() in our own CHECKs as unsafe. A strange schema is refused instead.
    sqlite3_limit(m_handle, SQLITE_LIMIT_LENGTH, kMostBytesOfAValue);
    sqlite3_limit(m_handle, SQLITE_LIMIT_ATTACHED, 1);  // VACUUM INTO needs one
    sqlite3_create_collation_v2(m_handle, "NATURAL_ORDER", SQLITE_UTF8, nullptr, &naturalOrder, nullptr);
    runOnce(QStringLiteral("PRAGMA cell_size_check = ON"));
    runOnce(QStringLiteral("PRAGMA temp_store = MEMORY"));
    runOnce(QStringLiteral("PRAGMA foreign_keys = ON"));
    if (value(QStringLiteral("PRAGMA foreign_keys")).toInt() != 1)
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, m_path}, because<Reason::NoForeignKeys>());
}

void Connection::trust()
{
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 1, nullptr);
    m_isTrusted = true;
    // By itself it keeps 2 MB: of a large library each record by name was read from the file once more.
    runOnce(QStringLiteral("PRAGMA cache_size = -8192"));
    if (isReadOnly() || m_path == kInMemory)
        return;
    // A file that is not in WAL mode yet gets there behind its first change. EXTRA is what keeps that one: it syncs the
    // folder when the journal goes, and is the same as FULL with a write-ahead log.
    runOnce(QStringLiteral("PRAGMA synchronous = EXTRA"));
    if (value(QStringLiteral("PRAGMA synchronous")).toInt() != kSynchronousExtra)
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, m_path}, because<Reason::NoSafeWriting>());
}

ResultSet Connection::run(const QString& sql, const std::vector<QVariant>& values)
{
    if (StatementWatch::isAsked())
        throw Failure(ProblemCode::Stopped, {SiteKind::File, m_path});
    auto known = m_prepared.find(sql);
    m_watch.begin();
    Statement statement;
    if (known != m_prepared.end() && !known->second.empty()) {
        statement = std::move(known->second.back());
        known->second.pop_back();
        --m_preparedCount;
    } else {
        require(statement.prepare(m_handle, sql));
    }
    require(statement.run(values));
    return ResultSet(*this, sql, std::move(statement));
}

void Connection::runOnce(const QString& sql, const std::vector<QVariant>& values)
{
    m_watch.begin();
    Statement statement;
    require(statement.prepare(m_handle, sql));
    require(statement.run(values));
}

void Connection::require(int result)
{
    requireMemory();
    requireReading();
    if (result != SQLITE_OK && result != SQLITE_ROW && result != SQLITE_DONE)
        fail(result);
}

void Connection::requireMemory() const
{
    if (m_watch.lacksMemory())
        throw Failure(ProblemCode::OutOfMemory, {SiteKind::File, m_path});
}

void Connection::requireReading() const
{
    if (m_watch.couldNotRead())
        failWith(m_path, errorOf(SQLITE_IOERR_READ), reading::lastError());
}

void Connection::keep(const QString& sql, Statement&& statement)
{
    statement.finish();
    if (m_preparedCount == kMostPrepared) {
        m_prepared.clear();
        m_preparedCount = 0;
    }
    m_prepared[sql].push_back(std::move(statement));
    ++m_preparedCount;
}

QVariant Connection::value(const QString& sql, const std::vector<QVariant>& values)
{
    ResultSet rows = run(sql, values);
    return rows.next() ? rows.value(0) : QVariant{};
}

void Connection::transact(const std::function<void()>& work)
{
    if (m_inTransaction)
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, m_path}, because<Reason::NestedTransaction>());
    const auto ask = [this](Moment moment) {
        if (m_guard)
            m_guard(moment);
    };
    run(QStringLiteral("BEGIN IMMEDIATE"));
    m_inTransaction = true;
    const qint64 before = changes();
    bool hasChanged = false;
    try {
        ask(Moment::Begun);
        work();
        const bool isChange = m_isTrusted && m_path != kInMemory && changes() != before;
        if (isChange && !m_hasWritten)
            stampWriter(*this);
        if (isChange)
            stampState(*this);
        ask(Moment::BeforeCommit);
        commit();
        m_inTransaction = false;
        hasChanged = isChange;
    } catch (...) {
        m_inTransaction = false;
        // SQLite may have rolled back by itself (disk full); a second ROLLBACK then fails harmlessly.
        quietly("ROLLBACK");
        throw;
    }
    if (!hasChanged || m_hasWritten)
        return;
    ask(Moment::Kept);
    becomeWriter();
    ask(Moment::Switched);
}

/// An error of the disk at the very end leaves open whether the change is there: the next one to open the file may find it.
void Connection::commit()
{
    m_watch.begin();
    const int result = sqlite3_exec(m_handle, "COMMIT", nullptr, nullptr, nullptr);
    if (result == SQLITE_OK)
        return;
    const QSqlError error = errorOf(result);
    const int systemError = sqlite3_system_errno(m_handle);
    if ((result & 0xFF) == SQLITE_IOERR)
        settle();
    requireReading();
    failWith(m_path, error, systemError);
}

/// Writes something harmless over what may have got through. Only where that works it is known that nothing was changed.
void Connection::settle()
{
    quietly("ROLLBACK");
    if (m_isTrusted && quietly("BEGIN IMMEDIATE")) {
        try {
            stampState(*this);
        } catch (const Failure&) {
            throw Failure(ProblemCode::OutcomeUnknown, {SiteKind::File, m_path});
        }
        if (quietly("COMMIT"))
            return;
    }
    throw Failure(ProblemCode::OutcomeUnknown, {SiteKind::File, m_path});
}

/// Behind the first change: journal and statistics are a matter of the file's comfort, and no reason to take the change back.
void Connection::becomeWriter()
{
    m_hasWritten = true;
    // A log would be laid beside whatever has its name now.
    if (m_isLeft)
        return;
    quietly("PRAGMA journal_mode = WAL");
    keepLocks();
    if (!hasRow(QStringLiteral("SELECT 1 FROM sqlite_schema WHERE name IN ('sqlite_stat1', 'sqlite_stat4')")))
        return;
    // What somebody planted there decides which way our statements go.
    quietly("DROP TABLE IF EXISTS sqlite_stat1");
    quietly("DROP TABLE IF EXISTS sqlite_stat4");
    quietly("PRAGMA writable_schema = RESET");  // reads the schema again, now without
}

bool Connection::quietly(const char* sql)
{
    m_watch.begin();
    return sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

bool Connection::hasRow(const QString& sql)
{
    Statement statement;
    return statement.prepare(m_handle, sql) == SQLITE_OK && statement.run({}) == SQLITE_ROW;
}

QSqlError Connection::errorOf(int result) const
{
    return {{}, QString::fromUtf8(sqlite3_errmsg(m_handle)), QSqlError::StatementError, QString::number(result)};
}

qint64 Connection::changes() const
{
    return sqlite3_total_changes64(m_handle);
}

void Connection::transactInVain(const std::function<void()>& work)
{
    try {
        transact([&] {
            work();
            throw OnlyRehearsed();
        });
    } catch (const OnlyRehearsed&) {
    }
}

void Connection::tryWithinTransaction(const std::function<void()>& work)
{
    const auto goBack = [this] {
        run(QStringLiteral("ROLLBACK TO rehearsal"));
        run(QStringLiteral("RELEASE rehearsal"));
    };
    run(QStringLiteral("SAVEPOINT rehearsal"));
    try {
        work();
    } catch (...) {
        goBack();
        throw;
    }
    goBack();
}

void Connection::rehearse(const std::function<void()>& work)
{
    if (m_inTransaction)
        return tryWithinTransaction(work);
    if (!isReadOnly())
        return transactInVain(work);
    const std::unique_ptr<Connection> copy = copyInMemory();
    swapDatabase(*copy);
    try {
        transactInVain(work);
    } catch (...) {
        swapDatabase(*copy);
        throw;
    }
    swapDatabase(*copy);
}

std::unique_ptr<Connection> Connection::copyInMemory()
{
    constexpr int kWriteVersion = 18;  // in the header; 2 is a write-ahead log, which memory cannot have
    constexpr int kReadVersion = 19;
    auto copy = std::make_unique<Connection>(kInMemory, Access::ReadWrite);
    sqlite3_int64 size = 0;
    m_watch.begin();
    std::unique_ptr<unsigned char, void (*)(void*)> bytes(sqlite3_serialize(m_handle, "main", &size, 0), &sqlite3_free);
    requireReading();  // a page that cannot be read is one of zeros there
    if (bytes && size > kReadVersion)
        bytes.get()[kWriteVersion] = bytes.get()[kReadVersion] = 1;
    // It frees the bytes whatever comes of it.
    const int result = !bytes ? SQLITE_NOMEM
                              : sqlite3_deserialize(copy->m_handle, "main", bytes.release(), size, size,
                                                    SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
    if (result == SQLITE_NOMEM)
        throw Failure(ProblemCode::OutOfMemory, {SiteKind::File, m_path});
    if (result != SQLITE_OK)
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, m_path}, because<Reason::NotCopiedToMemory>());
    if (m_isTrusted)
        copy->trust();
    return copy;
}

void Connection::swapDatabase(Connection& other)
{
    std::swap(m_name, other.m_name);
    std::swap(m_database, other.m_database);
    std::swap(m_handle, other.m_handle);
    std::swap(m_prepared, other.m_prepared);
    std::swap(m_preparedCount, other.m_preparedCount);
    m_watch.install(m_handle);
    other.m_watch.install(other.m_handle);
}

void Connection::joined(const std::function<void()>& work)
{
    if (m_inTransaction)
        work();
    else
        transact(work);
}

void Connection::readTogether(const std::function<void()>& work)
{
    if (m_inTransaction)
        return work();
    run(QStringLiteral("BEGIN"));
    m_inTransaction = true;
    const auto end = qScopeGuard([this] {
        m_inTransaction = false;
        quietly("ROLLBACK");
        if (!isReadOnly())
            quietly("PRAGMA query_only = OFF");
    });
    // Nothing that is written here would stay: it is refused rather than lost.
    run(QStringLiteral("PRAGMA query_only = ON"));
    work();
}

bool Connection::isWriting() const
{
    return sqlite3_txn_state(m_handle, nullptr) == SQLITE_TXN_WRITE;
}

void Connection::copyPagesTo(Connection& copy)
{
    constexpr int kAllPages = -1;
    m_watch.begin();
    sqlite3_backup* const backup = sqlite3_backup_init(copy.m_handle, "main", m_handle, "main");
    if (!backup)
        copy.fail(sqlite3_extended_errcode(copy.m_handle));
    // In one step, so that what others write meanwhile never makes it begin again.
    const int result = sqlite3_backup_step(backup, kAllPages);
    const int ended = sqlite3_backup_finish(backup);
    requireMemory();
    copy.requireMemory();
    if (result == SQLITE_DONE && ended == SQLITE_OK)
        return;
    const int fault = ended != SQLITE_OK ? ended : result;
    const int kind = fault & 0xFF;
    const bool isOfSource = kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB;
    // A disk that fails may have kept all of it, to be found by whoever opens the file next.
    if (copy.m_isTrusted && (kind == SQLITE_IOERR || kind == SQLITE_FULL))
        copy.settle();
    requireReading();
    (isOfSource ? *this : copy).fail(fault);
}

void Connection::checkpoint()
{
    // An empty one is left alone: emptying it again would tell every other program that something was written.
    if (!isReadOnly() && !m_inTransaction && !m_isLeft && hasFilledWal(m_handle))
        quietly("PRAGMA wal_checkpoint(TRUNCATE)");
}

bool Connection::emptyWal()
{
    try {
        if (!isReadOnly())
            requireEmptyWal();
        return true;
    } catch (const Failure&) {
        return false;
    }
}

void Connection::requireEmptyWal()
{
    const QVariant isBusy = value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    if (isBusy.toInt() != 0)
        throw Failure(ProblemCode::CampaignLocked, {SiteKind::File, m_path});
}

void Connection::leaveFile()
{
    m_isLeft = true;
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void Connection::fail(int result)
{
    const QSqlError error = errorOf(result);
    const int kind = result & 0xFF;
    // SQLite has one number for a full disk and for a table whose row numbers are used up.
    if (kind == SQLITE_FULL && m_isTrusted && hasNoNumbersLeft())
        throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, m_path}, because<Reason::NumbersUsedUp>());
    const bool isOfSystem = kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN;
    failWith(m_path, error, isOfSystem ? sqlite3_system_errno(m_handle) : 0);
}

bool Connection::hasNoNumbersLeft()
{
    return hasRow(QStringLiteral("SELECT 1 FROM sqlite_sequence WHERE typeof(seq) = 'integer' AND seq >= %1")
                      .arg(std::numeric_limits<qint64>::max()));
}

}  // namespace hitspread::storage
