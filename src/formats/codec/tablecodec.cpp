#include "formats/codec/tablecodec.h"

#include "formats/codec/fieldcodec.h"
#include "formats/schema/fieldschema.h"
#include "services/library/recordvalues.h"

#include <algorithm>
#include <limits>

namespace hitspread::formats {

namespace {

const QString kFrom = QStringLiteral("from");
const QString kUpTo = QStringLiteral("to");
const QString kCells = QStringLiteral("cells");

QJsonValue encodeCell(const TableColumn& column, std::int32_t cell)
{
    if (column.choices.empty())
        return cell;
    const bool isOne = cell >= 0 && static_cast<std::size_t>(cell) < column.choices.size();
    return isOne ? QJsonValue(toQString(column.choices[static_cast<std::size_t>(cell)])) : QJsonValue(cell);
}

std::int32_t decodeCell(const TableColumn& column, const QJsonValue& value, const DocumentPath& place)
{
    if (column.choices.empty())
        return static_cast<std::int32_t>(wholeNumber(value, column.minimum, column.maximum, place));
    const std::string spelling = textOf(value, place).toStdString();
    const auto found = std::ranges::find(column.choices, spelling);
    if (found == column.choices.end())
        refuse<Reason::NotAChoice>(place, spelling, column.choices);
    return static_cast<std::int32_t>(found - column.choices.begin());
}

/// Every member is one of the row's own, and none but `from` may be left out.
void requireMembers(const TableShape& shape, const QJsonObject& row, const DocumentPath& place)
{
    QStringList known{kFrom, kUpTo};
    for (const TableColumn& column : shape.columns)
        known << toQString(column.id);
    for (auto member = row.begin(); member != row.end(); ++member) {
        if (!known.contains(member.key()))
            refuse<Reason::UnknownMember>(place.member(member.key()));
    }
    for (const QString& member : known) {
        if (member != kFrom && !row.contains(member))
            refuse<Reason::MemberMissing>(place.member(member));
    }
}

TableRow decodeRow(const TableShape& shape, const QJsonValue& value, std::int32_t next, const DocumentPath& place)
{
    if (!value.isObject())
        refuse<Reason::GiveObject>(place, kindOf(value));
    const QJsonObject object = value.toObject();
    requireMembers(shape, object, place);
    const auto result = [&](const QString& member) {
        return static_cast<std::int32_t>(
            wholeNumber(object.value(member), shape.first, shape.last, place.member(member)));
    };
    TableRow row;
    row.from = object.contains(kFrom) ? result(kFrom) : next;
    row.upTo = result(kUpTo);
    for (std::size_t i = 0; i < shape.columns.size(); ++i) {
        const QString id = toQString(shape.columns[i].id);
        row.cells[i] = decodeCell(shape.columns[i], object.value(id), place.member(id));
    }
    return row;
}

}  // namespace

QJsonArray encodeTable(const TableShape& shape, const Table& table)
{
    QJsonArray rows;
    for (const TableRow& row : table.rows) {
        QJsonObject object{{kFrom, row.from}, {kUpTo, row.upTo}};
        for (std::size_t i = 0; i < shape.columns.size(); ++i)
            object.insert(toQString(shape.columns[i].id), encodeCell(shape.columns[i], row.cells[i]));
        rows.append(object);
    }
    return rows;
}

Table decodeTable(const FieldDeclaration& field, const QJsonValue& value, const DocumentPath& place)
{
    const TableShape& shape = *field.shape;
    const QJsonArray rows = arrayOf(value, place);
    if (static_cast<std::size_t>(rows.size()) > shape.mostRows)
        refuse<Reason::TooManyElements>(place, rows.size(), shape.mostRows);
    Table table;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const std::int32_t next = table.rows.empty() ? shape.first : table.rows.back().upTo + 1;
        table.rows.push_back(decodeRow(shape, rows[i], next, place.element(i)));
    }
    if (const std::vector<FieldFault> faults = faultsOf(field, table); !faults.empty())
        refuseFault(field, faults.front(), place);
    return table;
}

QJsonObject tableSchema(const TableShape& shape)
{
    const QJsonObject result = wholeNumberSchema(shape.first, shape.last);
    QJsonObject properties{{kFrom, result}, {kUpTo, result}};
    QJsonArray required{kUpTo};
    for (const TableColumn& column : shape.columns) {
        QJsonObject cell = wholeNumberSchema(column.minimum, column.maximum);
        if (!column.choices.empty()) {
            QJsonArray spellings;
            for (const std::string_view choice : column.choices)
                spellings.append(toQString(choice));
            cell = {{u"type"_qs, u"string"_qs}, {u"enum"_qs, spellings}};
        }
        properties.insert(toQString(column.id), cell);
        required.append(toQString(column.id));
    }
    return {{u"type"_qs, u"array"_qs},
            {u"minItems"_qs, 1},
            {u"maxItems"_qs, static_cast<int>(shape.mostRows)},
            {u"items"_qs,
             QJsonObject{{u"type"_qs, u"object"_qs},
                         {u"properties"_qs, properties},
                         {u"required"_qs, required},
                         {u"additionalProperties"_qs, false}}}};
}

QJsonArray encodeRows(const Table& table)
{
    QJsonArray rows;
    for (const TableRow& row : table.rows) {
        QJsonArray cells;
        for (const std::int32_t cell : row.cells)
            cells.append(cell);
        rows.append(QJsonObject{{kFrom, row.from}, {kUpTo, row.upTo}, {kCells, cells}});
    }
    return rows;
}

Table decodeRows(const QJsonArray& rows, const DocumentPath& place)
{
    const auto number = [](const QJsonValue& value, const DocumentPath& where) {
        using Limits = std::numeric_limits<std::int32_t>;
        return static_cast<std::int32_t>(wholeNumber(value, Limits::min(), Limits::max(), where));
    };
    Table table;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const DocumentPath here = place.element(i);
        const DocumentPath inCells = here.member(kCells);
        if (!rows[i].isObject())
            refuse<Reason::GiveObject>(here, kindOf(rows[i]));
        const QJsonObject object = rows[i].toObject();
        const QJsonArray cells = arrayOf(object.value(kCells), inCells);
        TableRow row{
            number(object.value(kFrom), here.member(kFrom)), number(object.value(kUpTo), here.member(kUpTo)), {}};
        for (std::size_t cell = 0; cell < row.cells.size(); ++cell) {
            const auto at = static_cast<qsizetype>(cell);
            row.cells[cell] = number(cells.at(at), inCells.element(at));
        }
        table.rows.push_back(row);
    }
    return table;
}

}  // namespace hitspread::formats
