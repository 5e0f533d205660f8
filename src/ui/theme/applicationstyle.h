#pragma once

#include <QObject>

#include "reports/theme/theme.h"

#include <QPalette>

class QApplication;
class QWidget;

namespace hitspread {

/// Puts a theme on the whole application: Fusion, palette, font and the one style sheet. Painters that need tokens listen
/// to themeChanged. There is one of it, made where the application is put together.
class ApplicationStyle : public QObject {
    Q_OBJECT

public:
    explicit ApplicationStyle(QApplication& application, QObject* parent = nullptr);

    [[nodiscard]] const Theme& theme() const { return m_theme; }
    void apply(const Theme& theme);

    [[nodiscard]] static QPalette paletteOf(const Theme& theme);

Q_SIGNALS:
    void themeChanged(const hitspread::Theme& theme);

private:
    QApplication& m_application;
    Theme m_theme;
};

/// Sets a dynamic property the style sheet looks at (`primary`, `segment`, `card`, `invalid`, `textRole`, `tone`, …) and
/// lets the widget take on its new look.
void setLook(QWidget& widget, const char* property, const QVariant& value);

}  // namespace hitspread
