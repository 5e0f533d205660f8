#pragma once

#include <QToolBar>

namespace hitspread {

class WindowActions;

/// The tool bar of the main window: back and forward, the clock of the round, what is done in a fight. Where the window is too narrow words
/// give way first, commands never.
class WindowTools : public QToolBar {
    Q_OBJECT

public:
    /// `clock` becomes a part of it.
    WindowTools(const WindowActions& actions, QWidget* clock, QWidget* parent);

    void addNext(QAction* next);
    void addAttacks(const QList<QAction*>& attacks);

    /// Between fights no clock runs: it goes with the line behind it.
    void showClock(bool isShown);
    /// What stands on it may take another width than before.
    void measure();
    /// `width`: of the window, px.
    void fitInto(int width);

private:
    void setWords(Qt::ToolButtonStyle words);

    const WindowActions& m_actions;
    QAction* m_clock;
    QAction* m_behindClock;    ///< a separator
    QAction* m_behindAttacks;  ///< a separator
    int m_width = 0;           ///< of the window, px
    int m_needed = 0;          ///< with its words, px
};

}  // namespace hitspread
