#include "ui/widgets/keyboard/focusreturn.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>

namespace hitspread {

FocusReturn::FocusReturn(QComboBox& list) : QObject(&list), m_list(list), m_popup(list.view()->parentWidget())
{
    list.installEventFilter(this);
    m_popup->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &FocusReturn::follow);
}

bool FocusReturn::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_list && event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        m_isByMouse = reason == Qt::MouseFocusReason || (m_isByMouse && reason == Qt::PopupFocusReason);
    }
    // Later: the popup itself hands the keyboard to its list.
    if (watched == m_popup && event->type() == QEvent::Hide)
        QMetaObject::invokeMethod(this, &FocusReturn::giveBack, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void FocusReturn::follow(QWidget* before, const QWidget* now)
{
    if (now == &m_list && before && before->window() == m_list.window())
        m_owner = m_isByMouse ? before : nullptr;
}

void FocusReturn::giveBack()
{
    QWidget* owner = m_owner;
    m_owner.clear();
    if (owner && owner->isVisible() && owner->isEnabled() && m_list.window()->focusWidget() == &m_list)
        owner->setFocus(Qt::OtherFocusReason);
}

}  // namespace hitspread
