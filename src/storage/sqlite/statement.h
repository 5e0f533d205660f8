#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <memory>
#include <string>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace hitspread::storage {

/// One prepared statement, by SQLite's own interface. What SQLite answers is handed on as it is: who asks knows what it means.
class Statement {
public:
    Statement() = default;

    /// Of the one statement that is in `sql`.
    [[nodiscard]] int prepare(sqlite3* connection, const QString& sql);
    /// Binds in order and runs to its first row or its end. As many values as it has places.
    [[nodiscard]] int run(const std::vector<QVariant>& values);
    /// Goes on; the first row is the one `run` has come to.
    [[nodiscard]] int next();
    /// Lets go of the file and of what was bound.
    void finish();

    [[nodiscard]] bool isAtRow() const { return m_isAtRow; }
    [[nodiscard]] QVariant value(int column) const;
    /// In UTF-8 that is sound; empty where there is none.
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] QByteArray bytes(int column) const;
    [[nodiscard]] qint64 number(int column) const;
    [[nodiscard]] qint64 lastId() const;
    [[nodiscard]] int affected() const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    [[nodiscard]] int bind(int place, const QVariant& value);
    [[nodiscard]] int step();
    [[nodiscard]] QString wideText(int column) const;

    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
    bool m_isAtRow = false;
    bool m_isFresh = false;  ///< the first row is there and was not asked for yet
};

}  // namespace hitspread::storage
