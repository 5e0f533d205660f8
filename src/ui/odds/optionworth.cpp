#include "ui/odds/optionworth.h"

#include "models/oddsoutlook.h"
#include "ui/attack/optionrow.h"

#include <algorithm>

namespace hitspread {

namespace {

/// Half of what is shown: less is no difference to anybody.
constexpr double kOptionWorthShown = 0.0005;

/// The best that can be made of the row's field, "3: +10.9"; empty: nothing helps.
QString worthOf(const OddsOutlook& outlook, const OptionRow& row)
{
    const OddsOutlook::HelpRow* best = nullptr;
    const auto alternatives = outlook.alternatives();
    for (const OddsOutlook::HelpRow& one : alternatives) {
        const OddsSetting& setting = one.alternative.front();
        if (row.isOf(setting.part, setting.field) && one.difference >= kOptionWorthShown
            && (!best || one.difference > best->difference))
            best = &one;
    }
    if (!best)
        return {};
    const QString points = OddsOutlook::pointsWords(best->difference);
    return best->value.isEmpty() ? points : OddsOutlook::tr("%1: %2", "value, points").arg(best->value, points);
}

/// Whether another value of the row's field is looked at at all.
bool isLookedAt(const OddsOutlook& outlook, const OptionRow& row)
{
    const auto alternatives = outlook.alternatives();
    return std::ranges::any_of(alternatives, [&row](const OddsOutlook::HelpRow& one) {
        return row.isOf(one.alternative.front().part, one.alternative.front().field);
    });
}

}  // namespace

void showWorth(const OddsOutlook& outlook, QWidget& options)
{
    for (OptionRow* row : options.findChildren<OptionRow*>()) {
        row->setWorthDimmed(!outlook.isCurrent());
        if (!outlook.odds())
            row->keepWorthLine(false);
        else if (isLookedAt(outlook, *row))
            row->keepWorthLine(true);
        if (outlook.isCurrent() || !outlook.odds())
            row->setWorth(outlook.odds() ? worthOf(outlook, *row) : QString());
    }
}

}  // namespace hitspread
