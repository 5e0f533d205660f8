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

}  // namespace hitspread

namespace hitspread::threed {

/// At whom an action goes, or who is near it: a button each that brings him into view, one that takes him out, a menu of whom else
/// there is.
class TargetList : public QWidget {
    Q_OBJECT

public:
    TargetList(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Whoever acts can be one of them, too.
    void setActorToo(bool on) { m_actorToo = on; }
    /// Most of them the action takes.
    void setMost(std::size_t most);

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
    std::vector<RecordId> m_shown;
    std::size_t m_inView = 0;
    std::size_t m_most = 1;
    bool m_actorToo = false;
};

}  // namespace hitspread::threed
