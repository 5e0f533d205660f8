#pragma once

#include <QObject>

#include "ui/commands/windowmenus.h"
#include "ui/theme/icons.h"

#include <QKeySequence>

#include <optional>
#include <utility>
#include <vector>

class QAction;
class QMenu;
class QMenuBar;

namespace hitspread {

class ApplicationStyle;
class Preferences;

/// Every command of the main window with its key, icon and words, and the menus they stand in.
class WindowActions : public QObject {
    Q_OBJECT

public:
    WindowActions(const ApplicationStyle& style, Preferences& preferences, QObject* parent = nullptr);

    void fillMenus(QMenuBar& bar);
    [[nodiscard]] QMenu* recent() const { return m_recent; }
    /// Those fillMenus() made.
    [[nodiscard]] const WindowMenus& menus() const { return m_menus; }
    /// What the attack is called under the rules of this fight.
    void setAttack(const QString& text, const QKeySequence& key, Icon icon);
    /// One more command, which a system brings along; its place in menus and tool bar is for the caller to find.
    QAction* add(const QString& name, const QString& text, const QKeySequence& key, std::optional<Icon> icon);
    /// Puts into a command's tooltip why it is disabled; an empty reason: its words and key again.
    static void explain(QAction& action, const QString& reason);

    QAction* open;
    QAction* openRecent;
    QAction* create;
    QAction* saveCopy;
    QAction* backups;
    QAction* compact;
    QAction* importFile;  ///< people and gear of a file or the clipboard
    QAction* exportAll;   ///< the whole library
    QAction* openSample;
    QAction* resetSample;
    QAction* print;
    QAction* printFight;
    QAction* printRules;
    QAction* quit;
    QAction* undo;
    QAction* redo;
    QAction* fire;  ///< the attack of the system in view, see setAttack()
    QAction* nextTarget;
    QAction* library;
    QAction* takeFrom;  ///< people and gear of another campaign
    QAction* nextPanel;
    QAction* previousPanel;
    QAction* resetLayout;
    QAction* keys;
    QAction* help;

Q_SIGNALS:
    void recentChosen(const QString& path);
    /// Something to tell the user in passing.
    void said(const QString& sentence);
    /// Another language than the one in force is to be spoken from the next start on.
    void languageChosen();

private:
    [[nodiscard]] QAction* make(const QString& name, const QString& text, const QKeySequence& key = {});
    static void entitle(QAction& action, const QString& text, const QKeySequence& key);
    void refreshIcons();
    void fillLook(QMenu& menu);
    void fillLanguages(QMenu& menu);
    void fillRecent();

    const ApplicationStyle& m_style;
    Preferences& m_preferences;
    Icon m_attackIcon = Icon::Fire;
    std::vector<std::pair<QAction*, Icon>> m_added;  ///< those with an icon
    QMenu* m_recent = nullptr;
    WindowMenus m_menus;
};

}  // namespace hitspread
