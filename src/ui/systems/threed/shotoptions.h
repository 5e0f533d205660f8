#pragma once

#include <QWidget>

#include "services/encounterservice.h"

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace hitspread {
class ApplicationStyle;
class AttackPresenter;
class LabelColumn;
class OptionRow;
}  // namespace hitspread

namespace hitspread::threed {

class BandScale;
struct Shot;

/// The options of one shot, laid out by hand: who with what, distance, aim and stance, target and circumstances.
class ShotOptionsPanel : public QWidget {
    Q_OBJECT

public:
    ShotOptionsPanel(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void addSection(const QString& title);
    OptionRow* addRow(const char* part, const char* field, const QString& label);
    void addWho();
    void addRange(ApplicationStyle& style);
    void addAim();
    void addTarget();
    void fillWho();
    void fillLoads(const CombatantView::Item& weapon);
    void changeLoad();
    void refuseAims(const Shot& shot);
    void refresh();
    void changeOrder();

    AttackPresenter& m_presenter;
    LabelColumn* m_labels;
    QVBoxLayout* m_column;
    QComboBox* m_shooter = nullptr;
    QComboBox* m_weapon = nullptr;
    QComboBox* m_load = nullptr;
    std::vector<StoredRecord> m_loads;  ///< what the weapon takes
    OptionRow* m_mode = nullptr;
    OptionRow* m_distance = nullptr;
    OptionRow* m_aims = nullptr;
    QLabel* m_aimWords = nullptr;
    BandScale* m_scale = nullptr;
    QWidget* m_more = nullptr;
    QPushButton* m_reset = nullptr;
};

}  // namespace hitspread::threed
