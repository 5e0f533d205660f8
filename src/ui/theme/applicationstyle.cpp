#include "ui/theme/applicationstyle.h"

#include "ui/theme/latesheet.h"
#include "ui/theme/stylesheet.h"
#include "ui/theme/tokenstyle.h"
#include "ui/widgets/windowsize.h"

#include <QApplication>
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace hitspread {

ApplicationStyle::ApplicationStyle(QApplication& application, QObject* parent)
    : QObject(parent), m_application(application)
{
    keepWindowsWithinScreens(*this);
}

void ApplicationStyle::apply(const Theme& theme)
{
    m_theme = theme;
    // The sheet goes first: with one in place a new style would polish every widget twice.
    m_application.setStyleSheet(QString());
    QApplication::setStyle(new TokenStyle(theme));
    QApplication::setPalette(paletteOf(theme));
    QApplication::setFont(theme.widgetFont(TypeRole::Body));
    LateSheet::set(m_application, styleSheetOf(theme));
    Q_EMIT themeChanged(m_theme);
}

QPalette ApplicationStyle::paletteOf(const Theme& theme)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, Token token) { palette.setColor(role, theme.colour(token)); };
    set(QPalette::Window, Token::Window);
    set(QPalette::WindowText, Token::Text);
    set(QPalette::Base, Token::Surface);
    set(QPalette::AlternateBase, Token::Raised);
    set(QPalette::Text, Token::Text);
    set(QPalette::PlaceholderText, Token::Faint);
    set(QPalette::Button, Token::Raised);
    set(QPalette::ButtonText, Token::Text);
    set(QPalette::BrightText, Token::Dmg);
    set(QPalette::ToolTipBase, Token::Surface);
    set(QPalette::ToolTipText, Token::Text);
    set(QPalette::Highlight, Token::AccentSoft);
    set(QPalette::HighlightedText, Token::Text);
    set(QPalette::Link, Token::Aim);
    set(QPalette::LinkVisited, Token::Bruise);
    set(QPalette::Light, Token::LineStrong);
    set(QPalette::Midlight, Token::Line);
    set(QPalette::Mid, Token::Line);
    set(QPalette::Dark, Token::Line);
    set(QPalette::Shadow, Token::Sunken);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.colour(Token::Faint));
    return palette;
}

void setLook(QWidget& widget, const char* property, const QVariant& value)
{
    if (widget.property(property) == value)
        return;
    widget.setProperty(property, value);
    // What has not been polished yet will be before it is seen.
    if (!widget.testAttribute(Qt::WA_WState_Polished))
        return;
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    widget.update();
}

}  // namespace hitspread
