#include "ui/theme/tokenstyle.h"

#include "ui/theme/icons.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kIndicator = 18;
constexpr int kSmallIcon = 16;
constexpr int kToolIcon = 18;
constexpr int kMenuArrow = 24;  ///< room of the arrow on a button with a menu
constexpr int kComboPadding = 10;
constexpr qreal kTokenStyleRing = 2.0;
constexpr int kChevron = 10;
constexpr int kToTheRight = 270;  ///< degrees clockwise from an arrow that points down

}  // namespace

TokenStyle::TokenStyle(const Theme& theme)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))), m_theme(theme)
{}

void TokenStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    // By the style's own hint the box would still swallow the wheel.
    if (qobject_cast<QComboBox*>(widget))
        widget->installEventFilter(this);
    // Names are text: what stands in a label, a tooltip or a message is read as marked up only where its label says so.
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
}

bool TokenStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel)
        return QProxyStyle::eventFilter(watched, event);
    event->ignore();
    return true;
}

int TokenStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return m_theme.scaled(kIndicator);
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_ListViewIconSize: return m_theme.scaled(kSmallIcon);
    case PM_ToolBarIconSize: return m_theme.scaled(kToolIcon);
    case PM_MenuButtonIndicator: return m_theme.scaled(kMenuArrow);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize TokenStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ComboBox)
        result = QSize(result.width() + kComboPadding, std::max(size.height() + 6, m_theme.scaled(space::kButton)));
    return result;
}

QRect TokenStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const
{
    const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    // The text of a combo box stands where that of a line edit does.
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return rect.adjusted(kComboPadding / 2, 0, 0, 0);
    return rect;
}

QIcon TokenStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const
{
    switch (icon) {
    case SP_TitleBarCloseButton: return iconOf(Icon::Close, m_theme, Token::Muted);
    case SP_TitleBarNormalButton: return iconOf(Icon::Detach, m_theme, Token::Muted);
    default: return QProxyStyle::standardIcon(icon, option, widget);
    }
}

void TokenStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    switch (element) {
    // The same arrow on a button with a menu as on a combo box beside it.
    case PE_IndicatorArrowDown:
        drawChevron(QRectF(option->rect).center(), *painter, option->state.testFlag(State_Enabled));
        return;
    case PE_IndicatorArrowRight:
        drawChevron(QRectF(option->rect).center(), *painter, option->state.testFlag(State_Enabled), kToTheRight);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: drawIndicator(*option, *painter, false); return;
    case PE_IndicatorRadioButton: drawIndicator(*option, *painter, true); return;
    case PE_FrameFocusRect:
        // The style sheet rings buttons at their border; a second ring inside would be one too many.
        if (qobject_cast<const QPushButton*>(widget) != nullptr)
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_theme.colour(Token::Accent), kTokenStyleRing));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(1.0, 1.0, -1.0, -1.0), 4.0, 4.0);
        painter->restore();
        return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void TokenStyle::drawIndicator(const QStyleOption& option, QPainter& painter, bool round) const
{
    const bool enabled = option.state.testFlag(State_Enabled);
    const bool on = option.state.testFlag(State_On);
    const bool partly = option.state.testFlag(State_NoChange);
    const bool focused = option.state.testFlag(State_HasFocus);
    const QColor fill = m_theme.colour(!enabled ? Token::Surface : on || partly ? Token::Accent : Token::Raised);
    const QColor ink = m_theme.colour(enabled ? Token::OnAccent : Token::Faint);
    const QColor frame = m_theme.colour(focused ? Token::Text : on && enabled ? Token::Accent : Token::LineStrong);
    const QRectF box = QRectF(option.rect).adjusted(1.0, 1.0, -1.0, -1.0);
    const qreal radius = round ? box.width() / 2.0 : 4.0;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(frame, focused ? kTokenStyleRing : 1.0));
    painter.setBrush(fill);
    painter.drawRoundedRect(box, radius, radius);
    if (round && on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(box.center(), box.width() * 0.22, box.width() * 0.22);
    } else if (on || partly) {
        QPolygonF mark;
        const auto at = [&](qreal x, qreal y) {
            return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
        };
        if (partly)
            mark << at(0.25, 0.5) << at(0.75, 0.5);
        else
            mark << at(0.22, 0.52) << at(0.43, 0.73) << at(0.79, 0.29);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(mark);
    }
    painter.restore();
}

void TokenStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (element == CE_ToolButtonLabel && tool && tool->toolButtonStyle == Qt::ToolButtonTextBesideIcon
        && !tool->icon.isNull()) {
        // A tool button has room for two spaces more than its words, and puts all of it behind them.
        QStyleOptionToolButton shown = *tool;
        shown.text.prepend(u' ');
        return QProxyStyle::drawControl(element, &shown, painter, widget);
    }
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element != CE_ComboBoxLabel || !combo)
        return QProxyStyle::drawControl(element, option, painter, widget);
    // Words give way, its numbers do not; but where a name comes first, it is what has to be read.
    QStyleOptionComboBox shown = *combo;
    const int icon = combo->currentIcon.isNull() ? 0 : combo->iconSize.width() + 4;
    const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - 2 - icon;
    shown.currentText = widget && widget->property("elide") == QStringLiteral("end")
        ? combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room)
        : elidedParts(combo->fontMetrics, combo->currentText, room);
    QProxyStyle::drawControl(element, &shown, painter, widget);
}

void TokenStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const
{
    if (control == CC_ComboBox) {
        drawCombo(*option, *painter);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void TokenStyle::drawCombo(const QStyleOptionComplex& option, QPainter& painter) const
{
    const bool enabled = option.state.testFlag(State_Enabled);
    const bool focused = option.state.testFlag(State_HasFocus);
    const bool hovered = enabled && option.state.testFlag(State_MouseOver);
    const qreal width = focused ? kTokenStyleRing : 1.0;
    const QRectF frame = QRectF(option.rect).adjusted(width / 2.0, width / 2.0, -width / 2.0, -width / 2.0);
    const Token line = focused ? Token::Accent : hovered ? Token::Muted : Token::LineStrong;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // As a line that cannot be written in: told by its frame, not by its grey.
    painter.setPen(QPen(m_theme.colour(line), width, enabled ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(enabled ? QBrush(m_theme.colour(Token::Raised)) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(frame, 5.0, 5.0);
    const bool leftToRight = option.direction != Qt::RightToLeft;
    const qreal middle = leftToRight ? frame.right() - 14.0 : frame.left() + 14.0;
    drawChevron(QPointF(middle, frame.center().y()), painter, enabled);
    painter.restore();
}

void TokenStyle::drawChevron(QPointF centre, QPainter& painter, bool enabled, int turn) const
{
    const qreal half = m_theme.scaled(kChevron) / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(m_theme.colour(enabled ? Token::Muted : Token::Faint), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(centre);
    painter.rotate(turn);
    painter.drawPolyline(QPolygonF{{-half, -half / 2.0}, {0.0, half / 2.0}, {half, -half / 2.0}});
    painter.restore();
}

}  // namespace hitspread
