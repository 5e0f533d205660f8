#include "ui/library/countdelegate.h"

#include "ui/theme/applicationstyle.h"

#include <QIcon>
#include <QPainter>

namespace hitspread {

namespace {

constexpr int kCountDelegateHeight = 30;
constexpr int kCountDelegateMargin = 12;

}  // namespace

CountDelegate::CountDelegate(const ApplicationStyle& style, QObject* parent)
    : QStyledItemDelegate(parent), m_style(style)
{}

QSize CountDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {120, m_style.theme().scaled(kCountDelegateHeight)};
}

void CountDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_style.theme();
    painter->save();
    const bool isChosen = option.state & QStyle::State_Selected;
    if (isChosen)
        painter->fillRect(option.rect, theme.colour(Token::AccentSoft));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, withAlpha(theme.colour(Token::AccentSoft), 0.45));
    QRect place = option.rect.adjusted(kCountDelegateMargin, 0, -kCountDelegateMargin, 0);
    const int edge = theme.scaled(16);
    qvariant_cast<QIcon>(index.data(Qt::DecorationRole))
        .paint(painter, QRect(place.left(), place.center().y() - edge / 2, edge, edge));
    place.setLeft(place.left() + edge + 8);
    const QFont font = theme.widgetFont(TypeRole::Body);
    const QFontMetrics metrics(font);
    painter->setFont(font);
    const QString count = index.data(CountRole).toString();
    painter->setPen(theme.colour(isChosen ? Token::Text : Token::Muted));
    painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, count);
    place.setRight(place.right() - metrics.horizontalAdvance(count) - 8);
    painter->setPen(theme.colour(Token::Text));
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(index.data().toString(), Qt::ElideRight, place.width()));
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(theme.colour(Token::Accent), 2));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
    }
    painter->restore();
}

}  // namespace hitspread
