#pragma once

#include <QSqlQuery>
#include <QString>
#include <QVariant>

namespace hitspread::storage {

class Connection;

/// What a statement gave. Goes back to its connection when it ends, so that no SELECT stays open and the prepared statement
/// can be used again. Must not outlive the connection.
class Rows {
public:
    Rows(Connection& connection, QString sql, QSqlQuery&& query)
        : m_connection(&connection), m_sql(std::move(sql)), m_query(std::move(query))
    {}
    ~Rows();
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;

    /// The next row; false at the end. Throws Failure when reading it fails (a damaged page).
    [[nodiscard]] bool next();
    [[nodiscard]] QVariant value(int column) const { return m_query.value(column); }
    [[nodiscard]] qint64 lastId() const { return m_query.lastInsertId().toLongLong(); }
    /// The campaign they are of.
    [[nodiscard]] const QString& file() const;
    [[nodiscard]] int affected() const { return m_query.numRowsAffected(); }

private:
    Connection* m_connection;
    QString m_sql;
    QSqlQuery m_query;
};

}  // namespace hitspread::storage
