#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace hitspread {
class ApplicationStyle;
class AttackPresenter;
class OptionRow;
}  // namespace hitspread

namespace hitspread::threed {

class BandScale;

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
    void refresh();
    void changeOrder();

    AttackPresenter& m_presenter;
    QVBoxLayout* m_column;
    QComboBox* m_shooter = nullptr;
    QComboBox* m_weapon = nullptr;
    QLabel* m_load = nullptr;
    OptionRow* m_mode = nullptr;
    OptionRow* m_distance = nullptr;
    BandScale* m_scale = nullptr;
    QWidget* m_more = nullptr;
    QPushButton* m_reset = nullptr;
};

}  // namespace hitspread::threed
