#pragma once

#include <QFrame>

#include "models/library/librarycolumns.h"
#include "models/library/librarysearch.h"
#include "text/naming.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace hitspread {

class ApplicationStyle;

/// Asks for a condition: which value, how it is compared, with what. It writes what could also be typed.
class FilterPopup : public QFrame {
    Q_OBJECT

public:
    FilterPopup(const text::Naming& names, const RecordDeclaration& record, const ApplicationStyle& style,
                QWidget* parent);

Q_SIGNALS:
    void chosen(const QString& token);

private:
    void showField();
    void refresh();
    void finish();
    [[nodiscard]] QString token() const;

    text::Naming m_names;
    const RecordDeclaration& m_record;
    std::vector<LibraryColumn> m_columns;
    QComboBox* m_fields;
    QComboBox* m_comparisons;
    QComboBox* m_choices;
    QLineEdit* m_value;
    QPushButton* m_add;
};

}  // namespace hitspread
