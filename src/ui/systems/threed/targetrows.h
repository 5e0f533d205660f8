#pragma once

#include <QWidget>

#include "services/identity.h"

#include <vector>

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

/// At whom several bullets go, in the order the fire walks over them, or who is in the area: a button each that brings him into view,
/// one that takes him out, a menu of whom else there is.
class TargetRows : public QWidget {
    Q_OBJECT

public:
    TargetRows(AttackPresenter& presenter, LabelColumn& labels, ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();
    void rebuild();
    void addTarget(std::size_t place);
    void fillMenu();
    void change(const std::vector<RecordId>& others);
    [[nodiscard]] QString nameOf(RecordId combatant) const;

    AttackPresenter& m_presenter;
    ApplicationStyle& m_style;
    QLabel* m_title;
    QVBoxLayout* m_rows;
    QWidget* m_box = nullptr;
    QPushButton* m_add;
    OptionRow* m_bullets;
    std::vector<RecordId> m_shown;
    std::size_t m_inView = 0;
};

}  // namespace hitspread::threed
