#pragma once

#include "reports/combatsheet.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QLabel;
class QPrinter;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class FewLinesLabel;
class PageView;
class ProblemBar;
class SegmentRow;
struct KeySection;

/// What is printed before it is: its pages, paper, blank or filled in, saving ink; then to a printer or into a PDF file. It lays
/// out nothing itself.
class PrintDialog : public QDialog {
    Q_OBJECT

public:
    explicit PrintDialog(const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Shows the sheets of these, printed as of `date`.
    void start(std::vector<SheetSubject> subjects, QDate date);
    /// Shows the house rules of a fight, printed as of `date`.
    void start(Encounter fight, QDate date);
    /// Shows a list of keys.
    void start(std::vector<KeySection> keys);
    [[nodiscard]] const paper::Printout& printout() const;
    /// Writes the PDF; a problem is shown and told as false.
    bool saveTo(const QString& path);

    /// Sends the pages to a printer that is set up; false, and said in the window, when it does not take them.
    bool printOn(QPrinter& printer);

private:
    [[nodiscard]] QLayout* makeOptions();
    [[nodiscard]] QLayout* makeFoot();
    using Make = std::function<paper::Printout(const SheetOptions&)>;
    void open(const QString& title, QDate date, bool canBeBlank, Make make);
    void refresh();
    void save();
    void print();

    PageView* m_pages;
    ProblemBar* m_problem;
    FewLinesLabel* m_title;
    QLabel* m_count;
    SegmentRow* m_paper;
    SegmentRow* m_orientation;
    QCheckBox* m_blank;
    QCheckBox* m_inkSaving;
    QPushButton* m_save;
    QPushButton* m_print;
    Make m_make;
    QDate m_date;
};

}  // namespace hitspread
