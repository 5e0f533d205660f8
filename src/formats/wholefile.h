#pragma once

#include <QByteArray>
#include <QString>

class QFileDevice;

namespace hitspread::formats {

/// Throws Failure where something is called so: FileExists, and BadInput for a link that leads nowhere.
void requireNew(const QString& path);

/// Behind reading `file`, which was opened by `path`: throws Failure (StorageFault) where that failed, since then less was read than it holds.
void requireRead(const QFileDevice& file, const QString& path);

/// Writes a file wholly or not at all: under another name first, checked to the last byte and synced, then renamed, so that a
/// full disk leaves neither half a file nor harms an older one. Throws Failure (DiskFull, BadInput) naming the file.
void writeWhole(const QString& path, const QByteArray& bytes);

}  // namespace hitspread::formats
