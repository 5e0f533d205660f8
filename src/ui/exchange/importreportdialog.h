#pragma once

#include <QDialog>

class QTreeWidget;

namespace hitspread {

struct DraftedImport;

/// What of another program's document was taken, and into which field; what of it has no place here, and why.
class ImportReportDialog : public QDialog {
    Q_OBJECT

public:
    /// Precondition: `drafted` has a report.
    explicit ImportReportDialog(const DraftedImport& drafted, QWidget* parent = nullptr);

private:
    void addTaken(const DraftedImport& drafted);
    void addLeft(const DraftedImport& drafted);

    QTreeWidget* m_list;
};

}  // namespace hitspread
