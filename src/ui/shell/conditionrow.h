#pragma once

#include "models/fight.h"

#include <QToolButton>

class QMenu;

namespace hitspread {

class Theme;

/// A condition in force on somebody's card: what it is and how long it goes on; its menu lets it go on for longer or shorter, and
/// lifts it.
class ConditionRow : public QToolButton {
    Q_OBJECT

public:
    ConditionRow(Fight& fight, const CombatantView::Item& condition, const Theme& theme, QWidget* parent);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fill(QMenu& menu, RecordId possession, const Lasting& lasting);

    Fight& m_fight;
    QString m_name;
    QString m_left;
};

}  // namespace hitspread
