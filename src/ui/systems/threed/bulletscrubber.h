#pragma once

#include <QAbstractSlider>

#include "models/systems/threed/threedbullets.h"
#include "ui/attack/body/stagepane.h"

#include <vector>

namespace hitspread {

class ApplicationStyle;

}  // namespace hitspread

namespace hitspread::threed {

/// All bullets in a row, a mark each: star, ring, dashed while its dice have not fallen or the replay has not come to it. A click, ← → and
/// Home End choose one; the value is the row of the chosen bullet.
class BulletScrubber : public QAbstractSlider, public StageFoot {
    Q_OBJECT

public:
    explicit BulletScrubber(const ApplicationStyle& style, QWidget* parent = nullptr);

    void setBullets(const std::vector<BulletDigest>& bullets);
    /// Bullets from this row on are shown as not yet fired; -1: none are.
    void setReached(int row);
    [[nodiscard]] QWidget& widget() override { return *this; }
    void setCompact(bool compact) override;
    [[nodiscard]] int roomyWidth() const override;
    /// Where the mark of a row stands.
    [[nodiscard]] QPointF placeOf(int row) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void sliderChange(SliderChange change) override;
    bool event(QEvent* event) override;

private:
    void take(QPointF place);
    void tell();
    [[nodiscard]] int rowAt(QPointF place) const;
    [[nodiscard]] qreal margin() const;
    [[nodiscard]] qreal pitch() const;
    [[nodiscard]] qreal radius() const;
    void paintMark(QPainter& painter, int row) const;
    void paintWords(QPainter& painter, int row) const;

    const ApplicationStyle& m_style;
    std::vector<BulletDigest> m_bullets;
    int m_reached = -1;
    bool m_compact = false;
};

}  // namespace hitspread::threed
