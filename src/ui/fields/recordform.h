#pragma once

#include <QWidget>

#include "ui/fields/recordbinder.h"

#include <map>
#include <string_view>
#include <vector>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace hitspread::text {
struct JoinedFields;
}

namespace hitspread {

/// A form for any record: laid out by hand where the system has such a form, else a section per group of the declaration, a
/// widget that suits each field, complaint and edited mark beside it. What the rules fill in by themselves stands behind a
/// button at the end, in sections of the same names; it opens by itself when something is wrong in there.
class RecordForm : public QWidget {
    Q_OBJECT

public:
    RecordForm(const text::Naming& names, const RecordDeclaration& declaration, const ApplicationStyle& style,
               QWidget* parent = nullptr);
    /// The fields of some groups only, joined with a binder that outlives the form. Headings only when there are several.
    RecordForm(RecordBinder& binder, const std::vector<std::string_view>& groups, QWidget* parent = nullptr);

    [[nodiscard]] RecordBinder& binder() { return *m_binder; }
    /// What one of its fields is edited in; nullptr: the form has no such field, or one of another kind.
    template <typename Widget = QWidget>
    [[nodiscard]] Widget* editorOf(std::string_view field) const
    {
        return qobject_cast<Widget*>(widgetOf(field));
    }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    // Two fields side by side: label, widget, mark, room; and again.
    static constexpr int kHalf = 4;
    static constexpr int kColumns = 2 * kHalf;

    [[nodiscard]] QWidget* widgetOf(std::string_view field) const;
    /// Labels have as much room as the form leaves them.
    void fitLabels();
    void takeForm(QWidget& byHand);
    /// Behind fields laid out by hand: why one is not used, else what it may hold.
    void showIdle();
    void build(const std::vector<std::string_view>& groups);
    /// Of these groups the fields that are `kept` by the rules, or those that are not.
    void addSections(const std::vector<std::string_view>& groups, bool kept, QVBoxLayout& column);
    void addSection(std::string_view group, const std::vector<const FieldDeclaration*>& fields, QVBoxLayout& column);
    void addMore(const std::vector<std::string_view>& groups, QVBoxLayout& column);
    void addField(const FieldDeclaration& field, QGridLayout& grid);
    void addCell(const FieldDeclaration& field, QGridLayout& grid);
    void addLine(const FieldDeclaration& field, QGridLayout& grid);
    void addBlock(const FieldDeclaration& field, QGridLayout& grid);
    void addComplaint(const FieldDeclaration& field, QGridLayout& grid, int row, int column, int columns);
    /// One element of an array: its name with the edited mark, and the widget below.
    struct Cell {
        std::size_t element = 0;
        QWidget* head = nullptr;
        QLabel* label = nullptr;
        QWidget* widget = nullptr;
    };

    [[nodiscard]] QWidget* elementsOf(const FieldDeclaration& field);
    /// Puts those that are there into the grid, by their present names.
    void arrange(const FieldDeclaration& field, QGridLayout& grid, const std::vector<Cell>& cells) const;
    [[nodiscard]] QWidget* markOf(const FieldDeclaration& field, std::size_t element);
    [[nodiscard]] QLabel* labelOf(const FieldDeclaration& field, QWidget* buddy);
    /// What the field is written together with, or nullptr.
    [[nodiscard]] const text::JoinedFields* joinedAt(const FieldDeclaration& field) const;
    [[nodiscard]] bool isCount(const FieldDeclaration& field) const;

    RecordBinder* m_binder;
    bool m_hasHeadings = true;
    std::map<FieldElement, QLabel*> m_words;  ///< behind fields laid out by hand
    std::vector<QGridLayout*> m_grids;        ///< of the sections, from above
    int m_half = kHalf;                       ///< column of the grids where their right half begins
    int m_labelLetters = 0;
    int m_row = 0;
    int m_cell = 0;  ///< which half of the row is free
};

}  // namespace hitspread
