#include "ui/odds/oddsbar.h"

#include "models/odds/oddsoutlook.h"
#include "reports/body/chancebar.h"
#include "ui/theme/applicationstyle.h"

#include <QPainter>

#include <utility>

namespace hitspread {

namespace {

// px at 100 %
constexpr int kOddsBarHigh = 10;
constexpr int kOddsBarGap = 10;
constexpr int kOddsBarLeast = 40;
constexpr int kOddsBarAround = 5;  ///< above and below the words

QFont oddsFigureFont(const ApplicationStyle& style)
{
    QFont font = style.theme().widgetFont(TypeRole::Body);
    font.setBold(true);
    return font;
}

}  // namespace

OddsBar::OddsBar(Token colour, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_colour(colour), m_style(style)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        updateGeometry();
        update();
    });
}

void OddsBar::show(const QString& words, std::optional<double> chance)
{
    m_words = words;
    m_chance = chance.value_or(0);
    m_figure = chance ? OddsOutlook::percentWords(*chance) : QString(QChar(0x2026));
    setAccessibleName(tr("%1: %2", "outcome, chance").arg(words, m_figure));
    updateGeometry();
    update();
}

int OddsBar::wordsWidth() const
{
    return QFontMetrics(m_style.theme().widgetFont(TypeRole::Body)).horizontalAdvance(m_words);
}

void OddsBar::setWordsWidth(int width)
{
    m_wordsWidth = width;
    update();
}

void OddsBar::setTight(bool tight)
{
    if (std::exchange(m_isTight, tight) != tight)
        updateGeometry();
}

int OddsBar::figureWidth() const
{
    return QFontMetrics(oddsFigureFont(m_style)).horizontalAdvance(OddsOutlook::percentWords(1.0));
}

QSize OddsBar::sizeHint() const
{
    const int gaps = 2 * m_style.theme().scaled(kOddsBarGap);
    return {wordsWidth() + gaps + 3 * m_style.theme().scaled(kOddsBarLeast) + figureWidth(),
            QFontMetrics(oddsFigureFont(m_style)).height()
                + (m_isTight ? 0 : 2 * m_style.theme().scaled(kOddsBarAround))};
}

QSize OddsBar::minimumSizeHint() const
{
    const int gaps = 2 * m_style.theme().scaled(kOddsBarGap);
    return {wordsWidth() + gaps + m_style.theme().scaled(kOddsBarLeast) + figureWidth(), sizeHint().height()};
}

void OddsBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_style.theme();
    QPainter painter(this);
    painter.setFont(theme.widgetFont(TypeRole::Body));
    painter.setPen(theme.colour(Token::Text));
    const int gap = theme.scaled(kOddsBarGap);
    const int words = qMax(m_wordsWidth, wordsWidth());
    painter.drawText(QRect(0, 0, words, height()), Qt::AlignLeft | Qt::AlignVCenter, m_words);
    const int right = width() - figureWidth();
    painter.setFont(oddsFigureFont(m_style));
    painter.drawText(QRect(right, 0, figureWidth(), height()), Qt::AlignRight | Qt::AlignVCenter, m_figure);
    const int high = theme.scaled(kOddsBarHigh);
    const QRectF bar(words + gap, (height() - high) / 2.0, right - words - 2 * gap, high);
    if (bar.width() > 0)
        paintChanceBar(painter, bar, m_chance, m_colour, theme);
}

}  // namespace hitspread
