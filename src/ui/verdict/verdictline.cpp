#include "ui/verdict/verdictline.h"

#include "ui/theme/applicationstyle.h"
#include "ui/verdict/verdictlook.h"

#include <QPainter>

#include <algorithm>

namespace hitspread {

namespace {

// px at 100 %
constexpr int kVerdictLineGap = 12;
constexpr int kVerdictLineLeastName = 56;
constexpr int kVerdictLineBar = 72;
constexpr int kVerdictLineBarHigh = 8;
constexpr double kVerdictLineBarFrom = 0.44;  ///< of the width
constexpr int kVerdictLineAround = 3;         ///< above and below the words

}  // namespace

VerdictLine::VerdictLine(const VerdictPerson& person, const QString& words, const ApplicationStyle& style,
                         QWidget* parent)
    : QWidget(parent), m_style(style), m_name(person.name), m_after(words), m_tone(person.tone), m_isHeading(true)
{
    init();
}

VerdictLine::VerdictLine(const VerdictRow& row, Tone tone, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_style(style),
      m_name(row.what),
      m_before(row.before),
      m_after(row.after),
      m_gauge(row.gauge),
      m_tone(tone)
{
    init();
}

void VerdictLine::init()
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    const QString whole = pair().isEmpty() ? m_name : tr("%1: %2", "what, its values").arg(m_name, pair());
    setAccessibleName(whole);
    setToolTip(whole);
}

void VerdictLine::setFace(const BadgeFace& face)
{
    m_face = face;
    updateGeometry();
    update();
}

int VerdictLine::faceWidth() const
{
    return m_face.letters.isEmpty() ? 0 : lineHeight() + space::kSmall;
}

QString VerdictLine::pair() const
{
    return m_before.isEmpty() ? m_after : tr("%1 → %2").arg(m_before, m_after);
}

QFont VerdictLine::font(bool bold) const
{
    QFont font = m_style.theme().widgetFont(TypeRole::Body);
    font.setBold(bold);
    return font;
}

int VerdictLine::pairWidth() const
{
    // Before and arrow are thinner than what comes after.
    const QString arrow = m_before.isEmpty() ? QString() : tr("%1 → %2").arg(m_before, QString());
    return QFontMetrics(font(false)).horizontalAdvance(arrow) + QFontMetrics(font(true)).horizontalAdvance(m_after);
}

bool VerdictLine::isSplit(int width) const
{
    const Theme& theme = m_style.theme();
    const int name = std::min(QFontMetrics(font(m_isHeading)).horizontalAdvance(m_name),
                              theme.scaled(kVerdictLineLeastName));
    return !pair().isEmpty() && faceWidth() + name + theme.scaled(kVerdictLineGap) + pairWidth() > width;
}

bool VerdictLine::isWhole(int width) const
{
    return pairWidth() <= width;
}

int VerdictLine::lineHeight() const
{
    return QFontMetrics(font(true)).height();
}

int VerdictLine::heightForWidth(int width) const
{
    return (isSplit(width) ? 2 : 1) * lineHeight() + 2 * kVerdictLineAround;
}

QSize VerdictLine::sizeHint() const
{
    return {faceWidth() + QFontMetrics(font(m_isHeading)).horizontalAdvance(m_name)
                + m_style.theme().scaled(kVerdictLineGap) + pairWidth(),
            lineHeight() + 2 * kVerdictLineAround};
}

QSize VerdictLine::minimumSizeHint() const
{
    return {m_style.theme().scaled(kVerdictLineLeastName), lineHeight() + 2 * kVerdictLineAround};
}

void VerdictLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_style.theme();
    const int gap = theme.scaled(kVerdictLineGap);
    const bool split = isSplit(width());
    QRect line(0, kVerdictLineAround, width(), lineHeight());
    const QFont nameFont = font(m_isHeading);
    const QFontMetrics metrics(nameFont);
    const int room = (split || pair().isEmpty() ? width() : width() - pairWidth() - gap) - faceWidth();
    const QString name = metrics.elidedText(m_name, Qt::ElideRight, room);
    if (faceWidth() > 0)
        paintBadge(painter, QRectF(0.0, line.top(), line.height(), line.height()), m_face, theme);
    painter.setFont(nameFont);
    painter.setPen(rowInk(theme));
    painter.drawText(line.adjusted(faceWidth(), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
    // Below each other, whatever stands beside them; where there is no room for one there is none.
    const int bar = theme.scaled(kVerdictLineBar);
    const int left = qRound(width() * kVerdictLineBarFrom);
    if (m_gauge && metrics.horizontalAdvance(name) + gap <= left && left + bar <= room)
        paintBar(painter, QRect(left, line.top(), bar, line.height()));
    if (split)
        line.translate(0, lineHeight());
    paintPair(painter, line);
}

void VerdictLine::paintPair(QPainter& painter, const QRect& place) const
{
    const Theme& theme = m_style.theme();
    const QString arrow = m_before.isEmpty() ? QString() : tr("%1 → %2").arg(m_before, QString());
    const QFontMetrics bold(font(true));
    const int thin = QFontMetrics(font(false)).horizontalAdvance(arrow);
    const QString after = bold.elidedText(m_after, Qt::ElideRight, std::max(0, place.width() - thin));
    const int right = bold.horizontalAdvance(after);
    painter.setFont(font(false));
    painter.setPen(theme.colour(Token::Faint));
    painter.drawText(place.adjusted(0, 0, -right, 0), Qt::AlignRight | Qt::AlignVCenter, arrow);
    painter.setFont(font(true));
    const bool isTold = m_isHeading && m_tone >= Tone::Harm;
    painter.setPen(isTold ? theme.colour(lookOf(m_tone).token) : rowInk(theme));
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, after);
}

/// What is left, what was lost of it just now, and the ground of all there could be.
void VerdictLine::paintBar(QPainter& painter, const QRect& place) const
{
    const Theme& theme = m_style.theme();
    const int high = theme.scaled(kVerdictLineBarHigh);
    const QRectF whole(place.left(), place.center().y() - high / 2.0 + 0.5, place.width(), high);
    const auto share = [&](int value) {
        return m_gauge->most > 0 ? std::clamp(static_cast<qreal>(value) / m_gauge->most, 0.0, 1.0) : 0.0;
    };
    const qreal before = share(m_gauge->before) * whole.width();
    const qreal after = share(m_gauge->after) * whole.width();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Token::Sunken));
    painter.drawRect(whole);
    painter.setBrush(theme.colour(Token::Muted));
    painter.drawRect(QRectF(whole.left(), whole.top(), std::min(before, after), whole.height()));
    painter.setBrush(theme.colour(after < before ? Token::Dmg : Token::Ok));
    painter.drawRect(
        QRectF(whole.left() + std::min(before, after), whole.top(), std::abs(after - before), whole.height()));
    painter.setPen(QPen(theme.colour(Token::LineStrong), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(whole.adjusted(0.5, 0.5, -0.5, -0.5));
}

}  // namespace hitspread
