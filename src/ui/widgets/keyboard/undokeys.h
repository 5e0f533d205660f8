#pragma once

#include <QObject>

#include <QKeySequence>
#include <QList>

class QKeyEvent;
class QWidget;

namespace hitspread {

/// The keys of every Redo: first the one menus show, then the one hands from other programs look for.
[[nodiscard]] QList<QKeySequence> redoKeys();

/// A text widget claims the keys of undo and redo even with nothing of its own to take back; then the window is meant. Asked
/// when the widget is offered a shortcut.
[[nodiscard]] bool leavesUndoToWindow(const QWidget& widget, const QKeyEvent& event);

/// Sees to that for every text widget of the program, for as long as it lives.
class UndoKeys : public QObject {
    Q_OBJECT

public:
    explicit UndoKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace hitspread
