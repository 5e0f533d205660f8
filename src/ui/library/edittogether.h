#pragma once

#include <QDialog>

#include "models/library/library.h"
#include "models/library/librarycolumns.h"

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class FieldAdapter;
class FieldComplaint;
class NumberField;
class SegmentRow;

/// Sets one value in several records at once, or changes one number of each by so much, as one step. Shows what stands there now:
/// the value they share, or that there are several; and what each number will be.
class EditTogether : public QDialog {
    Q_OBJECT

public:
    EditTogether(Library& library, const std::vector<RecordRef>& records, const ApplicationStyle& style,
                 QWidget* parent = nullptr);
    ~EditTogether() override;
    Q_DISABLE_COPY_MOVE(EditTogether)

    /// Begins with a column; a name, which no two share, gives way to the next one.
    void setColumn(const QString& key);
    void accept() override;

private:
    void load();
    void showColumn();
    void makeEditor();
    void showHow();
    void judge(const LoggedValue& value);
    void judgeChange(std::optional<std::int32_t> by);
    [[nodiscard]] bool isChange() const;
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;
    [[nodiscard]] const LibraryColumn& column() const;

    Library& m_library;
    const ApplicationStyle& m_style;
    std::vector<RecordRef> m_records;
    const RecordDeclaration& m_declaration;
    std::vector<LibraryColumn> m_columns;
    std::vector<StoredRecord> m_loaded;
    std::optional<LoggedValue> m_value;
    std::optional<std::int32_t> m_change;
    QComboBox* m_fields;
    QLabel* m_now;
    QVBoxLayout* m_place;
    SegmentRow* m_how;     ///< set to, or change by; numbers alone have the choice
    NumberField* m_by;     ///< in place of the editor
    QLabel* m_then;        ///< what comes of it
    QPushButton* m_close;  ///< behind the value for Tab
    QWidget* m_editor = nullptr;
    std::unique_ptr<FieldAdapter> m_adapter;
    FieldComplaint* m_complaint;
    QPushButton* m_apply;
};

}  // namespace hitspread
