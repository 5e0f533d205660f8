#include "ui/widgets/trackboxes.h"

#include "text/labels.h"
#include "ui/widgets/trackanimation.h"

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
constexpr int kLinesMargin = 6;  ///< above and below several lines together
constexpr qreal kBoxShare = 0.8;

}  // namespace

TrackBoxes::TrackBoxes(QWidget* parent) : QWidget(parent), m_fill(new TrackAnimation(*this))
{
    connect(m_fill, &TrackAnimation::moved, this, [this] {
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

void TrackBoxes::setMarks(int lines, int grave, const QStringList& names)
{
    m_names = names;
    m_lines = std::max(1, lines);
    m_grave = grave;
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
    const int high = m_lines == 1
        ? m_theme.scaled(kTrackBoxesHeight)
        : m_lines * std::max(m_theme.scaled(kPitch), nameHeight()) + m_theme.scaled(kLinesMargin);
    return {perLine() * m_theme.scaled(kPitch) + namesRoom(), high};
}

QSize TrackBoxes::minimumSizeHint() const
{
    return {std::min(perLine(), kLeastBoxes) * kLeastPitch + namesRoom(), sizeHint().height()};
}

qreal TrackBoxes::pitch() const
{
    return m_most == 0 ? 0.0 : std::min<qreal>(m_theme.scaled(kPitch), (width() - namesRoom() - 4.0) / perLine());
}

qreal TrackBoxes::linePitch() const
{
    return std::max<qreal>(pitch(), nameHeight());
}

QRectF TrackBoxes::boxAt(int index) const
{
    const qreal size = pitch() * kBoxShare;
    const int line = index / perLine();
    const qreal top = (height() - (m_lines - 1) * linePitch() - size) / 2.0;
    return {2.0 + (index - line * perLine()) * pitch(), top + line * linePitch(), size, size};
}

int TrackBoxes::boxUnder(QPointF place) const
{
    const qreal step = pitch();
    if (step <= 0.0 || m_most == 0)
        return -1;
    const int column = static_cast<int>((place.x() - 2.0) / step);
    const qreal top = boxAt(0).center().y() - linePitch() / 2.0;
    const int line = m_lines == 1 ? 0 : static_cast<int>((place.y() - top) / linePitch());
    const int box = line * perLine() + column;
    return column < 0 || column >= perLine() || line < 0 || line >= m_lines || box >= m_most ? -1 : box;
}

int TrackBoxes::namesRoom() const
{
    const QFontMetrics metrics(m_theme.widgetFont(TypeRole::Secondary));
    int widest = 0;
    for (const QString& name : m_names)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    return widest == 0 ? 0 : widest + space::kMedium;
}

int TrackBoxes::nameHeight() const
{
    return m_names.isEmpty() ? 0 : QFontMetrics(m_theme.widgetFont(TypeRole::Secondary)).height();
}

void TrackBoxes::paintNames(QPainter& painter) const
{
    painter.setFont(m_theme.widgetFont(TypeRole::Secondary));
    painter.setPen(m_theme.colour(Token::Muted));
    for (int line = 0; line < std::min(m_lines, static_cast<int>(m_names.size())); ++line) {
        const QRectF first = boxAt(line * perLine());
        const QRectF room(4.0 + perLine() * pitch() + space::kTiny, first.center().y() - linePitch() / 2.0, width(),
                          linePitch());
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, m_names[line]);
    }
}

/// As on paper: a slash, or a cross for what is graver.
void TrackBoxes::paintMark(QPainter& painter, const QRectF& box, bool isGrave) const
{
    painter.setPen(QPen(m_theme.colour(isGrave ? Token::Dmg : Token::Bruise), 2.0));
    const QRectF inner = box.adjusted(2.0, 2.0, -2.0, -2.0);
    painter.drawLine(inner.bottomLeft(), inner.topRight());
    if (isGrave)
        painter.drawLine(inner.topLeft(), inner.bottomRight());
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
        const bool isTaken = counted(i) >= left;
        if (isTaken && m_lines == 1) {
            painter.fillRect(box, m_theme.colour(Token::Muted));
            continue;
        }
        painter.setPen(QPen(m_theme.colour(Token::LineStrong), 1.0));
        painter.setBrush(m_theme.colour(Token::Raised));
        painter.drawRect(box);
        if (isTaken)
            paintMark(painter, box, m_most - 1 - counted(i) < m_grave);
    }
    if (m_most > 0)
        paintNames(painter);
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.colour(Token::Accent), 2.0));
    painter.drawRoundedRect(
        QRectF(0, 0, std::min<qreal>(width(), perLine() * pitch() + 4.0), height()).adjusted(1, 1, -1, -1), 4.0, 4.0);
}

void TrackBoxes::paintBar(QPainter& painter, int left) const
{
    const qreal high = m_theme.scaled(kPitch) * kBoxShare / 2.0;
    const QRectF bar(2.0, (height() - high) / 2.0, perLine() * pitch(), high);
    QRectF lost = bar;
    const qreal free = m_most == 0 ? 0.0 : bar.width() * std::clamp(left, 0, m_most) / m_most;
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
    const int box = boxUnder(event->position());
    if (!m_editable || box < 0)
        return QWidget::mousePressEvent(event);
    want(leftAfterClick(counted(box), m_left));
}

void TrackBoxes::want(int left)
{
    Q_EMIT wanted(std::min(left, m_most - m_grave));
}

void TrackBoxes::keyPressEvent(QKeyEvent* event)
{
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Down;
    const bool on = event->key() == Qt::Key_Right || event->key() == Qt::Key_Up;
    if (!m_editable || !(back || on))
        return QWidget::keyPressEvent(event);
    want(std::min(m_most, m_left + (on == (m_filled == Filled::FromEnd) ? 1 : -1)));
}

}  // namespace hitspread
