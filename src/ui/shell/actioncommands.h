#pragma once

#include <QObject>

#include "models/fight/fight.h"
#include "ui/attack/attackpanels.h"

#include <QList>

#include <vector>

class QAction;
class QMainWindow;
class QMenu;

namespace hitspread {

class ApplicationStyle;
class AttackWindows;
class ProblemBar;
class WindowActions;

/// Attacks beside the shot, and what combatants do by themselves: the commands of the main window and the dialogs behind them. A
/// system that has nothing of the kind leaves its command disabled with the reason.
class ActionCommands : public QObject {
    Q_OBJECT

public:
    ActionCommands(Fight& fight, const ApplicationStyle& style, WindowActions& actions, AttackWindows& windows,
                   QMainWindow& window);

    /// Why the weapon the active one has chosen fires nothing, though it fires ammunition: he was given none for it. Empty: it is
    /// loaded with some, or needs none.
    [[nodiscard]] QString whyNotLoaded() const;
    /// Attacks that have a command of their own, for the tool bar.
    [[nodiscard]] QList<QAction*> attacks() const;
    /// What the active one can do beside firing, for his card.
    [[nodiscard]] QMenu* menu() const { return m_menu; }
    /// The line that says that what waits goes by other house rules than the fight, for a place above the panels.
    [[nodiscard]] ProblemBar& waiting() const { return *m_waiting; }
    /// Opens the window in which the phase that runs ends and the next begins, or what waits; `note`: to be read before.
    /// Precondition: somebody acts, and the system has rules for the time between phases.
    void passPhase(const QString& note);
    /// Opens the window in which the active one declares what he will do, or what waits.
    void declare();
    /// Opens the window in which something that lies about goes off, or what waits.
    void goOff(RecordId lying);
    /// Opens the window of the attack that is made with such a thing, with this one in it, or what waits.
    void use(RecordId possession, RecordKind kind);

Q_SIGNALS:
    /// A phase has begun.
    void phasePassed();
    /// Somebody has declared what he will do.
    void declared();
    /// Why what was asked for cannot be, in passing.
    void refused(const QString& why);

private:
    void refresh();
    void refreshActions();
    void refreshWaiting();
    void openWindow(std::string_view window);
    void action(const QString& id);
    /// The action that passes from one phase to the next; empty: the system has none.
    [[nodiscard]] std::string phaseAction() const;
    /// The action by which somebody declares; empty: the system has none.
    [[nodiscard]] std::string declaration() const;
    /// Why a window cannot be opened now.
    [[nodiscard]] QString whyNot(const WindowCommand& shown) const;
    /// Whether the rules of the fight have an action that is made in that window.
    [[nodiscard]] bool isKnown(const WindowCommand& shown) const;
    /// What forbids any attack of the active one on his target.
    [[nodiscard]] QString whyNobody() const;

    struct Entry {
        WindowCommand command;
        QAction* action = nullptr;
    };

    Fight& m_fight;
    AttackWindows& m_windows;
    std::vector<Entry> m_commands;
    ProblemBar* m_waiting;
    QMenu* m_menu;
    QMenu* m_actions;
};

}  // namespace hitspread
