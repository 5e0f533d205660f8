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
    : QPushButton(parent), m_number(text.section(QLatin1Char('\n'), 0, 0))
{
    const QString words = text.section(QLatin1Char('\n'), 1);
    if (!words.isEmpty())
        m_words = words.split(QLatin1Char('\n'));
    setText(text);
    setToolTip(m_words.join(QLatin1Char(' ')));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize TallBox::sizeHint() const
{
    // Bold once it is taken.
    QFont bold = font();
    bold.setBold(true);
    int wide = kTallBoxLeastWidth;
    for (const QString& word : m_words)
        wide = qMax(wide, QFontMetrics(bold).horizontalAdvance(word) + 8);
    return {wide, QPushButton::sizeHint().height()};
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
    const int lines = 1 + static_cast<int>(m_words.size());
    const auto line = [&](int index) {
        return QRect(inner.left(), inner.top() + inner.height() * index / lines, inner.width(), inner.height() / lines);
    };
    painter.drawText(line(0), Qt::AlignCenter, m_number);
    painter.setFont(word);
    for (int i = 1; i < lines; ++i)
        painter.drawText(line(i), Qt::AlignCenter,
                         painter.fontMetrics().elidedText(m_words[i - 1], Qt::ElideRight, inner.width()));
}

}  // namespace hitspread
