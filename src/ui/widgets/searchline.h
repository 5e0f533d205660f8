#pragma once

class QLineEdit;

namespace hitspread {

class ApplicationStyle;

/// Makes a line one to search in: a glass before the words, and behind them, while there are any, a button that clears them.
void makeSearchLine(QLineEdit& line, const ApplicationStyle& style);

}  // namespace hitspread
