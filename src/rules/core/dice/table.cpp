#include "rules/core/dice/table.h"

#include "rules/core/declare/record.h"

namespace hitspread {

namespace {

using Kind = FieldFault::Kind;

/// The fault of one row's results, if it has one. `next` is the first result the rows before leave.
void checkResults(const FieldDeclaration& field, std::size_t row, const TableRow& told, std::int64_t next,
                  std::vector<FieldFault>& faults)
{
    const TableShape& shape = *field.shape;
    if (told.upTo < told.from)
        faults.push_back({field.id, row, Kind::EndsBeforeBeginning, told.upTo, told.from});
    else if (told.from < shape.first)
        faults.push_back({field.id, row, Kind::BelowMinimum, told.from, shape.first});
    else if (told.upTo > shape.last)
        faults.push_back({field.id, row, Kind::AboveMaximum, told.upTo, shape.last});
    else if (told.from > next)
        faults.push_back({field.id, row, Kind::Gap, next, std::int64_t{told.from} - 1});
    else if (told.from < next)
        faults.push_back({field.id, row, Kind::Overlap, told.from, next - 1});
}

void checkCells(const FieldDeclaration& field, std::size_t row, const TableRow& told, std::vector<FieldFault>& faults)
{
    for (std::size_t i = 0; i < field.shape->columns.size(); ++i) {
        const TableColumn& column = field.shape->columns[i];
        const std::int32_t cell = told.cells[i];
        const bool isLow = cell < column.lowest();
        if (!isLow && cell <= column.highest())
            continue;
        const Kind kind = !column.choices.empty() ? Kind::NoSuchChoice
            : isLow                               ? Kind::BelowMinimum
                                                  : Kind::AboveMaximum;
        faults.push_back(
            {field.id, row, kind, cell, isLow ? column.lowest() : column.highest(), static_cast<std::int8_t>(i)});
    }
}

}  // namespace

std::size_t Table::rowOf(std::int32_t result) const
{
    const auto found = std::ranges::find_if(rows, [result](const TableRow& row) { return result <= row.upTo; });
    return static_cast<std::size_t>((found == rows.end() ? found - 1 : found) - rows.begin());
}

std::vector<FieldFault> faultsOf(const FieldDeclaration& field, const Table& table)
{
    const TableShape& shape = *field.shape;
    std::vector<FieldFault> faults;
    if (table.rows.size() > shape.mostRows)
        return {{field.id, shape.mostRows, Kind::TooManyRows, static_cast<std::int64_t>(table.rows.size()),
                 static_cast<std::int64_t>(shape.mostRows)}};
    if (table.rows.empty())
        return {{field.id, 0, Kind::Gap, shape.first, shape.last}};
    std::int64_t next = shape.first;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const TableRow& told = table.rows[row];
        checkResults(field, row, told, next, faults);
        checkCells(field, row, told, faults);
        next = std::max(next, std::int64_t{std::max(told.from, told.upTo)} + 1);
    }
    if (next <= shape.last)
        faults.push_back({field.id, table.rows.size() - 1, Kind::NotToTheEnd, next - 1, shape.last});
    return faults;
}

}  // namespace hitspread
