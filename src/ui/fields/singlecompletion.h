#pragma once

class QLineEdit;

namespace hitspread {

/// Fills in the name that a list which has dropped down has left, when it is the only one, and tells it as if it were typed. What says
/// it already, in whatever case, stays as it was typed.
void takeOnlyCompletion(QLineEdit& line);

/// Does that when the line is left by Tab.
void takeOnlyCompletionOnTab(QLineEdit& line);

}  // namespace hitspread
