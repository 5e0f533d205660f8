#include "ui/verdict/headlinelabel.h"

#include "ui/theme/applicationstyle.h"
#include "ui/verdict/verdictlook.h"
#include "ui/widgets/labels/wrappedlines.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kHeadlineFilledAround = 8;  ///< px at 100 %
constexpr qreal kHeadlineFilledRadius = 4.0;
constexpr qreal kHeadlineLeastPoints = 6.0;
constexpr qreal kHeadlineStep = 0.5;         ///< points between one size tried and the next
constexpr qsizetype kHeadlineMostLines = 2;  ///< of letters larger than at 100 %

/// The widest of the words, which are never broken.
qreal widestWord(const QFont& font, const QString& words)
{
    const QFontMetricsF metrics(font);
    qreal widest = 0;
    for (const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest;
}

}  // namespace

HeadlineLabel::HeadlineLabel(const ApplicationStyle& style, QWidget* parent) : QWidget(parent), m_style(style)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        keepHeight();
        update();
    });
}

void HeadlineLabel::keepHeight()
{
    // Out of sight its width is not yet that of its place.
    if (isVisible())
        setMinimumHeight(heightForWidth(width()));
    updateGeometry();
}

void HeadlineLabel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    keepHeight();
}

void HeadlineLabel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        keepHeight();
}

void HeadlineLabel::setWords(const QString& words, Tone tone)
{
    m_words = words;
    m_tone = tone;
    setAccessibleName(words);
    keepHeight();
    update();
}

QFont HeadlineLabel::wholeFont() const
{
    return m_style.theme().widgetFont(TypeRole::Headline);
}

int HeadlineLabel::around() const
{
    return m_tone == Tone::Dead ? m_style.theme().scaled(kHeadlineFilledAround) : 0;
}

QFont HeadlineLabel::fontFor(int width) const
{
    QFont font = wholeFont();
    const int room = std::max(1, width - 2 * around());
    while (font.pointSizeF() > kHeadlineLeastPoints && widestWord(font, m_words) > room)
        font.setPointSizeF(font.pointSizeF() - kHeadlineStep);
    // Of large letters a third line is dearer than their size: what is read at 100 % is read there, too.
    const qreal plain = wholeFont().pointSizeF() * 100.0 / m_style.theme().textPercent();
    while (font.pointSizeF() - kHeadlineStep >= plain
           && wrappedLines(m_words, font, room, QTextOption::WordWrap).size() > kHeadlineMostLines)
        font.setPointSizeF(font.pointSizeF() - kHeadlineStep);
    return font;
}

QStringList HeadlineLabel::linesIn(int width) const
{
    return wrappedLines(m_words, fontFor(width), width - 2 * around(), QTextOption::WordWrap);
}

int HeadlineLabel::heightForWidth(int width) const
{
    const auto lines = std::max<qsizetype>(1, linesIn(width).size());
    return static_cast<int>(lines) * QFontMetrics(fontFor(width)).height();
}

QSize HeadlineLabel::sizeHint() const
{
    const QFontMetrics metrics(wholeFont());
    return {metrics.horizontalAdvance(m_words) + 2 * around() + 2, metrics.height()};
}

QSize HeadlineLabel::minimumSizeHint() const
{
    return {m_style.theme().scaled(space::kHuge), QFontMetrics(wholeFont()).height()};
}

void HeadlineLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const HeadlineLook look = headlineLook(m_tone, m_style.theme());
    const QFont font = fontFor(width());
    const QFontMetrics metrics(font);
    const QStringList lines = linesIn(width());
    if (look.filled) {
        int wide = 0;
        for (const QString& line : lines)
            wide = std::max(wide, metrics.horizontalAdvance(line));
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.ground);
        painter.drawRoundedRect(QRectF(0, 0, std::min(width(), wide + 2 * around()), height()), kHeadlineFilledRadius,
                                kHeadlineFilledRadius);
    }
    painter.setFont(font);
    painter.setPen(look.ink);
    int top = (height() - static_cast<int>(lines.size()) * metrics.height()) / 2;
    for (const QString& line : lines) {
        painter.drawText(QPoint(around(), top + metrics.ascent()), line);
        top += metrics.height();
    }
}

}  // namespace hitspread
