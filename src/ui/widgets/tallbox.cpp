#include "ui/widgets/tallbox.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace hitspread {

namespace {
constexpr int kTallBoxLeastWidth = 26;
constexpr double kNumberScale = 1.2;
constexpr double kWordScale = 0.92;
}  // namespace

TallBox::TallBox(const QString& text, QWidget* parent)
    : QPushButton(parent), m_number(text.section(QLatin1Char('\n'), 0, 0)), m_word(text.section(QLatin1Char('\n'), 1))
{
    setText(text);
    setToolTip(m_word);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize TallBox::sizeHint() const
{
    // Bold once it is taken.
    QFont bold = font();
    bold.setBold(true);
    return {qMax(kTallBoxLeastWidth, QFontMetrics(bold).horizontalAdvance(m_word) + 8),
            QPushButton::sizeHint().height()};
}

QSize TallBox::minimumSizeHint() const
{
    return {kTallBoxLeastWidth, QPushButton::minimumSizeHint().height()};
}

void TallBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const QRect inner = rect().adjusted(3, 5, -3, -5);
    QFont number = font();
    number.setPointSizeF(number.pointSizeF() * kNumberScale);
    number.setBold(true);
    QFont word = font();
    word.setPointSizeF(word.pointSizeF() * kWordScale);
    word.setBold(isChecked());
    painter.setPen(option.palette.color(QPalette::ButtonText));
    painter.setFont(number);
    const QRect upper = m_word.isEmpty() ? inner : QRect(inner.topLeft(), QSize(inner.width(), inner.height() / 2));
    painter.drawText(upper, Qt::AlignCenter, m_number);
    painter.setFont(word);
    painter.drawText(inner.adjusted(0, inner.height() / 2, 0, 0), Qt::AlignCenter,
                     painter.fontMetrics().elidedText(m_word, Qt::ElideRight, inner.width()));
}

}  // namespace hitspread
