#include "ui/widgets/trackboxes.h"

#include "text/labels.h"
#include "ui/widgets/boxfill.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kPitch = 15;
constexpr int kLeastPitch = 4;  ///< below it a bar tells more than boxes
constexpr int kLeastBoxes = 40;
constexpr int kTrackBoxesHeight = 24;
constexpr qreal kBoxShare = 0.8;

}  // namespace

TrackBoxes::TrackBoxes(QWidget* parent) : QWidget(parent), m_fill(new BoxFill(*this))
{
    connect(m_fill, &BoxFill::moved, this, [this] {
        update();
        Q_EMIT shownLeftChanged(shownLeft());
    });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TrackBoxes::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void TrackBoxes::setTrack(int left, int most, std::int64_t whose)
{
    const bool same = std::exchange(m_whose, whose) == whose && whose != 0 && most == m_most;
    if (same && left == m_left)
        return;
    m_from = same ? shownLeft() : left;
    m_left = left;
    m_most = most;
    m_fill->start(m_from - left);
    Q_EMIT shownLeftChanged(shownLeft());
    setAccessibleDescription(m_filled == Filled::FromEnd
                                 ? tr("%1 of %2 left").arg(text::number(left), QString::number(most))
                                 : tr("%1 of %2 taken").arg(text::number(most - left), QString::number(most)));
    updateGeometry();
    update();
}

void TrackBoxes::skipMotion()
{
    m_fill->finish();
}

void TrackBoxes::setEditable(bool editable)
{
    m_editable = editable;
    setFocusPolicy(editable ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(editable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(editable ? tr("Click a box to mark or heal up to it; the arrow keys change by one") : QString());
}

void TrackBoxes::setFilled(Filled filled)
{
    m_filled = filled;
    update();
}

int TrackBoxes::counted(int box) const
{
    return m_filled == Filled::FromEnd ? box : m_most - 1 - box;
}

int TrackBoxes::shownLeft() const
{
    return m_fill->between(m_from, m_left);
}

QSize TrackBoxes::sizeHint() const
{
    return {m_most * m_theme.scaled(kPitch), m_theme.scaled(kTrackBoxesHeight)};
}

QSize TrackBoxes::minimumSizeHint() const
{
    return {std::min(m_most, kLeastBoxes) * kLeastPitch, m_theme.scaled(kTrackBoxesHeight)};
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
    const int left = shownLeft();
    if (pitch() < kLeastPitch)
        paintBar(painter, left);
    for (int i = 0; pitch() >= kLeastPitch && i < m_most; ++i) {
        const QRectF box = boxAt(i);
        if (counted(i) >= left) {
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

void TrackBoxes::paintBar(QPainter& painter, int left) const
{
    const qreal high = m_theme.scaled(kPitch) * kBoxShare / 2.0;
    const QRectF bar(2.0, (height() - high) / 2.0, m_most * pitch(), high);
    QRectF lost = bar;
    const qreal free = std::clamp(left, 0, m_most) * pitch();
    if (m_filled == Filled::FromEnd)
        lost.setLeft(bar.left() + free);
    else
        lost.setRight(bar.right() - free);
    painter.setPen(Qt::NoPen);
    painter.fillRect(lost, m_theme.colour(Token::Muted));
    painter.setPen(QPen(m_theme.colour(Token::LineStrong), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
}

void TrackBoxes::mousePressEvent(QMouseEvent* event)
{
    const qreal step = pitch();
    const int box = step > 0.0 ? static_cast<int>((event->position().x() - 2.0) / step) : -1;
    if (!m_editable || box < 0 || box >= m_most)
        return QWidget::mousePressEvent(event);
    Q_EMIT wanted(leftAfterClick(counted(box), m_left));
}

void TrackBoxes::keyPressEvent(QKeyEvent* event)
{
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Down;
    const bool on = event->key() == Qt::Key_Right || event->key() == Qt::Key_Up;
    if (!m_editable || !(back || on))
        return QWidget::keyPressEvent(event);
    Q_EMIT wanted(std::min(m_most, m_left + (on == (m_filled == Filled::FromEnd) ? 1 : -1)));
}

}  // namespace hitspread
