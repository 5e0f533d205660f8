#pragma once

#include "storage/recovery/sidepages.h"

#include <QString>

namespace hitspread::storage {

/// What a -wal holds up to its last commit, the newest content of each page: only frames whose checksums and salts are right, as SQLite
/// itself believes them. Nothing is locked, waited for or written. Where it cannot be read there is nothing.
[[nodiscard]] SidePages framesOf(const QString& wal);

}  // namespace hitspread::storage
