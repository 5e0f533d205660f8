#pragma once

class QLineEdit;

namespace hitspread {

/// Fills in the name that a list which has dropped down has left, when it is the only one. What says it already, in whatever
/// case, stays as it was typed.
void takeOnlyCompletion(QLineEdit& line);

}  // namespace hitspread
