#include "ui/widgets/keyboardhome.h"

#include <QApplication>
#include <QWidget>

#include <utility>

namespace hitspread {

KeyboardHome::KeyboardHome(QWidget& window, Kind kind, std::function<void()> go)
    : QObject(&window), m_kind(kind), m_go(std::move(go))
{
    if (kind == Kind::Desk)
        connect(qApp, &QApplication::focusChanged, this, &KeyboardHome::follow);
}

KeyboardHome* KeyboardHome::of(const QWidget& widget)
{
    for (const QWidget* around = &widget; around; around = around->isWindow() ? nullptr : around->parentWidget()) {
        if (auto* home = around->findChild<KeyboardHome*>(QString(), Qt::FindDirectChildrenOnly))
            return home;
    }
    return nullptr;
}

/// Qt hands the keyboard of what goes away to whatever Tab would meet next, often a field whose number the next key would set.
void KeyboardHome::follow(const QWidget* before, const QWidget* now) const
{
    const auto* window = qobject_cast<const QWidget*>(parent());
    const bool isMine = before && now && before != now && window->isAncestorOf(before) && window->isAncestorOf(now)
        && before->window() == window && now->window() == window;
    if (isMine && window->isVisible() && (!before->isVisible() || !before->isEnabled()))
        m_go();
}

}  // namespace hitspread
