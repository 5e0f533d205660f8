#pragma once

#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"
#include "ui/diagram/stagelayout.h"

#include <QGraphicsItem>

namespace hitspread {

/// What lies on the body and may move: aim mark and drift. Transparent for the mouse.
class MarkItem : public QGraphicsItem {
public:
    MarkItem();

    void show(const BodyPicture& picture, const StageLayout& layout, const Theme& theme);
    void setProgress(const DriftProgress& progress);

    [[nodiscard]] QRectF boundingRect() const override { return m_layout.stage; }
    [[nodiscard]] QPainterPath shape() const override { return {}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    BodyPicture m_picture;
    StageLayout m_layout;
    Theme m_theme;
    DriftProgress m_progress;
    QRectF m_farLabel;
};

}  // namespace hitspread
