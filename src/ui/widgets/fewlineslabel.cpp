#include "ui/widgets/fewlineslabel.h"

#include <QEvent>
#include <QTextLayout>

namespace hitspread {

namespace {

constexpr int kFewLinesLabelLeast = 24;  ///< px

}  // namespace

FewLinesLabel::FewLinesLabel(int most, QWidget* parent) : QLabel(parent), m_most(most)
{
    setTextFormat(Qt::PlainText);
}

void FewLinesLabel::setText(const QString& text)
{
    // Panels say all they say whenever something changes, and every word anew would be laid out and painted.
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    fit();
}

QStringList FewLinesLabel::linesIn(int width) const
{
    QTextLayout layout(m_text, font());
    QTextOption wrapped;
    wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrapped);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(qMax(width, 1));
        const int start = line.textStart();
        if (lines.size() + 1 == m_most) {
            lines << fontMetrics().elidedText(m_text.mid(start), Qt::ElideRight, width);
            break;
        }
        lines << m_text.mid(start, line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

int FewLinesLabel::heightForWidth(int width) const
{
    return qMax(1, static_cast<int>(linesIn(width).size())) * fontMetrics().lineSpacing() + 2;
}

QSize FewLinesLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 2, fontMetrics().lineSpacing() + 2};
}

QSize FewLinesLabel::minimumSizeHint() const
{
    return {qMin(kFewLinesLabelLeast, sizeHint().width()), sizeHint().height()};
}

void FewLinesLabel::fit()
{
    const QStringList lines = linesIn(width());
    QLabel::setText(lines.join(QLatin1Char('\n')));
    setToolTip(lines.join(QLatin1Char(' ')) == m_text ? QString() : m_text);
}

void FewLinesLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void FewLinesLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

}  // namespace hitspread
