#pragma once

#include <QString>

class QKeyEvent;
class QWidget;

namespace hitspread {

// What the window of an action has for the keyboard, a facet each: who has one says all of it, who has none leaves its pointer
// in AttackHands null.

/// Dice to roll and to type.
class DiceHand {
public:
    virtual ~DiceHand() = default;
    /// Puts the keyboard on the first open die; false when there is none.
    virtual bool focusDice() = 0;
    /// Takes the die typed last back and goes there; false when there is none.
    virtual bool stepBack() = 0;
    [[nodiscard]] virtual bool holdsDice(const QWidget* widget) const = 0;
};

/// Choices the rules leave.
class ChoiceHand {
public:
    virtual ~ChoiceHand() = default;
    /// Puts the keyboard on a choice that has come up and was not gone to yet; false when there is none.
    virtual bool focusNewChoice() = 0;
    /// Goes back to the last choice; false when there is none.
    virtual bool focusLastChoice() = 0;
    [[nodiscard]] virtual bool holdsChoice(const QWidget* widget) const = 0;
    /// A digit for a choice: with Alt at any time, alone only where it counts. False: nothing offers that.
    virtual bool takeChoice(int digit) = 0;
    /// Whether the digits of the choice in hand are what it offers: points, how many. They need no Alt while no die is open.
    [[nodiscard]] virtual bool isCounted() const = 0;
    /// Why takeChoice() took nothing, where there are choices; empty: in the usual words.
    [[nodiscard]] virtual QString refusal(int digit) const = 0;
};

/// Something that plays what happened.
class FlightHand {
public:
    virtual ~FlightHand() = default;
    virtual void play() = 0;
    /// Ends what plays; false when nothing does.
    virtual bool skip() = 0;
};

/// Keys with a meaning of their own in one window.
class KeyHand {
public:
    virtual ~KeyHand() = default;
    /// A key before it gets the meaning it has in every window; of those with Ctrl, Alt or Meta only a digit with Alt. False: it
    /// has none here.
    virtual bool takeOwnKey(const QKeyEvent& event) = 0;
};

/// Whatever of this a window has; dice are never missing.
struct AttackHands {
    DiceHand* dice = nullptr;
    ChoiceHand* choices = nullptr;
    FlightHand* flight = nullptr;
    KeyHand* keys = nullptr;
};

}  // namespace hitspread
