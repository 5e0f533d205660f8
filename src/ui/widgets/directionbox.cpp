#include "ui/widgets/directionbox.h"

#include "reports/body/directionrose.h"
#include "ui/widgets/shake.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace hitspread {

DirectionBox::DirectionBox(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_shake(new Shake(*this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setDirection(0, {});
}

QSize DirectionBox::sizeHint() const
{
    const QFontMetrics metrics(m_theme.widgetFont(TypeRole::Secondary));
    return {qMax(m_theme.scaled(96), metrics.horizontalAdvance(tr("Direction")) + 16),
            m_theme.scaled(m_edge) + metrics.height() + 6};
}

QRectF DirectionBox::square() const
{
    const qreal edge = m_theme.scaled(m_edge);
    return {(width() - edge) / 2.0 + m_shake->offset(), 2, edge, edge};
}

void DirectionBox::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void DirectionBox::setEdge(int edge)
{
    m_edge = edge;
    updateGeometry();
    update();
}

void DirectionBox::setDirection(int direction, const QString& origin)
{
    m_direction = direction;
    m_origin = origin;
    setAccessibleName(direction == 0 ? tr("Direction, open")
                                     : tr("Direction: %1, %2").arg(QString::number(direction), origin));
    update();
}

void DirectionBox::setAsked(bool asked)
{
    m_asked = asked;
    setEnabled(asked);
    setToolTip(asked ? tr("Click or type the direction, 1 to 6")
                     : tr("The direction is asked once the dice have fallen"));
    update();
}

void DirectionBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_asked)
        painter.setOpacity(0.55);
    DirectionRose(m_theme).paint(painter, square(), m_direction, m_hovered);
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.colour(Token::Accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), space::kRadius, space::kRadius);
    }
    QFont font = m_theme.widgetFont(TypeRole::Secondary);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(m_theme.colour(Token::Text));
    const int line = painter.fontMetrics().height();
    painter.drawText(QRect(0, height() - line - 2, width(), line), Qt::AlignCenter, tr("Direction"));
}

void DirectionBox::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    if (const int direction = DirectionRose(m_theme).directionAt(square(), event->position()); direction > 0)
        Q_EMIT typed(direction);
}

void DirectionBox::mouseMoveEvent(QMouseEvent* event)
{
    m_hovered = DirectionRose(m_theme).directionAt(square(), event->position());
    update();
}

void DirectionBox::leaveEvent(QEvent* event)
{
    m_hovered = 0;
    update();
    QWidget::leaveEvent(event);
}

void DirectionBox::keyPressEvent(QKeyEvent* event)
{
    const QString written = event->text().trimmed();
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete) {
        Q_EMIT backspaced();
    } else if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_6) {
        Q_EMIT typed(event->key() - Qt::Key_0);
    } else if (plain && !written.isEmpty() && written.at(0).isPrint()) {
        m_shake->start();
        Q_EMIT refused(tr("Direction: the rose has 1 to 6, not \"%1\".").arg(written));
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace hitspread
