#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hitspread {

/// What of a damaged campaign could be read, table by table.
struct Recovered {
    struct Table {
        std::string name{};
        std::int64_t broughtBack = 0;  ///< rows
        std::int64_t leftOut = 0;      ///< rows that cannot be read, or refer to something that is lost
        std::int64_t lostPages = 0;    ///< that held more of them, nobody knows how many
    };
    std::vector<Table> tables{};  ///< by name; those of which there is nothing are left out
    std::int64_t lostPages = 0;   ///< of the whole file; what some of them held nobody knows
};

}  // namespace hitspread
