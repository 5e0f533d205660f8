#include "ui/library/rowpaint.h"

#include "ui/theme/applicationstyle.h"

#include <QPainter>

namespace hitspread {

void paintRowGround(QPainter& painter, const QRect& place, const Theme& theme, bool isChosen, int row)
{
    if (isChosen)
        painter.fillRect(place, theme.colour(Token::AccentSoft));
    else
        painter.fillRect(place, theme.colour(row % 2 == 1 ? Token::Window : Token::Surface));
}

void paintLit(QPainter& painter, const QRect& place, const QString& text, const QStringList& lit, const Theme& theme)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const QString shown = metrics.elidedText(text, Qt::ElideRight, place.width());
    for (const QString& word : lit) {
        const int at = static_cast<int>(shown.indexOf(word, 0, Qt::CaseInsensitive));
        if (word.isEmpty() || at < 0)
            continue;
        const int left = place.left() + metrics.horizontalAdvance(shown.left(at));
        const int wide = metrics.horizontalAdvance(shown.mid(at, word.size()));
        painter.fillRect(QRect(left - 1, place.center().y() - metrics.height() / 2, wide + 2, metrics.height() + 1),
                         withAlpha(theme.colour(Token::Accent), 0.32));
    }
    painter.setPen(theme.colour(Token::Text));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, shown);
}

}  // namespace hitspread
