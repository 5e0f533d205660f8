#pragma once

#include <QString>

class QLineEdit;
class QWidget;

namespace hitspread {

/// A line to say why something is set by hand, for whoever cares to; `help` says what it goes with, in the tooltip.
[[nodiscard]] QLineEdit* makeReasonLine(const QString& help, QWidget* parent);

}  // namespace hitspread
