#pragma once

#include <QDialog>

#include "models/library/library.h"
#include "models/library/librarysubject.h"

class QBoxLayout;
class QPushButton;
class QScrollArea;

namespace hitspread {

class ApplicationStyle;
class FactsPanel;
class RecordForm;
class ProblemBar;

/// The whole of one record in a form, beside it what the rules make of it as it is edited. Saving takes over what was edited here
/// and leaves the other fields as they are by then; so does closing, however it is done, for nothing typed is lost. What is out of
/// range, or was stored otherwise meanwhile, keeps the window open until it is mended or dropped in so many words.
class RecordDialog : public QDialog {
    Q_OBJECT

public:
    RecordDialog(Library& library, RecordId id, const AnyRecord& record, const ApplicationStyle& style,
                 QWidget* parent = nullptr);

    [[nodiscard]] RecordForm& form() { return *m_form; }
    /// Stores what is in order and closes, for a window that must close now.
    void closeForGood();
    void accept() override;
    void reject() override;

Q_SIGNALS:
    /// What was edited is stored; the name of the record.
    void stored(const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void refresh();
    void preview();
    void fetchRelated();
    [[nodiscard]] LibrarySubject subject() const;
    /// Stores what was edited, then closes; says what keeps it from that.
    void storeThen(void (RecordDialog::*leave)());
    [[nodiscard]] bool isSound();
    void say(const Problem& refused);
    void acceptStored() { QDialog::accept(); }
    void rejectStored() { QDialog::reject(); }

    Library& m_library;
    RecordRef m_reference;
    AnyRecord m_before;
    RecordForm* m_form;
    FactsPanel* m_facts;
    std::vector<StoredRecord> m_related;
    int m_previewWidth;
    QScrollArea* m_area;
    QScrollArea* m_worked;
    QBoxLayout* m_sides;
    ProblemBar* m_problem;
    QPushButton* m_close;
    QPushButton* m_save;
    bool m_storing = false;  ///< what was edited is on its way
    bool m_refused = false;  ///< the bar says what could not be stored
};

}  // namespace hitspread
