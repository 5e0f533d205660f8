#pragma once

#include <QScrollArea>
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

class ApplicationStyle;

/// A column as wide as what stands in it needs; sideways it scrolls only on a screen that is narrower than that.
class FullWidthScrollArea : public QScrollArea {
    Q_OBJECT

public:
    /// `least`: how wide it is at least, px at 100 %.
    FullWidthScrollArea(const ApplicationStyle& style, int least, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const ApplicationStyle& m_style;
    int m_least;
};

}  // namespace hitspread
