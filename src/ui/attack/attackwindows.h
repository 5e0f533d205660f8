#pragma once

#include <QObject>

#include "ui/attack/attackdialog.h"
#include "ui/attack/attackstart.h"

#include <QPointer>

#include <map>
#include <string_view>
#include <type_traits>

namespace hitspread {

class Preferences;

/// What a window for actions is made with.
struct WindowContext {
    Fight& fight;
    ApplicationStyle& style;
    Preferences& preferences;
    QWidget* parent = nullptr;
    AttackLog* log = nullptr;  ///< see AttackPresenter
};

using MakeWindow = ActionDialog* (*)(const WindowContext& context);

/// A kind of window and the name its actions call it by; a system has those of its own in its AttackPanels, also in place of one
/// that any system can use.
struct WindowKind {
    std::string_view id;
    MakeWindow make = nullptr;
};

template <typename Dialog>
ActionDialog* makeWindow(const WindowContext& context)
{
    if constexpr (std::is_constructible_v<Dialog, Fight&, ApplicationStyle&, Preferences&, QWidget*, AttackLog*>)
        return new Dialog(context.fight, context.style, context.preferences, context.parent, context.log);
    else
        return new Dialog(context.fight, context.style, context.parent, context.log);
}

/// How the window an action names is made: one of the system's own, one of those any system can use, else the one of options,
/// dice and result.
[[nodiscard]] MakeWindow windowFor(std::string_view system, std::string_view window);

/// The windows actions of a fight are made in, each made when it is first asked for and hidden with the fight it shows.
class AttackWindows : public QObject {
    Q_OBJECT

public:
    AttackWindows(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget& window);

    /// Opens the window of the action that is ordered. Precondition: a fight is open.
    void start(const AttackStart& start);
    /// Opens a window by the name actions of this fight's system call it by. Precondition: a fight is open.
    void open(std::string_view window, const AttackStart& start);
    /// Something somebody does by himself, in the window its action names. Precondition: as SimpleActionDialog::start().
    void start(const ActionCommand& command);
    /// Shows what waits in the fight, in the window it was begun in; false: nothing does.
    bool resumePending();

Q_SIGNALS:
    /// An action with this id has been applied.
    void applied(const std::string& action);
    /// An action that takes more than the window it was asked for in.
    void actionAsked(const hitspread::ActionOffer& offer);

private:
    [[nodiscard]] ActionDialog& made(MakeWindow make);

    Fight& m_fight;
    ApplicationStyle& m_style;
    Preferences& m_preferences;
    QWidget& m_window;
    std::map<MakeWindow, QPointer<ActionDialog>> m_made;
};

}  // namespace hitspread
