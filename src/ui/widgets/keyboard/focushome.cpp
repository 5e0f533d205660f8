#include "ui/widgets/keyboard/focushome.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace hitspread {

FocusHome::FocusHome(QWidget& window, Kind kind, std::function<void()> go)
    : QObject(&window), m_kind(kind), m_go(std::move(go))
{
    if (kind != Kind::Desk)
        return;
    connect(qApp, &QApplication::focusChanged, this, &FocusHome::follow);
    qApp->installEventFilter(this);
}

bool FocusHome::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* button = qobject_cast<const QAbstractButton*>(watched);
        // Once the click is over: whoever it hands the keyboard to keeps it.
        if (button && button->window() == parent()) {
            QTimer::singleShot(0, this, [this, clicked = QPointer(button)] {
                if (clicked && clicked->hasFocus())
                    m_go();
            });
        }
    }
    return QObject::eventFilter(watched, event);
}

FocusHome* FocusHome::of(const QWidget& widget)
{
    for (const QWidget* around = &widget; around; around = around->isWindow() ? nullptr : around->parentWidget()) {
        if (auto* home = around->findChild<FocusHome*>(QString(), Qt::FindDirectChildrenOnly))
            return home;
    }
    return nullptr;
}

/// Qt hands the keyboard of what goes away to whatever Tab would meet next, often a field whose number the next key would set.
void FocusHome::follow(const QWidget* before, const QWidget* now) const
{
    const auto* window = qobject_cast<const QWidget*>(parent());
    const bool isMine = before && now && before != now && window->isAncestorOf(before) && window->isAncestorOf(now)
        && before->window() == window && now->window() == window;
    if (isMine && window->isVisible() && (!before->isVisible() || !before->isEnabled()))
        m_go();
}

}  // namespace hitspread
