#pragma once

#include <QDockWidget>

#include "services/identity.h"

class QComboBox;
class QListView;

namespace hitspread {

class ApplicationStyle;
class CombatantsModel;
class Fight;

/// The encounter chosen and its combatants. A click makes somebody act; Tab, a right click or Ctrl+click aims at him.
class CombatantsDock : public QDockWidget {
    Q_OBJECT

public:
    CombatantsDock(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refreshChooser();
    void showMenu(QPoint place);
    [[nodiscard]] RecordId idAt(const QModelIndex& index) const;

    Fight& m_fight;
    CombatantsModel* m_model;
    QComboBox* m_chooser;
    QListView* m_list;
};

}  // namespace hitspread
