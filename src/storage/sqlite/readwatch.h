#pragma once

#include <cstdint>

namespace hitspread::storage::reading {

/// From now on it is noted when the system fails SQLite reading a file. Before the first connection of the process; behind that it does
/// nothing.
void watch();

/// How often that was so on this thread, and what the system said last (errno). Of a full disk or a lock it is not told.
[[nodiscard]] std::uint64_t failures();
[[nodiscard]] int lastError();

}  // namespace hitspread::storage::reading
