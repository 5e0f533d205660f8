#include "ui/widgets/keyboard/undokeys.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextDocument>

namespace hitspread {

QList<QKeySequence> redoKeys()
{
    return {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)};
}

bool leavesUndoToWindow(const QWidget& widget, const QKeyEvent& event)
{
    const bool undo = event.matches(QKeySequence::Undo);
    if (!undo && !event.matches(QKeySequence::Redo))
        return false;
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        return undo ? !line->isUndoAvailable() : !line->isRedoAvailable();
    if (const auto* page = qobject_cast<const QPlainTextEdit*>(&widget))
        return undo ? !page->document()->isUndoAvailable() : !page->document()->isRedoAvailable();
    return false;
}

UndoKeys::UndoKeys(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool UndoKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* widget = qobject_cast<const QWidget*>(watched);
        if (widget && leavesUndoToWindow(*widget, *static_cast<QKeyEvent*>(event)))
            return true;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace hitspread
