#include "gallery/studio.h"

#include "gallery/pictures.h"
#include "storage/samplecampaign.h"
#include "support/openandwait.h"
#include "ui/theme/applicationstyle.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace hitspread {

Studio::Studio(ApplicationStyle& style, AttackLook look, QDir folder)
    : m_style(style),
      m_look(std::move(look)),
      m_folder(std::move(folder)),
      m_gateway(m_plans, m_clock, m_seeds),
      m_host(m_gateway),
      m_fight(m_gateway)
{
    const QString file = m_place.filePath(QStringLiteral("gallery.hitspread"));
    storage::SampleCampaign::create(file).reset();
    m_preferences.setDriftSpeed(0);
    support::openAndWait(m_host, file);
    m_fight.open(0);
    settle();
}

void Studio::settle() const
{
    do
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    while (m_gateway.waiting() > 0);
    for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
}

void Studio::save(QWidget& window, const QString& name)
{
    settle();
    QPixmap picture(window.size() * m_look.zoom);
    picture.setDevicePixelRatio(m_look.zoom);
    window.render(&picture);
    picture.save(m_folder.filePath(name + m_look.suffix + QStringLiteral(".png")));
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
    putOnScreen(window, m_look.zoom);
    window.setMinimumSize(1, 1);
    window.resize(m_look.small ? QSize(1280, 690) : large);
}

}  // namespace hitspread
