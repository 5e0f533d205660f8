#pragma once

#include <QMainWindow>

#include <QPointer>

#include <memory>
#include <vector>

class QAction;
class QStackedWidget;

namespace hitspread {

class ApplicationStyle;
class EntryDialog;
class Fight;
class ProfileStore;
class RuleBook;
class RuleBrowser;
class RuleHistory;
class SegmentRow;
class SwitchBoard;
class SwitchPanel;

/// Everything about rules in a window of its own: the rules to read and the house rules of the fight to set, with the way from one
/// to the other and back. It keeps the trail of pages; the pages are its panels'.
class RulesWindow : public QMainWindow {
    Q_OBJECT

public:
    RulesWindow(Fight& fight, std::shared_ptr<ProfileStore> profiles, const ApplicationStyle& style,
                QWidget* parent = nullptr);
    ~RulesWindow() override;
    Q_DISABLE_COPY_MOVE(RulesWindow)

    /// The rules of the fight in view, or those looked at last.
    void openRules();
    /// Nothing happens where there is no such rule.
    void openRule(const QString& system, const QString& id);
    void openSwitches();
    void openSwitch(const QString& id);
    /// Whether nothing typed here would be lost with the program; else comes forward and says what.
    [[nodiscard]] bool mayClose();

Q_SIGNALS:
    /// What would be lost is given up.
    void givenUp();

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// A page of the trail: a rule, or a switch where there is no system.
    struct Place {
        QString system;
        QString id;
        friend bool operator==(const Place&, const Place&) = default;
    };

    void makeTools();
    [[nodiscard]] QAction* make(const char* name, const QString& text, const QList<QKeySequence>& keys);
    void refreshTools();
    void showPage(bool switches);
    [[nodiscard]] Place here() const;
    /// A link, a command: the page before stays behind. Walking through a list only changes where one stands.
    void go(const Place& place);
    void walk();
    void step(int by);
    void show(const Place& place);
    void follow(const QString& link);
    void openEntry(long long entry);
    void bringUp();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    RuleBook* m_book;
    RuleHistory* m_history;
    SwitchBoard* m_board;
    SegmentRow* m_tabs;
    QStackedWidget* m_pages;
    RuleBrowser* m_rules;
    SwitchPanel* m_switches;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QPointer<EntryDialog> m_entry;
    std::vector<Place> m_trail;
    std::size_t m_at = 0;
    bool m_isStepping = false;
};

}  // namespace hitspread
