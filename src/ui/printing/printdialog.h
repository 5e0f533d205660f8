#pragma once

#include "reports/combatsheet.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPrinter;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class PageView;
class ProblemBar;
class SegmentRow;

/// A sheet before it is printed: its pages, paper, blank or filled in, saving ink; then to a printer or into a PDF file. It lays
/// out nothing itself.
class PrintDialog : public QDialog {
    Q_OBJECT

public:
    explicit PrintDialog(const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Shows the sheets of these, printed as of `date`.
    void start(std::vector<SheetSubject> subjects, QDate date);
    [[nodiscard]] const paper::Printout& printout() const;
    /// Writes the PDF; a problem is shown and told as false.
    bool saveTo(const QString& path);

    /// Sends the pages to a printer that is set up; false, and said in the window, when it does not take them.
    bool printOn(QPrinter& printer);

private:
    [[nodiscard]] QLayout* makeOptions();
    [[nodiscard]] QLayout* makeFoot();
    void refresh();
    void save();
    void print();

    PageView* m_pages;
    ProblemBar* m_problem;
    QLabel* m_title;
    QLabel* m_count;
    SegmentRow* m_paper;
    SegmentRow* m_orientation;
    QCheckBox* m_blank;
    QCheckBox* m_inkSaving;
    QPushButton* m_save;
    QPushButton* m_print;
    std::vector<SheetSubject> m_subjects;
    QDate m_date;
};

}  // namespace hitspread
