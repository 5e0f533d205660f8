#pragma once

#include <QString>

#include "services/encounterservice.h"

namespace hitspread::threed {

/// What is said about a thing in hand when a hand that holds it holds something else as well, with what to do about it; empty:
/// nothing does. No rule forbids it, for instance while a rifle hangs on its sling. Parts of the body are in no hand, nor is
/// what is used up.
[[nodiscard]] QString handsWarning(const CombatantView& who, const CombatantView::Item& item);

}  // namespace hitspread::threed
