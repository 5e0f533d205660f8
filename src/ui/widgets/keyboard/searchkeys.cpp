#include "ui/widgets/keyboard/searchkeys.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>

namespace hitspread {

namespace {

class SearchKeys final : public QObject {
public:
    SearchKeys(QLineEdit& line, QAbstractItemView& list) : QObject(&line), m_list(list) {}

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return QObject::eventFilter(watched, event);
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            // The list's own way with these keys.
            static_cast<QObject&>(m_list).event(event);
            return true;
        default: return QObject::eventFilter(watched, event);
        }
    }

private:
    QAbstractItemView& m_list;
};

}  // namespace

void walkFrom(QLineEdit& line, QAbstractItemView& list)
{
    line.installEventFilter(new SearchKeys(line, list));
}

}  // namespace hitspread
