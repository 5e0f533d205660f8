#pragma once

#include "ui/widgets/problembar.h"

#include <QString>

namespace hitspread {
class AttackPresenter;
}

namespace hitspread::threed {

/// Says that whoever throws has no hand free for it, and lets him put away what he holds, at one go. The game master may know better: it
/// hinders nobody.
class FreeHandBar : public ProblemBar {
    Q_OBJECT

public:
    FreeHandBar(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();
    void putAway();

    AttackPresenter& m_presenter;
    QString m_told;  ///< what it said last of this; who has hidden that has read it
    bool m_isDoing = false;
};

}  // namespace hitspread::threed
