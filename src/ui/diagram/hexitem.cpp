#include "ui/diagram/hexitem.h"

#include "ui/diagram/bodyscene.h"

#include <QCursor>
#include <QGraphicsSceneHoverEvent>
#include <QGraphicsSceneMouseEvent>
#include <QPainter>

namespace hitspread {

namespace {

constexpr qreal kHighlightMargin = 4.0;

}  // namespace

HexItem::HexItem(BodyScene& scene, Hex hex) : m_bodyScene(scene), m_hex(hex)
{
    setFlag(ItemIsFocusable);
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    setCursor(Qt::PointingHandCursor);
}

void HexItem::place(const Theme& theme, const BodyGeometry& geometry)
{
    prepareGeometryChange();
    m_theme = theme;
    m_geometry = geometry;
    setToolTip(m_bodyScene.tipOf(m_hex));
    update();
}

void HexItem::setSelectedMark(bool selected)
{
    m_selected = selected;
    update();
}

QRectF HexItem::boundingRect() const
{
    return m_geometry.boundsOf(m_hex).adjusted(-kHighlightMargin, -kHighlightMargin, kHighlightMargin,
                                               kHighlightMargin);
}

QPainterPath HexItem::shape() const
{
    QPainterPath path;
    path.addPolygon(m_geometry.polygon(m_hex));
    path.closeSubpath();
    return path;
}

void HexItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    if (!m_selected && !m_hovered && !hasFocus())
        return;
    const BodyPainter body(m_theme, m_geometry, BodyStrokes::forScreen(m_theme));
    // Odds stand below: a ground over them would take their figures' contrast.
    const HighlightGround ground = m_bodyScene.picture().chances.empty() ? HighlightGround::Filled
                                                                         : HighlightGround::Open;
    if (m_selected)
        body.paintHighlight(*painter, m_hex, Highlight::Selected, ground);
    if (m_hovered)
        body.paintHighlight(*painter, m_hex, Highlight::Hover, ground);
    if (hasFocus())
        body.paintHighlight(*painter, m_hex, Highlight::Focus);
}

void HexItem::hoverEnterEvent(QGraphicsSceneHoverEvent* /*event*/)
{
    m_hovered = true;
    setZValue(1.5);
    update();
    m_bodyScene.reportHover(m_hex);
}

void HexItem::hoverLeaveEvent(QGraphicsSceneHoverEvent* /*event*/)
{
    m_hovered = false;
    setZValue(1.0);
    update();
    m_bodyScene.reportHover(std::nullopt);
}

void HexItem::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    event->accept();
}

void HexItem::mouseReleaseEvent(QGraphicsSceneMouseEvent* event)
{
    // Pressed here and let go elsewhere is a change of mind, not a choice.
    if (shape().contains(event->pos()))
        m_bodyScene.choose(m_hex);
}

void HexItem::focusInEvent(QFocusEvent* event)
{
    QGraphicsItem::focusInEvent(event);
    update();
}

void HexItem::focusOutEvent(QFocusEvent* event)
{
    QGraphicsItem::focusOutEvent(event);
    update();
}

}  // namespace hitspread
