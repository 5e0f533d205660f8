#pragma once

#include "reports/body/bodypainter.h"

#include <QGraphicsItem>

namespace hitspread {

class BodyScene;

/// One hex as something to point at: hit test, hover, tooltip, keyboard focus. It tells the scene what was done to it
/// and shows its highlight; the body below it is painted by the stage.
class HexItem : public QGraphicsItem {
public:
    HexItem(BodyScene& scene, Hex hex);

    [[nodiscard]] Hex hex() const { return m_hex; }
    void place(const Theme& theme, const BodyGeometry& geometry);
    void setSelectedMark(bool selected);

    [[nodiscard]] QRectF boundingRect() const override;
    [[nodiscard]] QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent* event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent* event) override;
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    BodyScene& m_bodyScene;
    Hex m_hex;
    Theme m_theme;
    BodyGeometry m_geometry;
    bool m_hovered = false;
    bool m_selected = false;
};

}  // namespace hitspread
