#include "ui/widgets/labels/wraplabel.h"

#include <algorithm>

namespace hitspread {

WrapLabel::WrapLabel(QWidget* parent) : WrapLabel(QString(), parent) {}

WrapLabel::WrapLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setWordWrap(true);
}

void WrapLabel::setWantedWidth(int width)
{
    m_wanted = width;
    updateGeometry();
}

int WrapLabel::textWidth() const
{
    const QMargins around = contentsMargins();
    int wide = 0;
    for (const QString& line : text().split(QLatin1Char('\n')))
        wide = std::max(wide, fontMetrics().horizontalAdvance(line));
    return wide + around.left() + around.right() + 2;
}

QSize WrapLabel::sizeHint() const
{
    const int wide = m_wanted > 0 ? m_wanted : textWidth();
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
