#include "ui/history/historydelegate.h"

#include "models/history/historymodel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace hitspread {

HistoryDelegate::HistoryDelegate(const ApplicationStyle& style, QObject* parent)
    : QStyledItemDelegate(parent), m_style(style)
{}

namespace {

constexpr int kEdge = 16;                   ///< of the icon, px at 100 %
constexpr int kWhen = 46;                   ///< round and phase
constexpr int kHistoryDelegateAround = 12;  ///< before the time
constexpr int kLine = 28;                   ///< height of a line that stands alone
constexpr int kMostLines = 4;
constexpr qsizetype kMostHeights = 4096;

/// Where the words of a line stand.
QRect wordsIn(const QRect& place, const Theme& theme)
{
    const int left = place.left() + kHistoryDelegateAround + theme.scaled(kWhen) + theme.scaled(kEdge) + 8;
    return {left, place.top(), place.right() - 10 - left, place.height()};
}

Icon iconOfMatter(Matter matter)
{
    switch (matter) {
    case Matter::Attack: return Icon::Fire;
    case Matter::Burst: return Icon::Burst;
    case Matter::Blow: return Icon::Melee;
    case Matter::Throw: return Icon::Throw;
    case Matter::Grenade:
    case Matter::Ground: return Icon::Grenade;
    case Matter::Harm: return Icon::Flame;
    case Matter::Care: return Icon::Care;
    case Matter::Weapon: return Icon::Rifle;
    case Matter::Aim: return Icon::Aim;
    case Matter::Move: return Icon::Run;
    case Matter::Test: return Icon::Dice;
    case Matter::Order: return Icon::Held;
    case Matter::Guard: return Icon::Shield;
    case Matter::Time: return Icon::EndTurn;
    case Matter::Condition: return Icon::Pill;
    case Matter::Other: break;
    }
    return Icon::Person;
}

/// Going back and forward look like their buttons; dice that were dropped are dice, whatever they were for.
Icon iconFor(EntryKind kind, Matter matter)
{
    switch (kind) {
    case EntryKind::Undo: return Icon::Undo;
    case EntryKind::Redo: return Icon::Redo;
    case EntryKind::Drop: return Icon::Dice;
    case EntryKind::Edit: return matter == Matter::Other ? Icon::Edit : iconOfMatter(matter);
    default: return iconOfMatter(matter);
    }
}

}  // namespace

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int wide = view ? wordsIn(QRect(0, 0, view->viewport()->width(), 0), m_style.theme()).width() : 0;
    return {120, heightOf(index.data(Qt::DisplayRole).toString(), wide)};
}

int HistoryDelegate::heightOf(const QString& words, int wide) const
{
    const bool isOther = m_wide != wide || m_theme != m_style.theme();
    if (isOther || m_heights.size() >= kMostHeights)
        m_heights.clear();
    m_wide = wide;
    m_theme = m_style.theme();
    if (const auto known = m_heights.constFind(words); known != m_heights.cend())
        return *known;
    const QFontMetrics metrics(m_style.theme().widgetFont(TypeRole::Step));
    int more = 0;
    if (wide > 0 && metrics.horizontalAdvance(words) > wide) {
        const int high = metrics.boundingRect(QRect(0, 0, wide, 0), Qt::TextWordWrap, words).height();
        more = std::min((high + metrics.lineSpacing() - 1) / metrics.lineSpacing(), kMostLines) - 1;
    }
    return *m_heights.insert(words, m_style.theme().scaled(kLine) + more * metrics.lineSpacing());
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
    const auto matter = static_cast<Matter>(index.data(HistoryModel::MatterRole).toInt());
    const Icon icon = iconFor(kind, matter);
    const bool isStrike = kind == EntryKind::Action && isAttack(matter);
    painter->setFont(theme.widgetFont(TypeRole::Secondary));
    painter->setPen(theme.colour(Token::Muted));
    const int when = theme.scaled(kWhen);
    const QRect first(place.left(), place.top(), place.width(), theme.scaled(kLine));
    painter->drawText(QRect(place.left() + kHistoryDelegateAround, place.top(), when, first.height()), Qt::AlignVCenter,
                      index.data(HistoryModel::WhenRole).toString());
    const int edge = theme.scaled(kEdge);
    iconOf(icon, theme, isStrike ? Token::Dmg : Token::Muted)
        .paint(painter, QRect(place.left() + kHistoryDelegateAround + when, first.center().y() - edge / 2, edge, edge));
    QFont font = theme.widgetFont(TypeRole::Step);
    const bool inForce = index.data(HistoryModel::InForceRole).toBool();
    font.setStrikeOut(!inForce);
    painter->setFont(font);
    painter->setPen(theme.colour(inForce ? Token::Text : Token::Faint));
    const QRect words = wordsIn(place, theme);
    const QFontMetrics metrics = painter->fontMetrics();
    // More than the lines there are room for end in an ellipsis; the tooltip has them all.
    const int room = (words.height() - first.height()) / metrics.lineSpacing() + 1;
    const QString said = index.data(Qt::DisplayRole).toString();
    // The first line stands beside the time.
    const QRect lines = words.adjusted(0, (first.height() - metrics.lineSpacing()) / 2, 0, 0);
    if (room == 1)
        painter->drawText(words, Qt::AlignVCenter, metrics.elidedText(said, Qt::ElideRight, words.width()));
    else
        painter->drawText(lines, Qt::AlignTop | Qt::TextWordWrap,
                          metrics.boundingRect(QRect(0, 0, words.width(), 0), Qt::TextWordWrap, said).height()
                                  > room * metrics.lineSpacing()
                              ? metrics.elidedText(said, Qt::ElideRight, words.width() * room * 9 / 10)
                              : said);
    painter->restore();
}

}  // namespace hitspread
