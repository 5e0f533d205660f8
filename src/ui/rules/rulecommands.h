#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class QWidget;

namespace hitspread {

class ApplicationStyle;
class Fight;
class RuleCommands;
class RulesWindow;
struct WindowMenus;

/// A window that has the commands about rules; whatever belongs to it finds them through it.
class RuleHost {
public:
    virtual ~RuleHost() = default;

    /// nullptr: not yet, or no longer.
    [[nodiscard]] virtual RuleCommands* ruleCommands() const = 0;

protected:
    RuleHost() = default;
    Q_DISABLE_COPY_MOVE(RuleHost)
};

/// The commands about rules in the menus of the main window: the rules to read, the house rules of the fight, and F1, the rule in
/// question wherever the keyboard is, in every window that belongs to this one. Owns the one window of them; pages anywhere in the
/// program find their way to it.
class RuleCommands : public QObject {
    Q_OBJECT

public:
    RuleCommands(Fight& fight, const ApplicationStyle& style, const WindowMenus& menus, QMainWindow& window);
    ~RuleCommands() override;
    Q_DISABLE_COPY_MOVE(RuleCommands)

    /// Those of the main window a widget belongs to, directly or through other windows; nullptr: it stands alone.
    [[nodiscard]] static RuleCommands* of(const QWidget& widget);

    /// Opens a rule for reading, by the ids of its system and its own.
    void openRule(const QString& system, const QString& rule);
    /// What F1 does: opens the rule of what has the keyboard, see helpsource.h; of several, the one that is picked; where nothing
    /// is in question, the rules to read.
    void help();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool openOneOf(QWidget& place, const QStringList& ids);
    [[nodiscard]] RulesWindow& rules();
    void refreshIcons();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    QMainWindow& m_window;
    QAction* m_read;
    QAction* m_switches;
    QAction* m_help;
    QPointer<RulesWindow> m_rules;
};

}  // namespace hitspread
