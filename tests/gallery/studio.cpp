#include "gallery/studio.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace hitspread {

Studio::Studio(ApplicationStyle& style, Album& album) : Desk(album), m_style(style), m_fight(gateway())
{
    open();
    m_fight.open(0);
    settle();
}

void Studio::choose(const char* actor, const char* target)
{
    const auto id = [this](const char* name) {
        for (const CombatantView& view : m_fight.snapshot().combatants) {
            if (view.combatant.name == name)
                return view.combatant.id;
        }
        return RecordId{0};
    };
    // Who acts comes first: nobody aims at himself.
    m_fight.setActive(id(actor));
    m_fight.setTarget(id(target));
}

void Studio::key(QWidget& window, int code, const QString& text, Qt::KeyboardModifiers modifiers)
{
    // This platform activates no window that is shown again after the last one was hidden, and windows that are not active
    // take no keys.
    if (!window.isActiveWindow())
        QApplication::setActiveWindow(&window);
    settle();
    QWidget* focus = window.focusWidget() ? window.focusWidget() : &window;
    QKeyEvent press(QEvent::KeyPress, code, modifiers, text);
    QApplication::sendEvent(focus, &press);
    settle();
}

void Studio::type(QWidget& window, const QByteArray& digits)
{
    for (const char digit : digits)
        key(window, digit, QString(QLatin1Char(digit)));
}

void Studio::fit(QWidget& window, QSize large) const
{
    window.setMinimumSize(1, 1);
    window.resize(look().wide ? QSize(1920, 1040) : look().small ? QSize(1280, 690) : large);
}

void Studio::saveMore(QWidget& window, const QString& name)
{
    const auto buttons = window.findChildren<QAbstractButton*>(QStringLiteral("moreOptions"));
    for (QAbstractButton* more : buttons)
        more->setChecked(true);
    save(window, name);
    for (QAbstractButton* more : buttons)
        more->setChecked(false);
}

}  // namespace hitspread
