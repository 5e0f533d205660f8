#pragma once

#include <QWidget>

#include "rules/core/dice/question.h"

#include <cstdint>
#include <vector>

class QVBoxLayout;

namespace hitspread {

class AttackPresenter;
class ApplicationStyle;

class ChoiceCard;

/// One option of a decision: "Parry, free".
struct CardChoice {
    QString title;
    QString words;    ///< what would come of it: the target number
    QString brief;    ///< the same where there is little room; empty: no other
    QString refusal;  ///< why it is not to be had; empty: it is
    QuestionKey decision{};
    std::int32_t option = 0;
    bool taken = false;

    friend bool operator==(const CardChoice&, const CardChoice&) = default;
};

/// Decisions as cards below each other, numbered from 1; those that are not to be had stay visible and say why.
class ChoiceCards : public QWidget {
    Q_OBJECT

public:
    ChoiceCards(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

    void setCards(const std::vector<CardChoice>& cards);
    [[nodiscard]] bool isEmpty() const { return m_cards.empty(); }
    /// Whether the cards are the options of this question.
    [[nodiscard]] bool answers(QuestionKey key) const;
    /// Puts the keyboard on the card that is taken.
    void focusCurrent();
    /// Takes the card of this number, 0: the tenth; false where there is none or it is refused.
    bool take(int number);
    /// One line per card, for low windows.
    void setCompact(bool compact);

Q_SIGNALS:
    void taken();

private:
    void choose(std::size_t card);
    void fit();
    void part();

    AttackPresenter& m_presenter;
    const ApplicationStyle& m_style;
    QVBoxLayout* m_column;
    std::vector<CardChoice> m_cards;
    std::vector<ChoiceCard*> m_buttons;
    bool m_compact = false;
};

}  // namespace hitspread
