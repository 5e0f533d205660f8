#include "ui/widgets/factrow.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/namedvalue.h"
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
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setLook(*this, "fact", QStringLiteral("true"));
    setMenu(new QMenu(this));
}

QRect FactRow::wordsIn(const QRect& place) const
{
    return place.adjusted(iconSize().width() + kFactRowGap, 0, 0, 0);
}

int FactRow::heightForWidth(int width) const
{
    const QRect words = wordsIn({0, 0, width, 0});
    const int line = fontMetrics().height();
    const int detail = NamedValue::isBeside(fontMetrics(), m_name, m_detail, words.width())
        ? 0
        : fontMetrics().boundingRect(words, Qt::TextWordWrap, m_detail).height();
    return std::max(space::kLeastTarget, line + detail + kFactRowAround);
}

QSize FactRow::sizeHint() const
{
    const int wide = QToolButton::sizeHint().width();
    return {wide, heightForWidth(testAttribute(Qt::WA_Resized) ? width() : wide)};
}

void FactRow::resizeEvent(QResizeEvent* event)
{
    QToolButton::resizeEvent(event);
    updateGeometry();
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
    const QRect words = wordsIn(inside);
    const QFontMetrics metrics = fontMetrics();
    const bool isBeside = NamedValue::isBeside(metrics, m_name, m_detail, words.width());
    const int first = isBeside ? inside.height() : metrics.height() + kFactRowAround / 2;
    const int edge = iconSize().width();
    icon().paint(&painter, QRect(inside.left(), (first - edge) / 2, edge, edge));
    const int room = words.width() - (isBeside ? metrics.horizontalAdvance(m_detail) + kFactRowGap : 0);
    painter.drawText(QRect(words.left(), 0, room, first), Qt::AlignLeft | Qt::AlignVCenter,
                     elidedParts(metrics, m_name, room));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    if (isBeside)
        painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, m_detail);
    else
        painter.drawText(words.adjusted(0, first, 0, 0), Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap, m_detail);
}

}  // namespace hitspread
