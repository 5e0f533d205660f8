#pragma once

#include <QWidget>

#include "services/identity.h"
#include "ui/widgets/badge.h"

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;

}  // namespace hitspread

namespace hitspread::threed {

/// At whom an action goes: a button each that brings him into view, one that takes him out, a menu of whom else there is, those who are
/// out of the fight last.
class TargetList : public QWidget {
    Q_OBJECT

public:
    TargetList(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Most of them the action takes.
    void setMost(std::size_t most);

private:
    /// What is to be seen of somebody.
    struct Shown {
        RecordId id = 0;
        QString name;
        BadgeFace face;
        friend bool operator==(const Shown&, const Shown&) = default;
    };

    void refresh();
    void rebuild();
    void addTarget(std::size_t place);
    void fillMenu();
    void change(const std::vector<RecordId>& others);
    [[nodiscard]] Shown shownOf(RecordId combatant) const;

    AttackPresenter& m_presenter;
    ApplicationStyle& m_style;
    QLabel* m_title;
    QVBoxLayout* m_rows;
    QWidget* m_box = nullptr;
    QPushButton* m_add;
    std::vector<Shown> m_shown;
    std::size_t m_inView = 0;
    std::size_t m_most = 1;
};

}  // namespace hitspread::threed
