#pragma once

#include "rules/core/system.h"

#include <QString>

#include <cstddef>
#include <string_view>

namespace hitspread::text {

/// What a row of a table is called by its place, from 0 ("Driven back"); one behind all that have a name by its number from 1. Empty: the
/// rows of this table have no names.
[[nodiscard]] QString rowWords(const System& system, std::string_view table, std::size_t row);
/// The same where it stands alone: as a beginning.
[[nodiscard]] QString rowTitle(const System& system, std::string_view table, std::size_t row);

}  // namespace hitspread::text
