#pragma once

#include <QWidget>

namespace hitspread {

class StepsColumn;

/// A column with a result at its foot that never scrolls: it has all the height its words take at its width. Dice, steps and the like
/// have the room that is left, and scroll in it, however low the window is.
class ResultColumn : public QWidget {
public:
    ResultColumn(QWidget* result, QWidget* parent);

    [[nodiscard]] StepsColumn& scrolled() { return *m_scrolled; }

private:
    StepsColumn* m_scrolled;
};

}  // namespace hitspread
