#pragma once

#include <QString>

class QComboBox;
class QDialog;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QWidget;

namespace hitspread {

/// The quiet name beside a field, whose buddy it is; with the field's parent.
[[nodiscard]] QLabel* titleFor(const QString& text, QWidget& field);

/// A box to write in as well: the line in it has the ground of the box.
void makeEditable(QComboBox& box);

/// The last row of a window: words at the left, the button that leaves it, the one that does what the window is for.
struct DialogFoot {
    QWidget& words;
    QPushButton& leave;
    QPushButton& act;
    bool actsOnEnter = false;  ///< else Enter belongs to the fields
};
[[nodiscard]] QHBoxLayout* footOf(QDialog& dialog, const DialogFoot& foot);

}  // namespace hitspread
