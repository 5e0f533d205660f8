#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <functional>
#include <vector>

namespace hitspread::storage {

/// One connection to one SQLite file, with everything set that must be set per connection. Lives on the thread that made it.
/// Every failure leaves as a Failure with what SQLite said.
class Connection {
public:
    enum class Access { ReadWrite, ReadOnly, ReadOnlyFolder };

    Connection(const QString& path, Access access);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// Prepares, binds in order and runs.
    QSqlQuery run(const QString& sql, const std::vector<QVariant>& values = {});
    /// The first column of the first row; invalid when there is no row.
    [[nodiscard]] QVariant value(const QString& sql, const std::vector<QVariant>& values = {});

    /// Runs `work` between BEGIN IMMEDIATE and COMMIT; rolls back and rethrows when it throws. Does not nest.
    void transact(const std::function<void()>& work);

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool isReadOnly() const { return m_access != Access::ReadWrite; }
    /// The driver's sqlite3 handle.
    [[nodiscard]] void* handle() const;

    /// Makes a Failure of an error the driver reported.
    [[noreturn]] void fail(const QSqlQuery& query) const;

private:
    void configure();

    QString m_path;
    Access m_access;
    QString m_name;
    QSqlDatabase m_database;
};

}  // namespace hitspread::storage
