#include "ui/odds/helprow.h"

#include "ui/theme/applicationstyle.h"

#include <QPainter>

namespace hitspread {

namespace {

// px at 100 %
constexpr int kHelpRowHigh = 28;
constexpr int kHelpRowGap = 10;
constexpr int kHelpRowLeast = 80;
constexpr int kHelpRowSide = 6;

QFont helpRowBold(const Theme& theme)
{
    QFont font = theme.widgetFont(TypeRole::Body);
    font.setBold(true);
    return font;
}

}  // namespace

HelpRow::HelpRow(const ApplicationStyle& style, QWidget* parent) : QAbstractButton(parent), m_style(style)
{
    setObjectName(QStringLiteral("helpRow"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        updateGeometry();
        update();
    });
}

void HelpRow::show(const OddsOutlook::HelpRow& row)
{
    m_row = row;
    setText(row.words);
    const QString whole = tr("%1: %2, %3 points", "option, chance, difference")
                              .arg(row.words, OddsOutlook::percentWords(row.chance),
                                   OddsOutlook::pointsWords(row.difference));
    setAccessibleName(whole);
    setToolTip(whole);
    setVisible(true);
    updateGeometry();
    update();
}

void HelpRow::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    update();
}

int HelpRow::figuresWidth() const
{
    const Theme& theme = m_style.theme();
    return QFontMetrics(theme.widgetFont(TypeRole::Secondary)).horizontalAdvance(OddsOutlook::percentWords(1.0))
        + theme.scaled(kHelpRowGap) + QFontMetrics(helpRowBold(theme)).horizontalAdvance(OddsOutlook::pointsWords(1.0));
}

QSize HelpRow::sizeHint() const
{
    const Theme& theme = m_style.theme();
    const int words = QFontMetrics(theme.widgetFont(TypeRole::Body)).horizontalAdvance(text());
    return {words + theme.scaled(kHelpRowGap) + figuresWidth() + 2 * theme.scaled(kHelpRowSide),
            theme.scaled(kHelpRowHigh)};
}

QSize HelpRow::minimumSizeHint() const
{
    const Theme& theme = m_style.theme();
    return {theme.scaled(kHelpRowLeast) + theme.scaled(kHelpRowGap) + figuresWidth() + 2 * theme.scaled(kHelpRowSide),
            sizeHint().height()};
}

void HelpRow::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_style.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(1.0, 1.0, -1.0, -1.0);
    if (underMouse() && isEnabled()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colour(Token::Raised));
        painter.drawRoundedRect(ground, 5.0, 5.0);
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme.colour(Token::Accent), 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(ground, 5.0, 5.0);
    }
    const int gap = theme.scaled(kHelpRowGap);
    QRect line = rect().adjusted(theme.scaled(kHelpRowSide), 0, -theme.scaled(kHelpRowSide), 0);
    const QFont bold = helpRowBold(theme);
    const int points = QFontMetrics(bold).horizontalAdvance(OddsOutlook::pointsWords(1.0));
    painter.setFont(bold);
    painter.setPen(theme.colour(m_dimmed ? Token::Faint : Token::Ok));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, OddsOutlook::pointsWords(m_row.difference));
    line.setRight(line.right() - points - gap);
    painter.setFont(theme.widgetFont(TypeRole::Secondary));
    painter.setPen(theme.colour(m_dimmed ? Token::Faint : Token::Muted));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, OddsOutlook::percentWords(m_row.chance));
    line.setRight(rect().right() - theme.scaled(kHelpRowSide) - figuresWidth() - gap);
    const QFont font = theme.widgetFont(TypeRole::Body);
    painter.setFont(font);
    painter.setPen(theme.colour(m_dimmed ? Token::Faint : Token::Text));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(text(), Qt::ElideRight, line.width()));
}

}  // namespace hitspread
