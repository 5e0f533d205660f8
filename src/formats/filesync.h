#pragma once

#include <QString>

namespace hitspread::formats {

/// Asks the system to put a file on the disk for good. Throws Failure (StorageFault) when it cannot.
void syncFile(const QString& path);

/// The same for the list of names of the folder a file is in: without it a new or renamed file may be gone after a power cut,
/// or a removed one back. Where a folder cannot be synced at all (some network folders) there is nothing to be done. Throws
/// Failure (OutcomeUnknown) naming the file when the disk fails.
void syncFolderOf(const QString& path);

}  // namespace hitspread::formats
