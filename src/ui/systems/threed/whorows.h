#pragma once

#include <QWidget>

#include "services/fight/encounterservice.h"

#include <vector>

class QComboBox;
class QHBoxLayout;

namespace hitspread {
class AttackPresenter;
class LabelColumn;
}  // namespace hitspread

namespace hitspread::threed {

/// Who fires with what: shooter, weapon, what is loaded, and the gun in the other hand where there are two.
class WhoRows : public QWidget {
    Q_OBJECT

public:
    WhoRows(AttackPresenter& presenter, LabelColumn& labels, QWidget* parent = nullptr);

    /// Another gun of the shooter's than the one in hand; 0: he has none.
    [[nodiscard]] RecordId secondGun() const;

private:
    QComboBox* addCombo(const QString& label, const QString& name);
    void fill();
    void fillOther(const CombatantView& who);
    void fillLoads(const CombatantView::Item& weapon);
    void changeLoad();
    void changeOrder();
    void changeOther();
    void refresh();

    AttackPresenter& m_presenter;
    LabelColumn& m_labels;
    QComboBox* m_shooter;
    QComboBox* m_weapon;
    QComboBox* m_load;
    QComboBox* m_other;
    std::vector<StoredRecord> m_loads;  ///< what the weapon takes
};

}  // namespace hitspread::threed
