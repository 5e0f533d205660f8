#pragma once

#include <QTableWidget>

#include "models/turn/phaseorder.h"

namespace hitspread {

class ApplicationStyle;

/// The order a phase begins in, one low row for each: badge, name, dice, total, and where he stood before.
class InitiativeTable : public QTableWidget {
    Q_OBJECT

public:
    explicit InitiativeTable(const ApplicationStyle& style, QWidget* parent = nullptr);

    void setPlaces(const FightSnapshot& fight, const std::vector<PhasePlace>& places);

private:
    const ApplicationStyle& m_style;
};

}  // namespace hitspread
