#include "reports/paper/papersetup.h"
#include "reports/sheetblocks.h"
#include "reports/sheetbody.h"
#include "reports/systems/rollunder/combatblocks.h"
#include "text/labels.h"
#include "text/systems/rollunder/weaponwords.h"

#include <vector>

namespace hitspread::rollunder::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

constexpr qreal kPlacesGap = 2.0;

/// "DR 3 · called −7".
QString cellWords(const SheetFacts& facts, std::size_t location)
{
    const QString dr = facts.isBlank ? QStringLiteral("____")
                                     : facts.figures.value("dr", text::FigureOf::Location, location);
    const std::int32_t modifier =
        rowFor(facts.switches.places, placeOf(static_cast<Location>(location))).cells[placecolumn::kModifier];
    const QString called = modifier == 0 ? text::number(0) : text::signedNumber(modifier);
    return SheetText::tr("DR %1 · %2", "armour, what calling an attack there costs").arg(dr, called);
}

/// Hands and feet by side are one place.
QString placeName(const SheetFacts& facts, Place place)
{
    if (place == Place::Hand)
        return SheetText::tr("Hands");
    if (place == Place::Foot)
        return SheetText::tr("Feet");
    return facts.locationName(static_cast<std::size_t>(cellOf(place, true)));
}

/// "Skull": "DR +2 · ×4": what places do to injury, those alike together.
std::vector<SheetTerm> effectsOf(const SheetFacts& facts)
{
    std::vector<SheetTerm> each;
    for (std::size_t i = 0; i < kPlaces; ++i) {
        const auto place = static_cast<Place>(i);
        const QString words = placeWords(facts.switches, place,
                                         facts.isBlank ? std::nullopt : std::optional(facts.character.hpMax));
        if (!words.isEmpty())
            each.push_back({placeName(facts, place), words});
    }
    return alikeTogether(each);
}

}  // namespace

void layBody(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const std::shared_ptr<const BodyPlan>& plan,
             QPointF origin)
{
    static constexpr BodyLayout kLayout{.body = {81.0, 26.5, 48.0, 117.0},
                                        .left = {56.0, 20.0},
                                        .right = {147.0, 43.0},
                                        .leftHeight = placeHeight(1) + 2.0,
                                        .rightHeight = placeHeight(1) + 1.0};
    QStringList names;
    for (std::size_t i = 0; i < plan->locations().size(); ++i)
        names << facts.locationName(i);
    layBodyWithPlaces(canvas, overflow, plan, kLayout, origin, names, [&facts](std::size_t location, bool /*isRight*/) {
        return std::vector<PlaceLine>{{cellWords(facts, location)}};
    });
}

qreal layPlaces(Canvas& canvas, const SheetFacts& facts, QPointF at)
{
    const std::vector<SheetTerm> effects = effectsOf(facts);
    if (effects.empty())
        return at.y();
    canvas.heading(
        at, paper::kContentWidth, SheetText::tr("Places and injury"),
        SheetText::tr("DR (counted above), factor in place of that of the damage; %1").arg(houseValueWords()));
    const QPointF top(at.x(), at.y() + paper::kHeadingHeight - 0.8);
    return layTerms(canvas, effects, top, paper::kContentWidth) + kPlacesGap;
}

}  // namespace hitspread::rollunder::sheet
