#pragma once

#include "rules/core/dice/table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hitspread {

/// How many results of a table each location has, and the table with other shares: its rows follow one another from the first result
/// on, so that whoever gives one location more has to take it from another.
class LocationShares {
public:
    /// `column`: the one that says the location.
    LocationShares(const TableShape& shape, std::size_t column) : m_shape(shape), m_column(column) {}

    [[nodiscard]] std::vector<std::size_t> rowsOf(const Table& table, std::size_t location) const;
    [[nodiscard]] std::int32_t shareOf(const Table& table, std::size_t location) const;
    /// The last row of the location gives or takes; without any it gets one, which says of the rest what `like` says.
    [[nodiscard]] Table withShare(const Table& table, std::size_t location, std::int32_t share,
                                  const TableRow& like) const;
    /// What all the shares come to; sound tables come to results().
    [[nodiscard]] std::int32_t sum(const Table& table) const;
    [[nodiscard]] std::int32_t results() const { return m_shape.last - m_shape.first + 1; }

private:
    const TableShape& m_shape;
    std::size_t m_column;
};

}  // namespace hitspread
