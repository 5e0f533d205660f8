#include "storage/recovery/rowshape.h"

#include "rules/systems/registry.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/connection.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace hitspread::storage {

namespace {

using Column = RowShape::Column;

bool canHold(const Column& column, const QVariant& value)
{
    // The file has nothing there, and the number elsewhere.
    if (column.isRowid)
        return !value.isValid();
    if (!value.isValid())
        return !column.isNeeded;
    switch (column.type) {
    case RowShape::Type::Integer: return value.typeId() == QMetaType::LongLong;
    case RowShape::Type::Text: return value.typeId() == QMetaType::QString;
    case RowShape::Type::Blob: return value.typeId() == QMetaType::QByteArray;
    }
    return false;
}

/// Whether a record has no members but those its kind declares. Which kind it is, the tables of the library do not say: they are alike.
bool isOfKind(RecordKind kind, const QString& system, const QString& data)
{
    const System* rules = findSystem(system.toStdString());
    const RecordDeclaration* declaration = rules ? rules->record(kind) : nullptr;
    const QJsonDocument document = QJsonDocument::fromJson(data.toUtf8());
    return declaration && document.isObject()
        && std::ranges::all_of(document.object().keys(), [declaration](const QString& member) {
               return declaration->find(member.toStdString()) != nullptr;
           });
}

RowShape shapeOf(Connection& campaign, const QString& table, bool hasRowids)
{
    RowShape shape{.name = table, .hasRowids = hasRowids};
    std::vector<std::pair<int, Column>> inKey;
    std::vector<Column> others;
    bool mayBeMissing = false;
    ResultSet row = campaign.run(
        QStringLiteral("SELECT name, type, \"notnull\", dflt_value, pk FROM pragma_table_info(?)"), {table});
    while (row.next()) {
        const QString type = row.value(1).toString();
        const int key = row.value(4).toInt();
        Column column{.name = row.value(0).toString(),
                      .type = type == u"INTEGER" ? RowShape::Type::Integer
                          : type == u"BLOB"      ? RowShape::Type::Blob
                                                 : RowShape::Type::Text,
                      .isNeeded = row.value(2).toBool() || key > 0,
                      .isRowid = hasRowids && key > 0 && type == u"INTEGER"};
        mayBeMissing = !column.isNeeded || !row.value(3).isNull();
        if (!hasRowids && key > 0)
            inKey.emplace_back(key, std::move(column));
        else
            others.push_back(std::move(column));
        if (!mayBeMissing || key > 0)
            shape.least = inKey.size() + others.size();
    }
    // Without row numbers the key lies before all else.
    std::ranges::sort(inKey, {}, [](const auto& one) { return one.first; });
    for (auto& [key, column] : inKey)
        shape.columns.push_back(std::move(column));
    std::ranges::move(others, std::back_inserter(shape.columns));
    const auto record = std::ranges::find(libraryTables(), table, &RecordTable::name);
    if (record != libraryTables().end())
        shape.kind = record->kind;
    return shape;
}

}  // namespace

bool RowShape::fits(const RawRow& row) const
{
    if (row.values.size() < least || row.values.size() > columns.size())
        return false;
    const bool hasTypes = std::ranges::equal(
        row.values, std::span(columns).first(row.values.size()),
        [](const QVariant& value, const Column& column) { return canHold(column, value); });
    if (!hasTypes || !kind)
        return hasTypes;
    const auto text = [&](const char* column) {
        const auto at = std::ranges::find(columns, QLatin1String(column), &Column::name) - columns.begin();
        return row.values.at(static_cast<std::size_t>(at)).toString();
    };
    return isOfKind(*kind, text("system"), text("data"));
}

std::vector<RowShape> shapesOf(Connection& campaign)
{
    std::vector<RowShape> shapes;
    // Every table of ours is STRICT, and no other is.
    ResultSet row = campaign.run(QStringLiteral("SELECT name, wr FROM pragma_table_list WHERE strict ORDER BY name"));
    while (row.next())
        shapes.push_back(shapeOf(campaign, row.value(0).toString(), !row.value(1).toBool()));
    return shapes;
}

}  // namespace hitspread::storage
