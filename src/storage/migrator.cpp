#include "storage/migrator.h"

#include "storage/fileheader.h"
#include "storage/sqlscript.h"

#include <QDir>
#include <QFile>

namespace hitspread::storage {

namespace {

/// The text of a file below `database`. All of it is compiled in: a failure here is a broken build.
QString textOf(const QString& name)
{
    QFile file(QStringLiteral(":/database/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing from the program", qPrintable(name));
    return QString::fromUtf8(file.readAll());
}

}  // namespace

const QStringList& shippedMigrations()
{
    static const QStringList scripts = [] {
        QStringList texts;
        const QStringList names =
            QDir(QStringLiteral(":/database/migrations")).entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
        for (const QString& name : names)
            texts += textOf(QStringLiteral("migrations/") + name);
        return texts;
    }();
    return scripts;
}

void Migrator::migrate(int toVersion)
{
    for (int version = m_connection.value(QStringLiteral("PRAGMA user_version")).toInt(); version < toVersion;
         ++version) {
        m_connection.transact([&] {
            const QStringList statements = statementsOf(m_scripts.at(version));
            for (const QString& statement : statements)
                m_connection.runOnce(statement);
            m_connection.runOnce(QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId));
            m_connection.runOnce(QStringLiteral("PRAGMA user_version = %1").arg(version + 1));
        });
    }
    // Whoever opens the file next looks at its first bytes before SQLite does: they must not wait in the -wal.
    m_connection.checkpoint();
}

QStringList Migrator::knownSchema(int version, const QStringList& scripts)
{
    if (version == scripts.size() && scripts == shippedMigrations())
        return textOf(QStringLiteral("schema.snapshot.sql")).split(u'\n', Qt::SkipEmptyParts);
    Connection scratch(QStringLiteral(":memory:"), Connection::Access::ReadWrite);
    Migrator(scratch, scripts).migrate(version);
    return schemaOf(scratch);
}

QStringList Migrator::schemaOf(Connection& connection)
{
    QStringList lines;
    Rows query = connection.run(
        QStringLiteral("SELECT type || ' ' || name || ': ' || coalesce(sql, '') FROM sqlite_schema "
                       "WHERE name NOT LIKE 'sqlite_stat%' ORDER BY type, name"));
    while (query.next())
        lines += query.value(0).toString().simplified();
    return lines;
}

}  // namespace hitspread::storage
