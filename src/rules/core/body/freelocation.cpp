#include "rules/core/body/freelocation.h"

#include "rules/core/declare/record.h"
#include "rules/core/dice/table.h"
#include "rules/core/system.h"
#include "rules/core/systemfacets.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {

namespace {

/// Which column of a table says where; nothing: none does.
std::optional<std::size_t> locationColumn(const System& system, const TableShape& shape)
{
    for (std::size_t column = 0; column < shape.columns.size(); ++column) {
        if (std::ranges::equal(shape.columns[column].choices, system.locations()))
            return column;
    }
    return std::nullopt;
}

/// The shipped rows in place of those of the location, each with its own results of it; what they join is one row again.
std::vector<TableRow> withoutLocation(const Table& table, const TableShape& shape, std::size_t column,
                                      std::int32_t location)
{
    std::vector<TableRow> rows;
    const auto add = [&rows](const TableRow& row, bool joins) {
        if (joins && !rows.empty() && rows.back().cells == row.cells)
            rows.back().upTo = row.upTo;
        else
            rows.push_back(row);
    };
    bool isBehindFreed = false;
    for (const TableRow& row : table.rows) {
        if (row.cells[column] != location) {
            add(row, isBehindFreed);
            isBehindFreed = false;
            continue;
        }
        for (TableRow shipped : shape.shipped()) {
            shipped.from = std::max(shipped.from, row.from);
            shipped.upTo = std::min(shipped.upTo, row.upTo);
            if (shipped.from <= shipped.upTo)
                add(shipped, true);
        }
        isBehindFreed = true;
    }
    return rows;
}

}  // namespace

void freeLocation(const System& system, void* switches, std::size_t location)
{
    const RecordDeclaration* record = system.record(RecordKind::Switches);
    if (!record || location >= system.locations().size())
        return;
    const std::string_view id = system.locations()[location];
    for (const FieldDeclaration& field : record->fields) {
        if (field.kind == FieldKind::Table) {
            const auto column = locationColumn(system, *field.shape);
            if (!column)
                continue;
            Table table{
                withoutLocation(field.table(switches), *field.shape, *column, static_cast<std::int32_t>(location))};
            // More rows than there may be: then the whole of it is as it comes.
            if (table.rows.size() > field.shape->mostRows)
                table = tableOf(field.shape->shipped());
            field.setTable(switches, std::move(table));
        } else if (field.kind == FieldKind::Set && std::ranges::equal(field.choices, system.locations())) {
            field.setNumber(switches, 0, field.number(switches, 0) & ~(1 << static_cast<int>(location)));
        } else if (const auto own = std::ranges::find(field.elements, id); own != field.elements.end()) {
            field.setNumber(switches, static_cast<std::size_t>(own - field.elements.begin()), field.fallback);
        }
    }
}

void freeUnnamed(const System& system, const void* before, void* after)
{
    if (!system.body())
        return;
    const BodyCut had = system.body()->cut(before);
    const BodyCut has = system.body()->cut(after);
    for (std::size_t i = system.body()->usualLocations(); i < has.names.size(); ++i) {
        if (has.names[i].empty() && i < had.names.size() && !had.names[i].empty())
            freeLocation(system, after, i);
    }
}

}  // namespace hitspread
