#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

namespace hitspread::support {

/// Keeps a file from being written by anybody else for a while.
class WriteLock {
public:
    explicit WriteLock(const QString& file) : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), kName))
    {
        m_database.setDatabaseName(file);
        if (!m_database.open() || !QSqlQuery(m_database).exec(QStringLiteral("BEGIN IMMEDIATE")))
            qFatal("the file cannot be locked");
    }
    ~WriteLock()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(kName);
    }
    WriteLock(const WriteLock&) = delete;
    WriteLock& operator=(const WriteLock&) = delete;

private:
    inline static const QString kName = QStringLiteral("write lock");
    QSqlDatabase m_database;
};

}  // namespace hitspread::support
