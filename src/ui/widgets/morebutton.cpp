#include "ui/widgets/morebutton.h"

#include <QStyleOption>
#include <QStylePainter>

namespace hitspread {

MoreButton::MoreButton(const QString& words, QWidget* parent) : QPushButton(words, parent)
{
    setCheckable(true);
    setAutoDefault(false);
    setProperty("plain", QStringLiteral("more"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void MoreButton::paintEvent(QPaintEvent* event)
{
    QPushButton::paintEvent(event);
    QStylePainter painter(this);
    QStyleOption arrow;
    arrow.initFrom(this);
    // In the padding the style sheet leaves in front of the words.
    arrow.rect = QRect(0, 0, fontMetrics().height(), height());
    painter.drawPrimitive(isChecked() ? QStyle::PE_IndicatorArrowDown : QStyle::PE_IndicatorArrowRight, arrow);
}

}  // namespace hitspread
