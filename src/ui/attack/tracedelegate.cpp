#include "ui/attack/tracedelegate.h"

#include "models/tracemodel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QPainter>

namespace hitspread {

namespace {

struct SectionLook {
    Icon icon = Icon::Information;
    Token token = Token::Muted;
};

SectionLook lookOf(const QString& section)
{
    if (section == QLatin1String("attack") || section == QLatin1String("check"))
        return {Icon::Aim, Token::Ok};
    if (section == QLatin1String("deviation") || section == QLatin1String("aim"))
        return {Icon::Fire, Token::Aim};
    if (section == QLatin1String("penetration") || section == QLatin1String("armour")
        || section == QLatin1String("cover"))
        return {Icon::Shield, Token::Pen};
    if (section == QLatin1String("damage") || section == QLatin1String("effect"))
        return {Icon::Wound, Token::Dmg};
    if (section == QLatin1String("ammunition") || section == QLatin1String("jam"))
        return {Icon::Ammunition, Token::Muted};
    return {};
}

void drawElided(QPainter& painter, const QRect& place, int flags, const QString& text)
{
    painter.drawText(place, flags | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
}

}  // namespace

TraceDelegate::TraceDelegate(const ApplicationStyle& style, QObject* parent)
    : QStyledItemDelegate(parent), m_style(style)
{}

int TraceDelegate::ruleWidth() const
{
    const QFontMetrics metrics(m_style.theme().widgetFont(TypeRole::RuleId));
    return metrics.horizontalAdvance(QStringLiteral("ARMOUR-00")) + 12;
}

QRect TraceDelegate::rulePlace(const QRect& line, const QModelIndex& index) const
{
    const auto* model = qobject_cast<const TraceModel*>(index.model());
    const TraceModel::Line* shown = model ? model->lineAt(index.row()) : nullptr;
    if (!shown || !shown->step || shown->rule.isEmpty() || line.width() < m_style.theme().scaled(300))
        return {};
    return {line.right() - 4 - ruleWidth() + 8, line.top(), ruleWidth() - 8, line.height()};
}

QSize TraceDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto* model = qobject_cast<const TraceModel*>(index.model());
    const TraceModel::Line* line = model ? model->lineAt(index.row()) : nullptr;
    const Theme& theme = m_style.theme();
    const bool heading = line && line->heading;
    const int text = QFontMetrics(theme.widgetFont(heading ? TypeRole::Body : TypeRole::Step)).height();
    return {120, qMax(heading ? theme.scaled(30) : theme.scaled(21), text + 2)};
}

void TraceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* model = qobject_cast<const TraceModel*>(index.model());
    const TraceModel::Line* line = model ? model->lineAt(index.row()) : nullptr;
    if (!line)
        return;
    const Theme& theme = m_style.theme();
    painter->save();
    const QRect place = option.rect;
    const int indent = theme.scaled(24);
    QFont font = theme.widgetFont(line->heading ? TypeRole::Body : TypeRole::Step);
    if (line->heading) {
        const SectionLook look = lookOf(line->section);
        if (index.row() > 0)
            painter->fillRect(QRect(place.left(), place.top() + 2, place.width(), 1), theme.colour(Token::Line));
        const int edge = theme.scaled(16);
        iconOf(look.icon, theme, look.token)
            .paint(painter, QRect(place.left(), place.center().y() - edge / 2 + 2, edge, edge));
        font.setBold(true);
        painter->setFont(font);
        const QRect text = place.adjusted(indent, 4, -4, 0);
        const int wide = painter->fontMetrics().horizontalAdvance(line->value);
        painter->setPen(theme.colour(Token::Text));
        drawElided(*painter, text.adjusted(0, 0, -wide - 8, 0), Qt::AlignLeft, line->label);
        painter->setPen(theme.colour(look.token));
        drawElided(*painter, text, Qt::AlignRight, line->value);
        painter->restore();
        return;
    }
    if (option.state & (QStyle::State_MouseOver | QStyle::State_Selected)) {
        const bool chosen = option.state & QStyle::State_Selected;
        painter->fillRect(place,
                          chosen ? theme.colour(Token::AccentSoft) : withAlpha(theme.colour(Token::AccentSoft), 0.45));
    }
    const QRect ruleAt = rulePlace(place, index);
    const bool showsRule = place.width() >= theme.scaled(300);
    const int rule = showsRule ? ruleWidth() : 0;
    const int right = place.right() - 4;
    painter->setFont(font);
    const int value = qMax(theme.scaled(showsRule ? 44 : 34),
                           painter->fontMetrics().horizontalAdvance(line->value) + 14);
    const int operand = line->operand.isEmpty() ? 0 : painter->fontMetrics().horizontalAdvance(line->operand) + 12;
    painter->setPen(theme.colour(line->overridden ? Token::Accent : Token::Text));
    drawElided(*painter,
               QRect(place.left() + indent, place.top(), right - rule - value - operand - place.left() - indent,
                     place.height()),
               Qt::AlignLeft, line->label);
    painter->setPen(theme.colour(Token::Muted));
    drawElided(*painter, QRect(right - rule - value - operand, place.top(), operand, place.height()), Qt::AlignRight,
               line->operand);
    font.setBold(true);
    painter->setFont(font);
    painter->setPen(theme.colour(line->overridden ? Token::Accent : Token::Text));
    drawElided(*painter, QRect(right - rule - value, place.top(), value, place.height()), Qt::AlignRight, line->value);
    if (!ruleAt.isEmpty()) {
        // A link: underlined where the line is chosen or under the mouse.
        const bool lit = option.state & (QStyle::State_MouseOver | QStyle::State_Selected);
        QFont small = theme.widgetFont(TypeRole::RuleId);
        small.setUnderline(lit);
        painter->setFont(small);
        painter->setPen(theme.colour(lit ? Token::Accent : Token::Faint));
        drawElided(*painter, ruleAt, Qt::AlignLeft, line->rule);
    }
    painter->restore();
}

}  // namespace hitspread
