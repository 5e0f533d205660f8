#pragma once

#include <QWidget>

#include "models/library/librarysearch.h"

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class ButtonRow;

/// The search line of the library with a chip for each condition in it, and what came of it. The line is the one place that
/// holds the search: a chip's cross takes its condition out of the line.
class SearchRow : public QWidget {
    Q_OBJECT

public:
    explicit SearchRow(const ApplicationStyle& style, QWidget* parent = nullptr);

    [[nodiscard]] QString line() const;
    void setLine(const QString& line);
    void addCondition(const QString& token);
    void show(const LibrarySearch& search);
    /// What was shown last.
    [[nodiscard]] const LibrarySearch& search() const { return m_shown; }
    /// "6 of 148, found in 2 ms"
    void setFound(const QString& words);
    void addAtEnd(QWidget* widget);
    void focusLine();
    /// A slash in this widget goes to the line. For lists, which would look for a row that begins with it, and for the window;
    /// who is being written in keeps his.
    void takeSlashOf(QWidget& widget) { widget.installEventFilter(this); }

Q_SIGNALS:
    void lineChanged(const QString& line);
    /// Enter: on with what was found.
    void entered();
    /// The down key: on to the table.
    void left();

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void refreshLook();

    const ApplicationStyle& m_style;
    QLineEdit* m_line;
    ButtonRow* m_row;
    std::vector<QPushButton*> m_chips;
    QLabel* m_complaint;
    QLabel* m_found;
    LibrarySearch m_shown;
};

}  // namespace hitspread
