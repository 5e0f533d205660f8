#include "storage/libraryrepository.h"

#include "exchange/recordcodec.h"
#include "services/problem.h"
#include "storage/librarytable.h"
#include "storage/text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <array>

namespace hitspread::storage {

namespace {

/// Rank lists of characters that have a table of their own; every other field is in `data`.
struct ChildTable {
    std::string_view field;
    const char16_t* table;
};
constexpr std::array<ChildTable, 2> kChildren{{{"skills", u"skill"}, {"advantages", u"advantage"}}};

QString textField(const StoredRecord& record, std::string_view id)
{
    const FieldDeclaration* field = record.record.declaration().find(id);
    return field && field->kind == FieldKind::Text ? qt(field->text(record.record.data())) : QString{};
}

QString nameIn(const StoredRecord& record)
{
    const QString name = textField(record, "name");
    return name.isNull() ? QLatin1String("") : name;
}

/// The identity texts beside the name: what a list shows in its second column and what search finds too.
QString detailIn(const StoredRecord& record)
{
    QStringList parts;
    for (const FieldDeclaration& field : record.record.declaration().fields) {
        if (field.kind != FieldKind::Text || field.group != "identity" || field.id == "name")
            continue;
        const QString text = qt(field.text(record.record.data()));
        if (!text.isEmpty())
            parts += text;
    }
    return parts.isEmpty() ? QLatin1String("") : parts.join(QStringLiteral(" · "));
}

QString dataIn(const StoredRecord& record)
{
    QJsonObject object = exchange::encodeRecord(record.record.declaration(), record.record.data());
    if (record.record.declaration().kind == RecordKind::Character) {
        for (const ChildTable& child : kChildren)
            object.remove(QString::fromUtf8(child.field.data(), static_cast<qsizetype>(child.field.size())));
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// Words to an FTS5 query: each quoted, the last one a prefix. Empty when there is nothing to look for.
QString matchFor(const std::string& search)
{
    static const QRegularExpression separators(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QStringList words = qt(search).split(separators, Qt::SkipEmptyParts);
    for (QString& word : words)
        word = u'"' + word + u'"';
    return words.isEmpty() ? QString{} : words.join(u' ') + u'*';
}

qint64 searchRow(RecordRef record)
{
    return record.id * 8 + libraryTable(record.kind).number;
}

struct Selection {
    QString from;
    std::vector<QVariant> values;
};

Selection selectionFor(const LibraryQuery& query)
{
    const LibraryTable& table = libraryTable(query.kind);
    const QString match = matchFor(query.search);
    Selection selection;
    selection.from = table.name;
    QStringList conditions;
    if (!match.isEmpty()) {
        selection.from = QStringLiteral("search JOIN %1 ON %1.id = search.rowid / 8").arg(table.name);
        conditions += QStringLiteral("search MATCH ? AND search.rowid % 8 = %1").arg(table.number);
        selection.values.emplace_back(match);
    } else if (!query.search.empty()) {
        conditions += QStringLiteral("0");  // nothing but punctuation was typed
    }
    if (!query.system.empty()) {
        conditions += table.name + QStringLiteral(".system = ?");
        selection.values.emplace_back(qt(query.system));
    }
    if (!conditions.isEmpty())
        selection.from += QStringLiteral(" WHERE ") + conditions.join(QStringLiteral(" AND "));
    return selection;
}

}  // namespace

std::vector<LibraryRow> LibraryRepository::list(const LibraryQuery& query)
{
    const LibraryTable& table = libraryTable(query.kind);
    const Selection selection = selectionFor(query);
    const QString sql = QStringLiteral("SELECT %1.id, %1.name, %1.system, %1.detail, %1.is_sample FROM %2 "
                                       "ORDER BY %1.name COLLATE NOCASE, %1.id LIMIT %3 OFFSET %4")
                            .arg(table.name, selection.from, QString::number(query.limit), QString::number(query.offset));
    std::vector<LibraryRow> rows;
    QSqlQuery result = m_connection.run(sql, selection.values);
    while (result.next())
        rows.push_back({result.value(0).toLongLong(), utf8(result.value(1)), utf8(result.value(2)), utf8(result.value(3)),
                        result.value(4).toBool()});
    return rows;
}

std::size_t LibraryRepository::count(const LibraryQuery& query)
{
    const Selection selection = selectionFor(query);
    QSqlQuery result = m_connection.run(QStringLiteral("SELECT count(*) FROM ") + selection.from, selection.values);
    return result.next() ? result.value(0).toULongLong() : 0;
}

StoredRecord LibraryRepository::load(RecordRef record)
{
    const LibraryTable& table = libraryTable(record.kind);
    QSqlQuery row = m_connection.run(QStringLiteral("SELECT system, is_sample, data, extra FROM %1 WHERE id = ?").arg(table.name), {record.id});
    if (!row.next())
        throw Failure(ProblemCode::NotFound, table.name.toStdString() + " " + std::to_string(record.id));
    StoredRecord stored;
    stored.id = record.id;
    stored.system = utf8(row.value(0));
    stored.sample = row.value(1).toBool();
    stored.extra = utf8(row.value(3));
    const RecordDeclaration& declaration = declarationFor(stored.system, record.kind);
    stored.record = exchange::recordFromText(declaration, utf8(row.value(2)), table.name.toStdString() + " " + std::to_string(record.id));
    if (record.kind != RecordKind::Character)
        return stored;
    for (const ChildTable& child : kChildren) {
        const FieldDeclaration* field = declaration.find(child.field);
        if (!field)
            continue;
        Ranks ranks;
        QSqlQuery entries = m_connection.run(
            QStringLiteral("SELECT name, rank FROM %1 WHERE character_id = ? ORDER BY position").arg(QStringView(child.table)), {record.id});
        while (entries.next())
            ranks.entries.emplace_back(utf8(entries.value(0)), entries.value(1).toInt());
        field->setRanks(stored.record.data(), std::move(ranks));
    }
    return stored;
}

RecordId LibraryRepository::insert(const StoredRecord& record)
{
    StoredRecord kept = record;
    kept.id = 0;
    const LibraryTable& table = libraryTable(record.record.declaration().kind);
    QSqlQuery row = m_connection.run(
        QStringLiteral("INSERT INTO %1 (system, name, detail, is_sample, data, extra) VALUES (?, ?, ?, ?, ?, ?)").arg(table.name),
        {qt(record.system), nameIn(record), detailIn(record), record.sample, dataIn(record), qt(record.extra)});
    kept.id = row.lastInsertId().toLongLong();
    writeChildren(kept);
    index(kept);
    return kept.id;
}

void LibraryRepository::insertAs(const StoredRecord& record)
{
    const LibraryTable& table = libraryTable(record.record.declaration().kind);
    m_connection.run(
        QStringLiteral("INSERT INTO %1 (id, system, name, detail, is_sample, data, extra) VALUES (?, ?, ?, ?, ?, ?, ?)").arg(table.name),
        {record.id, qt(record.system), nameIn(record), detailIn(record), record.sample, dataIn(record), qt(record.extra)});
    writeChildren(record);
    index(record);
}

void LibraryRepository::update(const StoredRecord& record)
{
    const LibraryTable& table = libraryTable(record.record.declaration().kind);
    QSqlQuery row = m_connection.run(
        QStringLiteral("UPDATE %1 SET name = ?, detail = ?, is_sample = ?, data = ?, extra = ? WHERE id = ?").arg(table.name),
        {nameIn(record), detailIn(record), record.sample, dataIn(record), qt(record.extra), record.id});
    if (row.numRowsAffected() != 1)
        throw Failure(ProblemCode::NotFound, table.name.toStdString() + " " + std::to_string(record.id));
    writeChildren(record);
    index(record);
}

void LibraryRepository::remove(RecordRef record)
{
    const LibraryTable& table = libraryTable(record.kind);
    m_connection.run(QStringLiteral("DELETE FROM %1 WHERE id = ?").arg(table.name), {record.id});
    m_connection.run(QStringLiteral("DELETE FROM search WHERE rowid = ?"), {searchRow(record)});
}

void LibraryRepository::writeChildren(const StoredRecord& record)
{
    if (record.record.declaration().kind != RecordKind::Character)
        return;
    for (const ChildTable& child : kChildren) {
        const FieldDeclaration* field = record.record.declaration().find(child.field);
        if (!field)
            continue;
        const QStringView table(child.table);
        m_connection.run(QStringLiteral("DELETE FROM %1 WHERE character_id = ?").arg(table), {record.id});
        int position = 0;
        for (const auto& [name, rank] : field->ranks(record.record.data()).entries) {
            m_connection.run(QStringLiteral("INSERT INTO %1 (character_id, position, name, rank) VALUES (?, ?, ?, ?)").arg(table),
                             {record.id, position++, qt(name), rank});
        }
    }
}

void LibraryRepository::index(const StoredRecord& record)
{
    const qint64 row = searchRow({record.record.declaration().kind, record.id});
    m_connection.run(QStringLiteral("INSERT OR REPLACE INTO search (rowid, name, detail) VALUES (?, ?, ?)"),
                     {row, nameIn(record), detailIn(record)});
}

}  // namespace hitspread::storage
