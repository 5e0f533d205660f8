#include "ui/widgets/morebutton.h"

#include "ui/widgets/keyboard/mnemonics.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace hitspread {

namespace {
constexpr int kLeastLetters = 6;  ///< before an ellipsis
}

MoreButton::MoreButton(const QString& words, QWidget* parent) : QPushButton(words, parent)
{
    setCheckable(true);
    setAutoDefault(false);
    setProperty("plain", QStringLiteral("more"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize MoreButton::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), roomAround() + fontMetrics().averageCharWidth() * kLeastLetters),
            QPushButton::minimumSizeHint().height()};
}

int MoreButton::roomAround() const
{
    return sizeHint().width() - fontMetrics().horizontalAdvance(text());
}

void MoreButton::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionButton button;
    initStyleOption(&button);
    if (width() < sizeHint().width())
        button.text = withoutMnemonic(
            fontMetrics().elidedText(readWords(text()), Qt::ElideRight, qMax(0, width() - roomAround())));
    painter.drawControl(QStyle::CE_PushButton, button);
    QStyleOption arrow;
    arrow.initFrom(this);
    // In the padding the style sheet leaves in front of the words.
    arrow.rect = QRect(0, 0, fontMetrics().height(), height());
    painter.drawPrimitive(isChecked() ? QStyle::PE_IndicatorArrowDown : QStyle::PE_IndicatorArrowRight, arrow);
}

}  // namespace hitspread
