#include "ui/rules/tracedelegate.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAbstractItemView>
#include <QPainter>

namespace hitspread {

namespace {

struct SectionLook {
    Icon icon = Icon::Information;
    Token token = Token::Muted;
};

bool isTest(const QString& section)
{
    return section == QLatin1String("attack") || section == QLatin1String("check");
}

SectionLook lookOf(const QString& section, bool failed)
{
    if (isTest(section))
        return {Icon::Aim, failed ? Token::Muted : Token::Ok};
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

constexpr int kIndent = 24;             ///< of what stands behind an icon, px at 100 %
constexpr int kTraceDelegateRight = 4;  ///< px
constexpr int kTraceDelegateGap = 8;    ///< between a heading and what came of it, px
constexpr int kRoomForRules = 360;      ///< width from which the ids of rules are shown, px at 100 %

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
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

TraceDelegate::Faces::Faces(const Theme& of)
    : theme(of),
      heading(theme.widgetFont(TypeRole::Body)),
      headingBold(boldOf(heading.font())),
      step(theme.widgetFont(TypeRole::Step)),
      stepBold(boldOf(step.font())),
      rule(QFontMetrics(theme.widgetFont(TypeRole::RuleId)).horizontalAdvance(QStringLiteral("ARMOUR-00")) + 12)
{}

TraceDelegate::Faces& TraceDelegate::faces() const
{
    // Asked for before anybody is told of a new theme: lists are laid out while it is put on.
    if (!m_faces || m_faces->theme != m_style.theme())
        m_faces.emplace(m_style.theme());
    return *m_faces;
}

bool TraceDelegate::isFailed(const TraceModel& model, int row)
{
    const TraceModel::Line* heading = model.lineAt(row);
    if (!heading || !heading->heading || !isTest(heading->section) || heading->value.isEmpty())
        return false;
    // A comparison that does not hold may be left out of the lines: it is one that holds that tells of success.
    const TraceModel::Line* line = model.lineAt(++row);
    for (; line && !line->heading; line = model.lineAt(++row)) {
        const bool compares = line->step
            && (line->step->operation == Operation::AtLeast || line->step->operation == Operation::Above);
        if (compares && line->step->value != 0)
            return false;
    }
    return true;
}

QRect TraceDelegate::figuresPlace(const TraceModel::Line& step, const QRect& place) const
{
    QRect figures = place;
    if (isStacked(step, place.width()))
        figures.setTop(place.top() + place.height() / 2 - 1);
    return figures;
}

QRect TraceDelegate::rulePlace(const QRect& line, const QModelIndex& index) const
{
    const auto* model = qobject_cast<const TraceModel*>(index.model());
    const TraceModel::Line* shown = model ? model->lineAt(index.row()) : nullptr;
    if (!shown || !shown->step || shown->rule.isEmpty() || line.width() < m_style.theme().scaled(kRoomForRules))
        return {};
    const QRect figures = figuresPlace(*shown, line);
    return {figures.right() - 4 - faces().rule + 8, figures.top(), faces().rule - 8, figures.height()};
}

TraceDelegate::Columns TraceDelegate::columnsOf(const TraceModel::Line& line, int width) const
{
    const Theme& theme = m_style.theme();
    const int value = (line.heading ? faces().headingBold : faces().stepBold).of(line.value);
    if (line.heading)
        return {0, value + kTraceDelegateGap, 0};
    const bool showsRule = width >= theme.scaled(kRoomForRules);
    return {line.operand.isEmpty() ? 0 : faces().step.of(line.operand) + 12,
            qMax(theme.scaled(showsRule ? 44 : 34), value + 14), showsRule ? faces().rule : 0};
}

bool TraceDelegate::isStacked(const TraceModel::Line& line, int width) const
{
    const int room = width - m_style.theme().scaled(kIndent) - kTraceDelegateRight - columnsOf(line, width).all();
    return !line.value.isEmpty() && (line.heading ? faces().headingBold : faces().step).of(line.label) > room;
}

QSize TraceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* model = qobject_cast<const TraceModel*>(index.model());
    const TraceModel::Line* line = model ? model->lineAt(index.row()) : nullptr;
    const Theme& theme = m_style.theme();
    const bool heading = line && line->heading;
    const int text = (heading ? faces().heading : faces().step).height();
    const int one = qMax(heading ? theme.scaled(30) : theme.scaled(21), text + 2);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return {120, line && view && isStacked(*line, view->viewport()->width()) ? one + text : one};
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
    const int indent = theme.scaled(kIndent);
    QFont font = theme.widgetFont(line->heading ? TypeRole::Body : TypeRole::Step);
    if (line->heading) {
        const SectionLook look = lookOf(line->section, isFailed(*model, index.row()));
        if (index.row() > 0)
            painter->fillRect(QRect(place.left(), place.top() + 2, place.width(), 1), theme.colour(Token::Line));
        const int edge = theme.scaled(16);
        font.setBold(true);
        painter->setFont(font);
        QRect text = place.adjusted(indent, 4, -kTraceDelegateRight, 0);
        QRect value = text;
        int wide = columnsOf(*line, place.width()).value;
        if (isStacked(*line, place.width())) {
            text.setBottom(text.center().y());
            value.setTop(text.bottom());
            wide = 0;
        }
        iconOf(look.icon, theme, look.token)
            .paint(painter, QRect(place.left(), text.center().y() - edge / 2, edge, edge));
        painter->setPen(theme.colour(Token::Text));
        drawElided(*painter, text.adjusted(0, 0, -wide, 0), Qt::AlignLeft, line->label);
        painter->setPen(theme.colour(look.token));
        drawElided(*painter, value, Qt::AlignRight, line->value);
        painter->restore();
        return;
    }
    if (option.state & (QStyle::State_MouseOver | QStyle::State_Selected)) {
        const bool chosen = option.state & QStyle::State_Selected;
        painter->fillRect(place,
                          chosen ? theme.colour(Token::AccentSoft) : withAlpha(theme.colour(Token::AccentSoft), 0.45));
    }
    const QRect ruleAt = rulePlace(place, index);
    const Columns columns = columnsOf(*line, place.width());
    const int right = place.right() - kTraceDelegateRight;
    QRect label(place.left() + indent, place.top(), right - columns.all() - place.left() - indent, place.height());
    const QRect figures = figuresPlace(*line, place);
    if (figures.top() > place.top())
        label = QRect(label.left(), place.top(), right - label.left(), place.height() / 2);
    painter->setFont(font);
    // Quieter than the numbers, and than what they came to above.
    painter->setPen(theme.colour(line->overridden ? Token::Accent : Token::Muted));
    drawElided(*painter, label, Qt::AlignLeft, line->label);
    painter->setPen(theme.colour(Token::Muted));
    drawElided(*painter, QRect(right - columns.all(), figures.top(), columns.operand, figures.height()), Qt::AlignRight,
               line->operand);
    font.setBold(true);
    painter->setFont(font);
    painter->setPen(theme.colour(line->overridden ? Token::Accent : Token::Text));
    drawElided(*painter, QRect(right - columns.rule - columns.value, figures.top(), columns.value, figures.height()),
               Qt::AlignRight, line->value);
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
