#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hitspread {

/// A row of a table as it was read, before anybody knows what its cells mean.
struct TableLine {
    std::size_t line = 0;  ///< of the source, from 1: where the row begins
    std::vector<std::string> cells;

    friend bool operator==(const TableLine&, const TableLine&) = default;
};

}  // namespace hitspread
