#pragma once

#include <QString>

#include "services/encounterservice.h"

#include <vector>

namespace hitspread::threed {

/// What is said about a thing in hand when a hand that holds it holds something else as well, with what to do about it; empty:
/// nothing does. No rule forbids it, for instance while a rifle hangs on its sling. Parts of the body are in no hand, nor is
/// what is used up.
[[nodiscard]] QString handsWarning(const CombatantView& who, const CombatantView::Item& item);

/// What somebody holds while no hand of his is free and none holds the thing that is wanted; empty: it can be taken.
[[nodiscard]] std::vector<const CombatantView::Item*> whatFillsHands(const CombatantView& who, RecordId wanted);

}  // namespace hitspread::threed
