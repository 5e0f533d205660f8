#pragma once

#include "storage/recovery/sidepages.h"

#include <QString>

namespace hitspread::storage {

/// What a change that was broken off found in the file, as a hot -journal keeps it: only pages whose checksums are right, up to the first
/// that is not, as SQLite itself takes them back. Nothing where the change was made in several files (ATTACH) and has been completed: then
/// the journal that it names is gone. Nothing is locked, waited for or written. Where it cannot be read there is nothing.
[[nodiscard]] SidePages originalsIn(const QString& journal);

}  // namespace hitspread::storage
