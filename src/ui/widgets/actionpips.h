#pragma once

#include "models/turn/phaseshare.h"
#include "reports/theme/theme.h"

#include <QPointF>

class QPainter;

namespace hitspread {

/// Somebody's Actions of one phase as a row of pips around a place: filled squares are to come, rings are held, crosses are spent.
/// More than four are a number beside one.
void paintPips(QPainter& painter, QPointF middle, const PhaseShare& share, const Theme& theme);

/// What paintPhases() takes of the room, px.
[[nodiscard]] int phasesWidth(const std::vector<PhaseShare>& shares, const Theme& theme, bool narrow);

/// Every phase of a round as a cell each, ending at `right`: what is left in it filled, with its number above one; held as a ring; all
/// spent as a cross; none as a dash; the phase that runs is framed. `narrow`: as close as can be. Returns where they begin.
int paintPhases(QPainter& painter, int right, int centre, const std::vector<PhaseShare>& shares, const Theme& theme,
                bool narrow);

}  // namespace hitspread
