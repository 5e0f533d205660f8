#include "ui/rules/groupeddelegate.h"

#include "ui/rules/rulelook.h"
#include "ui/theme/applicationstyle.h"

#include <QPainter>

namespace hitspread {

namespace {

constexpr int kGroupedDelegateHeight = 30;
constexpr int kGroupedDelegateMargin = 12;
const QString kWidestId = QStringLiteral("3D-BRUISE-00");

void paintDot(QPainter& painter, const QRect& place, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(place).center(), place.width() / 4.0, place.width() / 4.0);
    painter.restore();
}

}  // namespace

GroupedDelegate::GroupedDelegate(const ApplicationStyle& style, QObject* parent)
    : QStyledItemDelegate(parent), m_style(style)
{}

QSize GroupedDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {120, m_style.theme().scaled(kGroupedDelegateHeight)};
}

void GroupedDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option) const
{
    const QColor soft = m_style.theme().colour(Token::AccentSoft);
    if (option.state & QStyle::State_Selected)
        painter.fillRect(option.rect, soft);
    else if (option.state & QStyle::State_MouseOver)
        painter.fillRect(option.rect, withAlpha(soft, 0.45));
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(m_style.theme().colour(Token::Accent), 2));
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void GroupedDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_style.theme();
    painter->save();
    QRect place = option.rect.adjusted(kGroupedDelegateMargin, 0, -kGroupedDelegateMargin, 0);
    if (index.data(GroupedList::KeyRole).toInt() < 0) {
        const QFont font = theme.widgetFont(TypeRole::SectionTitle);
        painter->setFont(font);
        painter->setPen(theme.colour(Token::Muted));
        place.setBottom(place.bottom() - space::kTiny);
        painter->drawText(place, Qt::AlignLeft | Qt::AlignBottom,
                          QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, place.width()));
        painter->restore();
        return;
    }
    paintGround(*painter, option);
    const auto sign = static_cast<GroupedRow::Sign>(index.data(GroupedList::SignRole).toInt());
    const QString behind = index.data(GroupedList::BehindRole).toString();
    const QFont font = theme.widgetFont(TypeRole::Body);
    const QFontMetrics metrics(font);
    if (sign != GroupedRow::Sign::None) {
        const int edge = theme.scaled(16);
        const QRect corner(place.right() - edge + 1, place.center().y() - edge / 2, edge, edge);
        const StateLook look = lookOf(sign);
        // A value wears the brass dot of everything that was changed; a rule shows its state.
        if (behind.isEmpty())
            iconOf(look.icon, theme, look.token).paint(painter, corner);
        else
            paintDot(*painter, corner, theme.colour(look.token));
        place.setRight(place.right() - edge - space::kSmall);
    }
    const QString before = index.data(GroupedList::BeforeRole).toString();
    if (!before.isEmpty()) {
        const QFont small = theme.widgetFont(TypeRole::RuleId);
        painter->setFont(small);
        painter->setPen(theme.colour(Token::Faint));
        painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter, before);
        const QFontMetrics letters(small);
        const int column = qMax(letters.horizontalAdvance(kWidestId), letters.horizontalAdvance(before));
        place.setLeft(place.left() + column + space::kMedium);
    }
    painter->setFont(font);
    if (!behind.isEmpty()) {
        // The name goes before its value: it keeps three fifths of the line.
        const int most = qMax(place.width() * 2 / 5,
                              place.width() - metrics.horizontalAdvance(index.data().toString()) - space::kMedium);
        const QString shown = metrics.elidedText(behind, Qt::ElideRight, most);
        painter->setPen(theme.colour(sign == GroupedRow::Sign::Changed ? Token::Accent : Token::Muted));
        painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, shown);
        place.setRight(place.right() - metrics.horizontalAdvance(shown) - space::kMedium);
    }
    painter->setPen(theme.colour(sign == GroupedRow::Sign::Off ? Token::Muted : Token::Text));
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(index.data().toString(), Qt::ElideRight, place.width()));
    painter->restore();
}

}  // namespace hitspread
