#include "ui/widgets/labels/fewlineslabel.h"

#include "ui/widgets/labels/wrappedlines.h"

#include <QEvent>

#include <utility>

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
    return wrappedLines(m_text, font(), width, QTextOption::WrapAtWordBoundaryOrAnywhere, m_most);
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
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    // Out of sight it may never be seen, or not in this font: each costs the program's start its measuring.
    m_isStale = !isVisible();
    if (!m_isStale)
        fit();
}

void FewLinesLabel::showEvent(QShowEvent* event)
{
    QLabel::showEvent(event);
    if (std::exchange(m_isStale, false))
        fit();
}

}  // namespace hitspread
