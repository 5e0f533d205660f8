#pragma once

#include <QByteArray>
#include <QString>

class QFileDevice;

namespace hitspread::formats {

/// Throws Failure where something is called so: FileExists, and BadInput for a link that leads nowhere.
void requireNew(const QString& path);

/// Behind reading: whether the system let us. Where only the end of a read failed Qt tells of it by the next one, which is tried here.
[[nodiscard]] bool wasRead(QFileDevice& file);
/// Throws Failure (StorageFault) where it was not: less was read than the file holds. `path`: what it was opened by.
void requireRead(QFileDevice& file, const QString& path);

/// Writes a file wholly or not at all: under another name first, checked to the last byte and synced, then renamed, so that a
/// full disk leaves neither half a file nor harms an older one. Throws Failure (DiskFull, BadInput) naming the file.
void writeWhole(const QString& path, const QByteArray& bytes);

}  // namespace hitspread::formats
