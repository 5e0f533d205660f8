#pragma once

#include <QObject>

class QDialog;
class QKeyEvent;
class QWidget;

namespace hitspread {

class AttackFoot;
class AttackFrame;
class AttackPresenter;
class BodyView;
class BulletCursor;
class DicePanel;
class ExplanationPanel;
class SpendPanel;

/// What the keys of a fire dialog do wherever the focus is: digits to dice and choices, Enter, R, T, P, W, the arrows over the
/// bullets. It moves the focus along with the questions and asks the window for the rest.
class FireKeys : public QObject {
    Q_OBJECT

public:
    struct Parts {
        AttackPresenter& presenter;
        BulletCursor& cursor;
        AttackFrame& frame;
        BodyView& stage;
        DicePanel& dice;
        SpendPanel& spend;
        ExplanationPanel& steps;
        AttackFoot& foot;
    };

    FireKeys(QDialog& window, const Parts& parts);
    ~FireKeys() override;

    /// To the first open die; false: none is open.
    bool focusDice();
    /// To whatever is asked: a die, a choice, else what Enter does.
    void focusOpen();

Q_SIGNALS:
    void primaryAsked();
    void playAsked();
    void skipAsked();
    void walkAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool takeKey(QKeyEvent* event);
    bool takeEnter(QWidget* focus);
    bool takeDigit(QKeyEvent* event, QWidget* focus);
    bool takeSign(QChar sign, QWidget* focus);
    bool takeBackspace(QWidget* focus);
    bool takeArrow(int key, QWidget* focus);
    [[nodiscard]] bool isChoosing() const;

    QDialog& m_window;
    const Parts m_parts;
};

}  // namespace hitspread
