#include "storage/library/recordsql.h"

#include "storage/library/recordtable.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace hitspread::storage::recordsql {

namespace {

/// A statement for each table of the library.
template <typename Make>
std::vector<QString> forEachTable(const Make& make)
{
    std::vector<QString> made;
    std::ranges::transform(libraryTables(), std::back_inserter(made), make);
    return made;
}

const QString& ofKind(const std::vector<QString>& statements, RecordKind kind)
{
    return statements[static_cast<std::size_t>(&libraryTable(kind) - libraryTables().data())];
}

}  // namespace

bool hasPortrait(RecordKind kind)
{
    return kind == RecordKind::Character;
}

QString columnsOf(RecordKind kind)
{
    return QStringLiteral("%1.id, %1.system, %1.is_sample, CAST(%1.data AS BLOB), %1.extra, %1.removed, %1.tags, %2")
        .arg(libraryTable(kind).name, hasPortrait(kind) ? QStringLiteral("character.portrait") : QStringLiteral("''"));
}

const QString& loadOf(RecordKind kind)
{
    static const std::vector<QString> all = forEachTable([](const RecordTable& table) {
        return QStringLiteral("SELECT %1 FROM %2 WHERE id = ?").arg(columnsOf(table.kind), table.name);
    });
    return ofKind(all, kind);
}

const QString& insertOf(RecordKind kind)
{
    static const std::vector<QString> all = forEachTable([](const RecordTable& table) {
        return QStringLiteral("INSERT INTO %1 (id, system, name, detail, is_sample, data, extra, tags%2) "
                              "VALUES (?, ?, ?, ?, ?, CAST(? AS TEXT), ?, ?%3)")
            .arg(table.name, hasPortrait(table.kind) ? QStringLiteral(", portrait") : QString{},
                 hasPortrait(table.kind) ? QStringLiteral(", ?") : QString{});
    });
    return ofKind(all, kind);
}

const QString& updateOf(RecordKind kind)
{
    static const std::vector<QString> all = forEachTable([](const RecordTable& table) {
        return QStringLiteral(
                   "UPDATE %1 SET name = ?, detail = ?, is_sample = ?, data = CAST(? AS TEXT), extra = ?, tags = ?%2, "
                   "removed = 0 WHERE id = ?")
            .arg(table.name, hasPortrait(table.kind) ? QStringLiteral(", portrait = ?") : QString{});
    });
    return ofKind(all, kind);
}

const QString& removeOf(RecordKind kind)
{
    static const std::vector<QString> all = forEachTable([](const RecordTable& table) {
        return QStringLiteral("UPDATE %1 SET removed = 1 WHERE id = ? AND removed = 0").arg(table.name);
    });
    return ofKind(all, kind);
}

}  // namespace hitspread::storage::recordsql
