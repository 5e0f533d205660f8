#pragma once

#include "models/play/attackpresenter.h"
#include "services/action/actionrecord.h"

#include <vector>

namespace hitspread {

// What befalls as many as the game master marks, and nobody does: a fire, a fall, gas.

/// Whether an action is of that kind.
[[nodiscard]] bool befallsSeveral(const ActionDeclaration& action);
/// How many it can befall at once. Precondition: befallsSeveral().
[[nodiscard]] std::size_t mostBefallen(const ActionDeclaration& action);
/// It is for these, in their order. Precondition: there is one.
void setMarked(ActionOrder& order, const std::vector<RecordId>& marked);
/// Those an order is for, in their order.
[[nodiscard]] std::vector<RecordId> markedIn(const ActionOrder& order);
/// Numbers the game master changed of what is declared once for everybody: they stay when others are marked. Empty: nothing is ready.
[[nodiscard]] std::vector<AttackPresenter::Setting> saidForAll(const AttackPresenter& presenter);

}  // namespace hitspread
