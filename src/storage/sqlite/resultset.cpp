#include "storage/sqlite/resultset.h"

#include "storage/sqlite/connection.h"

#include <utility>

namespace hitspread::storage {

ResultSet::~ResultSet()
{
    m_connection->keep(m_sql, std::move(m_statement));
}

const QString& ResultSet::file() const
{
    return m_connection->path();
}

bool ResultSet::next()
{
    m_connection->m_watch.begin();
    m_connection->require(m_statement.next());
    return m_statement.isAtRow();
}

QVariant ResultSet::value(int column) const
{
    QVariant value = m_statement.value(column);
    m_connection->requireMemory();
    return value;
}

std::string ResultSet::text(int column) const
{
    std::string text = m_statement.text(column);
    m_connection->requireMemory();
    return text;
}

QByteArray ResultSet::bytes(int column) const
{
    QByteArray bytes = m_statement.bytes(column);
    m_connection->requireMemory();
    return bytes;
}

}  // namespace hitspread::storage
