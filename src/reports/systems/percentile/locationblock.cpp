#include "reports/sheetbody.h"
#include "reports/systems/percentile/combatblocks.h"
#include "text/labels.h"

namespace hitspread::percentile::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

/// What stands below the name of a location, in force or to be filled in.
std::vector<PlaceLine> placeLines(const SheetFacts& facts, std::size_t location, bool isWide)
{
    const QString spans = facts.spans(location);
    const QString rolled = spans.isEmpty() ? SheetText::tr("not rolled") : spans;
    const QString called =
        SheetText::tr("called %1").arg(text::number(calledShotCost(facts.switches, static_cast<Location>(location))));
    const QString critical = isCritical(facts.switches, static_cast<Location>(location)) ? SheetText::tr("critical")
                                                                                         : QString();
    const QString armour = facts.isBlank ? SheetText::tr("armour ____")
                                         : SheetText::tr("armour %1").arg(facts.armour(location));
    std::vector<PlaceLine> lines;
    if (isWide) {
        QStringList more{called, critical};
        more.removeAll(QString());
        lines = {{SheetText::tr("d100 %1 · damage %2").arg(rolled, facts.modifier(location))},
                 {more.join(u" · "_qs)},
                 {armour, true}};
    } else {
        lines = {{u"%1 · %2"_qs.arg(rolled, facts.modifier(location))}, {called}};
        if (!critical.isEmpty())
            lines.push_back({critical});
        lines.push_back({armour, true});
    }
    return lines;
}

}  // namespace

void layBody(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const std::shared_ptr<const BodyPlan>& plan,
             QPointF origin)
{
    static constexpr BodyLayout kLayout{.body = {79.0, 26.5, 52.0, 131.0},
                                        .left = {56.0, 20.0},
                                        .right = {147.0, 43.0},
                                        .leftHeight = 23.0,
                                        .rightHeight = 16.0};
    QStringList names;
    for (std::size_t i = 0; i < plan->locations().size(); ++i)
        names << facts.locationName(i);
    layBodyWithPlaces(canvas, overflow, plan, kLayout, origin, names,
                      [&facts](std::size_t location, bool isRight) { return placeLines(facts, location, isRight); });
}

}  // namespace hitspread::percentile::sheet
