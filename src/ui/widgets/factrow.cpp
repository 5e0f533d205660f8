#include "ui/widgets/factrow.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/marklook.h"

#include <QMenu>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace hitspread {

namespace {
constexpr int kFactRowGap = 6;
constexpr int kFactRowIcon = 16;
constexpr int kFactRowAround = 4;
}  // namespace

FactRow::FactRow(Mark mark, const QString& name, const QString& detail, const Theme& theme, QWidget* parent)
    : QToolButton(parent), m_name(name), m_detail(detail)
{
    const MarkLook look = lookOf(mark);
    setAccessibleName(tr("%1, %2").arg(name, detail));
    setToolTip(accessibleName());
    setIcon(iconOf(look.icon, theme, look.token));
    const int edge = theme.scaled(kFactRowIcon);
    setIconSize(QSize(edge, edge));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setLook(*this, "fact", QStringLiteral("true"));
    setMenu(new QMenu(this));
}

QSize FactRow::sizeHint() const
{
    return {QToolButton::sizeHint().width(), std::max(space::kLeastTarget, fontMetrics().height() + kFactRowAround)};
}

void FactRow::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    option.features &= ~QStyleOptionToolButton::HasMenu;
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const QRect inside = rect();
    const int edge = iconSize().width();
    icon().paint(&painter, QRect(inside.left(), inside.center().y() - edge / 2, edge, edge));
    const QRect words = inside.adjusted(edge + kFactRowGap, 0, 0, 0);
    const QFontMetrics metrics = fontMetrics();
    const int room = words.width() - metrics.horizontalAdvance(m_detail) - kFactRowGap;
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_name, Qt::ElideRight, qMax(room, words.width() / 2)));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(m_detail, Qt::ElideRight, words.width() / 2));
}

}  // namespace hitspread
