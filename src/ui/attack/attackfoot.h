#pragma once

#include <QStringList>
#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class FewLinesLabel;

/// The foot of an attack's window: what may be done now, words that say so, two lines of them at most, and the one brass button.
class AttackFoot : public QWidget {
    Q_OBJECT

public:
    /// What the foot depends on.
    struct State {
        bool finished = false;
        bool ready = false;
        bool fallen = false;
        bool replayable = false;
        QStringList complaints{};
        bool choosing = false;  ///< a choice is asked for: Enter takes what stands there
        bool counts = false;    ///< the digits of that choice are what it offers
        bool several = false;   ///< several strands: there is a rest to roll
        QString walk{};         ///< how the keyboard walks over what is finished; empty: there is nothing to walk over
        bool asks = false;      ///< what is missing has never been given: it is asked for, not complained of
        bool aims = false;      ///< it is aimed at somebody: by clicks on the hexes of a body
    };

    explicit AttackFoot(const ApplicationStyle& style, QWidget* parent = nullptr);

    void setState(const State& state);
    /// The action is one of the past: it is changed rather than applied, and its dice stay.
    void setPast(bool past);
    /// Why nothing of all this can be kept, whatever the state; empty: it can.
    void setFixed(const QString& reason);
    /// Actions that take away what stands against the action: the first is what the brass button does while something stands against
    /// it, the others have buttons of their own. Empty: there are none.
    void setCures(const QStringList& words);
    /// The first complaint of this state stands at its field, in sight: here it is not said again, unless a button here takes it away.
    void setMarked(bool marked);
    /// Says something in the line until the state changes; told to screen readers at once.
    void warn(const QString& words);
    /// Says something in the line while it is pointed at; empty: the line of the state again.
    void hint(const QString& words);
    /// Whether the keyboard is on a choice that may be kept: Enter then takes it, and a digit another.
    void setOnChoice(bool on);
    [[nodiscard]] QPushButton* primary() const { return m_primary; }
    /// The brass button gets the keyboard, as soon as it can; not from what is outside of the foot by then.
    void takeKeyboard();

Q_SIGNALS:
    void replayAsked();
    void againAsked();
    void dropAsked();
    void closeAsked();
    void primaryAsked();
    void rollAllAsked();
    /// The action at this place, but for the first.
    void cureAsked(int place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    /// `keys`: they are named on the buttons.
    void dress(bool keys);
    void refreshPrimary(bool keys);
    /// What Qt hands the keyboard to meanwhile gives it back.
    void enablePrimary(bool can);
    void say(const QString& words, bool wrong);

    const ApplicationStyle& m_style;
    State m_state;
    bool m_onChoice = false;
    bool m_past = false;
    bool m_isMarked = false;
    QString m_fixed;
    QStringList m_cures;
    QList<QPushButton*> m_others;  ///< for all cures but the first
    QPushButton* m_replay;
    QPushButton* m_again;
    QPushButton* m_drop;
    QPushButton* m_rollAll;
    QPushButton* m_close;
    [[nodiscard]] QString shortCure(const QString& words) const;

    QPushButton* m_primary;
    bool m_awaitsKeyboard = false;  ///< the brass button had it or was to have it, and cannot
    FewLinesLabel* m_note;
    QHBoxLayout* m_row;
};

}  // namespace hitspread
