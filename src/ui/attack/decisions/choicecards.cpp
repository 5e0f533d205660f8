#include "ui/attack/decisions/choicecards.h"

#include "models/play/attackpresenter.h"
#include "ui/attack/decisions/choicecard.h"
#include "ui/theme/applicationstyle.h"

#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {
constexpr int kTenth = 10;       ///< answers to the 0
constexpr std::size_t kFew = 6;  ///< of one decision
}  // namespace

ChoiceCards::ChoiceCards(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_style(style), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ChoiceCards::setCards(const std::vector<CardChoice>& cards)
{
    if (cards == m_cards)
        return;
    m_cards = cards;
    while (m_buttons.size() > cards.size()) {
        m_buttons.back()->hide();
        m_buttons.back()->deleteLater();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < cards.size()) {
        const std::size_t index = m_buttons.size();
        auto* card = new ChoiceCard(static_cast<int>(index) + 1, m_style, this);
        card->setObjectName(QStringLiteral("card%1").arg(index + 1));
        connect(
            card, &QPushButton::clicked, this, [this, index] { choose(index); }, Qt::QueuedConnection);
        m_buttons.push_back(card);
    }
    for (std::size_t i = 0; i < cards.size(); ++i)
        m_buttons[i]->show(cards[i]);
    fit();
    part();
    // What is hidden keeps the keyboard of a window that is not active yet to itself, and Qt finds another place for it.
    for (ChoiceCard* card : m_buttons)
        card->setVisible(true);
    setVisible(!cards.empty());
}

/// Room between the cards of two decisions.
void ChoiceCards::part()
{
    while (QLayoutItem* item = m_column->takeAt(0))
        delete item;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (i > 0 && m_cards[i].decision != m_cards[i - 1].decision)
            m_column->addSpacing(space::kMedium);
        m_column->addWidget(m_buttons[i]);
    }
}

bool ChoiceCards::answers(QuestionKey key) const
{
    return std::ranges::any_of(m_cards, [key](const CardChoice& card) { return card.decision == key; });
}

void ChoiceCards::focusCurrent()
{
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (m_cards[i].taken)
            return m_buttons[i]->setFocus(Qt::OtherFocusReason);
    }
}

bool ChoiceCards::take(int number)
{
    const auto index = static_cast<std::size_t>(number == 0 ? kTenth : number) - 1;
    if (number < 0 || index >= m_cards.size() || !m_cards[index].refusal.isEmpty())
        return false;
    choose(index);
    return true;
}

void ChoiceCards::setCompact(bool compact)
{
    m_compact = compact;
    fit();
}

/// Many of them leave no room for two lines each in any window.
void ChoiceCards::fit()
{
    for (ChoiceCard* button : m_buttons)
        button->setCompact(m_compact || m_cards.size() > kFew);
}

void ChoiceCards::choose(std::size_t card)
{
    if (card >= m_cards.size())
        return;
    // A card that is clicked off is taken all the same.
    m_buttons[card]->setChecked(true);
    const CardChoice chosen = m_cards[card];
    m_presenter.dice().choose(chosen.decision, chosen.option);
    Q_EMIT taken();
}

}  // namespace hitspread
