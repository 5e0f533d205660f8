#include "ui/attack/firekeys.h"

#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/bulletcursor.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/explanationpanel.h"
#include "ui/attack/spendpanel.h"
#include "ui/diagram/bodyview.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

namespace hitspread {

FireKeys::FireKeys(QDialog& window, const Parts& parts) : QObject(&window), m_window(window), m_parts(parts)
{
    qApp->installEventFilter(this);
}

FireKeys::~FireKeys()
{
    qApp->removeEventFilter(this);
}

bool FireKeys::isChoosing() const
{
    const DiceQuestion* open = m_parts.presenter.open();
    return open && open->question.kind == QuestionKind::Choice;
}

bool FireKeys::focusDice()
{
    m_parts.frame.reveal(AttackFrame::Column::Right);
    return m_parts.dice.focusOpen();
}

void FireKeys::focusOpen()
{
    if (isChoosing()) {
        m_parts.frame.reveal(AttackFrame::Column::Right);
        m_parts.spend.focusCurrent();
    } else if (!m_parts.dice.focusOpen()) {
        m_parts.foot.primary()->setFocus();
    }
}

bool FireKeys::takeKey(QKeyEvent* event)
{
    QWidget* focus = m_window.focusWidget();
    if (event->key() == Qt::Key_Escape && m_parts.stage.animator().isRunning()) {
        m_parts.stage.animator().skip();
        return true;
    }
    if (event->key() == Qt::Key_Escape && m_parts.cursor.reached() >= 0) {
        Q_EMIT skipAsked();
        return true;
    }
    if (qobject_cast<QLineEdit*>(focus) != nullptr)
        return false;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return takeEnter(focus);
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event->key()) {
    case Qt::Key_R:
        if (event->modifiers() & Qt::ShiftModifier)
            m_parts.presenter.rollAll();
        else
            m_parts.presenter.rollOpen();
        if (m_parts.cursor.bullet() >= 0)
            focusOpen();
        return true;
    case Qt::Key_T: focusDice(); return true;
    case Qt::Key_P: Q_EMIT playAsked(); return true;
    case Qt::Key_W: Q_EMIT walkAsked(); return true;
    case Qt::Key_Backspace: return takeBackspace(focus);
    case Qt::Key_Minus:
    case Qt::Key_Plus: return takeSign(event->key() == Qt::Key_Plus ? u'+' : u'-', focus);
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End: return takeArrow(event->key(), focus);
    default: break;
    }
    const bool isDigit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    return isDigit && takeDigit(event, focus);
}

bool FireKeys::takeEnter(QWidget* focus)
{
    // The body, a chosen step and a menu have an Enter of their own.
    if (focus == &m_parts.stage || m_parts.steps.isAncestorOf(focus) || qobject_cast<QMenu*>(focus))
        return false;
    auto* button = qobject_cast<QPushButton*>(focus);
    const bool other = button && button != m_parts.foot.primary() && !button->isCheckable()
        && !m_parts.dice.isAncestorOf(button);
    if (other)
        return false;
    if (m_parts.foot.primary()->isEnabled())
        Q_EMIT primaryAsked();
    return true;
}

bool FireKeys::takeDigit(QKeyEvent* event, QWidget* focus)
{
    // On the boxes, or once every die lies there, a digit is a choice; then come the dice still open.
    if (m_parts.spend.isAncestorOf(focus) || isChoosing() || m_parts.presenter.isFinished()) {
        const int digit = event->key() - Qt::Key_0;
        if (!m_parts.spend.takeKey(QChar(u'0' + digit)))
            m_parts.foot.warn(m_parts.presenter.choices().empty() ? tr("Every die lies there: nothing is left to type.")
                                  : m_parts.cursor.bullet() < 0   ? tr("There are no %1 points to spend.").arg(digit)
                                                                  : tr("%1 is not offered here.").arg(digit));
        else if (isChoosing() || !focusDice())
            focusOpen();
        return true;
    }
    // Else digits go to the first open die wherever the focus is.
    if (!m_parts.dice.isAncestorOf(focus) && focusDice()) {
        QKeyEvent again(QEvent::KeyPress, event->key(), event->modifiers(), event->text());
        QApplication::sendEvent(m_window.focusWidget(), &again);
        return true;
    }
    return false;
}

bool FireKeys::takeSign(QChar sign, QWidget* focus)
{
    const bool meant = m_parts.spend.isAncestorOf(focus) || isChoosing() || m_parts.presenter.isFinished();
    if (!meant || !m_parts.spend.takeKey(sign))
        return false;
    focusOpen();
    return true;
}

bool FireKeys::takeBackspace(QWidget* focus)
{
    const bool onBoxes = m_parts.spend.isAncestorOf(focus);
    if (focus != m_parts.foot.primary() && !onBoxes)
        return false;
    m_parts.frame.reveal(AttackFrame::Column::Right);
    if (!onBoxes && !m_parts.presenter.choices().empty())
        m_parts.spend.focusCurrent();
    else
        m_parts.dice.stepBack();
    return true;
}

bool FireKeys::takeArrow(int key, QWidget* focus)
{
    // Lists, boxes, rows of choices and the body walk by themselves.
    const auto* button = qobject_cast<QAbstractButton*>(focus);
    const bool own = focus == &m_parts.stage || qobject_cast<QAbstractSlider*>(focus) || qobject_cast<QComboBox*>(focus)
        || qobject_cast<QAbstractItemView*>(focus) || (button && button->isCheckable());
    if (m_parts.cursor.bullets().empty() || own)
        return false;
    const int last = static_cast<int>(m_parts.cursor.bullets().size()) - 1;
    const int row = m_parts.cursor.row();
    m_parts.cursor.setRow(key == Qt::Key_Left        ? row - 1
                              : key == Qt::Key_Right ? row + 1
                              : key == Qt::Key_Home  ? 0
                                                     : last);
    return true;
}

bool FireKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && m_window.isActiveWindow() && !QApplication::activePopupWidget()) {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && (widget == &m_window || (m_window.isAncestorOf(widget) && widget == m_window.focusWidget()))
            && takeKey(static_cast<QKeyEvent*>(event)))
            return true;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace hitspread
