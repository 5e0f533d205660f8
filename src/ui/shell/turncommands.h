#pragma once

#include <QObject>

#include "models/nextaction/actionplan.h"
#include "services/turn/turnservice.h"

#include <optional>

class QAction;
class QKeySequence;
class QMainWindow;
class QWidget;

namespace hitspread {

class ApplicationStyle;
class ActionCommands;
class Fight;
struct WindowMenus;

/// Who comes next, and passing from one phase to the next: two commands of the main window. Going on costs nobody anything: who
/// still has an Action or holds one when the phase is about to end is named before it ends. A phase in which nobody can act and
/// nothing falls due is passed over with the one before it.
class TurnCommands : public QObject {
    Q_OBJECT

public:
    TurnCommands(Fight& fight, ActionCommands& attacks, const ApplicationStyle& style, const WindowMenus& menus,
                 QMainWindow& window);

    /// Where the keyboard rests here, the longest key does what comes most often; on a button it presses that.
    void goOnBySpace(QWidget& place);

    [[nodiscard]] QAction* next() const { return m_next; }

Q_SIGNALS:
    /// Somebody still has an Action: the same key once more ends the phase.
    void warned(const QString& words);
    /// What was warned of is over.
    void calmed(const QString& words);
    /// Something of whoever acts falls due: that comes before anybody else.
    void dueAsked();
    /// Between fights it is days that go on.
    void timeAsked();
    /// Something to know about what was done.
    void told(const QString& words);

private:
    /// How far the fight has come, and whether its system has rules for the time between phases.
    struct Turn {
        TurnView view;
        bool hasRules = false;
        bool isEmpty = false;  ///< nobody can act in the phase that runs, and nothing falls due as it ends
        QString warned{};      ///< what stood there when the key was pressed
    };
    /// At which state of which fight it was said who still has an Action.
    struct Warning {
        RecordId encounter = 0;
        EntryId entry = 0;
        QString words{};

        friend bool operator==(const Warning&, const Warning&) = default;
    };

    [[nodiscard]] QAction* make(const char* name, const QString& text, const QString& help, const QKeySequence& key);
    void refresh();
    void ask(void (TurnCommands::*then)(const Turn&));
    void goOn(const Turn& turn);
    /// Who comes after the one who acts: the next in the order, then those who hold an Action (3D-TURN-08); 0: nobody is left.
    void goTo(RecordId next, const TurnView& view);
    [[nodiscard]] RecordId following(const TurnView& view);
    void endPhase(const Turn& turn);
    /// Where no die is open, phases pass without a window, up to so many: the one that runs, and empty ones behind it; what they did
    /// stands in the history. `lost`: who loses Actions by it, for the window where there has to be one; `isUnseen`: the one that
    /// runs is told as passed over, too.
    void passAtOnce(const TurnView& seen, int most, const QString& lost = {}, bool isUnseen = false);
    /// How many phases one key passes at most: a round.
    [[nodiscard]] int round() const;
    void count();
    void beginAfterDice(const Turn& turn);
    void openPassing(const Turn& turn);
    void begin(const Turn& turn);
    void declareOn(const Turn& turn);
    void calm();

    Fight& m_fight;
    ActionCommands& m_attacks;
    const ApplicationStyle& m_style;
    QAction* m_next;
    QAction* m_end;
    bool m_isPassing = false;  ///< a phase is being ended here, and not shown yet
    bool m_goesOn = false;     ///< empty phases behind the one that ends are passed as well
    std::optional<Warning> m_warning;
};

}  // namespace hitspread
