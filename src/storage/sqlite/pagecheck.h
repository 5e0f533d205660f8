#pragma once

#include <QStringList>

namespace hitspread::storage {

class Connection;

enum class PageCheck { Quick, Whole };  ///< Whole: with the rows that an index must have, too

/// What SQLite says of the pages of a file, at most so many lines; none: they are sound. Throws Failure (StorageFault) where they cannot be
/// read.
[[nodiscard]] QStringList pageFaults(Connection& connection, PageCheck how, int most = 100);

}  // namespace hitspread::storage
