#include "reports/paper/bodyfigure.h"
#include "reports/paper/papersetup.h"
#include "reports/sheetblocks.h"
#include "reports/systems/rollunder/combatblocks.h"
#include "text/labels.h"
#include "text/systems/rollunder/weaponwords.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hitspread::rollunder::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr Style kPlaceName{8.0, true};
constexpr Style kPlaceWords{7.0};
constexpr qreal kPlaceNameRow = 4.0;
constexpr qreal kPlaceRow = 3.3;
constexpr qreal kPlaceLeftEdge = 76.0;  ///< of the words left of the body, from the content's left edge
constexpr qreal kPlaceLeftWidth = 20.0;
constexpr qreal kPlaceRightEdge = 147.0;  ///< of those right of it
constexpr qreal kPlaceRightWidth = 43.0;
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
    std::vector<std::pair<QString, QStringList>> alike;
    for (std::size_t i = 0; i < kPlaces; ++i) {
        const auto place = static_cast<Place>(i);
        const QString words = placeWords(facts.switches, place,
                                         facts.isBlank ? std::nullopt : std::optional(facts.character.hpMax));
        if (words.isEmpty())
            continue;
        auto found = std::ranges::find(alike, words, &std::pair<QString, QStringList>::first);
        if (found == alike.end())
            found = alike.insert(alike.end(), {words, {}});
        found->second << placeName(facts, place);
    }
    std::vector<SheetTerm> all;
    all.reserve(alike.size());
    for (const auto& [words, places] : alike)
        all.push_back({places.join(u", "_qs), words});
    return all;
}

}  // namespace

void layBody(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const std::shared_ptr<const BodyPlan>& plan,
             QPointF origin)
{
    paper::FigureFrame frame;
    frame.body = QRectF(origin + QPointF(81.0, 26.5), QSizeF(48.0, 117.0));
    frame.leftEdge = origin.x() + kPlaceLeftEdge + 1.4;
    frame.rightEdge = origin.x() + kPlaceRightEdge - 1.4;
    frame.leftTop = 40.0;
    frame.leftHeight = kPlaceNameRow + kPlaceRow + 2.0;
    frame.rightHeight = kPlaceNameRow + kPlaceRow + 1.0;
    const paper::BodyFigure figure = paper::bodyFigure(plan, frame);
    paper::Body body{figure.geometry, {}};
    body.picture.plan = plan;
    for (std::size_t i = 0; i < plan->locations().size(); ++i)
        body.picture.locationLetters.append(text::initials(facts.locationName(i)));
    canvas.add(std::move(body));
    for (const paper::LocationPlace& place : figure.places) {
        const auto location = static_cast<std::size_t>(place.location);
        const qreal width = place.isRight ? kPlaceRightWidth : kPlaceLeftWidth;
        const qreal x = origin.x() + (place.isRight ? kPlaceRightEdge : kPlaceLeftEdge - kPlaceLeftWidth);
        // Words stand beside the bar their leader ends at.
        const Qt::Alignment side = place.isRight ? Qt::AlignLeft : Qt::AlignRight;
        const QString name = facts.locationName(location);
        canvas.add(paper::Leader{place.leader});
        canvas.fitted(QRectF(x, place.top, width, kPlaceNameRow), name, kPlaceName, overflow, name, side);
        canvas.fitted(QRectF(x, place.top + kPlaceNameRow, width, kPlaceRow), cellWords(facts, location), kPlaceWords,
                      overflow, name, side);
        const qreal bar = place.isRight ? frame.rightEdge : frame.leftEdge;
        canvas.rule({bar, place.top}, {bar, place.top + kPlaceNameRow + kPlaceRow}, 0.5);
    }
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
