#include "storage/libraryrepository.h"

#include "exchange/recordcodec.h"
#include "services/problem.h"
#include "storage/librarytable.h"
#include "storage/text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <map>

namespace hitspread::storage {

namespace {

QString latin(std::string_view id)
{
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

/// Rank lists of characters have rows of their own, in the order given, which a JSON object would not keep.
bool hasOwnRows(const RecordDeclaration& declaration, const FieldDeclaration& field)
{
    return declaration.kind == RecordKind::Character && field.kind == FieldKind::RankList;
}

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

QString textOfGroup(const StoredRecord& record, std::string_view group, const QString& separator)
{
    QStringList parts;
    for (const FieldDeclaration& field : record.record.declaration().fields) {
        if (field.kind != FieldKind::Text || field.group != group || field.id == "name")
            continue;
        const QString text = qt(field.text(record.record.data()));
        if (!text.isEmpty())
            parts += text;
    }
    return parts.isEmpty() ? QLatin1String("") : parts.join(separator);
}

/// The identity texts beside the name: what a list shows in its second column and what search finds too.
QString detailIn(const StoredRecord& record)
{
    return textOfGroup(record, "identity", QStringLiteral(" · "));
}

QString dataIn(const StoredRecord& record)
{
    QJsonObject object = exchange::encodeRecord(record.record.declaration(), record.record.data());
    for (const FieldDeclaration& field : record.record.declaration().fields) {
        if (hasOwnRows(record.record.declaration(), field))
            object.remove(latin(field.id));
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
                            .arg(table.name, selection.from, QString::number(query.limit),
                                 QString::number(query.offset));
    std::vector<LibraryRow> rows;
    Rows result = m_connection.run(sql, selection.values);
    while (result.next())
        rows.push_back({result.value(0).toLongLong(), utf8(result.value(1)), utf8(result.value(2)),
                        utf8(result.value(3)), result.value(4).toBool()});
    return rows;
}

std::size_t LibraryRepository::count(const LibraryQuery& query)
{
    const Selection selection = selectionFor(query);
    Rows result = m_connection.run(QStringLiteral("SELECT count(*) FROM ") + selection.from, selection.values);
    return result.next() ? result.value(0).toULongLong() : 0;
}

StoredRecord LibraryRepository::load(RecordRef record)
{
    const LibraryTable& table = libraryTable(record.kind);
    Rows row = m_connection.run(
        QStringLiteral("SELECT system, is_sample, data, extra FROM %1 WHERE id = ?").arg(table.name), {record.id});
    if (!row.next())
        throw Failure(ProblemCode::NotFound, table.name.toStdString() + " " + std::to_string(record.id));
    StoredRecord stored;
    stored.id = record.id;
    stored.system = utf8(row.value(0));
    stored.sample = row.value(1).toBool();
    stored.extra = utf8(row.value(3));
    const RecordDeclaration& declaration = declarationFor(stored.system, record.kind);
    stored.record = exchange::recordFromOwnText(declaration, row.value(2).toString().toUtf8(),
                                                table.name + u' ' + QString::number(record.id));
    if (record.kind == RecordKind::Character)
        readRanks(stored);
    return stored;
}

void LibraryRepository::readRanks(StoredRecord& record)
{
    static const QString sql = QStringLiteral(
        "SELECT field, name, rank FROM character_rank WHERE character_id = ? ORDER BY field, position");
    std::map<std::string, Ranks, std::less<>> lists;
    Rows rows = m_connection.run(sql, {record.id});
    while (rows.next())
        lists[utf8(rows.value(0))].entries.emplace_back(utf8(rows.value(1)), rows.value(2).toInt());
    for (const FieldDeclaration& field : record.record.declaration().fields) {
        if (const auto list = lists.find(field.id);
            list != lists.end() && hasOwnRows(record.record.declaration(), field))
            field.setRanks(record.record.data(), std::move(list->second));
    }
}

RecordId LibraryRepository::insert(const StoredRecord& record)
{
    StoredRecord fresh = record;
    fresh.id = 0;
    return insertAs(fresh);
}

RecordId LibraryRepository::insertAs(const StoredRecord& record)
{
    StoredRecord kept = record;
    const LibraryTable& table = libraryTable(record.record.declaration().kind);
    m_connection.joined([&] {
        kept.id =
            m_connection
                .run(
                    QStringLiteral(
                        "INSERT INTO %1 (id, system, name, detail, is_sample, data, extra) VALUES (?, ?, ?, ?, ?, ?, ?)")
                        .arg(table.name),
                    {reference(record.id), filled(record.system), nameIn(record), detailIn(record), record.sample,
                     dataIn(record), qt(record.extra)})
                .lastId();
        writeRanks(kept);
        index(kept);
    });
    return kept.id;
}

void LibraryRepository::update(const StoredRecord& record)
{
    const LibraryTable& table = libraryTable(record.record.declaration().kind);
    m_connection.joined([&] {
        const Rows row = m_connection.run(
            QStringLiteral("UPDATE %1 SET name = ?, detail = ?, is_sample = ?, data = ?, extra = ? WHERE id = ?")
                .arg(table.name),
            {nameIn(record), detailIn(record), record.sample, dataIn(record), qt(record.extra), record.id});
        if (row.affected() != 1)
            throw Failure(ProblemCode::NotFound, table.name.toStdString() + " " + std::to_string(record.id));
        writeRanks(record);
        index(record);
    });
}

void LibraryRepository::remove(RecordRef record)
{
    const LibraryTable& table = libraryTable(record.kind);
    m_connection.joined([&] {
        refuseWhileInUse(record);
        const Rows row = m_connection.run(QStringLiteral("DELETE FROM %1 WHERE id = ?").arg(table.name), {record.id});
        if (row.affected() != 1)
            throw Failure(ProblemCode::NotFound, table.name.toStdString() + " " + std::to_string(record.id));
        m_connection.run(QStringLiteral("DELETE FROM search WHERE rowid = ?"), {searchRow(record)});
    });
}

void LibraryRepository::refuseWhileInUse(RecordRef record)
{
    const QString table = libraryTable(record.kind).name;
    const QString users = record.kind == RecordKind::Character
        ? QStringLiteral("SELECT name FROM combatant WHERE character_id = ? LIMIT 1")
        : QStringLiteral("SELECT coalesce(combatant.name, character.name) FROM possession "
                         "LEFT JOIN combatant ON combatant.id = possession.combatant_id "
                         "LEFT JOIN character ON character.id = possession.character_id "
                         "WHERE possession.%1_id = ? LIMIT 1")
              .arg(table);
    const QVariant user = m_connection.value(users, {record.id});
    if (user.isValid())
        throw Failure(ProblemCode::BadInput, table.toStdString() + " " + std::to_string(record.id),
                      {"it is in use by " + utf8(user), "take it from there first"});
}

void LibraryRepository::writeRanks(const StoredRecord& record)
{
    const RecordDeclaration& declaration = record.record.declaration();
    if (declaration.kind != RecordKind::Character)
        return;
    m_connection.run(QStringLiteral("DELETE FROM character_rank WHERE character_id = ?"), {record.id});
    for (const FieldDeclaration& field : declaration.fields) {
        if (!hasOwnRows(declaration, field))
            continue;
        int position = 0;
        for (const auto& [name, rank] : field.ranks(record.record.data()).entries)
            m_connection.run(
                QStringLiteral(
                    "INSERT INTO character_rank (character_id, field, position, name, rank) VALUES (?, ?, ?, ?, ?)"),
                {record.id, latin(field.id), position++, filled(name), rank});
    }
}

void LibraryRepository::index(const StoredRecord& record)
{
    const qint64 row = searchRow({record.record.declaration().kind, record.id});
    m_connection.run(QStringLiteral("INSERT OR REPLACE INTO search (rowid, name, detail, notes) VALUES (?, ?, ?, ?)"),
                     {row, nameIn(record), detailIn(record), textOfGroup(record, "notes", QStringLiteral(" "))});
}

}  // namespace hitspread::storage
