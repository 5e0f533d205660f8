#include "ui/widgets/wraplabel.h"

#include <algorithm>

namespace hitspread {

WrapLabel::WrapLabel(QWidget* parent) : WrapLabel(QString(), parent) {}

WrapLabel::WrapLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setWordWrap(true);
}

QSize WrapLabel::sizeHint() const
{
    const QMargins around = contentsMargins();
    int wide = 0;
    for (const QString& line : text().split(QLatin1Char('\n')))
        wide = std::max(wide, fontMetrics().horizontalAdvance(line));
    wide += around.left() + around.right() + 2;
    return {wide, heightForWidth(wide)};
}

QSize WrapLabel::minimumSizeHint() const
{
    const QMargins around = contentsMargins();
    int wide = 0;
    for (const QString& word : text().simplified().split(QLatin1Char(' ')))
        wide = std::max(wide, fontMetrics().horizontalAdvance(word));
    return {wide + around.left() + around.right() + 2, fontMetrics().height() + around.top() + around.bottom()};
}

}  // namespace hitspread
