#include "models/rules/locationshares.h"

#include <algorithm>

namespace hitspread {

namespace {

std::int32_t lengthOf(const TableRow& row)
{
    return std::max(0, row.upTo - row.from + 1);
}

}  // namespace

std::vector<std::size_t> LocationShares::rowsOf(const Table& table, std::size_t location) const
{
    std::vector<std::size_t> found;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (table.rows[row].cells[m_column] == static_cast<std::int32_t>(location))
            found.push_back(row);
    }
    return found;
}

std::int32_t LocationShares::shareOf(const Table& table, std::size_t location) const
{
    std::int32_t share = 0;
    for (const std::size_t row : rowsOf(table, location))
        share += lengthOf(table.rows[row]);
    return share;
}

std::int32_t LocationShares::sum(const Table& table) const
{
    std::int32_t sum = 0;
    for (const TableRow& row : table.rows)
        sum += lengthOf(row);
    return sum;
}

Table LocationShares::withShare(const Table& table, std::size_t location, std::int32_t share,
                                const TableRow& like) const
{
    Table other = table;
    std::int32_t more = share - shareOf(table, location);
    std::vector<std::size_t> rows = rowsOf(table, location);
    if (rows.empty() && more > 0) {
        TableRow row{1, 0, like.cells};
        row.cells[m_column] = static_cast<std::int32_t>(location);
        const auto before = std::ranges::find_if(
            other.rows, [this, &row](const TableRow& one) { return one.cells[m_column] > row.cells[m_column]; });
        rows.push_back(static_cast<std::size_t>(before - other.rows.begin()));
        other.rows.insert(before, row);
    }
    for (; !rows.empty() && more != 0; rows.pop_back()) {
        TableRow& row = other.rows[rows.back()];
        const std::int32_t change = std::max(more, -lengthOf(row));
        row.upTo = row.from - 1 + lengthOf(row) + change;
        more -= change;
    }
    std::erase_if(other.rows, [](const TableRow& row) { return lengthOf(row) == 0; });
    std::int32_t next = m_shape.first;
    for (TableRow& row : other.rows) {
        const std::int32_t length = lengthOf(row);
        row.from = next;
        row.upTo = next + length - 1;
        next += length;
    }
    return other;
}

}  // namespace hitspread
