#pragma once

#include <QDialog>

#include "models/exchange/importdraft.h"

#include <QStringList>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace hitspread {

class ApplicationStyle;
class BusyBar;
class CampaignBackups;
class EmptyState;
class ImportColumnsView;
class ImportRowsView;
class ProblemBar;

/// Takes people and gear of a file or of the clipboard into the library: what was read, what it is taken for, where its columns go, and what would
/// become of each row; then the brass button does it, behind a backup and as one undo step.
class ImportWindow : public QDialog {
    Q_OBJECT

public:
    ImportWindow(CampaignGateway& gateway, CampaignBackups& backups, MeaningMemory& memory,
                 const ApplicationStyle& style, QWidget* parent = nullptr);

    [[nodiscard]] ImportDraft& draft() { return *m_draft; }
    /// Shows the window as it is.
    void open() override;
    /// Reads files, one after the other.
    void openFiles(const QStringList& paths);
    /// Asks for files.
    void chooseFiles();
    void readAgain();
    /// Reads what was copied last: cells of a spreadsheet, or files.
    void paste();
    /// Does what the brass button says.
    void accept() override;

Q_SIGNALS:
    /// What was taken is to be seen in the library.
    void showAsked(const std::string& system, const std::vector<hitspread::RecordRef>& records);
    /// Files were copied instead of cells: whoever knows what they are takes them.
    void filesPasted(const QStringList& paths);

private:
    [[nodiscard]] QLayout* makeHead();
    [[nodiscard]] QLayout* makeFoot();
    void refresh();
    void refreshFoot();
    void begin(const GivenSource& source);
    void readNext();
    void take();
    void tellTaken(const TakenImport& taken);
    /// "Take 12 new, 3 changed"
    [[nodiscard]] QString deedWords() const;
    /// What stands at the foot of a plan.
    [[nodiscard]] QString planWords() const;

    CampaignBackups& m_backups;
    ImportDraft* m_draft;
    ProblemBar* m_problem;
    BusyBar* m_busy;
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    ImportColumnsView* m_columns = nullptr;
    ImportRowsView* m_rows = nullptr;
    QLabel* m_words;
    QPushButton* m_act;
    QPushButton* m_report = nullptr;  ///< of another program's document
    QPushButton* m_again = nullptr;   ///< of a file
    QStringList m_waiting;            ///< files to be read
    TakenImport m_taken;
    bool m_isSaving = false;     ///< a backup is made first
    bool m_goesWithout = false;  ///< none could be made, and it is to be done all the same
};

}  // namespace hitspread
