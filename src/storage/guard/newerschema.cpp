#include "storage/guard/newerschema.h"

#include "storage/guard/filewriter.h"
#include "storage/sqlite/connection.h"
#include "storage/sqlite/migrator.h"

#include <algorithm>

namespace hitspread::storage {

namespace {

/// Of tables that are kept on pages; a column that is worked out (hidden) is another one than one that is written.
QStringList columnsOf(Connection& connection, const QString& table)
{
    QStringList columns;
    ResultSet row = connection.run(
        QStringLiteral(
            "SELECT quote(name) || ' ' || type || ' ' || \"notnull\" || ' ' || pk || ' ' || hidden || ' ' || "
            "quote(dflt_value) FROM pragma_table_xinfo(?) WHERE EXISTS (SELECT 1 FROM sqlite_schema AS found "
            "WHERE found.type = 'table' AND found.name = ? AND found.rootpage > 0)"),
        {table, table});
    while (row.next())
        columns += row.value(0).toString();
    return columns;
}

QStringList tablesOf(Connection& connection)
{
    QStringList tables;
    ResultSet row = connection.run(QStringLiteral(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 AND name NOT LIKE 'sqlite%'"));
    while (row.next())
        tables += row.value(0).toString();
    return tables;
}

}  // namespace

bool isReadable(Connection& newer, const QStringList& migrations)
{
    const auto hasAll = [](const QStringList& found, const QStringList& wanted) {
        return std::ranges::all_of(wanted, [&found](const QString& one) { return found.contains(one); });
    };
    Connection known(QStringLiteral(":memory:"), Connection::Access::ReadWrite);
    Migrator(known, migrations).migrate();
    for (const QString& table : tablesOf(known)) {
        if (!hasAll(columnsOf(newer, table), columnsOf(known, table)))
            return false;
    }
    // What searching goes by is a table of a module: it must be the very same.
    return hasAll(Migrator::schemaOf(newer),
                  Migrator::schemaOf(known).filter(QStringLiteral(": CREATE VIRTUAL TABLE ")));
}

int formatOf(Connection& campaign)
{
    return campaign.value(QStringLiteral("PRAGMA user_version")).toInt();
}

Problem newerProblem(Connection& newer, qsizetype newestKnown)
{
    Problem problem{ProblemCode::NewerCampaign,
                    {SiteKind::File, newer.path()},
                    {because<Reason::FormatVersions>(formatOf(newer), newestKnown)}};
    if (const QString writer = writerOf(newer); !writer.isEmpty())
        problem.causes.push_back(because<Reason::WrittenBy>(writer));
    return problem;
}

}  // namespace hitspread::storage
