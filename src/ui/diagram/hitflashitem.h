#pragma once

#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"
#include "ui/diagram/stagelayout.h"

#include <QGraphicsItem>

#include <vector>

namespace hitspread {

class HitFlash;

/// Paints how struck locations answer, above everything else of the stage. Transparent for the mouse.
class HitFlashItem : public QGraphicsItem {
public:
    HitFlashItem();

    void show(const BodyPicture& picture, const StageLayout& layout, const Theme& theme);
    /// `hits`: what the callouts count to at the moment; empty: those of the picture.
    void setAnswer(const HitFlash& answer, const std::vector<int>& hits);

    [[nodiscard]] QRectF boundingRect() const override { return m_layout.stage; }
    [[nodiscard]] QPainterPath shape() const override { return {}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintBrightness(QPainter& painter, int location) const;
    void paintCallout(QPainter& painter, const PlacedCallout& place) const;
    void paintLoss(QPainter& painter, int location, int lost) const;
    [[nodiscard]] QPointF markIn(int location) const;

    BodyPicture m_picture;
    StageLayout m_layout;
    Theme m_theme;
    std::vector<int> m_lost;
    std::vector<int> m_hits;
    double m_brightness = 0.0;
    double m_growth = 0.0;
};

}  // namespace hitspread
