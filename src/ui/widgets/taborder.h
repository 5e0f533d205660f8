#pragma once

#include <QWidget>

namespace hitspread {

/// The nearest widget before this one that Tab stops at.
inline QWidget* tabStopBefore(const QWidget& widget)
{
    QWidget* before = widget.previousInFocusChain();
    while (before != &widget && (before->focusPolicy() & Qt::TabFocus) == 0)
        before = before->previousInFocusChain();
    return before;
}

/// Puts a part of a window that was made anew where Tab meets it in the order of the eye: behind `before`, and not at the
/// end of the window, where Qt puts new widgets. `before` has to take the keyboard, or Qt leaves the order as it is. Returns the
/// last widget of the part that Tab meets.
inline QWidget* followInTabOrder(QWidget* before, const QWidget& part)
{
    const QList<QWidget*> all = part.findChildren<QWidget*>();
    for (QWidget* widget : all) {
        // Menus and lists that drop down are windows of their own.
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->window() != part.window())
            continue;
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
    return before;
}

}  // namespace hitspread
