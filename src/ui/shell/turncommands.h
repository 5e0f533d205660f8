#pragma once

#include <QObject>

#include "models/deedplan.h"
#include "services/turnservice.h"

class QAction;
class QKeySequence;
class QMainWindow;

namespace hitspread {

class ApplicationStyle;
class AttackCommands;
class Fight;

/// Who comes next, and passing from one phase to the next: two commands of the main window. Going on costs nobody anything: who
/// still has an Action or holds one when the phase is about to end is named before it ends.
class TurnCommands : public QObject {
    Q_OBJECT

public:
    TurnCommands(Fight& fight, AttackCommands& attacks, const ApplicationStyle& style, QMainWindow& window);

    [[nodiscard]] QAction* next() const { return m_next; }

private:
    /// How far the fight has come, and whether its system has rules for the time between phases.
    struct Turn {
        TurnView view;
        bool hasRules = false;
    };

    [[nodiscard]] QAction* make(const char* name, const QString& text, const QString& help, const QKeySequence& key);
    void refresh();
    void ask(void (TurnCommands::*then)(const Turn&));
    void goOn(const Turn& turn);
    /// Who comes after the one who acts: the next in the order, then those who hold an Action (3D-TURN-08); 0: nobody is left.
    [[nodiscard]] RecordId following(const TurnView& view);
    void endPhase(const Turn& turn);
    /// Where no die is open and nobody loses anything, the phase passes without a window; what it did stands in the history.
    void passAtOnce(const TurnView& seen);
    void begin(const Turn& turn);

    Fight& m_fight;
    AttackCommands& m_attacks;
    const ApplicationStyle& m_style;
    QAction* m_next;
    QAction* m_end;
    bool m_isPassing = false;  ///< a phase is being ended here, and not shown yet
};

}  // namespace hitspread
