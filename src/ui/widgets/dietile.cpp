#include "ui/widgets/dietile.h"

#include "ui/widgets/shake.h"

#include <QKeyEvent>
#include <QPainter>

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
    m_begun = 0;
    setAccessibleName(face == 0 ? tr("%1 die, open").arg(m_name)
                                : tr("%1 die: %2, %3").arg(m_name).arg(face).arg(origin));
    setToolTip(face == 0 ? tr("%1: type 1 to %2, or R to roll").arg(m_name).arg(m_sides) : accessibleName());
    update();
}

void DieTile::refuse(const QString& typed)
{
    m_shake->start();
    Q_EMIT refused(tr("%1: a d%2 shows 1 to %2, not \"%3\".").arg(m_name).arg(m_sides).arg(typed));
}

void DieTile::take(int face)
{
    m_begun = 0;
    if (face < 1 || face > m_sides)
        refuse(QString::number(face));
    else
        Q_EMIT typed(face);
}

void DieTile::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete) {
        if (m_begun != 0) {
            m_begun = 0;
            update();
        } else {
            Q_EMIT backspaced();
        }
        return;
    }
    const bool isDigit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9
        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (!isDigit) {
        // Keys that write something are taken for a try at a face; all others are the window's.
        const QString written = event->text().trimmed();
        const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (plain && !written.isEmpty() && written.at(0).isPrint())
            refuse(written);
        else
            event->ignore();
        return;
    }
    const int digit = event->key() - Qt::Key_0;
    // A d10 is read with 0 as ten; other large dice take two digits.
    if (m_sides == 10)
        return take(digit == 0 ? 10 : digit);
    if (m_sides < 10)
        return take(digit);
    const int whole = m_begun * 10 + digit;
    if (m_begun == 0 && whole * 10 <= m_sides && digit != 0) {
        m_begun = digit;
        update();
        return;
    }
    take(whole);
}

bool DieTile::finish()
{
    if (m_begun == 0)
        return false;
    take(m_begun);
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
    paintDie(painter, tile, m_theme, {m_colour, m_begun != 0 ? m_begun : m_face, hasFocus()});
    if (m_edge < kDieTileNamed)
        return;
    painter.setPen(m_theme.colour(Token::Text));
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
    painter.drawText(QRect(0, top + line, width(), line), Qt::AlignCenter, m_origin);
}

}  // namespace hitspread
