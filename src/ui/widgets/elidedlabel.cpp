#include "ui/widgets/elidedlabel.h"

#include <QEvent>

namespace hitspread {

namespace {

constexpr int kLeast = 24;
constexpr double kLeastFilled = 0.5;  ///< of the room; whole parts that fill less give way to a part cut short

}  // namespace

QString elidedParts(const QFontMetrics& metrics, const QString& text, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    const QString between = QStringLiteral(" · ");
    for (qsizetype at = text.lastIndexOf(between); at > 0; at = text.lastIndexOf(between, at - 1)) {
        const QString shown = text.left(at) + QStringLiteral(" …");
        const int wide = metrics.horizontalAdvance(shown);
        if (wide <= width && wide >= width * kLeastFilled)
            return shown;
    }
    return metrics.elidedText(text, Qt::ElideRight, width);
}

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    elide();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 2, QLabel::sizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {qMin(kLeast, sizeHint().width()), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::elide()
{
    const QString shown = elidedParts(fontMetrics(), m_text, width());
    QLabel::setText(shown);
    setToolTip(shown == m_text ? QString() : m_text);
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        elide();
}

}  // namespace hitspread
