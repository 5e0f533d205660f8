#pragma once

#include <QScrollArea>

namespace hitspread {

class ApplicationStyle;

/// A column as wide as what stands in it needs; sideways it scrolls only on a screen that is narrower than that.
class WholeWidthArea : public QScrollArea {
    Q_OBJECT

public:
    /// `least`: how wide it is at least, px at 100 %.
    WholeWidthArea(const ApplicationStyle& style, int least, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const ApplicationStyle& m_style;
    int m_least;
};

}  // namespace hitspread
