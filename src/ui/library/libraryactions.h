#pragma once

#include <QHash>
#include <QObject>

class QAction;
class QMenuBar;
class QPushButton;
class QKeySequence;
class QWidget;

namespace hitspread {

class ApplicationStyle;

/// Every command of the library window with its key, icon and words.
class LibraryActions : public QObject {
    Q_OBJECT

public:
    /// The actions answer to their keys while `window` is active.
    LibraryActions(const ApplicationStyle& style, QWidget& window);

    /// A button that says and does what an action does.
    [[nodiscard]] QPushButton* button(QAction& action, QWidget* parent) const;
    /// The one in the row above the table. Precondition: bar() made one.
    [[nodiscard]] const QPushButton& buttonOf(const QAction& action) const { return *m_bar.value(&action); }
    /// The row of buttons above the table.
    [[nodiscard]] QWidget* bar(QWidget* parent);
    /// The one brass button below the preview: edits what is chosen, one record or several together.
    [[nodiscard]] QWidget* foot(QWidget* parent) const;
    void fillMenus(QMenuBar& bar) const;
    /// The keys that do something now, for the status bar.
    [[nodiscard]] QString keys() const;
    /// All of them but closing the window.
    void setEnabled(bool on);

    QAction* create;
    QAction* duplicate;
    QAction* takeFrom;
    QAction* importFile;
    QAction* exportChosen;
    QAction* exportKind;
    QAction* exportAll;
    QAction* copy;
    QAction* paste;
    QAction* edit;
    QAction* editCell;
    QAction* editTogether;
    QAction* remove;
    QAction* undo;
    QAction* redo;
    QAction* search;
    QAction* filter;
    QAction* columns;
    QAction* preview;  ///< instead of the list, where both have no room
    QAction* saveSearch;
    QAction* close;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QAction* make(const QString& name, const QString& text, const QKeySequence& key);
    void refreshIcons();

    const ApplicationStyle& m_style;
    QHash<const QAction*, QPushButton*> m_bar;
};

}  // namespace hitspread
