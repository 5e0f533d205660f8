#include "storage/sqlite/statement.h"

#include <QByteArrayView>

#include <sqlite3.h>

#include <utility>

namespace hitspread::storage {

namespace {

/// A text or a blob that is null rather than empty counts as no value.
bool isNothing(const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::QString: return static_cast<const QString*>(value.constData())->isNull();
    case QMetaType::QByteArray: return static_cast<const QByteArray*>(value.constData())->isNull();
    default: return false;
    }
}

}  // namespace

void Statement::Finalize::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

int Statement::prepare(sqlite3* connection, const QString& sql)
{
    sqlite3_stmt* made = nullptr;
    const QByteArray letters = sql.toUtf8();
    const int result = sqlite3_prepare_v2(connection, letters.constData(), static_cast<int>(letters.size()) + 1, &made,
                                          nullptr);
    m_statement.reset(made);
    return result == SQLITE_OK && !made ? SQLITE_MISUSE : result;
}

int Statement::bind(int place, const QVariant& value)
{
    sqlite3_stmt* const statement = m_statement.get();
    if (value.isNull() || isNothing(value))
        return sqlite3_bind_null(statement, place);
    switch (value.typeId()) {
    case QMetaType::Bool:
    case QMetaType::Int: return sqlite3_bind_int(statement, place, value.toInt());
    case QMetaType::UInt:
    case QMetaType::LongLong: return sqlite3_bind_int64(statement, place, value.toLongLong());
    case QMetaType::Double: return sqlite3_bind_double(statement, place, value.toDouble());
    case QMetaType::QByteArray: {
        const auto& bytes = *static_cast<const QByteArray*>(value.constData());
        return sqlite3_bind_blob64(statement, place, bytes.constData(), static_cast<sqlite3_uint64>(bytes.size()),
                                   SQLITE_TRANSIENT);
    }
    default: {
        // As the file keeps it: SQLite takes longer than Qt to narrow it.
        const QByteArray text = value.toString().toUtf8();
        return sqlite3_bind_text64(statement, place, text.constData(), static_cast<sqlite3_uint64>(text.size()),
                                   SQLITE_TRANSIENT, SQLITE_UTF8);
    }
    }
}

int Statement::run(const std::vector<QVariant>& values)
{
    if (std::cmp_not_equal(values.size(), sqlite3_bind_parameter_count(m_statement.get())))
        return SQLITE_MISUSE;
    int place = 0;
    for (const QVariant& value : values) {
        if (const int result = bind(++place, value); result != SQLITE_OK)
            return result;
    }
    const int result = step();
    m_isFresh = m_isAtRow;
    return result;
}

int Statement::next()
{
    if (std::exchange(m_isFresh, false))
        return SQLITE_ROW;
    return m_isAtRow ? step() : SQLITE_DONE;
}

/// At its end, or where it fails, it lets go of the file at once.
int Statement::step()
{
    const int result = sqlite3_step(m_statement.get());
    m_isAtRow = result == SQLITE_ROW;
    if (!m_isAtRow)
        sqlite3_reset(m_statement.get());
    return result;
}

void Statement::finish()
{
    sqlite3_reset(m_statement.get());
    sqlite3_clear_bindings(m_statement.get());
    m_isAtRow = m_isFresh = false;
}

QString Statement::wideText(int column) const
{
    const auto* const letters = static_cast<const char16_t*>(sqlite3_column_text16(m_statement.get(), column));
    const int bytes = sqlite3_column_bytes16(m_statement.get(), column);
    return QString(reinterpret_cast<const QChar*>(letters), bytes / static_cast<int>(sizeof(char16_t)));
}

QVariant Statement::value(int column) const
{
    if (!m_isAtRow)
        return {};
    switch (sqlite3_column_type(m_statement.get(), column)) {
    case SQLITE_INTEGER: return number(column);
    case SQLITE_FLOAT: return sqlite3_column_double(m_statement.get(), column);
    case SQLITE_BLOB: return bytes(column);
    case SQLITE_NULL: return QVariant(QMetaType(QMetaType::QString));
    default: return wideText(column);
    }
}

std::string Statement::text(int column) const
{
    if (!m_isAtRow)
        return {};
    const auto* const letters = reinterpret_cast<const char*>(sqlite3_column_text(m_statement.get(), column));
    if (!letters)
        return {};
    const QByteArrayView view(letters, sqlite3_column_bytes(m_statement.get(), column));
    // A damaged file may hold anything.
    return view.isValidUtf8() ? std::string(view.data(), static_cast<std::size_t>(view.size()))
                              : wideText(column).toStdString();
}

QByteArray Statement::bytes(int column) const
{
    if (!m_isAtRow)
        return {};
    // A text that was read as a wide one would come as that.
    if (sqlite3_column_type(m_statement.get(), column) == SQLITE_TEXT)
        sqlite3_column_text(m_statement.get(), column);
    const auto* const begin = static_cast<const char*>(sqlite3_column_blob(m_statement.get(), column));
    return {begin, sqlite3_column_bytes(m_statement.get(), column)};
}

qint64 Statement::number(int column) const
{
    return m_isAtRow ? sqlite3_column_int64(m_statement.get(), column) : 0;
}

qint64 Statement::lastId() const
{
    return sqlite3_last_insert_rowid(sqlite3_db_handle(m_statement.get()));
}

int Statement::affected() const
{
    return sqlite3_changes(sqlite3_db_handle(m_statement.get()));
}

}  // namespace hitspread::storage
