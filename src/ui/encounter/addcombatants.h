#pragma once

#include <QDialog>

#include "services/fight/encounterservice.h"

#include <vector>

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class Fight;
class NewcomerPicker;

/// Brings people into the fight in view: asks who, says how they will be called and adds them through the fight; it keeps no state of
/// one.
class AddCombatants : public QDialog {
    Q_OBJECT

public:
    AddCombatants(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Shows itself empty; the side stays what it was.
    void start();
    void accept() override;

private:
    [[nodiscard]] QLayout* makeFoot();
    void refresh();
    void askParty();
    void addParty();

    Fight& m_fight;
    NewcomerPicker* m_picker;
    QLabel* m_names;
    QPushButton* m_add;
    QPushButton* m_party;
    std::vector<Newcomers> m_members;  ///< of the party who are not in the fight
};

}  // namespace hitspread
