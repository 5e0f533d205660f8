#pragma once

#include "rules/core/time/lasting.h"
#include "services/ports/librarystore.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class Fight;
class NumberField;

/// Puts a condition on one or several at once: of the library or typed on the spot, for how long, and whose phases count.
class ConditionDialog : public QDialog {
    Q_OBJECT

public:
    ConditionDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);
    ~ConditionDialog() override;
    Q_DISABLE_COPY_MOVE(ConditionDialog)

    /// Comes to the front with these marked.
    void start(const std::vector<RecordId>& combatants);

protected:
    void accept() override;

private:
    void fillConditions(const std::vector<LibraryRow>& rows);
    void fillUnits();
    [[nodiscard]] bool hasPhases() const;
    void fillPeople(const std::vector<RecordId>& marked);
    void takeUsual();
    void refresh();
    [[nodiscard]] std::vector<RecordId> marked() const;
    /// The one of the library that is named; 0: none is called so.
    [[nodiscard]] RecordId chosen() const;
    [[nodiscard]] bool isPartOfKnown(const QString& name) const;
    [[nodiscard]] Lasting lasting() const;
    [[nodiscard]] QString endWords() const;

    Fight& m_fight;
    QComboBox* m_condition;
    NumberField* m_left;
    QComboBox* m_unit;
    QComboBox* m_moment;
    QComboBox* m_anchor;
    QListWidget* m_people;
    QLabel* m_words;
    QPushButton* m_put;
    QString m_newName;  ///< it was asked whether a new one is meant by this
};

}  // namespace hitspread
