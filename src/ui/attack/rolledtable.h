#pragma once

#include "rules/core/record.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace hitspread {

class ElidedLabel;
class System;

/// A table of the rules row by row, with those lit that were rolled. It decides nothing and takes no input.
class RolledTable : public QWidget {
    Q_OBJECT

public:
    RolledTable(const System& system, const RecordDeclaration& record, const FieldDeclaration& field,
                QWidget* parent = nullptr);

    /// The table as it stands, and what has been rolled on it. Precondition: it has no fault.
    void setRows(const Table& table, const std::vector<std::int32_t>& rolled);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QLabel* rowAt(std::size_t row);
    void fitRows();

    const System& m_system;
    const FieldDeclaration& m_field;
    QString m_name;
    ElidedLabel* m_title;
    std::vector<QLabel*> m_rows;
};

}  // namespace hitspread
