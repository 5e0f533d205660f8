#pragma once

#include <QDialog>

#include "models/library.h"
#include "models/librarycolumns.h"

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

/// Sets one value in several records at once, as one step. Shows what stands there now: the value they share, or that there
/// are several.
class EditTogether : public QDialog {
    Q_OBJECT

public:
    EditTogether(Library& library, const std::vector<RecordRef>& records, const ApplicationStyle& style,
                 QWidget* parent = nullptr);
    ~EditTogether() override;

    /// Begins with a column.
    void setColumn(const QString& key);
    void accept() override;

private:
    void load();
    void showColumn();
    void judge(const LoggedValue& value);
    [[nodiscard]] const LibraryColumn& column() const;

    Library& m_library;
    const ApplicationStyle& m_style;
    std::vector<RecordRef> m_records;
    const RecordDeclaration& m_declaration;
    std::vector<LibraryColumn> m_columns;
    std::vector<StoredRecord> m_loaded;
    std::optional<LoggedValue> m_value;
    QComboBox* m_fields;
    QLabel* m_now;
    QVBoxLayout* m_place;
    QWidget* m_editor = nullptr;
    std::unique_ptr<FieldAdapter> m_adapter;
    FieldComplaint* m_complaint;
    QPushButton* m_apply;
};

}  // namespace hitspread
