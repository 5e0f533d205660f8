#pragma once

#include <QWidget>

#include "reports/theme/theme.h"

namespace hitspread {

/// A track with a box per point, lost ones filled from the right, like the boxes at the body. A click on a box marks or heals
/// up to it; the arrow keys do the same. It only tells what is wanted.
class TrackBoxes : public QWidget {
    Q_OBJECT

public:
    explicit TrackBoxes(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// `left` may be negative.
    void setTrack(int left, int most);
    void setEditable(bool editable);
    [[nodiscard]] QRectF boxAt(int index) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void wanted(int left);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] qreal pitch() const;

    Theme m_theme;
    int m_left = 0;
    int m_most = 0;
    bool m_editable = false;
};

/// What a click on a box of a track asks for: a free box is marked with all to its right, a marked one is healed with all to
/// its left. `box` counts from 0 at the left.
[[nodiscard]] constexpr int leftAfterClick(int box, int left)
{
    return box < left ? box : box + 1;
}

}  // namespace hitspread
