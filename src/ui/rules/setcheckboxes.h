#pragma once

#include "rules/core/declare/record.h"

#include <QWidget>

#include <vector>

class QCheckBox;

namespace hitspread {

namespace text {
class Naming;
}

/// The choices of a set, one box each to tick. Locations that are not there have none.
class SetCheckBoxes : public QWidget {
    Q_OBJECT

public:
    SetCheckBoxes(const text::Naming& names, const FieldDeclaration& field, QWidget* parent = nullptr);

    /// What is in force, a bit for each choice.
    void show(std::int32_t value);
    /// The keyboard on the first box.
    void focusFirst();

Q_SIGNALS:
    void chosen(std::int32_t value);

private:
    std::int32_t m_value = 0;
    std::vector<QCheckBox*> m_boxes;  ///< by choice; nullptr: not there
};

}  // namespace hitspread
