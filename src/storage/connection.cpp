#include "storage/connection.h"

#include "services/problem.h"

#include <QSqlDriver>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

namespace hitspread::storage {

namespace {

constexpr int kBusyTimeoutMs = 400;

// SQLite's primary result codes, as the driver reports them.
constexpr int kReadOnly = 8;
constexpr int kBusy = 5;
constexpr int kLocked = 6;
constexpr int kCorrupt = 11;
constexpr int kFull = 13;
constexpr int kCantOpen = 14;
constexpr int kConstraint = 19;
constexpr int kNotADatabase = 26;

ProblemCode codeFor(int result)
{
    switch (result & 0xFF) {
    case kBusy:
    case kLocked: return ProblemCode::CampaignLocked;
    case kReadOnly:
    case kCantOpen: return ProblemCode::CampaignReadOnly;
    case kFull: return ProblemCode::DiskFull;
    case kCorrupt: return ProblemCode::DamagedCampaign;
    case kNotADatabase: return ProblemCode::NotACampaign;
    case kConstraint: return ProblemCode::BadInput;
    default: return ProblemCode::StorageFault;
    }
}

[[noreturn]] void failWith(const QString& path, const QSqlError& error)
{
    throw Failure(codeFor(error.nativeErrorCode().toInt()), path.toStdString(), {error.text().toStdString()});
}

QString uriFor(const QString& path, bool immutable)
{
    QString uri = QStringLiteral("file:") + QString::fromLatin1(QUrl::toPercentEncoding(path, QByteArrayLiteral("/")));
    return immutable ? uri + QStringLiteral("?mode=ro&immutable=1") : uri;
}

}  // namespace

Connection::Connection(const QString& path, Access access)
    : m_path(path), m_access(access), m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
{
    QString options = QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyTimeoutMs);
    if (access == Access::ReadOnly)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    m_database.setConnectOptions(options);
    m_database.setDatabaseName(uriFor(path, access == Access::ReadOnlyFolder));
    const bool isOpen = m_database.open();
    const QSqlError error = m_database.lastError();
    try {
        if (!isOpen)
            failWith(m_path, error);
        configure();
    } catch (...) {
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
        throw;
    }
}

Connection::~Connection()
{
    if (!isReadOnly()) {
        // An old -wal beside a restored file corrupts it, and a copy without its -wal lacks commits: leave none behind.
        QSqlQuery(m_database).exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

void Connection::configure()
{
    run(QStringLiteral("PRAGMA foreign_keys = ON"));
    if (value(QStringLiteral("PRAGMA foreign_keys")).toInt() != 1)
        throw Failure(ProblemCode::StorageFault, m_path.toStdString(), {"foreign keys cannot be enforced"});
    // trusted_schema stays on: SQLite 3.40 counts json_valid() in our own CHECKs as unsafe. A strange schema is refused instead.
    run(QStringLiteral("PRAGMA temp_store = MEMORY"));
    if (isReadOnly())
        return;
    run(QStringLiteral("PRAGMA journal_mode = WAL"));
    run(QStringLiteral("PRAGMA synchronous = FULL"));
}

QSqlQuery Connection::run(const QString& sql, const std::vector<QVariant>& values)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        fail(query);
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        fail(query);
    return query;
}

QVariant Connection::value(const QString& sql, const std::vector<QVariant>& values)
{
    QSqlQuery query = run(sql, values);
    return query.next() ? query.value(0) : QVariant{};
}

void Connection::transact(const std::function<void()>& work)
{
    run(QStringLiteral("BEGIN IMMEDIATE"));
    try {
        work();
        run(QStringLiteral("COMMIT"));
    } catch (...) {
        // SQLite may have rolled back by itself (disk full); a second ROLLBACK then fails harmlessly.
        QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK"));
        throw;
    }
}

void* Connection::handle() const
{
    const QVariant handle = m_database.driver()->handle();
    return handle.isValid() ? *static_cast<void* const*>(handle.constData()) : nullptr;
}

void Connection::fail(const QSqlQuery& query) const
{
    failWith(m_path, query.lastError());
}

}  // namespace hitspread::storage
