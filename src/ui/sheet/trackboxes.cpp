#include "ui/sheet/trackboxes.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kPitch = 15;
constexpr int kLeastPitch = 4;
constexpr int kHeight = 24;
constexpr qreal kBoxShare = 0.8;

}  // namespace

TrackBoxes::TrackBoxes(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TrackBoxes::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void TrackBoxes::setTrack(int left, int most)
{
    m_left = left;
    m_most = most;
    setAccessibleDescription(tr("%1 of %2 left").arg(left).arg(most));
    updateGeometry();
    update();
}

void TrackBoxes::setEditable(bool editable)
{
    m_editable = editable;
    setFocusPolicy(editable ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(editable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(editable ? tr("Click a box to mark or heal up to it; the arrow keys change by one") : QString());
}

QSize TrackBoxes::sizeHint() const
{
    return {m_most * m_theme.scaled(kPitch), m_theme.scaled(kHeight)};
}

QSize TrackBoxes::minimumSizeHint() const
{
    return {m_most * kLeastPitch, m_theme.scaled(kHeight)};
}

qreal TrackBoxes::pitch() const
{
    return m_most == 0 ? 0.0 : std::min<qreal>(m_theme.scaled(kPitch), (width() - 4.0) / m_most);
}

QRectF TrackBoxes::boxAt(int index) const
{
    const qreal size = pitch() * kBoxShare;
    return {2.0 + index * pitch(), (height() - size) / 2.0, size, size};
}

void TrackBoxes::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_most; ++i) {
        const QRectF box = boxAt(i);
        if (i >= m_left) {
            painter.fillRect(box, m_theme.colour(Token::Muted));
            continue;
        }
        painter.setPen(QPen(m_theme.colour(Token::LineStrong), 1.0));
        painter.setBrush(m_theme.colour(Token::Raised));
        painter.drawRect(box);
    }
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.colour(Token::Accent), 2.0));
    painter.drawRoundedRect(
        QRectF(0, 0, std::min<qreal>(width(), m_most * pitch() + 4.0), height()).adjusted(1, 1, -1, -1), 4.0, 4.0);
}

void TrackBoxes::mousePressEvent(QMouseEvent* event)
{
    const qreal step = pitch();
    const int box = step > 0.0 ? static_cast<int>((event->position().x() - 2.0) / step) : -1;
    if (!m_editable || box < 0 || box >= m_most)
        return QWidget::mousePressEvent(event);
    Q_EMIT wanted(leftAfterClick(box, m_left));
}

void TrackBoxes::keyPressEvent(QKeyEvent* event)
{
    const bool less = event->key() == Qt::Key_Left || event->key() == Qt::Key_Down;
    const bool more = event->key() == Qt::Key_Right || event->key() == Qt::Key_Up;
    if (!m_editable || !(less || more))
        return QWidget::keyPressEvent(event);
    Q_EMIT wanted(std::min(m_most, m_left + (more ? 1 : -1)));
}

}  // namespace hitspread
