#pragma once

#include <QDockWidget>

#include "services/identity.h"

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class CombatantList;
class CombatantsModel;
class ElidedLabel;
class Fight;

/// The encounter chosen and its combatants. A click or Enter makes somebody act; with Ctrl held it aims at him. Commands are about all
/// who are selected; who acts and who is aimed at is apart from that.
class CombatantsDock : public QDockWidget {
    Q_OBJECT

public:
    CombatantsDock(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Who is in the list, in its order.
    [[nodiscard]] const CombatantsModel& people() const { return *m_model; }
    /// The list itself, for keys that count in it.
    [[nodiscard]] QWidget& list() const;
    /// What adds somebody (a button beside the encounter) and takes the current one out (in the menu of the list).
    void setCommands(QAction* add, QAction* remove);
    /// Puts something at the right of the chooser of fights.
    void addBesideChooser(QWidget* widget);
    /// Puts something between the list and what is coming.
    void addBelowList(QWidget* widget);
    /// One more line of the menu every combatant has.
    void addCommand(QAction* command);
    /// The same, with a key that counts only where combatants are.
    void addListCommand(QAction* command);
    /// Where on the screen a menu about the current combatant opens.
    [[nodiscard]] QPoint placeOfCurrent() const;
    /// The combatant the keyboard is at; 0: none.
    [[nodiscard]] RecordId current() const;
    /// Whom a command about one is about: the only one selected, else the one the keyboard is at, else who acts; 0: nobody.
    [[nodiscard]] RecordId meant() const;
    /// Whom a command about any number is about, in the order of the list: all selected ones, else meant().
    [[nodiscard]] std::vector<RecordId> allMeant() const;
    /// Puts the keyboard into the list, on who acts unless several are selected.
    void takeKeyboard();
    /// Puts the keyboard on a combatant.
    void goTo(RecordId combatant);

Q_SIGNALS:
    /// The keyboard is at another combatant, or others are selected.
    void currentChanged();
    /// His sheet is to be opened.
    void sheetAsked(hitspread::RecordId combatant);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void keepPlace();
    void followActive();
    void refreshChooser();
    void refreshComing();
    void dressComing();
    void refreshHint();
    void showMenu(QPoint place);
    [[nodiscard]] std::vector<RecordId> selected() const;
    [[nodiscard]] RecordId idAt(const QModelIndex& index) const;

    Fight& m_fight;
    const ApplicationStyle& m_style;
    CombatantsModel* m_model;
    QComboBox* m_chooser;
    CombatantList* m_list;
    QWidget* m_comingRow;
    QLabel* m_comingIcon;
    QLabel* m_coming;
    ElidedLabel* m_hint;  ///< how to choose, or how many are
    QHBoxLayout* m_top;
    QVBoxLayout* m_column;
    QWidget* m_foot;  ///< the hint, and the button that adds somebody; not there without a fight
    QToolButton* m_add;
    QAction* m_remove = nullptr;
    std::vector<QAction*> m_more;
    int m_lastRow = -1;
    RecordId m_lastAt = 0;
    std::vector<RecordId> m_lastSelected;
    RecordId m_activeSeen = 0;
    long long m_appliedSeen = 0;  ///< entry of the log
};

}  // namespace hitspread
