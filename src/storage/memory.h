#pragma once

#include <cstdint>

namespace hitspread::storage::memory {

/// From now on it is noted when SQLite is refused memory. Before the first connection of the process; behind that it does nothing.
void watch();

/// How often SQLite was refused memory on this thread.
[[nodiscard]] std::uint64_t refusals();

}  // namespace hitspread::storage::memory
