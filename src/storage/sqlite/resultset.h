#pragma once

#include "storage/sqlite/statement.h"

#include <QString>
#include <QVariant>

#include <string>

namespace hitspread::storage {

class Connection;

/// What a statement gave. Goes back to its connection when it ends, so that no SELECT stays open and the prepared statement
/// can be used again. Must not outlive the connection.
class ResultSet {
public:
    ResultSet(Connection& connection, QString sql, Statement&& statement)
        : m_connection(&connection), m_sql(std::move(sql)), m_statement(std::move(statement))
    {}
    ~ResultSet();
    ResultSet(const ResultSet&) = delete;
    ResultSet& operator=(const ResultSet&) = delete;

    /// The next row; false at the end. Throws Failure when reading it fails (a damaged page).
    [[nodiscard]] bool next();
    /// Throws Failure where there is no memory for it, as the two below.
    [[nodiscard]] QVariant value(int column) const;
    /// The same without a detour through QVariant; what has no value is empty or 0.
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] QByteArray bytes(int column) const;
    [[nodiscard]] qint64 number(int column) const { return m_statement.number(column); }
    [[nodiscard]] qint64 lastId() const { return m_statement.lastId(); }
    /// The campaign they are of.
    [[nodiscard]] const QString& file() const;
    [[nodiscard]] int affected() const { return m_statement.affected(); }

private:
    Connection* m_connection;
    QString m_sql;
    Statement m_statement;
};

}  // namespace hitspread::storage
