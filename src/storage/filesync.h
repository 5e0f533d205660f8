#pragma once

#include <QString>

namespace hitspread::storage {

/// Asks the system to put a file (or a folder's list of names) on the disk for good. Throws Failure when it cannot.
void syncFile(const QString& path);

}  // namespace hitspread::storage
