#include "storage/libraryrepository.h"

#include "exchange/recordcodec.h"
#include "services/problem.h"
#include "storage/librarysearch.h"
#include "storage/libraryselection.h"
#include "storage/librarytable.h"
#include "storage/ownrows.h"
#include "storage/recorduses.h"
#include "storage/savedsearch.h"
#include "storage/text.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstring>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hitspread::storage {

namespace {

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
            object.remove(QString::fromLatin1(field.id));
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

qint64 searchRow(RecordRef record)
{
    return record.id * kSearchKinds + libraryTable(record.kind).number;
}

bool hasPortrait(RecordKind kind)
{
    return kind == RecordKind::Character;
}

/// What `recordIn` reads. JSON comes as its bytes: as text it would be widened and narrowed again.
QString columnsOf(RecordKind kind)
{
    return QStringLiteral("%1.id, %1.system, %1.is_sample, CAST(%1.data AS BLOB), %1.extra, %1.removed, %1.tags, %2")
        .arg(libraryTable(kind).name, hasPortrait(kind) ? QStringLiteral("character.portrait") : QStringLiteral("''"));
}

/// What is written of a record whether it is new or not, in the order of the columns.
std::vector<QVariant> writtenValues(const StoredRecord& record)
{
    const QString tags = QString::fromUtf8(QJsonDocument(textsOf(record.tags)).toJson(QJsonDocument::Compact));
    std::vector<QVariant> values{nameIn(record), detailIn(record), record.sample,
                                 dataIn(record), qt(record.extra), tags};
    if (hasPortrait(record.record.declaration().kind))
        values.push_back(record.portrait.empty() ? QVariant(QMetaType(QMetaType::QString))
                                                 : QVariant(qt(record.portrait)));
    return values;
}

QString idsOf(std::span<const StoredRecord> records)
{
    QStringList ids;
    for (const StoredRecord& record : records)
        ids += QString::number(record.id);
    return arrayText(ids);
}

/// An entry of a list, and which of it.
struct PlacedRank {
    qint64 position = 0;
    std::pair<std::string, std::int32_t> entry;
};

Ranks inPlace(std::vector<PlacedRank>& list)
{
    std::ranges::sort(list, {}, &PlacedRank::position);
    Ranks ranks;
    ranks.entries.reserve(list.size());
    for (PlacedRank& one : list)
        ranks.entries.push_back(std::move(one.entry));
    return ranks;
}

}  // namespace

Rows LibraryRepository::select(const QString& columns, const LibraryQuery& query)
{
    const LibrarySelection selection = selectionFor(query);
    std::vector<QVariant> values = selection.values;
    values.insert(values.end(), selection.orderValues.begin(), selection.orderValues.end());
    values.emplace_back(static_cast<qint64>(query.limit));
    values.emplace_back(static_cast<qint64>(query.offset));
    return m_connection.run(
        QStringLiteral("SELECT %1 FROM %2 ORDER BY %3 LIMIT ? OFFSET ?").arg(columns, selection.from, selection.order),
        values);
}

std::vector<LibraryRow> LibraryRepository::list(const LibraryQuery& query)
{
    std::vector<LibraryRow> rows;
    Rows row = select(
        QStringLiteral("%1.id, %1.name, %1.system, %1.detail, %1.is_sample").arg(libraryTable(query.kind).name), query);
    while (row.next())
        rows.push_back({row.value(0).toLongLong(), utf8(row.value(1)), utf8(row.value(2)), utf8(row.value(3)),
                        row.value(4).toBool()});
    return rows;
}

std::size_t LibraryRepository::count(const LibraryQuery& query)
{
    const LibrarySelection selection = selectionFor(query);
    return m_connection.value(QStringLiteral("SELECT count(*) FROM ") + selection.from, selection.values).toULongLong();
}

std::vector<StoredRecord> LibraryRepository::page(const LibraryQuery& query)
{
    // Only numbers are put in order, not whole rows; those are read as they lie in the file, and each put in its place.
    const QString table = libraryTable(query.kind).name;
    std::unordered_map<RecordId, std::size_t> places;
    QStringList ids;
    {
        Rows row = select(table + QStringLiteral(".id"), query);
        while (row.next()) {
            places.emplace(row.value(0).toLongLong(), places.size());
            ids += row.value(0).toString();
        }
    }
    std::vector<StoredRecord> records(places.size());
    Rows row = m_connection.run(QStringLiteral("SELECT %1 FROM %2 WHERE id IN (SELECT value FROM json_each(?))")
                                    .arg(columnsOf(query.kind), table),
                                {arrayText(ids)});
    while (row.next()) {
        StoredRecord stored = recordIn(row, query.kind);
        records[places.at(stored.id)] = std::move(stored);
    }
    // Another program may have taken one away in between.
    std::erase_if(records, [](const StoredRecord& record) { return record.record.isNull(); });
    if (query.kind == RecordKind::Character && !records.empty())
        readRanks(records);
    return records;
}

std::vector<LibraryHit> LibraryRepository::find(const std::string& search, const std::string& system, std::size_t limit)
{
    return LibrarySearch(m_connection).find(search, system, limit);
}

std::vector<KindHits> LibraryRepository::hits(const std::string& search, const std::string& system)
{
    return LibrarySearch(m_connection).hits(search, system);
}

std::optional<SearchSuggestion> LibraryRepository::suggestion(const LibraryQuery& query)
{
    return LibrarySearch(m_connection).suggestion(query, [this](const LibraryQuery& other) { return count(other); });
}

std::vector<std::string> LibraryRepository::tags(RecordKind kind)
{
    std::vector<std::string> all;
    Rows row = m_connection.run(QStringLiteral("SELECT DISTINCT tag.value FROM %1, json_each(%1.tags) AS tag "
                                               "WHERE removed = 0 AND tags <> '[]' ORDER BY 1 COLLATE NOCASE")
                                    .arg(libraryTable(kind).name));
    while (row.next())
        all.push_back(utf8(row.value(0)));
    return all;
}

StoredRecord LibraryRepository::load(RecordRef record)
{
    const QString table = libraryTable(record.kind).name;
    Rows row = m_connection.run(QStringLiteral("SELECT %1 FROM %2 WHERE id = ?").arg(columnsOf(record.kind), table),
                                {record.id});
    if (!row.next())
        throw Failure(ProblemCode::NotFound, record);
    StoredRecord stored = recordIn(row, record.kind);
    if (record.kind == RecordKind::Character)
        readRanks({&stored, 1});
    return stored;
}

StoredRecord LibraryRepository::recordIn(const Rows& row, RecordKind kind)
{
    StoredRecord stored;
    stored.id = row.value(0).toLongLong();
    stored.system = utf8(row.value(1));
    stored.sample = row.value(2).toBool();
    stored.extra = utf8(row.value(4));
    stored.removed = row.value(5).toBool();
    if (const QString tags = row.value(6).toString(); tags != QStringLiteral("[]"))
        stored.tags = textsIn(QJsonDocument::fromJson(tags.toUtf8()).array());
    stored.portrait = utf8(row.value(7));
    stored.record = ownRecord(row, RecordRef{kind, stored.id}, stored.system, kind, row.value(3).toByteArray());
    return stored;
}

std::string LibraryRepository::systemOf(RecordRef record)
{
    return utf8(m_connection.value(
        QStringLiteral("SELECT system FROM %1 WHERE id = ?").arg(libraryTable(record.kind).name), {record.id}));
}

bool LibraryRepository::contains(RecordRef record)
{
    return m_connection
        .value(QStringLiteral("SELECT 1 FROM %1 WHERE id = ?").arg(libraryTable(record.kind).name), {record.id})
        .isValid();
}

void LibraryRepository::readRanks(std::span<StoredRecord> records)
{
    // In the order they lie in: that of their places would take a second look for each.
    static const QString columns = QStringLiteral(
        "SELECT character_id, CAST(field AS BLOB), position, name, rank FROM character_rank WHERE ");
    static const QString one = columns + QStringLiteral("character_id = ? ORDER BY field, name");
    static const QString many = columns
        + QStringLiteral("character_id IN (SELECT value FROM json_each(?)) ORDER BY character_id, field, name");
    static const QString between = columns
        + QStringLiteral("character_id BETWEEN ? AND ? ORDER BY character_id, field, name");
    std::unordered_map<RecordId, StoredRecord*> byId;
    for (StoredRecord& record : records)
        byId.emplace(record.id, &record);
    const auto [first, last] = std::ranges::minmax_element(records, {}, &StoredRecord::id);
    // Where they lie close together, everything between them is read sooner than looked up.
    const bool isClose = static_cast<quint64>(last->id) - static_cast<quint64>(first->id) < 2 * records.size();
    Rows row = records.size() == 1 ? m_connection.run(one, {first->id})
        : isClose                  ? m_connection.run(between, {first->id, last->id})
                                   : m_connection.run(many, {idsOf(records)});
    const FieldDeclaration* field = nullptr;
    StoredRecord* record = nullptr;
    QByteArray name;
    std::vector<PlacedRank> list;
    const auto finish = [&] {
        if (record && field)
            field->setRanks(record->record.data(), inPlace(list));
        list.clear();
    };
    while (row.next()) {
        const RecordId id = row.value(0).toLongLong();
        QByteArray of = row.value(1).toByteArray();
        if (!record || record->id != id || of != name) {
            finish();
            const auto known = byId.find(id);
            record = known == byId.end() ? nullptr : known->second;
            name = std::move(of);
            field = record
                ? record->record.declaration().find({name.constData(), static_cast<std::size_t>(name.size())})
                : nullptr;
            if (field && !hasOwnRows(record->record.declaration(), *field))
                field = nullptr;
        }
        if (field)
            list.push_back({row.value(2).toLongLong(), {utf8(row.value(3)), row.value(4).toInt()}});
    }
    finish();
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
    const RecordKind kind = record.record.declaration().kind;
    std::vector<QVariant> values{reference(record.id), filled(record.system)};
    for (const QVariant& value : writtenValues(record))
        values.push_back(value);
    m_connection.joined([&] {
        kept.id = m_connection
                      .run(QStringLiteral("INSERT INTO %1 (id, system, name, detail, is_sample, data, extra, tags%2) "
                                          "VALUES (?, ?, ?, ?, ?, ?, ?, ?%3)")
                               .arg(libraryTable(kind).name,
                                    hasPortrait(kind) ? QStringLiteral(", portrait") : QString{},
                                    hasPortrait(kind) ? QStringLiteral(", ?") : QString{}),
                           values)
                      .lastId();
        writeRanks(kept);
        index(kept);
    });
    return kept.id;
}

void LibraryRepository::update(const StoredRecord& record)
{
    const RecordKind kind = record.record.declaration().kind;
    std::vector<QVariant> values = writtenValues(record);
    values.emplace_back(record.id);
    m_connection.joined([&] {
        const Rows row = m_connection.run(
            QStringLiteral("UPDATE %1 SET name = ?, detail = ?, is_sample = ?, data = ?, extra = ?, tags = ?%2, "
                           "removed = 0 WHERE id = ?")
                .arg(libraryTable(kind).name, hasPortrait(kind) ? QStringLiteral(", portrait = ?") : QString{}),
            values);
        if (row.affected() != 1)
            throw Failure(ProblemCode::NotFound, RecordRef{kind, record.id});
        writeRanks(record);
        index(record);
    });
}

void LibraryRepository::remove(RecordRef record)
{
    const LibraryTable& table = libraryTable(record.kind);
    m_connection.joined([&] {
        const Rows row = m_connection.run(
            QStringLiteral("UPDATE %1 SET removed = 1 WHERE id = ? AND removed = 0").arg(table.name), {record.id});
        if (row.affected() != 1)
            throw Failure(ProblemCode::NotFound, record);
        m_connection.run(QStringLiteral("DELETE FROM search WHERE rowid = ?"), {searchRow(record)});
    });
}

std::vector<RecordUse> LibraryRepository::usedBy(RecordRef record)
{
    return RecordUses(m_connection).of(record);
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
                {record.id, QString::fromLatin1(field.id), position++, filled(name), rank});
    }
}

void LibraryRepository::index(const StoredRecord& record)
{
    const qint64 row = searchRow({record.record.declaration().kind, record.id});
    QString tags(u""_qs);
    for (const std::string& tag : record.tags)
        tags += qt(tag) + u' ';
    m_connection.run(
        QStringLiteral("INSERT OR REPLACE INTO search (rowid, name, detail, notes, tags) VALUES (?, ?, ?, ?, ?)"),
        {row, nameIn(record), detailIn(record), textOfGroup(record, "notes", QStringLiteral(" ")), tags});
}

std::string LibraryRepository::keepImage(std::span<const std::byte> bytes)
{
    const QByteArray data(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    const QString digest = QString::fromLatin1(QCryptographicHash::hash(data, QCryptographicHash::Sha256).toHex());
    m_connection.run(QStringLiteral("INSERT OR IGNORE INTO image (digest, data) VALUES (?, ?)"), {digest, data});
    return digest.toStdString();
}

std::vector<std::byte> LibraryRepository::image(const std::string& digest)
{
    const QVariant found = m_connection.value(QStringLiteral("SELECT data FROM image WHERE digest = ?"), {qt(digest)});
    if (!found.isValid())
        throw Failure(ProblemCode::NotFound, {SiteKind::Image, digest});
    const QByteArray data = found.toByteArray();
    std::vector<std::byte> bytes(static_cast<std::size_t>(data.size()));
    std::memcpy(bytes.data(), data.constData(), bytes.size());
    return bytes;
}

std::vector<SavedSearch> LibraryRepository::savedSearches()
{
    std::vector<SavedSearch> all;
    Rows row = m_connection.run(
        QStringLiteral("SELECT id, name, query FROM saved_search ORDER BY name COLLATE NOCASE, id"));
    while (row.next()) {
        SavedSearch& search = all.emplace_back();
        search.id = row.value(0).toLongLong();
        search.name = utf8(row.value(1));
        readOwn(row, {SiteKind::SavedSearch, search.id}, [&] {
            search.query = decodedQuery(QJsonDocument::fromJson(row.value(2).toString().toUtf8()).object());
        });
    }
    return all;
}

RecordId LibraryRepository::saveSearch(const SavedSearch& search)
{
    const QString query = QString::fromUtf8(QJsonDocument(encodedQuery(search.query)).toJson(QJsonDocument::Compact));
    if (search.id == 0)
        return m_connection
            .run(QStringLiteral("INSERT INTO saved_search (name, query) VALUES (?, ?)"), {filled(search.name), query})
            .lastId();
    const Rows row = m_connection.run(QStringLiteral("UPDATE saved_search SET name = ?, query = ? WHERE id = ?"),
                                      {filled(search.name), query, search.id});
    if (row.affected() != 1)
        throw Failure(ProblemCode::NotFound, {SiteKind::SavedSearch, search.id});
    return search.id;
}

void LibraryRepository::removeSearch(RecordId id)
{
    m_connection.run(QStringLiteral("DELETE FROM saved_search WHERE id = ?"), {id});
}

std::string LibraryRepository::savedSearchText(RecordId id)
{
    Rows row = m_connection.run(
        QStringLiteral("SELECT json_object('name', name, 'query', json(query)) FROM saved_search WHERE id = ?"), {id});
    if (!row.next())
        throw Failure(ProblemCode::NotFound, {SiteKind::SavedSearch, id});
    return utf8(row.value(0));
}

void LibraryRepository::putBackSearch(RecordId id, const QJsonObject& object)
{
    const QJsonObject query = object[QStringLiteral("query")].toObject();
    m_connection.run(QStringLiteral("INSERT INTO saved_search (id, name, query) VALUES (?, ?, ?) "
                                    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, query = excluded.query"),
                     {id, object[QStringLiteral("name")].toString(),
                      QString::fromUtf8(QJsonDocument(query).toJson(QJsonDocument::Compact))});
}

}  // namespace hitspread::storage
