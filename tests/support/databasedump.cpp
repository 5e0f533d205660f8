#include "support/databasedump.h"

#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTest>

#include <algorithm>

namespace hitspread::support {

namespace {

const QString kConnection = QStringLiteral("dump");

QString lineOf(const QSqlRecord& row)
{
    QStringList values;
    for (int column = 0; column < row.count(); ++column) {
        const QVariant value = row.value(column);
        const QString text = value.isNull()                  ? QStringLiteral("null")
            : value.metaType().id() == QMetaType::QByteArray ? QString::fromLatin1(value.toByteArray().toHex())
                                                             : value.toString();
        values << row.fieldName(column) + QLatin1Char('=') + text;
    }
    return values.join(QLatin1Char(' '));
}

/// The rows of a query; those `isTakenOut` says so of go to the other list.
template <typename IsTakenOut>
void readRows(QSqlDatabase& database, const QString& sql, QStringList& rows, QStringList& takenOut,
              IsTakenOut isTakenOut)
{
    QSqlQuery query(database);
    QVERIFY2(query.exec(sql), qPrintable(sql + query.lastError().text()));
    while (query.next())
        (isTakenOut(query.record()) ? takenOut : rows) << lineOf(query.record());
}

QStringList tablesIn(QSqlDatabase& database)
{
    static const QSet<QString> leftOut{QStringLiteral("log_head"),    QStringLiteral("log_entry"),
                                       QStringLiteral("log_change"),  QStringLiteral("search"),
                                       QStringLiteral("search_data"), QStringLiteral("search_idx")};
    QStringList names;
    QSqlQuery query(database);
    [&] {
        QVERIFY(query.exec(QStringLiteral(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")));
    }();
    while (query.next()) {
        if (!leftOut.contains(query.value(0).toString()))
            names << query.value(0).toString();
    }
    return names;
}

void readAll(QSqlDatabase& database, DatabaseDump& dump)
{
    QSet<QString> gone;
    QStringList none;
    const auto never = [](const QSqlRecord&) { return false; };
    const auto isRemoved = [](const QSqlRecord& row) {
        return row.contains(QStringLiteral("removed")) && row.value(QStringLiteral("removed")).toBool();
    };
    const auto isOfRemoved = [&gone](const QSqlRecord& row) {
        return gone.contains(row.value(QStringLiteral("character_id")).toString());
    };
    QSqlQuery removed(database);
    QVERIFY(removed.exec(QStringLiteral("SELECT id FROM character WHERE removed = 1")));
    while (removed.next())
        gone << removed.value(0).toString();
    for (const QString& table : tablesIn(database)) {
        const QString sql = QStringLiteral("SELECT * FROM \"%1\"").arg(table);
        QStringList rows;
        QStringList out;
        if (table == QLatin1String("character_rank"))
            readRows(database, sql, rows, out, isOfRemoved);
        else
            readRows(database, sql, rows, out, isRemoved);
        std::ranges::sort(rows);
        std::ranges::sort(out);
        dump.tables[table] = rows;
        if (!out.isEmpty())
            dump.takenOut[table] = out;
    }
    for (const QString& table : {QStringLiteral("log_entry"), QStringLiteral("log_change")})
        readRows(database, QStringLiteral("SELECT * FROM ") + table, dump.log[table], none, never);
    readRows(database, QStringLiteral("SELECT * FROM log_head"), dump.heads, none, never);
    std::ranges::sort(dump.heads);
}

}  // namespace

DatabaseDump dumpOfFile(const QString& path)
{
    DatabaseDump dump;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), kConnection);
        database.setDatabaseName(path);
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        [&] {
            QVERIFY2(database.open(), qPrintable(database.lastError().text()));
            readAll(database, dump);
        }();
    }
    QSqlDatabase::removeDatabase(kConnection);
    return dump;
}

QString differenceOf(const QMap<QString, QStringList>& expected, const QMap<QString, QStringList>& found)
{
    QStringList lines;
    const auto list = [&lines](const QMap<QString, QStringList>& some, const QMap<QString, QStringList>& other,
                               const char* word) {
        for (auto table = some.begin(); table != some.end(); ++table) {
            QStringList left = table.value();
            for (const QString& row : other.value(table.key()))
                left.removeOne(row);
            for (const QString& row : left)
                lines << QStringLiteral("%1 %2: %3").arg(QLatin1String(word), table.key(), row);
        }
    };
    list(expected, found, "missing in");
    list(found, expected, "too many in");
    return lines.join(QLatin1Char('\n'));
}

}  // namespace hitspread::support
