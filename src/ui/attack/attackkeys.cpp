// The keyboard of an attack's window: what each key does there, whoever has the focus.
#include "ui/attack/attackdialog.h"

#include "models/play/attackpresenter.h"
#include "ui/attack/attackcures.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackhands.h"
#include "ui/attack/dice/dicewords.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/numberfield.h"
#include "ui/widgets/dietile.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace hitspread {

namespace {

/// A box of points: what stands in it is a number.
bool isCalledByNumber(const QWidget* widget)
{
    const auto* box = qobject_cast<const QAbstractButton*>(widget);
    bool isNumber = false;
    if (box)
        (void)box->text().section(QLatin1Char('\n'), 0, 0).toInt(&isNumber);
    return isNumber;
}

}  // namespace

bool AttackDialog::hasOwnEnter(const QWidget* widget) const
{
    // The body has a use for it where the arrows went to a hex.
    const auto* body = qobject_cast<const BodyView*>(widget);
    return (!body || body->bodyScene().focusedHex()) && std::ranges::any_of(m_ownEnter, [widget](const QWidget* own) {
               return widget == own || own->isAncestorOf(widget);
           });
}

QString AttackDialog::refusalOf(int digit) const
{
    const QString own = m_hands.choices ? m_hands.choices->refusal(digit) : QString();
    return own.isEmpty() ? tr("There is no choice %1 here.").arg(digit) : own;
}

bool AttackDialog::takeKey(QKeyEvent* event)
{
    QWidget* focus = focusWidget();
    if (event->key() == Qt::Key_Escape && skip())
        return true;
    if (auto* number = qobject_cast<NumberField*>(focus))
        return event->key() == Qt::Key_R && rollBehind(*number, *event);
    if (qobject_cast<QLineEdit*>(focus) != nullptr)
        return false;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return takeEnter(focus);
    const bool isDigit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    if (isDigit && event->modifiers() == Qt::AltModifier)
        return takeAltDigit(*event);
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (m_hands.keys && m_hands.keys->takeOwnKey(*event))
        return true;
    switch (event->key()) {
    case Qt::Key_R: rollDeclared(); return true;
    case Qt::Key_T: (void)toDice(); return true;
    case Qt::Key_P: replay(); return true;
    case Qt::Key_Backspace: return takeBackspace(focus);
    default: break;
    }
    if (isDigit)
        return takeDigit(event, focus);
    return isSign(m_presenter->dice().open(), *event) && passToDice(event, focus);
}

/// Nobody writes an R in a number: it ends the number, as Enter does, and rolls.
bool AttackDialog::rollBehind(NumberField& number, const QKeyEvent& event)
{
    if (event.modifiers() & ~Qt::ShiftModifier)
        return false;
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QApplication::sendEvent(&number, &enter);
    if (!number.isUnreadable() && !(m_hands.keys && m_hands.keys->takeOwnKey(event)))
        rollDeclared();
    return true;
}

void AttackDialog::rollDeclared()
{
    m_cures->declare();
    rollAll();
}

bool AttackDialog::takeEnter(QWidget* focus)
{
    // The body, a chosen step and a menu have an Enter of their own.
    if (hasOwnEnter(focus) || qobject_cast<QMenu*>(focus))
        return false;
    auto* button = qobject_cast<QPushButton*>(focus);
    const bool other = button && button != m_foot->primary() && !button->isCheckable() && !onDice(button);
    if (other && button->autoDefault())
        return false;
    if (other && m_foot->isAncestorOf(button)) {
        // While the brass button cannot, Qt has handed the keyboard on to its neighbour: nobody meant that one.
        if (m_presenter->isReady() && m_foot->primary()->isEnabled())
            button->click();
        return true;
    }
    // One digit typed of a die that may have two is its face.
    if (auto* die = qobject_cast<DieTile*>(focus); die && die->finish())
        return true;
    if (m_foot->primary()->isEnabled())
        answer();
    return true;
}

bool AttackDialog::takeDigit(QKeyEvent* event, QWidget* focus)
{
    // Nobody comes to a die that lies there by the way: it was misread.
    if (const auto* die = qobject_cast<DieTile*>(focus); die && onDice(die) && die->face() != 0)
        return false;
    // While a die is open a digit is its face: who typed 15 never meant choice 1 and die 5. Where boxes of points have the keyboard it is
    // their number, as it stands there.
    if (isDieOpen() && !isCalledByNumber(focus))
        return passToDice(event, focus);
    if (!onChoice(focus) && !isChoosing() && !m_presenter->isFinished())
        return passToDice(event, focus);
    // Who types the die behind a choice that waits must not have chosen by its first digit.
    if (isCalledByNumber(focus) || m_presenter->dice().choices().empty()
        || (m_hands.choices && m_hands.choices->isCounted()))
        takeNumbered(event->key() - Qt::Key_0);
    else
        m_foot->warn(tr("Alt+%1 takes choice %1, Enter what is chosen; a digit alone is a die's.")
                         .arg(event->key() - Qt::Key_0));
    return true;
}

/// With Alt a digit is a choice at any time.
bool AttackDialog::takeAltDigit(const QKeyEvent& event)
{
    if (m_hands.keys && m_hands.keys->takeOwnKey(event))
        return true;
    if (!m_hands.choices || m_presenter->dice().choices().empty())
        return false;
    takeNumbered(event.key() - Qt::Key_0);
    return true;
}

/// A choice by its number; then come the questions still open.
void AttackDialog::takeNumbered(int digit)
{
    if (m_hands.choices && m_hands.choices->takeChoice(digit))
        focusNext();
    else
        m_foot->warn(m_presenter->dice().choices().empty() ? tr("Every die lies there: nothing is left to type.")
                                                           : refusalOf(digit));
}

bool AttackDialog::isDieOpen() const
{
    return m_presenter->isReady() && !m_presenter->isFinished() && !isChoosing()
        && std::ranges::any_of(m_presenter->dice().rolls(), &DiceQuestion::isOpen);
}

/// What dice show goes to the first open one wherever the focus is.
bool AttackDialog::passToDice(QKeyEvent* event, QWidget* focus)
{
    if (onDice(focus) || !toDice())
        return false;
    QKeyEvent again(QEvent::KeyPress, event->key(), event->modifiers(), event->text());
    QApplication::sendEvent(focusWidget(), &again);
    return true;
}

bool AttackDialog::takeBackspace(QWidget* focus)
{
    const bool isOnChoice = onChoice(focus);
    if (focus != m_foot->primary() && !isOnChoice)
        return false;
    const bool hasGone = !isOnChoice && m_hands.choices && m_hands.choices->focusLastChoice();
    if (!hasGone && m_hands.dice)
        (void)m_hands.dice->stepBack();
    return true;
}

}  // namespace hitspread
