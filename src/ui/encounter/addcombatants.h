#pragma once

#include <QDialog>

#include "services/encounterservice.h"

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace hitspread {

class ApplicationStyle;
class Fight;
class NumberField;
class SegmentRow;

/// Asks who comes into the fight: a character of the library found as one types, how many ("3x" before the name says so,
/// too), on whose side. It says how they will be called and adds them through the fight; it keeps no state of one.
class AddCombatants : public QDialog {
    Q_OBJECT

public:
    AddCombatants(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Shows itself empty; the side stays what it was.
    void start();
    void accept() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QLayout* makeSearch(const ApplicationStyle& style);
    [[nodiscard]] QLayout* makeFoot();
    void takeCount(const QString& text);
    void find();
    void fill(const std::vector<LibraryRow>& rows);
    void refresh();
    [[nodiscard]] std::optional<Newcomers> newcomers() const;

    Fight& m_fight;
    QLineEdit* m_search;
    NumberField* m_count;
    QTreeWidget* m_found;
    QLabel* m_nothing;
    SegmentRow* m_side;
    QLabel* m_names;
    QPushButton* m_add;
    int m_asked = 0;
};

}  // namespace hitspread
