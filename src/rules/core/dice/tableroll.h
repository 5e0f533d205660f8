#pragma once

#include "rules/core/declare/declare.h"
#include "rules/core/trace/derivation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace hitspread {

/// A table to roll on: what it is, and as it stands.
struct OnTable {
    const FieldDeclaration& field;
    const Table& table;
};

/// What a roll on a table came to. The row stays where the table is.
struct TableRoll {
    const TableRow& row;
    std::int32_t number;  ///< of the row, from 1
    std::int32_t rolled;

    /// What stands in one column. A step that derives it with Operation::LookUp shows the roll and the row.
    [[nodiscard]] std::int32_t cell(std::size_t column) const { return row.cells[column]; }
};

/// A roll of which only counts which row of a table it falls into: who walks through all results needs one of each row. The
/// question says which table. Precondition: the table has no fault, and holds every sum there is.
template <typename Name, typename Rule>
TableRoll Derivation::rollOn(Name name, Rule rule, int dice, int sides, const OnTable& on, int index)
{
    std::array<std::int32_t, kMostTableRows> highest{};
    const std::vector<TableRow>& rows = on.table.rows;
    assert(!rows.empty() && rows.size() <= highest.size() && rows.back().upTo >= dice * sides);
    std::ranges::transform(rows, highest.begin(), &TableRow::upTo);
    const std::int32_t rolled =
        rollOn(name, rule, dice, sides, std::span(highest).first(rows.size()), index, &on.field).sum();
    const std::size_t row = on.table.rowOf(rolled);
    return {rows[row], static_cast<std::int32_t>(row) + 1, rolled};
}

template <typename Name, typename Rule>
const Answer& Derivation::rollCell(Name name, Rule rule, int sides, const FieldDeclaration& table, int index)
{
    Question question = rollOf(name, rule, 2, sides, RollUse::Faces, index);
    question.table = &table;
    return ask(question);
}

}  // namespace hitspread
