#include "storage/library/libraryrepository.h"

#include "formats/codec/recordcodec.h"
#include "services/refusal/problem.h"
#include "storage/library/libraryselection.h"
#include "storage/library/recordsql.h"
#include "storage/library/recordtable.h"
#include "storage/library/recorduses.h"
#include "storage/library/savedsearch.h"
#include "storage/library/searchindex.h"
#include "storage/log/ownrows.h"
#include "storage/sqlite/text.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstring>
#include <iterator>
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

/// Bound as bytes and taken as text (CAST): it is never widened.
QByteArray dataIn(const StoredRecord& record)
{
    return QByteArray::fromStdString(formats::recordText(record.record, &hasOwnRows));
}

qint64 searchRow(RecordRef record)
{
    return record.id * kSearchKinds + libraryTable(record.kind).number;
}

/// What is written of a record whether it is new or not, in the order of the columns.
std::vector<QVariant> writtenValues(const StoredRecord& record)
{
    const QString tags = record.tags.empty()
        ? QStringLiteral("[]")
        : QString::fromUtf8(QJsonDocument(textsOf(record.tags)).toJson(QJsonDocument::Compact));
    std::vector<QVariant> values{nameIn(record), detailIn(record), record.sample,
                                 dataIn(record), qt(record.extra), tags};
    if (recordsql::hasPortrait(record.record.declaration().kind))
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

ResultSet LibraryRepository::select(const QString& columns, const LibraryQuery& query)
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
    ResultSet row = select(
        QStringLiteral("%1.id, %1.name, %1.system, %1.detail, %1.is_sample").arg(libraryTable(query.kind).name), query);
    while (row.next())
        rows.push_back({row.number(0), row.text(1), row.text(2), row.text(3), row.value(4).toBool()});
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
        ResultSet row = select(table + QStringLiteral(".id"), query);
        while (row.next()) {
            places.emplace(row.number(0), places.size());
            ids += row.value(0).toString();
        }
    }
    std::vector<StoredRecord> records(places.size());
    ResultSet row = m_connection.run(QStringLiteral("SELECT %1 FROM %2 WHERE id IN (SELECT value FROM json_each(?))")
                                         .arg(recordsql::columnsOf(query.kind), table),
                                     {arrayText(ids)});
    while (row.next()) {
        StoredRecord stored = recordIn(row, query.kind);
        const auto place = places.find(stored.id);
        if (place == places.end())
            throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, row.file()},
                          because<Reason::PagesContradict>());
        records[place->second] = std::move(stored);
    }
    // Another program may have taken one away in between.
    std::erase_if(records, [](const StoredRecord& record) { return record.record.isNull(); });
    if (query.kind == RecordKind::Character && !records.empty())
        readRanks(records);
    return records;
}

std::vector<LibraryHit> LibraryRepository::find(const std::string& search, const std::string& system, std::size_t limit)
{
    return SearchIndex(m_connection).find(search, system, limit);
}

std::vector<KindHits> LibraryRepository::hits(const std::string& search, const std::string& system)
{
    return SearchIndex(m_connection).hits(search, system);
}

std::optional<SearchSuggestion> LibraryRepository::suggestion(const LibraryQuery& query)
{
    return SearchIndex(m_connection).suggestion(query, [this](const LibraryQuery& other) { return count(other); });
}

std::vector<std::string> LibraryRepository::tags(RecordKind kind)
{
    std::vector<std::string> all;
    ResultSet row = m_connection.run(QStringLiteral("SELECT DISTINCT tag.value FROM %1, json_each(%1.tags) AS tag "
                                                    "WHERE removed = 0 AND tags <> '[]' ORDER BY 1 COLLATE NOCASE")
                                         .arg(libraryTable(kind).name));
    while (row.next())
        all.push_back(row.text(0));
    return all;
}

StoredRecord LibraryRepository::load(RecordRef record)
{
    ResultSet row = m_connection.run(recordsql::loadOf(record.kind), {record.id});
    if (!row.next())
        throw Failure(ProblemCode::NotFound, record);
    StoredRecord stored = recordIn(row, record.kind);
    if (record.kind == RecordKind::Character)
        readRanks({&stored, 1});
    return stored;
}

StoredRecord LibraryRepository::recordIn(const ResultSet& row, RecordKind kind)
{
    StoredRecord stored;
    stored.id = row.number(0);
    stored.system = row.text(1);
    stored.sample = row.number(2) != 0;
    stored.extra = row.text(4);
    stored.removed = row.number(5) != 0;
    if (const QByteArray tags = row.bytes(6); tags != "[]")
        stored.tags = textsIn(QJsonDocument::fromJson(tags).array());
    stored.portrait = row.text(7);
    stored.record = ownRecord(row, RecordRef{kind, stored.id}, stored.system, kind, row.bytes(3));
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
        "SELECT character_id, field, position, name, rank FROM character_rank WHERE ");
    static const QString one = columns + QStringLiteral("character_id = ? ORDER BY field, name");
    static const QString many = columns
        + QStringLiteral("character_id IN (SELECT value FROM json_each(?)) ORDER BY character_id, field, name");
    static const QString between = columns
        + QStringLiteral("character_id BETWEEN ? AND ? ORDER BY character_id, field, name");
    std::vector<StoredRecord*> byId;
    byId.reserve(records.size());
    for (StoredRecord& record : records)
        byId.push_back(&record);
    std::ranges::sort(byId, {}, &StoredRecord::id);
    const RecordId first = byId.front()->id;
    const RecordId last = byId.back()->id;
    // Where they lie close together, everything between them is read sooner than looked up.
    const bool isClose = static_cast<quint64>(last) - static_cast<quint64>(first) < 2 * records.size();
    ResultSet row = records.size() == 1 ? m_connection.run(one, {first})
        : isClose                       ? m_connection.run(between, {first, last})
                                        : m_connection.run(many, {idsOf(records)});
    auto next = byId.begin();  // rows come in the order of their ids, too
    StoredRecord* record = nullptr;
    const FieldDeclaration* field = nullptr;
    std::string name;
    std::vector<PlacedRank> list;
    const auto finish = [&] {
        if (record && field)
            field->setRanks(record->record.data(), inPlace(list));
        list.clear();
    };
    while (row.next()) {
        const RecordId id = row.number(0);
        std::string of = row.text(1);
        if (!record || record->id != id || of != name) {
            finish();
            while (next != byId.end() && (*next)->id < id)
                ++next;
            record = next != byId.end() && (*next)->id == id ? *next : nullptr;
            name = std::move(of);
            field = record ? record->record.declaration().find(name) : nullptr;
            if (field && !hasOwnRows(record->record.declaration(), *field))
                field = nullptr;
        }
        if (field)
            list.push_back({row.number(2), {row.text(3), static_cast<std::int32_t>(row.number(4))}});
    }
    finish();
}

RecordId LibraryRepository::insert(const StoredRecord& record)
{
    return insertAs(record, 0);
}

RecordId LibraryRepository::insertAs(const StoredRecord& record, RecordId wanted)
{
    const RecordKind kind = record.record.declaration().kind;
    std::vector<QVariant> values{reference(wanted), filled(record.system)};
    for (QVariant& value : writtenValues(record))
        values.push_back(std::move(value));
    RecordId id = 0;
    m_connection.joined([&] {
        id = m_connection.run(recordsql::insertOf(kind), values).lastId();
        writeRanks(record, id);
        // Nothing stands there under a number that is new.
        index(record, id, wanted == 0);
    });
    return id;
}

void LibraryRepository::update(const StoredRecord& record)
{
    const RecordKind kind = record.record.declaration().kind;
    std::vector<QVariant> values = writtenValues(record);
    values.emplace_back(record.id);
    m_connection.joined([&] {
        const ResultSet row = m_connection.run(recordsql::updateOf(kind), values);
        if (row.affected() != 1)
            throw Failure(ProblemCode::NotFound, RecordRef{kind, record.id});
        if (kind == RecordKind::Character)
            m_connection.run(QStringLiteral("DELETE FROM character_rank WHERE character_id = ?"), {record.id});
        writeRanks(record, record.id);
        index(record, record.id, false);
    });
}

void LibraryRepository::remove(RecordRef record)
{
    m_connection.joined([&] {
        const ResultSet row = m_connection.run(recordsql::removeOf(record.kind), {record.id});
        if (row.affected() != 1)
            throw Failure(ProblemCode::NotFound, record);
        m_connection.run(QStringLiteral("DELETE FROM search WHERE rowid = ?"), {searchRow(record)});
    });
}

std::vector<RecordUse> LibraryRepository::usedBy(RecordRef record)
{
    return RecordUses(m_connection).of(record);
}

/// Those of a character who has none.
void LibraryRepository::writeRanks(const StoredRecord& record, RecordId id)
{
    static const QString insert = QStringLiteral(
        "INSERT INTO character_rank (character_id, field, position, name, rank) VALUES (?, ?, ?, ?, ?)");
    const RecordDeclaration& declaration = record.record.declaration();
    for (const FieldDeclaration& field : declaration.fields) {
        if (!hasOwnRows(declaration, field))
            continue;
        const QString list = QString::fromLatin1(field.id);
        int position = 0;
        for (const auto& [name, rank] : field.ranks(record.record.data()).entries)
            m_connection.run(insert, {id, list, position++, filled(name), rank});
    }
}

void LibraryRepository::index(const StoredRecord& record, RecordId id, bool isNew)
{
    static const QString columns = QStringLiteral(
        "INTO search (rowid, name, detail, notes, tags) VALUES (?, ?, ?, ?, ?)");
    static const QString insert = QStringLiteral("INSERT ") + columns;
    static const QString replace = QStringLiteral("INSERT OR REPLACE ") + columns;
    QString tags(u""_qs);
    for (const std::string& tag : record.tags)
        tags += qt(tag) + u' ';
    m_connection.run(isNew ? insert : replace,
                     {searchRow({record.record.declaration().kind, id}), nameIn(record), detailIn(record),
                      textOfGroup(record, "notes", QStringLiteral(" ")), tags});
}

void LibraryRepository::indexAnew()
{
    m_connection.run(QStringLiteral("DELETE FROM search"));
    for (const RecordTable& table : libraryTables()) {
        ResultSet row = m_connection.run(QStringLiteral("SELECT id FROM %1 WHERE removed = 0").arg(table.name));
        while (row.next())
            index(load({table.kind, row.number(0)}), row.number(0), true);
    }
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
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT id, name, query FROM saved_search ORDER BY name COLLATE NOCASE, id"));
    while (row.next()) {
        SavedSearch& search = all.emplace_back();
        search.id = row.number(0);
        search.name = row.text(1);
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
    const ResultSet row = m_connection.run(QStringLiteral("UPDATE saved_search SET name = ?, query = ? WHERE id = ?"),
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
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT json_object('name', name, 'query', json(query)) FROM saved_search WHERE id = ?"), {id});
    if (!row.next())
        throw Failure(ProblemCode::NotFound, {SiteKind::SavedSearch, id});
    return row.text(0);
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
