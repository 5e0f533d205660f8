#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace hitspread {

struct FieldDeclaration;
struct FieldFault;

inline constexpr std::size_t kMostTableColumns = 4;
inline constexpr std::size_t kMostTableRows = 100;

/// One row of a table: the results it is for, both ends among them, and what stands there.
struct TableRow {
    std::int32_t from = 0;
    std::int32_t upTo = 0;
    std::array<std::int32_t, kMostTableColumns> cells{};  ///< by column; those beyond the table's columns are 0

    friend constexpr bool operator==(const TableRow&, const TableRow&) = default;
};

/// A table of the rules as it stands: its rows from the lowest result to the highest.
struct Table {
    std::vector<TableRow> rows;

    /// Which row a result falls into, from 0; results beyond the last row fall into that. Precondition: there are rows.
    [[nodiscard]] std::size_t rowOf(std::int32_t result) const;

    friend bool operator==(const Table&, const Table&) = default;
};

/// One column: what may stand in its cells.
struct TableColumn {
    std::string_view id;
    std::int32_t minimum = 0;
    std::int32_t maximum = 0;
    std::span<const std::string_view> choices{};  ///< spelling of the enumerators; empty: numbers

    [[nodiscard]] constexpr std::int32_t lowest() const { return choices.empty() ? minimum : 0; }
    [[nodiscard]] constexpr std::int32_t highest() const
    {
        return choices.empty() ? maximum : static_cast<std::int32_t>(choices.size()) - 1;
    }
};

/// What a table is rolled with, what its rows hold, and the values it comes with. Where the document prints none, only house values
/// are given, and whoever shows them says so.
struct TableShape {
    std::int32_t first = 1;  ///< the lowest result there is
    std::int32_t last = 1;   ///< the highest
    std::span<const TableColumn> columns;
    std::span<const TableRow> printed{};  ///< as the document has them; empty: it prints none
    std::span<const TableRow> house{};    ///< ours; empty: the printed ones
    std::size_t mostRows = kMostTableRows;
    std::span<const std::string_view> results{};  ///< spelling of each result, from the first; empty: they are numbers
    /// Of a table that is rolled on with two dice, one for the line and one for the place in it: places in a line. 0: with one roll.
    std::int32_t across = 0;

    /// The result two such dice come to. Precondition: `across` is not 0.
    [[nodiscard]] constexpr std::int32_t resultOf(std::int32_t line, std::int32_t place) const
    {
        return first + across * (line - 1) + place - 1;
    }
    /// What a new table holds.
    [[nodiscard]] constexpr std::span<const TableRow> shipped() const { return house.empty() ? printed : house; }
};

[[nodiscard]] inline Table tableOf(std::span<const TableRow> rows)
{
    return {{rows.begin(), rows.end()}};
}

/// Whether rows hold each result from `first` to `last` once, in order.
[[nodiscard]] constexpr bool cover(std::span<const TableRow> rows, std::int32_t first, std::int32_t last)
{
    std::int64_t next = first;
    for (const TableRow& row : rows) {
        if (row.from != next || row.upTo < row.from)
            return false;
        next = std::int64_t{row.upTo} + 1;
    }
    return !rows.empty() && next == std::int64_t{last} + 1;
}

/// Everything that is wrong with a table, row by row: results that no row holds or several do, rows that end before they begin, a
/// last row that does not reach the end, cells out of range. Precondition: the field is a Table.
[[nodiscard]] std::vector<FieldFault> faultsOf(const FieldDeclaration& field, const Table& table);

}  // namespace hitspread
