#include "ui/widgets/choicebox.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace hitspread {

namespace {
constexpr int kTallBoxLeastWidth = 26;
constexpr double kNumberScale = 1.2;
constexpr double kWordScale = 0.92;
constexpr int kLeastWordStretch = 76;  ///< per cent
}  // namespace

ChoiceBox::ChoiceBox(const QString& text, QWidget* parent)
    : QPushButton(parent), m_number(text.section(QLatin1Char('\n'), 0, 0))
{
    const QString words = text.section(QLatin1Char('\n'), 1);
    QStringList full{m_number};
    for (const QString& line : words.isEmpty() ? QStringList() : words.split(QLatin1Char('\n'))) {
        m_words.push_back(line.split(QLatin1Char('\t')));
        full << m_words.back().first();
    }
    setText(full.join(QLatin1Char('\n')));
    setToolTip(full.mid(1).join(QLatin1Char(' ')));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ChoiceBox::sizeHint() const
{
    // Bold once it is taken.
    QFont bold = font();
    bold.setBold(true);
    int wide = kTallBoxLeastWidth;
    for (const QStringList& ways : m_words)
        wide = qMax(wide, QFontMetrics(bold).horizontalAdvance(ways.first()) + 8);
    return {wide, QPushButton::sizeHint().height()};
}

QSize ChoiceBox::minimumSizeHint() const
{
    return {kTallBoxLeastWidth, QPushButton::minimumSizeHint().height()};
}

void ChoiceBox::paintEvent(QPaintEvent*)
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
    for (int i = 1; i < lines; ++i) {
        QFont fitted = word;
        const QString words = fitting(m_words[static_cast<std::size_t>(i - 1)], fitted, inner.width());
        painter.setFont(fitted);
        painter.drawText(line(i), Qt::AlignCenter, words);
    }
}

QString ChoiceBox::fitting(const QStringList& ways, QFont& font, int room)
{
    for (const QString& way : ways) {
        if (QFontMetrics(font).horizontalAdvance(way) <= room)
            return way;
    }
    // Narrower letters before an ellipsis.
    const int needed = qMax(1, QFontMetrics(font).horizontalAdvance(ways.last()));
    font.setStretch(qMax(kLeastWordStretch, 100 * room / needed));
    return QFontMetrics(font).elidedText(ways.last(), Qt::ElideRight, room);
}

}  // namespace hitspread
