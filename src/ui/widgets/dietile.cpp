#include "ui/widgets/dietile.h"

#include "text/labels.h"
#include "ui/widgets/shake.h"

#include <QKeyEvent>
#include <QPainter>

#include <utility>

namespace hitspread {

namespace {
constexpr int kDieTileNamed = 34;  ///< edge from which a tile shows its name
constexpr int kTellsOrigin = 50;   ///< and where its face came from
}  // namespace

DieTile::DieTile(const Theme& theme, DieColour colour, const QString& name, int sides, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_colour(colour), m_name(name), m_sides(sides), m_shake(new Shake(*this))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setFace(0, {});
}

int DieTile::edge() const
{
    return m_theme.scaled(m_edge);
}

QSize DieTile::sizeHint() const
{
    const QFontMetrics metrics(m_theme.widgetFont(TypeRole::Secondary));
    if (m_edge < kDieTileNamed)
        return {edge() + 6, edge() + 6};
    return {qMax(edge() + 8, metrics.horizontalAdvance(m_name) + 12),
            edge() + 10 + metrics.height() * (m_edge < kTellsOrigin ? 1 : 2)};
}

void DieTile::setLowest(int lowest)
{
    m_lowest = lowest;
    setFace(m_face, m_origin);
}

void DieTile::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void DieTile::setEdge(int edge)
{
    if (m_edge == edge)
        return;
    m_edge = edge;
    updateGeometry();
    update();
}

void DieTile::setFace(int face, const QString& origin)
{
    m_face = face;
    m_origin = origin;
    m_typed.clear();
    setAccessibleName(face == 0 ? tr("%1 die, open").arg(m_name)
                                : tr("%1 die: %2, %3").arg(m_name, faceWords(face), origin));
    setToolTip(face == 0 ? openWords() : accessibleName());
    update();
}

QString DieTile::faceWords(int face) const
{
    const int shown = face + m_lowest - 1;
    if (!showsSigns(m_sides, m_lowest))
        return text::number(shown);
    return shown < 0 ? tr("minus") : shown > 0 ? tr("plus") : tr("blank");
}

QString DieTile::openWords() const
{
    if (showsSigns(m_sides, m_lowest))
        return tr("%1: type −, 0 or +, or R to roll").arg(m_name);
    if (m_lowest != 1)
        return tr("%1: type %2 to %3, or R to roll").arg(m_name, text::number(m_lowest), text::number(highest()));
    if (m_sides == 10)
        return tr("%1: type 1 to 10, 0 is 10, or R to roll").arg(m_name);
    return m_sides == 100 ? tr("%1: type 1 to 100, 00 is 100, or R to roll").arg(m_name)
                          : tr("%1: type 1 to %2, or R to roll").arg(m_name, QString::number(m_sides));
}

/// How the highest face is typed, where it has a digit more than the die takes.
QString DieTile::mostWords() const
{
    if (m_lowest != 1 || m_face != 0)
        return {};
    return m_sides == 100 ? tr("00 is 100") : m_sides == 10 ? tr("0 is 10") : QString();
}

void DieTile::setUnasked()
{
    setEnabled(false);
    setFocusPolicy(Qt::NoFocus);
    m_face = kUnaskedFace;
    setAccessibleName(tr("%1 die, not asked for").arg(m_name));
    setToolTip({});
    update();
}

void DieTile::refuse(const QString& typed)
{
    m_shake->start();
    if (showsSigns(m_sides, m_lowest))
        Q_EMIT refused(tr("%1 shows −, nothing or +, not \"%2\": type −, 0 or +, or R to roll.").arg(m_name, typed));
    else if (m_lowest != 1)
        Q_EMIT refused(
            tr("%1 shows %2 to %3, not \"%4\".").arg(m_name, text::number(m_lowest), text::number(highest()), typed));
    else
        Q_EMIT refused(tr("%1: a d%2 shows 1 to %2, not \"%3\".").arg(m_name, QString::number(m_sides), typed));
}

bool DieTile::goesOn() const
{
    // Two digits are a face: a hundred is typed 00, as the dice show it, so that ten needs nothing behind it.
    if (m_typed.size() > 1)
        return false;
    const int shown = m_typed.toInt();
    if (shown == 0)
        return m_lowest == 1 || m_typed == QLatin1String("-");
    return shown * 10 >= m_lowest && shown * 10 <= highest();
}

int DieTile::begunFace() const
{
    bool isNumber = false;
    const int shown = m_typed.toInt(&isNumber);
    return isNumber ? qBound(0, shown - m_lowest + 1, m_sides) : 0;
}

void DieTile::take()
{
    const QString all = std::exchange(m_typed, QString());
    update();
    const bool isMost = m_lowest == 1
        && ((m_sides == 10 && all == QLatin1String("0")) || (m_sides == 100 && all == QLatin1String("00")));
    bool isNumber = false;
    const int shown = all.toInt(&isNumber);
    const int face = isMost ? m_sides : shown - m_lowest + 1;
    if (!isNumber || face < 1 || face > m_sides)
        refuse(all);
    else
        Q_EMIT typed(face);
}

void DieTile::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete) {
        if (!m_typed.isEmpty()) {
            m_typed.chop(1);
            update();
        } else {
            Q_EMIT backspaced();
        }
        return;
    }
    // As in a field: what is begun goes first, the window next.
    if (event->key() == Qt::Key_Escape && !std::exchange(m_typed, QString()).isEmpty())
        return update();
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool hasSigns = showsSigns(m_sides, m_lowest);
    if (plain && hasSigns && typeSign(event->text()))
        return;
    const bool isDigit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    const bool isMinus = m_lowest < 0 && m_typed.isEmpty() && event->key() == Qt::Key_Minus;
    if (plain && !hasSigns && (isDigit || isMinus))
        return typeDigit(*event);
    // Keys that write something are taken for a try at a face; all others are the window's.
    const QString written = event->text().trimmed();
    if (plain && !written.isEmpty() && written.at(0).isPrint())
        refuse(written);
    else
        event->ignore();
}

void DieTile::typeDigit(const QKeyEvent& event)
{
    m_typed += event.key() == Qt::Key_Minus ? QLatin1Char('-')
                                            : QLatin1Char(static_cast<char>('0' + event.key() - Qt::Key_0));
    if ((m_lowest == 1 && m_sides <= 10) || !goesOn())
        take();
    update();
}

bool DieTile::typeSign(const QString& written)
{
    // "=" is the plus of many keyboards without Shift.
    for (const auto& [keys, shown] : {std::pair(QStringLiteral("-−–"), -1), std::pair(QStringLiteral("0 "), 0),
                                      std::pair(QStringLiteral("+=1"), 1)}) {
        if (written.size() != 1 || !keys.contains(written))
            continue;
        Q_EMIT typed(shown - m_lowest + 1);
        return true;
    }
    return false;
}

bool DieTile::finish()
{
    if (m_typed.isEmpty())
        return false;
    take();
    return true;
}

void DieTile::focusOutEvent(QFocusEvent* event)
{
    (void)finish();
    QAbstractButton::focusOutEvent(event);
}

void DieTile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF tile((width() - edge()) / 2.0 + m_shake->offset(), 3, edge(), edge());
    paintDie(painter, tile, m_theme,
             {m_colour, m_typed.isEmpty() ? m_face : begunFace(), hasFocus(), m_sides, m_lowest});
    if (m_edge < kDieTileNamed)
        return;
    painter.setPen(m_theme.colour(isEnabled() ? Token::Text : Token::Faint));
    QFont font = m_theme.widgetFont(TypeRole::Secondary);
    font.setBold(true);
    painter.setFont(font);
    const int line = painter.fontMetrics().height();
    const int top = edge() + 8;
    painter.drawText(QRect(0, top, width(), line), Qt::AlignCenter, m_name);
    if (m_edge < kTellsOrigin)
        return;
    font.setBold(false);
    painter.setFont(font);
    painter.setPen(m_theme.colour(Token::Muted));
    painter.drawText(QRect(0, top + line, width(), line), Qt::AlignCenter, m_face == 0 ? mostWords() : m_origin);
}

}  // namespace hitspread
