#pragma once

class QAbstractItemView;
class QLineEdit;

namespace hitspread {

/// Lets the arrow and page keys typed in a search line walk the list of what was found, while the keyboard stays in the line. The list
/// lives as long as the line takes keys.
void walkFrom(QLineEdit& line, QAbstractItemView& list);

}  // namespace hitspread
