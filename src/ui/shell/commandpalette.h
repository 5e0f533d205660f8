#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QAction;
class QMainWindow;

namespace hitspread {

class ApplicationStyle;
class Fight;
class SearchList;

/// Everything that can be done or gone to from the main window behind one search: its commands, who acts and who is the target.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(Fight& fight, const ApplicationStyle& style, QMainWindow& window);

    /// The command that opens it, for a menu.
    [[nodiscard]] QAction* command() const { return m_command; }

private:
    struct Entry {
        QString words;
        QString key;  ///< its key as people read it; empty: it has none
        std::function<void()> doIt;
        QString also{};  ///< further words it is found by
    };

    void start();
    void gather();
    void list(const QString& search);
    void carryOut(int place);

    Fight& m_fight;
    QMainWindow& m_window;
    SearchList* m_found;
    QAction* m_command;
    std::vector<Entry> m_all;
};

}  // namespace hitspread
