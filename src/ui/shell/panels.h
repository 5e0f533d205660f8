#pragma once

#include <QList>
#include <QMainWindow>

#include <vector>

class QDockWidget;
class QMenu;
class QTimer;

namespace hitspread {

class ActiveCard;
class ApplicationStyle;
class CombatantsDock;
class Fight;
class DockHeights;
class Preferences;

/// The movable parts of the main window: who fights, who acts, what happened and what happened before. It makes them, places them, gives
/// them their widths for a wide or a small window, walks through them by key and remembers where the user put them. What they
/// show is their own business.
class Panels : public QObject {
    Q_OBJECT

public:
    Panels(QMainWindow& window, Fight& fight, ApplicationStyle& style, Preferences& preferences);

    [[nodiscard]] ActiveCard& activeCard() const { return *m_card; }
    [[nodiscard]] CombatantsDock& combatants() const { return *m_combatants; }
    [[nodiscard]] bool isWide() const { return m_wide; }
    /// A command per panel that shows or hides it.
    void fillMenu(QMenu& menu) const;

    /// Where everything stands the first time, and again on demand.
    void arrange();
    /// The same by command: with the keyboard back in the fight.
    void reset();
    /// As it was when the window was last at rest; else arrange().
    void restore();
    void keep() const;
    /// The window has a new size: docks take new widths when it has become wide or small, and keep the user's otherwise.
    void windowResized();
    /// Gives the keyboard to the next part there is, the body in the middle among them; -1: to the one before.
    void focusNext(int step = 1);

Q_SIGNALS:
    void wideChanged(bool wide);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QList<QDockWidget*> docks() const;
    QDockWidget* addDock(const char* name, const QString& title, QWidget* content);
    void makeHistory();
    /// Puts the keyboard where the fight is led from: the combatants, or the body where they are not in sight.
    void goToFight();
    void fit();
    /// Panels of their own that the kept layout put where no screen is, or nowhere in particular, come to the window.
    void fetchLost();
    /// Whether there is no room for both panels at the left side by side.
    [[nodiscard]] bool isNarrow() const;
    /// Whether docks share places in a window so large with text so large.
    [[nodiscard]] static bool isNarrow(int width, int textPercent);
    [[nodiscard]] static bool isLow(int height, int textPercent);
    [[nodiscard]] bool isShared(QDockWidget* one, QDockWidget* other) const;
    /// The width (px) the body needs to keep its small callouts at this text size.
    [[nodiscard]] int leastStage() const;
    /// In a window that has become narrower than the docks were laid out for, the body keeps the room it needs.
    void keepStage();
    /// Whether what happened and the history have no room above each other.
    [[nodiscard]] bool isLow() const;
    void placeLeft();
    void placeRight();
    /// Two panels that share one place, `front` before the other, or stand beside or above each other.
    struct Pair {
        QDockWidget* first;
        QDockWidget* second;
        QDockWidget* front;
        Qt::Orientation along;
    };
    void place(const Pair& pair, bool together);
    [[nodiscard]] std::vector<QWidget*> parts() const;

    QMainWindow& m_window;
    Fight& m_fight;
    ApplicationStyle& m_style;
    Preferences& m_preferences;
    CombatantsDock* m_combatants;
    ActiveCard* m_card;
    QDockWidget* m_active;
    QDockWidget* m_what = nullptr;
    QDockWidget* m_past = nullptr;
    DockHeights* m_room = nullptr;
    QTimer* m_resized;
    QTimer* m_moved;  ///< runs from the last change of the layout until it is kept
    int m_width = 0;  ///< of the window, for which the docks were laid out last (px)
    int m_percent;
    bool m_wide = false;
    bool m_narrow = false;
    bool m_low = false;
};

}  // namespace hitspread
