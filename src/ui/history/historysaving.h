#pragma once

#include "services/undo/logentry.h"

#include <functional>

class QString;
class QWidget;

namespace hitspread {

class Fight;

/// Asks for a name and a format, text, CSV or JSON, and writes what `query` leaves of the fight's log under it; `written` hears the
/// name once it is there. A file that exists is never written over; that, like any fault of the disk, is told as a problem.
void saveHistory(Fight& fight, LogQuery query, QWidget& parent,
                 const std::function<void(const QString& path)>& written);

}  // namespace hitspread
