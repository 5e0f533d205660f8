#pragma once

#include <QStringList>
#include <QWidget>

#include "reports/theme/theme.h"

class QPainter;

namespace hitspread {

class TrackAnimation;

/// A track with a box per point, lost ones filled from one end, like the boxes at the body. A click on a box marks or heals
/// up to it; the arrow keys do the same. Where there are two marks, in lines below each other, the graver ones are crosses and come
/// first, and no click heals them. It only tells what is wanted.
class TrackBoxes : public QWidget {
    Q_OBJECT

public:
    /// Where lost ones are filled from: what is told as left shrinks at its end, what is told as taken grows from its start.
    enum class Filled : std::uint8_t { FromEnd, FromStart };

    explicit TrackBoxes(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// `left` may be negative. `whose`: whose track it is; where the same one has fewer left than before the boxes fill one after
    /// the other. 0: anybody's.
    void setTrack(int left, int most, std::int64_t whose = 0);
    /// Shows at once what is still on its way.
    void skipMotion();
    /// How many are seen to be left; on its way while boxes fill.
    [[nodiscard]] int shownLeft() const;
    void setEditable(bool editable);
    void setFilled(Filled filled);
    /// Boxes stand in so many lines of one length, and so many of the marks are the graver ones; of one line all are alike. `names`: of
    /// the lines, said behind them.
    void setMarks(int lines, int grave, const QStringList& names = {});
    [[nodiscard]] QRectF boxAt(int index) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void wanted(int left);
    void shownLeftChanged(int left);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] qreal pitch() const;
    /// From line to line: their names keep clear of each other, however small the boxes are.
    [[nodiscard]] qreal linePitch() const;
    [[nodiscard]] int perLine() const { return (m_most + m_lines - 1) / m_lines; }
    /// At a place of the widget; -1: none.
    [[nodiscard]] int boxUnder(QPointF place) const;
    [[nodiscard]] int namesRoom() const;
    [[nodiscard]] int nameHeight() const;
    void paintNames(QPainter& painter) const;
    void paintMark(QPainter& painter, const QRectF& box, bool isGrave) const;
    void want(int left);
    void paintBar(QPainter& painter, int left) const;
    /// Counted from the end that stays free longest.
    [[nodiscard]] int counted(int box) const;

    Theme m_theme;
    TrackAnimation* m_fill;
    std::int64_t m_whose = 0;
    int m_from = 0;
    int m_left = 0;
    int m_most = 0;
    Filled m_filled = Filled::FromEnd;
    int m_lines = 1;
    QStringList m_names;
    int m_grave = 0;
    bool m_editable = false;
};

/// What a click on a box of a track asks for: a free box is marked with all to its right, a marked one is healed with all to
/// its left. `box` counts from 0 at the left.
[[nodiscard]] constexpr int leftAfterClick(int box, int left)
{
    return box < left ? box : box + 1;
}

}  // namespace hitspread
