#pragma once

#include <QString>

class QApplication;

namespace hitspread {

/// The style sheet of the application, which may wait until a window stands: with one in place Qt polishes every widget anew
/// each time it, or what it stands in, is put into another, and a window takes a third longer to make.
class LateSheet {
public:
    /// From here sheets that are set are kept for putOn().
    static void begin();

    /// Puts on what was kept, and from here sheets are put on as they are set. Nothing to do where none waits.
    static void putOn(QApplication& application);

    /// Puts a sheet on every widget, or keeps it.
    static void set(QApplication& application, const QString& sheet);
};

}  // namespace hitspread
