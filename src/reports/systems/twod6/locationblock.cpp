#include "reports/paper/typeset.h"
#include "reports/sheetbody.h"
#include "reports/systems/twod6/combatblocks.h"
#include "text/labels.h"
#include "text/systems/twod6/turnwords.h"
#include "text/systems/twod6/weaponwords.h"

namespace hitspread::twod6::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::PencilMark;
using paper::Style;

constexpr Style kPlaceLegend{6.5, false, Token::Muted};
constexpr BodyLayout kPlacesLayout{.body = {83.0, 26.5, 46.0, 94.0},
                                   .left = {54.0, 24.0},
                                   .right = {148.0, 42.0},
                                   .leftTop = 46.0,
                                   .leftHeight = placeHeight(5) + 2.0,
                                   .rightHeight = placeHeight(5) + 1.0};
constexpr qreal kLegendTop = 26.5;

/// "11–14, 32": the two dice that strike it (TD-81, TD-D20).
QString diceAt(const Table& places, Location location)
{
    QStringList all;
    for (std::size_t i = 0; i < places.rows.size(); ++i) {
        const auto isHere = [&](std::size_t row) {
            return row < places.rows.size() && places.rows[row].cells[0] == static_cast<std::int32_t>(location);
        };
        if (!isHere(i))
            continue;
        const std::int32_t first = places.rows[i].from;
        while (isHere(i + 1))
            ++i;
        const std::int32_t last = places.rows[i].upTo;
        const auto dice = [](std::int32_t cell) {
            const std::string_view id = kPlaceCellIds[static_cast<std::size_t>(cell - 1)];
            return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
        };
        all << (first == last ? dice(first) : u"%1–%2"_qs.arg(dice(first), dice(last)));
    }
    return all.join(u", "_qs);
}

/// What stops damage of a kind there: "½"; of nothing a dash (TD-88, TD-89, TD-D24).
QString stopsWords(const SheetFacts& facts, Location location, DamageType type)
{
    const auto piece = armourAt(facts.worn, facts.wornState, location, type);
    return piece ? fractionWords(facts.worn[*piece]) : QStringLiteral("–");
}

QString armourWords(const SheetFacts& facts, Location location, bool isWide)
{
    if (facts.isBlank)
        return SheetText::tr("armour ____");
    const QString lethal = stopsWords(facts, location, DamageType::Lethal);
    const QString bruise = stopsWords(facts, location, DamageType::Bruise);
    if (lethal == bruise)
        return SheetText::tr("armour %1", "a fraction").arg(lethal);
    return isWide ? SheetText::tr("armour: Lethal %1, Bruise %2").arg(lethal, bruise)
                  : SheetText::tr("L %1, B %2", "armour against Lethal, Bruise").arg(lethal, bruise);
}

/// A box for a wound there with the points of one hit that propose it; nothing: none is possible (TD-105, TD-D36).
void addWound(std::vector<PlaceLine>& lines, const SheetFacts& facts, Location location, Wound wound)
{
    const std::int32_t times = proposalOf(facts.switches, location, wound);
    if (times == 0)
        return;
    const QString points = facts.isBlank ? SheetText::tr("%1 BLD", "so many times").arg(times)
                                         : text::number(times * facts.character.bld);
    const QString words = wound == Wound::Disabled
        ? SheetText::tr("disabled: %1+", "points of a hit").arg(points)
        : SheetText::tr("incap.: %1+", "incapacitated, points of a hit").arg(points);
    const bool isSo = !facts.isBlank && woundAt(facts.condition, location) == wound;
    lines.push_back({words, false, isSo ? PencilMark::Cross : PencilMark::None});
}

std::vector<PlaceLine> placeLines(const SheetFacts& facts, std::size_t place, bool isWide)
{
    const auto location = static_cast<Location>(place);
    const QString dice = diceAt(facts.switches.places, location);
    const QString rolled = dice.isEmpty() ? SheetText::tr("not rolled") : dice;
    std::vector<PlaceLine> lines{
        {rolled}, {isWide ? aimedCostWords(location, facts.switches) : shortAimedCostWords(location, facts.switches)}};
    lines.push_back({armourWords(facts, location, isWide), true});
    for (const Wound wound : {Wound::Incapacitated, Wound::Disabled})
        addWound(lines, facts, location, wound);
    return lines;
}

}  // namespace

void layBody(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const std::shared_ptr<const BodyPlan>& plan,
             QPointF origin)
{
    const QString legend = SheetText::tr(
        "Two dice after a hit, the first is the row; doubles are critical, damage ×2. Aimed: shot/blow. A box for a "
        "wound: one hit of so many points.");
    const QRectF room(origin.x() + kPlacesLayout.left.x, kLegendTop, kPlacesLayout.left.width,
                      kPlacesLayout.leftTop - kLegendTop);
    static_cast<void>(canvas.lines(room, paper::wrapped(legend, kPlaceLegend, room.width()), kPlaceLegend));
    QStringList names;
    for (std::size_t i = 0; i < plan->locations().size(); ++i)
        names << facts.locationName(i);
    layBodyWithPlaces(canvas, overflow, plan, kPlacesLayout, origin, names,
                      [&facts](std::size_t location, bool isRight) { return placeLines(facts, location, isRight); });
}

}  // namespace hitspread::twod6::sheet
