#include "ui/shell/historydelegate.h"

#include "models/historymodel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QPainter>

namespace hitspread {

HistoryDelegate::HistoryDelegate(const ApplicationStyle& style, QObject* parent)
    : QStyledItemDelegate(parent), m_style(style)
{}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {120, m_style.theme().scaled(28)};
}

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_style.theme();
    painter->save();
    const QRect place = option.rect;
    if (option.state & (QStyle::State_MouseOver | QStyle::State_Selected)) {
        const bool chosen = option.state & QStyle::State_Selected;
        painter->fillRect(place,
                          chosen ? theme.colour(Token::AccentSoft) : withAlpha(theme.colour(Token::AccentSoft), 0.45));
    }
    const auto kind = static_cast<EntryKind>(index.data(HistoryModel::KindRole).toInt());
    const Icon icon = kind == EntryKind::Action ? Icon::Fire
        : kind == EntryKind::Undo               ? Icon::Undo
        : kind == EntryKind::Redo               ? Icon::Redo
        : kind == EntryKind::Drop               ? Icon::Dice
                                                : Icon::Person;
    painter->setFont(theme.widgetFont(TypeRole::Secondary));
    painter->setPen(theme.colour(Token::Muted));
    const int when = theme.scaled(46);
    painter->drawText(QRect(place.left() + 12, place.top(), when, place.height()), Qt::AlignVCenter,
                      index.data(HistoryModel::WhenRole).toString());
    const int edge = theme.scaled(14);
    iconOf(icon, theme, kind == EntryKind::Action ? Token::Dmg : Token::Muted)
        .paint(painter, QRect(place.left() + 12 + when, place.center().y() - edge / 2, edge, edge));
    QFont font = theme.widgetFont(TypeRole::Step);
    const bool inForce = index.data(HistoryModel::InForceRole).toBool();
    font.setStrikeOut(!inForce);
    painter->setFont(font);
    painter->setPen(theme.colour(inForce ? Token::Text : Token::Faint));
    const int left = place.left() + 12 + when + edge + 8;
    const int wide = place.right() - 10 - left;
    painter->drawText(QRect(left, place.top(), wide, place.height()), Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, wide));
    painter->restore();
}

}  // namespace hitspread
