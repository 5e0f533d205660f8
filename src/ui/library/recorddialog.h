#pragma once

#include <QDialog>

#include "models/library.h"
#include "models/libraryfacts.h"

class QPushButton;

namespace hitspread {

class ApplicationStyle;
class FactsPanel;
class RecordForm;
class ProblemBar;

/// The whole of one record in a form, beside it what the rules make of it as it is edited. Saving takes over what was edited here and leaves the other fields as they are by
/// then; closing without saving changes nothing.
class RecordDialog : public QDialog {
    Q_OBJECT

public:
    RecordDialog(Library& library, RecordId id, const AnyRecord& record, const ApplicationStyle& style,
                 QWidget* parent = nullptr);

    [[nodiscard]] RecordForm& form() { return *m_form; }
    void accept() override;

private:
    void refresh();
    void preview();
    void fetchRelated();
    [[nodiscard]] LibrarySubject subject() const;

    Library& m_library;
    RecordRef m_reference;
    AnyRecord m_before;
    RecordForm* m_form;
    FactsPanel* m_facts;
    std::vector<StoredRecord> m_related;
    ProblemBar* m_problem;
    QPushButton* m_save;
};

}  // namespace hitspread
