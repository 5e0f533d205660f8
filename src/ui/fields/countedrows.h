#pragma once

#include <QWidget>

#include "ui/fields/recordbinder.h"

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace hitspread {

/// The lists of a record that share one count (wounds with their location, round and state): a line per element in use, one
/// button to add another, one in each line to take it out. Works through the binder only.
class CountedRows : public QWidget {
    Q_OBJECT

public:
    /// `countField`: the field that says how many elements are in use. Precondition: the binder's record has it.
    CountedRows(RecordBinder& binder, std::string_view countField, QWidget* parent = nullptr);

    [[nodiscard]] int rows() const { return static_cast<int>(m_lines.size()); }

private:
    void refresh();
    /// Lines that choose among locations take their present names.
    void nameAnew();
    void makeTable();
    void addLine();
    void dropLine();
    void add();
    void remove(int row);
    [[nodiscard]] int count() const;
    [[nodiscard]] QWidget* cell(std::uint16_t field, int row);

    RecordBinder& m_binder;
    FieldElement m_count;
    std::vector<std::uint16_t> m_fields;
    std::vector<std::uint16_t> m_shown;  ///< of these
    QPushButton* m_more = nullptr;
    QLabel* m_empty = nullptr;  ///< says so while there is no line
    QWidget* m_table = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<std::vector<QWidget*>> m_lines;
};

}  // namespace hitspread
