#pragma once

#include <QWidget>

#include "ui/attack/options/optionrow.h"

class QComboBox;

namespace hitspread {

/// An option that says by a number which of several things is meant (a wound of the patient): they are listed in words, and while there
/// are none the row is not there. What is listed comes of the action as it is declared, see AttackPanels::listedFor.
class ListedRow : public QWidget {
    Q_OBJECT

public:
    ListedRow(const OptionRows& rows, const FieldName& field, const QString& label, QWidget* parent = nullptr);

private:
    void refresh();
    void choose(int row);

    AttackPresenter& m_presenter;
    FieldName m_field;
    QComboBox* m_list;
};

}  // namespace hitspread
