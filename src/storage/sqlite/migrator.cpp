#include "storage/sqlite/migrator.h"

#include "services/refusal/problem.h"
#include "storage/guard/fileheader.h"
#include "storage/sqlite/sqlscript.h"
#include "storage/start/shippedfile.h"

#include <QDir>

#include <algorithm>
#include <iterator>
#include <map>
#include <vector>

namespace hitspread::storage {

namespace {

QString textOf(const QString& name)
{
    return QString::fromUtf8(shippedFile(name));
}

/// A statement on one line. Only blanks between its words go: one in quotes, or a sign that merely looks like a blank, is
/// part of what the statement does, and behind a comment the end of the line is.
QString squeezed(const QString& sql)
{
    QString line;
    QChar quote;
    bool isComment = false;
    for (const QChar sign : sql) {
        const bool isBlank = sign == u' ' || sign == u'\t' || sign == u'\n' || sign == u'\r';
        if (quote.isNull() && !isComment && isBlank) {
            if (!line.isEmpty() && !line.endsWith(u' '))
                line += u' ';
            continue;
        }
        line += sign;
        if (isComment)
            isComment = sign != u'\n';
        else if (quote.isNull())
            isComment = line.endsWith(QStringLiteral("--"));
        if (!isComment && quote.isNull() && (sign == u'\'' || sign == u'"'))
            quote = sign;
        else if (sign == quote)
            quote = QChar();
    }
    if (line.endsWith(u' '))
        line.chop(1);
    return line;
}

/// What ANALYZE leaves, in SQLite's own words: another program may have run it. Only the kind of object, the exact name and the
/// exact statement together say so; SQLite obeys the statement whatever the name beside it.
bool isStatistics(const QString& line)
{
    return line == QStringLiteral("table sqlite_stat1: CREATE TABLE sqlite_stat1(tbl,idx,stat)")
        || line == QStringLiteral("table sqlite_stat4: CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)");
}

QStringList snapshot()
{
    return textOf(QStringLiteral("schema.snapshot.sql")).split(u'\n', Qt::SkipEmptyParts);
}

/// An object of the snapshot; see Migrator::schemaOf. Its statement is empty where SQLite makes it with another object.
struct SchemaObject {
    QString type;
    QString name;
    QString sql;

    explicit SchemaObject(const QString& line)
        : type(line.section(u' ', 0, 0)),
          name(line.section(u' ', 1, 1).section(u':', 0, 0)),
          sql(line.section(QStringLiteral(": "), 1))
    {}

    [[nodiscard]] bool isFullText() const
    {
        return sql.startsWith(QStringLiteral("CREATE VIRTUAL TABLE")) && sql.contains(QStringLiteral(" USING fts5 "));
    }
};

/// Whether a full-text table brings a table of this name with it.
bool comesWith(const QString& fullText, const QString& name)
{
    static const QStringList parts{QStringLiteral("_config"), QStringLiteral("_content"), QStringLiteral("_data"),
                                   QStringLiteral("_docsize"), QStringLiteral("_idx")};
    return std::ranges::any_of(parts, [&](const QString& part) { return name == fullText + part; });
}

/// What makes the newest schema: tables first, since indexes and triggers are of them.
QStringList statementsOfSnapshot()
{
    std::vector<SchemaObject> objects;
    for (const QString& line : snapshot())
        objects.emplace_back(line);
    const auto isMade = [&](const SchemaObject& object) {
        return object.sql.isEmpty() || object.name.startsWith(QStringLiteral("sqlite_"))
            || std::ranges::any_of(objects, [&](const SchemaObject& other) {
                   return other.isFullText() && comesWith(other.name, object.name);
               });
    };
    std::vector<SchemaObject> wanted;
    std::ranges::remove_copy_if(objects, std::back_inserter(wanted), isMade);
    std::stable_partition(wanted.begin(), wanted.end(),
                          [](const SchemaObject& object) { return object.type == u"table"; });
    QStringList statements;
    for (const SchemaObject& object : wanted)
        statements += object.sql;
    return statements;
}

/// How many rows each table has; the search index, which is made anew, is none.
std::map<QString, qint64> rowCounts(Connection& connection)
{
    std::map<QString, qint64> counts;
    ResultSet tables = connection.run(QStringLiteral(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'search%'"));
    while (tables.next())
        counts.emplace(tables.value(0).toString(), 0);
    for (auto& [table, count] : counts)
        count = connection.value(QStringLiteral("SELECT count(*) FROM \"%1\"").arg(table)).toLongLong();
    return counts;
}

/// No script of ours takes a row away.
void requireRows(Connection& connection, const std::map<QString, qint64>& before)
{
    const std::map<QString, qint64> after = rowCounts(connection);
    for (const auto& [table, count] : before) {
        const auto found = after.find(table);
        if (const qint64 left = found == after.end() ? 0 : found->second; left != count)
            throw Failure(ProblemCode::StorageFault, {SiteKind::File, connection.path()},
                          because<Reason::MigrationLosesRows>(table, count, left));
    }
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
    if (version() >= toVersion)
        return;
    const Connection::LongWork everything(m_connection);
    m_connection.transact([&] {
        // Read again where nobody else writes: another program may have done it meanwhile.
        const int before = version();
        const std::map<QString, qint64> rows = rowCounts(m_connection);
        for (int done = before; done < toVersion; ++done) {
            for (const QString& statement : statementsOf(m_scripts.at(done)))
                m_connection.runOnce(statement);
        }
        if (before >= toVersion)
            return;
        requireRows(m_connection, rows);
        setVersion(toVersion);
    });
    // Whoever opens the file next looks at its first bytes before SQLite does: they must not wait in the -wal.
    m_connection.checkpoint();
}

int Migrator::version() const
{
    return m_connection.value(QStringLiteral("PRAGMA user_version")).toInt();
}

void Migrator::create()
{
    m_connection.transact([&] {
        for (const QString& statement : statementsOfSnapshot())
            m_connection.runOnce(statement);
        setVersion(m_scripts.size());
    });
    m_connection.checkpoint();
}

/// Inside the transaction of what it names.
void Migrator::setVersion(qsizetype version)
{
    m_connection.runOnce(QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId));
    m_connection.runOnce(QStringLiteral("PRAGMA user_version = %1").arg(version));
}

QStringList Migrator::knownSchema(int version, const QStringList& scripts)
{
    if (version == scripts.size() && scripts == shippedMigrations())
        return snapshot();
    Connection scratch(QStringLiteral(":memory:"), Connection::Access::ReadWrite);
    Migrator(scratch, scripts).migrate(version);
    return schemaOf(scratch);
}

QStringList Migrator::schemaOf(Connection& connection)
{
    QStringList lines;
    ResultSet row = connection.run(
        QStringLiteral("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name, tbl_name, sql"));
    while (row.next()) {
        const QString type = row.value(0).toString();
        const QString name = row.value(1).toString();
        const QString owner = row.value(2).toString();
        const QString sql = squeezed(row.value(3).toString());
        const QString line = type + u' ' + name + (owner == name ? QString() : QStringLiteral(" on ") + owner) + u':'
            + (sql.isEmpty() ? sql : u' ' + sql);
        if (!isStatistics(line))
            lines += line;
    }
    return lines;
}

}  // namespace hitspread::storage
