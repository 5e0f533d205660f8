#pragma once

#include "rules/core/declare/record.h"
#include "text/naming.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <span>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace hitspread {

class NumberField;

/// A table of the rules as a grid: the results of each row, what stands there, rows split and removed. Every key is judged at once
/// (results that no row holds, or two do, and an end that is not reached are named with what to do); what is edited is put in force
/// as a whole, or goes back to what is in force, to the printed values or to the house values.
class TableEditor : public QWidget {
    Q_OBJECT

public:
    TableEditor(const text::Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                QWidget* parent = nullptr);
    ~TableEditor() override;
    Q_DISABLE_COPY_MOVE(TableEditor)

    /// What is wrong or not in force yet, with the buttons for that: stands below the rows, or wherever it is put to stay in sight.
    [[nodiscard]] QWidget& bar() const { return *m_bar; }
    /// What is in force. What is being edited stays.
    void setSaved(const Table& table);
    /// What is being edited, in place of what is in force.
    void setDraft(const Table& table);
    [[nodiscard]] const Table& draft() const { return m_draft; }
    [[nodiscard]] bool isEdited() const { return m_draft != m_saved; }
    /// The keyboard on the first number.
    void focusFirst();
    /// Something that edits the draft in another way stands above its rows from now on.
    void insertAbove(QWidget* widget);

Q_SIGNALS:
    /// Another draft than before.
    void edited();
    /// To be put in force; it has no fault.
    void chosen(const hitspread::Table& table);

private:
    struct Line {
        NumberField* from = nullptr;
        NumberField* upTo = nullptr;
        std::vector<QWidget*> cells;  ///< a NumberField or a QComboBox
        QToolButton* split = nullptr;
        QToolButton* remove = nullptr;
        QLabel* words = nullptr;  ///< what its results are called; of results that have names
    };

    [[nodiscard]] QString titleOf(std::size_t column) const;
    void makeHeading();
    void makeButtons();
    [[nodiscard]] QPushButton* restoring(const char* name, const QString& words, std::span<const TableRow> rows);
    void addLine();
    [[nodiscard]] QToolButton* rowButton(const QString& sign, const QString& name, const QString& does);
    [[nodiscard]] NumberField* numberIn(std::size_t row, const QString& name, const QString& spoken);
    [[nodiscard]] QWidget* cellIn(std::size_t row, std::size_t column);
    /// Lines as many as rows, with their values.
    void showDraft();
    void choose(QComboBox& box, std::size_t column, std::int32_t value);
    void take(std::size_t row, const std::function<void(TableRow&)>& change);
    void split(std::size_t row);
    void remove(std::size_t row);
    void judge();
    [[nodiscard]] std::vector<QWidget*> widgetsOf(const Line& line) const;
    [[nodiscard]] QWidget* widgetAt(const FieldFault& fault) const;

    text::Naming m_names;
    const RecordDeclaration& m_record;
    const FieldDeclaration& m_field;
    Table m_saved;
    Table m_draft;
    std::vector<Line> m_lines;
    QGridLayout* m_grid;
    QPointer<QWidget> m_bar;
    QLabel* m_message;
    QPushButton* m_save = nullptr;
    QPushButton* m_toSaved = nullptr;
    QPushButton* m_toPrinted = nullptr;
    QPushButton* m_toHouse = nullptr;
};

}  // namespace hitspread
