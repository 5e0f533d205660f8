#pragma once

#include <QWidget>

#include "ui/fields/recordbinder.h"

class QGridLayout;
class QVBoxLayout;

namespace hitspread {

/// A form for any record: a section per group of the declaration, a widget that suits each field, complaint and edited mark
/// beside it. For records without a form laid out by hand.
class RecordForm : public QWidget {
    Q_OBJECT

public:
    RecordForm(const System& system, const RecordDeclaration& declaration, const ApplicationStyle& style,
               QWidget* parent = nullptr);

    [[nodiscard]] RecordBinder& binder() { return *m_binder; }

private:
    void addSection(std::string_view group, QVBoxLayout& column);
    void addField(const FieldDeclaration& field, QGridLayout& grid);
    void addCell(const FieldDeclaration& field, QGridLayout& grid);
    void addLine(const FieldDeclaration& field, QGridLayout& grid);
    void addBlock(const FieldDeclaration& field, QGridLayout& grid);
    void addComplaint(const FieldDeclaration& field, QGridLayout& grid, int row);
    [[nodiscard]] QWidget* elementsOf(const FieldDeclaration& field);
    [[nodiscard]] QWidget* markOf(const FieldDeclaration& field, std::size_t element);
    [[nodiscard]] QWidget* labelOf(const FieldDeclaration& field, QWidget* buddy);
    [[nodiscard]] bool isCount(const FieldDeclaration& field) const;

    RecordBinder* m_binder;
    int m_row = 0;
    int m_cell = 0;  ///< which half of the row is free
};

}  // namespace hitspread
