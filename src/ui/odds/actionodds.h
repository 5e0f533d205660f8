#pragma once

#include <QObject>

class QToolButton;
class QWidget;

namespace hitspread {

class AttackPresenter;
class OddsOutlook;

/// The odds of an action before the dice fall: worked out exactly by the rules for the options as they are, as long as its button is
/// down. Once a die has fallen there is nothing to foretell, and the button says so.
class ActionOdds : public QObject {
    Q_OBJECT

public:
    /// The button is `place`'s, for the window to put somewhere.
    ActionOdds(AttackPresenter& presenter, QWidget* place, QObject* parent);

    /// Works the odds out anew, if they are asked for and there are any.
    void ask();
    /// What they say in rows.
    [[nodiscard]] OddsOutlook& outlook() const { return *m_outlook; }
    [[nodiscard]] QToolButton& button() const { return *m_button; }
    /// Whether they are asked for and there is still something to foretell.
    [[nodiscard]] bool isAsked() const;
    /// Why there are none although they are asked for; empty: there are.
    [[nodiscard]] QString nothingWords() const;
    /// Why they cannot be asked for; empty: they can.
    [[nodiscard]] QString refusal() const;
    void toggle();
    /// Whether there is anything to foretell of what this window does; without it the button is away.
    void setOffered(bool offered);
    [[nodiscard]] bool isOffered() const { return m_isOffered; }
    /// Whether they are to be shown where there are any; remembered from window to window by whoever asks.
    [[nodiscard]] bool isWanted() const;
    /// Counts from the next ask() on.
    void setWanted(bool wanted);

Q_SIGNALS:
    /// They are asked for, or not any more, or are to be shown otherwise.
    void toggled();
    /// Where the goal is best aimed at is known.
    void surveyed();

protected:
    [[nodiscard]] const AttackPresenter& presenter() const { return m_presenter; }

private:
    AttackPresenter& m_presenter;
    QToolButton* m_button;
    OddsOutlook* m_outlook;
    bool m_isOffered = true;
};

}  // namespace hitspread
