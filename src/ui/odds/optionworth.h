#pragma once

class QWidget;

namespace hitspread {

class OddsOutlook;

/// Says at the rows of options below `options` what each would be worth decided otherwise, in points of the goal: what helps alone.
/// Where the outlook has nothing current, what stands there is dimmed; without odds it goes.
void showWorth(const OddsOutlook& outlook, QWidget& options);

}  // namespace hitspread
