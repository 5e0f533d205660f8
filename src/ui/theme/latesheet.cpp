#include "ui/theme/latesheet.h"

#include <QApplication>
#include <QStyle>
#include <QTabBar>

#include <optional>
#include <utility>

namespace hitspread {

namespace {

/// There is while sheets wait.
std::optional<QString>& waitingSheet()
{
    static std::optional<QString> sheet;
    return sheet;
}

}  // namespace

void LateSheet::begin()
{
    waitingSheet().emplace();
}

void LateSheet::putOn(QApplication& application)
{
    if (const std::optional<QString> sheet = std::exchange(waitingSheet(), std::nullopt))
        set(application, *sheet);
}

void LateSheet::set(QApplication& application, const QString& sheet)
{
    if (waitingSheet()) {
        waitingSheet() = sheet;
        return;
    }
    application.setStyleSheet(sheet);
    // A bar of tabs that is polished before what it stands in keeps the font of the sheet before.
    for (QWidget* widget : QApplication::allWidgets()) {
        if (qobject_cast<QTabBar*>(widget)) {
            widget->style()->unpolish(widget);
            widget->style()->polish(widget);
        }
    }
}

}  // namespace hitspread
