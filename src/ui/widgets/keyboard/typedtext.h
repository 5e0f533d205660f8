#pragma once

#include <QLineEdit>

namespace hitspread {

/// What is being typed in a field that is about to be made anew, because something else changed beside it: the new field takes
/// text, cursor and keyboard over.
struct TypedText {
    QString text;
    int cursor = 0;
    bool isTyped = false;  ///< not stored yet
    bool hasFocus = false;

    [[nodiscard]] static TypedText of(const QLineEdit& field)
    {
        return {field.text(), field.cursorPosition(), field.isModified(), field.hasFocus()};
    }
    void putInto(QLineEdit& field) const
    {
        // First: a field that gets the keyboard marks its text.
        if (hasFocus)
            field.setFocus();
        if (!isTyped)
            return;
        field.setText(text);
        field.setCursorPosition(cursor);
        field.setModified(true);
    }
};

}  // namespace hitspread
