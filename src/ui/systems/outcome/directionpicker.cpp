#include "ui/systems/outcome/directionpicker.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace hitspread::outcome {

namespace {

constexpr int kEdge = 116;    // px at 100 %
constexpr qreal kRim = 0.48;  // of the edge, as all below
constexpr qreal kHole = 0.265;
constexpr qreal kBetween = 0.013;  // half of what lies between two sectors
constexpr qreal kSign = 0.16;
constexpr qreal kSpan = 360.0 / static_cast<qreal>(kFrom.size());

/// As they follow each other clockwise.
constexpr std::array kRound{From::Front, From::RightFront, From::RightRear,
                            From::Rear,  From::LeftRear,   From::LeftFront};

constexpr std::size_t placeInRound(From from)
{
    return static_cast<std::size_t>(std::ranges::find(kRound, from) - kRound.begin());
}

/// Degrees as painters count them: from the right against the clock, the front being above.
constexpr qreal middleOf(From from)
{
    return 90.0 - kSpan * static_cast<qreal>(placeInRound(from));
}

From stepped(From from, int by)
{
    const auto count = static_cast<int>(kRound.size());
    return kRound.at(static_cast<std::size_t>((static_cast<int>(placeInRound(from)) + by + count) % count));
}

}  // namespace

DirectionPicker::DirectionPicker(const ApplicationStyle& style, QWidget* parent) : QWidget(parent), m_style(style)
{
    setFocusPolicy(Qt::TabFocus);  // a click leaves the keyboard where Enter rolls
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Direction of the attack"));
    connect(&m_style, &ApplicationStyle::themeChanged, this, [this] {
        updateGeometry();
        update();
    });
}

void DirectionPicker::showSectors(Sectors sectors, From chosen, std::optional<Arm> arm)
{
    m_sectors = std::move(sectors);
    m_chosen = chosen;
    m_arm = arm;
    setAccessibleDescription(
        tr("%1; %2", "direction, what the shield does there").arg(sector(m_chosen).name, sector(m_chosen).words));
    update();
}

QSize DirectionPicker::sizeHint() const
{
    const int edge = m_style.theme().scaled(kEdge);
    return {edge, edge};
}

QRectF DirectionPicker::square() const
{
    const qreal edge = std::min(width(), height());
    return {(width() - edge) / 2.0, (height() - edge) / 2.0, edge, edge};
}

QPointF DirectionPicker::around(qreal degrees, qreal radius) const
{
    const qreal angle = degrees * std::numbers::pi / 180.0;
    const QRectF all = square();
    return all.center() + QPointF(std::cos(angle), -std::sin(angle)) * radius * all.width();
}

QPointF DirectionPicker::place(From from) const
{
    return around(middleOf(from), (kRim + kHole) / 2.0);
}

QPainterPath DirectionPicker::outline(From from) const
{
    const auto circle = [this](qreal radius) {
        const qreal reach = radius * square().width();
        return QRectF(square().center() - QPointF(reach, reach), QSizeF(2.0 * reach, 2.0 * reach));
    };
    // As far from its neighbours inside as outside.
    const auto gap = [](qreal radius) { return std::asin(kBetween / radius) * 180.0 / std::numbers::pi; };
    const qreal first = middleOf(from) - kSpan / 2.0;
    const qreal last = middleOf(from) + kSpan / 2.0;
    QPainterPath path;
    path.arcMoveTo(circle(kRim), first + gap(kRim));
    path.arcTo(circle(kRim), first + gap(kRim), kSpan - 2.0 * gap(kRim));
    path.arcTo(circle(kHole), last - gap(kHole), 2.0 * gap(kHole) - kSpan);
    path.closeSubpath();
    return path;
}

std::optional<From> DirectionPicker::directionAt(QPointF point) const
{
    const auto found = std::ranges::find_if(kRound, [&](From from) { return outline(from).contains(point); });
    return found == kRound.end() ? std::nullopt : std::optional(*found);
}

void DirectionPicker::paintSector(QPainter& painter, const Theme& theme, From from) const
{
    const bool isChosen = from == m_chosen;
    const bool isShielded = sector(from).isShielded;
    const bool isLit = isShielded || m_hovered == from;
    painter.setPen(QPen(theme.colour(isChosen || isLit ? Token::Accent : Token::LineStrong),
                        m_hovered == from || isChosen ? 2.0 : 1.0));
    painter.setBrush(theme.colour(isChosen ? Token::Accent : isShielded ? Token::AccentSoft : Token::Raised));
    painter.drawPath(outline(from));
    if (!isShielded)
        return;
    const qreal edge = kSign * square().width();
    const QPointF corner = place(from) - QPointF(edge, edge) / 2.0;
    iconOf(Icon::Shield, theme, isChosen ? Token::OnAccent : Token::Text)
        .paint(&painter, QRectF(corner, QSizeF(edge, edge)).toAlignedRect());
}

/// From the chosen sector to the figure.
void DirectionPicker::paintPointer(QPainter& painter, const Theme& theme) const
{
    const qreal middle = middleOf(m_chosen);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Token::Accent));
    painter.drawPolygon(
        QPolygonF{around(middle - 11.0, kHole - 0.02), around(middle + 11.0, kHole - 0.02), around(middle, 0.195)});
}

/// Head and shoulders from above, and the shield before the arm that bears it.
void DirectionPicker::paintFigure(QPainter& painter, const Theme& theme) const
{
    const qreal unit = square().width();
    const QPointF centre = square().center();
    painter.setPen(QPen(theme.colour(Token::Contour), std::max(1.0, unit / 90.0)));
    painter.setBrush(theme.colour(Token::Skin));
    painter.drawEllipse(centre + QPointF(0.0, 0.015) * unit, 0.125 * unit, 0.055 * unit);
    painter.drawPolygon(QPolygonF{centre + QPointF(-0.022, -0.05) * unit, centre + QPointF(0.0, -0.088) * unit,
                                  centre + QPointF(0.022, -0.05) * unit});
    painter.drawEllipse(centre, 0.06 * unit, 0.06 * unit);
    if (!m_arm)
        return;
    // Between the front and the flank it works against.
    const qreal reach = 0.155 * unit;
    const qreal middle = *m_arm == Arm::Left ? 120.0 : 60.0;
    painter.setPen(QPen(theme.colour(Token::Accent), std::max(2.0, unit * 0.038), Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(centre - QPointF(reach, reach), QSizeF(2.0 * reach, 2.0 * reach)),
                    static_cast<int>((middle - 32.0) * 16.0), 64 * 16);
}

void DirectionPicker::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_style.theme();
    for (const From from : kRound) {
        if (from != m_chosen)
            paintSector(painter, theme, from);
    }
    paintSector(painter, theme, m_chosen);
    paintPointer(painter, theme);
    paintFigure(painter, theme);
    if (!hasFocus())
        return;
    painter.setPen(QPen(theme.colour(Token::Text), 2.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(square().adjusted(1.0, 1.0, -1.0, -1.0));
}

void DirectionPicker::mousePressEvent(QMouseEvent* event)
{
    const auto from = directionAt(event->position());
    if (from && event->button() == Qt::LeftButton)
        Q_EMIT picked(static_cast<int>(*from));
}

void DirectionPicker::hover(std::optional<From> from)
{
    if (std::exchange(m_hovered, from) == from)
        return;
    setToolTip(from ? tr("%1\n%2", "direction, what the shield does there").arg(sector(*from).name, sector(*from).words)
                    : QString());
    update();
}

void DirectionPicker::mouseMoveEvent(QMouseEvent* event)
{
    hover(directionAt(event->position()));
}

void DirectionPicker::leaveEvent(QEvent* event)
{
    hover(std::nullopt);
    QWidget::leaveEvent(event);
}

void DirectionPicker::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right: return Q_EMIT picked(static_cast<int>(stepped(m_chosen, 1)));
    case Qt::Key_Left: return Q_EMIT picked(static_cast<int>(stepped(m_chosen, -1)));
    case Qt::Key_Up: return Q_EMIT picked(static_cast<int>(From::Front));
    case Qt::Key_Down: return Q_EMIT picked(static_cast<int>(From::Rear));
    default: QWidget::keyPressEvent(event);
    }
}

}  // namespace hitspread::outcome
