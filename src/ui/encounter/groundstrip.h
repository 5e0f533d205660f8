#pragma once

#include "models/fight/groundhazards.h"

#include <QWidget>

#include <vector>

class QMenu;
class QScrollArea;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class Fight;

/// The hazards on the ground of the fight in view, a line each with a menu; not there while there are none.
class GroundStrip : public QWidget {
    Q_OBJECT

public:
    GroundStrip(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Somebody is to cross the area this combatant keeps under fire.
    void crossAsked(hitspread::RecordId gunner);
    /// What lies there goes off.
    void goOffAsked(hitspread::RecordId lying);
    /// Where it lies and when it goes off is to be set.
    void changeAsked(hitspread::RecordId lying);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void build();
    void fit();
    void fill(QMenu& menu, const Hazard& hazard);
    void fillArea(QMenu& menu, const Hazard& area);
    void fillGrenade(QMenu& menu, const Hazard& grenade);

    Fight& m_fight;
    const ApplicationStyle& m_style;
    std::vector<Hazard> m_hazards;
    QScrollArea* m_scroll;
    QVBoxLayout* m_rows;
    int m_rowHeight = 0;
};

}  // namespace hitspread
