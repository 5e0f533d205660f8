#pragma once

#include <QObject>

#include "models/nextaction/nextaction.h"
#include "rules/core/body/hex.h"

#include <QStringList>

#include <map>
#include <optional>

class QAction;
class QMainWindow;
class QMenu;
class QShortcut;

namespace hitspread {

class ActiveCard;
class ApplicationStyle;
class ActionCommands;
class AttackWindows;
class TargetPanel;
class TurnCommands;
class WindowActions;
struct Hazard;
struct PrimaryAttack;

/// What the one who acts does next: the brass button of his card, which says and does what the rules allow now, the attack's
/// command, and the actions that have a key of their own. What asks for dice opens its window; the rest is done at once.
class NextActionCommands : public QObject {
    Q_OBJECT

public:
    /// The parts of the main window it works with.
    struct Parts {
        WindowActions& actions;
        AttackWindows& windows;
        ActionCommands& attacks;
        TurnCommands& turns;
        ActiveCard& card;
        TargetPanel& stage;
    };

    NextActionCommands(Fight& fight, const ApplicationStyle& style, const Parts& parts, QMainWindow& window);

    /// Opens the window of the attack, or what waits.
    void fireAt(std::optional<Hex> hex, bool withOdds = false);
    /// The sheet of who acts.
    void openSheet();

protected:
    /// Enter that nobody else has a use for is the brass button's, but for going on.
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// Why no attack can be begun, to be shown; whether he lacks something that stands on his sheet.
    void refused(const QString& why, bool lacksGear);
    /// He lacks something that stands on his sheet.
    void sheetAsked(hitspread::RecordId combatant);

private:
    /// What the brass button says, from the fullest words to the shortest, and the icon before them.
    struct Shown {
        QStringList texts;
        QString refusal;
        QString against;
    };

    /// What a key stands for: it is done only for the one, and the way, it was struck for.
    struct Struck {
        QString action;
        std::string_view plan;
        RecordId actor = 0;

        friend bool operator==(const Struck&, const Struck&) = default;
    };

    [[nodiscard]] const QuickOffer* quickCalled(const QString& id) const;
    /// Nothing: it cannot be done.
    [[nodiscard]] std::optional<Struck> struckOf(const QString& id) const;
    [[nodiscard]] std::optional<ActionOrder> attackOrder() const;
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] QStringList attackWords(const PrimaryAttack& attack) const;
    /// What comes next, the beginning of a phase before all else.
    [[nodiscard]] NextActions leading() const;
    [[nodiscard]] std::optional<Hazard> dueOnGround() const;
    [[nodiscard]] Shown shown(const std::optional<PrimaryAttack>& attack) const;
    [[nodiscard]] QStringList wordsOf(const ActionOffer& offer) const;
    void hear();
    void refresh();
    void refreshQuick();
    void makeQuick(const QuickAction& quick);
    void press();
    using Holds = bool (*)(const AnyRecord& condition);
    void goToUndeclared(RecordId from, const std::vector<Holds>& declarations);
    void takeQuick(const QString& id);
    void carryOut(const ActionOffer& offer);

    Fight& m_fight;
    const ApplicationStyle& m_style;
    Parts m_parts;
    QMainWindow& m_window;
    QAction* m_odds;
    NextAction* m_next;
    std::map<QString, QAction*> m_quick;
    std::map<QString, QShortcut*> m_idle;  ///< the same key while its command can not be had
    QString m_shown;                       ///< what the brass button says in full
    bool m_declaring = false;              ///< what is carried out is one of those that exclude each other
    QString m_pressed;  ///< what it said when it was pressed while the answer was on its way; empty: nothing waits
    std::optional<Struck> m_struck;  ///< what the key that was struck meanwhile stood for
};

}  // namespace hitspread
