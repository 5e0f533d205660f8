#pragma once

class QMenu;
class QWidget;

namespace hitspread {

/// The menu a text widget brings along, or an empty one; the caller deletes it.
[[nodiscard]] QMenu* standardMenuOf(QWidget& widget);

}  // namespace hitspread
