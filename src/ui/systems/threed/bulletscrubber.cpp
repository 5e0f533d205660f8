#include "ui/systems/threed/bulletscrubber.h"

#include "models/systems/threed/bulletsmodel.h"
#include "reports/body/star.h"
#include "ui/theme/applicationstyle.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace hitspread::threed {

namespace {

constexpr int kBulletScrubberHeight = 64;  ///< px at 100 %
constexpr int kBulletScrubberLow = 34;
constexpr qreal kMark = 11.0;
constexpr qreal kLeastMark = 4.0;
constexpr int kBulletScrubberMargin = 26;
constexpr qreal kBulletScrubberRing = 1.6;  ///< of the mark it stands around
constexpr int kRoomyPitch = 24;             ///< between marks that are easily told and hit

}  // namespace

BulletScrubber::BulletScrubber(const ApplicationStyle& style, QWidget* parent) : QAbstractSlider(parent), m_style(style)
{
    setObjectName(QStringLiteral("bulletScrubber"));
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    setPageStep(5);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        updateGeometry();
        update();
    });
    tell();
}

void BulletScrubber::setBullets(const std::vector<BulletDigest>& bullets)
{
    m_bullets = bullets;
    setRange(0, std::max(0, static_cast<int>(bullets.size()) - 1));
    tell();
    update();
}

void BulletScrubber::setReached(int row)
{
    if (row == m_reached)
        return;
    m_reached = row;
    update();
}

void BulletScrubber::setCompact(bool compact)
{
    m_compact = compact;
    updateGeometry();
    update();
}

void BulletScrubber::tell()
{
    const auto row = static_cast<std::size_t>(value());
    setAccessibleName(tr("Bullet"));
    setAccessibleDescription(row < m_bullets.size() ? sentenceOf(m_bullets[row].number, m_bullets[row]) : QString());
}

QSize BulletScrubber::sizeHint() const
{
    return {300, m_style.theme().scaled(m_compact ? kBulletScrubberLow : kBulletScrubberHeight)};
}

QSize BulletScrubber::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

int BulletScrubber::roomyWidth() const
{
    const auto marks = static_cast<int>(m_bullets.size());
    return qMax(2 * minimumSizeHint().width(), 2 * qRound(margin()) + m_style.theme().scaled(kRoomyPitch) * marks);
}

qreal BulletScrubber::margin() const
{
    return m_style.theme().scaled(kBulletScrubberMargin);
}

qreal BulletScrubber::pitch() const
{
    const auto gaps = static_cast<qreal>(m_bullets.size()) - 1.0;
    return gaps < 1.0 ? 0.0 : (width() - 2.0 * margin()) / gaps;
}

qreal BulletScrubber::radius() const
{
    const qreal wanted = m_style.theme().scaled(static_cast<int>(kMark));
    return m_bullets.size() < 2 ? wanted : std::clamp(0.42 * pitch(), kLeastMark, wanted);
}

QPointF BulletScrubber::placeOf(int row) const
{
    const qreal y = m_compact ? height() / 2.0 : m_style.theme().scaled(24);
    return {m_bullets.size() < 2 ? width() / 2.0 : margin() + row * pitch(), y};
}

int BulletScrubber::rowAt(QPointF place) const
{
    if (m_bullets.size() < 2)
        return 0;
    return std::clamp(static_cast<int>(std::lround((place.x() - margin()) / pitch())), minimum(), maximum());
}

void BulletScrubber::take(QPointF place)
{
    if (!m_bullets.empty())
        setValue(rowAt(place));
}

void BulletScrubber::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        take(event->position());
}

void BulletScrubber::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        take(event->position());
}

void BulletScrubber::sliderChange(SliderChange change)
{
    QAbstractSlider::sliderChange(change);
    if (change == SliderValueChange)
        tell();
    update();
}

bool BulletScrubber::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !m_bullets.empty()) {
        auto* help = static_cast<QHelpEvent*>(event);
        const BulletDigest& bullet = m_bullets[static_cast<std::size_t>(rowAt(help->pos()))];
        QToolTip::showText(help->globalPos(), sentenceOf(bullet.number, bullet), this);
        return true;
    }
    return QAbstractSlider::event(event);
}

void BulletScrubber::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_style.theme();
    painter.fillRect(rect(), theme.colour(Token::Surface));
    const int count = static_cast<int>(m_bullets.size());
    for (int row = 1; row < count; ++row) {
        const bool reached = row <= value() && (m_reached < 0 || row <= m_reached);
        painter.setPen(QPen(theme.colour(reached ? Token::Accent : Token::Faint), reached ? 3.0 : 2.0));
        painter.drawLine(placeOf(row - 1), placeOf(row));
    }
    for (int row = 0; row < count; ++row) {
        if (row != value())
            paintMark(painter, row);
    }
    if (count > 0)
        paintMark(painter, value());
    for (int row = 0; !m_compact && row < count; ++row)
        paintWords(painter, row);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.colour(Token::Accent), 2.0));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), space::kRadius, space::kRadius);
    }
}

void BulletScrubber::paintMark(QPainter& painter, int row) const
{
    const Theme& theme = m_style.theme();
    const BulletDigest& bullet = m_bullets[static_cast<std::size_t>(row)];
    const bool notYet = bullet.fate == ShotFate::Open || (m_reached >= 0 && row > m_reached);
    const bool current = row == value();
    const QPointF at = placeOf(row);
    const qreal size = radius() * (current ? 1.15 : 1.0);
    if (current) {
        painter.setBrush(theme.colour(Token::AccentSoft));
        painter.setPen(QPen(theme.colour(Token::Accent), 2.0));
        // In a low row the ring keeps within it.
        const qreal ring = std::min(kBulletScrubberRing * size, std::min(at.y(), height() - at.y()) - 2.0);
        painter.drawEllipse(at, ring, ring);
    }
    QColor ink = theme.colour(Token::Text);
    const bool isStopped = bullet.fate == ShotFate::Stopped || (bullet.fate == ShotFate::Hit && !bullet.harms());
    if (!notYet && isStopped) {
        // As on the body: armour or cover held.
        painter.setPen(QPen(theme.colour(Token::Pen), 1.6));
        painter.setBrush(theme.colour(Token::Raised));
        painter.drawPolygon(star(at, 1.3 * size, 0.95 * size));
    } else if (!notYet && bullet.fate == ShotFate::Hit) {
        painter.setPen(QPen(theme.colour(Token::Surface), 1.0));
        painter.setBrush(theme.colour(Token::Dmg));
        painter.drawPolygon(star(at, 1.3 * size, 0.95 * size));
        ink = theme.colour(Token::OnDmg);
    } else {
        painter.setBrush(theme.colour(Token::Raised));
        painter.setPen(QPen(theme.colour(notYet ? Token::LineStrong : Token::Text), notYet ? 1.3 : 1.8,
                            notYet ? Qt::DashLine : Qt::SolidLine));
        painter.drawEllipse(at, size, size);
        if (notYet)
            ink = theme.colour(Token::Muted);
    }
    // Where marks are too small for figures, the first, the last and the chosen one still tell their number above.
    QFont font = theme.widgetFont(TypeRole::Secondary);
    font.setBold(true);
    painter.setFont(font);
    if (size < 8.0)
        return;
    painter.setPen(ink);
    painter.drawText(QRectF(at - QPointF(20, 20), QSizeF(40, 40)), Qt::AlignCenter, QString::number(bullet.number));
}

void BulletScrubber::paintWords(QPainter& painter, int row) const
{
    const BulletDigest& bullet = m_bullets[static_cast<std::size_t>(row)];
    const Theme& theme = m_style.theme();
    painter.setFont(theme.widgetFont(TypeRole::Secondary));
    const QPointF at = placeOf(row);
    const qreal room = m_bullets.size() < 2 ? width() : pitch() - 4.0;
    const bool current = row == value();
    const QString words = bullet.shortPlace;
    const qreal needed = painter.fontMetrics().horizontalAdvance(words);
    // Words that do not fit stand below the chosen mark alone.
    if (!current && needed > room)
        return;
    const bool crowded = m_bullets.size() > 1 && std::ranges::any_of(m_bullets, [&](const BulletDigest& other) {
                             return painter.fontMetrics().horizontalAdvance(other.shortPlace) > room;
                         });
    if (crowded && !current)
        return;
    const qreal half = needed / 2.0 + 2.0;
    QRectF place(at.x() - half, m_style.theme().scaled(42), 2.0 * half, painter.fontMetrics().height());
    place.moveLeft(std::clamp(place.left(), 2.0, std::max(2.0, width() - place.width() - 2.0)));
    painter.setPen(theme.colour(current ? Token::Text : Token::Muted));
    painter.drawText(place, Qt::AlignCenter, words);
}

}  // namespace hitspread::threed
