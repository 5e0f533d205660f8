#include "ui/widgets/actionpips.h"

#include <QPainter>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kPip = 6;
constexpr int kPipGap = 3;
constexpr int kMostPips = 4;
constexpr int kCell = 13;
constexpr int kCellGap = 4;
constexpr int kNarrowCell = 11;
constexpr int kNarrowGap = 2;

enum class Pip { Full, Held, Spent, None };

void paintOne(QPainter& painter, const QRectF& place, Pip kind, const Theme& theme)
{
    switch (kind) {
    case Pip::Full:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colour(Token::Accent));
        painter.drawRoundedRect(place, 1.5, 1.5);
        break;
    case Pip::Held:
        painter.setPen(QPen(theme.colour(Token::Accent), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(place.adjusted(0.5, 0.5, -0.5, -0.5));
        break;
    case Pip::Spent:
        painter.setPen(QPen(theme.colour(Token::Faint), 1.2));
        painter.drawLine(place.topLeft(), place.bottomRight());
        painter.drawLine(place.topRight(), place.bottomLeft());
        break;
    case Pip::None:
        painter.setPen(QPen(theme.colour(Token::Faint), 1.2));
        painter.drawLine(QPointF(place.left(), place.center().y()), QPointF(place.right(), place.center().y()));
        break;
    }
}

}  // namespace

void paintPips(QPainter& painter, QPointF middle, const PhaseShare& share, const Theme& theme)
{
    std::vector<Pip> pips(static_cast<std::size_t>(std::max(0, share.spent)), Pip::Spent);
    pips.insert(pips.end(), static_cast<std::size_t>(std::max(0, share.held)), Pip::Held);
    pips.insert(pips.end(), static_cast<std::size_t>(std::max(0, share.full)), Pip::Full);
    const double edge = theme.scaled(kPip);
    const double gap = theme.scaled(kPipGap);
    if (pips.size() > kMostPips) {
        const QString words = QString::number(share.full);
        painter.setFont(theme.widgetFont(TypeRole::RuleId));
        painter.setPen(theme.colour(Token::Text));
        const int wide = painter.fontMetrics().horizontalAdvance(words);
        paintOne(painter, QRectF(middle.x() - (edge + gap + wide) / 2, middle.y() - edge / 2, edge, edge),
                 share.full > 0 ? Pip::Full : Pip::Spent, theme);
        painter.setPen(theme.colour(Token::Text));
        painter.drawText(QRectF(middle.x() - (edge + gap + wide) / 2 + edge + gap, middle.y() - 10, wide + 2, 20),
                         Qt::AlignVCenter | Qt::AlignLeft, words);
        return;
    }
    double left = middle.x() - (static_cast<double>(pips.size()) * (edge + gap) - gap) / 2;
    for (const Pip pip : pips) {
        paintOne(painter, QRectF(left, middle.y() - edge / 2, edge, edge), pip, theme);
        left += edge + gap;
    }
}

int phasesWidth(const std::vector<PhaseShare>& shares, const Theme& theme, bool narrow)
{
    const bool isAny = std::ranges::any_of(shares, [](const PhaseShare& share) { return !share.isEmpty(); });
    // Before anybody was given Actions there is nothing to tell.
    if (!isAny)
        return 0;
    const int gap = theme.scaled(narrow ? kNarrowGap : kCellGap);
    return static_cast<int>(shares.size()) * (theme.scaled(narrow ? kNarrowCell : kCell) + gap) - gap
        + (narrow ? space::kTiny : space::kSmall);
}

int paintPhases(QPainter& painter, int right, int centre, const std::vector<PhaseShare>& shares, const Theme& theme,
                bool narrow)
{
    const int whole = phasesWidth(shares, theme, narrow);
    if (whole == 0)
        return right;
    const int edge = theme.scaled(narrow ? kNarrowCell : kCell);
    const int gap = theme.scaled(narrow ? kNarrowGap : kCellGap);
    QRectF cell(right - whole + (narrow ? space::kTiny : space::kSmall), centre - edge / 2.0, edge, edge);
    for (const PhaseShare& share : shares) {
        if (share.isNow) {
            painter.setPen(QPen(theme.colour(Token::LineStrong), 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(cell.adjusted(-1, -1, 1, 1), 3, 3);
        }
        const Pip kind = share.full > 0 ? Pip::Full
            : share.held > 0            ? Pip::Held
            : share.spent > 0           ? Pip::Spent
                                        : Pip::None;
        paintOne(painter, cell.adjusted(2, 2, -2, -2), kind, theme);
        if (share.full > 1) {
            painter.setFont(theme.widgetFont(TypeRole::RuleId));
            paintOne(painter, cell, Pip::Full, theme);
            painter.setPen(theme.colour(Token::OnAccent));
            painter.drawText(cell, Qt::AlignCenter, QString::number(share.full));
        }
        cell.translate(edge + gap, 0);
    }
    return right - whole;
}

}  // namespace hitspread
