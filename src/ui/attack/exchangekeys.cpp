// What the window of an exchange has for the keyboard: its choices, in the order they were asked.
#include "ui/attack/exchangedialog.h"

#include "models/play/attackpresenter.h"
#include "models/systemview.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/decisions/choicecards.h"
#include "ui/attack/decisions/choicerows.h"
#include "ui/odds/bodyodds.h"

#include <QKeyEvent>

#include <algorithm>

namespace hitspread {

std::vector<QuestionKey> ExchangeDialog::stops() const
{
    std::vector<QuestionKey> keys;
    bool hasCards = false;
    for (const DiceQuestion& choice : m_presenter->dice().choices()) {
        const QuestionKey key = choice.question.key;
        const bool onCards = m_cards->answers(key) && choice.question.maximum > choice.question.minimum;
        if ((onCards && !hasCards) || m_own->answers(key) || m_others->answers(key))
            keys.push_back(key);
        hasCards = hasCards || onCards;
    }
    return keys;
}

bool ExchangeDialog::focusNewChoice()
{
    refreshCards();
    for (ChoiceRows* rows : {m_own, m_others})
        rows->refresh();
    for (const QuestionKey key : stops()) {
        const auto& choices = m_presenter->dice().choices();
        const auto choice = std::ranges::find_if(choices,
                                                 [key](const DiceQuestion& one) { return one.question.key == key; });
        const bool isDecided = choice != choices.end() && !choice->isOpen
            && choice->answer.choiceOrigin != Origin::Preset;
        if (m_visited.contains(key) || choice == choices.end() || isDecided || isAside(m_presenter->system().id(), key))
            continue;
        focusChoice(key);
        return true;
    }
    return false;
}

void ExchangeDialog::focusChoice(QuestionKey key)
{
    m_visited.insert(key);
    if (m_own->answers(key)) {
        m_frame->reveal(AttackFrame::Column::Options);
        return m_own->focusCurrent(key);
    }
    m_frame->reveal(AttackFrame::Column::Right);
    if (m_cards->answers(key))
        m_cards->focusCurrent();
    else
        m_others->focusCurrent(key);
}

bool ExchangeDialog::focusLastChoice()
{
    const std::vector<QuestionKey> all = stops();
    std::size_t place = all.size();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool here = (m_cards->isAncestorOf(focusWidget()) && m_cards->answers(all[i]))
            || m_own->focused() == all[i] || m_others->focused() == all[i];
        if (here)
            place = i;
    }
    if (place == 0)
        return false;
    focusChoice(all[place - 1]);
    return true;
}

bool ExchangeDialog::takeChoice(int digit)
{
    const QWidget* focus = focusWidget();
    if (m_cards->isAncestorOf(focus))
        return m_cards->take(digit);
    const DiceQuestion* open = isChoosing() ? m_presenter->dice().open() : nullptr;
    for (ChoiceRows* rows : {m_own, m_others}) {
        if (open && rows->answers(open->question.key))
            return rows->take(open->question.key, digit);
        if (rows->isAncestorOf(focus))
            return rows->take(digit);
    }
    // Every die lies there: the points come first, as with a shot.
    if (const DiceQuestion* place = placeChoice()) {
        const bool offered = digit >= place->question.minimum && digit <= place->question.maximum;
        if (offered)
            m_presenter->dice().choose(place->question.key, digit);
        return offered;
    }
    if (m_cards->take(digit))
        return true;
    // What was decided may be decided otherwise, the latest first.
    const auto& choices = m_presenter->dice().choices();
    return std::any_of(choices.rbegin(), choices.rend(), [this, digit](const DiceQuestion& choice) {
        return m_own->take(choice.question.key, digit) || m_others->take(choice.question.key, digit);
    });
}

bool ExchangeDialog::isCounted() const
{
    const DiceQuestion* open = isChoosing() ? m_presenter->dice().open() : nullptr;
    for (const ChoiceRows* rows : {m_own, m_others}) {
        const auto key = open && rows->answers(open->question.key) ? std::optional(open->question.key)
                                                                   : rows->focused();
        if (key)
            return rows->isCounted(*key);
    }
    return !open && placeChoice() != nullptr && !m_cards->isAncestorOf(focusWidget());
}

bool ExchangeDialog::takeOwnKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_H && event.modifiers() == Qt::NoModifier) {
        if (const QString why = m_odds->refusal(); !why.isEmpty())
            m_foot->warn(why);
        m_odds->toggle();
        return true;
    }
    // The cards bear their keys, whatever else has been asked; a row that is asked now, or has the keyboard, comes before them.
    const QWidget* focus = focusWidget();
    const DiceQuestion* open = isChoosing() ? m_presenter->dice().open() : nullptr;
    const bool isRows = m_own->isAncestorOf(focus) || m_others->isAncestorOf(focus)
        || (open && !m_cards->answers(open->question.key));
    return event.modifiers() == Qt::AltModifier && !isRows && m_cards->take(event.key() - Qt::Key_0);
}

}  // namespace hitspread
